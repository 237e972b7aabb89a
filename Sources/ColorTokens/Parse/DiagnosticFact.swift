extension Diagnostic {
  /// What can be found in token files.
  public enum Fact: Hashable, Sendable {
    /// A text that isn't JSON.
    case json(JSONError.Reason)
    /// A file whose outermost value isn't an object.
    case rootKind(JSONKind)
    /// Files that hold no token at all.
    case noTokens
    /// A member of a group that is neither a token nor a group.
    case notAToken(JSONKind)
    /// A name with `$` that the format doesn't know here; the nearest that it does.
    case nameReserved(String, nearest: String?)
    /// A name that the format, or the safety of what we write, doesn't allow.
    case nameCharacter(String, NameFault)
    /// A token that holds a child.
    case tokenAndGroup(child: String)
    /// A group that holds only what tokens have: its value may have been forgotten.
    case tokenIncomplete
    /// A `$root` that isn't a token.
    case rootNotToken
    /// A token in the form of Style Dictionary and Tokens Studio, `value` without `$`: its name.
    case olderForm(String)
    /// Several of them in one file; the first as an example.
    case olderForms(count: Int, example: String)
    /// Such a token that isn't read, because its value has no form here: its name and the type it states.
    case olderLeftOut(String, type: String?)
    /// Several of them in one file; the first as an example.
    case olderLeftOuts(count: Int, example: String)
    /// Such a token whose value Tokens Studio computes.
    case olderModifier
    /// A token with both `$value` and `$ref`.
    case valueAndReference
    /// A token in one file, a group with content in another.
    case pathConflict(TokenPath)
    /// A token without a type.
    case typeMissing
    /// A type that the format doesn't know; the nearest that it does.
    case typeUnknown(String, nearest: String?)
    /// A property of the format with a value of the wrong kind.
    case propertyKind(name: String, expected: String, found: JSONKind)
    /// A value that can't be one of the token's type.
    case valueKind(TokenType, found: JSONKind)
    /// A value, or a part of one, that isn't written as the format asks of its type.
    case valueForm(TokenType, expected: String, found: String)
    /// A length or a time as text, `4px`, as drafts of the format had it.
    case quantityText(TokenType, String)
    /// Several of them in one file; the first as an example.
    case quantityTexts(TokenType, count: Int, example: String)
    /// A part that values of a type must have.
    case valuePart(TokenType, name: String)
    /// A member that values of a type don't have; those that they do.
    case valueMember(TokenType, name: String, known: [String])
    /// Several values of a file with other parts than the format has; what is wrong with the first.
    case valueParts(TokenType, count: Int, first: String)
    /// A color written as CSS text, read and to be migrated.
    case colorString(String)
    /// Several of them in one file; the first as an example.
    case colorStrings(count: Int, example: String)
    /// A text that isn't a color: why.
    case colorText(String, reason: String)
    /// A color space that the format doesn't know; the nearest that it does.
    case colorSpace(String, nearest: String?)
    /// A part that a color must have.
    case colorPart(String)
    /// A member that colors don't have; the nearest that they do.
    case colorMember(String, nearest: String?)
    /// Not three components.
    case colorComponentCount(Int)
    /// A component that is neither a number nor `"none"`.
    case colorComponentKind(Int, found: String)
    /// A component outside its range.
    case colorComponentRange(space: TokenColorSpace, index: Int, value: String)
    /// An opacity that isn't a number from 0 to 1; the pointer to write, if it was a reference.
    case colorAlpha(found: String, pointer: String?)
    /// A fallback that isn't `#rrggbb`.
    case colorHexForm(String)
    /// A reference that isn't one; what it could be.
    case referenceSyntax(String, fixed: String?)
    /// A reference to nothing; the nearest names.
    case referenceMissing(TokenPath, nearest: [TokenPath])
    /// A group to inherit from that isn't there; the nearest that is.
    case extendsMissing(TokenPath, nearest: TokenPath?)
    /// A token where a group is to inherit from a group.
    case extendsToken(TokenPath)
    /// A ring of groups that inherit from one another, each once.
    case extendsCycle([TokenPath])
    /// More tokens are inherited than can be held.
    case extendsSize(limit: Int)
    /// A reference to a group; whether it has a `$root`.
    case referenceToGroup(TokenPath, hasRoot: Bool)
    /// A ring of references, each once.
    case referenceCycle([TokenPath])
    /// A reference to a token of another type.
    case referenceType(TokenPath, expected: TokenType, found: TokenType)
    /// A JSON Pointer that isn't one: why.
    case pointerSyntax(String, hint: String)
    /// A JSON Pointer with a raw space.
    case pointerSpace(String)
    /// A JSON Pointer to nothing; the nearest place.
    case pointerMissing(String, nearest: String?)
    /// An override that loses our own extension.
    case extensionDropped
    /// Something of the format that this version doesn't do.
    case unsupported(String)
    /// A finding of another room, in its own words.
    case other(Rule, Level, String, hint: String?)
  }

  /// What is wrong with a name.
  public enum NameFault: Hashable, Sendable {
    /// It is empty.
    case empty
    /// It has a full stop or a curly bracket.
    case separator(Character)
    /// It has a character that can't be seen or that turns the reading direction.
    case unsafe(UInt32)
    /// It has more bytes than the limit.
    case tooLong(limit: Int)
  }
}

extension Diagnostic.Fact {
  /// How bad it is, as long as nothing else is asked for.
  var level: Diagnostic.Level {
    switch self {
    case .valuePart(.typography, _), .valueMember(.typography, _, _), .valueParts: .warning
    case .olderForm, .olderForms, .olderLeftOut, .olderLeftOuts: .warning
    case .colorString, .colorStrings, .tokenIncomplete, .pointerSpace, .extensionDropped: .warning
    case .colorComponentRange(let space, let index, _): space.ranges[index].isAdvisory ? .warning : .error
    case .other(_, let level, _, _): level
    default: .error
    }
  }

  /// The rule that it breaks.
  var rule: Rule {
    switch self {
    case .json(let reason): reason.rule
    case .rootKind: Rule("not-an-object")
    case .noTokens: Rule("no-tokens")
    case .notAToken: Rule("not-a-token")
    case .nameReserved, .rootNotToken: Rule("name-reserved")
    case .nameCharacter: Rule("name-character")
    case .tokenAndGroup: Rule("token-and-group")
    case .tokenIncomplete: Rule("token-incomplete")
    case .valueAndReference: Rule("value-and-ref")
    case .pathConflict: Rule("path-conflict")
    case .typeMissing: Rule("type-missing")
    case .typeUnknown: Rule("type-unknown")
    case .propertyKind(name: "$type", _, _): Rule("type-unknown")
    case .propertyKind(name: "$extensions", _, _): Rule("bad-extensions")
    case .propertyKind(name: "$description", _, _): Rule("bad-description")
    case .propertyKind(name: "colorSpace", _, _): Rule("color-space")
    case .propertyKind(name: "components", _, _): Rule("color-component")
    case .propertyKind(name: "$ref", _, _): Rule("pointer-syntax")
    case .propertyKind: Rule("property-type")
    case .valueKind, .valueForm, .valuePart, .valueMember, .valueParts, .quantityText, .quantityTexts:
      Rule("value-type")
    case .extendsMissing: Rule("extends-missing")
    case .extendsToken: Rule("extends-token")
    case .extendsCycle: Rule("extends-cycle")
    case .extendsSize: Rule("extends-size")
    case .colorString, .colorStrings: Rule("color-legacy-string")
    case .colorText: Rule("color-syntax")
    case .colorSpace, .colorPart("colorSpace"): Rule("color-space")
    case .colorPart, .colorComponentCount, .colorComponentKind: Rule("color-component")
    case .colorMember: Rule("color-member")
    case .colorComponentRange(let space, let index, _):
      Rule(space.ranges[index].isAdvisory ? "color-component-note" : "color-component")
    case .colorAlpha: Rule("color-alpha")
    case .colorHexForm: Rule("color-hex-form")
    case .referenceSyntax: Rule("ref-syntax")
    case .referenceMissing: Rule("ref-missing")
    case .referenceToGroup: Rule("ref-not-token")
    case .referenceCycle: Rule("ref-cycle")
    case .referenceType: Rule("ref-type")
    case .pointerSyntax, .pointerSpace: Rule("pointer-syntax")
    case .pointerMissing: Rule("pointer-missing")
    case .extensionDropped: Rule("ext-dropped")
    case .olderForm, .olderForms, .olderLeftOut, .olderLeftOuts: Rule("legacy-value")
    case .unsupported, .olderModifier: Rule("unsupported")
    case .other(let rule, _, _, _): rule
    }
  }
}

extension Diagnostic.Fact {
  /// Whether the value is left out because of it, be it a warning: nobody could read what would be written.
  var leavesOut: Bool {
    switch self {
    case .quantityText, .valuePart, .valueMember: true
    default: false
    }
  }

  /// Whether a file that has this is one from before 2025.10.
  fileprivate var isOlderForm: Bool {
    switch self {
    case .colorString, .colorStrings, .olderForm, .olderForms: true
    default: false
    }
  }
}

extension Sequence<Diagnostic> {
  /// The findings with lengths and times as text made warnings, where the files are older ones anyway: colors are text
  /// too, or values stand without `$`. In a file of 2025.10 they are errors, and where all must be strict.
  func judged(by strictness: Strictness) -> [Diagnostic] {
    let isOlder = strictness != .strict && contains { $0.fact.isOlderForm }
    return map { diagnostic in
      guard isOlder, case .quantityText = diagnostic.fact else { return diagnostic }
      var relaxed = diagnostic
      relaxed.level = .warning
      return relaxed
    }
  }
}

extension JSONError.Reason {
  /// The rule that it breaks.
  public var rule: Rule {
    switch self {
    case .duplicateKey: Rule("json-duplicate-key")
    case .notUTF8, .loneSurrogate, .otherEncoding, .notText: Rule("json-encoding")
    case .numberOverflow: Rule("json-number")
    case .tooDeep: Rule("json-depth")
    case .tooLarge: Rule("json-size")
    default: Rule("json-syntax")
    }
  }
}
