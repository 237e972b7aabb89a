extension Diagnostic {
  /// The finding for people: place, message, the line of the text, a caret and what to do.
  ///
  ///     brand.json:12:16: error: no token named 'color.acent'
  ///     12 |     "value": "{color.acent}"
  ///        |                ^ did you mean 'color.accent'?
  ///
  /// Lines end with `\n`. Without a source, or with another file's, the line is left out and the hint stands
  /// behind the message. A line feed in words of an author is shown as `␊`: a line of its own could look like another
  /// finding, or like a command to what runs the tool.
  public func rendered(in source: SourceText?) -> String {
    let hint = hint.map { Self.onOneLine($0) }
    var text = "\(position): \(level.rawValue): \(Self.onOneLine(message))"
    if let source, source.file == position.file {
      text += "\n" + Self.excerpt(at: position, of: source, hint: hint)
    } else {
      text += (hint.map { "; \($0)" } ?? "") + "\n"
    }
    for place in related { text += "\(place.position): note: \(place.label)\n" }
    return text
  }

  private static func onOneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\n" ? "\u{240A}" : $0 }))
  }

  private static func excerpt(at position: SourcePosition, of source: SourceText, hint: String?) -> String {
    let excerpt = source.excerpt(at: position.offset)
    let number = String(position.line)
    let gutter = String(repeating: " ", count: number.count)
    // Tabs are repeated, so that the caret stands right whatever their width is.
    let padding = String(
      String.UnicodeScalarView(excerpt.before.unicodeScalars.map { $0 == "\t" ? $0 : " " }))
    return "\(number) | \(excerpt.before)\(excerpt.after)\n"
      + "\(gutter) | \(padding)^\(hint.map { " " + $0 } ?? "")\n"
  }
}

extension Sequence<Diagnostic> {
  /// The findings with those that say the same of many values of a file told once, with their number.
  ///
  /// A file from before 2025.10 has a warning for every color and every length; a person needs one.
  public func summarized() -> [Diagnostic] {
    var result: [Diagnostic] = []
    var first: [String: Int] = [:]
    for diagnostic in self {
      guard let kind = diagnostic.summaryKind else {
        result.append(diagnostic)
        continue
      }
      let key = "\(kind) \(diagnostic.level) \(diagnostic.position.file)"
      if let index = first[key] {
        result[index].fact = result[index].fact.counting(one: diagnostic.fact)
      } else {
        first[key] = result.count
        result.append(diagnostic)
      }
    }
    return result
  }
}

extension Diagnostic {
  /// What findings of one kind are told together by; `nil` for those that are told one by one.
  fileprivate var summaryKind: String? {
    switch fact {
    case .colorString: "color text"
    case .olderForm: "older form"
    case .olderLeftOut: "left out"
    case .quantityText(let type, _) where level == .warning: "text \(type.rawValue)"
    case .valuePart(let type, _) where level == .warning,
      .valueMember(let type, _, _) where level == .warning:
      type.rawValue
    default: nil
    }
  }
}

extension Diagnostic.Fact {
  /// The fact with another one of its kind counted in.
  fileprivate func counting(one other: Diagnostic.Fact) -> Diagnostic.Fact {
    switch self {
    case .colorString(let example): .colorStrings(count: 2, example: example)
    case .colorStrings(let count, let example): .colorStrings(count: count + 1, example: example)
    case .olderForm(let example): .olderForms(count: 2, example: example)
    case .olderForms(let count, let example): .olderForms(count: count + 1, example: example)
    case .olderLeftOut(let example, _): .olderLeftOuts(count: 2, example: example)
    case .olderLeftOuts(let count, let example): .olderLeftOuts(count: count + 1, example: example)
    case .quantityText(let type, let example): .quantityTexts(type, count: 2, example: example)
    case .quantityTexts(let type, let count, let example):
      .quantityTexts(type, count: count + 1, example: example)
    case .valuePart(let type, _), .valueMember(let type, _, _): .valueParts(type, count: 2, first: message)
    case .valueParts(let type, let count, let first): .valueParts(type, count: count + 1, first: first)
    default: self
    }
  }
}
