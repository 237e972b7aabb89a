import Foundation
import TestSupport
import Testing

@Suite("The C interface from other languages") struct OtherLanguageTests {
  let folder = try! Folder()

  @Test(
    "answers a C program as it answers Swift", .enabled(if: ExternalProgram.clang != nil, "no clang in PATH"))
  func c() throws {
    let questions = Questions.all
    let program = folder.path("answer")
    let built = try #require(ExternalProgram.clang).run(
      Built.arguments(building: Built.program("answer.c"), to: program))
    try #require(built.status == 0 && built.output.isEmpty, "\(built.output)")
    let outcome = try ExternalProgram(path: program).run([], input: questions.input)
    #expect(outcome.status == 0)
    expect(outcome.output, equals: questions.output)
  }

  @Test(
    "answers Python's ctypes as it answers Swift",
    .enabled(if: ExternalProgram.python != nil, "no python3 in PATH"))
  func python() throws {
    let questions = Questions.all
    let outcome = try #require(ExternalProgram.python).run(
      [Built.program("answer.py"), try Built.library().path], input: questions.input)
    #expect(outcome.status == 0)
    expect(outcome.output, equals: questions.output)
  }

  /// Line by line, so that a difference is told by its line.
  private func expect(_ output: String, equals expected: String) {
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == wanted.count)
    for (line, want) in zip(lines, wanted) where line != want {
      #expect(line == want)
    }
  }
}
