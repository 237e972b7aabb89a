internal import CColorDeriveABI

/// The version of the library: `COLORDERIVE_VERSION`.
@c @implementation
public func colorderive_version() -> UnsafePointer<CChar>? {
  // The one text that lives as long as the program: a literal's, which ends with a zero.
  let version: StaticString = "0.1.0"
  return unsafe UnsafeRawPointer(version.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// The version of the interface that this was built with.
@c @implementation
public func colorderive_abi_version() -> Int32 { COLORDERIVE_ABI_VERSION }
