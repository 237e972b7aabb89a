import CColorDeriveABI
import Foundation
import TestSupport
import Testing

@Suite("colorderive.h") struct HeaderTests {
  let folder = try! Folder()

  @Test(
    "is clean C", .enabled(if: ExternalProgram.clang != nil, "no clang in PATH"), arguments: ["c99", "c17"])
  func c(standard: String) throws {
    try expectClean(#require(ExternalProgram.clang), "c", standard)
  }

  @Test(
    "is clean C++", .enabled(if: ExternalProgram.clangCXX != nil, "no clang++ in PATH"),
    arguments: ["c++11", "c++20"])
  func cxx(standard: String) throws {
    try expectClean(#require(ExternalProgram.clangCXX), "c++", standard)
  }

  private func expectClean(_ compiler: ExternalProgram, _ language: String, _ standard: String) throws {
    // Twice, since a header may be included twice.
    try folder.write("#include <colorderive.h>\n#include <colorderive.h>\n", to: "clean")
    let arguments = ["-x", language, "-std=\(standard)", "-fsyntax-only", "-I", Built.include]
    let outcome = try compiler.run(Built.strict + arguments + [folder.path("clean")])
    #expect(outcome.status == 0)
    #expect(outcome.output == "")
  }

  @Test(
    "shows a program that prints what it says", .enabled(if: ExternalProgram.clang != nil, "no clang in PATH")
  )
  func example() throws {
    let lines = try String(contentsOf: Built.header, encoding: .utf8).split(separator: "\n")
    let code = lines.prefix { !$0.hasPrefix("/// It prints: ") }
      .drop { $0 != "/// Example, a whole program:" }.dropFirst()
      .map { $0.hasPrefix("///     ") ? String($0.dropFirst(8)) : "" }
    let answer = try #require(lines.first { $0.hasPrefix("/// It prints: ") }).dropFirst(15)
    try folder.write(code.joined(separator: "\n") + "\n", to: "example.c")
    let built = try #require(ExternalProgram.clang).run(
      Built.arguments(building: folder.path("example.c"), to: folder.path("example")))
    try #require(built.status == 0, "\(built.output)")
    let outcome = try ExternalProgram(path: folder.path("example")).run([])
    #expect(outcome.output == answer + "\n")
    #expect(outcome.status == 0)
  }

  @Test func `bears the version of the library`() {
    #expect(unsafe String(cString: colorderive_version()) == COLORDERIVE_VERSION)
    #expect(colorderive_abi_version() == COLORDERIVE_ABI_VERSION)
  }
}
