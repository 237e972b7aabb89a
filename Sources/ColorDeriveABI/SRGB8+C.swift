internal import CColorDeriveABI
internal import ColorCore

extension SRGB8 {
  /// The same bytes from C.
  init(_ color: colorderive_srgb8) {
    self.init(red: color.red, green: color.green, blue: color.blue)
  }

  /// The same bytes for C.
  var c: colorderive_srgb8 { colorderive_srgb8(red: red, green: green, blue: blue) }
}
