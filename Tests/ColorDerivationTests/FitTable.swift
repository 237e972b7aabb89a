import ColorCore
import ColorDerivation
import Foundation

/// The backgrounds of Tools/fit/states.tsv with the states that designers chose for them.
struct FitTable {
  /// One background of one system in one theme.
  struct Row {
    var family: String
    var appearance: Appearance
    var surface: SRGB8?
    var base: SRGB8
    var content: SRGB8?
    /// Nothing where the system has no such state, or leaves it as it is.
    var hovered: SRGB8?
    var pressed: SRGB8?

    /// The engine's states for it, without knowing whose it is: as the command is asked.
    var derived: VariantSet {
      let surfaces = [surface ?? Recipe.canvas(of: appearance)]
      var recipe = Recipe(
        role: .background(base, on: surfaces), appearance: appearance, surfaces: surfaces)
      if let content { recipe.content = .candidates([content]) }
      return recipe.variants(of: base)
    }
  }

  /// Systems whose states are computed: no one chose them.
  static let algorithms: Set = ["bootstrap", "dsfr", "libadwaita"]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Tools/fit")

  /// All rows whose base is known.
  static let rows: [Row] = {
    guard let text = try? String(contentsOf: folder.appending(path: "states.tsv"), encoding: .utf8)
    else { return [] }
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let names = lines.first else { return [] }
    return lines.dropFirst().compactMap { row(Dictionary(uniqueKeysWithValues: zip(names, $0))) }
  }()

  /// Those that were chosen by hand.
  static let human = rows.filter { !algorithms.contains($0.family) }

  private static func row(_ cells: [String: String]) -> Row? {
    guard cells["role"] == "background", let system = cells["system"], let theme = cells["theme"]
    else { return nil }
    let page = color(cells["surface"])
    let surface = page.flatMap { $0.alpha == 1 ? $0.color : nil }
    guard let base = seen(cells["normal"], on: surface) else { return nil }
    func state(_ name: String) -> SRGB8? { seen(cells[name], on: surface).flatMap { $0 == base ? nil : $0 } }
    let isDark = theme.contains("dark") || ["g90", "g100", "consumer"].contains(theme)
    return Row(
      family: ["nl", "primevue"].first { system.hasPrefix($0 + "-") } ?? system,
      appearance: Appearance(
        isDark ? .dark : .light, contrast: theme.contains("hc") ? .increased : .standard),
      surface: surface, base: base, content: seen(cells["text_on"], on: base), hovered: state("hovered"),
      pressed: state("pressed"))
  }

  private static func color(_ text: String?) -> (color: SRGB8, alpha: Double)? {
    guard let text, text.hasPrefix("#"), let number = UInt32(text.dropFirst(), radix: 16) else { return nil }
    return text.count == 9 ? (SRGB8(number >> 8), Double(number & 0xFF) / 255) : (SRGB8(number), 1)
  }

  /// A color as it is seen on what lies below; nothing where that isn't known.
  private static func seen(_ text: String?, on below: SRGB8?) -> SRGB8? {
    guard let (color, alpha) = color(text) else { return nil }
    if alpha == 1 { return color }
    guard let below else { return nil }
    func mixed(_ top: UInt8, _ bottom: UInt8) -> UInt8 {
      UInt8(Double(top) * alpha + Double(bottom) * (1 - alpha) + 0.5)
    }
    return SRGB8(
      red: mixed(color.red, below.red), green: mixed(color.green, below.green),
      blue: mixed(color.blue, below.blue))
  }
}
