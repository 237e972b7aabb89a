/// A pattern of token names: `*` stands for any characters but a full stop, `**` for any characters.
struct Pattern: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable {
    case byte(UInt8)
    case anyInName
    case any
  }

  init(_ text: String) {
    var parts: [Part] = []
    for byte in text.utf8 {
      switch (byte, parts.last) {
      case (UInt8(ascii: "*"), .anyInName?): parts[parts.count - 1] = .any
      case (UInt8(ascii: "*"), .any?): continue
      case (UInt8(ascii: "*"), _): parts.append(.anyInName)
      default: parts.append(.byte(byte))
      }
    }
    self.parts = parts
  }

  /// Whether a name fits the whole pattern.
  ///
  /// - Complexity: O(*n* · *m*) in their lengths, whatever the pattern.
  func matches(_ path: TokenPath) -> Bool {
    // The set of places in the pattern at which the bytes so far may have arrived.
    var places = closure([0])
    for byte in path.text.utf8 {
      var next: Set<Int> = []
      for place in places where place < parts.count {
        switch parts[place] {
        case .byte(let wanted): if byte == wanted { next.insert(place + 1) }
        case .anyInName: if byte != UInt8(ascii: ".") { next.insert(place) }
        case .any: next.insert(place)
        }
      }
      places = closure(next)
      if places.isEmpty { return false }
    }
    return places.contains(parts.count)
  }

  /// With the places behind stars, which may stand for nothing.
  private func closure(_ places: Set<Int>) -> Set<Int> {
    var result = places
    for start in places {
      var place = start
      while place < parts.count, parts[place] == .any || parts[place] == .anyInName {
        place += 1
        result.insert(place)
      }
    }
    return result
  }
}
