import MediaContainers

extension BarePictureProblem: MediaProblem {}

typealias OriginalFile = MediaFile<BarePictureProblem>

/// Bytes in memory of which each that is asked for must be there.
typealias ByteReader = ByteCursor<[UInt8]>

extension ByteReader {
  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.init(bytes, at: range.lowerBound, end: range.upperBound)
  }

  /// A number of up to eight bytes, of none 0.
  mutating func needed(_ count: Int) throws(BarePictureProblem) -> Int {
    guard let number = number(count) else { throw .damaged }
    return number
  }

  mutating func take(_ count: Int) throws(BarePictureProblem) -> [UInt8] {
    guard count >= 0, count <= left else { throw .damaged }
    defer { place += count }
    return Array(source[place..<place + count])
  }

  mutating func neededLetters() throws(BarePictureProblem) -> FourCC {
    guard let letters = letters() else { throw .damaged }
    return letters
  }

  mutating func neededVersion() throws(BarePictureProblem) -> (version: Int, flags: Int) {
    guard let version = version() else { throw .damaged }
    return version
  }
}
