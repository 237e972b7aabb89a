import ColorCore
import ColorDerivation
import Foundation
import Testing

@testable import ColorTokens

@Suite("Asset catalogs") struct EmitAssetCatalogTests {
  /// One color with the four values of a button.
  static let action = Result {
    try EmitFamily.family(of: Appearance.allCases) { appearance in
      let hex = ["light": "#0b57d0", "dark": "#8ab4f8", "light-hc": "#0842a0", "dark-hc": "#d3e3fd"][
        appearance.name]
      return
        #"{ "action": { "$type": "color", "primary-normal": { "$value": \#(EmitFamily.srgb(hex ?? "")) } } }"#
    }
  }

  @Test func `have a folder for each group and color`() throws {
    let files = try AssetCatalogEmitter().files(for: EmitFamily.sample([.light, .dark]))
    try expectGolden(files.map(\.path).joined(separator: "\n") + "\n", "catalog-files.txt")
  }

  @Test func `hold all four appearances in Display P3`() throws {
    let text = try EmitFamily.text(
      AssetCatalogEmitter(), Self.action.get(), "action/primary-normal.colorset/Contents.json")
    try expectGolden(text, "primary-normal.colorset.json")
  }

  @Test func `agree with another implementation on Display P3`() throws {
    let text = try EmitFamily.text(
      AssetCatalogEmitter(), Self.action.get(), "action/primary-normal.colorset/Contents.json")
    // Computed with coloraide.
    for components in [
      ["0.1503", "0.3358", "0.7865"], ["0.5749", "0.7012", "0.9510"], ["0.1101", "0.2546", "0.6047"],
      ["0.8390", "0.8882", "0.9827"],
    ] {
      let words = zip(["red", "green", "blue"], components).map { "\"\($0)\" : \"\($1)\"" }.joined(
        separator: ", ")
      #expect(text.contains(words), "\(words)")
    }
  }

  /// What a color set says, read by Foundation.
  struct ColorSet: Decodable {
    struct Entry: Decodable {
      struct Appearance: Decodable, Hashable { var appearance, value: String }
      struct Color: Decodable {
        struct Components: Decodable { var red, green, blue, alpha: String }
        var colorSpace: String
        var components: Components
        enum CodingKeys: String, CodingKey { case components, colorSpace = "color-space" }
      }
      var idiom: String
      var appearances: [Appearance]?
      var color: Color
    }
    var colors: [Entry]
  }

  @Test(
    "say the colors of the themes; what increased contrast lacks is the scheme's own",
    arguments: [Appearance.allCases, [.light, .dark], [.dark], [.light, .dark, .lightIncreasedContrast]])
  func values(_ appearances: [Appearance]) throws {
    let family = try EmitFamily.sample(appearances)
    let names = OutputNames(family.primary)
    let files = try AssetCatalogEmitter().files(for: family)
    for entry in family.primary.entries {
      let path = names.places(entry.path).map(\.text).joined(separator: "/") + ".colorset/Contents.json"
      let file = try #require(files.first { $0.path == path }, "\(path)")
      let set = try JSONDecoder().decode(ColorSet.self, from: Data(file.bytes))
      #expect(
        set.colors.map { ($0.appearances ?? []).map { "\($0.appearance)=\($0.value)" } } == [
          [], ["luminosity=dark"], ["contrast=high"], ["luminosity=dark", "contrast=high"],
        ])
      for (appearance, item) in zip(Appearance.allCases, set.colors) {
        let theme = family.theme(for: appearance)
        let color = try #require(theme.entries.first { $0.path == entry.path }).color
        try expect(item.color, is: color)
        #expect(item.idiom == "universal" && item.color.colorSpace == "display-p3")
      }
    }
  }

  private func expect(_ found: ColorSet.Entry.Color, is color: EmittedColor) throws {
    let numbers = try [
      found.components.red, found.components.green, found.components.blue, found.components.alpha,
    ]
    .map { try #require(Double($0)) }
    let p3 = Color<DisplayP3>(numbers[0], numbers[1], numbers[2])
    if color.source.isInGamut(of: SRGB.self) {
      // Four decimals bring back the very byte.
      #expect(SRGB8(clipping: p3.converted(to: SRGB.self)) == color.bytes)
    } else {
      let distance = p3.converted(to: OKLab.self).deltaEOK(to: color.source.converted(to: OKLab.self))
      #expect(distance < 5e-4)
    }
    #expect(UInt8(numbers[3] * 255 + 0.5) == color.alpha)
  }

  @Test func `bring back every grey and many other bytes`() throws {
    for number in stride(from: UInt32(0), to: 0x1000000, by: 4999) {
      let color = EmittedColor(SRGB8(number))
      let p3 = color.displayP3
      let rounded = [p3.red, p3.green, p3.blue].map { ($0 * 10000).rounded() / 10000 }
      let back = Color<DisplayP3>(rounded[0], rounded[1], rounded[2]).converted(to: SRGB.self)
      #expect(SRGB8(clipping: back) == color.bytes)
    }
  }

  @Test func `are JSON in every file, with namespaces`() throws {
    for file in try AssetCatalogEmitter().files(for: EmitFamily.sample()) {
      let object = try #require(JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any])
      let info = try #require(object["info"] as? [String: Any])
      #expect(info["author"] as? String == "xcode" && info["version"] as? Int == 1)
      let isFolder = !file.path.hasSuffix(".colorset/Contents.json") && file.path != "Contents.json"
      let properties = object["properties"] as? [String: Bool]
      #expect(properties?["provides-namespace"] == (isFolder ? true : nil), "\(file.path)")
    }
  }
}
