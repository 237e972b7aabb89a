extension Conversion {
  /// What is missing after a conversion: analogous components that were missing before, and those that
  /// have become powerless (CSS Color 4, sections 12.2 and 4.4).
  static func missing(
    _ missing: MissingComponents, from source: ColorSpaceID, to target: ColorSpaceID,
    result: SIMD3<Double>
  ) -> MissingComponents {
    if source == target { return missing }
    let powerless = powerless(target, result)
    return missing.isEmpty ? powerless : carried(missing, from: source, to: target).union(powerless)
  }

  /// The missing components that a space has an analogous component for. If all that have none there are missing,
  /// so are all that are left there: `lab(50 none none)` is `lch(50 none none)`.
  private static func carried(
    _ missing: MissingComponents, from source: ColorSpaceID, to target: ColorSpaceID
  ) -> MissingComponents {
    var carried = missing.intersection(.alpha)
    var rest: MissingComponents = [.first, .second, .third]
    var allMissing = true
    let old = source.channelList, new = target.channelList
    for i in 0..<3 {
      let isMissing = missing.contains(.component(i))
      if let j = new.firstIndex(where: { $0.quantity == old[i].quantity }) {
        rest.remove(.component(j))
        if isMissing { carried.insert(.component(j)) }
      } else if !isMissing {
        allMissing = false
      }
    }
    return allMissing ? carried.union(rest) : carried
  }

  static func powerless(_ space: ColorSpaceID, _ c: SIMD3<Double>) -> MissingComponents {
    switch space {
    case .lch: LCH.powerless(c)
    case .oklch: OKLCH.powerless(c)
    case .okhsl: OKHSL.powerless(c)
    case .hsl: HSL.powerless(c)
    case .hsv: HSV.powerless(c)
    case .hwb: HWB.powerless(c)
    case .cam16: CAM16.powerless(c)
    case .hct: HCT.powerless(c)
    default: []
    }
  }
}

extension ColorSpaceID {
  /// The channels as a list.
  var channelList: [Channel] {
    let channels = channels
    return [channels.0, channels.1, channels.2]
  }
}
