internal import CColorKernels
public import ColorCore

/// The states of many colors by one recipe: what ``Recipe/variants(of:)`` gives for each of them, at a fraction of the
/// time.
///
///     let bulk = BulkDerivation(Recipe(role: .background(.fill)))
///     let states = bulk.states(of: palette)
///     states[0].hovered
///
/// It is the same engine: the bytes and verdicts are those of the single sets, always. A kernel in C does the same
/// operations on a block of colors at once; a color for which something has to be given up, and a recipe that asks for
/// what the kernel doesn't know, go to the single engine. ``isKernel`` says which recipes it knows.
public struct BulkDerivation: Sendable {
  /// The recipe.
  public let recipe: Recipe
  private let kernel: cck_recipe?

  /// The derivation of many colors by a recipe.
  public init(_ recipe: Recipe) {
    self.recipe = recipe
    kernel = recipe.kernel
  }

  /// Whether a kernel works for this recipe: one without selected states, ideals, turning hues, a floor of Lc, contents
  /// that change with the state, and vividness, and with at most eight surfaces and eight contents.
  public var isKernel: Bool { kernel != nil }

  /// The states of colors, in their order.
  public func states(of bases: [SRGB8]) -> [DerivedStates] {
    var states = [DerivedStates](repeating: .blank, count: bases.count)
    var span = states.mutableSpan
    derive(bases.span, on: ColorBatch.path, into: &span)
    return states
  }

  /// The states of colors, in their order, on as many threads as the program has: worth it from some ten thousand
  /// colors on. Fewer go the plain way.
  public func statesConcurrently(of bases: [SRGB8]) async -> [DerivedStates] {
    let share = BulkDerivation.share
    guard bases.count > share else { return states(of: bases) }
    return await withTaskGroup(of: (Int, [DerivedStates]).self) { group in
      for start in stride(from: 0, to: bases.count, by: share) {
        group.addTask { (start, states(of: Array(bases[start..<min(start + share, bases.count)]))) }
      }
      var parts: [Int: [DerivedStates]] = [:]
      for await (start, part) in group { parts[start] = part }
      return stride(from: 0, to: bases.count, by: share).flatMap { parts[$0] ?? [] }
    }
  }

  /// The states of colors into memory of the caller's; nothing is allocated, but for colors that the single engine
  /// derives.
  ///
  /// - Parameters:
  ///   - bases: The colors.
  ///   - states: As many places for their states.
  /// - Returns: How many of them the single engine derived.
  /// - Throws: `ColorBatchError.count` if there aren't as many places as colors; nothing is written then.
  @discardableResult
  public func derive(
    _ bases: Span<SRGB8>, into states: inout MutableSpan<DerivedStates>
  ) throws(ColorBatchError) -> Int {
    guard bases.count == states.count else { throw .count(states.count, expected: bases.count) }
    return derive(bases, on: ColorBatch.path, into: &states)
  }

  /// The colors that a task of its own is worth, and those of a call of the kernel, which keeps its states on the stack.
  private static let share = 16_384
  private static let block = 512

  /// `derive(_:into:)` on a path that the processor must have, of spans of the same length.
  @discardableResult
  package func derive(
    _ bases: Span<SRGB8>, on path: ColorBatch.Path, into states: inout MutableSpan<DerivedStates>
  ) -> Int {
    guard var kernel else {
      for i in bases.indices { states[i] = DerivedStates(recipe.variants(of: bases[i])) }
      return bases.count
    }
    var singles = 0
    unsafe withUnsafeTemporaryAllocation(of: cck_states.self, capacity: BulkDerivation.block) { block in
      for start in stride(from: 0, to: bases.count, by: BulkDerivation.block) {
        let part = bases.extracting(start..<min(start + BulkDerivation.block, bases.count))
        unsafe part.withUnsafeBytes { bytes in
          let red = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
          guard let red = unsafe red else { return }
          unsafe cck_derive(
            cck_path(rawValue: path.number), &kernel, part.count, red, red + 1, red + 2,
            MemoryLayout<SRGB8>.stride,
            block.baseAddress)
        }
        for i in part.indices {
          if let found = unsafe DerivedStates(block[i]) {
            states[start + i] = found
          } else {
            states[start + i] = DerivedStates(recipe.variants(of: part[i]))
            singles += 1
          }
        }
      }
    }
    return singles
  }
}

extension DerivedStates {
  /// All black, before anything is derived.
  static let blank = DerivedStates(
    normal: .black, hovered: .black, pressed: .black, disabled: .black, content: .black,
    disabledContent: .black, bits: 0)

  /// What the kernel found; nothing where it couldn't decide.
  init?(_ states: cck_states) {
    let marks = Int(states.marks)
    guard marks & Int(CCK_DECIDED) != 0 else { return nil }
    var bits: UInt16 = 0
    if marks & Int(CCK_HAS_CONTENT) != 0 { bits |= DerivedStates.hasContent }
    if marks & Int(CCK_GAVE_STEP) != 0 { bits |= DerivedStates.bit(of: .step) }
    if marks & Int(CCK_GAVE_DISABLED) != 0 { bits |= DerivedStates.bit(of: .disabled) }
    self.init(
      normal: SRGB8(states.normal), hovered: SRGB8(states.hovered), pressed: SRGB8(states.pressed),
      disabled: SRGB8(states.disabled), content: SRGB8(states.content),
      disabledContent: SRGB8(states.disabled_content), bits: bits)
  }
}
