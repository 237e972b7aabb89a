/// A number with the noun that it counts, in the singular for one: `1 pair`, `2 pairs`. Every count that a person reads
/// is made here.
///
/// - Parameters:
///   - number: How many there are.
///   - noun: What they are, in the singular.
package func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
