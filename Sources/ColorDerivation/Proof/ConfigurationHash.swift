/// A number that tells two recipes apart: FNV-1a in 64 bits over every value in them, the same on every machine.
///
/// Recipes that are equal have the same number. Two that differ have different ones but for chance, one in 2⁶⁴; it is
/// no protection against someone who looks for two with the same number.
///
/// - SeeAlso: Glenn Fowler, Landon Curt Noll, Kiem-Phong Vo, “FNV Hash”.
public struct ConfigurationHash: Hashable, Sendable {
  /// The number.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// The hash of a recipe.
  ///
  /// - Parameter recipe: What sets are made by.
  public init(of recipe: Recipe) { recipe.add(to: &self) }

  /// The hash of a rule for rings.
  ///
  /// - Parameter rule: What rings are made by.
  public init(of rule: FocusRule) { rule.add(to: &self) }

  /// The hash of a recipe for layers.
  ///
  /// - Parameter recipe: What layers are made by.
  public init(of recipe: LayerRecipe) { recipe.add(to: &self) }

  /// The number in 16 hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Adds values in their order.
  mutating func add<each Value: ConfigurationValue>(_ values: repeat each Value) {
    repeat (each values).add(to: &self)
  }

  mutating func add(bits: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      value = (value ^ (bits >> UInt64(shift) & 0xFF)) &* 0x0100_0000_01B3
    }
  }
}

/// A value that is part of a recipe.
///
/// What it adds begins so that no other value of its type adds the beginning of the same: enumerations with a number or
/// a name, lists with their count.
protocol ConfigurationValue {
  func add(to hash: inout ConfigurationHash)
}
