import ColorDerivation
import Foundation
import TestSupport
import Testing

@testable import ColorTokens

@Suite("The schema of the extension") struct ExtensionSchemaTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func schema() throws -> JSONNode {
    let bytes = try Data(contentsOf: root.appending(path: "Documentation/extension.schema.json"))
    return try JSONDocument(SourceText(file: "extension.schema.json", bytes: Array(bytes))).root
  }

  private static func words(_ node: JSONNode?) -> [String] {
    node?["enum"]?.elements.compactMap(\.string) ?? []
  }

  @Test func `knows the members and words that the reader knows`() throws {
    let derive = try #require(try Self.schema()["properties"]?["derive"]?["properties"])
    let names = Set(derive.members.compactMap(\.0.string))
    // An unknown member makes the reader name all that it knows.
    let hint = try #require(
      Deriving.requests(Deriving.file(Deriving.derive(#""role":"border","zzzzzzzz":1"#))).faults.first?.hint)
    #expect(names == Set(hint.split(separator: ", ").map(String.init)))
    #expect(Self.words(derive["preset"]) == Preset.allCases.map(\.rawValue))
    #expect(Self.words(derive["direction"]) == Direction.allCases.map(\.rawValue))
    #expect(Self.words(derive["gamut"]) == DerivationRequest.Gamut.allCases.map(\.rawValue))
    #expect(Self.words(derive["mode"]) == DerivationRequest.Mode.allCases.map(\.rawValue))
    #expect(Self.words(derive["prefer"]) == ContentPreference.allCases.map(\.rawValue))
    #expect(Self.words(derive["base"]) == BasePolicy.allCases.map(\.rawValue))
    #expect(Self.words(derive["profile"]) == StepProfile.allCases.map(\.rawValue))
    let states = try #require(derive["states"]?["properties"])
    #expect(
      Set(states.members.compactMap(\.0.string)) == Set(ControlState.allCases.dropFirst().map(\.rawValue)))
    #expect(
      Self.words(states["disabled"]?["properties"]?["level"]) == DisabledRule.Level.allCases.map(\.rawValue))
    #expect(
      Self.words(try Self.schema()["properties"]?["relax"]?["items"])
        == Relaxation.Kind.allCases.map(\.rawValue))
  }

  /// The extension of every group in the examples.
  private static func examples() -> [String] {
    ["house/roles.tokens.json", "App/Tokens/roles.tokens.json"].flatMap { path -> [String] in
      let file = root.appending(path: "Examples/\(path)")
      guard let bytes = try? Data(contentsOf: file) else { return [] }
      let document = TokenDocument([SourceText(file: path, bytes: Array(bytes))])
      return document.groups.compactMap {
        $0.extensions?[ExtensionReader.key].map { JSONWriter.line.text(of: $0.value) }
      }
    }
  }

  private static let hasJSONSchema =
    (try? ExternalProgram("python3")?.run(["-c", "import jsonschema"]))?.status == 0

  @Test(.enabled(if: hasJSONSchema, "needs python3 with jsonschema"))
  func `takes what is right, and refuses what the reader refuses`() throws {
    let right =
      Self.examples() + [
        Deriving.derive(
          #""role":"background","mode":"layer","states":{"hovered":{"alpha":0.1},"pressed":{"alpha":"{a.b}"}}"#
        ),
        Deriving.derive(
          #""role":"foreground","gamut":"display-p3","level":-1,"direction":"none","preset":"ant""#),
        Deriving.derive(
          #""role":"border","elevation":2,"chroma":0.5,"states":{"disabled":{"alphaTwin":true}}"#),
        Deriving.derive(
          #""role":"background","gamut":"rec2020","accent":"{a}","minApca":60,"fallback":"{b}","states":{"selected":{}}"#
        ),
        Deriving.derive(#""role":"background","contentByState":true,"content":{"name":"on"}"#),
        Deriving.derive(
          #""role":"background","states":{"hovered":{"chroma":0.5,"hue":-10,"delta":0.05},"pressed":{"mix":{"with":"{a}","amount":0.2}},"disabled":{"value":"{a.b}"}}"#
        ),
        #"{"version":1,"require":[{"metric":"wcag2","against":"{a}","min":3}]}"#,
      ]
    #expect(right.count > 5)
    let members =
      DeriveEngineFaultTests.faults.prefix(12).map(\.members) + [
        #""gamut":"rec2021""#, #""accent":"blue""#, #""contentByState":1"#, #""minApca":109"#,
        #""fallback":0.5"#,
        #""states":{"hovered":{"chroma":3}}"#, #""states":{"hovered":{"hue":181}}"#,
        #""states":{"hovered":{"delta":2}}"#,
        #""states":{"hovered":{"mix":{"with":"{a}"}}}"#, #""states":{"hovered":{"value":"{a}","delta":0.1}}"#,
        #""states":{"pressed":{"mix":{"with":"{a}","amount":0.2},"hue":1}}"#,
        #""states":{"disabled":{"chroma":1}}"#,
      ]
    let wrong =
      members.map { Deriving.derive(#""role":"background",\#($0)"#) } + [
        #"{"version":1}"#, #"{"version":1,"relax":[],"require":[]}"#,
      ]
    // The reader refuses them too, but for one that says nothing.
    for text in wrong.dropLast(2) {
      #expect(!Deriving.requests(Deriving.file(text)).faults.isEmpty, "\(text)")
    }
    let python = try #require(ExternalProgram("python3"), "there is no python3")
    let script = """
      import json, sys
      from jsonschema import Draft7Validator
      schema = json.load(open(sys.argv[1]))
      Draft7Validator.check_schema(schema)
      validator = Draft7Validator(schema)
      print("".join("1" if validator.is_valid(json.loads(text)) else "0" for text in sys.argv[2:]))
      """
    let path = Self.root.appending(path: "Documentation/extension.schema.json").path
    let run = try python.run(["-c", script, path] + right + wrong)
    let expected = String(repeating: "1", count: right.count) + String(repeating: "0", count: wrong.count)
    #expect(run.status == 0 && run.output == expected + "\n", "\(run.output)")
  }
}
