/// Writes a family of themes as a Swift file for apps that link `ColorRoles`.
///
///     public struct AcmeColors: Sendable {
///       public var color: ColorGroup = ColorGroup()
///       …
///         @IdleColor public var primary: BackgroundColorSet = BackgroundColorSet(…)
///     }
///     AcmeColors.standard.color.action.primary.pressed  // BackgroundColor
///
/// Groups are structs and colors are stored properties with the token's color to begin with, so that a theme is a
/// value: change a copy, and pass it on. There is no initializer that lists the colors, so that one more of them
/// breaks nobody.
///
/// - A base with states is a set of its role. States that weren't made take the normal color, which its comment says.
/// - The states of a chosen control are in the same set, as its selection: `primary.selected.hovered`. Its disabled color
///   is that of the others.
/// - A tone of a focus ring is a `BorderColor` with the set's name in front: `primaryFocusOuter`.
/// - The content of a background is a `ForegroundColor`, beside the set and with the set's name in front. What a
///   set lies on is a `BackgroundColor`, unless it's a candidate for content too. All other tokens have no known role:
///   they are a `DynamicColor`.
/// - Colors are the bytes that were proved; one that sRGB can't show is in Display P3.
public struct SwiftEmitter: Emitter {
  /// The name of the struct, to which `Colors` is added; `nil` for that of the family's key, such as its brand, and
  /// `Design` where the key is empty.
  public var name: String?
  /// Who sees what is generated.
  public var access: SwiftAccess

  /// An emitter for a struct of that name.
  ///
  /// - Parameters:
  ///   - name: The name of the struct, to which `Colors` is added; `nil` for that of the family's key.
  ///   - access: Who sees what is generated.
  public init(name: String? = nil, access: SwiftAccess = .public) {
    self.name = name
    self.access = access
  }

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token or group whose name in Swift another one has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    var builder = SwiftTreeBuilder(family)
    let root = builder.tree()
    try builder.collisions.check()
    var source = SwiftSource(appearances: family.appearances, access: access)
    source.write(
      root, named: SwiftText.familyType(name, family, ending: "Colors"),
      descriptions: family.primary.tokens.document)
    return [OutputFile(path: "", bytes: Array(source.text.utf8))]
  }

  /// The properties that lead to the color from a value of the struct: `color.action.primary.hovered`.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    let entries = Set(naming.theme.entries.map(\.path))
    return SwiftNames(naming.theme, naming.names).name(of: path) { set in
      SwiftNames.states(of: set, entries).contains { entries.contains(set.request.path(of: $0)) }
    }
  }
}
