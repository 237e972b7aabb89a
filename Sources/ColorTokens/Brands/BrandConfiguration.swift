/// What brand sheets are made of: the member `brands` of a config.
public struct BrandConfiguration: Hashable, Sendable {
  /// The modifier whose contexts are the brands; `nil` for the one that sets outputs apart.
  public var modifier: String?
  /// The file of values that differ by brand, relative to the config; `nil` for colors alone.
  public var values: ResolverDocument.Reference?
  /// Patterns of the colors that stand on the sheet; `nil` for all. What stands before the first star of a pattern is
  /// left out of their names: `color.**` makes `actionPrimary` of `color.action.primary`.
  public var colors: [String]?
  /// The first word of the generated names: `House` makes `HouseSheet` and `HouseBrand`.
  public var name = "App"
  /// Who sees what is generated.
  public var access = SwiftAccess.public
  /// Protocols of the app's own that the sheet refines, so that a brand without their behavior doesn't compile.
  public var refines: [String] = []
  /// The folder that the files are written to, relative to the config.
  public var path = "Brands"
  /// Where it is asked for.
  public var position: SourcePosition

  /// Sheets that are asked for at a place, with all that may be left out.
  ///
  /// - Parameter position: Where they are asked for.
  public init(at position: SourcePosition) { self.position = position }
}
