extension OutputName {
  /// The names joined by hyphens, made of letters, digits, `-` and `_`: other signs are a hyphen, and a character that
  /// may not stand there is spelled by its code point.
  ///
  /// - Parameters:
  ///   - prefix: What stands in front; empty for nothing.
  ///   - keepsUnicode: Whether what CSS takes beyond ASCII stays as it is.
  func hyphenated(prefix: String, keepsUnicode: Bool) -> String {
    var result = ""
    for scalar in ([prefix] + names).filter({ !$0.isEmpty }).joined(separator: "-").unicodeScalars {
      if CSSText.isPlain(scalar), scalar.isASCII || keepsUnicode {
        result.unicodeScalars.append(scalar)
      } else if scalar.isASCII || scalar.isIgnorable {
        result += "-"
      } else {
        result += "u" + String(scalar.value, radix: 16)
      }
    }
    return result
  }

  /// The names joined by slashes, for lists that people read.
  var slashed: String { names.map(OutputText.line).joined(separator: "/") }
}
