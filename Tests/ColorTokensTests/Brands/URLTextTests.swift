import Foundation
import Testing

@testable import ColorTokens

@Suite("A URL") struct URLTextTests {
  @Test(
    "is one for Foundation too",
    arguments: [
      "https://example.org", "https://example.org/", "http://example.org:8080/a/b;c?d=e&f=%20#g/?h",
      "mailto:a@example.org", "tel:+49-30-1", "app-login://open?x=1", "https://user:pw@example.org/",
      "https://[2001:db8::1]:443/x", "urn:isbn:0451450523", "file:///etc/motd", "x:y", "HTTPS://EXAMPLE.ORG",
      "https://example.org?x", "https://example.org#y", "data:text/plain,hi", "https://a.b/~c(d)*'!$,",
      "custom://", "https://xn--gre-6ka8i.example/",
    ])
  func valid(_ text: String) {
    #expect(URLText.fault(in: text) == nil)
    #expect(URL(string: text)?.absoluteString == text)
  }

  @Test(
    "is refused with the reason",
    arguments: [
      ("", .empty), ("example.org/terms", .noScheme), ("/terms", .noScheme), ("a/b:c", .noScheme),
      ("1a:b", .scheme("1a")), (":b", .scheme("")), ("https://a b", .character(" ")),
      ("https://größe.example", .character("ö")), ("https://a/%2", .escape), ("https://a/%zz", .escape),
      ("https://", .host), ("https:a", .host), ("https:///a", .host), ("https://a:b", .port("b")),
      ("https://a:99999", .port("99999")), ("https://[::1", .host), ("https://[x]", .host),
      ("https://a]b", .host),
      ("mailto:", .nothing), ("https://a/#b#c", .character("#")), ("https://a/[b]", .character("[")),
      ("https://a\\b", .character("\\")), ("x:[", .character("[")), ("https://a/<b>", .character("<")),
    ] as [(String, URLText.Fault)])
  func refused(_ text: String, _ fault: URLText.Fault) {
    #expect(URLText.fault(in: text) == fault)
  }

  @Test func `says how to write what can't stand there`() {
    #expect(URLText.Fault.character("ö").hint == "write it as %C3%B6")
    #expect(URLText.Fault.character("\u{7}").hint == "write it as %07")
  }
}
