/// What a JSON value can be.
public enum JSONKind: UInt8, Hashable, Sendable {
  /// `null`.
  case null
  /// `false`.
  case `false`
  /// `true`.
  case `true`
  /// A number.
  case number
  /// A string.
  case string
  /// An array.
  case array
  /// An object.
  case object
}

/// One value of a document, with its place.
///
/// Two nodes are equal when their values are, wherever they stand.
public struct JSONNode: Sendable {
  /// The document that the value is part of.
  public let document: JSONDocument
  let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }

  /// What the value is.
  public var kind: JSONKind { node.kind }

  /// The byte where the value begins; for a string that is its opening quote.
  public var offset: Int { Int(node.start) }

  /// The byte after the value.
  public var endOffset: Int { Int(node.end) }

  /// Where the value begins.
  public var position: SourcePosition { document.source.position(at: offset) }

  /// The content of a string; `nil` for any other kind.
  public var string: String? {
    kind == .string ? JSONDocument.string(node, in: document.source.bytes) : nil
  }

  /// A number as it is written; `nil` for any other kind.
  public var numberText: String? {
    kind == .number ? String(decoding: document.source.bytes[offset..<endOffset], as: UTF8.self) : nil
  }

  /// The double nearest to a number; `nil` for any other kind. A number too small for a double is 0.
  public var number: Double? { numberText.flatMap { Double($0) } }

  /// `true` or `false`; `nil` for any other kind.
  public var bool: Bool? {
    switch kind {
    case .true: true
    case .false: false
    default: nil
    }
  }

  /// The members of an object in the order of the text; none for any other kind.
  public var members: Members { Members(object: self) }

  /// The elements of an array in order; none for any other kind.
  public var elements: Elements { Elements(array: self) }

  /// The member of that name, or `nil`.
  ///
  /// - Complexity: O(*n*) in the members.
  public subscript(name: String) -> JSONNode? {
    for member in members where member.name.string == name { return member.value }
    return nil
  }

  /// The value without its place.
  public var value: JSONValue {
    switch kind {
    case .null: .null
    case .true: .bool(true)
    case .false: .bool(false)
    case .number: .number(JSONNumber(text: numberText ?? "0"))
    case .string: .string(string ?? "")
    case .array: .array(elements.map(\.value))
    case .object: .object(members.map { JSONMember($0.name.string ?? "", $0.value.value) })
    }
  }

  var nextIndex: Int { Int(node.next) }

  /// The names and values of an object.
  public struct Members: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(object: JSONNode) {
      document = object.document
      index = object.index + 1
      end = object.kind == .object ? object.nextIndex : index
    }

    /// The next name and value.
    public mutating func next() -> (name: JSONNode, value: JSONNode)? {
      guard index < end else { return nil }
      let name = JSONNode(document: document, index: index)
      let value = JSONNode(document: document, index: index + 1)
      index = value.nextIndex
      return (name, value)
    }
  }

  /// The elements of an array.
  public struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(array: JSONNode) {
      document = array.document
      index = array.index + 1
      end = array.kind == .array ? array.nextIndex : index
    }

    /// The next element.
    public mutating func next() -> JSONNode? {
      guard index < end else { return nil }
      let element = JSONNode(document: document, index: index)
      index = element.nextIndex
      return element
    }
  }
}

extension JSONNode: Hashable {
  /// Whether the values are the same, wherever they stand.
  public static func == (a: JSONNode, b: JSONNode) -> Bool {
    a.document === b.document && a.index == b.index || a.value == b.value
  }

  /// Feeds the value to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}
