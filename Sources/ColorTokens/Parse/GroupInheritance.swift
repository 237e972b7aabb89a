internal import ColorCore

/// Gives groups what they inherit by `$extends`, once all files are merged: what stands in the other group and isn't
/// named in their own. A token replaces the whole token of its name (Format 2025.10, section 6.4).
struct GroupInheritance {
  private(set) var entries: [TokenEntry]
  private(set) var diagnostics: [Diagnostic] = []

  private var index: [TokenPath: Int] = [:]
  private var children: [[Int]] = []
  private var states: [Int: State] = [:]
  private var inherited = 0
  private let limit: Int

  /// How many tokens and groups may be inherited: groups that double what they inherit, again and again, would fill any
  /// memory.
  static let limit = 1_000_000

  private enum State { case open, done }

  init(_ entries: [TokenEntry], limit: Int = Self.limit) {
    self.entries = entries
    self.limit = limit
  }

  /// Follows every `$extends`; nothing is done, and no table made, where there is none.
  mutating func apply() {
    let heirs = entries.indices.filter { entries[$0].extends != nil }
    guard !heirs.isEmpty else { return }
    children = Array(repeating: [], count: entries.count)
    for (place, entry) in entries.enumerated() {
      index[entry.path] = place
      if entry.parent >= 0 { children[entry.parent].append(place) }
    }
    for heir in heirs where states[heir] == nil { settle(heir) }
  }

  // MARK: Order

  /// A group that is about to inherit.
  private struct Frame {
    var heir: Int
    /// The groups that have to inherit first, the first of them last.
    var earlier: [Int] = []
    /// The source that they were looked for.
    var source: Int?
  }

  /// Lets a group inherit, after all that it inherits from has done so. The way there is a list, and no recursion.
  private mutating func settle(_ first: Int) {
    var stack = [Frame(heir: first)]
    states[first] = .open
    while var frame = stack.popLast() {
      if let next = frame.earlier.popLast() {
        stack.append(frame)
        guard isPending(next) else { continue }
        if states[next] == .open {
          breakRing(from: next, &stack)
        } else {
          states[next] = .open
          stack.append(Frame(heir: next))
        }
        continue
      }
      if let source = source(of: frame.heir) {
        if source == frame.source {
          inherit(frame.heir, from: source)
        } else if isAround(source, frame.heir) {
          reportCycle([frame.heir])
        } else {
          frame.source = source
          // What a group takes from one inside of it doesn't come back to it.
          frame.earlier = pending(for: source).filter { $0 != frame.heir }
          stack.append(frame)
          continue
        }
      }
      states[frame.heir] = .done
    }
  }

  /// Reports the ring that ends at the last group and begins at an earlier one, and lets none of it inherit.
  private mutating func breakRing(from first: Int, _ stack: inout [Frame]) {
    guard let start = stack.firstIndex(where: { $0.heir == first }) else { return }
    let ring = stack[start...].map(\.heir)
    reportCycle(ring)
    for member in ring {
      entries[member].extends = nil
      states[member] = .done
    }
    stack.removeSubrange(start...)
  }

  /// The group that an heir inherits from; `nil` where there is none, which is reported once.
  private mutating func source(of heir: Int) -> Int? {
    guard let string = entries[heir].extends, let path = Self.target(string) else { return nil }
    if let place = index[path] {
      if !entries[place].isToken { return place }
      report(.extendsToken(path), at: string, of: heir)
    } else if let next = pendingAround(path) {
      // It may itself be inherited by a group around it.
      return next
    } else {
      let known = entries.lazy.filter { !$0.isToken && $0.path != .root }.map(\.path.text)
      report(
        .extendsMissing(path, nearest: Spelling.nearest(to: path.text, in: known).map { TokenPath($0) }),
        at: string, of: heir)
    }
    entries[heir].extends = nil
    return nil
  }

  /// A group around a path that still inherits.
  private func pendingAround(_ path: TokenPath) -> Int? {
    var outer = path.parent
    while let path = outer {
      if let place = index[path], isPending(place) { return place }
      outer = path.parent
    }
    return nil
  }

  private func isPending(_ place: Int) -> Bool { entries[place].extends != nil && states[place] != .done }

  /// The groups around and in a source that inherit themselves, the outermost last.
  private func pending(for source: Int) -> [Int] {
    var around: [Int] = []
    var outer = entries[source].parent
    while outer >= 0 {
      if isPending(outer) { around.append(outer) }
      outer = entries[outer].parent
    }
    var within: [Int] = []
    var rest = [source]
    while let place = rest.popLast() {
      if isPending(place) { within.append(place) }
      rest += children[place].reversed()
    }
    return within.reversed() + around
  }

  /// Whether a group is another, or stands around it.
  private func isAround(_ outer: Int, _ inner: Int) -> Bool {
    var place = inner
    while place >= 0 {
      if place == outer { return true }
      place = entries[place].parent
    }
    return false
  }

  // MARK: Inheriting

  private mutating func inherit(_ heir: Int, from source: Int) {
    takeProperties(heir, from: source)
    var rest = children[source].reversed().map { (child: $0, parent: heir) }
    while let (child, parent) = rest.popLast() {
      let path = entries[parent].path.appending(entries[child].path.name)
      var place = index[path]
      if let own = place {
        // A local token replaces what would be inherited, whole; groups of one name are merged.
        if entries[own].isToken || entries[child].isToken { continue }
        takeProperties(own, from: child)
      } else {
        guard inherited < limit else { return reportSize(heir) }
        inherited += 1
        place = add(child, at: path, in: parent)
      }
      if let place { rest += children[child].reversed().map { (child: $0, parent: place) } }
    }
  }

  private mutating func add(_ child: Int, at path: TokenPath, in parent: Int) -> Int {
    var entry = entries[child]
    entry.path = path
    entry.parent = parent
    entry.origin = entry.origin ?? child
    // What the original inherits is copied with it.
    entry.extends = nil
    entries[parent].hasChildren = true
    index[path] = entries.count
    children[parent].append(entries.count)
    entries.append(entry)
    children.append([])
    return entries.count - 1
  }

  /// What a group says of all that it holds is inherited as well, as far as it doesn't say so itself.
  private mutating func takeProperties(_ heir: Int, from source: Int) {
    if case .none = entries[heir].type { entries[heir].type = entries[source].type }
    entries[heir].description = entries[heir].description ?? entries[source].description
    entries[heir].extensions = entries[heir].extensions ?? entries[source].extensions
    entries[heir].deprecation = entries[heir].deprecation ?? entries[source].deprecation
  }

  // MARK: Words

  /// The group that a string names: `{a.b}`, or `#/a/b`.
  static func target(_ string: JSONNode) -> TokenPath? {
    let text = string.string ?? ""
    if text.hasPrefix("#") {
      if case .path(let path) = ReferenceReader.pointer(text) { return path }
      return nil
    }
    if case .path(let path) = ReferenceReader.curly(text, isColor: true) { return path }
    return nil
  }

  private mutating func reportCycle(_ ring: [Int]) {
    // It begins with the group that stands first, whichever was looked at first.
    let start = ring.indices.min { ring[$0] < ring[$1] } ?? 0
    let ordered = Array(ring[start...] + ring[..<start])
    guard let heir = ordered.first, let string = entries[heir].extends else { return }
    report(.extendsCycle(ordered.map { entries[$0].path }), at: string, of: heir)
  }

  private mutating func reportSize(_ heir: Int) {
    guard let string = entries[heir].extends else { return }
    report(.extendsSize(limit: limit), at: string, of: heir)
  }

  private mutating func report(_ fact: Diagnostic.Fact, at string: JSONNode, of heir: Int) {
    let path = entries[heir].path
    diagnostics.append(
      Diagnostic(
        fact, at: string.document.source.position(at: string.offset + 1), token: path == .root ? nil : path,
        pointer: path.pointer + "/$extends"))
  }
}
