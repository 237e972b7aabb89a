// The one place where the brand is chosen has to choose one.
import ColorRoles

protocol AppSheet: Sendable {
  var retries: Int { get }
}

enum AppBrand: BrandSelection {
  // expected-error@-1 {{type 'AppBrand' does not conform to protocol 'BrandSelection'}}
  typealias Sheet = any AppSheet
}
