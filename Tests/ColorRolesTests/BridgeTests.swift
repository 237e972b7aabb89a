import Foundation
import Testing

/// The bridges to UIKit, AppKit and SwiftUI, type-checked against `Tests/Stubs`; its README says what that
/// proves.
@Suite("Bridges") struct BridgeTests {
  /// Frameworks that a platform has, in the order in which they are built, and the program that uses them.
  struct Platform: CustomTestStringConvertible {
    var frameworks: [String]
    var client: String
    var testDescription: String { frameworks.joined(separator: " and ") }
  }

  static let platforms: [Platform] = {
    var platforms = [
      Platform(frameworks: ["UIKit", "SwiftUI"], client: "UIKitClient"),
      Platform(frameworks: ["AppKit", "SwiftUI"], client: "AppKitClient"),
    ]
    #if !os(macOS)
      // A Mac always has AppKit beside SwiftUI, its own if not the stub.
      platforms.append(Platform(frameworks: ["SwiftUI"], client: "SwiftUIClient"))
    #endif
    return platforms
  }()

  @Test("fit the platform's signatures", arguments: platforms)
  func fit(_ platform: Platform) throws {
    let compiler = try Compiler()
    let folder = FileManager.default.temporaryDirectory.appending(path: "stubs-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    func build(_ module: String, _ files: [String], _ mode: [String]) throws {
      let outcome = try compiler.run(
        mode + ["-module-name", module, "-package-name", "colorderive", "-warnings-as-errors"]
          + Compiler.settings + ["-I", folder.path] + files)
      #expect(outcome.succeeded, "\(outcome.output)")
    }
    func emitted(_ module: String) -> [String] {
      ["-emit-module", "-wmo", "-emit-module-path", folder.appending(path: "\(module).swiftmodule").path]
    }

    for framework in platform.frameworks {
      try build(framework, [Compiler.path("Tests/Stubs/\(framework)/\(framework).swift")], emitted(framework))
    }
    let sources = try Compiler.swiftFiles(in: "Sources/ColorRoles").map {
      Compiler.path("Sources/ColorRoles/\($0)")
    }
    // Emitting a module may leave bodies unread, so they are read first.
    try build("ColorRoles", sources, ["-typecheck"])
    try build("ColorRoles", sources, emitted("ColorRoles"))
    try build("Client", [Compiler.path("Tests/Stubs/Clients/\(platform.client).swift")], ["-typecheck"])
    // What the generator writes, and an app around it.
    let app = "Examples/App/Sources/Login"
    try build("Login", Compiler.swiftFiles(in: app).map { Compiler.path("\(app)/\($0)") }, ["-typecheck"])
  }
}
