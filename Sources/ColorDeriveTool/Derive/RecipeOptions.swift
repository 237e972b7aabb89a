internal import ColorDerive
internal import Commands

/// The options of `derive` that change a recipe beyond its role, theme and contrast.
struct RecipeOptions: ParsableArguments {
  @Option(help: "Which way the states go.") var direction: Choice<Direction>?
  @Option(help: "Whether pressed goes on where hovered went, or the other way.") var profile:
    Choice<StepProfile>?
  @Option(
    help:
      "What becomes of chroma as lightness moves: 'keep', 'vivid' (the share of the gamut), or a share of it."
  )
  var chroma: ChromaName?
  @Option(help: "Degrees by which hue turns for each tenth of lightness that a state is darker.")
  var hueTorsion: Ranged<HueTorsionRange>?
  @Option(help: "Whether a side that pales a vivid color gives way to the other.") var vividness:
    Choice<Vividness>?
  @Option(help: "What disabled is like.") var disabled: Choice<DisabledRule.Level>?
  @Option(help: "The color of selected; a step from normal without.", valueName: "COLOR") var accent: String?
  @Option(help: "Which of white and black is tried first as the content.") var prefer:
    Choice<ContentPreference>?
  @Flag(help: "Let the content change with the state, where another of its colors is needed.")
  var contentByState =
    false
  @Option(help: "The lightness contrast Lc to ask of text too; advisory without.") var minApca:
    Ranged<LcRange>?
  @Option(help: "A lower contrast that may be fallen back on.") var fallback: MinimumContrast?
  @Option(help: "How much contrast a person asks for, in place of the theme's: from -1, less, to 1, more.")
  var contrastLevel: Ranged<ContrastLevelRange>?
  @Option(help: "How many levels of raised surfaces to hold on, each lighter than the last in a dark theme.")
  var elevation: Ranged<ElevationRange>?
  @Option(
    help: "A color of the brand for the focus ring, taken alone where it can be seen.", valueName: "COLOR")
  var ring: String?
  @Option(help: "Give translucent states, to be laid on BASE and on every '--on'.") var layer: LayerName?
}

/// A value of the library, by its name.
struct Choice<Value>: ArgumentValue, Hashable
where Value: RawRepresentable & CaseIterable & Hashable, Value.RawValue == String {
  /// The value.
  let value: Value

  init?(argument: String) {
    guard let value = Value(rawValue: argument) else { return nil }
    self.value = value
  }

  static var allValues: [String] { Value.allCases.map(\.rawValue) }
  var argumentText: String { value.rawValue }
}

/// Whether vividness counts when a side is chosen.
enum Vividness: String, CaseIterable, ArgumentValue {
  case keep, ignore
}

/// What is laid over a color to show its states.
enum LayerName: String, CaseIterable, ArgumentValue {
  case material, libadwaita, solved
}

/// A chroma rule, by its name or as a share.
struct ChromaName: ArgumentValue, Hashable {
  let rule: ChromaRule
  let argumentText: String

  init?(argument: String) {
    guard let name = try? Self.parse(argument: argument) else { return nil }
    self = name
  }

  private init(_ rule: ChromaRule, _ text: String) { (self.rule, argumentText) = (rule, text) }

  static func parse(argument: String) throws(InvalidArgument) -> ChromaName {
    switch argument {
    case "keep": return ChromaName(.keep, argument)
    case "vivid": return ChromaName(.vivid, argument)
    default:
      guard let share = Double(argument: argument), (0...1).contains(share) else {
        throw InvalidArgument(reason: "not keep or vivid, nor a share from 0 to 1")
      }
      return ChromaName(.scaled(share, above: 0), argument)
    }
  }

  static var valueName: String { "keep|vivid|SHARE" }
}

/// The numbers that an option takes.
protocol NumberRange {
  /// The least and the greatest of them.
  static var range: ClosedRange<Double> { get }
  /// Whether they are whole.
  static var isWhole: Bool { get }
  /// What they are, with an article: `an Lc`.
  static var noun: String { get }
}

/// A number from a range.
struct Ranged<Range: NumberRange>: ArgumentValue {
  let value: Double
  let argumentText: String

  init?(argument: String) {
    guard let number = try? Self.parse(argument: argument) else { return nil }
    self = number
  }

  private init(_ value: Double, _ text: String) { (self.value, argumentText) = (value, text) }

  static func parse(argument: String) throws(InvalidArgument) -> Ranged {
    guard let value = Double(argument: argument) else { throw InvalidArgument(reason: "not a number") }
    guard Range.range.contains(value), !Range.isWhole || value == value.rounded() else {
      let ends = [Range.range.lowerBound, Range.range.upperBound].map { NumberText.shortest($0) }
      let kind = Range.isWhole ? "a whole number" : "a number"
      throw InvalidArgument(reason: "\(Range.noun) is \(kind) from \(ends[0]) to \(ends[1])")
    }
    return Ranged(value, argument)
  }

  static var valueName: String { "N" }
}

/// Degrees a tenth of lightness.
enum HueTorsionRange: NumberRange {
  static var range: ClosedRange<Double> { -6...6 }
  static var isWhole: Bool { false }
  static var noun: String { "a torsion of hue" }
}

/// Lightness contrast.
enum LcRange: NumberRange {
  static var range: ClosedRange<Double> { 0...108 }
  static var isWhole: Bool { false }
  static var noun: String { "an Lc" }
}

/// A contrast level.
enum ContrastLevelRange: NumberRange {
  static var range: ClosedRange<Double> { -1...1 }
  static var isWhole: Bool { false }
  static var noun: String { "a contrast level" }
}

/// Levels of elevation.
enum ElevationRange: NumberRange {
  static var range: ClosedRange<Double> { 0...12 }
  static var isWhole: Bool { true }
  static var noun: String { "a number of levels" }
}
