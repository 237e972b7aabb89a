/// What a color is for: a mark or a surface, as a type without values.
///
/// A role is written into the type of a color, so that a background can't be used where a text color is
/// wanted. An app adds its own by adopting ``MarkColorRole`` or ``SurfaceColorRole``:
///
///     enum ShadowColorRole: SurfaceColorRole { static var name: String { "shadow" } }
///     typealias ShadowColor = ColorWithRole<ShadowColorRole>
public protocol ColorRole: Sendable, SendableMetatype {
  /// The role's name as token files write it, such as `background`.
  static var name: String { get }
}

/// The role of what is drawn on a surface and must be told from it.
public protocol MarkColorRole: ColorRole {}

/// The role of what marks are drawn on.
public protocol SurfaceColorRole: ColorRole {}

/// The role of text and icons.
public enum ForegroundColorRole: MarkColorRole {
  /// `foreground`.
  public static var name: String { "foreground" }
}

/// The role of fills and surfaces.
public enum BackgroundColorRole: SurfaceColorRole {
  /// `background`.
  public static var name: String { "background" }
}

/// The role of outlines and dividers.
public enum BorderColorRole: MarkColorRole {
  /// `border`.
  public static var name: String { "border" }
}

/// A color of text or of an icon.
public typealias ForegroundColor = ColorWithRole<ForegroundColorRole>
/// A color of a fill or a surface.
public typealias BackgroundColor = ColorWithRole<BackgroundColorRole>
/// A color of an outline or a divider.
public typealias BorderColor = ColorWithRole<BorderColorRole>

/// The colors of text or of an icon in every state.
public typealias ForegroundColorSet = ColorVariantSet<ForegroundColorRole>
/// The colors of a fill or a surface in every state.
public typealias BackgroundColorSet = ColorVariantSet<BackgroundColorRole>
/// The colors of an outline or a divider in every state.
public typealias BorderColorSet = ColorVariantSet<BorderColorRole>
