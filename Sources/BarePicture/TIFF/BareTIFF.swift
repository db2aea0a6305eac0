import SiteOutput

/// The first picture in a TIFF file (TIFF 6.0), put together anew: what says how its pixels are stored, and the pixels.
///
/// Notes, other pages, small copies and whatever lies between them are left behind, since nothing points at them here.
struct BareTIFF {
  private let file: OriginalFile
  private let isLittleEndian: Bool
  private let fields: [TIFFEntry]

  /// How pixels may be packed: not at all, as fax, LZW, JPEG, deflate, Adobe's deflate, simple runs, LZMA, Zstandard.
  private static let packings: Set<Int> = [1, 2, 3, 4, 5, 7, 8, 32_773, 32_946, 34_925, 50_000]
  private static let mostStrips = 1 << 20
  private static let longestProfile = 1 << 22

  private enum Tag {
    static let kind = 254, turn = 274, width = 256, height = 257, packing = 259, profile = 34_675,
      tables = 347
    static let strips = (places: 273, counts: 279), tiles = (places: 324, counts: 325)
    static let digitalNegative = 50_706
  }

  static func pieces(of file: OriginalFile, turn: Int) throws(BarePictureProblem) -> [FilePiece] {
    try BareTIFF(of: file).pieces(turn: turn)
  }

  private init(of file: OriginalFile) throws(BarePictureProblem) {
    self.file = file
    isLittleEndian = try file.byte(at: 0) == UInt8(ascii: "I")
    let start = try file.number(at: 4, 4, isLittleEndian: isLittleEndian)
    fields = try TIFFEntry.all(in: file, at: start, isLittleEndian: isLittleEndian)
  }

  private subscript(tag: Int) -> TIFFEntry? { fields.first { $0.tag == tag } }

  private func pieces(turn: Int) throws(BarePictureProblem) -> [FilePiece] {
    guard self[Tag.digitalNegative] == nil, try numbers(Tag.kind).first.map({ $0 & 1 == 0 }) ?? true,
      Self.packings.contains(try numbers(Tag.packing).first ?? 1)
    else { throw .unknown }
    let tags = self[Tag.tiles.places] == nil ? Tag.strips : Tag.tiles
    let parts = try pixels(numbers(tags.places), numbers(tags.counts))
    var kept: [TIFFValue] = []
    for field in fields where TIFFEntry.structure[field.tag]?.contains(field.count) ?? false {
      guard !kept.contains(where: { $0.tag == field.tag }) else { continue }
      kept.append(
        TIFFValue(tag: field.tag, type: field.type, count: field.count, bytes: try field.bytes(file)))
    }
    let size = try numbers(Tag.width) + numbers(Tag.height)
    guard size.count == 2, size.allSatisfy({ $0 > 0 }) else { throw .damaged }
    if turn != 1 { kept.append(TIFFValue(tag: Tag.turn, type: 3, count: 1, bytes: number(turn, 2))) }
    if let profile = try self[Tag.profile].flatMap(profile) { kept.append(own(Tag.profile, 7, profile)) }
    if let tables = try self[Tag.tables].flatMap(tables) { kept.append(own(Tag.tables, 7, tables)) }
    return try assembled(kept, tags, parts)
  }

  /// The pieces of each strip or tile.
  private func pixels(_ places: [Int], _ counts: [Int]) throws(BarePictureProblem) -> [PieceList] {
    guard !places.isEmpty, places.count == counts.count else { throw .damaged }
    let isJPEG = try numbers(Tag.packing).first == 7
    var parts: [PieceList] = []
    var sum = 0
    for (place, count) in zip(places, counts) {
      sum += count
      // Strips that share their bytes would make the copy larger than the original.
      guard place + count <= file.length else { throw .cutOff }
      guard sum <= file.length else { throw .damaged }
      var list = PieceList()
      if isJPEG, count > 0 {
        try list.add(jpeg(place..<place + count, as: .strip))
      } else {
        try list.copy(place..<place + count)
      }
      parts.append(list)
    }
    return parts
  }

  private func jpeg(_ range: Range<Int>, as role: JPEGStream.Role) throws(BarePictureProblem) -> PieceList {
    var list = PieceList()
    list.add([0xFF, 0xD8])
    for kept in try JPEGStream(of: file, in: range, as: role).kept { try list.copy(kept) }
    list.add([0xFF, 0xD9])
    return list
  }

  private func profile(_ field: TIFFEntry) throws(BarePictureProblem) -> [UInt8]? {
    guard field.length <= Self.longestProfile else { return nil }
    return ColourProfile.cleaned(try field.bytes(file))
  }

  private func tables(_ field: TIFFEntry) throws(BarePictureProblem) -> [UInt8]? {
    guard try numbers(Tag.packing).first == 7 else { return nil }
    let range = field.place..<field.place + field.length
    guard range.upperBound <= file.length else { throw .cutOff }
    var bytes: [UInt8] = [0xFF, 0xD8]
    for kept in try JPEGStream(of: file, in: range, as: .tables).kept { bytes += try file.bytes(kept) }
    return bytes + [0xFF, 0xD9]
  }

  /// The whole numbers of a field; none where it is not there.
  private func numbers(_ tag: Int) throws(BarePictureProblem) -> [Int] {
    guard let field = self[tag] else { return [] }
    guard [3, 4].contains(field.type), field.count <= Self.mostStrips else { throw .damaged }
    let bytes = try field.bytes(file)
    var reader = ByteReader(bytes, isLittleEndian: isLittleEndian)
    var numbers: [Int] = []
    for _ in 0..<field.count { numbers.append(try reader.number(field.type == 3 ? 2 : 4)) }
    return numbers
  }

  private func own(_ tag: Int, _ type: Int, _ bytes: [UInt8]) -> TIFFValue {
    TIFFValue(tag: tag, type: type, count: bytes.count, bytes: bytes)
  }

  private func number(_ number: Int, _ count: Int) -> [UInt8] {
    isLittleEndian ? littleEndian(number, count) : bigEndian(number, count)
  }

  /// Head, directory, values, then pixels.
  private func assembled(
    _ values: [TIFFValue], _ tags: (places: Int, counts: Int), _ parts: [PieceList]
  ) throws(BarePictureProblem) -> [FilePiece] {
    func four(_ numbers: [Int], _ tag: Int) -> TIFFValue {
      TIFFValue(tag: tag, type: 4, count: numbers.count, bytes: numbers.flatMap { number($0, 4) })
    }
    var values = values + [four(parts.map(\.count), tags.counts), four(parts.map { _ in 0 }, tags.places)]
    values.sort { $0.tag < $1.tag }
    let start = 8 + 2 + 12 * values.count + 4
    var place = start + values.reduce(0) { $0 + $1.lengthOutside }
    let places = parts.map { part in
      defer { place += part.count }
      return place
    }
    guard place <= UInt32.max, let index = values.firstIndex(where: { $0.tag == tags.places }) else {
      throw .damaged
    }
    values[index] = four(places, tags.places)
    var list = PieceList()
    list.add(
      Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4) + number(values.count, 2))
    var outside = start
    var rest: [UInt8] = []
    for value in values {
      list.add(number(value.tag, 2) + number(value.type, 2) + number(value.count, 4))
      if value.lengthOutside == 0 {
        list.add(value.bytes + [UInt8](repeating: 0, count: 4 - value.bytes.count))
      } else {
        list.add(number(outside, 4))
        rest += value.bytes + [UInt8](repeating: 0, count: value.lengthOutside - value.bytes.count)
        outside += value.lengthOutside
      }
    }
    list.add(number(0, 4) + rest)
    for part in parts { try list.add(part) }
    return list.pieces
  }
}

/// A field of a directory that is written.
private struct TIFFValue {
  var tag: Int
  var type: Int
  var count: Int
  var bytes: [UInt8]

  /// How much room it takes behind the directory: values begin at even places.
  var lengthOutside: Int { bytes.count > 4 ? bytes.count + bytes.count % 2 : 0 }
}

/// A field of a directory, by its places.
struct TIFFEntry {
  let tag: Int
  let type: Int
  let count: Int
  /// Where its value stands, and how many bytes it has.
  let place: Int
  let length: Int

  /// Honest directories have a few dozen.
  private static let mostFields = 500
  /// Bytes of one value, by the number of the type.
  private static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8]

  static func all(
    in file: OriginalFile, at start: Int, isLittleEndian: Bool
  ) throws(BarePictureProblem) -> [TIFFEntry] {
    let count = try file.number(at: start, 2, isLittleEndian: isLittleEndian)
    guard count <= mostFields else { throw .damaged }
    var entries: [TIFFEntry] = []
    for index in 0..<count {
      let place = start + 2 + 12 * index
      let tag = try file.number(at: place, 2, isLittleEndian: isLittleEndian)
      let type = try file.number(at: place + 2, 2, isLittleEndian: isLittleEndian)
      let count = try file.number(at: place + 4, 4, isLittleEndian: isLittleEndian)
      guard let size = sizes[type] else { continue }
      let length = size * count
      let value = length <= 4 ? place + 8 : try file.number(at: place + 8, 4, isLittleEndian: isLittleEndian)
      entries.append(TIFFEntry(tag: tag, type: type, count: count, place: value, length: length))
    }
    return entries
  }

  func bytes(_ file: OriginalFile) throws(BarePictureProblem) -> [UInt8] {
    guard length <= 1 << 23 else { throw .tooIntricate }
    return try file.bytes(place..<place + length)
  }

  /// What says how pixels are stored and how large they are, with how many values it may have.
  static let structure: [Int: ClosedRange<Int>] = [
    254: 1...1, 256: 1...1, 257: 1...1, 258: 1...64, 259: 1...1, 262: 1...1, 266: 1...1,
    277: 1...1,
    278: 1...1, 280: 1...64, 281: 1...64, 282: 1...1, 283: 1...1, 284: 1...1, 292: 1...1, 293: 1...1,
    296: 1...1,
    301: 1...200_000, 317: 1...1, 318: 2...2, 319: 6...6, 320: 1...200_000, 322: 1...1, 323: 1...1,
    332: 1...1,
    334: 1...1, 338: 1...64, 339: 1...64, 340: 1...64, 341: 1...64, 529: 3...3, 530: 2...2, 531: 1...1,
    532: 6...6,
  ]
}
