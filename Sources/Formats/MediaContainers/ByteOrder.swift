/// Which byte of a number stands first.
package enum ByteOrder: Hashable, Sendable {
  /// The highest, as in boxes, PNG and `MM` of TIFF.
  case bigEndian
  /// The lowest, as in RIFF and `II` of TIFF.
  case littleEndian

  /// A number in so many bytes.
  package func bytes(_ number: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return self == .littleEndian ? bytes : bytes.reversed()
  }
}

/// A number in so many bytes, the highest first.
package func bigEndian(_ number: Int, _ count: Int) -> [UInt8] { ByteOrder.bigEndian.bytes(number, count) }

/// A number in so many bytes, the lowest first.
package func littleEndian(_ number: Int, _ count: Int) -> [UInt8] {
  ByteOrder.littleEndian.bytes(number, count)
}

extension Int {
  /// The sum, or the largest number there is.
  @inlinable package func advanced(clamping step: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(step)
    return isTooLarge ? .max : sum
  }
}
