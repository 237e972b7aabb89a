/// Where results and messages go.
///
/// Results are collected and written in large pieces; whoever is about to wait calls ``flush()`` first, so that
/// what was answered is seen.
final class Console {
  /// Results that aren't written yet. Commands append to it and then call ``settle()``.
  var output: [UInt8] = []

  /// Whether results may have color.
  let usesColor: Bool

  /// From this size on results are written.
  private static let pieceSize = 1 << 16

  init(noColor: Bool) {
    usesColor = ColorUse.isWanted(noColor: noColor, isTerminal: Stream.output.isTerminal)
    output.reserveCapacity(Self.pieceSize + 4096)
  }

  /// Adds a text to the results.
  func write(_ text: String) throws(ToolError) {
    output += text.utf8
    try settle()
  }

  /// Writes the results if there are many.
  func settle() throws(ToolError) {
    if output.count >= Self.pieceSize { try flush() }
  }

  /// Writes all results.
  func flush() throws(ToolError) {
    guard !output.isEmpty else { return }
    // Emptied first: what couldn't be written isn't tried again.
    let bytes = output
    output.removeAll(keepingCapacity: true)
    do throws(SystemError) {
      try Stream.output.write(all: bytes)
    } catch {
      throw error.isBrokenPipe ? .brokenPipe : .output(error)
    }
  }

  /// Says something to the person, behind all results so far. `text` ends with a newline.
  func report(_ text: String) throws(ToolError) {
    try flush()
    Self.complain(text)
  }

  /// Writes to standard error. When that fails there is nobody left to tell.
  static func complain(_ text: String) {
    try? Stream.error.write(all: Array(text.utf8))
  }
}
