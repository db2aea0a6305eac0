/// Bytes that are read at any place: those at hand, or those of an open file (`MediaFile`).
package protocol ByteSource {
  /// Why they cannot be read; `Never` for those at hand.
  associatedtype Failure: Error
  var length: Int { get }
  /// The byte at a place; nil where there is none.
  func byte(at place: Int) throws(Failure) -> UInt8?
}

extension Array: ByteSource where Element == UInt8 {
  package typealias Failure = Never
  @inlinable package var length: Int { count }
  @inlinable package func byte(at place: Int) -> UInt8? { indices.contains(place) ? self[place] : nil }
}

/// A place in bytes that moves on as numbers are read, and never beyond an end.
package struct ByteCursor<Source: ByteSource> {
  package let source: Source
  package var place: Int
  package let end: Int
  @usableFromInline let order: ByteOrder

  /// `end` is the first place that is not read; the end of the source counts as well.
  @inlinable package init(
    _ source: Source, at place: Int, end: Int = .max, order: ByteOrder = .bigEndian
  ) {
    (self.source, self.place, self.order) = (source, place, order)
    self.end = min(end, source.length)
  }

  @inlinable package var left: Int { end - place }

  /// A number of up to eight bytes, of none 0; nil past the end and for one that is too large.
  @inlinable package mutating func number(_ count: Int) throws(Source.Failure) -> Int? {
    guard place >= 0, place <= end - count else { return nil }
    var number: UInt64 = 0
    for step in 0..<count {
      guard let byte = try source.byte(at: place + step) else { return nil }
      number |= UInt64(byte) << UInt64(8 * (order == .littleEndian ? step : count - 1 - step))
    }
    place += count
    return Int(exactly: number)
  }

  @inlinable package mutating func skip(_ count: Int) { place = place.advanced(clamping: count) }

  /// Four letters such as `meta`; nil past the end.
  @inlinable package mutating func letters() throws(Source.Failure) -> FourCC? {
    guard let number = try number(4) else { return nil }
    let code = UInt32(truncatingIfNeeded: number)
    return FourCC(number: order == .littleEndian ? code.byteSwapped : code)
  }

  /// The four bytes that a full box begins with (ISO 14496-12, section 4.2); nil past the end.
  @inlinable package mutating func version() throws(Source.Failure) -> (version: Int, flags: Int)? {
    try number(4).map { ($0 >> 24, $0 & 0xFF_FFFF) }
  }
}
