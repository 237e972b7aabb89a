#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A hidden folder beside the files to be, where everything is written before any of it is seen.
///
/// It is named `.colorderive-PID`, readable by its owner only, and locked as long as its process lives. What
/// a killed process left behind is removed by the next one.
final class StagingFolder {
  /// The folder itself.
  let folder: Descriptor
  private let place: Descriptor
  private let name: String

  private static let prefix = ".colorderive-"

  /// A new one in a folder.
  init(in place: Descriptor) throws(SystemError) {
    Self.removeLeftovers(in: place)
    var name = "\(Self.prefix)\(getpid())"
    var tries = 1
    while true {
      do throws(SystemError) {
        try place.makeFolder(name, mode: 0o700)
        break
      } catch .exists where tries < 100 {
        // A second writer of this process, or a folder of the same name that isn't ours.
        tries += 1
        name = "\(Self.prefix)\(getpid())-\(tries)"
      }
    }
    self.place = place
    self.name = name
    do throws(SystemError) {
      self.folder = try place.folder(name)
    } catch {
      try? place.removeFolder(name)
      throw error
    }
    // Where there are no locks the number of the process must do.
    try? folder.lock()
  }

  /// Removes the folder with all that is in it. What can't be removed is left to the next run.
  func remove() {
    try? place.removeAll(name)
  }

  /// Removes the staging folders of processes that are gone.
  ///
  /// A folder is taken for one only if its name, its owner and the names of all that is in it are right, its
  /// process doesn't run and nobody has it locked: the lock also tells of processes that can't be seen from
  /// here, as those in another container.
  static func removeLeftovers(in place: Descriptor) {
    for name in (try? place.names()) ?? [] {
      guard let process = process(ofName: name), isGone(process) else { continue }
      guard
        let status = try? place.status(of: name), status.kind == .folder, status.user == geteuid(),
        let folder = try? place.folder(name), isUnlocked(folder),
        let content = try? folder.names(), content.allSatisfy(isStaged)
      else { continue }
      try? place.removeAll(name)
    }
  }

  private static func isStaged(_ name: String) -> Bool {
    name == "tree" || name.hasPrefix("new-") || name.hasPrefix("old-")
  }

  /// The process of `.colorderive-PID` or `.colorderive-PID-N`.
  private static func process(ofName name: String) -> pid_t? {
    guard name.hasPrefix(prefix) else { return nil }
    let numbers = name.dropFirst(prefix.count).split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count <= 2,
      numbers.allSatisfy({ !$0.isEmpty && $0.allSatisfy { ("0"..."9").contains($0) } })
    else { return nil }
    return pid_t(numbers[0])
  }

  /// Whether no such process runs. One with our own number was another before us: ours are locked.
  private static func isGone(_ process: pid_t) -> Bool {
    guard process > 0 else { return false }
    return process == getpid() || kill(process, 0) == -1 && errno == ESRCH
  }

  private static func isUnlocked(_ folder: Descriptor) -> Bool {
    do throws(SystemError) {
      try folder.lock()
      return true
    } catch {
      return error.code != EWOULDBLOCK
    }
  }
}
