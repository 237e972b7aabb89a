/// A folder that isn't there yet: its name, and the path of the folder that it will be in.
struct NewFolder {
  let parent: String
  let name: String

  /// The parts of a path; `nil` where it can't be the path of something new.
  init?(path: String) {
    var path = path[...]
    while path.hasSuffix("/") { path.removeLast() }
    let slash = path.lastIndex(of: "/")
    name = String(slash.map { path[path.index(after: $0)...] } ?? path)
    guard !name.isEmpty, name != ".", name != ".." else { return nil }
    parent = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  /// The parent, open, and what was made for it.
  struct Parent {
    let folder: Descriptor
    /// The folders that weren't there, outermost first.
    fileprivate(set) var made: [NewFolder] = []

    /// Removes what was made, where it is empty.
    func removeMade() {
      for new in made.reversed() {
        try? Descriptor.folder(atPath: new.parent).removeFolder(new.name)
      }
    }
  }

  /// Opens the parent; makes it, and what leads to it, where it isn't there.
  func openParent() throws(OutputError) -> Parent {
    do throws(SystemError) {
      return Parent(folder: try Descriptor.folder(atPath: parent))
    } catch .notFound {
      guard let new = NewFolder(path: parent) else { throw OutputError(.system(.notFound), path: parent) }
      var outer = try new.openParent()
      do throws(SystemError) {
        do throws(SystemError) {
          try outer.folder.makeFolder(new.name)
          outer.made.append(new)
        } catch .exists {
          // Somebody else made it, or it is a link that leads nowhere, which opening it tells.
        }
        return Parent(folder: try Descriptor.folder(atPath: parent), made: outer.made)
      } catch {
        outer.removeMade()
        throw OutputError(.system(error), path: parent)
      }
    } catch {
      throw OutputError(.system(error), path: parent)
    }
  }
}
