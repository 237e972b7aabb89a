#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Whether output has color: `--no-color`, then `NO_COLOR`, then `CLICOLOR_FORCE`, then whether it's a terminal.
///
/// - SeeAlso: no-color.org, bixense.com/clicolors.
enum ColorUse {
  static func isWanted(noColor: Bool, isTerminal: Bool) -> Bool {
    if noColor || !variable("NO_COLOR").isEmpty { return false }
    let force = variable("CLICOLOR_FORCE")
    if !force.isEmpty, force != "0" { return true }
    return isTerminal && variable("TERM") != "dumb"
  }

  /// Whether a terminal can have a line of its own wiped away again.
  static var canMoveCursor: Bool { variable("TERM") != "dumb" }

  /// The value of an environment variable, empty if it isn't set.
  private static func variable(_ name: String) -> String {
    guard let value = unsafe getenv(name) else { return "" }
    return unsafe String(cString: value)
  }
}
