internal import ColorDerivation

// What is asked of the color of one state.
extension ExtensionReader {
  /// The settings of one state; `true` where this file reads such a setting.
  mutating func readWish(
    _ name: JSONNode, _ setting: JSONNode, of state: ControlState, in object: JSONNode,
    _ request: inout DerivationRequest, _ group: TokenPath?
  ) -> Bool {
    let word = name.string ?? ""
    switch word {
    case "value":
      request.fixed[state] = reference(setting, "value", group)
      request.fixedPlaces[state] = setting.position
      if let (other, _) = object.members.first(where: { $0.name.string != "value" }) {
        invalid(other, "a state with a 'value' is that color, and has nothing beside it", token: group)
      }
    case "mix" where state != .disabled:
      request.wishes[state] = mix(setting, group)
      request.members["mix"] = name.position
      if let (other, _) = object.members.first(where: { ["delta", "chroma", "hue"].contains($0.name.string) })
      {
        invalid(other, "a mix is a color of its own, without '\(other.string ?? "")'", token: group)
      }
    case "chroma" where state != .disabled, "hue" where state != .disabled:
      guard object["mix"] == nil else { return true }
      var (chroma, hue): (TokenNumber?, TokenNumber?) = (nil, nil)
      if case .changed(let known, let turn)? = request.wishes[state] { (chroma, hue) = (known, turn) }
      let value = number(setting, word, group)
      if word == "chroma" { chroma = value } else { hue = value }
      request.wishes[state] = .changed(chroma: chroma, hue: hue)
      request.members["wish"] = name.position
    default: return false
    }
    return true
  }

  private mutating func mix(_ node: JSONNode, _ group: TokenPath?) -> DerivationRequest.Wish? {
    guard node.kind == .object else { return invalid(node, "'mix' is an object", token: group) }
    var color: TokenPath?
    var amount: TokenNumber?
    for (name, value) in node.members {
      switch name.string ?? "" {
      case "with": color = reference(value, "with", group)
      case "amount": amount = number(value, "amount", group)
      case let other: unknown(name, other, ["with", "amount"], group)
      }
    }
    guard let color, let amount else {
      // One that can't be read has been told.
      if node["with"] != nil, node["amount"] != nil { return nil }
      return invalid(node, "a mix has 'with', a color, and 'amount', its share", token: group)
    }
    return .mixed(with: color, amount)
  }

  /// Refuses wishes that would be passed over in silence.
  mutating func refuseWishConflicts(_ request: DerivationRequest, _ group: TokenPath?) {
    guard let position = request.members["mix"] ?? request.members["wish"] else { return }
    if request.layer != nil {
      invalid(at: position, "layers have no color of a state", token: group)
    } else if request.isStill {
      invalid(at: position, "states without a direction have the color of normal", token: group)
    } else if request.accent != nil, request.wishes[.selected] != nil {
      invalid(at: position, "selected is the accent, and no other color", token: group)
    }
  }
}
