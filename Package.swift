// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is built with. Nothing here bars use as a dependency.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The floors of the house, lowest first: a target may import only what stands beside its name.
let floors: [(name: String, imports: [String])] = [
  ("ColorCore", ["CColorKernels"]),
  ("ColorProfiles", ["ColorCore", "CLittleCMS"]),
  ("ColorDerivation", ["ColorCore", "CColorKernels"]),
  ("ColorRoles", ["ColorCore", "ColorDerivation"]),
  ("ColorTokens", ["ColorCore", "ColorDerivation"]),
  ("ColorDerive", ["ColorCore", "ColorProfiles", "ColorDerivation", "ColorRoles", "ColorTokens"]),
  ("ColorDeriveABI", ["ColorCore", "ColorDerivation", "CColorDeriveABI"]),
  ("Commands", []),
]

/// Test targets, with what they import beside Swift Testing and the folders of data beside their sources.
let tests: [(name: String, imports: [String], data: [String])] = [
  ("ColorCoreTests", ["ColorCore"], ["Reference"]),
  ("ColorProfilesTests", ["ColorCore", "ColorProfiles"], []),
  ("ColorDerivationTests", ["ColorCore", "ColorDerivation"], ["Reference"]),
  ("ColorRolesTests", ["ColorCore", "ColorDerivation", "ColorRoles"], []),
  ("ColorTokensTests", ["ColorCore", "ColorDerivation", "ColorTokens"], ["Reference", "Golden"]),
  ("CommandsTests", ["Commands"], ["Golden"]),
  ("ColorDeriveToolTests", ["ColorDerive"], ["Golden"]),
  (
    "ColorDeriveABITests", ["CColorDeriveABI", "ColorCore", "ColorDerivation", "ColorDeriveABI"], ["Programs"]
  ),
  ("ExhaustiveTests", ["ColorCore", "ColorDerivation", "ColorProfiles"], []),
]

/// Those that run other programs, or compare whole pages.
let supported: Set = [
  "ColorRolesTests", "ColorTokensTests", "CommandsTests", "ColorDeriveToolTests", "ColorDeriveABITests",
]

/// The test targets that the environment names, or all: a release build takes only those that need it, and then
/// nothing is compiled for `@testable`.
let wanted = Context.environment["COLORDERIVE_TESTS"]?.split(separator: " ").map(String.init)

func dependencies(_ names: [String]) -> [Target.Dependency] {
  names.map { .target(name: $0) }
}

let package = Package(
  name: "colorderive",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "ColorDerive", targets: ["ColorDerive"]),
    .library(name: "ColorRoles", targets: ["ColorRoles"]),
    .library(name: "ColorProfiles", targets: ["ColorProfiles"]),
    .library(name: "ColorCore", targets: ["ColorCore"]),
    .library(name: "colorderive-c", type: .dynamic, targets: ["ColorDeriveABI"]),
    .executable(name: "colorderive", targets: ["ColorDeriveTool"]),
  ],
  targets: [
    .target(name: "CColorKernels", exclude: ["Kernels.inc.h"]),
    .target(name: "CColorDeriveABI"),
    .systemLibrary(
      name: "CLittleCMS",
      pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]
    ),
    // What tests of several rooms need; no product has it.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .executableTarget(
      name: "ColorDeriveTool",
      dependencies: dependencies(["ColorDerive", "Commands"]),
      swiftSettings: settings
    ),
  ]
    + floors.map { floor in
      .target(name: floor.name, dependencies: dependencies(floor.imports), swiftSettings: settings)
    }
    + tests.filter { wanted?.contains($0.name) ?? true }.map { test in
      .testTarget(
        name: test.name,
        dependencies: dependencies(test.imports)
          + (supported.contains(test.name) ? [.target(name: "TestSupport")] : [])
          + (test.name == "ColorDeriveToolTests" ? [.target(name: "ColorDeriveTool")] : []),
        path: "Tests/\(test.name)",
        exclude: test.data,
        swiftSettings: settings
      )
    }
)
