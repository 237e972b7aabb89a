/// Something to measure: one pass over a set of items.
public struct Workload {
  /// The paths of what isn't ours, by which ours is measured.
  public static let yardstickPaths: Set = ["lcms2", "plain", "memcpy"]

  /// What is done: `sRGB8 to OKLab`.
  public var name: String
  /// With what: `avx2`, `lcms2`; nothing where there is one way only.
  public var path: String?
  /// What one item is: a color, a base.
  public var unit: String
  /// The items of a pass.
  public var count: Int
  /// Does one pass.
  public var pass: () -> Void
  /// A number made from the results of the last pass. The same in every round, or the workload is broken.
  public var checksum: () -> UInt64

  /// A workload of `count` items.
  ///
  /// - Parameters:
  ///   - name: What is done.
  ///   - path: With what; nothing where there is one way only.
  ///   - unit: What one item is.
  ///   - count: The items of a pass, one at least.
  ///   - pass: Does one pass.
  ///   - checksum: A number made from the results of the last pass.
  public init(
    _ name: String, path: String? = nil, unit: String = "color", count: Int, pass: @escaping () -> Void,
    checksum: @escaping () -> UInt64
  ) {
    precondition(count > 0, "a pass has at least one item")
    self.name = name
    self.path = path
    self.unit = unit
    self.count = count
    self.pass = pass
    self.checksum = checksum
  }

  /// The name with its path: `sRGB8 to OKLab/avx2`.
  public var key: String { path.map { "\(name)/\($0)" } ?? name }

  /// Whether it is what others wrote, or the plain way to do it.
  public var isYardstick: Bool { path.map(Workload.yardstickPaths.contains) ?? false }

  /// The same with the work of each pass done twice: what a gate must notice.
  public func slowed() -> Workload {
    var slow = self
    slow.pass = { [pass] in
      pass()
      pass()
    }
    return slow
  }
}
