import ColorProfiles

/// libFuzzer's own loop, since SwiftPM has a `main` already.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
  _ count: UnsafeMutablePointer<CInt>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// A refusal names a byte of the file or none, and has words; what is accepted has facts that make sense.
func check(_ bytes: [UInt8]) {
  do throws(ProfileError) {
    let facts = try ProfileFacts(of: bytes, name: "fuzz.icc")
    guard facts.byteCount == bytes.count else { fatalError("another count of bytes") }
    guard (0..<3).allSatisfy({ facts.whitePoint[$0].isFinite }) else {
      fatalError("a white that isn't finite")
    }
    guard facts.primaries.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
      fatalError("a primary that isn't finite")
    }
    guard facts.title.unicodeScalars.allSatisfy({ $0.value >= 0x20 }) else {
      fatalError("a title that steers")
    }
  } catch {
    if let offset = error.offset, offset > bytes.count { fatalError("byte \(offset) of \(bytes.count)") }
    guard !error.description.isEmpty else { fatalError("an error without words") }
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
