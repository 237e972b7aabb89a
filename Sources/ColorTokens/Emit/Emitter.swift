/// A file that an emitter gives: a path below the output's own, and its bytes.
public struct OutputFile: Hashable, Sendable {
  /// The path with `/` between its parts; empty for an output that is one file.
  public var path: String
  /// The content.
  public var bytes: [UInt8]

  /// A file made of its parts.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// Writes a family of themes in one format. It is a pure function: the same family gives the same bytes.
public protocol Emitter: Sendable {
  /// The files of a family.
  ///
  /// - Throws: Findings where the format can't hold it, such as two tokens with one name.
  func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile]

  /// What a token is called in these files, as it stands there: the files are written by it too.
  ///
  /// - Parameters:
  ///   - path: The token.
  ///   - naming: The theme that it is looked at in.
  func name(of path: TokenPath, by naming: OutputNaming) -> String
}
