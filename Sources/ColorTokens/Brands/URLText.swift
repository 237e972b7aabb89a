/// Links as RFC 3986 writes them: absolute, in ASCII, everything else percent-encoded.
enum URLText {
  /// Why a text isn't a URL.
  enum Fault: Hashable {
    case empty
    case noScheme
    case scheme(String)
    case character(Unicode.Scalar)
    case escape
    case host
    case port(String)
    case nothing
  }

  /// What is wrong with a text; `nil` for a URL.
  static func fault(in text: String) -> Fault? {
    guard !text.isEmpty else { return .empty }
    if let fault = characterFault(text) { return fault }
    guard let colon = text.firstIndex(of: ":"),
      !text[..<colon].contains(where: { "/?#".contains($0) })
    else { return .noScheme }
    let scheme = text[..<colon]
    guard let first = scheme.utf8.first, isLetter(first),
      scheme.utf8.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) })
    else { return .scheme(String(scheme)) }
    let rest = text[text.index(after: colon)...]
    guard !rest.isEmpty else { return .nothing }
    let isWeb = ["http", "https"].contains(scheme.lowercased())
    guard rest.hasPrefix("//") else {
      if isWeb { return .host }
      return rest.contains(where: { "[]".contains($0) }) ? .character("[") : nil
    }
    let after = rest.dropFirst(2)
    let authority = after.prefix { !"/?#".contains($0) }
    if after.dropFirst(authority.count).contains(where: { "[]".contains($0) }) { return .character("[") }
    return authorityFault(authority, isWeb: isWeb)
  }

  /// User, host and port: section 3.2.
  private static func authorityFault(_ authority: Substring, isWeb: Bool) -> Fault? {
    var place = authority
    if let at = place.lastIndex(of: "@") {
      if place[..<at].contains(where: { "@[]".contains($0) }) { return .host }
      place = place[place.index(after: at)...]
    }
    var host = place
    var port: Substring?
    if place.hasPrefix("[") {
      guard let close = place.firstIndex(of: "]") else { return .host }
      let inner = place[place.index(after: place.startIndex)..<close]
      let isAddress = inner.contains(":") && inner.utf8.allSatisfy { isHex($0) || ":.".utf8.contains($0) }
      guard isAddress else { return .host }
      host = inner
      let tail = place[place.index(after: close)...]
      guard tail.isEmpty || tail.hasPrefix(":") else { return .host }
      port = tail.isEmpty ? nil : tail.dropFirst()
    } else {
      if let colon = place.firstIndex(of: ":") {
        host = place[..<colon]
        port = place[place.index(after: colon)...]
      }
      if host.contains(where: { "[]".contains($0) }) { return .host }
    }
    if isWeb, host.isEmpty { return .host }
    if let port, !port.utf8.allSatisfy(isDigit) || UInt16(port) == nil { return .port(String(port)) }
    return nil
  }

  private static func characterFault(_ text: String) -> Fault? {
    var fragments = 0
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard scalar.isASCII, isAllowed(UInt8(scalar.value)) else { return .character(scalar) }
      if scalar == "#" { fragments += 1 }
      if fragments > 1 { return .character("#") }
      if scalar == "%" {
        let pair = scalars[(index + 1)...].prefix(2)
        guard pair.count == 2, pair.allSatisfy({ $0.isASCII && isHex(UInt8($0.value)) }) else {
          return .escape
        }
      }
    }
    return nil
  }

  /// Unreserved and reserved characters (section 2), and the percent sign.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isHex(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }
}

extension URLText.Fault {
  /// What is wrong.
  var message: String {
    switch self {
    case .empty: "it's empty"
    case .noScheme: "it has no scheme"
    case .scheme(let text): "\(text.quoted) is no scheme"
    case .character(let scalar): "\(String(scalar).quoted) can't stand there"
    case .escape: "'%' stands without two hexadecimal digits"
    case .host: "its host can't be read"
    case .port(let text): "\(text.quoted) is no port"
    case .nothing: "nothing stands behind its scheme"
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .empty, .noScheme: "write it whole, as https://example.org/terms"
    case .character(let scalar):
      "write it as "
        + String(scalar).utf8.map { byte in
          let digits = String(byte, radix: 16, uppercase: true)
          return "%" + (digits.utf8.count < 2 ? "0" : "") + digits
        }.joined()
    case .escape: "a percent sign itself is written '%25'"
    default: nil
    }
  }
}
