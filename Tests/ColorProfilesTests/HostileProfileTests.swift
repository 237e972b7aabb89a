import ColorProfiles
import Foundation
import Testing

/// What became of a set of hostile profiles.
private struct HostileCount {
  var isThorough = false
  var files = 0
  var accepted = 0
  var transforms = 0
  var mustRefuse = 0
  var mustRefuseAccepted: [String] = []
  var goodRefused: [String] = []
  var failed: [String] = []
  var wild: [String] = []
  var slowest = Duration.zero
  var reasons: [String: Int] = [:]

  mutating func run(_ profiles: HostileProfiles) throws {
    let clock = ContinuousClock()
    for one in profiles.cases {
      files += 1
      let label = "\(one.file) (\(one.note))"
      let mustRefuse = one.expect == "reject" || one.expect == "unsupported"
      self.mustRefuse += mustRefuse ? 1 : 0
      let bytes = try profiles.bytes(of: one)
      let start = clock.now
      switch Result(catching: { () throws(ProfileError) in try Profile(bytes: bytes, name: one.file) }) {
      case .success(let profile):
        accepted += 1
        if mustRefuse { mustRefuseAccepted.append(label) }
        exercise(profile, label)
      case .failure(let error):
        if one.expect == "accept" { goodRefused.append("\(label): \(error)") }
        reasons[String("\(error.reason)".prefix { $0 != "(" }), default: 0] += 1
      }
      slowest = max(slowest, clock.now - start)
    }
  }

  private mutating func exercise(_ profile: Profile, _ label: String) {
    var exercise = Exercise(isThorough: isThorough)
    do { try exercise.run(profile) } catch { failed.append("\(label): \(error)") }
    transforms += exercise.transforms
    wild += exercise.wild.map { "\(label): \($0)" }
  }

  /// A row of the table in the documentation.
  func row(_ name: String) -> String {
    let milliseconds =
      Double(slowest.components.attoseconds) / 1e15 + Double(slowest.components.seconds) * 1e3
    return
      "| \(name) | \(files) | \(accepted) | \(transforms) | \(mustRefuseAccepted.count) of \(mustRefuse) "
      + "| \(wild.count) | \(failed.count) | \(goodRefused.count) | \(Int(milliseconds)) ms |"
  }

  static let head = """
    | set | files | accepted | transforms | must-refuse accepted | not finite | failed later | good refused | slowest |
    | --- | --- | --- | --- | --- | --- | --- | --- | --- |
    """

  func expectNothingBad() {
    #expect(mustRefuseAccepted.isEmpty)
    #expect(goodRefused.isEmpty)
    #expect(failed.isEmpty)
    #expect(wild.isEmpty)
    // Well below the limit of time, also where the machine is busy and a sanitizer on.
    #expect(slowest < .seconds(30))
  }
}

@Suite("Hostile profiles") struct HostileProfileTests {
  /// Skipped on a machine without Python, which makes them.
  @Test(.enabled(if: HostileProfiles.canBeMade, "needs python3"))
  func `of 340, no bad one gets through, no good one is kept out, and every color is finite`() throws {
    let profiles = try HostileProfiles.make(["--no-system", "--seed", "A1", "--count", "340"])
    defer { profiles.remove() }
    try #require(profiles.cases.count == 340)
    var count = HostileCount()
    try count.run(profiles)
    count.expectNothingBad()
    // A gate that refuses everything, or a set without bad profiles, would prove nothing.
    #expect(count.accepted > 20 && count.mustRefuse > 60 && count.transforms > 500)
  }

  /// Run by `make hostile`, which makes the folders and prints the table.
  @Test(.enabled(if: !HostileProfiles.prepared.isEmpty, "run by 'make hostile'"))
  func `of the sets that were made before, neither`() throws {
    print(HostileCount.head)
    for folder in HostileProfiles.prepared {
      var count = HostileCount(isThorough: true)
      try count.run(try HostileProfiles(folder: folder))
      print(count.row(URL(fileURLWithPath: folder).lastPathComponent))
      count.expectNothingBad()
      for (reason, number) in count.reasons.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
        print("    \(number) \(reason)")
      }
    }
  }
}
