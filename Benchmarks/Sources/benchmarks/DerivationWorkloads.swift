import BenchmarkHarness
import ColorCore
import ColorDerivation

/// All states of a base with their proof, beside one color through LittleCMS.
struct DerivationWorkloads {
  let even: [SRGB8]
  let lcms: LittleCMS

  func all() -> [Workload] {
    let palette = Pixels.palette()
    let interleaved = even.flatMap { [$0.red, $0.green, $0.blue] }
    let lab = Box([Float](repeating: 0, count: interleaved.count))
    return [
      Workload(
        "sRGB8 to Lab", path: "lcms2", count: even.count,
        pass: { lcms.toLab(interleaved, &lab.value) },
        checksum: { Checksum.of(lab.value.map(\.bitPattern)) }),
      derive("derive fills, palette", Recipe(role: .background(.fill)), palette),
      derive("derive fills, even", Recipe(role: .background(.fill)), even),
      derive("derive fills, grey", Recipe(role: .background(.fill)), Pixels.greys(even.count)),
      derive("derive fills, corners", Recipe(role: .background(.fill)), Pixels.corners(even.count, seed: 4)),
      derive("derive surfaces, even", Recipe(role: .background(.surface), appearance: .dark), even),
      derive("derive foregrounds, palette", Recipe(role: .foreground), palette),
      derive("derive foregrounds, even", Recipe(role: .foreground), even),
      derive("derive borders, even", Recipe(role: .border(.functional), appearance: .dark), even),
    ]
  }

  private func derive(_ name: String, _ recipe: Recipe, _ bases: [SRGB8]) -> Workload {
    let sets = Box(bases.map { recipe.variants(of: $0) })
    return Workload(
      name, unit: "base", count: bases.count,
      pass: { for index in bases.indices { sets.value[index] = recipe.variants(of: bases[index]) } },
      checksum: {
        Checksum.of(sets.value.flatMap { [$0.normal, $0.hovered, $0.pressed, $0.disabled] }.map(\.rrggbb))
      })
  }
}
