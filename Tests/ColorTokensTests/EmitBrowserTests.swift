import ColorCore
import ColorDerivation
import Foundation
import TestSupport
import Testing

@testable import ColorTokens

/// A browser, if one is installed.
enum Browser {
  static let program = ExternalProgram("chromium") ?? ExternalProgram("chromium-browser")
}

/// Style sheets as a browser understands them, not as our own reader does.
@Suite("Style sheets in a browser", .enabled(if: Browser.program != nil, "needs chromium"))
struct EmitBrowserTests {
  @Test("show the colors of both themes", arguments: CSSEmitter.Scheme.allCases)
  func shown(_ scheme: CSSEmitter.Scheme) throws {
    try Self.expect(EmitFamily.sample(), CSSEmitter(scheme: scheme))
  }

  @Test func `show colors of hostile names`() throws {
    try Self.expect(EmitHostileTests.family(), CSSEmitter(prefix: "p"))
  }

  @Test func `are drawn as a sheet without a fault`() throws {
    let svg = try EmitFamily.text(SVGEmitter(name: "<&>"), EmitHostileTests.family())
    let page = try Self.dump(svg, ending: "svg")
    // A document that isn't well-formed is shown as an error instead.
    #expect(!page.contains("parsererror") && page.contains("</svg>"))
    #expect(page.components(separatedBy: "data-token=").count - 1 == 2 * EmitHostileTests.names.count)
  }

  /// Expects each token of a family to have its color on a page of either theme.
  private static func expect(_ family: ThemeFamily, _ emitter: CSSEmitter) throws {
    let css = try EmitFamily.text(emitter, family)
    let naming = OutputNaming(family)
    let names = family.primary.entries.map { JSONValue.string(emitter.name(of: $0.path, by: naming)) }
    // What a style element can't hold stands in a text of JavaScript.
    let sheet = JSONWriter.line.text(of: .string(css)).replacing("</", with: "<\\/").replacing(
      "<!--", with: "<\\!--")
    let list = JSONWriter.line.text(of: .array(names)).replacing("</", with: "<\\/").replacing(
      "<!--", with: "<\\!--")
    let page = try dump(
      """
      <!doctype html><meta charset="utf-8"><pre id="out"></pre><i id="probe"></i><script>
      const style = document.createElement('style'); style.textContent = \(sheet); document.head.append(style);
      const lines = [];
      for (const theme of ['light', 'dark']) {
        document.documentElement.dataset.theme = theme;
        for (const name of \(list)) {
          probe.style.color = ''; probe.style.color = 'var(' + name + ')';
          lines.push(theme + ' ' + getComputedStyle(probe).color);
        }
      }
      out.textContent = lines.join('\\n');
      </script>
      """, ending: "html")
    let start = try #require(page.range(of: "<pre id=\"out\">")), end = try #require(page.range(of: "</pre>"))
    let lines = page[start.upperBound..<end.lowerBound].split(separator: "\n").map(String.init)
    try #require(lines.count == 2 * names.count, "\(lines)")
    let themes = family.themes.map(\.theme)
    for (number, appearance) in [Appearance.light, .dark].enumerated() {
      let theme = try #require(themes.first { $0.appearance == appearance })
      for (index, entry) in theme.entries.enumerated() where entry.color.wide == nil {
        let line = lines[number * names.count + index]
        let color = try AnyColor(css: String(line.drop { $0 != " " }.dropFirst()))
        let expected = AnyColor(entry.color.bytes).with(alpha: Double(entry.color.alpha) / 255)
        #expect(SRGB8(fitting: color) == entry.color.bytes, "\(entry.path) \(line)")
        #expect(abs(color.alpha - expected.alpha) < 0.003, "\(entry.path) \(line)")
      }
    }
  }

  /// A page as the browser has it once its scripts have run.
  private static func dump(_ text: String, ending: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "page.\(ending)")
    try Data(text.utf8).write(to: file)
    let outcome = try #require(Browser.program).run([
      "--headless", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
      file.absoluteString,
    ])
    try #require(outcome.status == 0, "\(outcome.output)")
    return outcome.output
  }
}
