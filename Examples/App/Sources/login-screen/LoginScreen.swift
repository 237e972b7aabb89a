internal import ColorRoles
internal import Login

/// Prints the login page of the brand that it was built for, in each appearance.
///
///     swift run login-screen                   the brand that is taken without a flag
///     BRAND=MEADOW swift run login-screen      another
///     swift run login-screen ff8800            with a button in a color of one's own
@main struct LoginScreen {
  static func main() {
    let accent = CommandLine.arguments.dropFirst().first.flatMap { UInt32($0, radix: 16) }
    let page = accent.map { LoginPage(accent: BackgroundColor(DynamicColor(.srgb($0)))) } ?? LoginPage()
    for appearance in Appearance.allCases {
      for line in page.lines(in: appearance) { print(line) }
    }
  }
}
