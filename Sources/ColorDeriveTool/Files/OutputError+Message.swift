// All words about writing are here.

extension OutputError: CustomStringConvertible {
  /// The error as a sentence without a full stop.
  var description: String {
    let fact =
      switch reason {
      case .system(let error): "can't write '\(path)': \(error)"
      case .blocked(let obstacle): obstacle.sentence(path)
      case .present: "'\(path)' is there already; '--force' replaces it"
      case .manifest: "'\(path)' isn't a manifest that colorderive can read; delete it or restore it"
      case .busy: "another process is writing to '\(path)'"
      case .interrupted: "interrupted"
      }
    return switch aftermath {
    case .unchanged: "\(fact); nothing was changed"
    case .mixed: "\(fact); some files are new and some are old, run it again to make all of them new"
    }
  }

  /// The exit status of the tool: 4, or 128 and the number of the signal (130 for SIGINT).
  var exitStatus: Int32 {
    if case .interrupted(let signal) = reason { 128 + signal } else { 4 }
  }
}

extension OutputChange.Obstacle {
  fileprivate func sentence(_ path: String) -> String {
    switch self {
    case .foreign: "'\(path)' exists and wasn't written by colorderive; move it away or delete it"
    case .edited:
      "'\(path)' was changed after colorderive wrote it; keep the change elsewhere and delete the file"
    case .link: "'\(path)' is a symbolic link, which colorderive doesn't write through; remove it"
    case .folder: "'\(path)' is a folder, but a file must be written there; move it away"
    case .special: "'\(path)' isn't a regular file; move it away"
    case .linkOnTheWay(let folder):
      "can't write '\(path)': '\(folder)' is a symbolic link, which colorderive doesn't follow"
    case .fileOnTheWay(let folder): "can't write '\(path)': '\(folder)' is a file, but must be a folder"
    }
  }
}
