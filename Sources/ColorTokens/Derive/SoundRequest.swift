internal import ColorDerivation

/// A request of which all that it names is there, with what can be known of it before any color is made: the same in every
/// permutation of the same files.
final class SoundRequest: Sendable {
  let request: DerivationRequest
  /// Whether it lies on fixed colors alone, so that it is the same in every pass.
  let isSettled: Bool
  /// The states whose tokens are written by hand.
  let written: [ControlState]
  /// What the color says by itself.
  let said: SaidMeaning?

  init(_ request: DerivationRequest, isSettled: Bool, written: [ControlState]) {
    self.request = request
    self.isSettled = isSettled
    self.written = written
    said = request.said
  }
}

extension SoundRequest: Hashable {
  static func == (a: SoundRequest, b: SoundRequest) -> Bool { a === b || a.request == b.request }

  func hash(into hasher: inout Hasher) { hasher.combine(request) }
}
