import BenchmarkHarness
import ColorCore
import ColorRoles

/// What an app does with its colors: reads one of a set, and derives a set from a color that it was just given.
struct RoleWorkloads {
  func all() -> [Workload] {
    let bases = Pixels.palette().map { BackgroundColor(DynamicColor(DisplayColor($0))) }
    let sets = bases.map { ColorVariantSet(deriving: $0) }
    let states = sets.indices.map { ControlState.allCases[$0 % ControlState.allCases.count] }
    let reds = Box([Double](repeating: 0, count: sets.count))
    func read(_ name: String, _ red: @escaping (Int) -> Double) -> Workload {
      Workload(
        name, unit: "read", count: sets.count,
        pass: { for index in sets.indices { reds.value[index] = red(index) } },
        checksum: { Checksum.of(reds.value.map(\.bitPattern)) })
    }
    let derived = Box(sets)
    return [
      read("read a set's color") { sets[$0].pressed.resolved(for: .light).red },
      read("read a state's color") { sets[$0].resolved(for: states[$0], appearance: .dark).red },
      Workload(
        "derive a set in four appearances", unit: "set", count: bases.count,
        pass: {
          for index in bases.indices { derived.value[index] = ColorVariantSet(deriving: bases[index]) }
        },
        checksum: { Checksum.of(derived.value.map { $0.pressed.resolved(for: .dark).red.bitPattern }) }),
    ]
  }
}
