/// The name of a token or group in its tree: the names that lead to it, joined by full stops.
///
/// The root has no names. Paths that are canonically equivalent are the same path.
public struct TokenPath: Hashable, Sendable {
  /// The names joined by full stops: `color.action.primary`.
  public let text: String

  /// A path in its written form.
  public init(_ text: String) { self.text = text }

  /// A path of names, outermost first.
  public init(names: some Sequence<String>) { text = names.joined(separator: ".") }

  /// The path of the root.
  public static let root = TokenPath("")

  /// The names, outermost first.
  public var names: [String] { text.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }

  /// The last name; empty for the root.
  public var name: String {
    text.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(text[text.index(after: $0)...]) } ?? text
  }

  /// The path of the group that holds this one; `nil` for the root.
  public var parent: TokenPath? {
    guard !text.isEmpty else { return nil }
    return text.utf8.lastIndex(of: UInt8(ascii: ".")).map { TokenPath(String(text[..<$0])) } ?? .root
  }

  /// The path of a child.
  public func appending(_ name: String) -> TokenPath {
    TokenPath(text.isEmpty ? name : text + "." + name)
  }

  /// The place as a JSON Pointer (RFC 6901): `/color/action/primary`.
  public var pointer: String {
    text.isEmpty ? "" : names.map { "/" + Self.escaped($0) }.joined()
  }

  /// A name with `~` and `/` escaped for a JSON Pointer.
  static func escaped(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return name
    }
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension TokenPath: CustomStringConvertible {
  /// The written form.
  public var description: String { text }
}

extension TokenPath: ExpressibleByStringLiteral {
  /// A path in its written form.
  public init(stringLiteral text: String) { self.init(text) }
}

extension TokenPath: Comparable {
  /// Whether the first path comes first by its UTF-8 bytes, the same in every locale.
  public static func < (a: TokenPath, b: TokenPath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }
}
