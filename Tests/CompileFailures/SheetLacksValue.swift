// A brand that lacks a value doesn't compile, and neither does one whose value has another type.
import ColorRoles

protocol AppSheet: Sendable {
  var accent: BackgroundColorSet { get }
  // expected-note@-1 {{protocol requires property 'accent' with type 'BackgroundColorSet'}}
  var retries: Int { get }  // expected-note {{protocol requires property 'retries' with type 'Int'}}
}

struct CircuitSheet: AppSheet {
  // expected-error@-1 {{type 'CircuitSheet' does not conform to protocol 'AppSheet'}}
  let accent: BackgroundColorSet
}

struct ZenSheet: AppSheet {  // expected-error {{type 'ZenSheet' does not conform to protocol 'AppSheet'}}
  let accent: ForegroundColorSet  // expected-note {{candidate has non-matching type 'ForegroundColorSet'}}
  let retries: Int
}
