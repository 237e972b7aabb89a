internal import CColorKernels
public import ColorCore

/// Many colors, each shifted in the same few ways, with what it can be read on: the plain part of a derivation, without
/// floors, sides and search.
///
///     let tones = BulkShift([.init(lightness: -0.06), .init(lightness: 0.25, chroma: 0.35)], on: [(.white, .text)])
///     let colors = tones.shifted(palette)  // two a color, side by side
///
/// A shifted color has the hue of its base, the lightness that is wished for, and as much of the chroma as sRGB has room
/// for there: what the engine tries for a state, to the byte.
public struct BulkShift: Sendable {
  /// A way of shifting a color.
  public struct Shift: Hashable, Sendable {
    /// What is added to its OKLab lightness, −1 to 1. Beyond the scale it is black or white.
    public var lightness: Double
    /// What its chroma is multiplied with, 0 or more.
    public var chroma: Double

    /// A shift of lightness, with a share of the chroma that is kept.
    public init(lightness: Double, chroma: Double = 1) {
      (self.lightness, self.chroma) = (lightness, chroma)
    }
  }

  /// A shifted color.
  public struct Shifted: Hashable, Sendable {
    /// Its bytes.
    public let color: SRGB8
    private let holds: UInt8

    /// Whether it has the contrast that was asked for on a surface, by its place.
    public func holds(on surface: Int) -> Bool { holds &>> UInt8(truncatingIfNeeded: surface) & 1 != 0 }

    init(_ color: SRGB8, holds: UInt8) { (self.color, self.holds) = (color, holds) }
  }

  /// The shifts, eight at most.
  public let shifts: [Shift]
  private let kernel: cck_shifts

  /// Shifts, with the surfaces that the colors are read on and the contrast that is asked for on each.
  ///
  /// - Parameters:
  ///   - shifts: One to eight of them.
  ///   - surfaces: Up to eight of them.
  public init(_ shifts: [Shift], on surfaces: [(color: SRGB8, minimum: Contrast)] = []) {
    precondition((1...Int(cck_most_shifts)).contains(shifts.count), "there are one to eight shifts")
    precondition(surfaces.count <= Int(cck_most_grounds), "there are eight surfaces at most")
    self.shifts = shifts
    var kernel = cck_shifts()
    kernel.from_cones = OutputSpace.srgb8.conesToLinear
    kernel.count = Int32(shifts.count)
    kernel.ground_count = Int32(surfaces.count)
    fill(&kernel.shifts, shifts.map { cck_shift(lightness: $0.lightness, chroma: $0.chroma) })
    fill(&kernel.grounds, surfaces.map { Sample($0.color).ground })
    fill(&kernel.minimums, surfaces.map { $0.minimum.ratio })
    self.kernel = kernel
  }

  /// The shifted colors, those of one base side by side.
  public func shifted(_ bases: [SRGB8]) -> [Shifted] {
    var shifted = [Shifted](repeating: Shifted(.black, holds: 0), count: bases.count * shifts.count)
    var span = shifted.mutableSpan
    shift(bases.span, on: ColorBatch.path, into: &span)
    return shifted
  }

  /// The shifted colors into memory of the caller's; nothing is allocated.
  ///
  /// - Parameters:
  ///   - bases: The colors.
  ///   - shifted: As many places for each color as there are shifts.
  /// - Throws: `ColorBatchError.count` if there aren't that many; nothing is written then.
  public func shift(
    _ bases: Span<SRGB8>, into shifted: inout MutableSpan<Shifted>
  ) throws(ColorBatchError) {
    guard bases.count * shifts.count == shifted.count else {
      throw .count(shifted.count, expected: bases.count * shifts.count)
    }
    shift(bases, on: ColorBatch.path, into: &shifted)
  }

  /// One color shifted by the engine's own path: what the kernel is compared with.
  package static func single(_ base: SRGB8, _ shift: Shift) -> SRGB8 {
    let path = HuePath(through: Sample(base), in: .srgb8)
    return path.color(at: path.base.x + shift.lightness, chroma: shift.chroma).color
  }

  /// The light from which on a channel takes the next code, as the engine has it.
  package static var lightThresholds: [Double] { OutputSpace.srgb8.thresholds }

  /// `shift(_:into:)` on a path that the processor must have.
  package func shift(_ bases: Span<SRGB8>, on path: ColorBatch.Path, into shifted: inout MutableSpan<Shifted>)
  {
    var kernel = kernel
    let many = shifts.count, block = 4096 / many
    unsafe withUnsafeTemporaryAllocation(of: cck_shifted.self, capacity: block * many) { found in
      for start in stride(from: 0, to: bases.count, by: block) {
        let part = bases.extracting(start..<min(start + block, bases.count))
        unsafe part.withUnsafeBytes { bytes in
          let red = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
          guard let red = unsafe red else { return }
          unsafe cck_shift_colors(
            cck_path(rawValue: path.number), &kernel, part.count, red, red + 1, red + 2,
            MemoryLayout<SRGB8>.stride, found.baseAddress)
        }
        for i in 0..<part.count * many {
          let (code, holds) = unsafe (found[i].code, found[i].holds)
          shifted[start * many + i] = Shifted(SRGB8(code), holds: holds)
        }
      }
    }
  }
}
