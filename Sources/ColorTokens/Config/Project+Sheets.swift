internal import ColorDerivation

/// What a context of a modifier brings to a permutation: the sheet of a brand.
struct ContextSheet: Sendable {
  /// The modifier and its context.
  var choice: Permutation.Choice
  /// Its files, or parts of files.
  var texts: [ParsedText]

  /// Whether something stands in it.
  func holds(_ position: SourcePosition) -> Bool {
    texts.contains { text in
      guard text.source.file == position.file, let root = try? text.result.get() else { return false }
      return root.offset <= position.offset && position.offset < root.endOffset
    }
  }
}

extension Project {
  /// The sheets of what sets outputs apart, the brand as a rule, in a permutation.
  func sheets(of permutation: Permutation) -> [ContextSheet] {
    permutation.choices.filter { split.contains($0.modifier) }.compactMap { choice in
      contexts.first { $0.modifier == choice.modifier && $0.name == choice.context }.map {
        ContextSheet(choice: choice, texts: $0.files)
      }
    }
  }

  /// The tokens of a permutation as they would be without these sheets.
  func document(of permutation: Permutation, without sheets: [ContextSheet]) -> TokenDocument {
    let left = sheets.flatMap(\.texts)
    return TokenDocument(
      parsed: texts(of: permutation).filter { text in !left.contains { $0.isSame(as: text) } })
  }
}

extension ParsedText {
  /// Whether it is the same place of the same file.
  fileprivate func isSame(as other: ParsedText) -> Bool {
    guard source.file == other.source.file, let root = try? result.get(), let theirs = try? other.result.get()
    else { return false }
    return root.offset == theirs.offset
  }
}
