import Foundation
import Testing

@Suite("Programs that must not compile") struct CompileFailureTests {
  static let programs = (try? Compiler.swiftFiles(in: "Tests/CompileFailures")) ?? []
  static let wrong = programs.filter { $0 != "Compiles.swift" }

  @Test func `are found`() {
    #expect(Self.wrong.count >= 26)
    #expect(Self.wrong.count == Self.programs.count - 1)
  }

  @Test("give the errors that they name", arguments: wrong)
  func fails(_ program: String) throws {
    let file = Compiler.path("Tests/CompileFailures/\(program)")
    let expected = ExpectedDiagnostics(source: try String(contentsOfFile: file, encoding: .utf8))
    #expect(expected.expected.contains { $0.kind == "error" }, "\(program) names no error")
    let outcome = try Compiler().run(Self.check(file))
    #expect(!outcome.succeeded, "\(program) compiles")
    #expect(expected.differences(from: outcome.output, file: file) == [])
  }

  @Test("stand beside one that compiles, for each brand", arguments: [[], ["-D", "BRAND_ZEN"]])
  func compiles(_ options: [String]) throws {
    let file = Compiler.path("Tests/CompileFailures/Compiles.swift")
    let outcome = try Compiler().run(Self.check(file) + ["-warnings-as-errors"] + options)
    #expect(outcome.succeeded, "\(outcome.output)")
  }

  private static func check(_ file: String) -> [String] {
    ["-typecheck", "-module-name", "Client"] + Compiler.settings + [file]
  }
}

@Suite("Expected diagnostics") struct ExpectedDiagnosticsTests {
  let expectation = ExpectedDiagnostics(
    source: """
      let a: Int = ""  // expected-error {{cannot convert}}
      let b: Int = ""
      // expected-error@-1 {{cannot convert}}
      """)

  @Test func `agree with the same errors on the same lines`() {
    let output = """
      f.swift:1:14: error: cannot convert value of type 'String'
      f.swift:2:14: error: cannot convert value of type 'String'
      f.swift:2:14: note: a remark
      """
    #expect(expectation.differences(from: output, file: "f.swift") == [])
  }

  @Test func `see an error that didn't come`() {
    let output = "f.swift:1:14: error: cannot convert value of type 'String'"
    #expect(
      expectation.differences(from: output, file: "f.swift")
        == ["didn't come: 2: error: cannot convert"])
  }

  @Test func `see another message`() {
    let output = """
      f.swift:1:14: error: cannot convert value of type 'String'
      f.swift:2:14: error: no exact matches
      """
    #expect(
      expectation.differences(from: output, file: "f.swift")
        == ["didn't come: 2: error: cannot convert", "came unexpected: 2: error: no exact matches"])
  }

  @Test func `see an error without a place`() {
    let none = ExpectedDiagnostics(source: "")
    #expect(
      none.differences(from: "<unknown>:0: error: no such module", file: "f.swift")
        == ["came unexpected: 0: error: <unknown>:0: error: no such module"])
  }
}
