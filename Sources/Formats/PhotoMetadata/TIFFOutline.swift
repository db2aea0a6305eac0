import MediaContainers

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
    let (order, first) = try TIFFDirectory.first(in: file)
    func directory(at place: Int?) throws(PhotoProblem) -> TIFFValues? {
      guard let place else { return nil }
      return try TIFFValues(in: file, at: place, order)
    }
    guard let main = try directory(at: first) else { throw .cutOff }
    // Raw pictures are TIFF files too, in whose first directory stands a small copy of the picture.
    guard main[Tag.digitalNegative] == nil, (main[Tag.kind] ?? 0) & 1 == 0 else {
      throw .otherKind("a raw picture")
    }
    guard let width = main[Tag.width], let height = main[Tag.height] else { throw .damaged }
    let block = TIFFBlock(
      main: main.fields.filter { ![Tag.exif, Tag.gps, Tag.xmp, Tag.iptc].contains($0.tag) },
      exif: try directory(at: main[Tag.exif])?.fields ?? [],
      gps: try directory(at: main[Tag.gps])?.fields ?? [], order: order)
    var outline = try PictureOutline(.tiff, width: width, height: height, exif: block.bytes)
    outline.xmp = main.fields.first { $0.tag == Tag.xmp }?.bytes
    outline.iptc = main.fields.first { $0.tag == Tag.iptc }?.bytes
    self.outline = outline
  }
}

/// The values of one directory, but for those too long to be asked for.
private struct TIFFValues {
  private(set) var fields: [TIFFValue] = []
  private let order: ByteOrder

  /// Honest directories have a few dozen.
  private static let maxFields = 500

  /// Nil where it does not lie within the file.
  init?(in file: PictureFile, at place: Int, _ order: ByteOrder) throws(PhotoProblem) {
    self.order = order
    guard var directory = try TIFFDirectory(in: file, at: place, order: order) else { return nil }
    for _ in 0..<min(directory.count, Self.maxFields) {
      guard let field = try directory.next() else { return }
      guard let size = TIFFField.sizes[field.type], field.count <= Self.longest(field.tag) / size else {
        continue
      }
      let length = field.count * size
      guard let place = field.place(ofLength: length) else { return }
      let bytes = try file.bytes(at: place, count: length)
      guard bytes.count == length else { continue }
      fields.append(TIFFValue(tag: field.tag, type: field.type, count: field.count, bytes: bytes))
    }
  }

  /// Bytes: longer values are pixels, their places, profiles and the like, never what is asked for.
  private static func longest(_ tag: Int) -> Int { tag == 0x2BC ? PictureOutline.longestXMP : 4096 }

  /// The first number of a field of whole numbers.
  subscript(tag: Int) -> Int? {
    guard let field = fields.first(where: { $0.tag == tag }), [1, 3, 4, 13].contains(field.type),
      let size = TIFFField.sizes[field.type]
    else { return nil }
    var cursor = ByteCursor(field.bytes, at: 0, order: order)
    return field.count > 0 ? cursor.number(size) : nil
  }
}

/// Directories put together again, closely, as the EXIF part of a camera has them: libexif takes in only so much.
private struct TIFFBlock {
  var main: [TIFFValue]
  var exif: [TIFFValue]
  var gps: [TIFFValue]
  var order: ByteOrder

  var bytes: [UInt8] {
    let writing = TIFFWriting(order, evenly: false)
    let exifPlace = 8 + writing.length(main) + 2 * 12
    let gpsPlace = exifPlace + writing.length(exif)
    let pointers = [(0x8769, exifPlace), (0x8825, gpsPlace)].map { tag, place in
      TIFFValue(tag: tag, type: 4, count: 1, bytes: order.bytes(place, 4))
    }
    return writing.head + writing.directory(main + pointers, at: 8)
      + writing.directory(exif, at: exifPlace) + writing.directory(gps, at: gpsPlace)
  }
}
