import ColorCore
import ColorDerivation
import Foundation
import TestSupport
import Testing

@testable import ColorTokens

@Suite("Generated Swift") struct EmitSwiftTests {
  @Test(
    "is as the page shows",
    arguments: [("Tokens.swift.txt", Appearance.allCases), ("TokensDark.swift.txt", [.dark])])
  func golden(_ name: String, _ appearances: [Appearance]) throws {
    try expectGolden(try EmitFamily.text(SwiftEmitter(), EmitFamily.sample(appearances)), name)
  }

  @Test func `of every state is as the page shows`() throws {
    try expectGolden(try EmitFamily.text(SwiftEmitter(), EmitFamily.states([.light])), "States.swift.txt")
  }

  @Test(
    "takes its name from the option, else from the key",
    arguments: [
      (nil, [], "DesignColors"), (nil, ["acme"], "AcmeColors"), (nil, ["acme", "de-AT"], "AcmeDeATColors"),
      ("circuit", ["acme"], "CircuitColors"), ("MyColors", [], "MyColors"), ("3d", [], "_3dColors"),
    ])
  func name(_ option: String?, _ contexts: [String], _ expected: String) throws {
    let key = contexts.map { Permutation.Choice(modifier: "m", context: $0) }
    let family = try EmitFamily.family(key: key) { _ in EmitFamily.plain(["a"]) }
    #expect(
      try EmitFamily.text(SwiftEmitter(name: option), family).contains(
        "public struct \(expected): Sendable {"))
  }

  @Test("is seen by whom the config says", arguments: SwiftAccess.allCases)
  func access(_ access: SwiftAccess) throws {
    let swift = try EmitFamily.text(SwiftEmitter(access: access), EmitFamily.sample([.light, .dark]))
    #expect(swift.contains("\n\(access.rawValue) import ColorRoles\n"))
    #expect(
      swift.contains("\n\(access == .internal ? "" : access.rawValue + " ")struct AcmeColors: Sendable {"))
    #expect(swift.contains("public") == (access == .public))
    let outcome = try ClientProgram(
      files: ["Tokens.swift": swift], options: ["-package-name", "app", "-parse-as-library"]
    ).check()
    #expect(outcome.compiles, "\(outcome.messages)")
  }

  @Test func `tells where a state is missing`() throws {
    let swift = try EmitFamily.text(SwiftEmitter(), EmitFamily.sample([.light, .dark]))
    #expect(swift.contains("/// There is no token for `pressed` or `disabled`: the normal color is taken."))
  }

  @Test func `compiles with the package's settings and gives the colors of the tokens`() throws {
    let family = try EmitFamily.sample()
    var checks: [(expression: String, path: TokenPath)] = []
    for state in ControlState.standard.map(\.rawValue) {
      checks.append(("c.color.action.primary.\(state).color", TokenPath("color.action.primary.\(state)")))
    }
    checks += [
      ("c.color.link.normal.color", "color.link.$root"), ("c.color.link.hovered.color", "color.link.hovered"),
      ("c.color.link.pressed.color", "color.link.$root"),
      ("c.color.action.primaryOn.color", "color.action.primary.on"),
      ("c.color.action.primaryOnDisabled.color", "color.action.primary.on-disabled"),
      ("c.color.page.color", "color.page"), ("c.color.ink", "color.ink"), ("c.color.vivid", "color.vivid"),
      ("c.seed.primary", "seed.primary"),
    ]
    let program = """
      import ColorDerivation
      import ColorRoles
      func show(_ color: DynamicColor) {
        for one in [color.light, color.dark, color.lightIncreasedContrast, color.darkIncreasedContrast] {
          print(one.space.rawValue, one.red, one.green, one.blue, one.alpha)
        }
      }
      let c = AcmeColors.standard
      \(checks.map { "show(\($0.expression))" }.joined(separator: "\n"))
      // Roles hold: text on a surface has a contrast.
      print(c.color.link.normal.contrast(on: c.color.page) >= .text)
      print(c.color.action.primaryOn.contrast(on: c.color.action.primary.normal) >= .text)
      var other = c
      other.color.action.primary.hovered = other.color.action.primary.pressed
      print(other.color.action.primary.hovered == c.color.action.primary.pressed)
      """
    let output = try Self.run(
      [
        "Tokens.swift": try EmitFamily.text(SwiftEmitter(), family),
        "main.swift": "import ColorCore\n" + program,
      ])
    var lines = output.split(separator: "\n").map(String.init)
    #expect(lines.suffix(3) == ["true", "true", "true"], "\(output)")
    lines.removeLast(3)
    try #require(lines.count == checks.count * 4, "\(output)")
    for (number, check) in checks.enumerated() {
      for (column, appearance) in Appearance.allCases.enumerated() {
        let theme = family.theme(for: appearance)
        let color = try #require(theme.entries.first { $0.path == check.path }, "\(check.path)").color
        expect(lines[number * 4 + column], is: color, "\(check.expression) \(appearance.name)")
      }
    }
  }

  @Test func `has chosen controls in the same set, and rings as lines`() throws {
    let family = try EmitFamily.states([.light, .dark])
    let program = """
      import ColorRoles
      let c = DesignColors.standard
      let chosen: BackgroundColorSet = c.button.selected
      print(chosen.normal.color.light, chosen.hovered.color.light, chosen.pressed.color.light)
      print(chosen.disabled == c.button.disabled, c.row.pressed == c.row.normal)
      let ring: [BorderColor] = [c.buttonFocusOuter, c.buttonFocusInner]
      print(ring[0].color.light, ring[1].color.dark)
      let row: BackgroundColor = c.row.selected.hovered
      let label: ForegroundColor = c.labelSelectedHovered
      print(row.color.light, label.color.light)
      """
    let output = try Self.run([
      "Tokens.swift": try EmitFamily.text(SwiftEmitter(), family),
      "main.swift": "import ColorCore\n" + program,
    ])
    let light = family.theme(for: .light), dark = family.theme(for: .dark)
    func hex(_ paths: TokenPath...) -> String { paths.map { light.hex($0) ?? "?" }.joined(separator: " ") }
    #expect(
      output.split(separator: "\n").map(String.init) == [
        hex("button.selected", "button.selectedHovered", "button.selectedPressed"), "true true",
        "\(hex("button.focus-outer")) \(dark.hex("button.focus-inner") ?? "?")",
        hex("row.selected", "label.selectedHovered"),
      ])
  }

  private func expect(_ line: String, is color: EmittedColor, _ what: String) {
    let words = line.split(separator: " ")
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == 4 else {
      Issue.record("\(what): '\(line)'")
      return
    }
    if color.source.isInGamut(of: SRGB.self) {
      let c = color.bytes.color
      #expect(
        words[0] == "srgb" && numbers[0] == c.red && numbers[1] == c.green && numbers[2] == c.blue, "\(what)")
    } else {
      let p3 = Color<DisplayP3>(numbers[0], numbers[1], numbers[2]).converted(to: OKLab.self)
      #expect(
        words[0] == "display-p3" && p3.deltaEOK(to: color.source.converted(to: OKLab.self)) < 1e-4, "\(what)")
    }
    #expect(UInt8(numbers[3] * 255 + 0.5) == color.alpha, "\(what)")
  }

  @Test func `compiles whatever tokens are called`() throws {
    let names = [
      "default", "in", "self", "Type", "init", "k/Self", "k/Any", "50", "5/0", "🔥", "☀", "日本", "größe",
      "static", "x/self",
      "hashValue", "description", "background/color", "color/roles", "dynamic-color",
      "foreground color set/a",
      "class/func/var/let", "standard", "some", "any", "actor", "print", "Sendable", "DesignColors",
      "d/Group/group",
    ]
    let text = EmitFamily.plain(names)
      .replacing(
        "\"$type\":\"color\"", with: #""$type":"color","$description":"line\nbreak \"quoted\" */ \\(x)""#)
    // Hostile words of authors: a comment's end, quotes, interpolation, line breaks.
    let hostile = text.replacing(
      "\"init\":{",
      with: #""init":{"$description":"a */ b\r\nlet x = 1\u2028y","$deprecated":"\"\\(1)\n use `self`","#)
    let family = try EmitFamily.family(hostile)
    let main = """
      let c = DesignColors.standard
      print(c.`default`, c.`in`, c.`init`, c._50, c._5._0, c.🔥, c.日本, c.x.`self`, c.`self`, c.`class`.`func`.`var`.`let`)
      """
    let output = try Self.run(
      ["Tokens.swift": try EmitFamily.text(SwiftEmitter(), family), "main.swift": main], isStrict: false)
    #expect(output.contains("light:"))
  }

  @Test func `of a large system compiles and runs`() throws {
    let groups = (0..<60).map { number in
      """
      "g\(number)": { "$extensions": { "colorderive": { "version": 1, "derive": {
        "from": "normal", "role": "foreground", "states": { "hovered": {}, "pressed": {}, "disabled": {} } } } },
        "normal": { "$value": \(EmitFamily.srgb("#30\(String(number + 16, radix: 16))40")) } }
      """
    }
    let family = try EmitFamily.family(
      of: [.light], #"{ "$type": "color", \#(groups.joined(separator: ",\n")) }"#)
    let output = try Self.run([
      "Tokens.swift": try EmitFamily.text(SwiftEmitter(), family),
      "main.swift":
        "import ColorRoles\nprint(DesignColors.standard.g59.normal.color.light, DesignColors.standard.g0.normal.color.light)",
    ])
    #expect(output == "#304b40 #301040\n")
  }

  /// The output of a program of these files.
  private static func run(_ files: [String: String], isStrict: Bool = true) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "emit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      try text.write(to: folder.appending(path: name), atomically: true, encoding: .utf8)
    }
    let modules = try SwiftModules()
    let compiler = try #require(ExternalProgram("swiftc"))
    let program = folder.appending(path: "program").path
    let settings = SwiftModules.settings.filter { isStrict || $0 != "-warnings-as-errors" }
    let compiled = try compiler.run(
      settings + modules.options + files.keys.sorted().map { folder.appending(path: $0).path }
        + modules.objects
        + ["-module-name", "Client", "-o", program])
    try #require(compiled.status == 0, "\(compiled.output)")
    let outcome = try #require(ExternalProgram("env")).run([program])
    try #require(outcome.status == 0, "\(outcome.output)")
    return outcome.output
  }
}
