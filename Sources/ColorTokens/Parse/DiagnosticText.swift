internal import ColorCore

// All words about token files stand here: messages are phrases without a full stop, hints stand beside the
// caret.

extension Diagnostic.Fact {
  /// What is wrong.
  var message: String {
    switch self {
    case .json(let reason): reason.message
    case .rootKind(let kind): "a token file is an object, found \(kind.words)"
    case .noTokens: "no token in this file"
    case .notAToken(let kind): "expected a token or a group, found \(kind.words)"
    case .nameReserved(let name, _): "unknown property \(name.quoted)"
    case .nameCharacter(let name, let fault): fault.message(name)
    case .tokenAndGroup(let child): "a token can't hold others: \(child.quoted) stands beside '$value'"
    case .tokenIncomplete: "this reads as an empty group"
    case .rootNotToken: "'$root' must be a token, with a '$value'"
    case .olderForm(let name): "\(name.quoted) has 'value' where the format has '$value'"
    case .olderForms(let count, let example):
      "\(count) tokens have 'value' where the format has '$value', like \(example.quoted)"
    case .olderLeftOut(let name, let type?):
      "\(name.quoted) is left out: the format has no form for this value of type \(type.quoted)"
    case .olderLeftOut(let name, nil): "\(name.quoted) is left out: it has no type, and isn't a color"
    case .olderLeftOuts(let count, let example):
      "\(count) values are left out, for which the format has no form, like that of \(example.quoted)"
    case .olderModifier: "modifiers of Tokens Studio aren't computed while reading"
    case .valueAndReference: "a token has '$value' or '$ref', not both"
    case .pathConflict(let path): "\(path.text.quoted) is a token in one file and a group in another"
    case .typeMissing: "no type: neither the token nor a group around it has '$type'"
    case .typeUnknown(let type, _): "no type named \(type.quoted)"
    case .propertyKind(let name, let expected, let found): "'\(name)' is \(expected), found \(found.words)"
    case .valueKind(let type, let found): "a \(type.rawValue) can't be \(found.words)"
    case .valueForm(let type, let expected, let found):
      "a \(type.rawValue) has \(expected) here, found \(found)"
    case .quantityText(let type, let text): "a \(type.rawValue) is an object, found \(text.quoted)"
    case .quantityTexts(let type, let count, let example):
      "\(count) values of type \(type.rawValue) are written as text, like \(example.quoted)"
    case .valueParts(let type, let count, let first):
      "\(count) faults in values of type \(type.rawValue), such as: \(first)"
    case .valuePart(let type, let name): "a \(type.rawValue) must have '\(name)'"
    case .valueMember(let type, let name, _): "a \(type.rawValue) has no \(name.quoted)"
    case .extendsMissing(let path, _): "no group named \(path.text.quoted) to inherit from"
    case .extendsToken(let path): "\(path.text.quoted) is a token; only groups can be inherited from"
    case .extendsCycle(let ring): "groups inherit from one another: \(Self.shown(ring))"
    case .extendsSize(let limit): "more than \(limit) tokens are inherited"
    case .colorString(let text): "the color is written as text, \(text.quoted)"
    case .colorStrings(let count, let example): "\(count) colors are written as text, like \(example.quoted)"
    case .colorText(let text, let reason): "\(text.quoted) isn't a color: \(reason)"
    case .colorSpace(let name, _): "no color space named \(name.quoted)"
    case .colorPart(let name): "a color must have '\(name)'"
    case .colorMember(let name, _): "a color has no \(name.quoted)"
    case .colorComponentCount(let count): "a color has 3 components, found \(count)"
    case .colorComponentKind(let index, let found):
      "component \(index + 1) must be a number or \"none\", found \(found)"
    case .colorComponentRange(let space, let index, let value):
      "\(space.componentNames[index]) \(value) is out of range in \(space.rawValue)"
    case .colorAlpha(let found, _): "alpha is a number from 0 to 1, found \(found)"
    case .colorHexForm(let text): "a fallback is written '#rrggbb', found \(text.quoted)"
    case .referenceSyntax(let text, _): "\(text.quoted) isn't a reference"
    case .referenceMissing(let path, _): "no token named \(path.text.quoted)"
    case .referenceToGroup(let path, _):
      path == .root ? "the root is a group, not a token" : "\(path.text.quoted) is a group, not a token"
    case .referenceCycle(let ring): "a cycle: \(Self.shown(ring))"
    case .referenceType(let path, let expected, let found):
      "a \(expected.rawValue) can't refer to \(path.text.quoted), a \(found.rawValue)"
    case .pointerSyntax(let text, _): "\(text.quoted) isn't a JSON Pointer that can be used"
    case .pointerSpace(let text): "a space in the pointer \(text.quoted) must be written '%20'"
    case .pointerMissing(let text, _): "nothing stands at \(text.quoted)"
    case .extensionDropped: "this replaces a definition with our extension 'colorderive', and has none itself"
    case .unsupported(let what): "\(what) isn't supported yet"
    case .other(_, _, let message, _): message
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .json(let reason): reason.hint
    case .nameReserved("$themes", _), .nameReserved("$metadata", _):
      "'colorderive migrate' reads the sets and themes of Tokens Studio"
    case .nameReserved(_, let nearest):
      nearest.map { "did you mean '\($0)'?" } ?? "names of tokens and groups can't begin with '$'"
    case .nameCharacter(let name, .separator):
      "'.', '{' and '}' belong to references; write \(Self.withoutSeparators(name).quoted) or nest"
    case .tokenIncomplete: "did you forget '$value'?"
    case .typeMissing: "add \"$type\": \"color\", or what it is"
    case .typeUnknown(_, let nearest), .colorMember(_, let nearest):
      nearest.map { "did you mean '\($0)'?" }
    case .quantityText(let type, let text): Self.quantityHint(type, text)
    case .quantityTexts(let type, _, let example):
      Self.quantityHint(type, example).map { "\($0); 'colorderive migrate' does" }
    case .valueParts: "values with them are left out of what is written"
    case .valueMember(let type, let name, let known):
      (Spelling.nearest(to: name, in: known).map { "did you mean '\($0)'?" } ?? known.joined(separator: ", "))
        + (type == .typography ? "; the value is left out of what is written" : "")
    case .valuePart(.typography, _): "the value is left out of what is written"
    case .extendsMissing(_, let nearest): nearest.map { "did you mean '{\($0.text)}'?" }
    case .extendsToken: "write the name of a group in curly brackets"
    case .olderForm, .olderForms, .olderModifier: "'colorderive migrate' writes it as the format has it"
    case .olderLeftOut, .olderLeftOuts: "what refers to it is left out too"
    case .extendsSize: "name the tokens that are needed by references"
    case .colorSpace(_, let nearest?): "did you mean '\(nearest)'?"
    case .colorSpace("rgb", nil):
      "'srgb', with components from 0 to 1: divide 0…255 by 255; the others are \(Self.spaces(but: .srgb))"
    case .colorSpace: "one of \(Self.spaces(but: nil))"
    case .colorString, .colorStrings:
      "format 2025.10 has objects: {\"colorSpace\": …, \"components\": […]}"
    case .colorComponentRange(let space, let index, let value): Self.rangeHint(space, index, value)
    case .colorAlpha(_, let pointer?): "write {\"$ref\": \"\(pointer)\"}"
    case .colorAlpha(found: "\"none\"", _): "0 is fully transparent"
    case .colorHexForm: "alpha stands in 'alpha', never in 'hex'"
    case .referenceSyntax(_, let fixed?): "did you mean '\(fixed)'?"
    case .referenceSyntax: "a reference is the whole value: \"{group.token}\""
    case .referenceMissing(_, let nearest) where !nearest.isEmpty:
      "did you mean " + Self.alternatives(nearest.map { $0.text.quoted }) + "?"
    case .referenceToGroup(let path, hasRoot: true): "did you mean '{\(path.text).$root}'?"
    case .pointerSyntax(_, let hint): hint
    case .pointerMissing(_, let nearest): nearest.map { "did you mean '\($0)'?" }
    case .extensionDropped: "states won't be derived; repeat '$extensions' here to keep them"
    case .other(_, _, _, let hint): hint
    default: nil
    }
  }

  /// A ring as `a → b → a`; the middle of a long one is left out.
  private static func shown(_ ring: [TokenPath]) -> String {
    var names = ring.map(\.text)
    if names.count > 12 { names.replaceSubrange(6..<names.count - 5, with: ["… \(names.count - 11) more …"]) }
    return (names + [ring[0].text]).joined(separator: " → ")
  }

  private static func alternatives(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1]
  }

  private static func withoutSeparators(_ name: String) -> String {
    let parts = name.split { $0 == "." || $0 == "{" || $0 == "}" }
    return parts.isEmpty ? "dot" : parts.joined(separator: "-")
  }

  private static func spaces(but known: TokenColorSpace?) -> String {
    TokenColorSpace.allCases.filter { $0 != known }.map(\.rawValue).joined(separator: ", ")
  }

  /// How a text such as `4px` is written as the format has it.
  private static func quantityHint(_ type: TokenType, _ text: String) -> String? {
    guard let (number, unit) = ValueReader.quantity(text) else { return nil }
    return "write {\"value\": \(number), \"unit\": \"\(unit)\"}"
  }

  private static func rangeHint(_ space: TokenColorSpace, _ index: Int, _ value: String) -> String {
    let range = space.ranges[index]
    let name = space.componentNames[index]
    if range.isHue { return "\(name) is below 360; 360 = 0" }
    if range.isAdvisory {
      return "the format's range is 0 to 1, which shuts out the D65 white; kept as it is"
    }
    if range.upper == 1, name == "lightness", (Double(value) ?? 0) > 1 {
      return "lightness is from 0 to 1 in \(space.rawValue), not a percentage"
    }
    return "\(name) is \(range.description)"
  }
}

extension Diagnostic.NameFault {
  func message(_ name: String) -> String {
    switch self {
    case .empty: "a name can't be empty"
    case .separator(let character): "the name \(name.quoted) has a '\(character)'"
    case .unsafe(let scalar): "the name \(name.quoted) has an invisible character, U+\(hex(scalar, 4))"
    case .tooLong(let limit): "a name of \(name.utf8.count) bytes; \(limit) are allowed"
    }
  }
}

extension JSONKind {
  /// The kind with its article.
  var words: String {
    switch self {
    case .null: "null"
    case .true: "true"
    case .false: "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONError.Reason {
  /// What is wrong.
  var message: String {
    switch self {
    case .expected(let expectation, let found): "expected \(expectation.words), found \(found)"
    case .trailingComma(let close): "a comma before '\(close)'"
    case .comment: "comments aren't JSON"
    case .singleQuotes: "text in single quotes isn't JSON"
    case .bareName(let name): "the name \(name.quoted) has no quotes"
    case .notFinite(let word): "\(word.quoted) isn't a JSON number"
    case .numberForm(let text): "\(text.quoted) isn't a JSON number"
    case .numberOverflow(let text): "the number \(text.quoted) is too large for a double"
    case .controlCharacter(0x0A), .controlCharacter(0x0D): "a line ends within a string"
    case .controlCharacter(let byte): "a control character, U+\(hex(UInt32(byte), 4)), within a string"
    case .escape(let text): "no escape \(text.quoted)"
    case .unterminatedString: "the file ends within a string"
    case .extraContent(let found): "expected the end of the file, found \(found)"
    case .duplicateKey(let name, _): "the name \(name.quoted) stands twice in one object"
    case .notUTF8(let byte): "the byte 0x\(hex(UInt32(byte), 2)) isn't UTF-8 here"
    case .loneSurrogate(let text): "\(text.quoted) is half of a surrogate pair"
    case .otherEncoding(let name): "the file is \(name)"
    case .notText: "this isn't a text file"
    case .tooDeep(let limit): "more than \(limit) levels of nesting"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .trailingComma: "remove the comma"
    case .comment: "remove it, or say it in '$description'"
    case .singleQuotes, .bareName: "write it in double quotes"
    case .numberForm(let text): Self.numberHint(text)
    case .controlCharacter(0x0A), .controlCharacter(0x0D): "close the string, or write \\n"
    case .controlCharacter(let byte): "write \\u\(hex(UInt32(byte), 4))"
    case .escape: "the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u1234"
    case .notFinite: "numbers are finite; a missing component of a color is \"none\""
    case .otherEncoding: "save it as UTF-8"
    case .duplicateKey: "rename or remove one; readers disagree on which counts"
    case .loneSurrogate: "write the character itself, or both halves"
    default: nil
    }
  }

  private static func numberHint(_ text: String) -> String? {
    let digits = text.drop { $0 == "+" || $0 == "-" }
    if text.hasPrefix("+") { return "leave out the '+'" }
    if digits.hasPrefix(".") { return "write a digit before the '.'" }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { return "write it in decimal" }
    if digits.hasPrefix("0"), digits.dropFirst().first?.isNumber == true {
      return "leave out the leading zeros"
    }
    if digits.hasSuffix(".") { return "write a digit after the '.'" }
    return nil
  }
}

extension JSONError.Expectation {
  /// What could have stood there.
  var words: String {
    switch self {
    case .value: "a value"
    case .name: "a name in double quotes"
    case .nameOrBrace: "a name in double quotes or '}'"
    case .colon: "':'"
    case .commaOrBrace: "',' or '}'"
    case .commaOrBracket: "',' or ']'"
    }
  }
}

/// A number in hexadecimal with at least so many digits.
private func hex(_ value: UInt32, _ width: Int) -> String {
  let digits = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}
