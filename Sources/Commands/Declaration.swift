/// A parameter together with the place for its value.
struct Declaration {
  var parameter: Parameter
  var fill: ([String]) throws(RejectedValue) -> Void
}

/// A wrapper that declares a parameter.
protocol Declared {
  func declaration(property: String) -> Declaration
}

/// A wrapper around parameters that are declared elsewhere.
protocol DeclaredGroup {
  var content: any ParsableArguments { get }
}

extension ParsableArguments {
  /// The parameters in the order of their properties, those of groups where the group stands.
  var declarations: [Declaration] {
    Mirror(reflecting: self).children.flatMap { child -> [Declaration] in
      // The storage of a wrapped property `on` is labelled `_on`.
      let property = String((child.label ?? "").drop { $0 == "_" })
      if let declared = child.value as? any Declared { return [declared.declaration(property: property)] }
      if let group = child.value as? any DeclaredGroup { return group.content.declarations }
      return []
    }
  }
}
