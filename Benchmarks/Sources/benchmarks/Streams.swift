import ColorCore
import ColorDerivation

/// A job on more colors than memory needs to hold: each block is made, worked on and forgotten.
struct Stream: Sendable {
  /// The colors of a block.
  static let block = 4_096

  /// What is done, with the path it is done on.
  var key: String
  /// Does the colors from a place on, so many, and gives a number made from the results.
  var run: @Sendable (_ start: Int, _ count: Int) -> UInt64

  /// All that are measured, on the path that is in use.
  static func all() -> [Stream] {
    let path = ColorBatch.path.rawValue
    return [
      Stream(key: "sRGB8 to OKLab/\(path)") { start, count in
        blocks(from: start, count) { planes in
          planes.toOKLab()
          return UInt64(planes.lightness[0].bitPattern)
        }
      },
      Stream(key: "sRGB8 to OKLab and back/\(path)") { start, count in
        blocks(from: start, count) { planes in
          planes.toOKLab()
          planes.toSRGB8()
          return UInt64(planes.red[0])
        }
      },
      Stream(key: "derive 4x2/\(path)") { start, count in
        var bases = [SRGB8](repeating: .black, count: min(block, count))
        var shifted = BulkWorkloads.fourWays.shifted(bases)
        return blocks(from: start, count) { planes in
          for index in bases.indices {
            bases[index] = SRGB8(red: planes.red[index], green: planes.green[index], blue: planes.blue[index])
          }
          BulkWorkloads.shift(bases, into: &shifted)
          return UInt64(shifted[0].color.rrggbb)
        }
      },
    ]
  }

  /// Colors from a place on, a block after the other. The same place has the same color, whoever asks.
  private static func blocks(from start: Int, _ count: Int, _ body: (inout Planes) -> UInt64) -> UInt64 {
    var planes = Planes(Pixels.even(min(block, count), seed: 0))
    var sum: UInt64 = 0
    var place = start
    while place < start + count {
      let length = min(planes.count, start + count - place)
      // The last block has a few colors of the one before behind its own.
      planes.fill(length, seed: UInt64(place))
      sum &+= body(&planes)
      place += length
    }
    return sum
  }
}
