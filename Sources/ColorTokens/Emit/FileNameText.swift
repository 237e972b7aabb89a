/// Names as files can have them.
enum FileNameText {
  /// The most bytes that file systems take in one name.
  static let lengthLimit = 255

  /// A name of letters, digits and a few signs that every file system holds alike: what a file system or a path has
  /// another meaning for is a hyphen, and any other character is its number, as `_E9` for é.
  static func safe(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      if scalar.isUnsafeToShow || "/\\:*?\"<>|.".unicodeScalars.contains(scalar) {
        text += "-"
      } else if OutputPath.isAllowed(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        text += "_" + String(scalar.value, radix: 16, uppercase: true)
      }
    }
    // Some file systems drop a space at the end.
    if text.hasPrefix(" ") { text = "-" + text.dropFirst() }
    if text.hasSuffix(" ") { text = text.dropLast() + "-" }
    return OutputPath.isDevice(text) ? text + "_" : text
  }

  /// What is the same for two names that a file system without case takes for one.
  static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}
