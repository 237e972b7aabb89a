import ColorCore
import Foundation
import Testing

/// Every text that once broke the reader of CSS, or a claim about it, one file each in `Tests/Regressions/css`.
@Suite("Regressions of CSS") struct RegressionTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Regressions/css")

  @Test func `stay mended`() throws {
    let files = try FileManager.default.contentsOfDirectory(at: Self.folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      guard let color = try? AnyColor(css: text) else { continue }
      // Reading clamps what a mixture may have, such as a lightness above 1: the second text is read back whole.
      let twice = try AnyColor(css: color.css).css
      #expect(try AnyColor(css: twice).css == twice, "\(text)")
      for space in ColorSpaceID.allCases {
        let c = color.converted(to: space).components
        #expect(c.x.isFinite && c.y.isFinite && c.z.isFinite, "\(text) in \(space)")
      }
      let fitted = color.fitted(to: SRGB.self).components
      #expect(fitted.min() >= 0 && fitted.max() <= 1, "\(text)")
    }
  }
}
