public import ColorDerivation

/// What a run reads, how permutations look, and what it writes: `colorderive.json`.
public struct TokenConfiguration: Sendable {
  /// The token files, or one resolver, relative to the config.
  public var tokens: [ResolverDocument.Reference] = []
  /// What the permutations look like.
  public var dimensions = Dimensions()
  /// The roles of tokens that have no extension of ours, in the order in which they are tried.
  public var roles: [RoleRule] = []
  /// How far states step, and which way, where a role says nothing itself.
  public var style = HouseStyle()
  /// What is written; the defaults where it is `nil`.
  public var outputs: [Output]?
  /// The sheets of all brands; `nil` for none.
  public var brands: BrandConfiguration?
  /// By what share a contrast should exceed what is asked for, 0.01 for one percent; what does so by less is told as a
  /// warning. `nil` tells none.
  public var margin: Double?
  /// The file that lists what is let pass, relative to the config.
  public var baseline: ResolverDocument.Reference?

  /// Which modifiers say how a permutation looks.
  public struct Dimensions: Hashable, Sendable {
    /// The modifier with the contexts `light` and `dark`; `nil` for one that is named `theme`, `scheme` or `mode`.
    public var scheme: String?
    /// The modifier with the contexts `standard` and `more`; `nil` for one that is named `contrast`.
    public var contrast: String?
    /// The modifiers that set outputs apart; `nil` for all others.
    public var split: [String]?
    /// The appearance where there is no such modifier.
    public var appearance = Appearance.light
    /// Where each modifier is named first.
    var places: [String: SourcePosition] = [:]
  }

  /// The role of every token whose name fits a pattern.
  public struct RoleRule: Sendable {
    /// The pattern: `*` stands for any characters but a full stop, `**` for any.
    public var pattern: String
    /// Patterns of tokens that are left out.
    public var except: [String]
    /// What is asked for them; its base is empty.
    public var request: DerivationRequest
  }

  /// One output.
  public struct Output: Hashable, Sendable {
    /// The format.
    public var format: Format
    /// The path, relative to the config, with `{modifier}` for a context. A folder for formats of many files.
    public var path: String
    /// What names begin with, or what a type, a palette or a sheet is called.
    public var prefix: String?
    /// How CSS tells light from dark.
    public var scheme: CSSEmitter.Scheme
    /// What asks for a theme by name in CSS.
    public var selectors = CSSSelectors()
    /// The package of a Kotlin file; `nil` for none.
    public var package: String?
    /// Whether CSS names system colors for forced-colors mode.
    public var hasForcedColors: Bool
    /// Who sees generated Swift.
    public var access = SwiftAccess.public
    /// The path of Swift that reads an asset catalog; `nil` for none.
    public var swift: String?
    /// Where it is asked for.
    public var position: SourcePosition?

    /// The modifiers whose contexts stand in a path: `brand` in `{brand}/tokens.css`.
    static func modifiers(in path: String) -> [String] {
      path.split(separator: "{").dropFirst(path.hasPrefix("{") ? 0 : 1).compactMap { part in
        part.firstIndex(of: "}").map { String(part[..<$0]) }
      }
    }

    /// An output made of its parts.
    ///
    /// - Parameters:
    ///   - format: The format.
    ///   - path: The path, relative to the config.
    ///   - prefix: What names begin with, or what a type, a palette or a sheet is called.
    ///   - scheme: How CSS tells light from dark.
    ///   - package: The package of a Kotlin file; `nil` for none.
    ///   - hasForcedColors: Whether CSS names system colors for forced-colors mode.
    ///   - position: Where it is asked for.
    public init(
      _ format: Format, path: String, prefix: String? = nil, scheme: CSSEmitter.Scheme = .media,
      package: String? = nil, hasForcedColors: Bool = false, position: SourcePosition? = nil
    ) {
      self.format = format
      self.path = path
      self.prefix = prefix
      self.scheme = scheme
      self.package = package
      self.hasForcedColors = hasForcedColors
      self.position = position
    }
  }

  /// The formats of outputs.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// CSS custom properties.
    case css
    /// Swift with role types.
    case swift
    /// An Xcode asset catalog.
    case assetCatalog = "xcassets"
    /// Resolved Design Tokens files.
    case designTokens = "dtcg"
    /// Variables of Sass.
    case scss
    /// A theme of Tailwind CSS 4.
    case tailwind
    /// One flat JSON object.
    case json
    /// Color resources of Android.
    case android = "android-xml"
    /// Kotlin for Jetpack Compose.
    case compose
    /// Dart for Flutter.
    case flutter
    /// Palettes of GIMP.
    case gimp = "gpl"
    /// Adobe swatches.
    case adobe = "ase"
    /// A sheet of swatches.
    case svg

    /// The formats that are written where a config names none.
    static let common: [Format] = [.css, .swift, .assetCatalog, .designTokens]

    /// The name of the file or folder below an output folder.
    var defaultName: String {
      switch self {
      case .css: "tokens.css"
      case .swift: "Tokens.swift"
      case .assetCatalog: "Tokens.xcassets"
      case .designTokens: "resolved"
      case .scss: "_tokens.scss"
      case .tailwind: "tailwind.css"
      case .json: "tokens.json"
      case .android: "android"
      case .compose: "Tokens.kt"
      case .flutter: "tokens.dart"
      case .gimp: "palettes"
      case .adobe: "palette.ase"
      case .svg: "swatches.svg"
      }
    }

    /// Whether an output of it is a folder.
    public var isFolder: Bool {
      switch self {
      case .assetCatalog, .designTokens, .android, .gimp: true
      case .css, .swift, .scss, .tailwind, .json, .compose, .flutter, .adobe, .svg: false
      }
    }
  }

  /// The outputs where a config names none, below a folder for each family.
  ///
  /// - Parameters:
  ///   - split: The modifiers that set outputs apart.
  ///   - formats: The formats that are asked for; CSS, Swift, asset catalogs and Design Tokens where it is `nil`.
  public static func defaultOutputs(split: [String], only formats: Set<Format>? = nil) -> [Output] {
    let folder = split.map { "{\($0)}/" }.joined()
    let wanted = formats.map { formats in Format.allCases.filter(formats.contains) } ?? Format.common
    return wanted.map { Output($0, path: folder + $0.defaultName) }
  }
}
