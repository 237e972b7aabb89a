// A branded value comes from the place where the brand is chosen, not from a sheet.
import ColorRoles

struct ZenSheet: Sendable {
  let retries = 3
}

struct LoginPage {
  @BrandedValue<ZenSheet, Int>(\.retries) var retries: Int
  // expected-error@-1 {{type 'ZenSheet' does not conform to protocol 'BrandSelection'}}
}
