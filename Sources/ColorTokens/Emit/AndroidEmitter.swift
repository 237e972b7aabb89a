internal import ColorDerivation

/// Writes a family of themes as color resources of Android.
///
///     values/colors.xml           <color name="color_action_primary">#FF0B57D0</color>
///     values-night/colors.xml     the same names, for dark
///     values/colors_hc.xml        color_action_primary_hc, for theme overlays with more contrast
///     values-night/colors_hc.xml
///
/// The output is a folder. Android has no qualifier for contrast: colors of the themes with increased contrast have
/// names of their own, `…_hc`. Every name of `values-night` is in `values` too; with a theme of one scheme only,
/// there is no `values-night`.
///
/// Colors are `#AARRGGBB`, opacity first, in the bytes that were proved: resources can't be wider than sRGB. Names are
/// small letters, digits and low lines. A word that Java keeps for itself has a low line behind it, and a name that
/// begins with a digit `color_` in front.
public struct AndroidEmitter: Emitter {
  /// What stands in front of each name: with `acme`, `acme_color_accent`. Empty for nothing.
  public var prefix: String

  /// An emitter.
  ///
  /// - Parameter prefix: What stands in front of each name; empty for nothing.
  public init(prefix: String = "") { self.prefix = prefix }

  /// The files, below the folder of resources.
  ///
  /// - Throws: A finding `name-collision` for each token whose resource another token has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let schemes = Appearance.Scheme.allCases.filter { scheme in
      family.appearances.contains { $0.scheme == scheme }
    }
    let contrasts = Appearance.ContrastPreference.allCases.filter { contrast in
      contrast == .standard || family.appearances.contains { $0.contrast == contrast }
    }
    let resources = try resources(of: family, contrasts)
    var files: [OutputFile] = []
    for contrast in contrasts {
      for (index, scheme) in schemes.enumerated() {
        let path = (index == 0 ? "values/colors" : "values-night/colors") + Self.suffix(contrast) + ".xml"
        let lines = resources.flatMap {
          $0.lines(Appearance(scheme, contrast: contrast), isFirst: index == 0)
        }
        files.append(OutputFile(path: path, bytes: Array(Self.file(lines).utf8)))
      }
    }
    return files
  }

  /// The resource of the theme's contrast.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    resource(naming.flat(path)) + Self.suffix(naming.theme.appearance.contrast)
  }

  /// The resource without that of a contrast.
  private func resource(_ name: OutputName) -> String {
    let words = OutputWords(name, prefix: prefix).snakeCase
    return JavaWords.reserved.contains(words) ? words + "_" : words
  }

  private func resources(
    of family: ThemeFamily, _ contrasts: [Appearance.ContrastPreference]
  ) throws(EmitError) -> [Resource] {
    let names = OutputNames(family.primary)
    let columns = EmittedColumns(family)
    var collisions = NameCollisions(in: "Android resources")
    let resources = family.primary.entries.enumerated().map { row, entry in
      let name = resource(names.flat(entry.path))
      for name in contrasts.map({ name + Self.suffix($0) }) {
        collisions.take(name, as: name, for: entry.path, at: entry.position)
      }
      return Resource(name: name, entry: entry, colors: columns[row])
    }
    try collisions.check()
    return resources
  }

  private struct Resource {
    var name: String
    var entry: ThemeEntry
    var colors: AppearanceColors

    /// The element, and in the first file what is said about it.
    func lines(_ appearance: Appearance, isFirst: Bool) -> [String] {
      guard let color = colors[appearance] else { return [] }
      let comments = isFirst ? OutputRemarks(entry).lines.map { XMLText.comment($0) } : []
      let name = name + AndroidEmitter.suffix(appearance.contrast)
      return comments + ["<color name=\"\(name)\">#\(color.argb)</color>"]
    }
  }

  private static func suffix(_ contrast: Appearance.ContrastPreference) -> String {
    contrast == .increased ? "_hc" : ""
  }

  private static func file(_ lines: [String]) -> String {
    """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- \(OutputText.header) -->
    <resources>
    \(lines.map { "  " + $0 }.joined(separator: "\n"))
    </resources>

    """
  }
}

/// Words that can't be names in Java, and so not in the class of resources that is made for it.
enum JavaWords {
  /// The keywords and literals that are written in small letters.
  ///
  /// - SeeAlso: The Java Language Specification, 3.9 “Keywords” and 3.10.
  static let reserved: Set<String> = [
    "abstract", "assert", "boolean", "break", "byte", "case", "catch", "char", "class", "const", "continue",
    "default", "do", "double", "else", "enum", "extends", "final", "finally", "float", "for", "goto", "if",
    "implements", "import", "instanceof", "int", "interface", "long", "native", "new", "package", "private",
    "protected", "public", "return", "short", "static", "strictfp", "super", "switch", "synchronized", "this",
    "throw", "throws", "transient", "try", "void", "volatile", "while", "true", "false", "null",
  ]
}
