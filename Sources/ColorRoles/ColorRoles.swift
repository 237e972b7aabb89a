// What an app links: `Appearance` and `ControlState` come from the floor below, so that derived colors and the
// colors of an app speak of the same things.
@_exported public import ColorDerivation
