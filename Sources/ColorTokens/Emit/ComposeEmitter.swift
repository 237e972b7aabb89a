internal import ColorDerivation

/// Writes a family of themes as a Kotlin file for Jetpack Compose.
///
///     open class AcmeColors { open val colorPage: Color = Color(0xFFFFFFFF) … }
///     object AcmeColorsDark : AcmeColors() { override val colorPage: Color = Color(0xFF131314) … }
///     val LocalAcmeColors = staticCompositionLocalOf { AcmeColors() }
///
/// The class has the colors of the first theme, light if there is one. Each other theme is an object that overrides
/// what differs; the app provides the one that it needs. There is no constructor that lists the colors: one more of
/// them breaks nobody, and the JVM takes no more than 255 parameters.
///
/// Colors are `0xAARRGGBB` in the bytes that were proved; one that sRGB can't show is in Display P3. Names are in
/// lowerCamelCase and keep letters of every script. One that Kotlin or the JVM keeps for itself has a low line behind
/// it, and one that begins with a digit `color` in front.
public struct ComposeEmitter: Emitter {
  /// The name of the class, to which `Colors` is added; `nil` for that of the family's key, such as its brand, and
  /// `Design` where the key is empty.
  public var name: String?
  /// The package of the file; `nil` for none.
  public var package: String?

  /// An emitter.
  ///
  /// - Parameters:
  ///   - name: The name of the class; `nil` for that of the family's key.
  ///   - package: The package of the file; `nil` for none.
  public init(name: String? = nil, package: String? = nil) {
    self.name = name
    self.package = package
  }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose name in Kotlin another one has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let names = Self.names
    let type = names.type(name, for: family)
    let members = try names.members(of: family)
    let first = family.primary.appearance
    var lines = ["// \(OutputText.header)", ""]
    if let package { lines += ["package \(package)", ""] }
    lines += [
      "import androidx.compose.runtime.Immutable", "import androidx.compose.runtime.staticCompositionLocalOf",
      "import androidx.compose.ui.graphics.Color",
    ]
    if members.contains(where: \.colors.isWide) {
      lines.append("import androidx.compose.ui.graphics.colorspace.ColorSpaces")
    }
    lines += ["", "/** The colors of a theme, to begin with those of `\(first.name)`. */", "@Immutable"]
    lines.append("open class \(type) {")
    for member in members {
      lines += Self.remarks(member.remarks).map { "    " + $0 }
      lines.append("    open val \(member.name): Color = \(Self.value(member.colors[first]))")
    }
    lines.append("}")
    for appearance in family.appearances.dropFirst() {
      let object = type + OutputText.capitalized(CodeName.appearance(appearance))
      lines += [
        "", "/** The colors of `\(appearance.name)`. */", "@Immutable", "object \(object) : \(type)() {",
      ]
      for member in members where member.differs(in: appearance, from: first) {
        if member.remarks.deprecation != nil { lines.append(#"    @Suppress("OVERRIDE_DEPRECATION")"#) }
        lines.append("    override val \(member.name): Color = \(Self.value(member.colors[appearance]))")
      }
      lines.append("}")
    }
    lines += [
      "", "/** The colors of the theme that the composition is in. */",
      "val Local\(type) = staticCompositionLocalOf { \(type)() }", "",
    ]
    return [OutputFile(path: "", bytes: Array(lines.joined(separator: "\n").utf8))]
  }

  /// The property of the class.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    Self.names.member(naming.flat(path))
  }

  private static let names = CodeName(language: "Kotlin", letters: .unicode, reserved: reserved)

  private static func value(_ color: EmittedColor?) -> String {
    guard let color else { return "Color.Unspecified" }
    guard let wide = color.wideComponents else { return "Color(0x\(color.argb))" }
    return "Color(\(wide.map { $0 + "f" }.joined(separator: ", ")), ColorSpaces.DisplayP3)"
  }

  private static func remarks(_ remarks: OutputRemarks) -> [String] {
    var lines: [String] = []
    if let text = remarks.description { lines.append("/** \(commented(text)) */") }
    if let reason = remarks.deprecation { lines.append("@Deprecated(\(literal(reason)))") }
    return lines
  }

  /// A text in a comment. Comments of Kotlin hold others, so that neither sign may stand in it.
  private static func commented(_ text: String) -> String {
    OutputText.parted(OutputText.parted(text, "*", "/"), "/", "*")
  }

  private static func literal(_ text: String) -> String {
    "\"" + OutputText.escaped(text, "\"\\$") + "\""
  }

  /// The hard keywords, and what the JVM makes a method of every object of: the getter of `class` is `getClass`.
  ///
  /// - SeeAlso: Kotlin language specification, “Keywords”.
  static let reserved: Set<String> = [
    "as", "break", "class", "continue", "do", "else", "false", "for", "fun", "if", "in", "interface", "is",
    "null",
    "object", "package", "return", "super", "this", "throw", "true", "try", "typealias", "typeof", "val",
    "var",
    "when", "while",
  ]
}

extension OutputText {
  /// A text with a backslash before each of some signs of ASCII.
  static func escaped(_ text: String, _ signs: String) -> String {
    let signs = Array(signs.utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if signs.contains(byte) { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text whose first letter is a capital.
  static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
