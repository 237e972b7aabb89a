import ColorDerive

/// libFuzzer's own loop, since SwiftPM has a `main` already.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// A text that is read is written back to the same value, and to the same bytes the second time; a fault has its place
/// in the text, and words.
func check(_ bytes: [UInt8]) {
  let source = SourceText(file: "f.json", bytes: bytes)
  do throws(JSONError) {
    let value = try JSONDocument(source).root.value
    for writer in [JSONWriter.line, .pretty] {
      let written = writer.bytes(of: value)
      guard let again = try? JSONDocument(SourceText(file: "w.json", bytes: written)) else {
        fatalError("what was written isn't read")
      }
      if again.root.value != value { fatalError("another value is read back") }
      if writer.bytes(of: again.root.value) != written { fatalError("other bytes are written back") }
    }
  } catch {
    if !(0...bytes.count).contains(error.offset) { fatalError("a place outside the text: \(error)") }
    let diagnostic = Diagnostic(error, in: source)
    if diagnostic.message.isEmpty { fatalError("no words for \(error)") }
    _ = diagnostic.rendered(in: source)
  }
}

var count = CommandLine.argc
let arguments = CommandLine.unsafeArgv
let result = withUnsafeMutablePointer(to: &count) { count in
  var list = unsafeBitCast(arguments, to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.self)
  return runDriver(count, &list) { bytes, count in
    check(Array(UnsafeBufferPointer(start: bytes, count: count)))
    return 0
  }
}
if result != 0 { fatalError("libFuzzer gave \(result)") }
