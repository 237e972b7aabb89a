/// A text and what reading it as JSON gave: read once, however many permutations it is part of.
struct ParsedText: Sendable {
  let source: SourceText
  let result: Result<JSONNode, JSONError>

  init(_ source: SourceText) {
    self.source = source
    do throws(JSONError) {
      result = .success(try JSONDocument(source).root)
    } catch {
      result = .failure(error)
    }
  }

  /// A tree that is part of a text.
  init(_ tree: JSONNode) {
    source = tree.document.source
    result = .success(tree)
  }

  /// The document; `nil` for a text that isn't JSON.
  var document: JSONDocument? { try? result.get().document }
}
