/// How two texts differ, line by line.
struct TextDifference {
  private enum Edit {
    case keep, remove, insert
  }

  private let old: [Substring]?
  private let new: [Substring]?
  private var edits: [(edit: Edit, line: Substring)] = []

  /// Lines beyond those that both begin and end with; with more than these they are taken as replaced as a whole, for
  /// the time and memory grow with the square of what differs.
  private static let limit = 2_000
  /// How many lines are shown around what differs.
  private static let context = 3

  /// The difference of two files; `nil` for one that isn't there.
  init(_ old: [UInt8]?, _ new: [UInt8]?) {
    self.old = old.map(Self.lines)
    self.new = new.map(Self.lines)
    let (a, b) = (self.old ?? [], self.new ?? [])
    let start = zip(a, b).prefix { $0 == $1 }.count
    let end = zip(a.dropFirst(start).reversed(), b.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    edits += a[..<start].map { (.keep, $0) }
    edits += Self.middle(Array(a[start..<a.count - end]), Array(b[start..<b.count - end]))
    edits += a[(a.count - end)...].map { (.keep, $0) }
  }

  /// Lines with their ends, so that a last one without an end differs from one with it.
  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines: [Substring] = []
    var rest = text[...]
    while !rest.isEmpty {
      let end = rest.unicodeScalars.firstIndex(of: "\n").map { rest.unicodeScalars.index(after: $0) }
      lines.append(rest[..<(end ?? rest.endIndex)])
      rest = rest[(end ?? rest.endIndex)...]
    }
    return lines
  }

  private static func middle(_ a: [Substring], _ b: [Substring]) -> [(edit: Edit, line: Substring)] {
    guard a.count + b.count <= limit else {
      return a.map { (.remove, $0) } + b.map { (.insert, $0) }
    }
    let difference = b.difference(from: a)
    var removed: Set<Int> = [], inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var edits: [(edit: Edit, line: Substring)] = []
    var (i, j) = (0, 0)
    while i < a.count || j < b.count {
      if i < a.count, removed.contains(i) {
        edits.append((.remove, a[i]))
        i += 1
      } else if j < b.count, inserted.contains(j) {
        edits.append((.insert, b[j]))
        j += 1
      } else {
        edits.append((.keep, a[i]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return edits
  }

  /// The difference in the form that `patch` and `git apply` read; empty where there is none.
  func unified(path: String) -> String {
    let marks = edits.indices.filter { edits[$0].edit != .keep }
    guard !marks.isEmpty else { return "" }
    var text =
      "--- \(old == nil ? "/dev/null" : "a/" + path)\n+++ \(new == nil ? "/dev/null" : "b/" + path)\n"
    var hunks: [Range<Int>] = []
    for mark in marks {
      let range = max(0, mark - Self.context)..<min(edits.count, mark + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    var (i, j, at) = (0, 0, 0)
    for hunk in hunks {
      for edit in edits[at..<hunk.lowerBound] { advance(&i, &j, edit.edit) }
      let (first, second) = (i, j)
      var body = ""
      for (edit, line) in edits[hunk] {
        advance(&i, &j, edit)
        body += (edit == .keep ? " " : edit == .remove ? "-" : "+") + line
        if line.unicodeScalars.last != "\n" { body += "\n\\ No newline at end of file\n" }
      }
      text += "@@ -\(Self.span(first, i - first)) +\(Self.span(second, j - second)) @@\n" + body
      at = hunk.upperBound
    }
    return text
  }

  private func advance(_ i: inout Int, _ j: inout Int, _ edit: Edit) {
    if edit != .insert { i += 1 }
    if edit != .remove { j += 1 }
  }

  /// Where lines begin, from 1, and how many they are; before the first line where there are none.
  private static func span(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1)" + (count == 1 ? "" : ",\(count)")
  }
}
