import ColorDerivation
import Testing

@testable import ColorTokens

/// Short ways to a verified family in a test.
enum EmitFamily {
  /// The theme of a token file, through reading, derivation and proof; what any of them says ends the test.
  static func theme(_ text: String, _ appearance: Appearance) throws -> VerifiedTheme {
    let tokens = TokenDocument([SourceText(file: "t.json", text: text)]).resolved()
    var reader = ExtensionReader()
    let requests = reader.requests(of: tokens.document)
    var deriver = Deriver(tokens, in: appearance)
    let theme = deriver.theme(
      requests, pairs: reader.pairs,
      permutation: Permutation([Permutation.Choice(modifier: "theme", context: appearance.name)]))
    let diagnostics = tokens.diagnostics + reader.diagnostics + deriver.diagnostics
    try #require(!diagnostics.hasErrors, "\(diagnostics.map(\.message))")
    let verification = Verification(theme)
    return try #require(verification.theme(), "\(verification.findings.map(\.message))")
  }

  /// The family of the same text in some appearances.
  static func family(
    of appearances: [Appearance] = [.light, .dark], key: [Permutation.Choice] = [],
    _ text: (Appearance) -> String
  ) throws -> ThemeFamily {
    try ThemeFamily(appearances.map { try theme(text($0), $0) }, key: Permutation(key))
  }

  /// The family of one text for all appearances.
  static func family(of appearances: [Appearance] = [.light, .dark], _ text: String) throws -> ThemeFamily {
    try family(of: appearances) { _ in text }
  }

  /// A file of plain colors: paths with `/` between names, all in one group.
  static func plain(_ paths: [String]) -> String {
    var root = JSONValue.object([JSONMember("$type", .string("color"))])
    for (index, path) in paths.enumerated() {
      insert(path.split(separator: "/").map(String.init)[...], color(index), into: &root)
    }
    return JSONWriter.line.text(of: root)
  }

  private static func color(_ index: Int) -> JSONValue {
    let components = [Double(index % 256) / 255, 0.2, 0.4]
    return .object([JSONMember("$value", ColorValue(.srgb, components).json)])
  }

  private static func insert(_ names: ArraySlice<String>, _ leaf: JSONValue, into node: inout JSONValue) {
    guard case .object(var members) = node, let name = names.first else { return }
    let index = members.firstIndex { $0.name == name } ?? members.count
    if index == members.count { members.append(JSONMember(name, .object([]))) }
    if names.count == 1 {
      members[index].value = leaf
    } else {
      insert(names.dropFirst(), leaf, into: &members[index].value)
    }
    node = .object(members)
  }

  /// The findings of an emitter that must refuse.
  static func findings(_ emitter: some Emitter, _ family: ThemeFamily) -> [Finding] {
    do throws(EmitError) {
      _ = try emitter.files(for: family)
      return []
    } catch {
      return error.findings
    }
  }

  /// The text of the file at a path.
  static func text(_ emitter: some Emitter, _ family: ThemeFamily, _ path: String = "") throws -> String {
    let files = try emitter.files(for: family)
    let file = try #require(files.first { $0.path == path }, "no file '\(path)' in \(files.map(\.path))")
    return String(decoding: file.bytes, as: UTF8.self)
  }
}

extension EmitFamily {
  /// A small system that has all that outputs must deal with, in all four appearances.
  static func sample(_ appearances: [Appearance] = Appearance.allCases) throws -> ThemeFamily {
    try family(of: appearances, key: [Permutation.Choice(modifier: "brand", context: "acme")], sampleText)
  }

  static func sampleText(_ appearance: Appearance) -> String {
    func pick(_ light: String, _ dark: String, _ lightMore: String, _ darkMore: String) -> String {
      switch (appearance.scheme, appearance.contrast) {
      case (.light, .standard): light
      case (.dark, .standard): dark
      case (.light, .increased): lightMore
      case (.dark, .increased): darkMore
      }
    }
    let ink = pick("#1f1f1f", "#e3e3e3", "#000000", "#ffffff")
    let page = pick("#ffffff", "#131314", "#ffffff", "#000000")
    let primary = pick("#0b57d0", "#8ab4f8", "#0842a0", "#d3e3fd")
    let link = pick("#0b57d0", "#a8c7fa", "#062e6f", "#d3e3fd")
    // Wider than sRGB where the scheme is light only.
    let vivid = pick(
      #"{ "colorSpace": "display-p3", "components": [0.9, 0.1, 0.15] }"#,
      #"{ "colorSpace": "oklch", "components": [0.7, 0.12, 25] }"#,
      #"{ "colorSpace": "display-p3", "components": [0.75, 0.05, 0.1] }"#,
      #"{ "colorSpace": "oklch", "components": [0.8, 0.1, 25] }"#)
    return """
      {
        "seed": { "$type": "color", "primary": { "$value": \(srgb(primary)) } },
        "color": {
          "$type": "color",
          "$description": "What the interface is made of.",
          "page": { "$value": \(srgb(page)), "$description": "Behind everything." },
          "ink": { "$value": \(srgb(ink)) },
          "action": {
            "primary": {
              "$extensions": {
                "com.example": { "keep": [1.50, { "a": null }] },
                "colorderive": { "version": 1, "derive": {
                  "from": "normal", "role": "background", "on": ["{color.page}"],
                  "states": { "hovered": {}, "pressed": {}, "disabled": {} },
                  "content": { "name": "on", "candidates": ["{color.white}", "{color.black}"] } } } },
              "normal": { "$value": "{seed.primary}", "$description": "Main call to action. */ alert()" }
            }
          },
          "link": {
            "$extensions": { "colorderive": { "version": 1, "derive": {
              "from": "$root", "role": "foreground", "on": ["{color.page}"], "states": { "hovered": {} } } } },
            "$root": { "$value": \(srgb(link)) }
          },
          "white": { "$value": \(srgb("#ffffff")) },
          "black": { "$value": \(srgb("#000000")) },
          "vivid": { "$value": \(vivid) },
          "scrim": {
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 },
            "$deprecated": "use \\"veil\\"", "$extensions": { "colorderive": { "state": "normal" } }
          }
        },
        "space": { "$type": "dimension", "gap": { "$value": { "value": 4, "unit": "px" } } },
        "ratio": { "least": { "$type": "number", "$value": 4.50 }, "copy": { "$value": "{ratio.least}" } }
      }
      """
  }

  /// A color object of the bytes that a hex text has.
  static func srgb(_ hex: String) -> String {
    let number = UInt32(hex.dropFirst(), radix: 16) ?? 0
    let components = [16, 8, 0].map { Double((number >> $0) & 255) / 255 }
    return JSONWriter.line.text(of: ColorValue(.srgb, components).json)
  }
}
