/// The memory that a caller gives to one call, checked before any of it is read or written: none is NULL where
/// something is expected, all is aligned and can exist, and nothing that is written meets anything else.
struct CallerMemory {
  private struct Place {
    var name: String
    var bytes: Range<UInt>
    var isWritten: Bool
  }

  private var places: [Place] = []

  /// So many elements that are read.
  mutating func reading<Element>(
    _ start: UnsafePointer<Element>?, count: Int = 1, _ name: String
  ) throws(Fault) -> UnsafeBufferPointer<Element> {
    try admit(Element.self, at: UInt(bitPattern: start), count: count, name, isWritten: false)
    return unsafe UnsafeBufferPointer(start: start, count: count)
  }

  /// So many elements that are written.
  mutating func writing<Element>(
    _ start: UnsafeMutablePointer<Element>?, count: Int = 1, _ name: String
  ) throws(Fault) -> UnsafeMutableBufferPointer<Element> {
    try admit(Element.self, at: UInt(bitPattern: start), count: count, name, isWritten: true)
    return unsafe UnsafeMutableBufferPointer(start: start, count: count)
  }

  private mutating func admit<Element>(
    _: Element.Type, at address: UInt, count: Int, _ name: String, isWritten: Bool
  ) throws(Fault) {
    // A size_t with its highest bit set comes as a negative number.
    let (size, isHuge) = count.multipliedReportingOverflow(by: MemoryLayout<Element>.stride)
    guard count >= 0, !isHuge else { throw .count(name) }
    guard count > 0 || address != 0 else { return }
    guard address != 0 else { throw .null(name) }
    guard address.isMultiple(of: UInt(MemoryLayout<Element>.alignment)) else { throw .misaligned(name) }
    let (end, isBeyond) = address.addingReportingOverflow(UInt(size))
    guard !isBeyond else { throw .count(name) }
    let place = Place(name: name, bytes: address..<end, isWritten: isWritten)
    for other in places where (isWritten || other.isWritten) && other.bytes.overlaps(place.bytes) {
      throw .overlap(other.name, name)
    }
    places.append(place)
  }
}

/// Does the work of a function that gives no text, and says what C is told.
func status(_ work: (inout CallerMemory) throws(Fault) -> Void) -> Int32 {
  do throws(Fault) {
    var memory = CallerMemory()
    try work(&memory)
    return 0
  } catch {
    return error.status
  }
}
