/// A color that another must be told from, by how much, and how it is seen.
struct Neighbor {
  let sample: Sample
  let seen: SeenSample
  let floor: Floors.Floor

  init(_ sample: Sample, _ seen: SeenSample, _ floor: Floors.Floor) {
    (self.sample, self.seen, self.floor) = (sample, seen, floor)
  }

  /// Whether a color lies as far away as the floor says.
  func isApart(from other: Sample) -> Bool {
    other.ratio(with: sample) >= floor.contrast && other.deltaE(to: sample) >= floor.deltaE
  }
}

/// The colors that another must be told from. Two of them need no memory of their own, since they are made anew for
/// every plan that is tried.
struct Neighbors {
  private let first: Neighbor
  private let second: Neighbor?
  private var others: [Neighbor] = []

  init(_ first: Neighbor, _ second: Neighbor? = nil, _ others: [Neighbor] = []) {
    (self.first, self.second, self.others) = (first, second, others)
  }

  mutating func append(_ neighbor: Neighbor) { others.append(neighbor) }

  func allSatisfy(_ isFit: (Neighbor) -> Bool) -> Bool {
    isFit(first) && second.map(isFit) ?? true && others.allSatisfy(isFit)
  }
}
