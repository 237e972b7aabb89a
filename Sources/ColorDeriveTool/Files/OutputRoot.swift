internal import ColorDerive

/// The folder that a tree is written into, open, and the only way to what is below it.
///
/// The root may be reached through symbolic links, since the user named it. Below it none is followed: every
/// folder on the way is opened by its own name in the folder before.
struct OutputRoot {
  let folder: Descriptor
  /// The path of the root as the user spelled it.
  let path: String
  /// The name of the manifest in it.
  var manifestName = OutputManifest.name

  /// Where a path below the root leads.
  enum Walk {
    /// The folder that holds the file, or would.
    case folder(Descriptor)
    /// A folder on the way isn't there; the innermost that is, open.
    case missing(within: Descriptor)
    /// Something on the way isn't a folder.
    case blocked(OutputChange.Obstacle)
  }

  /// A path below the root as the user would spell it.
  static func spelling(_ path: String, in root: String) -> String {
    if root == "." || root == "./" { return path }
    return root.hasSuffix("/") ? root + path : "\(root)/\(path)"
  }

  func spelling(_ path: OutputPath) -> String { Self.spelling(path.text, in: self.path) }

  /// Goes to the folder of a file.
  func walk(to path: OutputPath) throws(SystemError) -> Walk {
    var current = folder
    for step in path.folders {
      do throws(SystemError) {
        current = try current.folder(step.name)
      } catch .notFound {
        return .missing(within: current)
      } catch {
        switch try current.status(of: step.name)?.kind {
        case .link: return .blocked(.linkOnTheWay(step))
        case .file, .other: return .blocked(.fileOnTheWay(step))
        case .folder: throw error
        case nil: return .missing(within: current)
        }
      }
    }
    return .folder(current)
  }

  /// The open folder of a file that is known to be there.
  func folder(of path: OutputPath) throws(OutputError) -> Descriptor {
    let walk = try naming(spelling(path)) { () throws(SystemError) in try self.walk(to: path) }
    switch walk {
    case .folder(let folder): return folder
    case .missing: throw OutputError(.system(.notFound), path: spelling(path))
    case .blocked(let obstacle): throw OutputError(.blocked(obstacle), path: spelling(path))
    }
  }

  /// Makes the folders that lead to a file and aren't there; hands over each one made.
  func makeFolders(for path: OutputPath, made: (OutputPath) -> Void) throws(OutputError) {
    for step in path.folders {
      let parent = try folder(of: step)
      try naming(spelling(step)) { () throws(SystemError) in
        guard try parent.status(of: step.name) == nil else { return }
        try parent.makeFolder(step.name)
        made(step)
      }
    }
  }
}
