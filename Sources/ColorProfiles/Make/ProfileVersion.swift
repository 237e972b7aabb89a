/// A version of ICC's format in which profiles are written.
public enum ProfileVersion: String, CaseIterable, Hashable, Sendable {
  /// Version 2.4, which every program reads.
  case two = "2"
  /// Version 4.4, with exact curves.
  case four = "4"
}
