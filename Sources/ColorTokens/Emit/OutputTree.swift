/// The files that a run makes, before any of them touches a disk.
///
///     var tree = OutputTree()
///     try tree.insert(":root {}\n", at: "circuit/tokens.css")
///     try tree.insert("{}\n", at: "Circuit/tokens.json")  // throws: differs only in case
///
/// What goes in comes out on every file system: no two files or folders differ only in case, and no path is
/// both a file and a folder. Two trees are equal when their files are, however they were put together.
public struct OutputTree: Hashable, Sendable {
  /// A file of a tree.
  public struct File: Hashable, Sendable {
    /// Where it is.
    public let path: OutputPath
    /// What it holds.
    public let bytes: [UInt8]
  }

  /// What stands at a place: the spelling, and what it is.
  private enum Place: Hashable, Sendable {
    case file(String)
    case folder(String)
  }

  private var contents: [OutputPath: [UInt8]] = [:]
  private var places: [String: Place] = [:]

  /// A tree without files.
  public init() {}

  /// The number of files.
  public var count: Int { contents.count }

  /// Whether there is no file.
  public var isEmpty: Bool { contents.isEmpty }

  /// The paths of all files, in the order of their bytes.
  public var paths: [OutputPath] { contents.keys.sorted() }

  /// All files, in the order of the bytes of their paths.
  public var files: [File] { paths.map { File(path: $0, bytes: contents[$0] ?? []) } }

  /// What the file at a path holds; `nil` where there is none.
  public subscript(path: OutputPath) -> [UInt8]? { contents[path] }

  /// Whether there is a file at a path, in any case of letters.
  public func contains(_ path: OutputPath) -> Bool {
    if case .file = places[path.folded] { true } else { false }
  }

  /// Adds a text in UTF-8.
  ///
  /// - Throws: What keeps the file out; the tree is as before.
  public mutating func insert(_ text: String, at path: String) throws(OutputTreeError) {
    try insert(Array(text.utf8), at: OutputPath(path))
  }

  /// Adds a file.
  ///
  /// - Throws: What keeps the file out; the tree is as before.
  public mutating func insert(_ bytes: [UInt8], at path: OutputPath) throws(OutputTreeError) {
    let folders = path.folders
    for folder in folders {
      switch places[folder.folded] {
      case nil: break
      case .folder(let spelling) where spelling == folder.text: break
      case .folder(let spelling): throw OutputTreeError(.taken(by: spelling), path: folder.text)
      case .file(let spelling): throw OutputTreeError(.needsFolder(spelling), path: path.text)
      }
    }
    switch places[path.folded] {
    case nil: break
    case .file(let spelling): throw OutputTreeError(.taken(by: spelling), path: path.text)
    case .folder(let spelling): throw OutputTreeError(.isFolder(spelling), path: path.text)
    }
    for folder in folders { places[folder.folded] = .folder(folder.text) }
    places[path.folded] = .file(path.text)
    contents[path] = bytes
  }

  /// Adds all files of another tree, below a folder where one is named.
  ///
  /// - Throws: What keeps a file out; the tree is as before.
  public mutating func insert(
    _ tree: OutputTree, within folder: OutputPath? = nil
  ) throws(OutputTreeError) {
    var whole = self
    for file in tree.files {
      try whole.insert(file.bytes, at: folder.map { file.path.within($0) } ?? file.path)
    }
    self = whole
  }
}
