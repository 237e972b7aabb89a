/// How closely a file must keep to the format.
public enum Strictness: Hashable, Sendable {
  /// Everything outside the format is an error, colors written as text and `value` too.
  case strict
  /// Colors written as text, and tokens with `value` instead of `$value`, are read, with a warning. In a file that has
  /// them lengths and times as text are left out, with a warning too.
  case normal
  /// Beyond that, tokens of unknown types and malformed fallbacks are passed over, and components outside
  /// their range are kept, each with a warning.
  case lenient

  /// The level of a fact under this strictness.
  func level(of fact: Diagnostic.Fact) -> Diagnostic.Level {
    switch (self, fact) {
    case (.strict, .olderForm), (.strict, .olderLeftOut), (.strict, .colorString), (.strict, .valuePart),
      (.strict, .valueMember):
      .error
    case (.lenient, .typeUnknown), (.lenient, .colorHexForm), (.lenient, .colorComponentRange): .warning
    default: fact.level
    }
  }
}
