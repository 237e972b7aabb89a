internal import ColorCore

/// Tokens with `value` instead of `$value`, as Style Dictionary and Tokens Studio have them.
///
/// Their types and their lengths aren't those of the format, and many state no type. What isn't a color is left out with a
/// warning where it can't be read; nothing that could be a color is.
extension TokenValueReader {
  /// The entry with the type that its place gives it: below an outermost group named `color` a text is a color, when
  /// nothing states a type. It is the only rule of Style Dictionary's names that tells colors.
  func typed(_ entry: TokenEntry, within outer: TokenEntry.StatedType) -> TokenEntry {
    guard case .none = entry.type, case .none = outer, entry.path.names.first == "color",
      let text = entry.value?.string
    else { return entry }
    if case .path = ReferenceReader.curly(text, isColor: true) { return entry }
    var typed = entry
    typed.type = .known(.color)
    return typed
  }

  /// What such a token refers to: `{a.b.value}` is the token `a.b`, unless there is one of that name.
  mutating func olderTarget(_ path: TokenPath) -> TokenPath {
    guard path.name == "value", let token = path.parent, token != .root, !namedValue.contains(path) else {
      return path
    }
    return token
  }

  /// The value of such a token.
  mutating func olderValue(of entry: TokenEntry, type: TokenEntry.StatedType) -> TokenValue {
    let before = diagnostics.count
    let value = value(of: entry, type: type)
    let found = diagnostics[before...]
    diagnostics.removeSubrange(before...)
    for var diagnostic in found {
      // That a color is text is part of the form, which has been told.
      if case .colorString = diagnostic.fact { continue }
      let prefix = entry.path.pointer + "/$value"
      if let pointer = diagnostic.pointer, pointer.hasPrefix(prefix) {
        diagnostic.pointer = entry.path.pointer + "/value" + pointer.dropFirst(prefix.count)
      }
      diagnostics.append(diagnostic)
    }
    switch value {
    case .invalid where type.type != .color: break
    // What they refer to is left out as a rule; where no color is hidden in them, they are too.
    case .composed(let type, _) where ![.color, .border, .shadow, .gradient].contains(type): break
    default: return value
    }
    if let text = entry.value?.string, couldBeColor(text, type) {
      if case .invalid = entry.type, let word = entry.node["type"], let text = word.string {
        let nearest = Spelling.nearest(to: text, in: TokenType.allCases.map(\.rawValue))
        report(.typeUnknown(text, nearest: nearest), at: word, of: entry, "/type")
      }
      return .invalid
    }
    diagnostics.removeSubrange(before...)
    report(
      .olderLeftOut(entry.path.text, type: entry.node["type"]?.string), at: entry.name ?? entry.node,
      of: entry, "")
    return .invalid
  }

  /// Whether a text would be lost as a color: it is one, or without a type it may be meant as one.
  private func couldBeColor(_ text: String, _ type: TokenEntry.StatedType) -> Bool {
    if (try? AnyColor(css: text)) != nil { return true }
    if case .none = type { return text.hasPrefix("#") || text.contains("{") }
    return false
  }
}
