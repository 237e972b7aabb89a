extension OutputTreeError: CustomStringConvertible {
  /// The fault as a sentence without a full stop.
  public var description: String {
    let quoted = "'\(String(path.unicodeScalars.map { Self.shown($0) }.joined()))'"
    return switch reason {
    case .empty: "an output file needs a path"
    case .absolute: "output path \(quoted) must be relative to the output folder"
    case .emptyPart: "output path \(quoted) has an empty part"
    case .upward: "output path \(quoted) must not contain '..'"
    case .hidden: "output path \(quoted) has a part that begins with a dot"
    case .character(let scalar, _):
      "output path \(quoted) contains '\(Self.shown(scalar))'; use letters, digits, '_', '-', '+', '@', '.' and space"
    case .ending: "output path \(quoted) has a part that ends with a dot or a space"
    case .tooLong(_, let limit): "output path \(quoted) has a part of more than \(limit) bytes"
    case .pathTooLong(let limit): "an output path has more than \(limit) bytes"
    case .tooDeep(let limit): "output path \(quoted) has more than \(limit) parts"
    case .device(let part): "output path \(quoted) contains '\(part)', the name of a device on Windows"
    case .taken(let other) where other == path: "output path \(quoted) is used twice"
    case .taken(let other): "output paths \(quoted) and '\(other)' differ only in case"
    case .needsFolder(let other): "output path \(quoted) needs a folder where the file '\(other)' is"
    case .isFolder: "output path \(quoted) is a folder of another file"
    }
  }

  /// The character, or its number where showing it could mislead.
  private static func shown(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isUnsafeToShow else { return String(Character(scalar)) }
    return "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }
}
