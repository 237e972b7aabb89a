import ColorProfiles
import Foundation
import Testing

/// Every profile that once broke the gate, or a claim about it, one file each in `Tests/Regressions/icc`.
@Suite("Regressions of profiles") struct RegressionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Regressions/icc")

  private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

  @Test func `there are some`() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files) func `name a byte of the file or its end, in words`(_ file: String) throws {
    let bytes = Array(try Data(contentsOf: Self.folder.appending(path: file)))
    do throws(ProfileError) {
      _ = try Profile(bytes: bytes, name: file)
    } catch {
      #expect((error.offset ?? 0) <= bytes.count)
      #expect(!error.description.isEmpty)
    }
  }
}
