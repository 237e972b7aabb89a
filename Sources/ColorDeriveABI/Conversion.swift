internal import CColorDeriveABI
internal import ColorCore

/// OKLab of colors, an array a channel.
@c @implementation
public func colorderive_oklab_from_srgb8(
  _ count: Int, _ red: UnsafePointer<UInt8>?, _ green: UnsafePointer<UInt8>?,
  _ blue: UnsafePointer<UInt8>?, _ lightness: UnsafeMutablePointer<Float>?,
  _ a: UnsafeMutablePointer<Float>?, _ b: UnsafeMutablePointer<Float>?
) -> Int32 {
  status { memory throws(Fault) in
    let red = unsafe try memory.reading(red, count: count, "red")
    let green = unsafe try memory.reading(green, count: count, "green")
    let blue = unsafe try memory.reading(blue, count: count, "blue")
    let lightness = unsafe try memory.writing(lightness, count: count, "lightness")
    let a = unsafe try memory.writing(a, count: count, "a")
    let b = unsafe try memory.writing(b, count: count, "b")
    var l = unsafe lightness.mutableSpan
    var x = unsafe a.mutableSpan
    var y = unsafe b.mutableSpan
    // All arrays have the one count.
    unsafe try! ColorBatch.convert(SRGB8.self, red.span, green.span, blue.span, to: OKLab.self, &l, &x, &y)
  }
}

/// Bytes of OKLab colors, an array a channel.
@c @implementation
public func colorderive_srgb8_from_oklab(
  _ count: Int, _ lightness: UnsafePointer<Float>?, _ a: UnsafePointer<Float>?,
  _ b: UnsafePointer<Float>?, _ red: UnsafeMutablePointer<UInt8>?,
  _ green: UnsafeMutablePointer<UInt8>?, _ blue: UnsafeMutablePointer<UInt8>?
) -> Int32 {
  status { memory throws(Fault) in
    let lightness = unsafe try memory.reading(lightness, count: count, "lightness")
    let a = unsafe try memory.reading(a, count: count, "a")
    let b = unsafe try memory.reading(b, count: count, "b")
    let red = unsafe try memory.writing(red, count: count, "red")
    let green = unsafe try memory.writing(green, count: count, "green")
    let blue = unsafe try memory.writing(blue, count: count, "blue")
    var r = unsafe red.mutableSpan
    var g = unsafe green.mutableSpan
    var s = unsafe blue.mutableSpan
    unsafe try! ColorBatch.convert(OKLab.self, lightness.span, a.span, b.span, to: SRGB8.self, &r, &g, &s)
  }
}
