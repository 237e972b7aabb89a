// A brand's value is read, never set.
import ColorRoles

protocol AppSheet: Sendable {
  var retries: Int { get }
}

struct ZenSheet: AppSheet {
  let retries = 3
}

enum AppBrand: BrandSelection {
  static let current: any AppSheet = ZenSheet()
}

struct LoginPage {
  @BrandedValue<AppBrand, Int>(\.retries) var retries: Int

  mutating func decide() {
    retries = 5  // expected-error {{cannot assign to property: 'retries' is a get-only property}}
  }
}
