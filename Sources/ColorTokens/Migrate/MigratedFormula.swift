internal import ColorCore

/// A value that another tool computes from others, by that tool's own rules.
indirect enum MigratedFormula: Hashable, Sendable {
  /// A text of Tokens Studio with references or arithmetic in it, or with `rgba(color, opacity)`; and the type that
  /// its token states.
  case text(String, type: String?)
  /// A color that a modifier of Tokens Studio changes; the amount and the other color as texts.
  case modified(MigratedToken.Value, StudioModifier, amount: String, other: String?)
  /// Two colors mixed as Primer mixes them; the share of the second.
  case mixed(MigratedToken.Value, MigratedToken.Value, share: Double)
  /// A color with another opacity.
  case faded(MigratedToken.Value, opacity: MigratedToken.Value)
  /// A color moved in OKLCH, as Blueprint does.
  case shifted(MigratedToken.Value, OKLCHShift, opacity: MigratedToken.Value?)
  /// A value of several parts.
  case parts(TokenType, MigratedParts)

  /// The keys of all tokens that the value comes from, in the order of the text.
  var keys: [String] {
    switch self {
    case .text(let text, _): StudioText.keys(in: text)
    case .modified(let base, _, let amount, let other):
      base.keys + StudioText.keys(in: amount) + StudioText.keys(in: other ?? "")
    case .mixed(let base, let other, _): base.keys + other.keys
    case .faded(let base, let opacity): base.keys + opacity.keys
    case .shifted(let base, _, let opacity): base.keys + (opacity?.keys ?? [])
    case .parts(_, let parts): parts.keys
    }
  }

  /// The token that the color was made of, where it is one.
  var base: String? {
    switch self {
    case .text(let text, _): StudioText.keys(in: text).first
    case .modified(let base, _, _, _), .mixed(let base, _, _), .faded(let base, _), .shifted(let base, _, _):
      base.keys.first
    case .parts: nil
    }
  }

  /// What was done, for the next reader of the file; `nil` where the value says all.
  var words: String? {
    switch self {
    case .text(let text, _): text
    case .modified(_, let modifier, let amount, let other):
      "\(modifier.kind.rawValue)\(other.map { " with \($0)" } ?? "") by \(amount) in \(modifier.space.rawValue)"
    case .mixed(_, let other, let share): "mixed with \(other.words) by \(NumberText.shortest(share))"
    case .faded(_, let opacity): "opacity \(opacity.words)"
    case .shifted(_, let shift, let opacity):
      [shift.words, opacity.map { "opacity \($0.words)" } ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    case .parts: nil
    }
  }
}

/// The parts of a border, a shadow or a typography.
indirect enum MigratedParts: Hashable, Sendable {
  case value(MigratedToken.Value)
  case object([MigratedPart])
  case array([MigratedParts])

  var keys: [String] {
    switch self {
    case .value(let value): value.keys
    case .object(let parts): parts.flatMap(\.value.keys)
    case .array(let elements): elements.flatMap(\.keys)
    }
  }
}

/// A named part.
struct MigratedPart: Hashable, Sendable {
  var name: String
  var value: MigratedParts
}

/// How far a color moves in OKLCH.
struct OKLCHShift: Hashable, Sendable {
  /// What is done to a channel.
  enum Change: Hashable, Sendable {
    case offset(Double)
    case scale(Double)

    func applied(to value: Double) -> Double {
      switch self {
      case .offset(let offset): value + offset
      case .scale(let factor): value * factor
      }
    }

    var words: String {
      switch self {
      case .offset(let offset): (offset < 0 ? "" : "+") + NumberText.shortest(offset)
      case .scale(let factor): "×" + NumberText.shortest(factor)
      }
    }
  }

  var lightness: Change?
  var chroma: Change?
  var hue: Change?

  /// The color that comes out. As in CSS, lightness stays in 0 to 1 and chroma isn't negative.
  func applied(to color: AnyColor) -> AnyColor {
    let own = color.converted(to: .oklch)
    var values = own.components
    if let lightness { values.x = min(max(lightness.applied(to: values.x), 0), 1) }
    if let chroma { values.y = max(chroma.applied(to: values.y), 0) }
    if let hue {
      let turned = hue.applied(to: values.z).truncatingRemainder(dividingBy: 360)
      values.z = turned < 0 ? turned + 360 : turned
      if values.z >= 360 { values.z = 0 }
    }
    return AnyColor(space: .oklch, components: values, alpha: own.alpha, missing: own.missing)
  }

  var words: String {
    [("lightness", lightness), ("chroma", chroma), ("hue", hue)]
      .compactMap { name, change in change.map { "\(name) \($0.words)" } }.joined(separator: " ")
  }
}
