internal import CColorDeriveABI

/// Does the work of a function that gives a text, or the words of its fault, and says what C is told.
///
/// The place for the text is checked first, so that the work isn't done when its text would be lost, and
/// counts among the memory that nothing else may overlap.
func status(
  telling text: UnsafeMutablePointer<colorderive_text>?, name: String,
  _ work: (inout CallerMemory) throws(Fault) -> String
) -> Int32 {
  var memory = CallerMemory()
  var place: CallerText?
  do throws(Fault) {
    unsafe place = try CallerText(text, in: &memory, name)
    let words = try work(&memory)
    unsafe place?.write(words)
    return 0
  } catch {
    unsafe place?.write(error.description)
    return error.status
  }
}

/// A caller's place for a text.
@unsafe struct CallerText {
  private let header: UnsafeMutableBufferPointer<colorderive_text>
  private let bytes: UnsafeMutableBufferPointer<CChar>

  /// The place, or nothing if the caller wants no text.
  init?(
    _ text: UnsafeMutablePointer<colorderive_text>?, in memory: inout CallerMemory, _ name: String
  ) throws(Fault) {
    guard let text = unsafe text else { return nil }
    unsafe header = try memory.writing(text, name)
    unsafe bytes = try memory.writing(
      text.pointee.bytes, count: text.pointee.capacity, "\(name)->bytes")
  }

  /// Writes the length of the words, and as many whole characters of them as fit before the ending zero.
  func write(_ words: String) {
    let units = Array(words.utf8)
    unsafe header[0].length = units.count
    guard unsafe !bytes.isEmpty else { return }
    var end = unsafe min(units.count, bytes.count - 1)
    // The bytes 10xxxxxx go on with a character: it isn't cut before them.
    while end < units.count, end > 0, units[end] & 0xC0 == 0x80 { end -= 1 }
    for i in 0..<end { unsafe bytes[i] = CChar(bitPattern: units[i]) }
    unsafe bytes[end] = 0
  }
}
