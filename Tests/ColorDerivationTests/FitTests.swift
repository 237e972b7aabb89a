import ColorCore
import ColorDerivation
import Foundation
import Testing

/// The defaults beside what designers chose. Every family counts the same, whatever it ships; the limits are the
/// figures that were reached, rounded up. `Tools/fit/fit_states.py` prints them all.
@Suite("What designers choose") struct FitTests {
  private struct Judged {
    var row: FitTable.Row
    var set: VariantSet
    var weight: Double
    var choice: SRGB8
    var state: SRGB8

    var deltaE: Double { Judge.deltaE(state, choice) }
    /// Whether the designers' state is a step from the base, and not another color.
    var isStep: Bool { Judge.deltaE(row.base, choice) <= 0.25 }
    var isOnTheirSide: Bool {
      let base = Judge.oklab(row.base)[0]
      return (Judge.oklab(state)[0] - base) * (Judge.oklab(choice)[0] - base) > 0
    }
  }

  private static let derived = FitTable.rows.map { ($0, $0.derived) }

  /// The rows of hand-made systems that change in a state, each family with a weight of 1.
  private func judged(
    _ choice: KeyPath<FitTable.Row, SRGB8?>, _ state: KeyPath<VariantSet, SRGB8>, steps: Bool = false
  ) -> [Judged] {
    let found = FitTests.derived.compactMap { row, set in
      row[keyPath: choice].map {
        Judged(row: row, set: set, weight: 1, choice: $0, state: set[keyPath: state])
      }
    }.filter { !FitTable.algorithms.contains($0.row.family) && (!steps || $0.isStep) }
    let sizes = Dictionary(grouping: found, by: \.row.family).mapValues(\.count)
    return found.map { one in
      var one = one
      one.weight = 1 / Double(sizes[one.row.family] ?? 1)
      return one
    }
  }

  private func median(_ rows: [Judged]) -> Double {
    let sorted = rows.sorted { $0.deltaE < $1.deltaE }
    let half = sorted.map(\.weight).reduce(0, +) / 2
    var sum = 0.0
    for one in sorted {
      sum += one.weight
      if sum >= half { return one.deltaE }
    }
    return .infinity
  }

  private func rightSide(_ rows: [Judged]) -> Double {
    rows.filter(\.isOnTheirSide).map(\.weight).reduce(0, +) / rows.map(\.weight).reduce(0, +)
  }

  @Test func `is read as a whole`() {
    #expect(FitTable.rows.count > 1250)
    #expect(Set(FitTable.human.map(\.family)).count == 21)
  }

  @Test func `is near what is derived when a color is hovered`() {
    #expect(median(judged(\.hovered, \.hovered)) <= 0.035)
    #expect(median(judged(\.hovered, \.hovered, steps: true)) <= 0.029)
    #expect(rightSide(judged(\.hovered, \.hovered)) >= 0.81)
  }

  @Test func `is near what is derived when a color is pressed`() {
    #expect(median(judged(\.pressed, \.pressed)) <= 0.078)
    #expect(median(judged(\.pressed, \.pressed, steps: true)) <= 0.049)
    #expect(rightSide(judged(\.pressed, \.pressed)) >= 0.77)
  }

  @Test func `can be hard to see, which what is derived never is`() {
    let unseen = FitTable.human.filter { row in row.hovered.map { Judge.deltaE($0, row.base) < 0.02 } ?? false
    }
    #expect(!unseen.isEmpty)
    for (row, set) in FitTests.derived {
      #expect(Judge.deltaE(set.hovered, set.normal) >= 0.02, "\(row.base) of \(row.family)")
    }
  }

  @Test func `loses text that can be read, which what is derived never does`() {
    var replaced = 0
    for (row, set) in FitTests.derived {
      guard let text = row.content, Judge.contrast(row.base, text) >= set.recipe.minimum.ratio else {
        continue
      }
      if set.content != text {
        // No two steps that can be seen leave this text its contrast: another one is proposed, and said so.
        replaced += 1
        #expect(set.verdict != .exact, "\(row.base) of \(row.family)")
        continue
      }
      for state in [set.hovered, set.pressed] {
        #expect(Judge.contrast(state, text) >= set.recipe.minimum.ratio, "\(row.base) of \(row.family)")
      }
    }
    #expect(replaced <= 30)
  }

  @Test func `is fitted by a twin with the values of the engine`() throws {
    let twin = try String(contentsOf: FitTable.folder.appending(path: "rules.py"), encoding: .utf8)
    let rule = try #require(twin.range(of: "class Rule:"))
    func value(_ name: String) -> String? {
      twin[rule.upperBound...].split(separator: "\n").first { $0.hasPrefix("    \(name): ") }?
        .split(separator: "= ").last.map(String.init)
    }
    func steps(_ role: Role) -> Steps { Steps(for: role, in: .light) }
    #expect(value("surface").flatMap(Double.init) == steps(.background(.surface)).hovered)
    #expect(value("fill").flatMap(Double.init) == steps(.background(.fill)).hovered)
    #expect(value("foreground").flatMap(Double.init) == steps(.foreground).hovered)
    #expect(value("border").flatMap(Double.init) == steps(.border(.functional)).hovered)
    #expect(value("pressed_factor").flatMap(Double.init) == Steps.pressedFactor)
    #expect(value("increased_factor").flatMap(Double.init) == Steps.increasedContrastFactor)
    #expect(value("least_lightness").flatMap(Double.init) == steps(.foreground).leastLightness)
    let limits = DirectionLimits()
    #expect(value("near_black").flatMap(Double.init) == limits.nearBlack)
    #expect(value("near_white").flatMap(Double.init) == limits.nearWhite)
    #expect(value("middle") == "(0.50, 0.66)")
    #expect(limits.middle == 0.50..<0.66)
  }
}
