/// Who sees generated Swift.
public enum SwiftAccess: String, CaseIterable, Hashable, Sendable {
  /// Every module that imports it.
  case `public`
  /// The package that it's built in.
  case package
  /// The module that it's built in.
  case `internal`

  /// What stands before a declaration, with a space behind it; nothing for what Swift assumes.
  var prefix: String { self == .internal ? "" : rawValue + " " }

  /// How a module is imported whose types stand in such declarations.
  func `import`(_ module: String) -> String { "\(rawValue) import \(module)" }
}
