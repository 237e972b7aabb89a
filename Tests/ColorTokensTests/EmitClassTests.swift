import ColorCore
import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("CSS by class") struct EmitClassTests {
  private static let classes: CSSSelectors = {
    var selectors = CSSSelectors()
    (selectors.light, selectors.dark) = (".light", ".dark")
    (selectors.standard, selectors.more) = (".standard-contrast", ".more-contrast")
    return selectors
  }()

  private static let emitter = CSSEmitter(scheme: .named, hasForcedColors: true, selectors: classes)

  @Test(
    "is as the page shows",
    arguments: [("tokens-class.css", Appearance.allCases), ("tokens-class-dark.css", [.dark])])
  func golden(_ name: String, _ appearances: [Appearance]) throws {
    let emitter = CSSEmitter(scheme: .named, selectors: Self.classes)
    try expectGolden(try EmitFamily.text(emitter, EmitFamily.sample(appearances)), name)
  }

  /// The classes of a page and of elements in it, and what its person's system asks for.
  struct Setting: CustomTestStringConvertible {
    var elements: [Set<String>]
    var media: CSSReading.Media
    var testDescription: String { "\(elements.map { $0.sorted() }) \(media)" }

    /// The appearance that a person expects there: the scheme of the nearest element that names one, light without; the
    /// contrast that the page names, and that of the system without.
    var expected: Appearance {
      let scheme = elements.reversed().lazy.compactMap { element -> Appearance.Scheme? in
        element.contains(".light") ? .light : element.contains(".dark") ? .dark : nil
      }.first
      let isMore =
        elements[0].contains(".more-contrast")
        || media.isMoreContrast && !elements[0].contains(".standard-contrast")
      return Appearance(scheme ?? .light, contrast: isMore ? .increased : .standard)
    }

    static let all: [Setting] = {
      let schemes: [Set<String>] = [[], [".light"], [".dark"]]
      let contrasts: [Set<String>] = [[], [".standard-contrast"], [".more-contrast"]]
      let inner: [[Set<String>]] = [
        [], [[".dark"]], [[".light"]], [[".dark"], [".light"]], [[".light"], [".dark"], []],
      ]
      return schemes.flatMap { scheme in
        contrasts.flatMap { contrast in
          inner.flatMap { inner in
            (0..<4).map { bits in
              // A page of this scheme doesn't follow a dark system.
              Setting(
                elements: [scheme.union(contrast)] + inner,
                media: CSSReading.Media(isDark: true, isMoreContrast: bits & 1 != 0, isP3: bits & 2 != 0))
            }
          }
        }
      }
    }()
  }

  @Test("gives each page and element the theme it asks for", arguments: Setting.all)
  func values(_ setting: Setting) throws {
    for appearances in [Appearance.allCases, [.light, .dark], [.light, .dark, .darkIncreasedContrast]] {
      let family = try EmitFamily.sample(appearances)
      let theme = family.theme(for: setting.expected)
      for css in [
        try EmitFamily.text(Self.emitter, family),
        try EmitFamily.text(TailwindEmitter(isNamed: true, selectors: Self.classes), family),
      ] {
        let values = try CSSReading(css).values(of: setting.elements, setting.media)
        #expect(values["color-scheme"] == setting.expected.scheme.rawValue)
        let colors = try values.filter { $0.key.hasPrefix("--") }.mapValues { try AnyColor(css: $0) }
        #expect(colors.count == theme.entries.count)
        for entry in theme.entries {
          var name = OutputNames(theme).flat(entry.path).names
          if name[0] != "color" {
            name = values["--" + name.joined(separator: "-")] == nil ? ["color"] + name : name
          }
          let color = try #require(colors["--" + name.joined(separator: "-")], "\(entry.path)")
          if setting.media.isP3, let wide = entry.color.wide {
            #expect(color.converted(to: OKLab.self).deltaEOK(to: wide.converted(to: OKLab.self)) < 1e-4)
          } else {
            #expect(EmittedColor(color).hex == entry.color.hex, "\(entry.path)")
          }
        }
      }
    }
  }

  @Test("gives way to forced colors in every setting", arguments: Setting.all)
  func forced(_ setting: Setting) throws {
    let family = try EmitFamily.sample()
    var media = setting.media
    media.isForced = true
    let values = try CSSReading(try EmitFamily.text(Self.emitter, family)).values(of: setting.elements, media)
    #expect(values["--color-action-primary"] == "ButtonFace")
  }

  @Test(
    "takes one class or one attribute, whose weight is known",
    arguments: [
      (".dark", true), ("[data-theme=\"dark\"]", true), ("[data-theme='dark']", true), ("[data-dark]", true),
      ("[mode=dark]", true), ("._a-b", true), ("", false), ("dark", false), (".", false), (".1a", false),
      (".a.b", false), (".a .b", false), (".a{}", false), ("[a=\"b\"] c", false), ("[a=\"]\"]", false),
      ("[]", false),
      ("[a=\"b]", false), (":root", false), ("#dark", false), (".a,.b", false), ("[a=\"b\\\"c\"]", false),
    ])
  func simple(_ text: String, _ isSimple: Bool) {
    #expect(CSSSelectors.isSimple(text) == isSimple)
  }

  @Test(
    "is configured",
    arguments: [
      (#"{"format":"css","scheme":"class","selectors":{"dark":".dark","more":"[data-more]"}}"#, ""),
      (#"{"format":"css","selectors":{"dark":".dark","light":".light"}}"#, ""),
      (#"{"format":"tailwind","scheme":"class"}"#, ""),
      (#"{"format":"tailwind","scheme":"light-dark"}"#, "no scheme is named 'light-dark'"),
      (#"{"format":"scss","scheme":"class"}"#, "only css and tailwind have 'scheme'"),
      (#"{"format":"svg","selectors":{}}"#, "only css and tailwind have 'selectors'"),
      (#"{"format":"css","scheme":"clas"}"#, "no scheme is named 'clas'"),
      (#"{"format":"css","selectors":{"more":".x"}}"#, "'more' is for the scheme 'class'"),
      (#"{"format":"css","selectors":{"drak":".x"}}"#, "'selectors' has no member 'drak'"),
      (#"{"format":"css","selectors":{"dark":".x .y"}}"#, "'.x .y' is no selector of one class or attribute"),
      (#"{"format":"css","selectors":{"dark":".x","light":".x"}}"#, "two themes have one selector"),
      (#"{"format":"css","selectors":3}"#, "'selectors' is an object"),
    ])
  func config(_ output: String, _ message: String) throws {
    let project = MemoryProject.house(#","outputs":[\#(output)]"#)
    guard message.isEmpty else {
      #expect(project.failure().contains(": \(message)"), "\(project.failure())")
      return
    }
    #expect(project.failure() == "")
  }
}
