internal import ColorCore

extension EmittedColor {
  /// The bytes as `AARRGGBB` in capitals, opacity first, as Android, Compose and Flutter have them.
  var argb: String { [alpha, bytes.red, bytes.green, bytes.blue].map(Self.twoDigits).joined() }

  /// What stands behind a name where a color has no opacity: nothing for an opaque one, else the opacity.
  var opacityNote: String { isOpaque ? "" : " (opacity \(Self.decimal(opacity)))" }

  /// The components in Display P3 and the opacity, each with five decimals at most; `nil` for a color that sRGB can
  /// show.
  var wideComponents: [String]? {
    wide.map { color in
      [color.red, color.green, color.blue, color.alpha].map { Self.decimal(min(max($0, 0), 1)) }
    }
  }

  private static func twoDigits(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.count == 1 ? "0" + digits : digits
  }
}
