/// The instruction counts that are held: what `instructions.json` says, for each compiler and instruction set
/// that it knows.
public struct InstructionBaselines: Hashable, Sendable, Codable {
  /// The counts of a compiler.
  public struct Baseline: Hashable, Sendable, Codable {
    /// The instruction set.
    public var architecture: String
    /// The compiler, as it calls itself.
    public var compiler: String
    /// In the order in which they were measured.
    public var counts: [InstructionCount]
    /// Each time that they were renewed, the last one last.
    public var renewals: [Renewal]

    /// The counts of a compiler.
    public init(architecture: String, compiler: String, counts: [InstructionCount], renewals: [Renewal]) {
      self.architecture = architecture
      self.compiler = compiler
      self.counts = counts
      self.renewals = renewals
    }
  }

  /// Why counts were renewed, and what became of them.
  public struct Renewal: Hashable, Sendable, Codable {
    /// What a person said.
    public var reason: String
    /// The counts that rose or fell by more than a gate lets pass, came, or went.
    public var changes: [String]

    /// A renewal for a reason.
    public init(reason: String, changes: [String]) {
      self.reason = reason
      self.changes = changes
    }
  }

  /// What became of a count.
  public enum Outcome: Hashable, Sendable {
    /// About as many as before: now, and how many times as many.
    case held(Double, ratio: Double)
    /// Fewer: now, and how many times as many.
    case fewer(Double, ratio: Double)
    /// More than is let pass: now, and how many times as many.
    case more(Double, ratio: Double)
    /// Not known before: now.
    case new(Double)
    /// Known before, and not measured though all were.
    case gone

    /// Whether the gate doesn't let this pass. What is new has nothing to be held to yet.
    public var isFailure: Bool {
      switch self {
      case .more, .gone: true
      case .held, .fewer, .new: false
      }
    }
  }

  /// The part by which a count may rise.
  public static let tolerance = 0.02

  /// In the order in which they came.
  public var baselines: [Baseline]

  /// The counts of these compilers.
  public init(baselines: [Baseline] = []) { self.baselines = baselines }

  /// The counts of a compiler; nothing where it is another one.
  public func baseline(architecture: String, compiler: String) -> Baseline? {
    baselines.first { $0.architecture == architecture && $0.compiler == compiler }
  }

  /// Takes counts as what is held from now on.
  ///
  /// - Parameters:
  ///   - counts: What was counted, of all workloads.
  ///   - architecture: The instruction set.
  ///   - compiler: The compiler, as it calls itself.
  ///   - reason: Why they changed, for those who read the file later.
  public mutating func renew(
    _ counts: [InstructionCount], architecture: String, compiler: String, because reason: String
  ) {
    let place = baselines.firstIndex { $0.architecture == architecture && $0.compiler == compiler }
    var next =
      place.map { baselines[$0] }
      ?? Baseline(architecture: architecture, compiler: compiler, counts: [], renewals: [])
    let changes = next.outcomes(of: counts).compactMap { key, outcome -> String? in
      switch outcome {
      case .held: nil
      case .fewer(let now, let ratio), .more(let now, let ratio):
        "\(key): \(Table.significant(now / ratio)) to \(Table.significant(now))"
      case .new(let now): "\(key): \(Table.significant(now))"
      case .gone: "\(key): gone"
      }
    }
    next.renewals.append(Renewal(reason: reason, changes: changes))
    next.counts = counts
    if let place { baselines[place] = next } else { baselines.append(next) }
  }
}

extension InstructionBaselines.Baseline {
  /// What became of each count that was measured, and then of those that weren't.
  ///
  /// - Parameters:
  ///   - counts: What was counted.
  ///   - isPart: Whether only some workloads were asked for; then none is said to be gone.
  public func outcomes(
    of counts: [InstructionCount], isPart: Bool = false
  ) -> [(key: String, outcome: InstructionBaselines.Outcome)] {
    let measured = counts.map { count -> (key: String, outcome: InstructionBaselines.Outcome) in
      guard let before = self.counts.first(where: { $0.key == count.key }) else {
        return (count.key, .new(count.instructions))
      }
      let ratio = count.instructions / before.instructions
      if ratio > 1 + InstructionBaselines.tolerance {
        return (count.key, .more(count.instructions, ratio: ratio))
      }
      return (
        count.key,
        ratio < 1 - InstructionBaselines.tolerance
          ? .fewer(count.instructions, ratio: ratio) : .held(count.instructions, ratio: ratio)
      )
    }
    let keys = Set(counts.map(\.key))
    return measured + (isPart ? [] : self.counts.filter { !keys.contains($0.key) }.map { ($0.key, .gone) })
  }
}
