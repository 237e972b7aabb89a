#if canImport(SwiftUI)
  internal import ColorDerivation
  public import SwiftUI

  /// Follows the pointer over a view, and tells the views in it which state they are in.
  ///
  /// The types of what it wraps are kept: there is no `AnyView`, so SwiftUI redraws what changed and no more.
  public struct ControlStateFollower: ViewModifier {
    private let isPressed: Bool
    private let isSelected: Bool
    @State private var isHovered = false

    /// A modifier that knows what the control knows of itself.
    ///
    /// - Parameters:
    ///   - isPressed: Whether a finger or a button is down on it.
    ///   - isSelected: Whether it's chosen or switched on.
    public init(isPressed: Bool, isSelected: Bool = false) {
      self.isPressed = isPressed
      self.isSelected = isSelected
    }

    /// The view, with its state in the environment. On tvOS and watchOS there is no pointer to follow.
    ///
    /// - Parameter content: The view.
    public func body(content: Content) -> some View {
      let state = ControlState(isSelected: isSelected, isPressed: isPressed, isHovered: isHovered)
      #if os(tvOS) || os(watchOS)
        return content.environment(\.controlState, state)
      #else
        return content.environment(\.controlState, state).onHover { isHovered = $0 }
      #endif
    }
  }

  extension View {
    /// This view as a control: sets in it that are used as styles follow the pointer and what is given here.
    ///
    /// - Parameters:
    ///   - isPressed: Whether a finger or a button is down on it.
    ///   - isSelected: Whether it's chosen or switched on.
    public func followingControlState(
      isPressed: Bool, isSelected: Bool = false
    ) -> ModifiedContent<Self, ControlStateFollower> {
      modifier(ControlStateFollower(isPressed: isPressed, isSelected: isSelected))
    }
  }

  /// A button in the colors of a set.
  ///
  ///     Button("Log in", action: logIn)
  ///       .buttonStyle(VariantButtonStyle(sheet.accent, content: sheet.accentOn, in: Capsule()))
  ///
  /// It follows hover, press and whether the button is enabled; the label brings its own padding.
  public struct VariantButtonStyle<Outline: InsettableShape>: ButtonStyle {
    private let background: BackgroundColorSet
    private let content: ForegroundColorSet
    private let outline: Outline

    /// A style of these colors.
    ///
    /// - Parameters:
    ///   - background: The fill in each state.
    ///   - content: The label in each state.
    ///   - outline: The shape that is filled.
    public init(_ background: BackgroundColorSet, content: ForegroundColorSet, in outline: Outline) {
      self.background = background
      self.content = content
      self.outline = outline
    }

    /// The label on the fill.
    ///
    /// - Parameter configuration: What SwiftUI knows of the button.
    public func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .foregroundStyle(content)
        .background(background, in: outline)
        .followingControlState(isPressed: configuration.isPressed)
    }
  }
#endif
