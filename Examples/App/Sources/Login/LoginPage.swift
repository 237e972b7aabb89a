internal import ColorCore
public import ColorRoles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The login page of any brand. There is no `#if` here and no `isMeadow`: what differs is read from the brand's sheet.
public struct LoginPage: Sendable {
  @Branded(\.page) private var page: BackgroundColor
  @Branded(\.body) private var text: ForegroundColorSet
  @Branded(\.link) private var link: ForegroundColorSet
  @Branded(\.field) private var field: BorderColorSet
  @Branded(\.productName) private var productName: String
  @Branded(\.termsOfService) private var termsOfService: URL
  @Branded(\.support.absoluteString) private var support: String
  @Branded(\.offersGuestAccess) private var offersGuestAccess: Bool
  @Branded(\.method) private var method: any LoginMethod
  private let buttons: ButtonColors
  private let outcome: String?

  /// The page in the brand's colors.
  public init() {
    let sheet = HouseBrand.current
    buttons = ButtonColors(fill: sheet.accent, label: sheet.accentOn)
    outcome = nil
  }

  /// The page with a button in a color that is known only now, such as a customer's own.
  ///
  /// - Parameter accent: The button's color at rest. Its states are derived here.
  public init(accent: BackgroundColor) {
    let sheet = HouseBrand.current
    let derived = DerivedColorSet(of: accent, on: sheet.page)
    buttons = ButtonColors(fill: derived.colors, label: derived.content?.normal ?? sheet.accentOn)
    outcome = derived.outcome.rawValue
  }

  /// What the page looks like, in words.
  ///
  /// - Parameter appearance: How the interface looks.
  public func lines(in appearance: Appearance) -> [String] {
    var lines = [
      "== \(productName), \(appearance)",
      "page \(page.resolved(for: appearance)), a sheet above it \(page.elevated(by: 1).resolved(for: appearance))",
      "title \(mark(text.normal, in: appearance))",
    ]
    lines += method.steps.map { "field '\($0)' \(mark(field.normal, in: appearance))" }
    let states: [ControlState] = [.normal, .hovered, .pressed, .disabled, .selected]
    lines += states.map { state in
      "button \(state.rawValue) \(buttons.fill.resolved(for: state, appearance: appearance))"
    }
    let contrast = buttons.label.contrast(on: buttons.fill.pressed, appearance: appearance).roundedDown
    lines.append("button label \(buttons.label.resolved(for: appearance)), \(contrast):1 while pressed")
    if let outcome { lines.append("button colors derived: \(outcome)") }
    lines.append("link 'Terms' \(mark(link.hovered, in: appearance)) \(termsOfService.absoluteString)")
    lines.append("link 'Help' \(mark(link.normal, in: appearance)) \(support)")
    if offersGuestAccess { lines.append("link 'Look around' \(mark(link.normal, in: appearance))") }
    return lines
  }

  /// A mark and its contrast on the page.
  private func mark<Role: MarkColorRole>(_ color: ColorWithRole<Role>, in appearance: Appearance) -> String {
    let contrast = color.contrast(on: page, appearance: appearance).roundedDown
    return "\(color.resolved(for: appearance)) (\(contrast):1)"
  }
}

/// The colors of a button; `$fill` is the platform's own color at rest.
struct ButtonColors: Hashable, Sendable {
  @IdleColor var fill: BackgroundColorSet
  var label: ForegroundColor
}
