internal import ColorDerive
internal import Commands

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The project that a token command works on.
enum ProjectInput {
  /// The config's name where none is given.
  static let defaultName = "colorderive.json"

  /// The path that a command was given, or the config of the working folder or the nearest above it.
  static func path(_ argument: String?) throws(ToolError) -> String {
    if let argument { return argument }
    var folder = ""
    // As far up as a path can be deep.
    for _ in 0..<64 {
      let path = folder + defaultName
      if unsafe access(path, F_OK) == 0 { return path }
      folder += "../"
    }
    throw .file(defaultName, .read(SystemError.notFound))
  }

  /// Reads a project with the permutations that are asked for.
  static func project(_ argument: String, inputs: [ContextOption]) throws(ToolError) -> Project {
    try self.project(argument, inputs: ContextInputs(inputs))
  }

  /// Reads a project with the permutations that are asked for, files of inputs being read already.
  static func project(_ argument: String, inputs: ContextInputs) throws(ToolError) -> Project {
    let project = try project(argument)
    return project.restricted(to: try project.choices(inputs))
  }

  /// Runs a project; on a terminal it is told how far it is.
  static func run(_ project: Project) -> Run {
    Progress.begin("looking at permutations")
    defer { Progress.end() }
    return Run(project) { Progress.advance($0, $1) }
  }

  /// Reads a project, `-` from standard input; what keeps it from being one is said here.
  static func project(_ argument: String) throws(ToolError) -> Project {
    let name = argument == "-" ? "stdin" : argument
    let rooted = RootedPath(root: name.lastIndex(of: "/").map { String(name[...$0]) } ?? "")
    Progress.begin("reading \(name)")
    defer { Progress.end() }
    do throws(Project.Failure) {
      return try Project(name, deviceColors: DeviceColors(rooted).color) { path in
        if path != name, rooted.leadsOut(path) {
          return .failure(UnreadableFile(path: path, reason: RootedPath.words, isOutside: true))
        }
        do throws(ToolError) {
          return .success(try InputFile(argument == "-" && path == name ? "/dev/stdin" : path).bytes)
        } catch {
          guard case .file(_, let fault) = error else {
            return .failure(UnreadableFile(path: path, reason: "can't be read"))
          }
          return .failure(UnreadableFile(path: path, reason: fault.words))
        }
      }
    } catch {
      throw .project(error)
    }
  }
}
