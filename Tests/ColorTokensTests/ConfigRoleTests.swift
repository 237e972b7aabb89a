import ColorDerivation
import Testing

@testable import ColorTokens

@Suite("Roles by names") struct ConfigRoleTests {
  private func bases(
    _ roles: [(match: String, except: [String])], _ names: [String]
  ) -> [String] {
    let tokens = Reading.resolved(EmptyColors.file(names))
    let position = SourcePosition(file: "c.json", line: 1, column: 1, offset: 0)
    let rules = roles.map {
      TokenConfiguration.RoleRule(
        pattern: $0.match, except: $0.except,
        request: DerivationRequest(base: .root, naming: .suffix, role: .background, position: position))
    }
    return RoleMatcher(rules).requests(for: tokens, besides: []).map(\.base.text)
  }

  @Test func `go to the tokens that fit, in the order of the file`() {
    #expect(bases([("bg-*", [])], ["bg-b", "fg-a", "bg-a"]) == ["bg-b", "bg-a"])
  }

  @Test func `are those of the first pattern that fits`() {
    let tokens = Reading.resolved(EmptyColors.file(["bg-a", "bg-b"]))
    let position = SourcePosition(file: "c.json", line: 1, column: 1, offset: 0)
    let rules = [("bg-a", DerivationRequest.RoleName.border), ("*", .foreground)].map {
      TokenConfiguration.RoleRule(
        pattern: $0.0, except: [],
        request: DerivationRequest(base: .root, naming: .suffix, role: $0.1, position: position))
    }
    let requests = RoleMatcher(rules).requests(for: tokens, besides: [])
    #expect(requests.map(\.role) == [.border, .foreground])
  }

  @Test func `leave out what is excepted`() {
    #expect(
      bases([("bg-*", ["bg-x*", "bg-y"])], ["bg-a", "bg-x", "bg-xy", "bg-y", "bg-yz"]) == ["bg-a", "bg-yz"])
  }

  @Test func `don't go to the states of others`() {
    #expect(
      bases([("*", [])], ["bg-a", "bg-a-hovered", "bg-a-pressed", "bg-a-disabled", "bg-b-hovered"])
        == ["bg-a", "bg-b-hovered"])
  }

  @Test func `don't go to what an extension derives, or takes as its content`() {
    let text = Deriving.file(
      Deriving.derive(#""role":"background","content":{"name":"on"}"#),
      more: ##","hovered":{"$value":"#123456"},"on":{"$value":"#ffffff"},"other":{"$value":"#ffffff"}"##)
    let tokens = Reading.resolved(text)
    var reader = ExtensionReader()
    let requests = reader.requests(of: tokens.document)
    let rule = TokenConfiguration.RoleRule(
      pattern: "g.*", except: [],
      request: DerivationRequest(
        base: .root, naming: .suffix, role: .background,
        position: SourcePosition(file: "c.json", line: 1, column: 1, offset: 0)))
    #expect(RoleMatcher([rule]).requests(for: tokens, besides: requests).map(\.base) == ["g.other"])
  }

  @Test func `go to colors only`() {
    let tokens = Reading.resolved(
      ##"{"a":{"$type":"number","$value":1},"b":{"$type":"color","$value":"#000000"}}"##)
    let rule = TokenConfiguration.RoleRule(
      pattern: "*", except: [],
      request: DerivationRequest(
        base: .root, naming: .suffix, role: .background,
        position: SourcePosition(file: "c.json", line: 1, column: 1, offset: 0)))
    #expect(RoleMatcher([rule]).requests(for: tokens, besides: []).map(\.base) == ["b"])
  }
}

/// Files of gray colors.
enum EmptyColors {
  static func file(_ names: [String]) -> String {
    "{\"$type\":\"color\"," + names.map { "\"\($0)\":{\"$value\":\"#808080\"}" }.joined(separator: ",") + "}"
  }
}
