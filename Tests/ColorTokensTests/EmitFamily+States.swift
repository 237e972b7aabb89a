import ColorDerivation
import Testing

@testable import ColorTokens

extension EmitFamily {
  /// A small system of every state there is, in these appearances.
  static func states(_ appearances: [Appearance] = [.light, .dark]) throws -> ThemeFamily {
    try family(of: appearances, statesText)
  }

  static func statesText(_ appearance: Appearance) -> String {
    let isDark = appearance.scheme == .dark
    func pick(_ light: String, _ dark: String) -> String { srgb(isDark ? dark : light) }
    let all =
      #""hovered": {}, "pressed": {}, "disabled": {}, "selected": {}, "selectedHovered": {}, "selectedPressed": {}"#
    func group(_ derive: String, _ normal: String) -> String {
      """
      { "$extensions": { "colorderive": { "version": 1, "derive": { "from": "normal", \(derive) } } },
        "normal": { "$value": \(normal) } }
      """
    }
    let primary = pick("#0b57d0", "#8ab4f8")
    let button = group(
      """
      "role": "background", "kind": "fill", "on": ["{page}"], "states": { \(all), "focused": {} },
      "content": { "name": "on", "candidates": ["{white}", "{black}"] }
      """, primary)
    let row = group(
      #""role": "background", "kind": "surface", "on": ["{page}"], "states": { "hovered": {}, "selected": {} }"#,
      pick("#f2f4f8", "#1e1f22"))
    let link = group(
      #""role": "foreground", "on": ["{page}"], "states": { "hovered": {}, "disabled": {}, "focused": {} }"#,
      primary)
    let label = group(
      #""role": "foreground", "on": ["{page}"], "states": { "selectedHovered": {} }"#,
      pick("#1f1f1f", "#e3e3e3"))
    let badge = group(
      #""role": "background", "kind": "fill", "on": ["{page}"], "states": {}"#, pick("#e8ebf0", "#2a2c30"))
    let caption = group(
      #""role": "foreground", "on": ["{badge.normal}"], "states": {}"#, pick("#1f1f1f", "#e3e3e3"))
    let line = group(
      #""role": "border", "kind": "functional", "on": ["{page}"], "states": { \#(all) }"#,
      pick("#747775", "#8e918f"))
    return """
      { "$type": "color",
        "page": { "$value": \(pick("#ffffff", "#131314")) },
        "white": { "$value": \(srgb("#ffffff")) }, "black": { "$value": \(srgb("#000000")) },
        "button": \(button), "row": \(row), "link": \(link), "label": \(label), "badge": \(badge), "caption": \(caption),
        "line": \(line), "accent": { "$value": "{button.normal}" }, "brand": { "$value": \(primary) } }
      """
  }
}
