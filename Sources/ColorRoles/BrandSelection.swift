/// The one place of an app where its brand is chosen.
///
/// The sheet is any type of the app's own. A protocol is the best: each brand is a struct that adopts it, so
/// a brand that lacks a value, or has one of another type, doesn't compile; and a value that only one brand
/// has can't be used by accident, since `current` is known by the protocol alone.
///
///     protocol AppSheet: Sendable {
///       var accent: BackgroundColorSet { get }
///       var termsOfService: String { get }
///     }
///
///     // The only file with an #if:
///     enum AppBrand: BrandSelection {
///       #if BRAND_ZEN
///         static let current: any AppSheet = ZenSheet()
///       #else
///         static let current: any AppSheet = CircuitSheet()
///       #endif
///     }
///     typealias Branded<Value> = BrandedValue<AppBrand, Value>
///
/// Every sheet is compiled in every build; the `#if` only picks one. So a build of one brand can't hide
/// another's fault.
public protocol BrandSelection: SendableMetatype {
  /// What every brand has to have.
  associatedtype Sheet

  /// The sheet of the brand that this program is built for. It's the same each time.
  static var current: Sheet { get }
}
