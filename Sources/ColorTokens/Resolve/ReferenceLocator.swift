internal import ColorCore

/// Finds what references inside values lead to: any place of the tokens that were read together.
///
/// A reference may lead to another one, or through one: `#/a/$value/components` where the value of `a` is `{b}`. Each is
/// followed once, however many lead to it, and without recursion, however long the way is.
final class ReferenceLocator {
  private let document: TokenDocument
  /// The type of a token, once whole references are followed; `nil` for one that has none.
  private let types: (Int) -> TokenType?
  private var ways: [NodeKey: Way] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  /// The tokens that are referred to from the inside of values.
  private(set) var referenced: Set<TokenPath> = []
  /// The tokens that go in a ring of composite values, as far as that was told.
  private var told: Set<TokenPath> = []
  /// How often near names were looked for, which takes time in the number of tokens.
  private var suggestions = 0

  /// How far a reference was followed.
  private enum Way {
    case open
    case ends(at: JSONNode)
    case fails
  }

  /// What one step along a reference gives.
  private enum Step {
    case done(Way)
    /// Another reference comes first.
    case needs(JSONNode)
  }

  init(_ document: TokenDocument, types: @escaping (Int) -> TokenType?) {
    self.document = document
    self.types = types
  }

  /// The value that a reference leads to, which is no reference itself; `nil` where there is none, which is reported.
  ///
  /// - Parameters:
  ///   - string: The string of the reference.
  ///   - token: The token that it stands in.
  func value(of string: JSONNode, in token: TokenPath) -> JSONNode? {
    var stack = [(string: string, token: token)]
    while let top = stack.last {
      let key = NodeKey(top.string)
      if case .ends? = ways[key] {
        stack.removeLast()
        continue
      }
      if case .fails? = ways[key] {
        stack.removeLast()
        continue
      }
      ways[key] = .open
      switch step(from: top.string, in: top.token) {
      case .done(let way):
        ways[key] = way
        stack.removeLast()
      case .needs(let next):
        if case .open? = ways[NodeKey(next)] {
          reportCycle(stack, from: next)
          for frame in stack { ways[NodeKey(frame.string)] = .fails }
        } else {
          stack.append((next, owner(of: next, otherwise: top.token)))
        }
      }
    }
    if case .ends(let node)? = ways[NodeKey(string)] { return node }
    return nil
  }

  /// The type of the token that a reference leads to as a whole; `nil` where there is none, which is reported.
  func tokenType(of string: JSONNode, in token: TokenPath) -> TokenType? {
    guard case .path(let path)? = target(string) else {
      // What isn't a reference has been reported; what leads to an inside has no type.
      _ = value(of: string, in: token)
      return nil
    }
    guard let index = document.tokenIndex[path] else {
      if case .fails? = ways[NodeKey(string)] { return nil }
      ways[NodeKey(string)] = .fails
      reportMissing(path, string, in: token)
      return nil
    }
    referenced.insert(path)
    return types(index)
  }

  // MARK: Walking

  /// What a string refers to; `nil` for one that is no reference.
  private func target(_ string: JSONNode) -> ReferenceReader.Pointer? {
    let text = string.string ?? ""
    guard text.utf8.first == UInt8(ascii: "{") else { return ReferenceReader.pointer(text) }
    if case .path(let path) = ReferenceReader.curly(text, isColor: true) { return .path(path) }
    return nil
  }

  /// Goes from the root to where a reference points, as far as no other reference stands in the way.
  private func step(from string: JSONNode, in token: TokenPath) -> Step {
    // What is wrong with a reference to a whole token has been told.
    if let owner = owners[NodeKey(string)], owner.isWhole, types(owner.index) == nil { return .done(.fails) }
    let path: TokenPath
    var rest: ArraySlice<String>
    switch target(string) {
    case .path(let found)?: (path, rest) = (found, ["$value"])
    case .inside(let found, let names)?: (path, rest) = (found, names[...])
    case .malformed(let hint)?:
      report(.pointerSyntax(string.string ?? "", hint: hint), string, in: token)
      return .done(.fails)
    case .missing?, nil:
      report(.pointerMissing(string.string ?? "", nearest: nil), string, in: token)
      return .done(.fails)
    }
    guard let index = document.tokenIndex[path] else {
      guard let group = document.group(path), rest.first != "$value" else {
        reportMissing(path, string, in: token)
        return .done(.fails)
      }
      return walk(group.node, rest, isInValue: false, string, in: token)
    }
    referenced.insert(path)
    let found = document.tokens[index]
    guard rest.first == "$value" else {
      return walk(found.node, rest, isInValue: false, string, in: token)
    }
    rest = rest.dropFirst()
    if let pointer = found.node["$ref"], pointer.kind == .string {
      return walk(pointer, rest, isInValue: true, isPointer: true, string, in: token)
    }
    guard let value = found.valueNode else { return .done(.fails) }
    return walk(value, rest, isInValue: true, string, in: token)
  }

  private func walk(
    _ start: JSONNode, _ names: ArraySlice<String>, isInValue: Bool, isPointer: Bool = false,
    _ string: JSONNode, in token: TokenPath
  ) -> Step {
    var node = start
    var isReference = isPointer
    var names = names
    while true {
      let inner = isReference ? node : node.innerPointer ?? (isInValue ? node.curlyReference : nil)
      isReference = false
      if let inner {
        switch ways[NodeKey(inner)] {
        case .ends(let end)?: node = end
        case .fails?: return .done(.fails)
        case .open?, nil: return .needs(inner)
        }
      }
      guard let name = names.popFirst() else { return .done(.ends(at: node)) }
      guard let next = node.child(name) else {
        report(.pointerMissing(string.string ?? "", nearest: nil), string, in: token)
        return .done(.fails)
      }
      node = next
    }
  }

  /// The token that a reference stands in.
  private func owner(of string: JSONNode, otherwise token: TokenPath) -> TokenPath {
    owners[NodeKey(string)].map { document.tokens[$0.index].path } ?? token
  }

  /// The token of each reference, and whether it is the whole value of that token.
  private lazy var owners: [NodeKey: (index: Int, isWhole: Bool)] = {
    var owners: [NodeKey: (index: Int, isWhole: Bool)] = [:]
    for (index, token) in document.tokens.enumerated() {
      switch token.value {
      case .reference(let reference): owners[NodeKey(reference.node)] = (index, true)
      case .composed(_, let node): for string in node.strings { owners[NodeKey(string)] = (index, false) }
      default: continue
      }
    }
    return owners
  }()

  /// The token that a reference names; `nil` for one that is no reference.
  func name(of string: JSONNode) -> TokenPath? {
    switch target(string) {
    case .path(let path)?, .inside(let path, _)?: path
    default: nil
    }
  }

  // MARK: Reports

  /// Tells a ring of composite values once, whichever of them is looked at first.
  func reportRing(_ ring: [TokenPath], at string: JSONNode, in token: TokenPath) {
    guard ring.allSatisfy({ !told.contains($0) }) else { return }
    told.formUnion(ring)
    report(.referenceCycle(ring), string, in: token)
  }

  private func reportCycle(_ stack: [(string: JSONNode, token: TokenPath)], from string: JSONNode) {
    guard let first = stack.firstIndex(where: { $0.string.isSameNode(as: string) }) else { return }
    // A ring of whole tokens has been told.
    if stack[first...].allSatisfy({ owners[NodeKey($0.string)]?.isWhole ?? false }) { return }
    var ring: [TokenPath] = []
    for frame in stack[first...] where ring.last != frame.token { ring.append(frame.token) }
    if ring.count > 1, ring.first == ring.last { ring.removeLast() }
    report(.referenceCycle(ring), stack[first].string, in: stack[first].token)
  }

  private func reportMissing(_ path: TokenPath, _ string: JSONNode, in token: TokenPath) {
    // In a file that couldn't be read the target may well stand: its error is enough.
    guard document.documents.count == document.sources.count else { return }
    if document.group(path) != nil {
      let hasRoot = document[path.appending("$root")] != nil
      return report(.referenceToGroup(path, hasRoot: hasRoot), string, in: token)
    }
    var nearest: TokenPath?
    suggestions += 1
    if suggestions <= 20 {
      nearest = Spelling.nearest(to: path.text, in: document.tokens.lazy.map(\.path.text)).map {
        TokenPath($0)
      }
    }
    if string.curlyReference != nil {
      report(.referenceMissing(path, nearest: nearest.map { [$0] } ?? []), string, in: token)
    } else {
      report(
        .pointerMissing(string.string ?? "", nearest: nearest.map { "#\($0.pointer)" }), string, in: token)
    }
  }

  private func report(_ fact: Diagnostic.Fact, _ string: JSONNode, in token: TokenPath) {
    let skipped = string.curlyReference == nil ? 1 : 2
    diagnostics.append(
      Diagnostic(
        fact, level: document.strictness.level(of: fact),
        at: string.document.source.position(at: string.offset + skipped), token: token,
        pointer: token.pointer + "/$value"))
  }
}

extension JSONNode {
  /// The string of a reference, of either form; `nil` for a value that is none.
  var reference: JSONNode? { innerPointer ?? curlyReference }

  /// A string that is a reference in curly brackets; `nil` for any other value.
  fileprivate var curlyReference: JSONNode? {
    guard kind == .string, endOffset - offset > 2,
      document.source.bytes[offset + 1] == UInt8(ascii: "{"),
      case .path = ReferenceReader.curly(string ?? "", isColor: true)
    else { return nil }
    return self
  }

  /// What stands behind these names; `nil` where one of them isn't there.
  func descendant(_ names: [String]) -> JSONNode? {
    names.reduce(self) { node, name in node?.child(name) }
  }

  /// The member of that name, or the element of that number as JSON Pointers write it: without leading zeros.
  fileprivate func child(_ name: String) -> JSONNode? {
    guard kind == .array else { return self[name] }
    guard name == "0" || !name.hasPrefix("0"), name.utf8.allSatisfy({ $0.isDigit }), let number = Int(name)
    else { return nil }
    var index = 0
    for element in elements {
      if index == number { return element }
      index += 1
    }
    return nil
  }

  /// All strings in a value, names of members among them.
  fileprivate var strings: [JSONNode] {
    (index..<nextIndex).lazy.map { JSONNode(document: document, index: $0) }.filter { $0.kind == .string }
  }
}
