import ColorCore
import ColorDerivation
import Testing

@Suite("Forced colors") struct ForcedColorsTests {
  private let roles: [Role] = [
    .background(.fill), .background(.surface), .foreground, .border(.functional), .border(.decorative),
  ]

  private func all(_ body: (Role, ControlState, ForcedColors.Part?, ForcedColors) -> Void) {
    for role in roles {
      for state in ControlState.allCases {
        for part in ForcedColors.Part.allCases.map(Optional.some) + [nil] {
          body(role, state, part, ForcedColors(for: role, in: state, of: part))
        }
      }
    }
  }

  @Test func `put text only on what it can be read on`() {
    all { role, state, part, colors in
      #expect(
        colors.foreground.isReadable(on: colors.background), "\(role) \(state) \(part as Any): \(colors)")
    }
  }

  @Test func `never draw the ring in the color of what it surrounds`() {
    all { role, state, part, colors in
      #expect(
        colors.focus != colors.background && colors.focus != colors.border, "\(role) \(state) \(colors)")
    }
  }

  @Test func `differ between states of a control`() {
    for role in roles {
      for part in ForcedColors.Part.allCases {
        let looks = ControlState.allCases.filter { $0 != .focused }
          .map { ForcedColors(for: role, in: $0, of: part) }
        #expect(Set(looks).count == looks.count, "\(role) \(part)")
      }
    }
  }

  @Test func `show what is disabled in gray, and what is hovered in the highlight`() {
    let disabled = ForcedColors(for: .background(.fill), in: .disabled)
    #expect(
      disabled.foreground == .grayText && disabled.border == .grayText && disabled.background == .buttonFace)
    let hovered = ForcedColors(for: .foreground, in: .hovered)
    #expect(hovered.background == .highlight && hovered.foreground == .highlightText)
    let link = ForcedColors(for: .foreground, in: .normal, of: .link)
    #expect(link.color(of: .foreground).rawValue == "LinkText" && link.background.rawValue == "Canvas")
    let field = ForcedColors(for: .border(.functional), in: .normal, of: .field)
    #expect(field.color(of: .border(.functional)) == .buttonBorder && field.background == .field)
    #expect(ForcedColors(for: .background(.surface), in: .normal).color(of: .background(.surface)) == .canvas)
  }

  @Test func `tell focus by the outline alone`() {
    let role = Role.background(.fill)
    #expect(ForcedColors(for: role, in: .focused) == ForcedColors(for: role, in: .normal))
  }

  @Test func `draw decorative lines too`() {
    #expect(ForcedColors(for: .border(.decorative), in: .normal).border == .canvasText)
  }
}
