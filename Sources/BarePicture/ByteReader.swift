/// A place in bytes that are in memory, which moves on as numbers are read.
struct ByteReader {
  let bytes: [UInt8]
  private(set) var place: Int
  let end: Int
  var isLittleEndian = false

  init(_ bytes: [UInt8], _ range: Range<Int>? = nil, isLittleEndian: Bool = false) {
    self.bytes = bytes
    self.isLittleEndian = isLittleEndian
    let range = (range ?? 0..<bytes.count).clamped(to: 0..<bytes.count)
    (place, end) = (range.lowerBound, range.upperBound)
  }

  var left: Int { end - place }

  /// A number of up to eight bytes, of none 0.
  mutating func number(_ count: Int) throws(BarePictureProblem) -> Int {
    guard count <= left else { throw .damaged }
    var number: UInt64 = 0
    for step in 0..<count {
      number = number << 8 | UInt64(bytes[place + (isLittleEndian ? count - 1 - step : step)])
    }
    place += count
    guard let number = Int(exactly: number) else { throw .damaged }
    return number
  }

  mutating func take(_ count: Int) throws(BarePictureProblem) -> [UInt8] {
    guard count >= 0, count <= left else { throw .damaged }
    defer { place += count }
    return Array(bytes[place..<place + count])
  }

  /// Four letters such as `meta`, each byte as one.
  mutating func letters() throws(BarePictureProblem) -> String {
    String(String.UnicodeScalarView(try take(4).map { Unicode.Scalar($0) }))
  }
}
