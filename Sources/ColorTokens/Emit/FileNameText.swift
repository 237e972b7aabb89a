/// Names as files can have them.
enum FileNameText {
  /// The most bytes that file systems take in one name.
  static let lengthLimit = 255

  /// A name in which everything that a file system, or a path, has another meaning for is a hyphen.
  static func safe(_ name: String) -> String {
    var scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.isUnsafeToShow || "/\\:*?\"<>|.".unicodeScalars.contains(scalar) ? "-" : scalar
    }
    // Some file systems drop a space at the end.
    if scalars.first == " " { scalars[0] = "-" }
    if scalars.last == " " { scalars[scalars.count - 1] = "-" }
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }

  /// What is the same for two names that a file system without case takes for one.
  static func folded(_ name: String) -> String { name.uppercased().lowercased() }
}
