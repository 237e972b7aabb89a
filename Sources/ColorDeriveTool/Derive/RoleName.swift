internal import ColorDerive
internal import Commands

/// A role, by its name on the command line.
enum RoleName: String, CaseIterable, ArgumentValue {
  case background, foreground, border
  static var valueName: String { "ROLE" }
}

/// A kind of background or border.
enum KindName: String, CaseIterable, ArgumentValue {
  case fill, surface, functional, decorative
  static var valueName: String { "KIND" }

  /// The role that has this kind.
  var role: RoleName {
    switch self {
    case .fill, .surface: .background
    case .functional, .decorative: .border
    }
  }
}

/// An appearance, by its name.
struct ThemeName: ArgumentValue, Hashable {
  let appearance: Appearance

  init(_ appearance: Appearance) { self.appearance = appearance }

  init?(argument: String) {
    guard let appearance = Appearance(name: argument) else { return nil }
    self.appearance = appearance
  }

  static var valueName: String { "THEME" }
  static var allValues: [String] { Appearance.allCases.map(\.name) }
  var argumentText: String { appearance.name }
}

/// Whether the base may be changed, by its name.
struct PolicyName: ArgumentValue, Hashable {
  let policy: BasePolicy

  init?(argument: String) {
    guard let policy = BasePolicy(rawValue: argument) else { return nil }
    self.policy = policy
  }

  static var valueName: String { "POLICY" }
  static var allValues: [String] { BasePolicy.allCases.map(\.rawValue) }
  var argumentText: String { policy.rawValue }
}
