/// What a command says of itself.
public struct Configuration: Sendable {
  /// The word that calls the command; for a root, the name of the program.
  public var name: String
  /// What the command does, in a sentence.
  public var abstract: String
  /// More about it, in paragraphs separated by an empty line. A paragraph that begins with a space is kept
  /// as it is, line by line; others are wrapped.
  public var discussion: String
  /// Command lines that can be tried; help leads with them.
  public var examples: [String]
  /// What `--version` answers at the root, or `nil` where there's no such option.
  public var version: String?
  /// The commands below this one, in the order of help.
  public var subcommands: [any Command.Type]

  /// A configuration with its name first. `example` stands before `examples`.
  public init(
    _ name: String,
    abstract: String,
    discussion: String = "",
    example: String? = nil,
    examples: [String] = [],
    version: String? = nil,
    subcommands: [any Command.Type] = []
  ) {
    self.name = name
    self.abstract = abstract
    self.discussion = discussion
    self.examples = (example.map { [$0] } ?? []) + examples
    self.version = version
    self.subcommands = subcommands
  }
}
