/// The place of a file in an output tree, one that every file system can hold.
///
/// Parts are parted by `/`. A part has 1 to 255 bytes of `A–Z a–z 0–9 _ @ + - .` and space, doesn't begin with
/// a dot, doesn't end with a dot or a space, and isn't a device of Windows, as `con` or `NUL.txt`.
///
///     try OutputPath("circuit/tokens.css").parts  // ["circuit", "tokens.css"]
///     try OutputPath("../tokens.css")             // throws
///
/// Paths are ordered by their bytes.
public struct OutputPath: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The path as it is written.
  public let text: String

  /// The most bytes that a part may have.
  public static let partLimit = 255

  /// The most bytes that a path may have; systems take 1,024 with the folder that it is below.
  public static let lengthLimit = 768

  /// The most parts that a path may have.
  public static let depthLimit = 32

  /// The path of that spelling.
  ///
  /// - Throws: What keeps it from being a path, see ``OutputTreeError/Reason``.
  public init(_ text: String) throws(OutputTreeError) {
    if let reason = Self.fault(in: text) { throw OutputTreeError(reason, path: text) }
    self.text = text
  }

  /// A path that is known to be one.
  private init(checked text: String) { self.text = text }

  /// The names from the outermost folder to the file.
  public var parts: [String] { text.split(separator: "/").map(String.init) }

  /// The name of the file.
  public var name: String { parts.last ?? text }

  /// The folder that holds the file; `nil` at the root.
  public var folder: OutputPath? {
    text.lastIndex(of: "/").map { OutputPath(checked: String(text[..<$0])) }
  }

  /// The folders that lead to the file, outermost first.
  public var folders: [OutputPath] {
    text.indices.filter { text[$0] == "/" }.map { OutputPath(checked: String(text[..<$0])) }
  }

  /// The text in which two paths are equal when a file system that ignores case holds them for one.
  public var folded: String { text.lowercased() }

  /// The path below a folder.
  public func within(_ folder: OutputPath) -> OutputPath {
    OutputPath(checked: "\(folder.text)/\(text)")
  }

  /// The path as it is written.
  public var description: String { text }

  /// Whether the bytes of a path come before those of another.
  public static func < (a: OutputPath, b: OutputPath) -> Bool {
    a.text.utf8.lexicographicallyPrecedes(b.text.utf8)
  }

  private static func fault(in text: String) -> OutputTreeError.Reason? {
    guard !text.isEmpty else { return .empty }
    guard !text.hasPrefix("/") else { return .absolute }
    guard text.utf8.count <= lengthLimit else { return .pathTooLong(limit: lengthLimit) }
    guard text.utf8.count(where: { $0 == UInt8(ascii: "/") }) < depthLimit else {
      return .tooDeep(limit: depthLimit)
    }
    for part in text.split(separator: "/", omittingEmptySubsequences: false) {
      if let fault = fault(ofPart: String(part)) { return fault }
    }
    return nil
  }

  private static func fault(ofPart part: String) -> OutputTreeError.Reason? {
    guard !part.isEmpty else { return .emptyPart }
    guard part != ".." else { return .upward }
    guard !part.hasPrefix(".") else { return .hidden(part) }
    if let scalar = part.unicodeScalars.first(where: { !isAllowed($0) }) { return .character(scalar, part) }
    guard !part.hasSuffix("."), !part.hasSuffix(" ") else { return .ending(part) }
    guard part.utf8.count <= partLimit else { return .tooLong(part, limit: partLimit) }
    guard !isDevice(part) else { return .device(part) }
    return nil
  }

  /// Whether a character may stand in a part.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "A"..."Z", "a"..."z", "0"..."9", "_", "@", "+", "-", ".", " ": true
    default: false
    }
  }

  /// Whether Windows takes the name for a device, whatever its extension (Win32, "Naming Files, Paths, and
  /// Namespaces").
  static func isDevice(_ part: String) -> Bool {
    var stem = part.prefix { $0 != "." }.lowercased()
    while stem.hasSuffix(" ") { stem.removeLast() }
    if ["con", "prn", "aux", "nul"].contains(stem) { return true }
    guard stem.utf8.count == 4, let digit = stem.last, digit.isASCII, digit.isNumber else { return false }
    return stem.hasPrefix("com") || stem.hasPrefix("lpt")
  }
}
