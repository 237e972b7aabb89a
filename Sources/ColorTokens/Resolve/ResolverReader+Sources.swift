internal import ColorCore

/// Where sets and contexts take their tokens from (Resolver 2025.10, “Reference objects” and “Extending”).
extension ResolverReader {
  /// How far a set is known.
  enum SetState {
    case unread(JSONNode)
    case read([ResolverDocument.Source])
  }

  /// More than any system has; sets that hold each other twice would soon have more than any memory.
  static let sourceLimit = 10_000
  /// How many references may lead to one another.
  static let depthLimit = 64

  /// The pointers to all sets, for suggestions.
  var setPointers: [String] { sets.keys.sorted().map { "#/sets/\($0)" } }

  /// The sources of a set, which is read now if it hasn't been; `nil` where there is none of that name.
  mutating func sources(ofSet name: String, by reference: JSONNode) -> [ResolverDocument.Source]? {
    guard let state = sets[name] else { return nil }
    if reference.string?.hasPrefix("#") == true { used.insert("#/sets/\(name)") }
    switch state {
    case .read(let sources): return sources
    case .unread(let node):
      let sources = following(node, by: reference) { $0.sources(node["sources"], of: node) }
      // A ring has been told; whoever comes from outside finds the set empty.
      sets[name] = .read(sources)
      return sources
    }
  }

  /// An array of sources: references to files and sets, and trees of tokens.
  mutating func sources(_ node: JSONNode?, of owner: JSONNode) -> [ResolverDocument.Source] {
    guard let node, node.kind == .array else {
      fault("resolver-pointer", "expected an array of sources", nil, node ?? owner)
      return []
    }
    var sources: [ResolverDocument.Source] = []
    for element in node.elements {
      sources += source(of: element)
      if sources.count > Self.sourceLimit {
        fault("resolver-size", "there are more than \(Self.sourceLimit) sources", nil, element)
        return []
      }
    }
    return sources
  }

  private mutating func source(of source: JSONNode) -> [ResolverDocument.Source] {
    guard source.kind == .object else { return refused(source) }
    guard let reference = source["$ref"] else { return [.tree(source)] }
    guard let path = reference.string, !path.isEmpty else {
      fault("resolver-pointer", "'$ref' is the path of a file", nil, reference)
      return []
    }
    if path.isURL {
      fault(
        "resolver-pointer", path.urlRefusal, "save it beside the resolver, and write that path", reference)
      return []
    }
    if path.hasPrefix("#") { return inside(path, at: reference, of: source) }
    let cut = path.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let file = ResolverDocument.Reference(path: cut[0].withoutPercents, position: reference.position)
    let names = cut.count < 2 ? [] : pointer("#" + cut[1]).filter { !$0.isEmpty }
    return [.file(file, inside: names, overrides: overrides(of: source))]
  }

  private mutating func refused(_ node: JSONNode) -> [ResolverDocument.Source] {
    fault(
      "resolver-pointer", "a source is a reference or a tree of tokens, found \(node.kind.words)", nil, node)
    return []
  }

  /// What a reference into the resolver itself leads to: a set, or tokens that stand in one or in `$defs`.
  private mutating func inside(_ path: String, at reference: JSONNode, of source: JSONNode)
    -> [ResolverDocument.Source]
  {
    let parts = pointer(path)
    switch parts.first {
    case "sets" where parts.count == 2:
      guard let sources = sources(ofSet: parts[1], by: reference) else { break }
      refuseMembers(source, "a reference to a set", ["$ref", "description", "sources", "$extensions"])
      return source["sources"].map { self.sources($0, of: source) } ?? sources
    case "sets" where parts.count > 3 && parts[2] == "sources", "$defs" where parts.count > 1:
      guard let target = root?.descendant(parts) else { break }
      if parts[0] == "sets" { used.insert("#/sets/\(parts[1])") }
      let found = following(target, by: reference) { $0.source(of: target) }
      let own = overrides(of: source)
      return found.map { $0.overridden(by: own) }
    case "modifiers", "resolutionOrder":
      fault("resolver-pointer", "'\(path)' can't be a source: only sets and files can", nil, reference)
      return []
    default:
      fault("resolver-pointer", "'\(path)' leads to no set", "write '#/sets/NAME'", reference)
      return []
    }
    fault(
      "resolver-pointer", parts.count == 2 ? "no set is '\(path)'" : "nothing stands at '\(path)'",
      nearest(path, setPointers), reference)
    return []
  }

  /// What following a reference gives, unless it leads back to where it came from, or too far.
  private mutating func following(
    _ target: JSONNode, by reference: JSONNode,
    _ body: (inout ResolverReader) -> [ResolverDocument.Source]
  ) -> [ResolverDocument.Source] {
    let key = NodeKey(target)
    guard !open.contains(key) else {
      fault("resolver-pointer", "'\(reference.string ?? "")' leads back to itself", nil, reference)
      return []
    }
    guard open.count < Self.depthLimit else {
      fault("resolver-pointer", "more than \(Self.depthLimit) references lead to one another", nil, reference)
      return []
    }
    open.append(key)
    defer { open.removeLast() }
    return body(&self)
  }

  /// What stands beside a `$ref`, where anything does. A description is a note for people, and no token.
  private func overrides(of source: JSONNode) -> [JSONNode] {
    let isOverridden = source.members.contains { !ResolverDocument.Source.isNote($0.name, $0.value) }
    return isOverridden ? [source] : []
  }

  /// The names in a pointer into this document; the slash behind `#` may be left out. Empty for any other text.
  func pointer(_ text: String) -> [String] {
    guard text.hasPrefix("#") else { return [] }
    return text.dropFirst(text.hasPrefix("#/") ? 2 : 1)
      .split(separator: "/", omittingEmptySubsequences: false).map {
        String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
      }
  }
}

extension String {
  /// Whether the text is a URL and not a path: it begins with a scheme (RFC 3986, section 3.1) or with `//`. A single letter is
  /// the name of a disk.
  var isURL: Bool {
    guard !hasPrefix("//") else { return true }
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = utf8[..<colon]
    return scheme.count > 1 && scheme.first.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A } == true
      && scheme.allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || $0.isDigit || "+-.".utf8.contains($0) }
  }
}

extension String {
  /// Why the text, a URL, isn't read.
  var urlRefusal: String { "'\(self)' is a URL: files are read by their paths, and nothing from the network" }
}

extension Substring {
  /// The path of a URI reference: `%20` is a space.
  fileprivate var withoutPercents: String {
    guard contains("%") else { return String(self) }
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy({ $0.isHexDigit }),
        let code = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self) ?? String(self)
  }
}
