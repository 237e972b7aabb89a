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

  /// Reads a project with the permutations that are asked for. What is wrong with its config or resolver is written
  /// as findings are, where they are for programs.
  static func project(
    _ argument: String, inputs: [ContextOption] = [], reporting format: FindingFormat, on console: Console
  ) throws(ToolError) -> Project {
    do throws(ToolError) {
      let project = try project(argument)
      return project.restricted(to: try project.choices(inputs))
    } catch {
      guard case .project(.configuration(let faults, _)) = error else {
        guard case .project(.input(let faults, _)) = error else { throw error }
        throw try tell(faults, instead: error, argument, format, on: console)
      }
      throw try tell(faults, instead: error, argument, format, on: console)
    }
  }

  private static func tell(
    _ faults: [Diagnostic], instead error: ToolError, _ argument: String, _ format: FindingFormat,
    on console: Console
  ) throws(ToolError) -> ToolError {
    let document = FindingDocument(faults.map { Finding($0) }, file: argument)
    guard let text = document.text(format) else { return error }
    try console.write(text)
    return .reported(error.status)
  }

  /// Reads a project, `-` from standard input; what keeps it from being one is said here.
  static func project(_ argument: String) throws(ToolError) -> Project {
    let name = argument == "-" ? "stdin" : argument
    do throws(Project.Failure) {
      return try Project(name, deviceColors: DeviceColors().color) { path in
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
