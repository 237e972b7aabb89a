@testable import ColorTokens

/// A house of two brands with sheets.
enum BrandProject {
  static let values = #"""
    {"values":{
    "termsOfService":{"type":"url","description":"What a customer agrees to."},
    "greeting":{"type":"string"},
    "retries":{"type":"number"},
    "hasPasskeys":{"type":"bool","description":"Whether keys\nare offered."}},
    "brands":{
    "acme":{"termsOfService":"https://acme.example/terms?v=2#top","greeting":"Say \"hi\"\n\\(x)\u2028\u200e","retries":3,"hasPasskeys":true},
    "zen":{"termsOfService":"mailto:terms@zen.example","greeting":"Hello","retries":2.5e1,"hasPasskeys":false}}}
    """#

  /// The project; members beside those of `brands` stand behind a comma.
  static func project(
    _ brands: String = #""colors":["color.**","page"]"#, name: String = "House", values: String? = values
  ) -> MemoryProject {
    let file = values == nil ? "" : #","values":"values.json""#
    return MemoryProject.house(#","brands":{"name":"\#(name)"\#(file),\#(brands)}"#).with(
      "values.json", values)
  }

  /// The sheets by their paths.
  static func sheets(_ project: MemoryProject = project()) throws -> [String: String] {
    var sheets: [String: String] = [:]
    for file in try project.run().outputs(only: [.swift]) where file.path.hasPrefix("Brands/") {
      sheets[String(file.path.dropFirst(7))] = String(decoding: file.bytes, as: UTF8.self)
    }
    return sheets
  }
}
