public import ColorCore

/// The states of one of many colors, in a few bytes: the colors and the verdict of a ``VariantSet`` without its checks
/// and reasons.
public struct DerivedStates: Hashable, Sendable {
  /// The normal color: the base, unless it had to move and might.
  public let normal: SRGB8
  /// Under the pointer.
  public let hovered: SRGB8
  /// While pressed.
  public let pressed: SRGB8
  /// Not to be used now.
  public let disabled: SRGB8
  private let mark: SRGB8
  private let disabledMark: SRGB8
  private let bits: UInt16

  /// The content of a background in its normal state; nothing for other roles and where none was asked for.
  public var content: SRGB8? { bits & DerivedStates.hasContent == 0 ? nil : mark }

  /// The content on the disabled background.
  public var disabledContent: SRGB8? { bits & DerivedStates.hasContent == 0 ? nil : disabledMark }

  /// What became of the set.
  public var outcome: Outcome {
    if bits & DerivedStates.isInfeasible != 0 { return .infeasible }
    return bits & DerivedStates.givenUp == 0 ? .exact : .relaxed
  }

  /// What was given up, in the order of ``Relaxation/Kind``; by how much is known to the single set alone.
  public var relaxations: [Relaxation.Kind] {
    Relaxation.Kind.allCases.filter { bits & DerivedStates.bit(of: $0) != 0 }
  }

  /// The color of a state. Focused is normal: it is told by a ring.
  ///
  /// - Returns: Nothing for the states of a chosen control, which ``Recipe/variants(of:)`` gives.
  public subscript(state: ControlState) -> SRGB8? {
    switch state {
    case .normal, .focused: normal
    case .hovered: hovered
    case .pressed: pressed
    case .disabled: disabled
    case .selected, .selectedHovered, .selectedPressed: nil
    }
  }

  /// The states of a set.
  public init(_ set: VariantSet) {
    var bits: UInt16 = set.content == nil ? 0 : DerivedStates.hasContent
    if set.verdict.outcome == .infeasible { bits |= DerivedStates.isInfeasible }
    for relaxation in set.verdict.relaxations { bits |= DerivedStates.bit(of: relaxation.kind) }
    self.init(
      normal: set.normal, hovered: set.hovered, pressed: set.pressed, disabled: set.disabled,
      content: set.content ?? .black, disabledContent: set.disabledContent ?? .black, bits: bits)
  }

  init(
    normal: SRGB8, hovered: SRGB8, pressed: SRGB8, disabled: SRGB8, content: SRGB8, disabledContent: SRGB8,
    bits: UInt16
  ) {
    (self.normal, self.hovered, self.pressed, self.disabled) = (normal, hovered, pressed, disabled)
    (mark, disabledMark, self.bits) = (content, disabledContent, bits)
  }

  static let hasContent: UInt16 = 1
  private static let isInfeasible: UInt16 = 2
  private static let givenUp: UInt16 = ~3

  static func bit(of kind: Relaxation.Kind) -> UInt16 {
    switch kind {
    case .direction: 4
    case .step: 8
    case .profile: 16
    case .content: 32
    case .base: 64
    case .target: 128
    case .accent: 256
    case .disabled: 512
    }
  }
}
