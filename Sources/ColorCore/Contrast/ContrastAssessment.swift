/// What a criterion says of a contrast.
public enum ContrastVerdict: String, CaseIterable, Hashable, Sendable {
  /// The ratio is reached, whatever lies behind.
  case pass
  /// The ratio isn't reached, whatever lies behind.
  case fail
  /// The criterion asks for nothing here.
  case exempt
  /// It depends on what lies behind, and that isn't known.
  case unknown
}

/// A reason for which WCAG asks for no contrast.
public enum ContrastExemption: String, CaseIterable, Hashable, Sendable {
  /// Of an inactive component.
  case inactive
  /// Pure decoration.
  case decoration
  /// Seen by nobody.
  case invisible
  /// Part of a picture with other content.
  case picture
  /// Part of a logo or brand name.
  case logotype
}

/// A contrast held against a success criterion.
///
///     let reading = ContrastReading(ink, on: paper)
///     ContrastAssessment(reading.wcag2, by: .contrastMinimum).verdict  // .pass
public struct ContrastAssessment: Hashable, Sendable {
  /// The criterion.
  public let criterion: SuccessCriterion

  /// The ratio that it asks for.
  public let threshold: Contrast

  /// The ratio, or what it can be.
  public let bounds: ContrastBounds

  /// Why nothing is asked for, if nothing is.
  public let exemption: ContrastExemption?

  /// A known contrast held against a criterion.
  public init(
    _ contrast: Contrast, by criterion: SuccessCriterion, size: TextSize? = nil,
    exemption: ContrastExemption? = nil
  ) {
    self.init(ContrastBounds(contrast), by: criterion, size: size, exemption: exemption)
  }

  /// A contrast over an unknown backdrop held against a criterion.
  public init(
    _ bounds: ContrastBounds, by criterion: SuccessCriterion, size: TextSize? = nil,
    exemption: ContrastExemption? = nil
  ) {
    self.criterion = criterion
    self.bounds = bounds
    self.exemption = exemption
    threshold = criterion.threshold(for: size)
  }

  /// What the criterion says. Ratios are compared unrounded.
  public var verdict: ContrastVerdict {
    if exemption != nil { return .exempt }
    if bounds.worst >= threshold { return .pass }
    return bounds.best < threshold ? .fail : .unknown
  }
}

extension ContrastAssessment: CustomStringConvertible {
  /// The verdict in words that claim no more than was checked: this pair, by this criterion.
  public var description: String {
    let name = "WCAG 2.2 SC \(criterion.rawValue) \(criterion.level.rawValue)"
    switch verdict {
    case .pass: return "meets \(name) contrast for this pair"
    case .fail: return "doesn't meet \(name) contrast for this pair"
    case .exempt: return "exempt (\(name), \(exemption?.rawValue ?? ""))"
    case .unknown: return "\(name) contrast for this pair depends on what lies behind"
    }
  }
}
