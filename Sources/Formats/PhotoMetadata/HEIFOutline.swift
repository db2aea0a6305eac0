import MediaContainers

/// What a HEIC or AVIF file says around its pixels: the size and the turns of its main picture, and the EXIF part.
///
/// Items are numbered pictures, parts of pictures, and notes on them; the `meta` box lists what they are, where they
/// lie and what properties they have (ISO 14496-12, section 8.11; ISO 23008-12). Nothing in it is followed twice, so
/// boxes that point at each other lead nowhere.
struct HEIFOutline {
  let outline: PictureOutline

  private static let maxBoxes = 1_000

  init(of file: PictureFile, as format: PictureFormat) throws(PhotoProblem) {
    let boxes = try file.boxes(from: 0, to: file.length, atMost: Self.maxBoxes)
    guard let meta = boxes.first(where: { $0.kind == "meta" }) else { throw .cutOff }
    let parts = try file.boxes(from: meta.content + 4, to: meta.end, atMost: Self.maxBoxes)
    func part(_ kind: FourCC) -> MediaBox? { parts.first { $0.kind == kind } }
    guard let primary = try part("pitm").flatMap({ box throws(PhotoProblem) in try Self.primary(box, file) }),
      let properties = part("iprp")
    else { throw meta.end >= file.length ? .cutOff : .damaged }
    let look = try HEIFLook(of: primary, in: properties, file)
    guard let size = look.size else { throw .noSize }
    var outline = try PictureOutline(format, width: size.width, height: size.height, turn: look.turn)
    if let list = part("iinf"), let places = part("iloc") {
      let items = HEIFItems(file: file, places: places, embedded: part("idat"))
      let notes = try items.notes(in: list, on: primary, references: part("iref"))
      outline.exif = try notes.exif.flatMap { item throws(PhotoProblem) in
        try items.bytes(of: item, atMost: PictureOutline.longestExif).flatMap(Self.exif)
      }
      outline.xmp = try notes.xmp.flatMap { item throws(PhotoProblem) in
        try items.bytes(of: item, atMost: PictureOutline.longestXMP)
      }
    }
    self.outline = outline
  }

  /// The number of the item that is the picture.
  private static func primary(_ box: MediaBox, _ file: PictureFile) throws(PhotoProblem) -> Int? {
    var cursor = file.cursor(in: box)
    guard let version = try cursor.version()?.version else { return nil }
    return try cursor.number(version == 0 ? 2 : 4)
  }

  /// The EXIF part of its item: a number says how far behind the number it begins.
  static func exif(_ item: [UInt8]) -> [UInt8]? {
    guard item.count > 8 else { return nil }
    let start = item.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let told = start < item.count - 4 ? Array(item.dropFirst(4 + start)) : []
    if isBlock(told) { return told }
    // Some programs count otherwise, or do not count at all.
    let found = (0..<min(item.count - 4, 64)).first { isBlock(item[$0...]) }
    return found.map { Array(item[$0...]) }
  }

  private static func isBlock(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.starts(with: [0x49, 0x49, 0x2A, 0]) || bytes.starts(with: [0x4D, 0x4D, 0, 0x2A])
  }
}
