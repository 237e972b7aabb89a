/// A text and what reading it as JSON gave: read once, however many permutations it is part of.
struct ParsedText: Sendable {
  let source: SourceText
  let result: Result<JSONNode, JSONError>
  /// The names of the outermost members that aren't read, because something else overrides them.
  private(set) var hidden: Set<String> = []

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

  /// What tells it from others: where it stands and what of it is read, or the file that isn't JSON.
  enum Identity: Hashable {
    case tree(NodeKey, without: Set<String>)
    case broken(String)
  }

  /// What tells it from others that were read in the same run.
  var identity: Identity {
    switch result {
    case .success(let root): .tree(NodeKey(root), without: hidden)
    case .failure: .broken(source.file)
    }
  }

  /// The document; `nil` for a text that isn't JSON.
  var document: JSONDocument? { try? result.get().document }

  /// The text and what overrides its outermost members, each as a whole.
  ///
  /// - Parameter overrides: Objects of which the last counts; those of a resolver's references, with their notes.
  func overridden(by overrides: [JSONNode]) -> [ParsedText] {
    var texts = [self]
    for node in overrides {
      var text = ParsedText(node)
      for (name, value) in node.members {
        guard !ResolverDocument.Source.isNote(name, value) else {
          text.hidden.insert(name.string ?? "")
          continue
        }
        for index in texts.indices { texts[index].hidden.insert(name.string ?? "") }
      }
      texts.append(text)
    }
    return texts
  }
}
