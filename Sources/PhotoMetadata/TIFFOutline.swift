/// What a TIFF file says of itself: it is one large EXIF part, of which the pixels are left out.
struct TIFFOutline {
  let outline: PictureOutline

  private enum Tag {
    static let kind = 0xFE, width = 0x100, height = 0x101
    static let exif = 0x8769, gps = 0x8825
    static let digitalNegative = 0xC612
    static let xmp = 0x2BC, iptc = 0x83BB
  }

  init(of file: PictureFile) throws(PhotoProblem) {
    let isLittleEndian = try file.byte(at: 0) == UInt8(ascii: "I")
    func directory(at place: Int?) throws(PhotoProblem) -> TIFFDirectory? {
      guard let place else { return nil }
      return try TIFFDirectory(in: file, at: place, isLittleEndian: isLittleEndian)
    }
    var head = FileCursor(file, at: 4, isLittleEndian: isLittleEndian)
    guard let main = try directory(at: try head.number(4)) else { throw .cutOff }
    // Raw pictures are TIFF files too, in whose first directory stands a small copy of the picture.
    guard main[Tag.digitalNegative] == nil, (main[Tag.kind] ?? 0) & 1 == 0 else {
      throw .otherKind("a raw picture")
    }
    guard let width = main[Tag.width], let height = main[Tag.height] else { throw .damaged }
    let block = TIFFBlock(
      main: main.fields.filter { ![Tag.exif, Tag.gps, Tag.xmp, Tag.iptc].contains($0.tag) },
      exif: try directory(at: main[Tag.exif])?.fields ?? [],
      gps: try directory(at: main[Tag.gps])?.fields ?? [], isLittleEndian: isLittleEndian)
    var outline = try PictureOutline(.tiff, width: width, height: height, exif: block.bytes)
    outline.xmp = main.fields.first { $0.tag == Tag.xmp }?.bytes
    outline.iptc = main.fields.first { $0.tag == Tag.iptc }?.bytes
    self.outline = outline
  }
}

/// One directory of a TIFF file (TIFF 6.0, section 2).
private struct TIFFDirectory {
  private(set) var fields: [TIFFField] = []
  private let isLittleEndian: Bool

  /// Honest directories have a few dozen.
  private static let mostFields = 500

  /// Nil where it does not lie within the file.
  init?(in file: PictureFile, at place: Int, isLittleEndian: Bool) throws(PhotoProblem) {
    self.isLittleEndian = isLittleEndian
    var cursor = FileCursor(file, at: place, isLittleEndian: isLittleEndian)
    guard let count = try cursor.number(2) else { return nil }
    for _ in 0..<min(count, Self.mostFields) {
      guard let tag = try cursor.number(2), let type = try cursor.number(2), let count = try cursor.number(4)
      else { return }
      var inside = cursor
      cursor.skip(4)
      guard let size = TIFFField.sizes[type], count <= TIFFField.longest(tag) / size else { continue }
      let length = count * size
      guard let valuePlace = length <= 4 ? inside.place : try inside.number(4) else { return }
      let bytes = try file.bytes(at: valuePlace, count: length)
      guard bytes.count == length else { continue }
      fields.append(TIFFField(tag: tag, type: type, count: count, bytes: bytes))
    }
  }

  /// The first number of a field of whole numbers.
  subscript(tag: Int) -> Int? {
    guard let field = fields.first(where: { $0.tag == tag }), [1, 3, 4, 13].contains(field.type),
      let size = TIFFField.sizes[field.type], field.count > 0
    else { return nil }
    let bytes = field.bytes.prefix(size)
    return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
  }
}

/// A value in a directory, with its bytes as they are in the file.
private struct TIFFField {
  var tag: Int
  var type: Int
  var count: Int
  var bytes: [UInt8]

  /// Longer values are pixels, their places, profiles and the like, never what is asked for.
  static func longest(_ tag: Int) -> Int { tag == 0x2BC ? PictureOutline.longestXMP : 4096 }

  /// Bytes of one value, by the number of the type.
  static let sizes = [1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4]
}

/// Directories put together again, closely, as the EXIF part of a camera has them.
private struct TIFFBlock {
  var main: [TIFFField]
  var exif: [TIFFField]
  var gps: [TIFFField]
  var isLittleEndian: Bool

  var bytes: [UInt8] {
    let exifPlace = 8 + Self.length(main) + 2 * 12
    let gpsPlace = exifPlace + Self.length(exif)
    let pointers = [(0x8769, exifPlace), (0x8825, gpsPlace)].map { tag, place in
      TIFFField(tag: tag, type: 4, count: 1, bytes: number(place, 4))
    }
    return Array((isLittleEndian ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
      + directory(main + pointers, at: 8) + directory(exif, at: exifPlace) + directory(gps, at: gpsPlace)
  }

  private static func length(_ fields: [TIFFField]) -> Int {
    6 + 12 * fields.count + fields.reduce(0) { $0 + ($1.bytes.count > 4 ? $1.bytes.count : 0) }
  }

  private func directory(_ fields: [TIFFField], at place: Int) -> [UInt8] {
    var entries = number(fields.count, 2)
    var values: [UInt8] = []
    let valuesPlace = place + 6 + 12 * fields.count
    for field in fields {
      entries += number(field.tag, 2) + number(field.type, 2) + number(field.count, 4)
      if field.bytes.count <= 4 {
        entries += field.bytes + Array(repeating: 0, count: 4 - field.bytes.count)
      } else {
        entries += number(valuesPlace + values.count, 4)
        values += field.bytes
      }
    }
    return entries + number(0, 4) + values
  }

  private func number(_ number: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return isLittleEndian ? bytes : bytes.reversed()
  }
}
