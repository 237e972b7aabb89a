import ColorRoles
import Testing

@Suite("Appearance") struct AppearanceTests {
  @Test func `has every scheme with every contrast, once`() {
    #expect(Set(Appearance.allCases).count == 4)
    for scheme in Appearance.Scheme.allCases {
      for contrast in Appearance.ContrastPreference.allCases {
        #expect(Appearance.allCases.contains(Appearance(scheme, contrast: contrast)))
      }
    }
  }

  @Test func `reads as it is`() {
    #expect(
      Appearance.allCases.map(\.description) == ["light", "dark", "light-hc", "dark-hc"])
  }
}
