internal import ColorDerive
internal import Commands

/// States, separated by commas, in the order in which they are asked for.
struct StateList: ArgumentValue, Hashable {
  /// The states, each once.
  let states: [ControlState]

  /// What is given unless other states are asked for.
  static let standard = StateList([.hovered, .pressed, .disabled])

  private init(_ states: [ControlState]) { self.states = states }

  init?(argument: String) {
    guard let list = try? Self.parse(argument: argument) else { return nil }
    self = list
  }

  static func parse(argument: String) throws(InvalidArgument) -> StateList {
    try StateList(names: argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init))
  }

  /// The states of these names.
  init(names: [String]) throws(InvalidArgument) {
    var states: [ControlState] = []
    for name in names {
      guard let state = ControlState(rawValue: name) else { throw Self.fault(of: name) }
      if !states.contains(state) { states.append(state) }
    }
    self.init(states)
  }

  private static func fault(of name: String) -> InvalidArgument {
    let nearest = Spelling.nearest(to: name, in: ControlState.allCases.map(\.rawValue))
    let all = ControlState.allCases.map(\.rawValue).joined(separator: ", ")
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? "; there are \(all)"
    return InvalidArgument(reason: "no state is named '\(name)'\(hint)")
  }

  static var valueName: String { "LIST" }
  var argumentText: String { states.map(\.rawValue).joined(separator: ",") }
}
