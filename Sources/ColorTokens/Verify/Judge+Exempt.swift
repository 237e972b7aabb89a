internal import ColorCore
internal import ColorDerivation

extension Judge {
  /// Keeps a disabled color of which nothing is asked in sight: it neither passes nor fails.
  mutating func exempt(_ set: StateSet) {
    guard set.request.disabledLevel == .exempt, let member = set[.disabled] else { return }
    let contrasts = set.surfaces.compactMap { surface -> (Contrast, String)? in
      let page = surface.color.color
      let own = set.seen(member, on: surface)
      guard case .background = set.recipe.role else {
        return (own.contrast(with: page), surface.name)
      }
      let content = set.content(in: .disabled)
      return content.map { ($0.color.seen(on: own).contrast(with: own), "content \($0.color.hex)") }
    }
    guard let (contrast, against) = contrasts.min(by: { $0.0 < $1.0 }) else { return }
    let what = "disabled has \(contrast.roundedDown):1 on \(against)"
    findings.append(
      Finding(
        "disabled-exempt", .note, "\(what); \(Self.exemption)", token: member.path ?? set.request.base,
        in: theme.permutation, at: member.position,
        data: Finding.Measurement(
          metric: Requirement.Metric.wcag2.rawValue, value: contrast.ratio, minimum: 1, against: against,
          state: member.state.rawValue)))
  }

  /// What is said wherever the contrast of disabled is shown.
  static let exemption = "exempt: WCAG asks no contrast of what can't be used now (SC 1.4.3, 1.4.11)"
}
