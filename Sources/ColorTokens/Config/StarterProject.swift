/// A small project that builds as it is, to begin one's own with: a brand color, a light and a dark theme with standard
/// and more contrast, and a role of each kind.
public struct StarterProject: Hashable, Sendable {
  /// The name of its config.
  public static let configuration = "colorderive.json"

  /// The file whose color a person changes first.
  public static let brand = "tokens/brand.tokens.json"

  /// A starter.
  public init() {}

  /// The files, by their paths below the project's folder.
  public var files: [OutputFile] {
    [
      (Self.configuration, Self.configurationText), (Self.brand, Self.brandText),
      ("tokens/contrast-more.tokens.json", Self.contrast(text: "7", nonText: "4.5")),
      ("tokens/contrast-standard.tokens.json", Self.contrast(text: "4.5", nonText: "3")),
      ("tokens/design.resolver.json", Self.resolverText), ("tokens/roles.tokens.json", Self.rolesText),
      ("tokens/theme-dark.tokens.json", Self.darkText), ("tokens/theme-light.tokens.json", Self.lightText),
    ].map { OutputFile(path: $0, bytes: Array($1.utf8)) }
  }

  private static let configurationText = """
    {
      "tokens": "tokens/design.resolver.json",
      "outputs": [
        { "format": "css", "path": "out/tokens.css" },
        { "format": "swift", "path": "out/Tokens.swift" },
        { "format": "xcassets", "path": "out/Tokens.xcassets" }
      ]
    }

    """

  private static let format = #""$schema": "https://www.designtokens.org/schemas/2025.10/format.json""#

  private static let resolverText = """
    {
      "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
      "version": "2025.10",
      "sets": {
        "brand": { "sources": [{ "$ref": "brand.tokens.json" }] },
        "roles": { "sources": [{ "$ref": "roles.tokens.json" }] }
      },
      "modifiers": {
        "theme": {
          "default": "light",
          "contexts": {
            "light": [{ "$ref": "theme-light.tokens.json" }],
            "dark": [{ "$ref": "theme-dark.tokens.json" }]
          }
        },
        "contrast": {
          "default": "standard",
          "contexts": {
            "standard": [{ "$ref": "contrast-standard.tokens.json" }],
            "more": [{ "$ref": "contrast-more.tokens.json" }]
          }
        }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/brand" },
        { "$ref": "#/modifiers/theme" },
        { "$ref": "#/modifiers/contrast" },
        { "$ref": "#/sets/roles" }
      ]
    }

    """

  private static let brandText = """
    {
      \(format),
      "brand": {
        "$type": "color",
        "primary": {
          "$description": "The color to begin with.",
          "$value": { "colorSpace": "oklch", "components": [0.43, 0.17, 265] }
        }
      }
    }

    """

  private static let lightText = theme(
    page: "[1, 0, 0]", raised: "[0.97, 0.004, 265]", body: "[0.22, 0.015, 265]", line: "[0.52, 0.02, 265]",
    link: #""{brand.primary}""#)
  private static let darkText = theme(
    page: "[0.18, 0.01, 265]", raised: "[0.22, 0.012, 265]", body: "[0.96, 0.005, 265]",
    line: "[0.65, 0.02, 265]", link: #"{ "colorSpace": "oklch", "components": [0.78, 0.1, 265] }"#)

  private static func theme(page: String, raised: String, body: String, line: String, link: String) -> String
  {
    """
    {
      \(format),
      "surface": {
        "$type": "color",
        "page": { "$value": { "colorSpace": "oklch", "components": \(page) } },
        "raised": { "$value": { "colorSpace": "oklch", "components": \(raised) } }
      },
      "ink": {
        "$type": "color",
        "body": { "$value": { "colorSpace": "oklch", "components": \(body) } },
        "link": { "$value": \(link) },
        "line": { "$value": { "colorSpace": "oklch", "components": \(line) } },
        "white": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
        "black": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }
      }
    }

    """
  }

  /// The theme has what is asked of colors, so that it is said once for all of them.
  private static func contrast(text: String, nonText: String) -> String {
    """
    {
      \(format),
      "need": {
        "$type": "number",
        "text": { "$value": \(text) },
        "nonText": { "$value": \(nonText) }
      }
    }

    """
  }

  private static let rolesText = """
    {
      \(format),
      "color": {
        "$type": "color",
        "button": {
          "$description": "The main call to action.",
          "$extensions": {
            "colorderive": {
              "version": 1,
              "derive": {
                "from": "normal",
                "role": "background",
                "kind": "fill",
                "on": ["{surface.page}", "{surface.raised}"],
                "states": { "hovered": {}, "pressed": {}, "disabled": {}, "focused": {} },
                "content": { "name": "label", "candidates": ["{ink.white}", "{ink.black}"] },
                "base": "adjust"
              },
              "require": [
                { "metric": "wcag2", "subject": "content", "against": "self", "min": "{need.text}" }
              ]
            }
          },
          "normal": { "$value": "{brand.primary}" }
        },
        "link": {
          "$description": "A link in running text.",
          "$extensions": {
            "colorderive": {
              "version": 1,
              "derive": {
                "from": "normal",
                "role": "foreground",
                "on": ["{surface.page}", "{surface.raised}"],
                "states": { "hovered": {}, "pressed": {}, "disabled": {} }
              },
              "require": [{ "metric": "wcag2", "against": "on", "min": "{need.text}" }]
            }
          },
          "normal": { "$value": "{ink.link}" }
        },
        "text": {
          "$description": "Running text.",
          "$extensions": {
            "colorderive": {
              "version": 1,
              "derive": {
                "from": "normal",
                "role": "foreground",
                "on": ["{surface.page}", "{surface.raised}"],
                "states": { "disabled": {} }
              },
              "require": [{ "metric": "wcag2", "against": "on", "min": "{need.text}" }]
            }
          },
          "normal": { "$value": "{ink.body}" }
        },
        "field": {
          "$description": "The line around a field: needed to see it.",
          "$extensions": {
            "colorderive": {
              "version": 1,
              "derive": {
                "from": "normal",
                "role": "border",
                "kind": "functional",
                "on": ["{surface.page}", "{surface.raised}"],
                "states": { "hovered": {}, "pressed": {}, "disabled": {} }
              },
              "require": [{ "metric": "wcag2", "against": "on", "min": "{need.nonText}" }]
            }
          },
          "normal": { "$value": "{ink.line}" }
        }
      }
    }

    """
}
