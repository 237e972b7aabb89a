import ColorTokens
import Testing

@Suite("Hints") struct TokenHintTests {
  static let black = #"{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}"#

  static func color(_ value: String) -> String { #"{"a":{"$type":"color","$value":\#(value)}}"# }

  @Test(
    "say what to write instead",
    arguments: [
      (#"{"blue.500":\#(black)}"#, "'.', '{' and '}' belong to references; write 'blue-500' or nest"),
      (#"{"a":{"$descripton":"x"}}"#, "did you mean '$description'?"),
      (#"{"$brand":{}}"#, "names of tokens and groups can't begin with '$'"),
      (
        color(#"{"colorSpace":"rgb","components":[1,1,1]}"#),
        "'srgb', with components from 0 to 1: divide 0…255 by 255; the others are srgb-linear, hsl, hwb, lab, lch, "
          + "oklab, oklch, display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50"
      ),
      (color(#"{"colorSpace":"OKLCH","components":[1,1,1]}"#), "did you mean 'oklch'?"),
      (color(#"{"colorSpace":"oklch","components":[0.5,0.1,360]}"#), "hue is below 360; 360 = 0"),
      (
        color(#"{"colorSpace":"oklch","components":[62.8,0.1,3]}"#),
        "lightness is from 0 to 1 in oklch, not a percentage"
      ),
      (color(#"{"colorSpace":"lch","components":[50,-1,3]}"#), "chroma is 0 or more"),
      (color(#"{"colorSpace":"lab","components":[101,0,0]}"#), "lightness is from 0 to 100"),
      (
        color(#"{"colorSpace":"srgb","components":[0,0,0],"alpha":"{n.half}"}"#),
        ##"write {"$ref": "#/n/half/$value"}"##
      ),
      (color(##""{.b}""##), "did you mean '{b}'?"),
      (color(##""{b.$value}""##), "did you mean '{b}'?"),
      (color(##""x {b}""##), "did you mean '{b}'?"),
      (color(##""rgba({b}, 0.5)""##), #"a reference is the whole value: "{group.token}""#),
      (color(##""{b}80""##), #"a reference is the whole value: "{group.token}""#),
      (#"{"g":{"$root":\#(black)},"a":{"$value":"{g}"}}"#, "did you mean '{g.$root}'?"),
      (#"{"b":{"c":\#(black)},"a":{"$value":"{ b.c }"}}"#, "did you mean '{b.c}'?"),
      (#"{"base":{"blue":{"500":\#(black)}},"a":{"$value":"{blue.500}"}}"#, "did you mean 'base.blue.500'?"),
      (##"{"b":{"blue":\##(black)},"a":{"$ref":"#/b/bleu"}}"##, "did you mean '#/b/blue'?"),
      (##"{"a":{"$ref":"#/"}}"##, "'#' is the document, '#/' a member without a name"),
      (#"{"a":{"$type":"Color","$value":1}}"#, "did you mean 'color'?"),
      (#"{"a":1,}"#, "remove the comma"),
      (#"{"a":.5}"#, "write a digit before the '.'"),
      (#"{"a":007}"#, "leave out the leading zeros"),
      (#"{"a":0x1F}"#, "write it in decimal"),
      (#"{"a":NaN}"#, #"numbers are finite; a missing component of a color is "none""#),
    ])
  func say(_ text: String, _ hint: String) {
    #expect(Reading.resolved(text).diagnostics.compactMap(\.hint).contains(hint))
  }
}
