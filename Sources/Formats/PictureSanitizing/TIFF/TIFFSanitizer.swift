import MediaContainers
import SiteOutput

/// The first picture in a TIFF file (TIFF 6.0), put together anew: what says how its pixels are stored, and the pixels.
///
/// Notes, other pages, small copies and whatever lies between them are left behind, since nothing points at them here.
struct TIFFSanitizer {
  private let file: OriginalFile
  private let order: ByteOrder
  private let fields: [TIFFField]

  /// How pixels may be packed: not at all, as fax, LZW, JPEG, deflate, Adobe's deflate, simple runs, LZMA, Zstandard.
  private static let packings: Set<Int> = [1, 2, 3, 4, 5, 7, 8, 32_773, 32_946, 34_925, 50_000]
  private static let maxStrips = 1 << 20
  private static let longestProfile = 1 << 22

  private enum Tag {
    static let kind = 254, turn = 274, width = 256, height = 257, packing = 259, profile = 34_675,
      tables = 347
    static let strips = (places: 273, counts: 279), tiles = (places: 324, counts: 325)
    static let digitalNegative = 50_706
  }

  static func pieces(of file: OriginalFile, turn: Int) throws(PictureSanitizerProblem) -> [FilePiece] {
    try TIFFSanitizer(of: file).pieces(turn: turn)
  }

  private init(of file: OriginalFile) throws(PictureSanitizerProblem) {
    self.file = file
    let (order, start) = try TIFFDirectory.first(in: file)
    guard let start else { throw .cutOff }
    self.order = order
    fields = try TIFFField.all(in: file, at: start, order)
  }

  private subscript(tag: Int) -> TIFFField? { fields.first { $0.tag == tag } }

  private func pieces(turn: Int) throws(PictureSanitizerProblem) -> [FilePiece] {
    guard self[Tag.digitalNegative] == nil, try numbers(Tag.kind).first.map({ $0 & 1 == 0 }) ?? true,
      Self.packings.contains(try numbers(Tag.packing).first ?? 1)
    else { throw .unknown }
    let tags = self[Tag.tiles.places] == nil ? Tag.strips : Tag.tiles
    let parts = try pixels(numbers(tags.places), numbers(tags.counts))
    var kept: [TIFFValue] = []
    for field in fields where TIFFField.structure[field.tag]?.contains(field.count) ?? false {
      guard !kept.contains(where: { $0.tag == field.tag }) else { continue }
      kept.append(
        TIFFValue(tag: field.tag, type: field.type, count: field.count, bytes: try field.bytes(file)))
    }
    let size = try numbers(Tag.width) + numbers(Tag.height)
    guard size.count == 2, size.allSatisfy({ $0 > 0 }) else { throw .damaged }
    if turn != 1 { kept.append(TIFFValue(tag: Tag.turn, type: 3, count: 1, bytes: order.bytes(turn, 2))) }
    if let profile = try self[Tag.profile].flatMap(profile) { kept.append(own(Tag.profile, 7, profile)) }
    if let tables = try self[Tag.tables].flatMap(tables) { kept.append(own(Tag.tables, 7, tables)) }
    return try assembled(kept, tags, parts)
  }

  /// The pieces of each strip or tile.
  private func pixels(_ places: [Int], _ counts: [Int]) throws(PictureSanitizerProblem) -> [PieceList] {
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

  private func jpeg(_ range: Range<Int>, as role: JPEGStream.Role) throws(PictureSanitizerProblem)
    -> PieceList
  {
    var list = PieceList()
    list.add([0xFF, 0xD8])
    for kept in try JPEGStream(of: file, in: range, as: role).kept { try list.copy(kept) }
    list.add([0xFF, 0xD9])
    return list
  }

  private func profile(_ field: TIFFField) throws(PictureSanitizerProblem) -> [UInt8]? {
    guard try field.range.count <= Self.longestProfile else { return nil }
    return ColourProfile.cleaned(try field.bytes(file))
  }

  private func tables(_ field: TIFFField) throws(PictureSanitizerProblem) -> [UInt8]? {
    guard try numbers(Tag.packing).first == 7 else { return nil }
    let range = try field.range
    guard range.upperBound <= file.length else { throw .cutOff }
    var bytes: [UInt8] = [0xFF, 0xD8]
    for kept in try JPEGStream(of: file, in: range, as: .tables).kept { bytes += try file.bytes(kept) }
    return bytes + [0xFF, 0xD9]
  }

  /// The whole numbers of a field; none where it is not there.
  private func numbers(_ tag: Int) throws(PictureSanitizerProblem) -> [Int] {
    guard let field = self[tag] else { return [] }
    guard [3, 4].contains(field.type), field.count <= Self.maxStrips else { throw .damaged }
    let bytes = try field.bytes(file)
    var reader = ByteReader(bytes, at: 0, order: order)
    var numbers: [Int] = []
    for _ in 0..<field.count { numbers.append(try reader.needed(field.type == 3 ? 2 : 4)) }
    return numbers
  }

  private func own(_ tag: Int, _ type: Int, _ bytes: [UInt8]) -> TIFFValue {
    TIFFValue(tag: tag, type: type, count: bytes.count, bytes: bytes)
  }

  /// Head, directory, values, then pixels.
  private func assembled(
    _ values: [TIFFValue], _ tags: (places: Int, counts: Int), _ parts: [PieceList]
  ) throws(PictureSanitizerProblem) -> [FilePiece] {
    func four(_ numbers: [Int], _ tag: Int) -> TIFFValue {
      TIFFValue(tag: tag, type: 4, count: numbers.count, bytes: numbers.flatMap { order.bytes($0, 4) })
    }
    var values = values + [four(parts.map(\.count), tags.counts), four(parts.map { _ in 0 }, tags.places)]
    values.sort { $0.tag < $1.tag }
    let writing = TIFFWriting(order, evenly: true)
    var place = 8 + writing.length(values)
    let places = parts.map { part in
      defer { place += part.count }
      return place
    }
    guard place <= UInt32.max, let index = values.firstIndex(where: { $0.tag == tags.places }) else {
      throw .damaged
    }
    values[index] = four(places, tags.places)
    var list = PieceList()
    list.add(writing.head + writing.directory(values, at: 8))
    for part in parts { try list.add(part) }
    return list.pieces
  }
}

/// Fields of a picture that is published: their values must be within the file.
extension TIFFField {
  /// Honest directories have a few dozen.
  private static let maxFields = 500

  fileprivate static func all(
    in file: OriginalFile, at start: Int, _ order: ByteOrder
  ) throws(PictureSanitizerProblem) -> [TIFFField] {
    guard var directory = try TIFFDirectory(in: file, at: start, order: order) else { throw .cutOff }
    guard directory.count <= maxFields else { throw .damaged }
    var fields: [TIFFField] = []
    for _ in 0..<directory.count {
      guard let field = try directory.next() else { throw .cutOff }
      // What leads to further directories is no part of the picture.
      guard field.type != 13, sizes[field.type] != nil else { continue }
      _ = try field.range
      fields.append(field)
    }
    return fields
  }

  /// Where its value is.
  fileprivate var range: Range<Int> {
    get throws(PictureSanitizerProblem) {
      let length = count * (Self.sizes[type] ?? 0)
      guard let place = place(ofLength: length) else { throw .cutOff }
      return place..<place + length
    }
  }

  fileprivate func bytes(_ file: OriginalFile) throws(PictureSanitizerProblem) -> [UInt8] {
    let range = try range
    guard range.count <= 1 << 23 else { throw .tooIntricate }
    return try file.bytes(range)
  }

  /// What says how pixels are stored and how large they are, with how many values it may have.
  fileprivate static let structure: [Int: ClosedRange<Int>] = [
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
