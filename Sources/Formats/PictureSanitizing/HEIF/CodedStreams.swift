import MediaContainers

/// What of a picture coded with HEVC is published: units of the picture and its parameters, no messages beside them
/// (ITU-T H.265, section 7.4.2; ISO 14496-15, section 8.3.3).
enum HEVCStream {
  /// Bytes of the length before each unit, as the property says.
  static func lengthSize(_ property: ByteReader) throws(PictureSanitizerProblem) -> Int {
    var reader = property
    return Int(try reader.take(22)[21] & 3) + 1
  }

  /// The units of a picture that are kept.
  static func kept(
    of item: ItemBytes, lengthSize: Int, in file: OriginalFile
  ) throws(PictureSanitizerProblem) -> [Range<Int>] {
    var rest = item
    var kept: [Range<Int>] = []
    while rest.count > 0 {
      let start = rest
      let length = try rest.number(lengthSize, file)
      var unit = rest
      try rest.skip(length)
      guard length >= 2 else { throw .damaged }
      let kind = try unit.number(1, file) >> 1 & 0x3F
      guard kind <= 21 || (32...34).contains(kind) else { continue }
      kept += try start.ranges(ofNext: lengthSize + length)
    }
    return kept
  }
}

/// What of a picture coded with AV1 is published: its headers and tiles, no notes and nothing that only fills
/// (AV1 Bitstream, section 5.3).
enum AV1Stream {
  /// The property, with the header of the sequence alone.
  static func parameters(_ property: ByteReader) throws(PictureSanitizerProblem) -> [UInt8] {
    var reader = property
    var result = try reader.take(4)
    while reader.left > 0 {
      let start = reader.place
      let (kind, length) = try head { () throws(PictureSanitizerProblem) in try reader.needed(1) }
      guard let length else { throw .damaged }
      _ = try reader.take(length)
      if kind == 1 { result += reader.source[start..<reader.place] }
    }
    return result
  }

  /// The units of a picture that are kept.
  static func kept(of item: ItemBytes, in file: OriginalFile) throws(PictureSanitizerProblem) -> [Range<Int>]
  {
    var rest = item
    var kept: [Range<Int>] = []
    while rest.count > 0 {
      let start = rest
      let (kind, length) = try head { () throws(PictureSanitizerProblem) in try rest.number(1, file) }
      try rest.skip(length ?? rest.count)
      guard pictureKinds.contains(kind) else { continue }
      kept += try start.ranges(ofNext: start.count - rest.count)
    }
    return kept
  }

  /// Headers of the sequence, of time, of frames; tiles; frames; headers once more.
  private static let pictureKinds: Set<Int> = [1, 2, 3, 4, 6, 7]

  /// The head of a unit, byte by byte: its kind, and the length of what follows where that is said.
  private static func head(
    _ next: () throws(PictureSanitizerProblem) -> Int
  ) throws(PictureSanitizerProblem) -> (kind: Int, length: Int?) {
    let head = try next()
    if head & 4 != 0 { _ = try next() }
    guard head & 2 != 0 else { return (head >> 3 & 15, nil) }
    var (length, shift) = (0, 0)
    while true {
      let byte = try next()
      length |= (byte & 0x7F) << shift
      shift += 7
      if byte < 0x80 { return (head >> 3 & 15, length) }
      guard shift < 35 else { throw .damaged }
    }
  }
}

/// The bytes of an item, which may lie in several ranges of the file: what is left of them to be read.
struct ItemBytes {
  private let ranges: [Range<Int>]
  private var index = 0
  private var place: Int
  private(set) var count: Int

  init(_ ranges: [Range<Int>]) {
    self.ranges = ranges.filter { !$0.isEmpty }
    place = self.ranges.first?.lowerBound ?? 0
    count = self.ranges.reduce(0) { $0 + $1.count }
  }

  mutating func number(_ count: Int, _ file: OriginalFile) throws(PictureSanitizerProblem) -> Int {
    var number = 0
    for _ in 0..<count {
      guard self.count > 0 else { throw .damaged }
      number = number << 8 | (try file.number(at: place, 1))
      try skip(1)
    }
    return number
  }

  mutating func skip(_ count: Int) throws(PictureSanitizerProblem) { _ = try take(count) }

  /// Where the next bytes lie.
  func ranges(ofNext count: Int) throws(PictureSanitizerProblem) -> [Range<Int>] {
    var copy = self
    return try copy.take(count)
  }

  private mutating func take(_ count: Int) throws(PictureSanitizerProblem) -> [Range<Int>] {
    guard count <= self.count else { throw .damaged }
    var taken: [Range<Int>] = []
    var left = count
    while left > 0 {
      let step = min(left, ranges[index].upperBound - place)
      taken.append(place..<place + step)
      place += step
      left -= step
      if place == ranges[index].upperBound, index + 1 < ranges.count {
        index += 1
        place = ranges[index].lowerBound
      }
    }
    self.count -= count
    return taken
  }
}
