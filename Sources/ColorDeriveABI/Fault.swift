internal import CColorDeriveABI
internal import ColorCore

/// Why a call did nothing. Arguments and fields are named as the header names them.
enum Fault: Error, Hashable {
  /// A pointer is NULL where it may not be.
  case null(String)
  /// A pointer isn't aligned for what it points to.
  case misaligned(String)
  /// A count is more than memory can hold.
  case count(String)
  /// Two arrays overlap, the second of which, or both, are written.
  case overlap(String, String)
  /// A text isn't UTF-8 from this byte on.
  case encoding(offset: Int)
  /// A text is no color.
  case color(ColorSyntaxError)
  /// A field of a recipe has a number that stands for nothing.
  case choice(field: String, Int32)
  /// A field of a recipe is out of its range.
  case minimumContrast
  /// A field that is kept for later isn't 0.
  case reserved

  /// The number that C is told.
  var status: Int32 {
    let status =
      switch self {
      case .null, .misaligned: COLORDERIVE_BAD_POINTER
      case .count: COLORDERIVE_BAD_COUNT
      case .overlap: COLORDERIVE_OVERLAP
      case .encoding, .color: COLORDERIVE_BAD_COLOR
      case .choice, .minimumContrast, .reserved: COLORDERIVE_BAD_RECIPE
      }
    return Int32(status)
  }

  /// How many bytes come before the fault in a text; nothing where it isn't in a text.
  var offset: Int? {
    switch self {
    case .encoding(let offset): offset
    case .color(let error): error.offset
    case .null, .misaligned, .count, .overlap, .choice, .minimumContrast, .reserved: nil
    }
  }
}

extension Fault: CustomStringConvertible {
  /// The fact as a sentence without a full stop.
  var description: String {
    switch self {
    case .null(let name): "'\(name)' is NULL"
    case .misaligned(let name): "'\(name)' isn't aligned for what it points to"
    case .count(let name): "'\(name)' is more than memory can hold"
    case .overlap(let one, let other): "'\(one)' and '\(other)' overlap"
    case .encoding: "the text isn't UTF-8"
    case .color(let error): error.description
    case .choice(let field, let number): "'\(field)' can't be \(number)"
    case .minimumContrast: "'minimum_contrast' must be 0, or a ratio from 1 to 21"
    case .reserved: "'reserved' must be 0"
    }
  }
}
