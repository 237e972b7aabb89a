internal import ColorDerivation

/// Writes a family of themes as a Dart file for Flutter.
///
///     class AcmeColors {
///       const AcmeColors({this.colorPage = const Color(0xFFFFFFFF), …});
///       static const AcmeColors light = AcmeColors();
///       static const AcmeColors dark = AcmeColors(colorPage: Color(0xFF131314), …);
///       final Color colorPage;
///     }
///
/// Each theme is a constant of the class. Colors that aren't named are those of the first theme, light if there is
/// one, so that one more color breaks nobody.
///
/// Colors are `0xAARRGGBB` in the bytes that were proved; one that sRGB can't show is in Display P3, by `Color.from`,
/// which Flutter has since 3.27. Names are in lowerCamelCase of ASCII. One that Dart or the class keeps for itself has
/// a low line behind it, and one that begins with a digit `color` in front, since a low line there would make it
/// private.
public struct FlutterEmitter: Emitter {
  /// The name of the class, to which `Colors` is added; `nil` for that of the family's key, such as its brand, and
  /// `Design` where the key is empty.
  public var name: String?

  /// An emitter.
  ///
  /// - Parameter name: The name of the class; `nil` for that of the family's key.
  public init(name: String? = nil) { self.name = name }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose name in Dart another one has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let names = Self.names
    let type = names.type(name, for: family)
    let members = try names.members(of: family)
    let first = family.primary.appearance
    let isWide = members.contains(where: \.colors.isWide)
    var lines = [
      "// \(OutputText.header)", "", "import 'dart:ui' show Color\(isWide ? ", ColorSpace" : "");", "",
      "/// The colors of a theme, to begin with those of `\(first.name)`.", "class \(type) {",
    ]
    if members.isEmpty {
      lines.append("  const \(type)();")
    } else {
      lines += ["  /// A theme of these colors.", "  const \(type)({"]
      for member in members {
        lines.append("    this.\(member.name) = const \(Self.value(member.colors[first])),")
      }
      lines.append("  });")
    }
    for appearance in family.appearances {
      let changed = members.filter { $0.differs(in: appearance, from: first) }
      lines += ["", "  /// The colors of `\(appearance.name)`."]
      let constant = "  static const \(type) \(CodeName.appearance(appearance)) = \(type)("
      guard !changed.isEmpty else {
        lines.append(constant + ");")
        continue
      }
      lines.append(constant)
      for member in changed { lines.append("    \(member.name): \(Self.value(member.colors[appearance])),") }
      lines.append("  );")
    }
    for member in members {
      lines.append("")
      lines += Self.remarks(member.remarks).map { "  " + $0 }
      lines.append("  final Color \(member.name);")
    }
    lines += ["}", ""]
    return [OutputFile(path: "", bytes: Array(lines.joined(separator: "\n").utf8))]
  }

  /// The field of the class.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    Self.names.member(naming.flat(path))
  }

  private static let names = CodeName(language: "Dart", letters: .ascii, reserved: reserved)

  private static func value(_ color: EmittedColor?) -> String {
    guard let color else { return "Color(0x00000000)" }
    guard let wide = color.wideComponents else { return "Color(0x\(color.argb))" }
    let parts = zip(["red", "green", "blue", "alpha"], wide).map { "\($0): \($1)" }
    return "Color.from(\(parts.joined(separator: ", ")), colorSpace: ColorSpace.displayP3)"
  }

  private static func remarks(_ remarks: OutputRemarks) -> [String] {
    var lines: [String] = []
    // Brackets name a declaration in comments of Dart.
    if let text = remarks.description { lines.append("/// " + OutputText.escaped(text, "[]")) }
    if let reason = remarks.deprecation {
      let reason = reason.isEmpty ? "Use another color." : reason
      lines.append("@Deprecated('\(OutputText.escaped(reason, "'\\$"))')")
    }
    return lines
  }

  /// The reserved and built-in words, and the members of the class.
  ///
  /// - SeeAlso: Dart language specification, “Reserved Words”.
  private static let reserved: Set<String> = [
    "abstract", "as", "assert", "async", "await", "break", "case", "catch", "class", "const", "continue",
    "covariant", "default", "deferred", "do", "dynamic", "else", "enum", "export", "extends", "extension",
    "external", "factory", "false", "final", "finally", "for", "function", "get", "if", "implements",
    "import", "in",
    "interface", "is", "late", "library", "mixin", "new", "null", "on", "operator", "part", "required",
    "rethrow",
    "return", "set", "static", "super", "switch", "this", "throw", "true", "try", "typedef", "var", "void",
    "while",
    "with", "yield", "hashCode", "noSuchMethod", "runtimeType", "toString", "light", "dark", "lightHc",
    "darkHc",
  ]
}
