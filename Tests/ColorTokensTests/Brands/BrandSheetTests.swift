import Testing

@testable import ColorTokens

@Suite("Brand sheets") struct BrandSheetTests {
  static let names = ["AcmeSheet.swift", "HouseBrand.swift", "HouseSheet.swift", "ZenSheet.swift"]

  @Test("are as the pages show", arguments: names)
  func golden(_ name: String) throws {
    let sheets = try BrandProject.sheets()
    #expect(sheets.keys.sorted() == Self.names)
    try expectGolden(try #require(sheets[name]), "Brands/\(name).txt")
  }

  @Test func `are the same bytes every time`() throws {
    #expect(try BrandProject.sheets() == BrandProject.sheets())
  }

  @Test func `have the #if in one file`() throws {
    let files = try BrandProject.sheets().filter { $0.value.contains("#if BRAND") }
    #expect(files.keys.sorted() == ["HouseBrand.swift"])
  }

  @Test func `of one more brand leave all but the selection as it was`() throws {
    let two = BrandProject.project()
    var three = two.with(
      "r.json",
      two.files["r.json"]?.replacing(
        ##""zen":[{"$ref":"zen.json"}]"##,
        with: ##""zen":[{"$ref":"zen.json"}],"nova":[{"$ref":"nova.json"}]"##))
    three = three.with("nova.json", ##"{"seed":{"$type":"color","$value":"#8a2be2"}}"##)
    three = three.with(
      "values.json",
      BrandProject.values.replacing(
        #""brands":{"#,
        with: #""brands":{"nova":{"termsOfService":"a:b","greeting":"","retries":0,"hasPasskeys":false},"#))
    let before = try BrandProject.sheets(two)
    let after = try BrandProject.sheets(three)
    #expect(after.keys.sorted() == (Self.names + ["NovaSheet.swift"]).sorted())
    for name in Self.names where name != "HouseBrand.swift" {
      #expect(after[name] == before[name], "\(name)")
    }
    #expect(after["HouseBrand.swift"]?.contains("#elseif BRAND_NOVA") == true)
  }

  @Test func `take the colors that are asked for, under short names`() throws {
    let sheet = try #require(
      try BrandProject.sheets(BrandProject.project(#""colors":["color.*.*"]"#))["HouseSheet.swift"])
    #expect(sheet.contains("var link: ForegroundColorSet { get }"))
    #expect(!sheet.contains("var page") && !sheet.contains("var seed"))
    let all = try #require(
      try BrandProject.sheets(BrandProject.project(#""access":"internal""#))["HouseSheet.swift"])
    #expect(
      all.contains("var colorLink: ForegroundColorSet { get }") && all.contains("var seed: DynamicColor"))
    #expect(!all.contains("public") && all.contains("internal import ColorRoles"))
  }

  @Test func `refine the protocols of the app`() throws {
    let project = BrandProject.project(#""refines":["LoginBehavior","Other.Part"]"#)
    #expect(
      try BrandProject.sheets(project)["HouseSheet.swift"]?
        .contains("public protocol HouseSheet: Sendable, LoginBehavior, Other.Part {") == true)
    #expect(
      BrandProject.project(#""refines":["a b"]"#).failure().contains("isn't the name of a protocol"))
  }

  @Test(
    "are refused where they make no one sheet",
    arguments: [
      (
        BrandProject.project().with(
          "zen.json",
          ##"{"seed":{"$type":"color","$value":"#1d6b3a"},"x":{"$type":"color","$value":"#000000"}}"##),
        [] as [String]
      ),
      (
        BrandProject.project(#""colors":["**"]"#).with(
          "zen.json",
          ##"{"seed":{"$type":"color","$value":"#1d6b3a"},"x":{"$type":"color","$value":"#000000"}}"##),
        ["the brand 'acme' has no 'x', which 'zen' has"]
      ),
      (
        BrandProject.project(
          #""colors":["**"]"#,
          values: BrandProject.values.replacing("greeting", with: "page")),
        ["'page' and 'values.page' are both 'page' in brand sheets"]
      ),
      (
        BrandProject.project(name: "Zen"),
        ["'Zen' and 'zen' are both 'ZenSheet' in brand sheets"]
      ),
    ])
  func mismatch(_ project: MemoryProject, _ messages: [String]) throws {
    let run = try project.run()
    try #require(!run.findings.hasErrors, "\(run.findings.map(\.message))")
    var found: [String] = []
    do throws(EmitError) {
      _ = try run.outputs(only: [.swift])
    } catch {
      found = error.findings.map(\.message)
    }
    #expect(found == messages)
  }

  @Test(
    "are refused in a config that can't have them",
    arguments: [
      (
        MemoryProject.house(#","brands":{"nme":"A"}"#), "'brands' has no member 'nme'"
      ),
      (MemoryProject.house(#","brands":{"modifier":"brnd"}"#), "no modifier is named 'brnd'"),
      (
        MemoryProject.house(#","brands":{},"dimensions":{"split":["brand","contrast"]}"#),
        "brand sheets don't know which modifier is the brand"
      ),
      (
        MemoryProject.house(#","brands":{"modifier":"brand"},"dimensions":{"split":["brand","contrast"]}"#),
        "a brand has one sheet, but outputs are set apart by 'brand', 'contrast'"
      ),
      (MemoryProject.house(#","brands":{"access":"open"}"#), "no access is named 'open'"),
      (
        MemoryProject.house(#","brands":{"path":"{brand}/x"}"#),
        "the sheets of all brands stand in one folder"
      ),
      (
        MemoryProject(files: [
          "colorderive.json": #"{"tokens":"t.json","brands":{}}"#,
          "t.json": ##"{"a":{"$type":"color","$value":"#000000"}}"##,
        ]), "no modifier sets brands apart"
      ),
    ])
  func configuration(_ project: MemoryProject, _ words: String) {
    #expect(project.failure().contains(words), "\(project.failure())")
  }
}
