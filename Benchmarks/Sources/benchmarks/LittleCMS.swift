internal import CLittleCMSBench

/// LittleCMS as the yardstick: transforms of its own context, made once.
@safe final class LittleCMS {
  private let srgbToLab: cmsHTRANSFORM
  private let labToSRGB: cmsHTRANSFORM
  private let srgbToP3: cmsHTRANSFORM
  private let floatsToP3: cmsHTRANSFORM
  /// From sRGB to the press and back, where there is one.
  private let press: (there: cmsHTRANSFORM, back: cmsHTRANSFORM)?
  private let context: cmsContext

  /// The version, as `2.14`.
  static var version: String {
    let number = Int(cmsGetEncodedCMMversion())
    return "\(number / 1000).\(number % 1000 / 10)"
  }

  /// - Parameter press: The bytes of a profile of inks.
  init(press: [UInt8]? = nil) {
    unsafe context = cmsCreateContext(nil, nil)!
    let srgb = unsafe cmsCreate_sRGBProfileTHR(context)!
    let lab = unsafe cmsCreateLab4ProfileTHR(context, nil)!
    let p3 = unsafe LittleCMS.displayP3(context)
    let intent = cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC)
    // The one-pixel cache is off: it would make repeated colors look free.
    let flags = cmsUInt32Number(cmsFLAGS_NOCACHE)
    unsafe srgbToLab = cmsCreateTransformTHR(
      context, srgb, bench_rgb_8, lab, bench_lab_float, intent, flags)!
    unsafe labToSRGB = cmsCreateTransformTHR(
      context, lab, bench_lab_float, srgb, bench_rgb_8, intent, flags)!
    unsafe srgbToP3 = cmsCreateTransformTHR(context, srgb, bench_rgb_8, p3, bench_rgb_8, intent, flags)!
    unsafe floatsToP3 = cmsCreateTransformTHR(
      context, srgb, bench_rgb_float, p3, bench_rgb_float, intent, flags)!
    if let press {
      let inks = unsafe cmsOpenProfileFromMemTHR(context, press, cmsUInt32Number(press.count))!
      unsafe self.press = (
        there: cmsCreateTransformTHR(context, srgb, bench_rgb_8, inks, bench_cmyk_8, intent, flags)!,
        back: cmsCreateTransformTHR(context, inks, bench_cmyk_8, srgb, bench_rgb_8, intent, flags)!
      )
      unsafe cmsCloseProfile(inks)
    } else {
      unsafe self.press = nil
    }
    unsafe cmsCloseProfile(srgb)
    unsafe cmsCloseProfile(lab)
    unsafe cmsCloseProfile(p3)
  }

  deinit {
    unsafe cmsDeleteTransform(srgbToLab)
    unsafe cmsDeleteTransform(labToSRGB)
    unsafe cmsDeleteTransform(srgbToP3)
    unsafe cmsDeleteTransform(floatsToP3)
    if let press = unsafe press {
      unsafe cmsDeleteTransform(press.there)
      unsafe cmsDeleteTransform(press.back)
    }
    unsafe cmsDeleteContext(context)
  }

  /// Bytes of sRGB to `Float` CIE Lab: as the kernels, from 8 bits to a perceptual space.
  func toLab(_ bytes: [UInt8], _ lab: inout [Float], pixelsPerCall: Int? = nil) {
    unsafe run(srgbToLab, bytes, &lab, pixelsPerCall ?? bytes.count / 3)
  }

  /// And back.
  func toSRGB8(_ lab: [Float], _ bytes: inout [UInt8]) {
    unsafe run(labToSRGB, lab, &bytes, lab.count / 3)
  }

  /// Bytes of sRGB to bytes of Display P3: what LittleCMS is fastest at.
  func toP3(_ bytes: [UInt8], _ p3: inout [UInt8]) {
    unsafe run(srgbToP3, bytes, &p3, bytes.count / 3)
  }

  /// Floats of sRGB to floats of Display P3.
  func toP3(_ floats: [Float], _ p3: inout [Float]) {
    unsafe run(floatsToP3, floats, &p3, floats.count / 3)
  }

  /// Bytes of sRGB to inks.
  func toInks(_ bytes: [UInt8], _ inks: inout [UInt8]) {
    guard let press = unsafe press else { preconditionFailure("there is no press") }
    unsafe convert(press.there, bytes, channels: 3, &inks)
  }

  /// And back.
  func fromInks(_ inks: [UInt8], _ bytes: inout [UInt8]) {
    guard let press = unsafe press else { preconditionFailure("there is no press") }
    unsafe convert(press.back, inks, channels: 4, &bytes)
  }

  private func convert(
    _ transform: cmsHTRANSFORM, _ input: [UInt8], channels: Int, _ output: inout [UInt8]
  ) {
    unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        unsafe cmsDoTransform(
          transform, input.baseAddress, output.baseAddress, cmsUInt32Number(input.count / channels))
      }
    }
  }

  /// Converts interleaved pixels of three channels.
  private func run<In, Out>(
    _ transform: cmsHTRANSFORM, _ input: [In], _ output: inout [Out], _ pixelsPerCall: Int
  ) {
    precondition(output.count == input.count, "three channels in, three out")
    let step = pixelsPerCall * 3
    unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        for start in stride(from: 0, to: input.count, by: step) {
          unsafe cmsDoTransform(
            transform, input.baseAddress! + start, output.baseAddress! + start,
            cmsUInt32Number(min(step, input.count - start) / 3))
        }
      }
    }
  }

  /// Display P3: the primaries of SMPTE EG 432-1, D65, the curve of sRGB (IEC 61966-2-1).
  private static func displayP3(_ context: cmsContext) -> cmsHPROFILE {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var primaries = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: 0.680, y: 0.320, Y: 1), Green: cmsCIExyY(x: 0.265, y: 0.690, Y: 1),
      Blue: cmsCIExyY(x: 0.150, y: 0.060, Y: 1))
    let parameters = [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045]
    let curve = unsafe cmsBuildParametricToneCurve(context, 4, parameters)
    defer { unsafe cmsFreeToneCurve(curve) }
    let curves = unsafe [curve, curve, curve]
    return unsafe cmsCreateRGBProfileTHR(context, &white, &primaries, curves)!
  }
}
