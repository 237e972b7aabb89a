/// A color for every ``Appearance``: light, dark, and both with increased contrast.
///
///     let accent = DynamicColor(light: .srgb(0x0B57D0), dark: .srgb(0x8AB4F8))
///     accent.resolved(for: .dark)  // #8ab4f8
///
/// A value of its own and no subclass of a platform's color: two are equal when their four colors are, and
/// the platform's mechanism picks one of them when it draws.
///
/// The four colors lie on the heap, once for all copies, so that a value is one word: a theme of hundreds of sets
/// fits on any thread's stack. Changing one makes new storage; reading one allocates nothing.
public struct DynamicColor: Sendable {
  // Reading is inlined into an app, so that it costs a load there.
  @usableFromInline var storage: Storage

  /// The four colors. It's never changed, so it can be shared between threads.
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let light, dark, lightIncreasedContrast, darkIncreasedContrast: DisplayColor

    init(
      _ light: DisplayColor, _ dark: DisplayColor, _ lightIncreased: DisplayColor,
      _ darkIncreased: DisplayColor
    ) {
      self.light = light
      self.dark = dark
      lightIncreasedContrast = lightIncreased
      darkIncreasedContrast = darkIncreased
    }
  }

  /// The color where the screen is light.
  public var light: DisplayColor {
    @inlinable get { storage.light }
    set { storage = Storage(newValue, dark, lightIncreasedContrast, darkIncreasedContrast) }
  }
  /// The color where the screen is dark.
  public var dark: DisplayColor {
    @inlinable get { storage.dark }
    set { storage = Storage(light, newValue, lightIncreasedContrast, darkIncreasedContrast) }
  }
  /// The color where the screen is light and the person wants more contrast.
  public var lightIncreasedContrast: DisplayColor {
    @inlinable get { storage.lightIncreasedContrast }
    set { storage = Storage(light, dark, newValue, darkIncreasedContrast) }
  }
  /// The color where the screen is dark and the person wants more contrast.
  public var darkIncreasedContrast: DisplayColor {
    @inlinable get { storage.darkIncreasedContrast }
    set { storage = Storage(light, dark, lightIncreasedContrast, newValue) }
  }

  /// The color of these appearances. Without one for increased contrast, that of standard contrast is taken.
  public init(
    light: DisplayColor, dark: DisplayColor, lightIncreasedContrast: DisplayColor? = nil,
    darkIncreasedContrast: DisplayColor? = nil
  ) {
    storage = Storage(light, dark, lightIncreasedContrast ?? light, darkIncreasedContrast ?? dark)
  }

  /// The same color in every appearance.
  public init(_ color: DisplayColor) {
    self.init(light: color, dark: color)
  }

  /// The color that a function gives for each appearance; it's asked once for each.
  public init<Failure>(_ color: (Appearance) throws(Failure) -> DisplayColor) throws(Failure) {
    self.init(
      light: try color(.light), dark: try color(.dark),
      lightIncreasedContrast: try color(.lightIncreasedContrast),
      darkIncreasedContrast: try color(.darkIncreasedContrast)
    )
  }

  /// The color that is shown in an appearance.
  @inlinable public func resolved(for appearance: Appearance) -> DisplayColor {
    switch (appearance.scheme, appearance.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreasedContrast
    case (.dark, .increased): darkIncreasedContrast
    }
  }

  /// This color laid over another, in each appearance: ``DisplayColor/composited(over:)``.
  public func composited(over backdrop: DynamicColor) -> DynamicColor {
    DynamicColor { appearance in
      resolved(for: appearance).composited(over: backdrop.resolved(for: appearance))
    }
  }
}

extension DynamicColor: Hashable {
  /// Whether the four colors are the same.
  public static func == (a: DynamicColor, b: DynamicColor) -> Bool {
    a.storage === b.storage
      || a.light == b.light && a.dark == b.dark && a.lightIncreasedContrast == b.lightIncreasedContrast
        && a.darkIncreasedContrast == b.darkIncreasedContrast
  }

  /// Feeds the four colors to the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(light)
    hasher.combine(dark)
    hasher.combine(lightIncreasedContrast)
    hasher.combine(darkIncreasedContrast)
  }
}

extension DynamicColor: CustomStringConvertible {
  /// The four colors as CSS, each with its appearance.
  public var description: String {
    Appearance.allCases.map { "\($0): \(resolved(for: $0))" }.joined(separator: ", ")
  }
}
