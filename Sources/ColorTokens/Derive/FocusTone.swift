/// A tone of the ring around a focused control. Both are always made, so that every theme has the same tokens: of a
/// ring in one color they are equal.
public enum FocusTone: String, CaseIterable, Hashable, Sendable {
  /// The tone next to the surface.
  case outer
  /// The tone next to the control.
  case inner

  /// The name of its token: `focus-outer` or `focus-inner`.
  var name: String { "focus-" + rawValue }
}
