extension SourceText {
  /// What a person is shown of a line: the text before a place and the text from it on.
  struct Excerpt {
    var before: String
    var after: String
  }

  /// The line around a byte, shortened with `…` to at most 130 scalars when it is long.
  ///
  /// Tabs stay; any other character that could move the cursor or the reading direction is shown as one
  /// visible scalar, so that the caret below stands where it should.
  func excerpt(at offset: Int) -> Excerpt {
    let offset = max(0, min(offset, bytes.count))
    var start = offset
    var scalars = 0
    let first = hasByteOrderMark ? 3 : 0
    while start > first, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D, scalars < 80 {
      start -= 1
      if bytes[start] & 0xC0 != 0x80 { scalars += 1 }
    }
    let cutBefore = start > first && bytes[start - 1] != 0x0A && bytes[start - 1] != 0x0D
    var end = offset
    scalars = 0
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, scalars < 50 {
      end += 1
      while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
      scalars += 1
    }
    let cutAfter = end < bytes.count && bytes[end] != 0x0A && bytes[end] != 0x0D
    return Excerpt(
      before: (cutBefore ? "…" : "") + Self.shown(bytes[min(start, offset)..<offset]),
      after: Self.shown(bytes[offset..<end]) + (cutAfter ? "…" : "")
    )
  }

  /// Bytes as text that is safe on a terminal, one visible scalar for each scalar.
  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0x09: text.append(scalar)
      case 0..<0x20: text.append(scalar.controlPicture)
      case 0x7F: text.append("␡")
      case _ where scalar.isUnsafeToShow: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// The picture of a control character below U+0020 (U+2400 and following).
  fileprivate var controlPicture: Unicode.Scalar { Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}" }

  /// Whether the scalar is a control, turns the reading direction, breaks a line, or can't be seen.
  ///
  /// The zero-width joiner is left out: emoji are built with it.
  var isUnsafeToShow: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF:
      true
    default: false
    }
  }
}

extension String {
  /// The text in single quotes, for a message: unsafe characters escaped, long text shortened.
  var quoted: String {
    var text = "'"
    var count = 0
    for scalar in unicodeScalars {
      if count == 80 {
        text += "…"
        break
      }
      count += 1
      if scalar.isUnsafeToShow {
        text += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "'"
  }
}
