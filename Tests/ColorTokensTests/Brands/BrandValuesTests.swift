import Testing

@testable import ColorTokens

@Suite("Brand values") struct BrandValuesTests {
  /// What is found in a file of values for the brands acme and zen, with line and column.
  private static func faults(_ text: String) throws -> [String] {
    var reader = BrandValuesReader(brands: ["acme", "zen"])
    _ = reader.read(try JSONDocument(SourceText(file: "v.json", text: text)).root)
    return reader.diagnostics.map { fault in
      "\(fault.position.line):\(fault.position.column) \(fault.message)\(fault.hint.map { " (\($0))" } ?? "")"
    }
  }

  private static func file(_ acme: String, _ zen: String = #"{"link":"a:b"}"#) -> String {
    #"""
    {"values":{"link":{"type":"url"}},
    "brands":{
    "acme":\#(acme),
    "zen":\#(zen)}}
    """#
  }

  @Test func `are read for each brand, in the order of the file`() throws {
    var reader = BrandValuesReader(brands: ["acme", "zen"])
    let values = reader.read(
      try JSONDocument(SourceText(file: "v.json", text: BrandProject.values)).root)
    #expect(reader.diagnostics == [])
    #expect(values.fields.map(\.name) == ["termsOfService", "greeting", "retries", "hasPasskeys"])
    #expect(values.fields.map(\.kind) == BrandValues.Kind.allCases)
    #expect(values.value("retries", of: "zen") == .number("2.5e1"))
    #expect(values.value("hasPasskeys", of: "acme") == .bool(true))
    #expect(values.value("greeting", of: "zen") == .string("Hello"))
    #expect(values.value("termsOfService", of: "zen") == .url("mailto:terms@zen.example"))
    #expect(values.value("greeting", of: "none") == nil)
  }

  @Test(
    "are refused where they stand",
    arguments: [
      (file("{}"), "3:1 the brand 'acme' has no 'link' (every brand has every value)"),
      (
        file(#"{"link":"a:b","lnk":"a:b"}"#), "3:22 no value is named 'lnk' (did you mean 'link'?)"
      ),
      (file(#"{"link":7}"#), "3:16 'link' is a URL, as a string, found a number"),
      (
        file(#"{"link":"acme.example"}"#),
        "3:16 'link' isn't a URL: it has no scheme (write it whole, as https://example.org/terms)"
      ),
      (file("7"), "3:8 a brand is an object, found a number"),
      (
        #"{"values":{},"brands":{"acme":{},"zenn":{},"zen":{}}}"#,
        "1:34 no brand is named 'zenn' (did you mean 'zen'?)"
      ),
      (#"{"values":{},"brands":{"acme":{}}}"#, "1:23 the brand 'zen' has no values (add a member 'zen')"),
      (
        #"{"values":{"n":{"type":"strng"}},"brands":{"acme":{},"zen":{}}}"#,
        "1:24 no type of a brand value is named 'strng' (did you mean 'string'?)"
      ),
      (
        #"{"values":{"n":{}},"brands":{"acme":{},"zen":{}}}"#,
        "1:12 the value 'n' has no 'type' (url, string, number, bool)"
      ),
      (#"{"brands":{}}"#, "1:1 a file of brand values has 'values', the name and type of each"),
      (#"{"values":{}}"#, "1:1 a file of brand values has 'brands', the values of each"),
    ])
  func refused(_ text: String, _ words: String) throws {
    #expect(try Self.faults(text) == [words])
  }

  @Test(
    "have the type that is named for them",
    arguments: [
      ("string", "1", "a string, found a number"), ("number", #""1""#, "a number, found a string"),
      ("bool", "null", "true or false, found null"),
    ])
  func types(_ type: String, _ value: String, _ words: String) throws {
    let text = """
      {"values":{"n":{"type":"\(type)"}},
      "brands":{"acme":{"n":\(value)},"zen":{"n":\(value)}}}
      """
    #expect(try Self.faults(text) == ["2:23 'n' is \(words)", "2:\(23 + 13 + value.count) 'n' is \(words)"])
  }

  @Test func `of all brands are judged in one run with their colors`() throws {
    let project = BrandProject.project(values: BrandProject.values.replacing(#","retries":2.5e1"#, with: ""))
    let run = try project.run()
    #expect(run.hasFaultyInput)
    #expect(run.themes.count == 8)
    let found = run.findings.filter { $0.level == .error }
    #expect(found.map(\.message) == ["the brand 'zen' has no 'retries'"])
    #expect(found.first?.position.map { "\($0.file):\($0.line):\($0.column)" } == "values.json:8:1")
    #expect(run.project.source(of: try #require(found.first?.position)) != nil)
  }

  @Test func `may be no JSON, which is told with its place`() throws {
    let run = try BrandProject.project(values: "{").run()
    #expect(run.hasFaultyInput)
    #expect(run.findings.first?.rule.rawValue == "json-syntax")
  }

  @Test func `stand in a file that is there`() {
    #expect(
      BrandProject.project().with("values.json", nil).failure().contains("values.json: isn't there"))
  }
}
