// What wasn't verified can't be written.
import ColorTokens

func write(_ theme: Theme) throws -> [OutputFile] {
  let family = try ThemeFamily([theme], key: Permutation())
  // expected-error@-1 {{cannot convert value of type 'Theme' to expected element type}}
  return try CSSEmitter().files(for: family)
}

func pretend(_ theme: Theme) -> VerifiedTheme {
  VerifiedTheme(theme)
  // expected-error@-1 {{'VerifiedTheme' initializer is inaccessible due to 'fileprivate' protection level}}
}
