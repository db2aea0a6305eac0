import MediaContainers

extension PictureSanitizerProblem: MediaProblem {}

typealias OriginalFile = MediaFile<PictureSanitizerProblem>

/// Bytes in memory of which each that is asked for must be there.
typealias ByteReader = ByteCursor<[UInt8]>

extension ByteReader {
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.init(bytes, at: range.lowerBound, end: range.upperBound)
  }

  /// A number of up to eight bytes, of none 0.
  mutating func needed(_ count: Int) throws(PictureSanitizerProblem) -> Int {
    guard let number = number(count) else { throw .damaged }
    return number
  }

  mutating func take(_ count: Int) throws(PictureSanitizerProblem) -> [UInt8] {
    guard count >= 0, count <= left else { throw .damaged }
    defer { place += count }
    return Array(source[place..<place + count])
  }

  mutating func neededLetters() throws(PictureSanitizerProblem) -> FourCC {
    guard let letters = letters() else { throw .damaged }
    return letters
  }

  mutating func neededVersion() throws(PictureSanitizerProblem) -> (version: Int, flags: Int) {
    guard let version = version() else { throw .damaged }
    return version
  }
}
