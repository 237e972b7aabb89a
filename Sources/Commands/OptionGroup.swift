/// Options and flags that several commands share, declared once in a struct of their own.
///
/// A group included by the root as well as by a command is global: its options may stand before or behind the
/// subcommand, and every command that includes the group reads them.
///
///     struct Output: ParsableArguments {
///       @Flag(help: "Write without colors.") var noColor = false
///     }
///     @OptionGroup var output: Output
@propertyWrapper
public struct OptionGroup<Content: ParsableArguments> {
  /// The options with their values.
  public let wrappedValue: Content

  /// The group as declared.
  public init() {
    wrappedValue = Content()
  }
}

extension OptionGroup: DeclaredGroup {
  var content: any ParsableArguments { wrappedValue }
}
