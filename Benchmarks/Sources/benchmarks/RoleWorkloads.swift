import BenchmarkHarness
import ColorCore
import ColorRoles

/// What an app does with its colors: reads one of a set, and derives a set from a color that it was just given.
struct RoleWorkloads {
  func all() -> [Workload] {
    let bases = Pixels.palette().map { BackgroundColor(DynamicColor(DisplayColor($0))) }
    let sets = bases.map { ColorVariantSet(deriving: $0) }
    let states = sets.indices.map { ControlState.allCases[$0 % ControlState.allCases.count] }
    // An app has them from its platform.
    let light = Appearance.light, dark = Appearance.dark
    let sum = Box(0.0)
    let derived = Box(sets)
    return [
      Workload(
        "read a set's color", unit: "read", count: sets.count,
        pass: {
          var reds = 0.0
          for index in sets.indices { reds += sets[index].pressed.resolved(for: light).red }
          sum.value = reds
        },
        checksum: { Checksum.of([sum.value.bitPattern]) }),
      Workload(
        "read a state's color", unit: "read", count: sets.count,
        pass: {
          var reds = 0.0
          for index in sets.indices {
            reds += sets[index].resolved(for: states[index], appearance: dark).red
          }
          sum.value = reds
        },
        checksum: { Checksum.of([sum.value.bitPattern]) }),
      Workload(
        "derive a set in four appearances", unit: "set", count: bases.count,
        pass: {
          for index in bases.indices { derived.value[index] = ColorVariantSet(deriving: bases[index]) }
        },
        checksum: { Checksum.of(derived.value.map { $0.pressed.resolved(for: .dark).red.bitPattern }) }),
    ]
  }
}
