import ColorDerivation
import Foundation
import TestSupport
import Testing

@testable import ColorTokens

@Suite("Swift that reads an asset catalog") struct EmitAssetSwiftTests {
  @Test func `is as the page shows`() throws {
    try expectGolden(
      try EmitFamily.text(AssetSwiftEmitter(), EmitFamily.sample([.light, .dark])), "Assets.swift.txt")
  }

  @Test func `names every color set that the catalog has, and no other`() throws {
    let family = try EmitFamily.sample()
    let swift = try EmitFamily.text(AssetSwiftEmitter(), family)
    let named = swift.matches(of: /Color\("(.*?)", bundle/).map { String($0.1) + ".colorset/Contents.json" }
    let sets = try AssetCatalogEmitter().files(for: family).map(\.path)
      .filter { $0.hasSuffix(".colorset/Contents.json") }
    #expect(named.sorted() == sets.sorted())
  }

  @Test func `fits SwiftUI's signatures, and is empty without SwiftUI`() throws {
    let swift = try EmitFamily.text(AssetSwiftEmitter(access: .package), EmitFamily.sample([.light, .dark]))
    let folder = FileManager.default.temporaryDirectory.appending(path: "assets-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let compiler = try #require(ExternalProgram("swiftc"))
    let stub = BuiltPackage.root.appending(path: "Tests/Stubs/SwiftUI/SwiftUI.swift").path
    let built = try compiler.run(
      SwiftModules.settings + [
        "-emit-module", "-wmo", "-module-name", "SwiftUI", "-parse-as-library", stub, "-emit-module-path",
        folder.appending(path: "SwiftUI.swiftmodule").path,
      ])
    try #require(built.status == 0, "\(built.output)")
    let client = """
      import SwiftUI
      func draw(_ assets: AcmeAssets) -> SwiftUI.Color { assets.colorActionPrimary }
      """
    let program = ClientProgram(
      files: ["Assets.swift": swift, "Client.swift": client],
      options: ["-I", folder.path, "-package-name", "app", "-parse-as-library"])
    let outcome = try program.check()
    #expect(outcome.compiles, "\(outcome.messages)")
    #if !canImport(SwiftUI)
      let bare = try ClientProgram(files: ["Assets.swift": swift]).check()
      #expect(bare.compiles, "\(bare.messages)")
    #endif
  }

  @Test func `is written where a config asks for it`() throws {
    let project = MemoryProject.house(
      #","outputs":[{"format":"xcassets","path":"{brand}/T.xcassets","swift":"{brand}/T.swift"}]"#)
    let paths = try project.run().outputs().map(\.path).filter { $0.hasSuffix(".swift") }
    #expect(paths == ["acme/T.swift", "zen/T.swift"])
    let refused = MemoryProject.house(
      #","outputs":[{"format":"css","path":"{brand}.css","swift":"a.swift"}]"#)
    #expect(refused.failure().contains("only xcassets has 'swift'"))
  }
}
