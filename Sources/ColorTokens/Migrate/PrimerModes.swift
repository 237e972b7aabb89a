/// The mode that each file of Primer is of, by what its tokens say in `org.primer.figma`: `mode` of a role, or the last part of
/// `collection` of a step in a scale, `base/color/dark`.
///
/// Primer has the scales and the roles of each mode in files of their own. Roles take steps that were chosen for their own
/// scales, so that those of one mode on the scales of another are a theme that nobody has drawn.
struct PrimerModes {
  /// The modes that are named in each set, by its number.
  private var named: [Int: Set<String>] = [:]

  /// Notes what a token of a set says.
  mutating func note(_ extensions: JSONNode?, in set: Int) {
    guard let data = extensions?["org.primer.figma"] else { return }
    if let mode = data["mode"]?.string {
      named[set, default: []].insert(mode)
    } else if let collection = data["collection"]?.string, collection.hasPrefix("base/"),
      let mode = collection.split(separator: "/").last
    {
      named[set, default: []].insert(String(mode))
    }
  }

  /// The sets of each mode, in the order of the files; none where there aren't two modes.
  var groups: [(mode: String, sets: [Int])] {
    var groups: [(mode: String, sets: [Int])] = []
    for (set, modes) in named.sorted(by: { $0.key < $1.key }) where modes.count == 1 {
      guard let mode = modes.first else { continue }
      if let index = groups.firstIndex(where: { $0.mode == mode }) {
        groups[index].sets.append(set)
      } else {
        groups.append((mode, [set]))
      }
    }
    return groups.count > 1 ? groups : []
  }
}
