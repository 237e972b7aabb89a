/// A place in a text: which file, line and column.
///
/// Lines and columns begin at 1. A column counts Unicode scalars, a tab as one; a byte order mark isn't
/// counted. `\n`, `\r\n` and a lone `\r` each end a line.
public struct SourcePosition: Hashable, Sendable {
  /// The name of the file, as it was given to `SourceText`.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// How many bytes stand before this place, a byte order mark included.
  public var offset: Int

  /// A place made of its parts.
  public init(file: String, line: Int, column: Int, offset: Int) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The place as editors and terminals link it: `brand.json:12:16`.
  public var description: String { "\(file):\(line):\(column)" }
}
