import BenchmarkHarness
import ColorCore
import ColorDerivation

/// Derivation of many bases at once, on every path of this processor.
struct BulkWorkloads {
  /// Bases spread evenly over the cube of bytes.
  let even: [SRGB8]

  private var paths: [ColorBatch.Path] { ColorBatch.Path.allCases.filter(\.isAvailable) }

  /// What the cost depends on: how many states leave the gamut.
  private var sets: [(name: String, bases: [SRGB8])] {
    let palette = Pixels.palette()
    return [
      ("", even), (", palette", (0..<even.count).map { palette[$0 % palette.count] }),
      (", grey", Pixels.greys(even.count)), (", corners", Pixels.corners(even.count, seed: 4)),
    ]
  }

  /// The four steps and two surfaces of "derive 4x2", the job that peers have too.
  static let fourWays = BulkShift(
    [
      .init(lightness: -0.06), .init(lightness: -0.12), .init(lightness: 0.25, chroma: 0.35),
      .init(lightness: 0.08, chroma: 1.1),
    ],
    on: [(.white, .text), (SRGB8(0x1E1E1E), .text)])

  /// "derive 4x2".
  func shifts() -> [Workload] {
    sets.flatMap { name, bases in
      let shifted = Box(BulkWorkloads.fourWays.shifted(bases))
      return paths.map { path in
        Workload(
          "derive 4x2\(name)", path: path.rawValue, unit: "base", count: bases.count,
          pass: {
            ColorBatch.use(path)
            BulkWorkloads.shift(bases, into: &shifted.value)
          },
          checksum: { Checksum.of(shifted.value.map(\.color.rrggbb)) })
      }
    }
  }

  /// Whole recipes: the answers of the single engine, which is the yardstick.
  func recipes() -> [Workload] {
    let recipe = Recipe(role: .background(.fill))
    let some = Array(even.prefix(64))
    let sets = Box(some.map { recipe.variants(of: $0) })
    return [
      Workload(
        "derive fills", path: "single", unit: "base", count: some.count,
        pass: { for index in some.indices { sets.value[index] = recipe.variants(of: some[index]) } },
        checksum: { Checksum.of(sets.value.map(\.hovered.rrggbb)) })
    ]
      + self.sets.flatMap { name, bases in derive("derive fills\(name)", recipe, bases) }
      + derive("derive surfaces", Recipe(role: .background(.surface), appearance: .dark), even)
      + derive("derive foregrounds", Recipe(role: .foreground), even)
      + derive("derive borders", Recipe(role: .border(.functional), appearance: .dark), even)
  }

  private func derive(_ name: String, _ recipe: Recipe, _ bases: [SRGB8]) -> [Workload] {
    let bulk = BulkDerivation(recipe)
    let states = Box(bulk.states(of: bases))
    return paths.map { path in
      Workload(
        name, path: path.rawValue, unit: "base", count: bases.count,
        pass: {
          ColorBatch.use(path)
          BulkWorkloads.derive(bases, bulk, into: &states.value)
        },
        checksum: {
          Checksum.of(
            states.value.flatMap { [$0.normal, $0.hovered, $0.pressed, $0.disabled] }.map(\.rrggbb))
        })
    }
  }

  /// Shifts bases in the four ways.
  static func shift(_ bases: [SRGB8], into shifted: inout [BulkShift.Shifted]) {
    var span = shifted.mutableSpan
    guard (try? fourWays.shift(bases.span, into: &span)) != nil else {
      preconditionFailure("there are four places for each base")
    }
  }

  /// Derives the states of bases.
  static func derive(_ bases: [SRGB8], _ bulk: BulkDerivation, into states: inout [DerivedStates]) {
    var span = states.mutableSpan
    guard (try? bulk.derive(bases.span, into: &span)) != nil else {
      preconditionFailure("there is a place for each base")
    }
  }
}
