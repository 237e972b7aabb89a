public import ColorCore

extension Recipe {
  /// The states of a color, the proof that they hold, and the reasons for what they are.
  ///
  /// Every answer is decided on the bytes that are given. It always gives colors: where the recipe can't be met,
  /// ``VariantSet/verdict`` says so, with what was given up or a certificate, and they are the best that was
  /// found. The same base and recipe give the same set on every machine.
  ///
  ///     let set = Recipe(role: .background(.fill)).variants(of: SRGB8(0x1E862D))
  ///     set.hovered   // #02781d
  ///     set.verdict   // .exact
  public func variants(of base: SRGB8) -> VariantSet {
    let solution = Solver(recipe: self, base: base).solve()
    let plan = solution.plan
    let disabled = DisabledSolver(
      recipe: self, normal: solution.normal, hovered: plan.hovered, pressed: plan.pressed,
      content: solution.content
    ).solve()
    let relaxations = solution.relaxations + disabled.relaxations
    let checks = Verification(
      recipe: self, minimum: held(by: relaxations), profile: profile(of: relaxations),
      normal: solution.normal,
      hovered: plan.hovered, pressed: plan.pressed, disabled: disabled.sample, content: solution.content,
      disabledContent: disabled.content
    ).checks()
    return VariantSet(
      recipe: self, base: base, normal: solution.normal.color, hovered: plan.hovered.color,
      pressed: plan.pressed.color, disabled: disabled.sample.color, content: solution.content?.color,
      disabledContent: disabled.content?.color,
      verdict: verdict(solution.certificate, relaxations), checks: checks,
      reasons: solution.reasons + disabled.reasons)
  }

  private func verdict(_ certificate: Certificate?, _ relaxations: [Relaxation]) -> Verdict {
    if let certificate { return .infeasible(certificate) }
    return relaxations.isEmpty ? .exact : .relaxed(relaxations)
  }

  /// The contrast that is held after all: the fallback where the target was given up.
  private func held(by relaxations: [Relaxation]) -> Contrast {
    relaxations.contains { $0.kind == .target } ? fallback ?? minimum : minimum
  }

  private func profile(of relaxations: [Relaxation]) -> StepProfile {
    relaxations.contains { $0.kind == .profile } ? .opposed : profile
  }
}
