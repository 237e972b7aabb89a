// A wrapper reads only what the sheet of every brand has.
import ColorRoles

protocol AppSheet: Sendable {
  var retries: Int { get }
}

struct ZenSheet: AppSheet {
  let retries = 3
  let mascot = "crane"
}

enum AppBrand: BrandSelection {
  static let current: any AppSheet = ZenSheet()
}

typealias Branded<Value> = BrandedValue<AppBrand, Value>

struct LoginPage {
  @Branded(\.retries) var retries: Int
  @Branded(\.mascot) var mascot: String
  // expected-error@-1 {{value of type 'any AppSheet' has no member 'mascot'}}
}
