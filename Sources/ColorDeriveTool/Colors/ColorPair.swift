internal import ColorDerive

/// Two colors as they are written, and as they are read.
struct ColorPair {
  /// The texts.
  let texts: (first: String, second: String)
  /// The colors.
  let first, second: AnyColor

  /// The colors of two arguments.
  init(_ first: String, _ second: String) throws(ToolError) {
    texts = (first, second)
    self.first = try AnyColor(argument: first)
    self.second = try AnyColor(argument: second)
  }

  /// The colors of a line, with a tab between them. The names say in a fault what is expected.
  init(line: String, names: (first: String, second: String)) throws(InputFault) {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    first = try AnyColor(input: parts[0])
    let behind = parts[0].utf8.count + 1
    guard parts.count > 1 else {
      throw InputFault(.noSecondColor(names.second, behind: names.first), at: .byte(behind - 1))
    }
    second = try AnyColor(input: parts[1], behind: behind)
    guard parts.count == 2 else {
      throw InputFault(.extraField(behind: names.second), at: .byte(behind + parts[1].utf8.count))
    }
    texts = (String(parts[0]), String(parts[1]))
  }
}

extension AnyColor {
  /// The color of an argument.
  init(argument text: String) throws(ToolError) {
    do throws(InputFault) {
      self = try AnyColor(input: text)
    } catch {
      throw .argument(text, error)
    }
  }
}
