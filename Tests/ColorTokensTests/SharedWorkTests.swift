import ColorCore
import ColorDerivation
import Synchronization
import Testing

@testable import ColorTokens

@Suite("What permutations share") struct SharedWorkTests {
  /// A system whose contrasts bring no files, so that every two permutations have the same.
  private static var plain: MemoryProject {
    var project = MemoryProject.house()
    project.files["r.json"] = project.files["r.json"]?
      .replacing(#"[{"$ref":"aa.json"}]"#, with: "[]").replacing(#"[{"$ref":"aaa.json"}]"#, with: "[]")
    project.files["light.json"] = ##"""
      {"page":{"$type":"color","$value":"#ffffff"},"need":{"$type":"number","$value":4.5}}
      """##
    project.files["dark.json"] = ##"""
      {"page":{"$type":"color","$value":"#121212"},"need":{"$type":"number","$value":4.5}}
      """##
    return project
  }

  @Test(arguments: [MemoryProject.house(), SharedWorkTests.plain])
  func `is what each would have alone`(_ memory: MemoryProject) throws {
    let project = try memory.project()
    let whole = Run(project)
    #expect(!whole.hasFaultyInput && whole.themes.count == 8, "\(whole.findings.map(\.message))")
    for theme in whole.themes {
      let run = Run(project.restricted(to: theme.permutation.choices))
      let alone = try #require(run.themes.first)
      #expect(run.themes.count == 1 && alone.permutation == theme.permutation)
      #expect(alone.entries == theme.entries && alone.sets == theme.sets, "\(theme.permutation)")
      #expect(
        whole.findings.filter { $0.permutation == theme.permutation }
          == run.findings.filter { $0.permutation == theme.permutation }, "\(theme.permutation)")
    }
  }

  @Test func `is read once for the same files`() throws {
    func readings(_ memory: MemoryProject) throws -> (read: Int, given: Int) {
      let read = Atomic(0)
      let given = try memory.project().ofAllTokens { _ in read.add(1, ordering: .relaxed).newValue }
      return (read.load(ordering: .relaxed), given.count)
    }
    #expect(try readings(.house()) == (8, 8))
    #expect(try readings(Self.plain) == (4, 8))
  }

  @Test func `is solved once for the same recipe and color`() throws {
    let theme = try #require(try MemoryProject.house().run().themes.first)
    let set = try #require(theme.sets.first)
    let variants = try #require(set.variants)
    let solved = SolvedSets()
    let (first, place) = solved.variants(of: variants.base, by: set.recipe)
    #expect(first == variants)
    solved.keep(set, at: place)
    #expect(solved.variants(of: variants.base, by: set.recipe) == (variants, place))
    // What stands at a place is looked at before it is taken.
    var other = set.recipe
    other.minimum = .nonText
    let (_, elsewhere) = solved.variants(of: variants.base, by: other)
    solved.keep(set, at: elsewhere)
    #expect(solved.variants(of: variants.base, by: other).variants == other.variants(of: variants.base))
  }

  @Test func `comes in the order of the numbers from any core`() {
    #expect(SideBySide.map(1_000) { $0 * $0 } == (0..<1_000).map { $0 * $0 })
    #expect(SideBySide.map(0) { $0 } == [])
  }
}
