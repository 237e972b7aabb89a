// swift-tools-version: 6.2
import PackageDescription

/// The brand to build for: `BRAND=MEADOW swift run login-screen`. The generated selection knows the flag.
let brand = Context.environment["BRAND"].map { [SwiftSetting.define("BRAND_\($0)")] } ?? []

/// As the package that is linked.
let settings: [SwiftSetting] =
  [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ] + brand

let package = Package(
  name: "app",
  platforms: [.macOS(.v15)],
  // Named, so that the folder of the clone may be called anything.
  dependencies: [.package(name: "colorderive", path: "../..")],
  targets: [
    .target(
      name: "Login",
      dependencies: [
        .product(name: "ColorCore", package: "colorderive"),
        .product(name: "ColorRoles", package: "colorderive"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "login-screen",
      dependencies: ["Login", .product(name: "ColorRoles", package: "colorderive")], swiftSettings: settings),
  ]
)
