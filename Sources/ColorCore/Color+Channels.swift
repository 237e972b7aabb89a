// The channels by name, for spaces whose components have one.

extension Color where Space: RGBSpace {
  /// The red component, 0 to 1 inside the gamut.
  public var red: Double {
    get { self[component: 0] }
    set { self[component: 0] = newValue }
  }

  /// The green component, 0 to 1 inside the gamut.
  public var green: Double {
    get { self[component: 1] }
    set { self[component: 1] = newValue }
  }

  /// The blue component, 0 to 1 inside the gamut.
  public var blue: Double {
    get { self[component: 2] }
    set { self[component: 2] = newValue }
  }
}

extension Color where Space: LightnessSpace {
  /// The lightness: 0 to 1 in OKLab and OKLCH, 0 to 100 in Lab and LCH.
  public var lightness: Double {
    get { self[component: 0] }
    set { self[component: 0] = newValue }
  }
}

extension Color where Space: OpponentSpace {
  /// From green (negative) to red (positive).
  public var a: Double {
    get { self[component: 1] }
    set { self[component: 1] = newValue }
  }

  /// From blue (negative) to yellow (positive).
  public var b: Double {
    get { self[component: 2] }
    set { self[component: 2] = newValue }
  }
}

extension Color where Space: PolarSpace {
  /// The distance from grey, 0 or more.
  public var chroma: Double {
    get { self[component: 1] }
    set { self[component: 1] = newValue }
  }

  /// The hue in degrees, 0 up to 360 after a conversion.
  public var hue: Double {
    get { self[component: 2] }
    set { self[component: 2] = newValue }
  }
}
