// swift-tools-version: 6.2
import PackageDescription

/// Fuzz targets, one a reader of foreign bytes: a package of its own, since it is built with coverage and linked
/// with libFuzzer. `run.sh` says how.
let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "FuzzCSS", targets: ["FuzzCSS"]),
    .executable(name: "FuzzProfile", targets: ["FuzzProfile"]),
    .executable(name: "FuzzTransform", targets: ["FuzzTransform"]),
    .executable(name: "FuzzJSON", targets: ["FuzzJSON"]),
    .executable(name: "FuzzTokens", targets: ["FuzzTokens"]),
    .executable(name: "FuzzMigration", targets: ["FuzzMigration"]),
  ],
  dependencies: [.package(name: "colorderive", path: "..")],
  targets: [
    .executableTarget(
      name: "FuzzCSS",
      dependencies: [.product(name: "ColorCore", package: "colorderive")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "FuzzProfile",
      dependencies: [.product(name: "ColorProfiles", package: "colorderive")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "FuzzTransform",
      dependencies: [.product(name: "ColorProfiles", package: "colorderive")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "FuzzJSON",
      dependencies: [.product(name: "ColorDerive", package: "colorderive")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "FuzzTokens",
      dependencies: [.product(name: "ColorDerive", package: "colorderive")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "FuzzMigration",
      dependencies: [.product(name: "ColorDerive", package: "colorderive")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
