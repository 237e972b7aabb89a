/// Why a file has no place in an output tree.
public struct OutputTreeError: Error, Hashable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// The path that was asked for.
  public var path: String

  /// The kinds of fault.
  public enum Reason: Hashable, Sendable {
    /// No text at all.
    case empty
    /// A path from the root of the file system.
    case absolute
    /// Two slashes in a row, or one at the end.
    case emptyPart
    /// `..`, which could lead out of the tree.
    case upward
    /// A part that begins with a dot.
    case hidden(String)
    /// A character that isn't safe everywhere, and the part it stands in.
    case character(Unicode.Scalar, String)
    /// A part that ends with a dot or a space, which Windows drops.
    case ending(String)
    /// A part of more bytes than the limit.
    case tooLong(String, limit: Int)
    /// A path of more bytes than the limit.
    case pathTooLong(limit: Int)
    /// A path of more parts than the limit.
    case tooDeep(limit: Int)
    /// A part that Windows takes for a device.
    case device(String)
    /// A file or folder that is there already, spelled so; the spelling may differ in case.
    case taken(by: String)
    /// A file is there already where the path needs a folder.
    case needsFolder(String)
    /// A folder is there already where the path puts a file.
    case isFolder(String)
  }

  /// A fault made of its parts.
  public init(_ reason: Reason, path: String) {
    self.reason = reason
    self.path = path
  }
}
