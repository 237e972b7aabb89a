internal import ColorCore
internal import ColorDerivation

/// Reads a file for a project: its bytes, or why it can't be read.
public typealias FileReader = (_ path: String) -> Result<[UInt8], UnreadableFile>

/// A file that can't be read.
public struct UnreadableFile: Error, Hashable, Sendable {
  /// Its path.
  public var path: String
  /// Why, in the words of the system.
  public var reason: String
  /// Whether it is one that mustn't be read, because links lead out of the project's folder.
  public var isOutside: Bool

  /// A file and the reason.
  ///
  /// - Parameters:
  ///   - path: Its path.
  ///   - reason: Why, in the words of the system.
  ///   - isOutside: Whether it is one that mustn't be read, because links lead out of the project's folder.
  public init(path: String, reason: String, isOutside: Bool = false) {
    self.path = path
    self.reason = reason
    self.isOutside = isOutside
  }
}

/// What a run begins with: a config, its files, and the permutations that they make up.
public struct Project: Sendable {
  /// The config; of defaults where the run began with a token file or a resolver.
  public let configuration: TokenConfiguration
  /// Whether the run began with a config, and not with a token file or a resolver.
  public let isConfigured: Bool
  /// The permutations, in order; one that is empty where there are no modifiers.
  public private(set) var permutations: [Permutation]
  /// The modifiers of the resolver, in its order; none without one.
  public let modifiers: [ResolverDocument.Modifier]
  /// What is let pass.
  public let baseline: Baseline
  /// Whether only some of the permutations are looked at.
  private(set) var isRestricted = false
  /// How each permutation looks.
  let appearances: [Permutation: Appearance]
  /// The modifiers that set outputs apart.
  public let split: [String]
  /// The modifier whose contexts are the brands, where sheets are asked for.
  let brandModifier: ResolverDocument.Modifier?
  /// The values that differ by brand; `nil` where no file of them is named, or where it can't be read.
  let brandValues: BrandValues?
  /// What was found in that file.
  let brandFaults: [Diagnostic]
  /// All texts that were read, in the order in which they were named.
  public let sources: [SourceText]
  /// The remarks about the config and the resolver that aren't errors.
  public let warnings: [Diagnostic]

  /// The contexts of all modifiers, in the order of the resolver, each with the files it brings.
  let contexts: [ContextFiles]
  /// The files that permutations are made of, each list once.
  private let bundles: [[ParsedText]]
  /// The place of each permutation's files among them.
  private let bundleOf: [Permutation: Int]
  private let root: String
  private let deviceColors: DeviceColorReader?

  /// A context of a modifier, and its files.
  struct ContextFiles: Sendable {
    var modifier: String
    var name: String
    var files: [ParsedText]
  }

  /// What a project can fail on, before a token is looked at.
  public enum Failure: Error, Sendable {
    /// A file can't be read. The place is where it is named; `nil` for the file that the run began with.
    case unreadable(UnreadableFile, SourcePosition?)
    /// The config is faulty.
    case configuration([Diagnostic], [SourceText])
    /// The resolver is faulty.
    case input([Diagnostic], [SourceText])
  }

  /// Reads a project that begins with a file: a config, a resolver or a token file.
  ///
  /// - Parameters:
  ///   - path: The file that the project begins with.
  ///   - deviceColors: Gives the colors of tokens whose source is a device; without it they are refused.
  ///   - read: Reads a file by its path; the only way to the disk beside profiles.
  /// - Throws: ``Failure``. Faults of token files aren't among them: a run reports those.
  public init(
    _ path: String, deviceColors: DeviceColorReader? = nil, read: @escaping FileReader
  ) throws(Failure) {
    self.deviceColors = deviceColors
    root = RelativePath.folder(of: path)
    var loader = ProjectLoader(root: RelativePath.folder(of: path), read: read)
    try loader.load(path)
    configuration = loader.configuration
    isConfigured = loader.isConfigured
    permutations = loader.resolver?.permutations ?? [Permutation()]
    modifiers = loader.resolver?.modifiers ?? []
    baseline = loader.baseline
    split = loader.split
    appearances = loader.appearances
    sources = loader.order.compactMap { loader.texts[$0] }
    warnings = loader.warnings
    brandModifier = loader.brandModifier
    (brandValues, brandFaults) = loader.brandValues()
    (bundles, bundleOf) = Self.bundles(loader.files(of: permutations), of: permutations)
    contexts = loader.contextFiles()
  }

  /// The tokens of a permutation, merged and resolved.
  func tokens(of permutation: Permutation, strictness: Strictness = .normal) -> ResolvedTokens {
    tokens(ofBundle: bundleOf[permutation], strictness)
  }

  private func tokens(ofBundle bundle: Int?, _ strictness: Strictness) -> ResolvedTokens {
    TokenDocument(parsed: bundle.map { bundles[$0] } ?? [], strictness: strictness)
      .withDeviceColors(below: root, deviceColors).resolved()
  }

  /// What a body makes of the tokens of each permutation, in their order. Where permutations have the same files, it is
  /// made once for all of them.
  ///
  /// - Parameters:
  ///   - strictness: How closely the files must keep to the format.
  ///   - body: What is made of the tokens, on whichever core.
  func ofAllTokens<Value: Sendable>(
    strictness: Strictness = .normal, _ body: @Sendable (ResolvedTokens) -> Value
  ) -> [Value] {
    var wanted: [Int] = []
    var places: [Int: Int] = [:]
    let bundleOf = permutations.compactMap { self.bundleOf[$0] }
    for bundle in bundleOf where places[bundle] == nil {
      places[bundle] = wanted.count
      wanted.append(bundle)
    }
    let values = SideBySide.map(wanted.count) { [wanted] in body(tokens(ofBundle: wanted[$0], strictness)) }
    return bundleOf.compactMap { places[$0].map { values[$0] } }
  }

  /// Each list of files once, and which of them a permutation has.
  private static func bundles(
    _ files: [Permutation: [ParsedText]], of permutations: [Permutation]
  ) -> (bundles: [[ParsedText]], bundleOf: [Permutation: Int]) {
    var bundles: [[ParsedText]] = []
    var bundleOf: [Permutation: Int] = [:]
    var known: [[ParsedText.Identity]: Int] = [:]
    for permutation in permutations {
      let own = files[permutation] ?? []
      let identity = own.map(\.identity)
      if known[identity] == nil {
        known[identity] = bundles.count
        bundles.append(own)
      }
      bundleOf[permutation] = known[identity]
    }
    return (bundles, bundleOf)
  }

  /// What a permutation is made of, in the order in which it overrides each other.
  func texts(of permutation: Permutation) -> [ParsedText] {
    bundleOf[permutation].map { bundles[$0] } ?? []
  }

  /// The same project with only the permutations that have all of these contexts.
  ///
  /// - Parameter choices: Contexts of modifiers that the project has.
  public func restricted(to choices: [Permutation.Choice]) -> Project {
    var project = self
    project.permutations = permutations.filter { permutation in
      choices.allSatisfy { permutation[$0.modifier] == $0.context }
    }
    project.isRestricted = isRestricted || project.permutations.count < permutations.count
    return project
  }

  /// The text that a place is in.
  public func source(of position: SourcePosition) -> SourceText? {
    sources.first { $0.file == position.file }
  }
}
