internal import ColorDerive

/// The way from the numbers of one device to those of another, with the texts around it.
///
/// It holds an open transform, which is why it has one owner.
struct DeviceConversion: ~Copyable {
  private let source: Profile
  private let transform: Transform

  init(
    from source: Profile, to destination: Profile, intent: RenderingIntent, blackPointCompensation: Bool
  ) throws(ToolError) {
    self.source = source
    do throws(ProfileError) {
      transform = try Transform(
        from: .device(source), to: .device(destination), intent: intent,
        blackPointCompensation: blackPointCompensation)
    } catch {
      throw .profile(error)
    }
  }

  /// What became of one color.
  struct Result {
    /// The numbers that were read.
    var input: [Double]
    /// The numbers for the other device, each brought into 0 to 1.
    var output: [Double]
    /// Whether the other device can't show the color, as far as its numbers tell: one of them had to be brought
    /// into 0 to 1 by more than the rounding of 32-bit floats, as with ``DeviceColor/isClipped``.
    var isClipped: Bool

    /// The result for a program.
    var json: JSONValue {
      .object([
        JSONMember("input", DeviceNumbers.json(input)), JSONMember("output", DeviceNumbers.json(output)),
        JSONMember("clipped", .bool(isClipped)),
      ])
    }
  }

  /// The color that a text spells, on the other device.
  func callAsFunction(_ text: String) throws(InputFault) -> Result {
    let input = try DeviceNumbers.reading(text, for: source)
    do throws(ProfileError) {
      let color = DeviceColor(unbounded: try transform.convert(input))
      return Result(input: input, output: color.values, isClipped: color.isClipped)
    } catch {
      throw InputFault(.device(error), at: .byte(0))
    }
  }
}
