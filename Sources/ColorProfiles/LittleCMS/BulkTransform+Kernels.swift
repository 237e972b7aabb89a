internal import ColorCore

extension BulkTransform {
  /// Bytes on our own kernels. The output has room for as many colors.
  func convertBytes(
    _ input: Span<Number>, into output: inout MutableSpan<Number>, count: Int, _ transform: ByteTransform
  ) {
    unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        // Numbers of this depth are bytes.
        let pixels = unsafe input.bindMemory(to: UInt8.self),
          result = unsafe output.bindMemory(to: UInt8.self)
        var place = unsafe MutableSpan(_unsafeElements: result[..<(3 * count)])
        do throws(ColorBatchError) {
          try ColorBatch.transform(
            unsafe Span(_unsafeElements: pixels[..<(3 * count)]), by: transform, &place)
        } catch {
          preconditionFailure("both are as many whole pixels")
        }
      }
    }
  }

  /// Floats on our own kernels, up to the first that isn't from 0 to 1.
  func convertFloats(
    _ input: Span<Number>, into output: inout MutableSpan<Number>, count: Int, _ transform: FloatTransform
  ) -> (place: Int, value: Double)? {
    unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        // Numbers of this depth are floats.
        let numbers = unsafe input.bindMemory(to: Float.self),
          result = unsafe output.bindMemory(to: Float.self)
        var place = unsafe MutableSpan(_unsafeElements: result[..<(3 * count)])
        let bad = Self.converted(
          unsafe Span(_unsafeElements: numbers[..<(3 * count)]), into: &place, transform)
        return bad.map { (place: $0, value: Double(unsafe numbers[$0])) }
      }
    }
  }

  /// Numbers of 16 bits on the kernels of floats, in pieces that stay in the processor's nearest memory. A float's 24
  /// bits are enough but for one number in some two hundred, which is off by 1.
  func convertWords(
    _ input: Span<Number>, into output: inout MutableSpan<Number>, count: Int, _ transform: FloatTransform
  ) {
    let piece = 3 * 512
    var here = [Float](repeating: 0, count: min(piece, 3 * count)), there = here
    unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBytes { output in
        // Numbers of this depth are words.
        let words = unsafe input.bindMemory(to: UInt16.self),
          result = unsafe output.bindMemory(to: UInt16.self)
        for first in stride(from: 0, to: 3 * count, by: piece) {
          let length = min(piece, 3 * count - first)
          for index in 0..<length { here[index] = Float(unsafe words[first + index]) / 65_535 }
          // In the last piece also what the one before has left.
          var place = there.mutableSpan
          let bad = Self.converted(here.span, into: &place, transform)
          assert(bad == nil, "a word is from 0 to 65,535")
          for index in 0..<length {
            let number = min(max(there[index], 0), 1)
            unsafe result[first + index] = UInt16(number * 65_535 + 0.5)
          }
        }
      }
    }
  }

  private static func converted(
    _ input: Span<Float>, into output: inout MutableSpan<Float>, _ transform: FloatTransform
  ) -> Int? {
    do throws(ColorBatchError) {
      return try ColorBatch.transform(input, by: transform, &output)
    } catch {
      preconditionFailure("both are as many whole colors")
    }
  }
}
