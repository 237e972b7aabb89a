public import ColorDerivation

/// How far the states of a house step, and which way, for each kind of role: what holds where a role says nothing itself.
public struct HouseStyle: Hashable, Sendable {
  /// The rules by what a role is for.
  public var rules: [Kind: Rule] = [:]

  /// A style of the engine's defaults.
  public init() {}

  /// What a role is for.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A background that stands out from its surfaces.
    case fill
    /// A background that hardly does.
    case surface
    /// Text and icons.
    case foreground
    /// Lines that are needed to see something.
    case functional
    /// Lines that decorate.
    case decorative

    /// The kind of a role.
    ///
    /// - Parameter role: The role.
    public init(_ role: Role) {
      switch role {
      case .background(.fill): self = .fill
      case .background(.surface): self = .surface
      case .foreground: self = .foreground
      case .border(.functional): self = .functional
      case .border(.decorative): self = .decorative
      }
    }
  }

  /// What holds for a kind; what is `nil` stays as the engine has it.
  public struct Rule: Hashable, Sendable {
    /// The step of hovered, in OKLCH lightness.
    public var hovered: Double?
    /// The step of pressed.
    public var pressed: Double?
    /// The step of selected.
    public var selected: Double?
    /// Which way the states go.
    public var direction: Direction?
    /// Whether pressed goes on where hovered went.
    public var profile: StepProfile?
  }

  /// Takes the steps of the house as wishes of a recipe; what a request says itself is taken later.
  ///
  /// - Parameter recipe: The recipe of a role.
  func change(_ recipe: inout Recipe) {
    guard let rule = rules[Kind(recipe.role)] else { return }
    if let hovered = rule.hovered {
      recipe.steps.hovered = hovered
      recipe.steps.leastLightness = 0
    }
    if let pressed = rule.pressed { recipe.steps.pressed = pressed }
    if let selected = rule.selected { recipe.selection?.step = selected }
    if let direction = rule.direction { recipe.direction = direction }
    if let profile = rule.profile { recipe.profile = profile }
  }
}

extension ConfigurationReader {
  /// The style of a house: for each kind of role the steps and the side of its states.
  mutating func style(_ node: JSONNode) -> HouseStyle {
    var style = HouseStyle()
    guard expectObject(node, "style") else { return style }
    let kinds = HouseStyle.Kind.allCases.map(\.rawValue)
    for (name, value) in node.members {
      let word = name.string ?? ""
      guard let kind = HouseStyle.Kind(rawValue: word) else {
        fault("'style' has no member '\(word)'", nearest(word, kinds) ?? kinds.joined(separator: ", "), name)
        continue
      }
      guard expectObject(value, word) else { continue }
      style.rules[kind] = rule(value)
    }
    return style
  }

  private mutating func rule(_ node: JSONNode) -> HouseStyle.Rule {
    var rule = HouseStyle.Rule()
    for (name, value) in node.members {
      let member = name.string ?? ""
      switch member {
      case "hovered": rule.hovered = step(value, member)
      case "pressed": rule.pressed = step(value, member)
      case "selected": rule.selected = step(value, member)
      case "direction": rule.direction = word(value, member)
      case "profile": rule.profile = word(value, member)
      default:
        let known = ["hovered", "pressed", "selected", "direction", "profile"]
        fault(
          "a style has no member '\(member)'", nearest(member, known) ?? known.joined(separator: ", "), name)
      }
    }
    if let hovered = rule.hovered, let pressed = rule.pressed, rule.profile != .opposed, pressed <= hovered {
      fault("the step of pressed isn't larger than that of hovered", nil, node["pressed"] ?? node)
    }
    return rule
  }

  /// A step in lightness; nobody sees one of 0.
  private mutating func step(_ node: JSONNode, _ name: String) -> Double? {
    if let number = node.number, number > 0, number <= 1 { return number }
    fault("'\(name)' is a step in lightness, above 0 and up to 1", nil, node)
    return nil
  }

  private mutating func word<Value: RawRepresentable<String> & CaseIterable>(_ node: JSONNode, _ name: String)
    -> Value?
  {
    guard let text = string(node, name) else { return nil }
    let words = Value.allCases.map(\.rawValue)
    if let value = Value(rawValue: text) { return value }
    fault("'\(text)' isn't a value of '\(name)'", nearest(text, words) ?? words.joined(separator: ", "), node)
    return nil
  }
}
