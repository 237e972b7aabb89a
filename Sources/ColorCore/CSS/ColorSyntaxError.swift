/// A text that isn't a color: what is wrong, and where.
public struct ColorSyntaxError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason

  /// How many bytes of the text in UTF-8 come before the fault.
  public var offset: Int

  /// The kinds of fault.
  public enum Reason: Hashable, Sendable {
    /// There is no text.
    case empty
    /// `#` isn't followed by 3, 4, 6 or 8 hex digits.
    case hexDigits(count: Int)
    /// A character after `#` isn't a hex digit.
    case notHex(String)
    /// A word that names no color; the nearest that does, if one is near.
    case unknownName(String, nearest: String?)
    /// A function that makes no color; the nearest that does, if one is near.
    case unknownFunction(String, nearest: String?)
    /// The first word in `color()` names no space.
    case unknownSpace(String, nearest: String?)
    /// Something else stands where this was expected.
    case expected(String, found: String)
    /// Valid in CSS, but not read by this version.
    case unsupported(String)
    /// Valid in CSS, but without this it stands for no color: `light-dark()` and a color scheme.
    case needs(String, String)
    /// Colors or calculations stand in one another more often than this.
    case tooDeep(Int)
    /// There is more text behind the color.
    case trailing(String)
    /// A number too large to be held.
    case overflow(String)
  }
}

extension ColorSyntaxError: CustomStringConvertible {
  /// What is wrong, in a sentence without a full stop.
  public var description: String {
    switch reason {
    case .empty: "expected a color, found nothing"
    case .hexDigits(let count): "a hex color has 3, 4, 6 or 8 digits, this one has \(count)"
    case .notHex(let found): "expected a hex digit, found \(found)"
    case .unknownName(let name, let nearest): "no color is named '\(name)'" + hint(nearest)
    case .unknownFunction(let name, let nearest): "no color function is named '\(name)'" + hint(nearest)
    case .unknownSpace(let name, let nearest): "no color space is named '\(name)'" + hint(nearest)
    case .expected(let what, let found): "expected \(what), found \(found)"
    case .unsupported(let what): "\(what) isn't supported yet"
    case .needs(let what, let need): "\(what) needs \(need), and none is given"
    case .tooDeep(let depth): "colors are nested more than \(depth) deep"
    case .trailing(let found): "expected the end of the color, found \(found)"
    case .overflow(let text): "the number \(text) is too large"
    }
  }

  private func hint(_ nearest: String?) -> String { nearest.map { "; did you mean '\($0)'?" } ?? "" }
}
