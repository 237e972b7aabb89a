internal import ColorCore
internal import ColorDerivation

/// Writes a family of themes as one flat JSON object, for scripts.
///
///     { "color.page": { "light": "#ffffff", "dark": "#131314" }, … }
///
/// Keys are the paths of the tokens as they are written, in the order of the document; nothing in them is left out or
/// changed, so that no two are one. Each holds the color of every theme by the name of its appearance: `#rrggbb`, or
/// `#rrggbbaa` for a translucent one. A color that sRGB can't show has a second member, such as `light-p3`, with
/// `color(display-p3 …)`, whose numbers are the shortest that read back the same, and one that was derived for Rec. 2020
/// a third, such as `light-rec2020`.
public struct JSONEmitter: Emitter {
  /// What stands in front of each path, and a full stop behind it. Empty for nothing.
  public var prefix: String

  /// An emitter.
  ///
  /// - Parameter prefix: What stands in front of each path; empty for nothing.
  public init(prefix: String = "") { self.prefix = prefix }

  /// One file, whose path is empty. The format holds every theme, so that nothing is thrown.
  public func files(for family: ThemeFamily) -> [OutputFile] {
    let columns = EmittedColumns(family), naming = OutputNaming(family)
    let members = family.primary.entries.enumerated().map { row, entry in
      let colors = columns[row]
      let themes = family.appearances.flatMap { appearance in
        colors[appearance].map { Self.members(appearance.name, $0) } ?? []
      }
      return JSONMember(name(of: entry.path, by: naming), .object(themes))
    }
    return [OutputFile(path: "", bytes: JSONWriter.pretty.bytes(of: .object(members)))]
  }

  /// The key.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    prefix.isEmpty ? path.text : "\(prefix).\(path)"
  }

  private static func members(_ name: String, _ color: EmittedColor) -> [JSONMember] {
    var members = [JSONMember(name, .string(color.hex))]
    if let wide = color.wide {
      let numbers = [wide.red, wide.green, wide.blue].map { NumberText.shortest($0) }.joined(separator: " ")
      let alpha = color.isOpaque ? "" : " / \(NumberText.shortest(wide.alpha))"
      members.append(JSONMember(name + "-p3", .string("color(display-p3 \(numbers)\(alpha))")))
    }
    if let widest = color.rec2020Code {
      members.append(JSONMember(name + "-rec2020", .string(widest.css)))
    }
    return members
  }
}
