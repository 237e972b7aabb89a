// A wrapper's property has the type that the sheet gives.
import ColorRoles

protocol AppSheet: Sendable {
  var accent: BackgroundColorSet { get }
}

struct LoginPage<Brand: BrandSelection> where Brand.Sheet == any AppSheet {
  @BrandedValue<Brand, ForegroundColorSet>(\.accent) var accent: ForegroundColorSet
  // expected-error@-1 {{cannot convert value of type 'KeyPath<any AppSheet, ColorVariantSet<BackgroundColorRole>>' to expected argument type 'KeyPath<any AppSheet, ForegroundColorSet>'}}
}
