/// A resolver file of the Design Tokens format 2025.10: which token files make up which permutation.
///
/// Sets and modifiers take their tokens from files, from a place within a file, or from trees inside the resolver.
public struct ResolverDocument: Sendable {
  /// A modifier and its contexts.
  public struct Modifier: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its contexts in the order of the file.
    public var contexts: [Context]
    /// The context that is taken where none is chosen.
    public var defaultContext: String?

    /// A context and the files it brings.
    public struct Context: Hashable, Sendable {
      /// Its name.
      public var name: String
      /// Where its name stands.
      public var position: SourcePosition
      /// Where it stands, as a JSON Pointer into the resolver.
      public var pointer: String
      /// What it brings, in order.
      var sources: [Source]

      /// Its files, relative to the resolver, in order.
      public var files: [Reference] { sources.compactMap(\.file) }
    }
  }

  /// A file that is named in the resolver, and where.
  public struct Reference: Hashable, Sendable {
    /// The path as it is written.
    public var path: String
    /// Where.
    public var position: SourcePosition
  }

  /// Where tokens come from.
  ///
  /// What stands beside a reference overrides what it leads to: each member as a whole, the last of several counts.
  enum Source: Hashable, Sendable {
    /// A file, or the tree at a place in it.
    case file(Reference, inside: [String], overrides: [JSONNode] = [])
    /// A tree that stands in the resolver.
    case tree(JSONNode, overrides: [JSONNode] = [])

    var file: Reference? {
      if case .file(let reference, _, _) = self { reference } else { nil }
    }

    /// The same with more that overrides it.
    func overridden(by more: [JSONNode]) -> Source {
      switch self {
      case .file(let reference, let inside, let known):
        .file(reference, inside: inside, overrides: known + more)
      case .tree(let node, let known): .tree(node, overrides: known + more)
      }
    }

    /// Whether a member beside a `$ref` is none that overrides anything: the reference itself, or a note for people.
    static func isNote(_ name: JSONNode, _ value: JSONNode) -> Bool {
      name.string == "$ref" || name.string == "description" && value.kind == .string
    }
  }

  /// One step of the order.
  enum Step: Hashable, Sendable {
    case set([Source])
    case modifier(String)
  }

  /// The modifiers in the order of the resolution.
  public let modifiers: [Modifier]
  /// What was found.
  public let diagnostics: [Diagnostic]
  let steps: [Step]

  /// The most permutations that a resolver may have.
  public static let permutationLimit = 1_000

  /// Whether a document is a resolver rather than a token file.
  public static func isResolver(_ document: JSONDocument) -> Bool {
    let root = document.root
    if let order = root["resolutionOrder"] { return order.kind != .object }
    // One that lacks its order is still none of tokens: of those 'version' would be a group.
    return root["version"]?.kind == .string && (root["sets"] != nil || root["modifiers"] != nil)
  }

  /// Reads a resolver. It never stops at a fault: `diagnostics` has all of them.
  public init(_ document: JSONDocument) {
    var reader = ResolverReader()
    reader.read(document.root)
    modifiers = reader.ordered
    steps = reader.steps
    diagnostics = reader.diagnostics
  }

  /// All permutations, the last modifier turning fastest.
  public var permutations: [Permutation] {
    modifiers.reduce([Permutation()]) { permutations, modifier in
      permutations.flatMap { permutation in
        modifier.contexts.map { context in
          Permutation(permutation.choices + [.init(modifier: modifier.name, context: context.name)])
        }
      }
    }
  }

  /// The files of a permutation, in the order in which they override each other.
  public func files(of permutation: Permutation) -> [Reference] {
    sources(of: permutation).compactMap(\.file)
  }

  /// What a permutation is made of, in the order in which it overrides each other.
  func sources(of permutation: Permutation) -> [Source] {
    steps.flatMap { step -> [Source] in
      switch step {
      case .set(let sources): return sources
      case .modifier(let name):
        let chosen = permutation[name]
        return modifiers.first { $0.name == name }?.contexts.first { $0.name == chosen }?.sources ?? []
      }
    }
  }

  /// Every file that the resolver names.
  public var files: [Reference] { sources.compactMap(\.file) }

  /// Everything that any permutation is made of.
  var sources: [Source] {
    steps.flatMap { step -> [Source] in
      switch step {
      case .set(let sources): sources
      case .modifier(let name): modifiers.first { $0.name == name }?.contexts.flatMap(\.sources) ?? []
      }
    }
  }
}
