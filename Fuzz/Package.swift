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
  ]
)
