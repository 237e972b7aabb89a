public import Foundation

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
#endif

public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Sendable {
    case sRGB
    case sRGBLinear
    case displayP3
  }

  public init(
    _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {}
  public init(_ name: String, bundle: Bundle? = nil) {}

  #if canImport(UIKit)
    public init(uiColor: UIColor) {}
  #elseif canImport(AppKit)
    public init(nsColor: NSColor) {}
  #endif
}

public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  case increased
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public struct EnvironmentValues {
  public var colorScheme: ColorScheme { .light }
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  public var isEnabled: Bool { true }

  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { K.defaultValue }
    set {}
  }
}

public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  func resolve(in environment: EnvironmentValues) -> Self.Resolved
}

extension ShapeStyle where Self.Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    preconditionFailure("a stub draws nothing")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color: ShapeStyle {}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension View where Self.Body == Never {
  public var body: Never { preconditionFailure("a stub draws nothing") }
}

extension Never: View {
  public typealias Body = Never
}

@resultBuilder public struct ViewBuilder {
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
}

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

public struct _ViewModifier_Content<Modifier>: View where Modifier: ViewModifier {
  public typealias Body = Never
}

public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value) { self.value = value }
  public var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }
  private let value: Value
}

public protocol InsettableShape: Sendable {}

public struct Capsule: InsettableShape {
  public init() {}
}

public struct FillStyle: Equatable, Sendable {
  public init() {}
}

extension View {
  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    self
  }
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  public func foregroundStyle<S>(_ style: S) -> some View where S: ShapeStyle { self }
  public func background<S, T>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
  where S: ShapeStyle, T: InsettableShape { self }
  public func buttonStyle<S>(_ style: S) -> some View where S: ButtonStyle { self }
}

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
  typealias Configuration = ButtonStyleConfiguration
}

public struct ButtonStyleConfiguration {
  public struct Label: View {
    public typealias Body = Never
  }

  public let label: ButtonStyleConfiguration.Label
  public let isPressed: Bool
}

public struct Text: View {
  public typealias Body = Never
  public init(verbatim content: String) {}
}
