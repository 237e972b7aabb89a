internal import ColorDerivation

/// How a page or an element of it asks for a theme by name in a style sheet: for each, a class or an attribute.
///
/// Light and dark may be asked for by any element. How much contrast there is belongs to the page: that is asked for by
/// its root.
public struct CSSSelectors: Hashable, Sendable {
  /// What asks for the light theme.
  public var light = #"[data-theme="light"]"#
  /// What asks for the dark theme.
  public var dark = #"[data-theme="dark"]"#
  /// What asks for standard contrast, whatever the person's system asks for.
  public var standard = #"[data-contrast="standard"]"#
  /// What asks for more contrast.
  public var more = #"[data-contrast="more"]"#

  /// The selectors that hold where no others are given: the attributes `data-theme` and `data-contrast`.
  public init() {}

  /// Whether a text is one class, such as `.dark`, or one attribute, such as `[data-theme="dark"]`: the weights of rules
  /// count on that.
  public static func isSimple(_ text: String) -> Bool {
    if text.hasPrefix(".") { return isName(text.dropFirst()) }
    guard text.hasPrefix("["), text.hasSuffix("]") else { return false }
    let parts = text.dropFirst().dropLast().split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard isName(parts[0]) else { return false }
    guard parts.count == 2 else { return true }
    let value = parts[1]
    guard let quote = value.first, quote == "\"" || quote == "'" else { return isName(value) }
    return value.count >= 2 && value.last == quote && isName("x" + value.dropFirst().dropLast())
  }

  /// Letters, digits, hyphens and low lines of ASCII, without what would need an escape.
  private static func isName(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first), text != "-"
    else { return false }
    return text.unicodeScalars.allSatisfy { $0.isASCII && CSSText.isPlain($0) }
  }

  subscript(scheme: Appearance.Scheme) -> String { scheme == .light ? light : dark }
}
