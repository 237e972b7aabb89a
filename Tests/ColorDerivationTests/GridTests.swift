import ColorCore
import ColorDerivation
import Foundation
import Testing

/// Every promise on 4,096 bases × 4 appearances × 5 roles × 3 contrasts × 2 profiles (27 bases in debug builds), by a
/// judge that knows nothing of the engine, and how often something was given up.
@Suite("The grid of bases") struct GridTests {
  @Test func `keeps every promise, and tells each one that it couldn't keep`() async throws {
    let rows = await withTaskGroup(of: GridRow.self) { group in
      for question in GridRow.questions { group.addTask { GridRow(question) } }
      var rows: [GridRow] = []
      for await row in group { rows.append(row) }
      return rows.sorted { $0.question.order < $1.question.order }
    }
    for row in rows { #expect(row.faults.isEmpty, "\(row.faults.prefix(3))") }
    let page = GridRow.head + rows.map(\.text).joined()
    print(page)
    #if !DEBUG
      try expectReference(page, "grid.tsv")
    #endif
  }

  /// Where one of white and black reaches the contrast on a fill, all its states can be had; where neither does, none
  /// is given as if it were.
  @Test("is infeasible for fills exactly where no text can be read", arguments: [3, 4.5, 7] as [Double])
  func fills(_ minimum: Double) {
    for base in Grid.all {
      let recipe = Recipe(role: .background(.fill), minimum: Contrast(minimum))
      let best = max(Judge.contrast(base, .white), Judge.contrast(base, .black))
      #expect(
        (recipe.variants(of: base).verdict.outcome == .infeasible) == (best < minimum), "\(base) \(best)")
    }
  }

  @Test("keeps every promise to chosen controls", arguments: Appearance.allCases)
  func selected(_ appearance: Appearance) {
    for role in GridRow.roles {
      var recipe = Recipe(role: role, appearance: appearance)
      recipe.selection = Selection(for: role, in: appearance)
      for base in Grid.few { #expect(Judge.faults(recipe.variants(of: base)).isEmpty) }
    }
  }

  @Test("keeps every promise in ten bits", arguments: WideColor.Space.allCases)
  func wide(_ space: WideColor.Space) {
    for role in GridRow.roles {
      let recipe = Recipe(role: role, appearance: .dark)
      for base in Grid.few {
        let set = recipe.variants(of: AnyColor(base), in: space)
        if set.verdict == .exact { #expect(set.checks.allSatisfy { $0.passes }) }
        // The same by the digits that are printed, read back.
        for check in set.checks where check.metric == .wcag2 && check.passes {
          let ratio = Judge.contrast(read: check.subject.text, check.against.text)
          #expect(ratio >= check.allowed.lowerBound, "\(check.subject) on \(check.against): \(ratio)")
        }
      }
    }
  }

  private func expectReference(_ page: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
      path: "Reference/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
      try Data(page.utf8).write(to: file)
    }
    let reference = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(reference == page)
  }
}

/// What was asked of a grid, and what came of it.
private struct GridRow: Sendable {
  struct Question: Sendable {
    let order: Int
    let role: Role
    let appearance: Appearance
    let minimum: Double
    let profile: StepProfile
  }

  let question: Question
  var exact = 0, infeasible = 0
  var relaxed: [Relaxation.Kind: Int] = [:]
  var relaxedSets = 0
  var faults: [String] = []

  static let roles: [Role] = [
    .background(.fill), .background(.surface), .foreground, .border(.functional), .border(.decorative),
  ]

  static let questions: [Question] = {
    var questions: [Question] = []
    for role in roles {
      for appearance in Appearance.allCases {
        for minimum in [3, 4.5, 7] where role != .border(.decorative) || minimum == 3 {
          for profile in StepProfile.allCases {
            questions.append(
              Question(
                order: questions.count, role: role, appearance: appearance, minimum: minimum, profile: profile
              ))
          }
        }
      }
    }
    return questions
  }()

  init(_ question: Question) {
    self.question = question
    // Nothing is asked of decoration.
    let asked = question.role == .border(.decorative) ? 1 : question.minimum
    var recipe = Recipe(role: question.role, appearance: question.appearance, minimum: Contrast(asked))
    recipe.profile = question.profile
    for base in Grid.all {
      let set = recipe.variants(of: base)
      switch set.verdict {
      case .exact: exact += 1
      case .relaxed(let given):
        relaxedSets += 1
        for kind in Set(given.map(\.kind)) { relaxed[kind, default: 0] += 1 }
      case .infeasible: infeasible += 1
      }
      faults += Judge.faults(set)
    }
  }

  static let head = "role\tkind\ttheme\tmin\tprofile\texact\trelaxed\tinfeasible\tgiven up\n"

  var text: String {
    let kinds = Relaxation.Kind.allCases.compactMap { kind in relaxed[kind].map { "\(kind.rawValue) \($0)" } }
    let q = question
    return [
      q.role.name, q.role.kind ?? "–", q.appearance.name,
      q.role == .border(.decorative) ? "–" : "\(q.minimum)", q.profile.rawValue, "\(exact)", "\(relaxedSets)",
      "\(infeasible)", kinds.joined(separator: ", "),
    ].joined(separator: "\t") + "\n"
  }
}
