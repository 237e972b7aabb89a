public import CColorDeriveABI
internal import ColorCore

/// The contrast ratio of WCAG 2.
@c @implementation
public func colorderive_contrast(_ a: colorderive_srgb8, _ b: colorderive_srgb8) -> Double {
  SRGB8(a).contrast(with: SRGB8(b)).ratio
}

/// The contrast ratios of pairs.
@c @implementation
public func colorderive_contrasts(
  _ count: Int, _ a: UnsafePointer<colorderive_srgb8>?, _ b: UnsafePointer<colorderive_srgb8>?,
  _ ratios: UnsafeMutablePointer<Double>?
) -> Int32 {
  status { memory throws(Fault) in
    let first = unsafe try memory.reading(a, count: count, "a")
    let second = unsafe try memory.reading(b, count: count, "b")
    let result = unsafe try memory.writing(ratios, count: count, "ratios")
    for i in 0..<count { unsafe result[i] = colorderive_contrast(first[i], second[i]) }
  }
}

/// The difference ΔE OK.
@c @implementation
public func colorderive_delta_e_ok(_ a: colorderive_srgb8, _ b: colorderive_srgb8) -> Double {
  SRGB8(a).deltaEOK(to: SRGB8(b))
}
