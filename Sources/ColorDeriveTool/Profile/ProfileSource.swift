internal import ColorDerive
internal import Commands

/// Where a profile comes from: a built-in name, a file, or standard input for `-`.
///
/// A built-in name wins; a file of that name is meant by `./srgb`.
struct ProfileSource: ArgumentValue, Hashable {
  /// As it was written.
  let argumentText: String

  init?(argument: String) {
    // An empty word is a variable of a script that isn't set.
    guard !argument.isEmpty else { return nil }
    argumentText = argument
  }

  static var valueName: String { "PROFILE" }

  /// The names that need no file.
  static let builtInNames = BuiltInProfile.allCases.map(\.rawValue)

  /// Whether the profile itself is what standard input holds.
  var isStandardInput: Bool { argumentText == "-" }

  /// The profile, read and checked.
  func open() throws(ToolError) -> Profile {
    let builtIn = BuiltInProfile(rawValue: argumentText)
    let bytes = builtIn == nil ? try content() : []
    do throws(ProfileError) {
      if let builtIn { return try Profile(builtIn) }
      return try Profile(bytes: bytes, name: isStandardInput ? "stdin" : argumentText)
    } catch {
      throw .profile(error)
    }
  }

  /// No profile is larger, whatever the limits are.
  private static let limit = ProfileLimits.hardByteCount

  private func content() throws(ToolError) -> [UInt8] {
    if isStandardInput { return try Self.standardInput() }
    do throws(ToolError) {
      return try InputFile(argumentText, limit: Self.limit).bytes
    } catch .file(let path, .read(.notFound)) where !path.contains("/") && !path.contains(".") {
      // A word like a built-in name is more often a slip in one than a file.
      throw .file(path, .noProfile(nearest: Spelling.nearest(to: path, in: Self.builtInNames)))
    }
  }

  private static func standardInput() throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count: Int
      do throws(SystemError) {
        count = try Stream.input.fill(&piece, in: 0..<piece.count)
      } catch {
        throw .input(error)
      }
      if count == 0 { return bytes }
      guard bytes.count + count <= limit else { throw .file("stdin", .tooLarge(limit: limit)) }
      bytes += piece[..<count]
    }
  }
}
