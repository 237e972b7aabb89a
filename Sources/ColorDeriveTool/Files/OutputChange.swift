internal import ColorDerive

/// What writing a tree does to one file, or found about it.
struct OutputChange: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// The file isn't there.
    case create
    /// The file is there and differs.
    case update
    /// The file is there as it should be, and isn't touched.
    case unchanged
    /// Written by an earlier run, no longer part of the tree, and as it was written.
    case delete
    /// As `delete`, but changed since by someone else: it stays, and colorderive forgets it.
    case keep
    /// The file can't be written without a loss.
    case blocked(Obstacle)
  }

  /// What must not be overwritten.
  enum Obstacle: Hashable, Sendable {
    /// A file that colorderive didn't write.
    case foreign
    /// A file that colorderive wrote and someone else changed.
    case edited
    /// A symbolic link.
    case link
    /// A folder where the file should be.
    case folder
    /// A device, pipe or socket.
    case special
    /// A folder on the way, named here, that is a symbolic link.
    case linkOnTheWay(OutputPath)
    /// A folder on the way, named here, that is a file.
    case fileOnTheWay(OutputPath)
  }

  var path: OutputPath
  var kind: Kind

  /// Whether the disk would be other than before.
  var isChange: Bool {
    switch kind {
    case .create, .update, .delete, .blocked: true
    case .unchanged, .keep: false
    }
  }
}
