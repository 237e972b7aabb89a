extension JSONReader {
  /// Refuses an object in which a name stands twice.
  ///
  /// Names are the same when they are canonically equivalent after unescaping, as Swift's strings are:
  /// `é` is `e` with a combining acute. Whoever looked a name up would get one of the two, silently.
  ///
  /// - Complexity: O(*n*) in the members.
  func checkNames(of frame: Frame) throws(JSONError) {
    guard frame.count > 1 else { return }
    if !frame.hasPlainNames {
      try checkNamesAsStrings(of: frame)
    } else if frame.count <= 8 {
      try checkFewNames(of: frame)
    } else {
      try checkManyNames(of: frame)
    }
  }

  private func checkNamesAsStrings(of frame: Frame) throws(JSONError) {
    var places: [String: Int] = [:]
    places.reserveCapacity(frame.count)
    var name = frame.node + 1
    while name < nodes.count {
      let text = JSONDocument.string(nodes[name], in: bytes)
      if let first = places.updateValue(name, forKey: text) { throw duplicate(of: first, at: name) }
      name = Int(nodes[name + 1].next)
    }
  }

  private func checkFewNames(of frame: Frame) throws(JSONError) {
    var name = frame.node + 1
    while name < nodes.count {
      var earlier = frame.node + 1
      while earlier < name {
        if haveSameBytes(earlier, name) { throw duplicate(of: earlier, at: name) }
        earlier = Int(nodes[earlier + 1].next)
      }
      name = Int(nodes[name + 1].next)
    }
  }

  /// A hash table of node numbers: no string is made. `Hasher` is seeded, so that no file can be written
  /// to make all names collide.
  private func checkManyNames(of frame: Frame) throws(JSONError) {
    var size = 32
    while size < frame.count * 2 { size *= 2 }
    var table = [UInt32](repeating: 0, count: size)
    let seeded = Hasher()
    var name = frame.node + 1
    while name < nodes.count {
      var hasher = seeded
      feed(name, to: &hasher)
      var slot = hasher.finalize() & (size - 1)
      // Slot 0 of the nodes is the document itself, never a name: 0 marks an empty slot.
      while table[slot] != 0 {
        if haveSameBytes(Int(table[slot]), name) { throw duplicate(of: Int(table[slot]), at: name) }
        slot = (slot + 1) & (size - 1)
      }
      table[slot] = UInt32(name)
      name = Int(nodes[name + 1].next)
    }
  }

  /// Eight bytes at a time: for short names the hasher's calls cost more than its work.
  private func feed(_ name: Int, to hasher: inout Hasher) {
    var word: UInt64 = 0
    var count = 0
    for offset in Int(nodes[name].start) + 1..<Int(nodes[name].end) - 1 {
      word = word << 8 | UInt64(bytes[offset])
      count += 1
      if count % 8 == 0 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(count)
  }

  private func haveSameBytes(_ a: Int, _ b: Int) -> Bool {
    let length = nodes[a].end - nodes[a].start
    guard length == nodes[b].end - nodes[b].start else { return false }
    let startA = Int(nodes[a].start)
    let startB = Int(nodes[b].start)
    for offset in 1..<Int(length) - 1 where bytes[startA + offset] != bytes[startB + offset] { return false }
    return true
  }

  private func duplicate(of first: Int, at second: Int) -> JSONError {
    let name = JSONDocument.string(nodes[second], in: bytes)
    var error = fault(.duplicateKey(name, first: Int(nodes[first].start)), at: Int(nodes[second].start))
    // The innermost name of the way is the object's last one, not the one that is doubled.
    error.path[error.path.count - 1] = JSONDocument.string(nodes[first], in: bytes)
    return error
  }
}
