/// The name of a token in an output: the names of its path without those that say nothing there.
///
/// A trailing `$root` is left out everywhere: it stands for the group.
struct OutputName: Hashable, Sendable {
  /// The names, outermost first; at least one, none of them empty.
  var names: [String]

  /// The name of a path. A document's own `$root` is called `root`.
  init(_ path: TokenPath) {
    names = path.names
    if let last = names.last, last == "$root" || last.hasPrefix("$root-") {
      names.removeLast()
      // A state beside a `$root` is named after it.
      if last != "$root" || names.isEmpty { names.append(String(last.dropFirst(last == "$root" ? 1 : 6))) }
    }
  }

  /// A name of parts, outermost first; at least one.
  init(names: [String]) { self.names = names }

  /// The name without its last part, if that isn't all there is.
  var withoutLast: OutputName {
    var name = self
    if names.count > 1 { name.names.removeLast() }
    return name
  }
}

/// A part of a place in a tree of namespaces, and the group or token that it is.
struct OutputPlace: Hashable, Sendable {
  /// The name there.
  var text: String
  /// The group or token.
  var path: TokenPath
}

/// How the tokens of a theme are called in outputs.
struct OutputNames: Sendable {
  /// Bases that are called as their group.
  private var silent: Set<TokenPath> = []
  /// Groups that are a color themselves. They are no namespace: what they hold stands beside them.
  private var colored: Set<TokenPath> = []

  init(_ theme: Theme) {
    for set in theme.sets {
      guard case .children(let group) = set.request.naming, group != .root else { continue }
      colored.insert(group)
      if set.request.base.name == "normal" { silent.insert(set.request.base) }
    }
    for entry in theme.entries where entry.path.name == "$root" {
      if let group = entry.path.parent, group != .root { colored.insert(group) }
    }
  }

  /// The name of a token where all of its names are joined. The base of a set is called as the set when its own
  /// name is only `normal`.
  func flat(_ path: TokenPath) -> OutputName {
    let name = OutputName(path)
    return silent.contains(path) ? name.withoutLast : name
  }

  /// The namespaces that lead to a token or group, and its name in the last of them. What a group that is a color
  /// itself holds stands beside it, as `primary-hovered` beside `primary`.
  func places(_ path: TokenPath) -> [OutputPlace] {
    let names = OutputName(path).names
    var places: [OutputPlace] = []
    var prefix = TokenPath.root
    var pending = ""
    for (index, name) in names.enumerated() {
      prefix = prefix.appending(name)
      let text = pending.isEmpty ? name : pending + "-" + name
      if index < names.count - 1, colored.contains(prefix) {
        pending = text
      } else {
        places.append(OutputPlace(text: text, path: prefix))
        pending = ""
      }
    }
    return places
  }
}
