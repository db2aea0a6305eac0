/// A place in a file that moves on as numbers are read, and never beyond an end.
struct FileCursor {
  private let file: PictureFile
  private(set) var place: Int
  private let end: Int
  private let isLittleEndian: Bool

  /// `end` is the first place that is not read; the file's own end counts as well.
  init(_ file: PictureFile, at place: Int, end: Int = .max, isLittleEndian: Bool = false) {
    self.file = file
    self.place = place
    self.end = min(end, file.length)
    self.isLittleEndian = isLittleEndian
  }

  /// A number of up to eight bytes, of none 0; nil past the end and for one that is too large.
  mutating func number(_ count: Int) throws(PhotoProblem) -> Int? {
    guard place >= 0, place <= end - count else { return nil }
    var number: UInt64 = 0
    for step in 0..<count {
      guard let byte = try file.byte(at: place + step) else { return nil }
      number |= UInt64(byte) << UInt64(8 * (isLittleEndian ? step : count - 1 - step))
    }
    place += count
    return Int(exactly: number)
  }

  mutating func skip(_ count: Int) { place = place.advanced(clamping: count) }

  /// Four letters such as `meta`, of which each byte counts as one; nil past the end.
  mutating func letters() throws(PhotoProblem) -> String? {
    guard let number = try number(4) else { return nil }
    let scalars = [24, 16, 8, 0].map { Unicode.Scalar(UInt8(truncatingIfNeeded: number >> $0)) }
    return String(String.UnicodeScalarView(isLittleEndian ? scalars.reversed() : scalars))
  }
}

extension Int {
  /// The sum, or the largest number there is.
  func advanced(clamping step: Int) -> Int {
    let (sum, isTooLarge) = addingReportingOverflow(step)
    return isTooLarge ? .max : sum
  }
}
