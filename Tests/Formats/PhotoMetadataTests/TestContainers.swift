/// A small PNG file that a test puts together; nobody looks at its checksums here.
struct TestPNG {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  init(width: Int, height: Int) {
    add("IHDR", number(width, 4) + number(height, 4) + [8, 2, 0, 0, 0])
  }

  mutating func add(_ kind: String, _ content: [UInt8]) {
    bytes += number(content.count, 4) + Array(kind.utf8) + content + [0, 0, 0, 0]
  }
}

/// A small WebP file that a test puts together.
struct TestWebP {
  private var chunks: [UInt8] = []

  var bytes: [UInt8] {
    Array("RIFF".utf8) + number(chunks.count + 4, 4).reversed() + Array("WEBP".utf8) + chunks
  }

  mutating func add(_ kind: String, _ content: [UInt8]) {
    chunks += Array(kind.utf8) + number(content.count, 4).reversed() + content
    if content.count % 2 == 1 { chunks.append(0) }
  }

  /// The chunk that says what else there is.
  mutating func addHead(width: Int, height: Int, hasExif: Bool) {
    add(
      "VP8X",
      [hasExif ? 8 : 0, 0, 0, 0] + number(width - 1, 3).reversed() + number(height - 1, 3).reversed())
  }
}

/// A small HEIC or AVIF file that a test puts together: a main picture of no pixels, and an EXIF part.
struct TestHEIF {
  var brand = "heic"
  var width = 40
  var height = 30
  /// Properties of the main picture beside its size, in their order: `irot`, `imir`, `clap`.
  var properties: [[UInt8]] = []
  var exif: [UInt8]?
  /// A packet of XMP, behind the EXIF part.
  var xmp: [UInt8]?
  /// Bytes before the EXIF part in its item, with the number that counts them.
  var exifStart: [UInt8] = [0, 0, 0, 6] + Array("Exif\0\0".utf8)
  /// Whether the EXIF part lies within `meta`.
  var isEmbedded = false
  /// Pieces of the EXIF item by offset and length from its beginning; nil for one piece.
  var pieces: [(Int, Int)]?

  var bytes: [UInt8] {
    let start = Self.box("ftyp", Array(brand.utf8) + [0, 0, 0, 0] + Array("mif1".utf8))
    let item = exif.map { exifStart + $0 } ?? []
    let place = isEmbedded ? 0 : start.count + meta(item, place: 0).count + 8
    return start + meta(item, place: place) + Self.box("mdat", (isEmbedded ? [] : item) + (xmp ?? []))
  }

  private func meta(_ item: [UInt8], place: Int) -> [UInt8] {
    let all = [Self.box("ispe", number(0, 4) + number(width, 4) + number(height, 4))] + properties
    let owned = (1...all.count).map { UInt8($0) | 0x80 }
    let properties = Self.box(
      "iprp",
      Self.box("ipco", all.flatMap { $0 })
        + Self.box("ipma", number(0, 4) + number(1, 4) + number(1, 2) + [UInt8(owned.count)] + owned))
    let list =
      [Self.item(1, "hvc1")] + (exif == nil ? [] : [Self.item(2, "Exif")])
      + (xmp == nil ? [] : [Self.item(3, "mime\0application/rdf+xml")])
    let parts = (pieces ?? [(0, item.count)]).flatMap { number(place + $0.0, 4) + number($0.1, 4) }
    let places =
      number(1 << 24, 4) + [0x44, 0] + number(xmp == nil ? 1 : 2, 2) + number(2, 2)
      + number(isEmbedded ? 1 : 0, 2) + number(0, 2) + number(pieces?.count ?? 1, 2) + parts
      + (xmp.map {
        number(3, 2) + number(0, 2) + number(0, 2) + number(1, 2) + number(place + item.count, 4)
          + number($0.count, 4)
      } ?? [])
    return Self.box(
      "meta",
      number(0, 4) + Self.box("pitm", number(0, 4) + number(1, 2))
        + Self.box("iinf", number(0, 4) + number(list.count, 2) + list.flatMap { $0 }) + properties
        + Self.box("iloc", places) + (isEmbedded ? Self.box("idat", item) : []))
  }

  private static func item(_ id: Int, _ kind: String) -> [UInt8] {
    box("infe", number(2 << 24, 4) + number(id, 2) + [0, 0] + Array(kind.utf8) + [0])
  }

  static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count + 8, 4) + Array(kind.utf8) + content
  }
}

/// A number in so many bytes, the highest first.
func number(_ number: Int, _ count: Int) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
