internal import ColorDerive

/// Changes of files as people read them: an asset catalog, which is a folder of many small files, is one line for
/// each kind of change.
struct ChangeList {
  private var rows: [(word: String, path: String, count: Int)] = []

  init(_ changes: [OutputChange]) {
    for change in changes {
      let parts = change.path.parts
      let catalog = parts.firstIndex { $0.hasSuffix(".xcassets") }
      let path = parts[...(catalog ?? parts.count - 1)].joined(separator: "/")
      if catalog != nil,
        let index = rows.firstIndex(where: { $0.path == path && $0.word == change.kind.word })
      {
        rows[index].count += 1
      } else {
        rows.append((change.kind.word, path, catalog == nil ? 0 : 1))
      }
    }
  }

  /// One line a file or catalog, with a newline at its end: `create out/tokens.css`.
  func lines(below root: String) -> [String] {
    let lead = root == "." ? "" : root.hasSuffix("/") ? root : root + "/"
    return rows.map { row in
      "\(row.word) \(lead)\(row.path)\(row.count == 0 ? "" : " (\(FindingText.count(row.count, "file")))")\n"
    }
  }
}

extension OutputChange.Kind {
  /// What is done, in a word.
  var word: String {
    switch self {
    case .create: "create"
    case .update: "update"
    case .unchanged: "unchanged"
    case .delete: "delete"
    case .keep: "keep"
    case .blocked: "blocked"
    }
  }
}
