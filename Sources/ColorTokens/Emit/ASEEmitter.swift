internal import ColorCore
internal import ColorDerivation

/// Writes a family of themes as an Adobe Swatch Exchange file, for Illustrator, InDesign and Photoshop.
///
/// Each theme is a group by the name of its appearance. A color is `RGB ` with a 255th of each byte; one that sRGB
/// can't show is `LAB `, relative to D50, since RGB has no space of its own there. The format has no opacity: the name
/// of a translucent color says how much of it there is. Swatches are global: what is drawn with one follows it.
///
/// Numbers are big-endian, 32-bit floats among them, and names UTF-16 with a zero behind them.
///
/// - SeeAlso: There is no official description; this is what programs that read such files agree on.
public struct ASEEmitter: Emitter {
  /// An emitter.
  public init() {}

  /// One file, whose path is empty.
  ///
  /// - Throws: A finding `name-collision` for each token whose name another one has already.
  public func files(for family: ThemeFamily) throws(EmitError) -> [OutputFile] {
    let names = try SwatchNames(family, in: "the Adobe swatches")
    var writer = ASEWriter()
    for theme in family.themes.map(\.theme) {
      writer.beginGroup(theme.appearance.name)
      for entry in theme.entries {
        writer.color(names[entry.path] + entry.color.opacityNote, entry.color)
      }
      writer.endGroup()
    }
    return [OutputFile(path: "", bytes: writer.file)]
  }

  /// The name of the swatch, without a note of its opacity.
  public func name(of path: TokenPath, by naming: OutputNaming) -> String {
    SwatchNames.name(of: path, naming.names)
  }
}

/// An Adobe Swatch Exchange file while it is written.
struct ASEWriter {
  private var blocks: [UInt8] = []
  private var count: UInt32 = 0

  /// The whole file: its sign, version 1.0, the number of blocks, and the blocks.
  var file: [UInt8] {
    var bytes = Array("ASEF".utf8)
    Self.append(UInt16(1), to: &bytes)
    Self.append(UInt16(0), to: &bytes)
    Self.append(count, to: &bytes)
    return bytes + blocks
  }

  /// Begins a group of colors.
  mutating func beginGroup(_ name: String) { block(0xC001, Self.name(name)) }

  /// Ends it.
  mutating func endGroup() { block(0xC002, []) }

  /// Adds a color.
  mutating func color(_ name: String, _ color: EmittedColor) {
    var body = Self.name(name)
    let numbers: [Double]
    if let lab = color.rec2020Code?.color.converted(to: Lab.self) ?? color.wide?.converted(to: Lab.self) {
      // Lightness from 0 to 1, the other axes as they are.
      numbers = [lab.components.x / 100, lab.components.y, lab.components.z]
      body += "LAB ".utf8
    } else {
      numbers = [color.bytes.red, color.bytes.green, color.bytes.blue].map { Double($0) / 255 }
      body += "RGB ".utf8
    }
    for number in numbers { Self.append(Float(number).bitPattern, to: &body) }
    // 0 is global, 1 a spot color, 2 a plain one.
    Self.append(UInt16(0), to: &body)
    block(0x0001, body)
  }

  private mutating func block(_ type: UInt16, _ body: [UInt8]) {
    Self.append(type, to: &blocks)
    Self.append(UInt32(body.count), to: &blocks)
    blocks += body
    count += 1
  }

  private static func name(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    // Names of 255 bytes on 64 levels, the most that are read, are far below the 65,535 that 16 bits can say.
    let units = Array(text.utf16) + [0]
    append(UInt16(units.count), to: &bytes)
    for unit in units { append(unit, to: &bytes) }
    return bytes
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    for shift in stride(from: value.bitWidth - 8, through: 0, by: -8) {
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
  }
}
