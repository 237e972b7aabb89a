import Testing

@testable import ColorTokens

/// Programs that use brand sheets as an app does.
@Suite("Programs with brand sheets") struct BrandProgramTests {
  static let page = #"""
    import ColorRoles

    struct LoginPage {
      @Branded(\.link) private var link: ForegroundColorSet
      @Branded(\.page) private var page
      @Branded(\.greeting) private var greeting: String
      @Branded(\.retries) private var retries: Double
      @Branded(\.hasPasskeys) private var hasPasskeys
      @Branded(\.termsOfService.absoluteString) private var terms

      var lines: [String] {
        [
          "\(link.normal.resolved(for: .light)) \(link.hovered.contrast(on: page) >= .text)",
          greeting.debugDescription, "\(retries) \(hasPasskeys)", terms,
        ]
      }
    }
    """#

  private static func program(_ options: [String] = []) throws -> ClientProgram {
    var files = try BrandProject.sheets()
    files["LoginPage.swift"] = "import ColorCore\nimport Foundation\n" + page
    files["main.swift"] = """
      for line in LoginPage().lines { print(line) }
      print(HouseBrand.all.map { "\\($0.retries)" })
      """
    return ClientProgram(files: files, options: options)
  }

  @Test(
    "read the values of their brand",
    arguments: [
      ([], "3.0 true", "https://acme.example/terms?v=2#top"),
      (["-D", "BRAND_ACME"], "3.0 true", "https://acme.example/terms?v=2#top"),
      (["-D", "BRAND_ZEN"], "25.0 false", "mailto:terms@zen.example"),
    ])
  func brands(_ options: [String], _ numbers: String, _ terms: String) throws {
    let lines = try Self.program(options).output().split(separator: "\n").map(String.init)
    try #require(lines.count == 5, "\(lines)")
    #expect(lines[0].hasSuffix(" true"))
    let greeting = numbers.hasPrefix("3") ? "Say \"hi\"\n\\(x)\u{2028}\u{200E}" : "Hello"
    #expect(lines[1] == greeting.debugDescription)
    #expect(lines[2] == numbers)
    #expect(lines[3] == terms)
    #expect(lines[4] == #"["3.0", "25.0"]"#)
  }

  @Test func `aren't built for two brands at once`() throws {
    let outcome = try Self.program(["-D", "BRAND_ACME", "-D", "BRAND_ZEN"]).check()
    #expect(!outcome.compiles)
    #expect(outcome.messages.contains("BRAND_ACME is set beside the flag of another brand"))
  }

  @Test(
    "don't compile without a value, whichever brand they are built for",
    arguments: [[], ["-D", "BRAND_ZEN"]], ["retries", "link"])
  func lacking(_ options: [String], _ name: String) throws {
    var program = try Self.program(options)
    let sheet = try #require(program.files["ZenSheet.swift"])
    let lines = sheet.split(separator: "\n", omittingEmptySubsequences: false)
    program.files["ZenSheet.swift"] = lines.filter { !$0.contains("var \(name): ") }.joined(separator: "\n")
    let outcome = try program.check()
    #expect(!outcome.compiles)
    #expect(outcome.messages.contains("type 'ZenSheet' does not conform to protocol 'HouseSheet'"))
  }

  /// A client that is written once, and never again when a color is added.
  static let client = #"""
    import ColorRoles

    func lines(_ sheet: any HouseSheet) -> [String] { [sheet.link.hovered.description, sheet.greeting] }
    func quiet(_ sheet: AcmeSheet) -> AcmeSheet {
      var copy = sheet
      copy.link.hovered = copy.link.normal
      copy.greeting = "Hush"
      return copy
    }
    struct Page { @Branded(\.link.normal) var link }
    print(lines(quiet(AcmeSheet())), Page().link, HouseBrand.all.count, AcmeColors.standard.color.link.pressed)
    """#

  @Test func `need no change when a color and a value are added`() throws {
    func output(_ project: MemoryProject) throws -> (text: String, sheet: String) {
      var files: [String: String] = [:]
      for file in try project.run().outputs()
      where file.path.hasSuffix(".swift") && !file.path.contains("zen/") {
        files[file.path.split(separator: "/").last.map(String.init) ?? ""] = String(
          decoding: file.bytes, as: UTF8.self)
      }
      let sheet = try #require(files["HouseSheet.swift"])
      files["main.swift"] = Self.client
      return (try ClientProgram(files: files).output(), sheet)
    }
    let before = BrandProject.project()
    let roles = try #require(before.files["roles.json"])
    let after = before.with(
      "roles.json",
      roles.replacing(
        ##""normal":{"$value":"{seed}"}}"##,
        with: ##""normal":{"$value":"{seed}"}},"accent":{"$value":"{seed}"},"a-first":{"$value":"{seed}"}"##)
    ).with(
      "values.json",
      BrandProject.values.replacing(#""values":{"#, with: #""values":{"more":{"type":"bool"},"#)
        .replacing(#""hasPasskeys":true"#, with: #""hasPasskeys":true,"more":true"#)
        .replacing(#""hasPasskeys":false"#, with: #""hasPasskeys":false,"more":true"#))
    let one = try output(before), two = try output(after)
    #expect(
      two.sheet.contains("var accent: ") && two.sheet.contains("var more: Bool")
        && !one.sheet.contains("accent"))
    #expect(one.text == two.text)
    #expect(one.text.contains("Hush"))
  }
}
