import Foundation
import TestSupport
import Testing

@testable import ColorTokens

/// `Examples/App`: what stands there is what would be generated, and the app runs for each brand.
@Suite("The app of two brands") struct AppExampleTests {
  private static let folder = BuiltPackage.root.appending(path: "Examples/App")

  private static func run() throws -> Run {
    Run(
      try Project("colorderive.json") { path in
        do {
          return .success(Array(try Data(contentsOf: folder.appending(path: path))))
        } catch {
          return .failure(UnreadableFile(path: path, reason: "\(error)"))
        }
      })
  }

  @Test func `is verified in every brand, theme and contrast in one run`() throws {
    let run = try Self.run()
    #expect(run.themes.count == 8)
    #expect(run.findings.filter { $0.level == .error }.map(\.message) == [])
  }

  @Test func `has the sheets that are generated now`() throws {
    let files = try Self.run().outputs()
    #expect(files.count == 4)
    for file in files {
      let url = Self.folder.appending(path: file.path)
      let text = String(decoding: file.bytes, as: UTF8.self)
      #expect(
        try String(contentsOf: url, encoding: .utf8) == text,
        "\(file.path) is stale: colorderive build Examples/App/colorderive.json")
    }
  }

  @Test func `asks for its brand nowhere but in the selection`() throws {
    let sources = Self.folder.appending(path: "Sources")
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path).sorted()
    where path.hasSuffix(".swift") && !path.hasSuffix("/HouseBrand.swift") {
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      #expect(!text.contains("#if BRAND") && !text.contains("#elseif BRAND"), "\(path)")
    }
  }

  @Test(
    "shows its login page",
    arguments: [
      ([], [], "Brands/login-harbor.txt"), (["-D", "BRAND_MEADOW"], [], "Brands/login-meadow.txt"),
      (["-D", "BRAND_MEADOW"], ["ff8800"], "Brands/login-meadow-orange.txt"),
    ])
  func screen(_ options: [String], _ arguments: [String], _ golden: String) throws {
    try expectGolden(try Self.screen(options, arguments), golden)
  }

  /// What the screen prints, its two modules compiled as the package's manifest has them.
  private static func screen(_ options: [String], _ arguments: [String]) throws -> String {
    let products = FileManager.default.temporaryDirectory.appending(path: "app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: products, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: products) }
    let modules = try SwiftModules()
    let compiler = try #require(ExternalProgram("swiftc"))
    func sources(_ target: String) throws -> [String] {
      let root = folder.appending(path: "Sources/\(target)")
      return try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
        .filter { $0.hasSuffix(".swift") }.map { root.appending(path: $0).path }
    }
    func compile(_ arguments: [String]) throws {
      let outcome = try compiler.run(
        SwiftModules.settings + modules.options
          + ["-parse-as-library", "-I", products.path] + options + arguments)
      try #require(outcome.status == 0, "\(outcome.output)")
    }
    let login = products.appending(path: "Login.o").path
    try compile(
      try sources("Login") + [
        "-module-name", "Login", "-wmo", "-emit-module", "-emit-module-path",
        products.appending(path: "Login.swiftmodule").path, "-c", "-o", login,
      ])
    let program = products.appending(path: "login-screen").path
    try compile(
      try sources("login-screen") + [login] + modules.objects + ["-module-name", "screen", "-o", program])
    let outcome = try #require(ExternalProgram("env")).run([program] + arguments)
    try #require(outcome.status == 0, "\(outcome.output)")
    return outcome.output
  }
}
