extension JSONNode {
  /// How many places of one file are told by their pointer; to find one takes time in the members around it.
  static let pointerLimit = 1_000

  /// The JSON Pointer that leads here from the outermost value; for the name of a member, the one to its value.
  ///
  /// - Complexity: O(*n*) in the members and elements of what it stands in.
  var pointer: String {
    var node = document.root
    var pointer = ""
    while node.index < index, let (name, child) = node.step(to: index) {
      pointer += "/" + TokenPath.escaped(name)
      node = child
    }
    return pointer
  }

  /// The member or element that holds a node.
  private func step(to index: Int) -> (name: String, child: JSONNode)? {
    for (name, value) in members where index < value.nextIndex { return (name.string ?? "", value) }
    for (number, element) in elements.enumerated() where index < element.nextIndex {
      return (String(number), element)
    }
    return nil
  }
}
