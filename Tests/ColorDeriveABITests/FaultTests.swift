import CColorDeriveABI
import ColorDeriveABI
import Testing

@Suite("Faults across the C interface") struct FaultTests {
  private let blue = colorderive_srgb8(red: 0x0F, green: 0x62, blue: 0xFE)

  @Test func `NULL is told where something is expected`() {
    var ratio = 0.0, pair = blue, states = colorderive_states(), recipe = unsafe colorderive_recipe()
    #expect(colorderive_parse(nil, 1, nil, nil, nil) == Status.badPointer)
    #expect(unsafe colorderive_parse("red", 3, nil, nil, nil) == Status.badPointer)
    #expect(unsafe colorderive_contrasts(1, nil, &pair, &ratio) == Status.badPointer)
    #expect(unsafe colorderive_contrasts(1, &pair, &pair, nil) == Status.badPointer)
    #expect(colorderive_oklab_from_srgb8(1, nil, nil, nil, nil, nil, nil) == Status.badPointer)
    #expect(colorderive_srgb8_from_oklab(1, nil, nil, nil, nil, nil, nil) == Status.badPointer)
    #expect(unsafe colorderive_derive(nil, blue, &states, nil) == Status.badPointer)
    #expect(unsafe colorderive_derive(&recipe, blue, nil, nil) == Status.badPointer)
    #expect(unsafe colorderive_derive_many(&recipe, 1, nil, &states, nil) == Status.badPointer)
    unsafe recipe.surface_count = 1
    #expect(unsafe colorderive_derive(&recipe, blue, &states, nil) == Status.badPointer)
    #expect(states.outcome == 0 && states.normal.blue == 0, "nothing was written")
  }

  @Test func `no elements need no memory`() {
    var recipe = unsafe colorderive_recipe()
    #expect(colorderive_contrasts(0, nil, nil, nil) == Status.ok)
    #expect(colorderive_oklab_from_srgb8(0, nil, nil, nil, nil, nil, nil) == Status.ok)
    #expect(colorderive_srgb8_from_oklab(0, nil, nil, nil, nil, nil, nil) == Status.ok)
    #expect(unsafe colorderive_derive_many(&recipe, 0, nil, nil, nil) == Status.ok)
    var parsed = colorderive_parsed()
    #expect(unsafe colorderive_parse(nil, 0, &parsed, nil, nil) == Status.badColor)
  }

  @Test("counts beyond memory are refused", arguments: [-1, .min, .max, .max / 2])
  func count(_ count: Int) {
    var pair = blue, ratio = 0.0, states = colorderive_states(), recipe = unsafe colorderive_recipe()
    #expect(unsafe colorderive_contrasts(count, &pair, &pair, &ratio) == Status.badCount)
    #expect(unsafe colorderive_derive_many(&recipe, count, &pair, &states, nil) == Status.badCount)
    unsafe recipe.surface_count = count
    #expect(unsafe colorderive_derive(&recipe, blue, &states, nil) == Status.badCount)
  }

  @Test func `arrays that overlap where they are written are refused`() {
    var planes = [Float](repeating: 0.5, count: 8)
    var bytes: [UInt8] = [7, 7, 0, 0, 0, 0, 1, 1]
    unsafe planes.withUnsafeMutableBufferPointer { planes in
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        let (f, b) = (planes.baseAddress!, bytes.baseAddress!)
        // The channels that are read may be one array.
        #expect(unsafe colorderive_oklab_from_srgb8(2, b, b, b, f, f + 2, f + 4) == Status.ok)
        #expect(unsafe colorderive_oklab_from_srgb8(2, b, b, b, f + 4, f + 5, f) == Status.overlap)
        #expect(unsafe colorderive_srgb8_from_oklab(2, f, f + 2, f + 4, b, b + 2, b + 3) == Status.overlap)
        #expect(unsafe colorderive_srgb8_from_oklab(2, f, f + 2, f + 4, b, b + 2, b + 4) == Status.ok)
      }
    }
    #expect(bytes == [7, 7, 7, 7, 7, 7, 1, 1], "grey came back, and what was refused wrote nothing")
  }

  @Test func `pointers that aren't aligned are refused`() {
    var pair = [blue, blue]
    var ratios = [0.0, 0.0]
    unsafe ratios.withUnsafeMutableBytes { ratios in
      let odd = unsafe UnsafeMutablePointer<Double>(bitPattern: UInt(bitPattern: ratios.baseAddress!) + 1)
      #expect(unsafe colorderive_contrasts(1, &pair, &pair, odd) == Status.badPointer)
    }
  }

  @Test func `fields kept for later must be 0`() {
    var recipe = unsafe colorderive_recipe(), states = colorderive_states()
    unsafe recipe.reserved.3 = 1
    #expect(unsafe colorderive_derive(&recipe, blue, &states, nil) == Status.badRecipe)
  }

  @Test(
    "a text that isn't UTF-8 is refused at its first such byte",
    arguments: [([0x72, 0x65, 0x64, 0xFF], 3), ([0x80], 0), ([0xC3, 0xA9, 0xE2, 0x82], 2)]
      as [([UInt8], Int)])
  func encoding(_ bytes: [UInt8], _ offset: Int) {
    var parsed = colorderive_parsed(), fault = -1
    let text = bytes.map { CChar(bitPattern: $0) }
    #expect(unsafe colorderive_parse(text, text.count, &parsed, &fault, nil) == Status.badColor)
    #expect(fault == offset)
  }
}

/// The header's numbers as functions give them.
enum Status {
  static let ok = Int32(COLORDERIVE_OK)
  static let badPointer = Int32(COLORDERIVE_BAD_POINTER)
  static let badCount = Int32(COLORDERIVE_BAD_COUNT)
  static let overlap = Int32(COLORDERIVE_OVERLAP)
  static let badColor = Int32(COLORDERIVE_BAD_COLOR)
  static let badRecipe = Int32(COLORDERIVE_BAD_RECIPE)
}
