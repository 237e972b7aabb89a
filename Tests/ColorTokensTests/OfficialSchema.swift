import Foundation
import TestSupport
import Testing

@testable import ColorTokens

/// The JSON Schemas of the Design Tokens Community Group, asked through Python's `jsonschema`.
enum OfficialSchema {
  /// Whether there is Python with that package. CI has it.
  static let isThere: Bool = {
    guard let python = ExternalProgram("python3") else { return false }
    return (try? python.run(["-c", "import jsonschema"]))?.status == 0
  }()

  /// Expects the schemas to take files: the resolver's for those that end in `.resolver.json`, the format's for all
  /// others.
  static func expect(
    _ files: [(path: String, bytes: [UInt8])], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let outcome = try check(files)
    #expect(outcome.status == 0, "\(outcome.output)", sourceLocation: sourceLocation)
  }

  static func check(_ files: [(path: String, bytes: [UInt8])]) throws -> ExternalProgram.Outcome {
    try run("check_schema.py", "dtcg-2025.10", on: files)
  }

  /// Holds a log against the schema of SARIF 2.1.0.
  static func check(sarif log: String) throws -> ExternalProgram.Outcome {
    try run("check_sarif.py", "sarif-2.1.0/sarif-schema-2.1.0.json", on: [("log.sarif", Array(log.utf8))])
  }

  private static func run(
    _ script: String, _ schema: String, on files: [(path: String, bytes: [UInt8])]
  ) throws -> ExternalProgram.Outcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (path, bytes) in files {
      let place = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: place)
      paths.append(place.path)
    }
    let reference = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Reference")
    return try #require(ExternalProgram("python3")).run(
      [reference.appending(path: script).path, reference.appending(path: schema).path] + paths)
  }
}

@Suite("The official schema", .enabled(if: OfficialSchema.isThere, "needs python3 with jsonschema"))
struct OfficialSchemaTests {
  @Test(
    "refuses what isn't of the format",
    arguments: [
      ("a.tokens.json", ##"{"a":{"$type":"color","$value":"#fff"}}"##),
      ("a.tokens.json", #"{"a.b":{"$value":1}}"#),
      ("a.tokens.json", #"{"a":{"$value":1,"b":{"$value":2}}}"#),
      ("a.resolver.json", #"{"version":"2025.10"}"#),
      ("a.resolver.json", ##"{"version":"2025","resolutionOrder":[{"$ref":"#/sets/a"}]}"##),
    ])
  func refuses(_ path: String, _ text: String) throws {
    #expect(try OfficialSchema.check([(path, Array(text.utf8))]).status == 1)
  }

  @Test func `takes the themes that are emitted`() throws {
    let files = try DTCGEmitter().files(for: EmitFamily.sample())
    try OfficialSchema.expect(files.map { ($0.path, $0.bytes) })
  }

  @Test func `takes a resolved permutation with derived states`() throws {
    let derive = Deriving.derive(
      ##""role":"background","kind":"fill","on":["{page}"],"content":{"name":"on","candidates":["{white}"]},"##
        + ##""states":{"hovered":{},"pressed":{},"disabled":{},"selected":{},"focused":{}}"##)
    let (theme, faults) = Deriving.theme(Deriving.file(derive))
    #expect(faults.isEmpty && theme.entries.count > 8)
    try OfficialSchema.expect([("r.tokens.json", JSONWriter.pretty.bytes(of: theme.resolvedJSON))])
  }

  @Test("takes all that is migrated", arguments: MigrationSamples.all)
  func migrated(_ sample: MigrationSamples.Sample) throws {
    let migration = try Migration(sample.files.map { SourceText(file: $0.0, text: $0.1) })
    #expect(migration.tokenCount > 0)
    try OfficialSchema.expect(
      migration.files.map { ($0.path, JSONWriter.pretty.bytes(of: $0.json)) } + [
        ("single.tokens.json", JSONWriter.pretty.bytes(of: migration.json))
      ])
  }
}
