/// Tells references from other text, and what they refer to. Whether it exists is another question.
enum ReferenceReader {
  /// What a string in curly brackets is.
  enum Curly: Equatable {
    /// Plain text.
    case none
    /// A reference to that path.
    case path(TokenPath)
    /// Meant as a reference, but isn't one; what it could be.
    case malformed(fixed: String?)
  }

  /// What a `$value` string is. In a color any bracket is a faulty reference; in other values only one that
  /// begins the text.
  ///
  /// The path between the brackets is split at full stops and nothing else: white space is part of a name.
  static func curly(_ text: String, isColor: Bool) -> Curly {
    if let path = plainPath(text) { return .path(path) }
    let brackets = text.utf8.filter { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }.count
    guard brackets > 0, isColor || text.hasPrefix("{") else { return .none }
    if brackets == 1, text.hasPrefix("{") || text.hasSuffix("}") {
      return .malformed(fixed: fixed(text.drop { $0 == "{" }.prefix { $0 != "}" }))
    }
    guard brackets == 2, text.hasPrefix("{"), text.hasSuffix("}") else {
      return .malformed(fixed: inWords(text))
    }
    let inner = text.dropFirst().dropLast()
    guard goodNames(inner).count == inner.split(separator: ".", omittingEmptySubsequences: false).count else {
      return .malformed(fixed: fixed(inner))
    }
    return .path(TokenPath(String(inner)))
  }

  /// The one reference that stands among words; anything else around it may be meant for something.
  private static func inWords(_ text: String) -> String? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }
    guard parts.count == 3, !text.hasPrefix("}"), !parts[1].isEmpty,
      (parts[0] + parts[2]).allSatisfy({ $0.isLetter || $0 == " " })
    else { return nil }
    return fixed(parts[1])
  }

  /// The path of a reference in ASCII whose names are all good and don't begin with `$`, as nearly every one is; `nil` for
  /// any other text.
  private static func plainPath(_ text: String) -> TokenPath? {
    let bytes = text.utf8
    guard bytes.count > 2, bytes.first == UInt8(ascii: "{") else { return nil }
    let inner = bytes.dropFirst().dropLast()
    guard bytes.last == UInt8(ascii: "}") else { return nil }
    var isFirst = true
    for byte in inner {
      switch byte {
      case UInt8(ascii: "."):
        if isFirst { return nil }
        isFirst = true
      case UInt8(ascii: "{"), UInt8(ascii: "}"), 0x80...: return nil
      case UInt8(ascii: "$") where isFirst: return nil
      default: isFirst = false
      }
    }
    return isFirst ? nil : TokenPath(String(Substring(inner)))
  }

  /// The names that can stand in a reference, up to one that can't.
  private static func goodNames(_ inner: Substring) -> [Substring] {
    inner.split(separator: ".").prefix { !$0.hasPrefix("$") || $0 == "$root" }.map { $0 }
  }

  private static func fixed(_ inner: Substring) -> String? {
    let names = goodNames(inner)
    return names.isEmpty ? nil : "{\(names.joined(separator: "."))}"
  }

  /// What the string of a `$ref` is.
  enum Pointer: Equatable {
    /// A reference to the token at that path.
    case path(TokenPath)
    /// A reference to the inside of the token or group at that path: the names from its first property on.
    case inside(TokenPath, [String])
    /// Not a JSON Pointer: why.
    case malformed(hint: String)
    /// A JSON Pointer that can't lead to a token.
    case missing
  }

  /// What a `$ref` refers to. It is the fragment of a URI, so that `%20` is a space, holding a JSON Pointer, so
  /// that `~1` is a slash. `#/a` and `#/a/$value` are the same token.
  static func pointer(_ text: String) -> Pointer {
    guard text.hasPrefix("#") else {
      return .malformed(
        hint: text.isEmpty
          ? "write '#/group/token'" : "a token refers to what was read with it: '#/…'; a resolver names files"
      )
    }
    if text == "#" { return .path(.root) }
    guard text.hasPrefix("#/") else { return .malformed(hint: "write '#/\(text.dropFirst())'") }
    if text == "#/" { return .malformed(hint: "'#' is the document, '#/' a member without a name") }
    var names: [String] = []
    for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
      guard let name = unescaped(part) else {
        return .malformed(hint: "'~' stands before 0 or 1, '%' before two hexadecimal digits of UTF-8")
      }
      if name.isEmpty { return .malformed(hint: "a name can't be empty") }
      names.append(name)
    }
    let path = names.prefix { !$0.hasPrefix("$") || $0 == "$root" }
    if path.contains(where: { $0.contains(".") }) { return .missing }
    let rest = Array(names[path.endIndex...])
    if rest.isEmpty || rest == ["$value"] { return path.isEmpty ? .missing : .path(TokenPath(names: path)) }
    return .inside(TokenPath(names: path), rest)
  }

  private static func unescaped(_ part: Substring) -> String? {
    let source = Array(part.utf8)
    var bytes: [UInt8] = []
    var index = 0
    while index < source.count {
      if source[index] == UInt8(ascii: "%") {
        guard let byte = hexByte(source, index + 1) else { return nil }
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(source[index])
        index += 1
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else { return nil }
    guard text.contains("~") else { return text }
    var name = ""
    var isEscape = false
    for scalar in text.unicodeScalars {
      switch (isEscape, scalar) {
      case (false, "~"): isEscape = true
      case (true, "0"), (true, "1"):
        name += scalar == "0" ? "~" : "/"
        isEscape = false
      case (true, _): return nil
      default: name.unicodeScalars.append(scalar)
      }
    }
    return isEscape ? nil : name
  }

  private static func hexByte(_ bytes: [UInt8], _ index: Int) -> UInt8? {
    guard index + 1 < bytes.count, bytes[index].isHexDigit, bytes[index + 1].isHexDigit else { return nil }
    return UInt8(String(decoding: bytes[index...index + 1], as: UTF8.self), radix: 16)
  }
}
