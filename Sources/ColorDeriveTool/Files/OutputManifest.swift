internal import ColorDerive

/// What colorderive wrote into a folder: the paths, and the SHA-256 of what it wrote there.
///
/// While files are being put in place a path stands with both its old and its new hash, so that a run that
/// was killed is no riddle to the next one: whatever of the two it finds is ours.
struct OutputManifest: Hashable {
  struct Entry: Hashable {
    var path: OutputPath
    var digest: SHA256.Digest
  }

  /// The manifest's own name, at the root of the output folder.
  static let name = ".colorderive-manifest.json"
  /// More bytes than this aren't read.
  static let sizeLimit = 256 << 20

  private(set) var entries: Set<Entry> = []
  /// The same by folded path, because a file system may have folded it.
  private var digests: [String: Set<SHA256.Digest>] = [:]

  init() {}

  /// The manifest of a tree that is on disk.
  init(of tree: OutputTree) {
    for file in tree.files { insert(Entry(path: file.path, digest: SHA256.digest(of: file.bytes))) }
  }

  /// The manifest in a text; `nil` when it isn't one that we write, or names a path that leads elsewhere.
  init?(_ bytes: [UInt8]) {
    guard
      let root = try? JSONDocument(SourceText(file: Self.name, bytes: bytes)).root,
      root["version"]?.number == 1, let files = root["files"], files.kind == .array
    else { return nil }
    for file in files.elements {
      guard
        let text = file["path"]?.string, let path = try? OutputPath(text),
        let digest = file["sha256"]?.string, digest.utf8.count == 64
      else { return nil }
      insert(Entry(path: path, digest: digest))
    }
  }

  mutating func insert(_ entry: Entry) {
    entries.insert(entry)
    digests[entry.path.folded, default: []].insert(entry.digest)
  }

  /// Whether colorderive wrote that content at that place.
  func contains(_ digest: SHA256.Digest, at path: OutputPath) -> Bool {
    digests[path.folded]?.contains(digest) ?? false
  }

  /// Whether colorderive wrote something at that place.
  func contains(_ path: OutputPath) -> Bool { digests[path.folded] != nil }

  /// The paths, each once, in the order of their bytes.
  var paths: [OutputPath] { Set(entries.map(\.path)).sorted() }

  /// The entries of both.
  func union(_ other: OutputManifest) -> OutputManifest {
    var both = self
    for entry in other.entries { both.insert(entry) }
    return both
  }

  /// The manifest as a file: an entry a line and in the order of bytes, so that version control can merge it.
  var bytes: [UInt8] {
    let lines = entries.sorted { ($0.path, $0.digest) < ($1.path, $1.digest) }.map { entry in
      let object = JSONValue.object([
        JSONMember("path", .string(entry.path.text)), JSONMember("sha256", .string(entry.digest)),
      ])
      return "    \(JSONWriter.line.text(of: object))"
    }
    let list = lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n  ]"
    return Array("{\n  \"version\": 1,\n  \"files\": \(list)\n}\n".utf8)
  }
}
