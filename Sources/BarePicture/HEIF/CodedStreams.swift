/// What of a picture coded with HEVC is published: units of the picture and its parameters, no messages beside them
/// (ITU-T H.265, section 7.4.2; ISO 14496-15, section 8.3.3).
enum HEVCStream {
  /// Bytes of the length before each unit, as the property says.
  static func lengthSize(_ property: ByteReader) throws(BarePictureProblem) -> Int {
    var reader = property
    return Int(try reader.take(22)[21] & 3) + 1
  }

  /// The property, with the parameters of video, sequence and picture alone.
  static func parameters(_ property: ByteReader) throws(BarePictureProblem) -> [UInt8] {
    var reader = property
    let head = try reader.take(22)
    var kept: [UInt8] = []
    var count = 0
    for _ in 0..<(try reader.number(1)) {
      let kind = try reader.number(1)
      var (units, unitCount) = ([UInt8](), 0)
      for _ in 0..<(try reader.number(2)) {
        let unit = try reader.take(try reader.number(2))
        // A list may say that it is of another kind than its units are.
        guard let head = unit.first, Int(head) >> 1 & 0x3F == kind & 0x3F else { continue }
        units += bigEndian(unit.count, 2) + unit
        unitCount += 1
      }
      guard (32...34).contains(kind & 0x3F), unitCount > 0 else { continue }
      kept += [UInt8(kind)] + bigEndian(unitCount, 2) + units
      count += 1
    }
    return head + [UInt8(count)] + kept
  }

  /// The units of a picture that are kept.
  static func kept(
    of item: ItemBytes, lengthSize: Int, in file: OriginalFile
  ) throws(BarePictureProblem) -> [Range<Int>] {
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
  static func parameters(_ property: ByteReader) throws(BarePictureProblem) -> [UInt8] {
    var reader = property
    var result = try reader.take(4)
    while reader.left > 0 {
      var unit = try reader.take(1)
      let (kind, isLong, hasLength) = parts(of: Int(unit[0]))
      guard hasLength else { throw .damaged }
      if isLong { unit += try reader.take(1) }
      var (length, shift) = (0, 0)
      while true {
        let byte = try reader.number(1)
        unit.append(UInt8(byte))
        length |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
        guard shift < 35 else { throw .damaged }
      }
      unit += try reader.take(length)
      if kind == 1 { result += unit }
    }
    return result
  }

  /// The units of a picture that are kept.
  static func kept(of item: ItemBytes, in file: OriginalFile) throws(BarePictureProblem) -> [Range<Int>] {
    var rest = item
    var kept: [Range<Int>] = []
    while rest.count > 0 {
      let start = rest
      let (kind, isLong, hasLength) = parts(of: try rest.number(1, file))
      if isLong { try rest.skip(1) }
      var length = hasLength ? 0 : rest.count
      var shift = 0
      while hasLength {
        let byte = try rest.number(1, file)
        length |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80 { break }
        guard shift < 35 else { throw .damaged }
      }
      try rest.skip(length)
      guard pictureKinds.contains(kind) else { continue }
      kept += try start.ranges(ofNext: start.count - rest.count)
    }
    return kept
  }

  /// Headers of the sequence, of time, of frames; tiles; frames; headers once more.
  private static let pictureKinds: Set<Int> = [1, 2, 3, 4, 6, 7]

  private static func parts(of head: Int) -> (kind: Int, isLong: Bool, hasLength: Bool) {
    (head >> 3 & 15, head & 4 != 0, head & 2 != 0)
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

  mutating func number(_ count: Int, _ file: OriginalFile) throws(BarePictureProblem) -> Int {
    var number = 0
    for _ in 0..<count {
      guard self.count > 0 else { throw .damaged }
      number = number << 8 | Int(try file.byte(at: place))
      try skip(1)
    }
    return number
  }

  mutating func skip(_ count: Int) throws(BarePictureProblem) { _ = try take(count) }

  /// Where the next bytes lie.
  func ranges(ofNext count: Int) throws(BarePictureProblem) -> [Range<Int>] {
    var copy = self
    return try copy.take(count)
  }

  private mutating func take(_ count: Int) throws(BarePictureProblem) -> [Range<Int>] {
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
