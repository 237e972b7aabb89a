public import CColorDeriveABI
internal import ColorCore

/// Reads a color of CSS Color 4.
@c @implementation
public func colorderive_parse(
  _ text: UnsafePointer<CChar>?, _ length: Int, _ parsed: UnsafeMutablePointer<colorderive_parsed>?,
  _ fault: UnsafeMutablePointer<Int>?, _ message: UnsafeMutablePointer<colorderive_text>?
) -> Int32 {
  unsafe status(telling: message, name: "message") { memory throws(Fault) in
    let bytes = unsafe try memory.reading(text, count: length, "text")
    let result = unsafe try memory.writing(parsed, "parsed")
    let place = unsafe try fault == nil ? nil : memory.writing(fault, "fault")
    do throws(Fault) {
      unsafe result[0] = colorderive_parsed(try color(of: bytes))
      return ""
    } catch {
      if let offset = error.offset { unsafe place?[0] = offset }
      throw error
    }
  }
}

private func color(of bytes: UnsafeBufferPointer<CChar>) throws(Fault) -> AnyColor {
  guard let text = unsafe String(validating: bytes, as: UTF8.self) else {
    throw unsafe .encoding(offset: validCount(bytes))
  }
  do throws(ColorSyntaxError) {
    return try AnyColor(css: text)
  } catch {
    throw .color(error)
  }
}

/// How many bytes come before the first that isn't UTF-8.
private func validCount(_ bytes: UnsafeBufferPointer<CChar>) -> Int {
  var parser = Unicode.UTF8.ForwardParser()
  var units = unsafe bytes.lazy.map(UInt8.init(bitPattern:)).makeIterator()
  var count = 0
  while case .valid(let scalar) = unsafe parser.parseScalar(from: &units) { count += scalar.count }
  return count
}

extension colorderive_parsed {
  fileprivate init(_ color: AnyColor) {
    self.init()
    alpha = color.alpha
    self.color = SRGB8(fitting: color).c
    was_fitted = color.isInGamut(of: SRGB.self) ? 0 : 1
  }
}
