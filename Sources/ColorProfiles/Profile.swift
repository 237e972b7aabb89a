/// An ICC profile of a gray, RGB or CMYK device: what it says, and the way from its device's numbers to
/// colors and back.
///
///     let printer = try Profile(bytes: bytes, name: "default_cmyk.icc")
///     printer.space                                          // .cmyk
///     try printer.color(ofDevice: [0, 0.65, 1, 0])           // a Lab color
///
/// A value without open handles: each ``Transform`` opens what it needs in a LittleCMS context of its own,
/// so that a profile may be used from many tasks at once. Reading files is the caller's business.
public struct Profile: Hashable, Sendable {
  /// The name that it was opened by: a file's, or that of a built-in profile.
  public var name: String { contents.name }

  /// What it says about itself.
  public var facts: ProfileFacts { contents.facts }

  /// What LittleCMS may take for it.
  var limits: ProfileLimits { contents.limits }

  private let contents: Contents

  /// What copies of a profile share. Two are the same if their bytes are; the digest makes it cheap to tell
  /// that they aren't.
  private final class Contents: Hashable, Sendable {
    enum Source: Hashable, Sendable {
      /// The bytes with the checked tags alone.
      case bytes([UInt8])
      case builtIn(BuiltInProfile)
    }

    let name: String
    let limits: ProfileLimits
    let source: Source
    let facts: ProfileFacts
    let model: MatrixModel?
    let neutral: NeutralAxis?
    let digest: Int

    init(
      name: String, _ limits: ProfileLimits, _ source: Source, _ facts: ProfileFacts, _ model: MatrixModel?,
      _ neutral: NeutralAxis?
    ) {
      self.name = name
      self.limits = limits
      self.source = source
      self.facts = facts
      self.model = model
      self.neutral = neutral
      digest = source.hashValue
    }

    static func == (a: Contents, b: Contents) -> Bool {
      a === b
        || (a.digest == b.digest && a.name == b.name && a.limits == b.limits && a.source == b.source
          && a.facts == b.facts)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
  }

  /// The profile in these bytes, after every check that keeps LittleCMS safe.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - name: What errors call the profile, such as its file's name.
  ///   - limits: How large it and its parts may be.
  /// - Throws: What is wrong with the bytes, and at which of them.
  public init(
    bytes: [UInt8], name: String, limits: ProfileLimits = ProfileLimits()
  ) throws(ProfileError) {
    let checked: CheckedProfile
    do {
      checked = try ProfileGate.check(bytes, limits: limits)
    } catch {
      throw ProfileError(error.reason, profile: name, offset: error.offset)
    }
    contents = Contents(
      name: name, limits, .bytes(checked.bytes),
      ProfileFacts(checked, title: checked.texts.title ?? name, byteCount: bytes.count),
      MatrixModel(checked.shape), NeutralAxis(checked))
    try probe()
  }

  /// A built-in profile.
  ///
  /// - Throws: `littleCMS` if LittleCMS can't make it, which means that there is no memory.
  public init(_ builtIn: BuiltInProfile) throws(ProfileError) {
    let name = builtIn.rawValue, limits = ProfileLimits()
    let session = try Session(limits: limits, for: builtIn.rawValue)
    guard let handle = ProfileHandle.make(builtIn, in: session), let bytes = handle.bytes()
    else { throw ProfileError(.littleCMS("it can't make the profile"), profile: builtIn.rawValue) }
    do {
      let checked = try ProfileGate.check(bytes, limits: ProfileLimits())
      contents = Contents(
        name: name, limits, .builtIn(builtIn),
        ProfileFacts(checked, title: builtIn.title, byteCount: nil, definition: builtIn.definition),
        MatrixModel(builtIn), NeutralAxis(builtIn))
    } catch {
      throw ProfileError(error.reason, profile: builtIn.rawValue, offset: error.offset)
    }
  }

  /// The kind of numbers that its device takes.
  public var space: DeviceSpace { facts.space }

  /// Its curves and matrix, if it has nothing else.
  var model: MatrixModel? { contents.model }

  /// The grays that are neutral by what it is, if there are any.
  var neutral: NeutralAxis? { contents.neutral }

  /// Whether colors can be brought to the device, or from it, which every profile can.
  public func hasWay(toDevice: Bool) -> Bool { !toDevice || !facts.intentsToDevice.isEmpty }

  /// The profile opened in a session.
  func open(in session: Session) -> ProfileHandle? {
    switch contents.source {
    case .bytes(let bytes): ProfileHandle.open(bytes, in: session)
    case .builtIn(let builtIn): ProfileHandle.make(builtIn, in: session)
    }
  }
}
