import ColorCore

/// libFuzzer's own loop, since SwiftPM has a `main` already.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// What is a color is finite in every space, fits into sRGB, and is read back as it is written: at the latest the
/// second time, since reading clamps what a mixture may have, such as a lightness above 1.
func check(_ text: String) {
  let context = CSSContext(scheme: .dark, currentColor: AnyColor(SRGB8(0x123456)))
  guard let color = try? AnyColor(css: text, in: context) else { return }
  let css = color.css
  guard let again = try? AnyColor(css: css) else { fatalError("\(css) isn't read back") }
  let twice = again.css
  guard let third = try? AnyColor(css: twice) else { fatalError("\(twice) isn't read back") }
  if third.css != twice { fatalError("\(twice) is read back as \(third.css)") }
  _ = color.hex
  for space in ColorSpaceID.allCases {
    let c = color.converted(to: space)
    guard c.components.x.isFinite, c.components.y.isFinite, c.components.z.isFinite else {
      fatalError("\(css) isn't finite in \(space)")
    }
    _ = c.css
  }
  let fitted = color.fitted(to: SRGB.self).components
  guard fitted.min() >= 0, fitted.max() <= 1 else { fatalError("\(css) doesn't fit into sRGB") }
}

var count = CommandLine.argc
let arguments = CommandLine.unsafeArgv
let result = withUnsafeMutablePointer(to: &count) { count in
  var list = unsafeBitCast(arguments, to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self)
  return runDriver(count, &list) { bytes, count in
    check(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
    return 0
  }
}
if result != 0 { fatalError("libFuzzer gave \(result)") }
