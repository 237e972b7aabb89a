// swift-tools-version: 6.2
import PackageDescription

/// As the package that is measured.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v15)],
  // Named, so that the folder of the clone may be called anything.
  dependencies: [.package(name: "colorderive", path: "..")],
  targets: [
    .systemLibrary(
      name: "CLittleCMSBench",
      pkgConfig: "lcms2",
      providers: [.apt(["liblcms2-dev"]), .brew(["little-cms2"])]
    ),
    .target(name: "CBenchmarkClock"),
    .target(name: "BenchmarkHarness", dependencies: ["CBenchmarkClock"], swiftSettings: settings),
    .target(name: "PlainColors", swiftSettings: settings),
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "BenchmarkHarness",
        "PlainColors",
        "CLittleCMSBench",
        // The smallest products that have what is measured in them: token files would double the build.
        .product(name: "ColorRoles", package: "colorderive"),
        .product(name: "ColorProfiles", package: "colorderive"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BenchmarkHarnessTests", dependencies: ["BenchmarkHarness"], swiftSettings: settings),
    .testTarget(name: "PlainColorsTests", dependencies: ["PlainColors"], swiftSettings: settings),
  ]
)
