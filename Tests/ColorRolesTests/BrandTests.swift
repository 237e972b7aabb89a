import ColorRoles
import Synchronization
import Testing

protocol LoginSheet: Sendable {
  var accent: BackgroundColorSet { get }
  var termsOfService: String { get }
  var retries: Int { get }
}

struct CircuitSheet: LoginSheet {
  let accent = backgrounds(1, 2, 3, 4)
  let termsOfService = "https://circuit.example/terms"
  let retries = 5
}

struct ZenSheet: LoginSheet {
  let accent = backgrounds(5, 6, 7, 8)
  let termsOfService = "https://zen.example/terms"
  let retries = 3
}

enum CircuitBrand: BrandSelection {
  static let current: any LoginSheet = CircuitSheet()
}

enum ZenBrand: BrandSelection {
  static let current: any LoginSheet = ZenSheet()
}

/// The same page for any brand; an app has one, and a type alias in place of the parameter.
struct LoginPage<Brand: BrandSelection>: Sendable where Brand.Sheet == any LoginSheet {
  @BrandedValue<Brand, BackgroundColorSet>(\.accent) private var accent
  @BrandedValue<Brand, String>(\.termsOfService) var termsOfService
  @BrandedValue<Brand, Int>(\.retries) var retries: Int
  @BrandedValue<Brand, Int>(\.termsOfService.count) var length

  var fill: BackgroundColor { accent.normal }
}

@Suite("Branded value") struct BrandTests {
  @Test func `is that of the brand`() {
    let circuit = LoginPage<CircuitBrand>(), zen = LoginPage<ZenBrand>()
    #expect(circuit.fill.resolved(for: .light) == .srgb(1))
    #expect(zen.fill.resolved(for: .light) == .srgb(5))
    #expect(circuit.termsOfService == "https://circuit.example/terms")
    #expect(zen.termsOfService == "https://zen.example/terms")
    #expect((circuit.retries, zen.retries) == (5, 3))
  }

  @Test func `may lie deeper in a sheet`() {
    #expect(LoginPage<ZenBrand>().length == "https://zen.example/terms".count)
  }

  @Test func `is read once, when its owner is made`() {
    let value = BrandedValue<CountingBrand, Int>(\.self)
    #expect(value.wrappedValue == 1)
    #expect(value.wrappedValue == 1)
    #expect(CountingBrand.reads.load(ordering: .relaxed) == 1)
  }
}

/// A selection that counts how often it's asked. Only one test uses it.
enum CountingBrand: BrandSelection {
  static let reads = Atomic(0)

  static var current: Int { reads.add(1, ordering: .relaxed).newValue }
}
