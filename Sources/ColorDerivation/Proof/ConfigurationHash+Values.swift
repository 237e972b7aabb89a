internal import ColorCore

extension Int: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(bits: UInt64(bitPattern: Int64(self))) }
}

extension Bool: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(bits: self ? 1 : 0) }
}

extension Double: ConfigurationValue {
  // The two zeros are equal.
  func add(to hash: inout ConfigurationHash) { hash.add(bits: self == 0 ? 0 : bitPattern) }
}

extension String: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    hash.add(utf8.count)
    for byte in utf8 { hash.add(Int(byte)) }
  }
}

extension Optional: ConfigurationValue where Wrapped: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    hash.add(self != nil)
    self?.add(to: &hash)
  }
}

extension Array: ConfigurationValue where Element: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) {
    hash.add(count)
    for element in self { element.add(to: &hash) }
  }
}

extension ClosedRange: ConfigurationValue where Bound: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(lowerBound, upperBound) }
}

extension Range: ConfigurationValue where Bound: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(lowerBound, upperBound) }
}

extension RawRepresentable where Self: ConfigurationValue, RawValue: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { rawValue.add(to: &hash) }
}

extension Direction: ConfigurationValue {}
extension StepProfile: ConfigurationValue {}
extension BasePolicy: ConfigurationValue {}
extension ContentPreference: ConfigurationValue {}
extension Relaxation.Kind: ConfigurationValue {}
extension Compositing: ConfigurationValue {}
extension LayerAlpha.Scale: ConfigurationValue {}
extension LayerRule.Preference: ConfigurationValue {}

extension SRGB8: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(Int(rrggbb)) }
}

extension Contrast: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(ratio) }
}

extension TranslucentColor: ConfigurationValue {
  func add(to hash: inout ConfigurationHash) { hash.add(color, Int(alpha)) }
}
