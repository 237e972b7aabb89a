internal import CColorKernels

extension ColorBatch {
  /// The instructions that batches are computed with. All give the same bits; they differ in speed.
  public enum Path: String, CaseIterable, Hashable, Sendable {
    /// What every processor of the architecture has: SSE2 on x86-64, NEON on arm64.
    case baseline

    /// 256-bit vectors, on x86-64.
    case avx2

    /// 512-bit vectors with F, BW, DQ, VL and VBMI, on x86-64: Ice Lake, Zen 4 and later.
    case avx512

    /// Whether this processor has them.
    public var isAvailable: Bool { cck_available(kernels) }

    /// The path that a value of the environment variable `COLORDERIVE_KERNELS` chooses: `baseline` and `avx2` the
    /// fastest available up to that one; any other value, or none, the fastest.
    package init(chosenBy name: String?) {
      let found =
        if let name {
          unsafe name.withCString { name in unsafe cck_choice(name) }
        } else {
          cck_choice(nil)
        }
      self.init(found)
    }

    /// Its number in C, for the modules that have kernels of their own.
    package var number: UInt32 { kernels.rawValue }

    fileprivate init(_ kernels: cck_path) {
      switch kernels {
      case CCK_AVX512: self = .avx512
      case CCK_AVX2: self = .avx2
      default: self = .baseline
      }
    }

    var kernels: cck_path {
      switch self {
      case .baseline: CCK_BASELINE
      case .avx2: CCK_AVX2
      case .avx512: CCK_AVX512
      }
    }
  }

  /// The path taken: the fastest available one, or the lesser that the environment variable
  /// `COLORDERIVE_KERNELS` names, `baseline` or `avx2`, or what `use(_:)` was given.
  ///
  /// The variable is read once, when a batch is first converted or this is first asked.
  public static var path: Path { Path(cck_current()) }

  /// Takes the path from now on, in the whole process, for tests and measurements.
  ///
  /// - Returns: Whether the path is available; if it isn't, nothing changes.
  @discardableResult
  public static func use(_ path: Path) -> Bool { cck_force(path.kernels) }
}
