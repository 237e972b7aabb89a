internal import CLittleCMS

/// A profile that is open in a session. Freed with its owner.
@safe struct ProfileHandle: ~Copyable {
  let pointer: cmsHPROFILE
  /// The context must live until the profile is closed.
  private let session: Session

  private init(_ pointer: cmsHPROFILE, _ session: Session) {
    unsafe self.pointer = pointer
    self.session = session
  }

  deinit { unsafe _ = cmsCloseProfile(pointer) }

  /// The profile opened from its checked bytes, which LittleCMS copies.
  static func open(_ bytes: [UInt8], in session: Session) -> ProfileHandle? {
    let pointer = unsafe bytes.withUnsafeBytes { buffer in
      unsafe cmsOpenProfileFromMemTHR(session.context, buffer.baseAddress, UInt32(buffer.count))
    }
    guard let pointer = unsafe pointer else { return nil }
    return unsafe ProfileHandle(pointer, session)
  }

  /// CIE Lab on D50, LittleCMS's own profile of version 4.
  static func lab(in session: Session) -> ProfileHandle? {
    guard let pointer = unsafe cmsCreateLab4ProfileTHR(session.context, nil) else { return nil }
    return unsafe ProfileHandle(pointer, session)
  }

  /// A built-in profile, made from its numbers by `cmsCreateRGBProfileTHR` or `cmsCreateGrayProfileTHR`.
  static func make(_ profile: BuiltInProfile, in session: Session) -> ProfileHandle? {
    let definition = profile.definition
    guard let curve = unsafe toneCurve(definition.curve, in: session) else { return nil }
    defer { unsafe cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: definition.white.x, y: definition.white.y, Y: 1)
    let pointer: cmsHPROFILE?
    if definition.primaries.isEmpty {
      unsafe pointer = cmsCreateGrayProfileTHR(session.context, &white, curve)
    } else {
      let (red, green, blue) = (definition.primaries[0], definition.primaries[1], definition.primaries[2])
      var primaries = cmsCIExyYTRIPLE(
        Red: cmsCIExyY(x: red.x, y: red.y, Y: 1),
        Green: cmsCIExyY(x: green.x, y: green.y, Y: 1),
        Blue: cmsCIExyY(x: blue.x, y: blue.y, Y: 1)
      )
      let curves: [OpaquePointer?] = unsafe [curve, curve, curve]
      unsafe pointer = curves.withUnsafeBufferPointer { curves in
        unsafe cmsCreateRGBProfileTHR(session.context, &white, &primaries, curves.baseAddress)
      }
    }
    guard let pointer = unsafe pointer else { return nil }
    return unsafe ProfileHandle(pointer, session)
  }

  /// The curve in LittleCMS's numbering, which is ICC's kind and one more.
  private static func toneCurve(_ curve: ToneCurve, in session: Session) -> OpaquePointer? {
    switch curve {
    case .identity: unsafe cmsBuildGamma(session.context, 1)
    case .gamma(let gamma): unsafe cmsBuildGamma(session.context, gamma)
    case .parametric(let kind, let parameters):
      unsafe cmsBuildParametricToneCurve(session.context, Int32(kind) + 1, parameters)
    case .table: nil
    }
  }

  /// The profile as a file's bytes, or none if LittleCMS can't write it.
  func bytes() -> [UInt8]? {
    var count: UInt32 = 0
    guard unsafe cmsSaveProfileToMem(pointer, nil, &count) != 0, count > 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(count))
    let isSaved = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe cmsSaveProfileToMem(pointer, buffer.baseAddress, &count)
    }
    return isSaved != 0 ? bytes : nil
  }

  /// The transform from this profile to another, in this one's session, or none if LittleCMS refuses.
  func transform(
    _ format: UInt32, to other: borrowing ProfileHandle, _ otherFormat: UInt32, intent: UInt32, flags: UInt32
  ) -> cmsHTRANSFORM? {
    unsafe cmsCreateTransformTHR(
      session.context, pointer, format, other.pointer, otherFormat, intent, flags
    )
  }
}
