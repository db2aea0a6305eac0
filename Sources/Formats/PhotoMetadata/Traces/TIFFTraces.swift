import MediaContainers

/// The directories of a TIFF file, or of an EXIF part, which is one.
extension PictureTraces {
  /// Each directory once, however they point at each other.
  mutating func takeTIFF(_ file: PictureFile) throws(PhotoProblem) {
    let (order, first) = try TIFFDirectory.first(in: file)
    guard let first else { return }
    var waiting = [TIFFTraceDirectory(place: first, isGPS: false)]
    var seen: Set<Int> = []
    while let directory = waiting.popLast(), seen.count < Self.maxDirectories {
      guard directory.place > 0, seen.insert(directory.place).inserted else { continue }
      waiting += try take(directory, of: file, order)
    }
  }

  private static let maxDirectories = 200

  /// - Returns: the directories that it leads to.
  private mutating func take(
    _ directory: TIFFTraceDirectory, of file: PictureFile, _ order: ByteOrder
  ) throws(PhotoProblem) -> [TIFFTraceDirectory] {
    var others: [TIFFTraceDirectory] = []
    var preview: (start: Int?, length: Int?) = (nil, nil)
    guard var fields = try TIFFDirectory(in: file, at: directory.place, order: order) else { return [] }
    for _ in 0..<fields.count {
      guard let next = try fields.next(), let field = try TIFFTraceField(next, in: file, order) else {
        return others
      }
      if directory.isGPS {
        // The version alone says nothing.
        if field.tag != 0 { found.add(.position, (1...4).contains(field.tag) ? "GPS position" : "GPS tags") }
        continue
      }
      switch field.tag {
      case 0x8769, 0xA005: others += [.init(place: field.number, isGPS: false)]
      case 0x8825: others += [.init(place: field.number, isGPS: true)]
      case 0x014A:
        others += try field.numbers(file, order).map { .init(place: $0, isGPS: false) }
      case 0x0201: preview.start = field.number
      case 0x0202: preview.length = field.number
      case 0x02BC where mayRead(field.length):
        take(packet: try field.bytes(file, atMost: PictureOutline.longestXMP))
      case 0x83BB where mayRead(field.length):
        take(records: try field.bytes(file, atMost: PictureOutline.longestExif))
      case 0x8649 where mayRead(field.length):
        take(resources: try field.bytes(file, atMost: PictureOutline.longestExif))
      default: try take(field, of: file)
      }
    }
    if let next = try fields.following() { others.append(.init(place: next, isGPS: false)) }
    if let start = preview.start, let length = preview.length { try takePreview(file, start, length) }
    return others
  }

  /// A tag that tells too much by itself, unless its value is blank, as many cameras leave it.
  private mutating func take(_ field: TIFFTraceField, of file: PictureFile) throws(PhotoProblem) {
    guard let trace = Self.tags[field.tag] else { return }
    let start = try field.bytes(file, atMost: 256)
    if start.contains(where: { $0 != 0 && $0 != 0x20 }) { found.add(trace.kind, trace.name) }
  }

  private mutating func takePreview(_ file: PictureFile, _ start: Int, _ length: Int) throws(PhotoProblem) {
    guard length < PictureOutline.longestXMP, mayRead(length) else { return }
    let preview = try file.bytes(at: start, count: length)
    if preview.starts(with: [0xFF, 0xD8]) { try take(preview: preview) }
  }

  /// CIPA DC-008, TIFF 6.0, Adobe's DNG and what Windows and Lightroom add.
  private static let tags: [Int: PrivateTrace] = [
    0x013B: .init(kind: .owner, name: "Artist"), 0x8298: .init(kind: .owner, name: "Copyright"),
    0x9C9D: .init(kind: .owner, name: "XPAuthor"), 0xA430: .init(kind: .owner, name: "OwnerName"),
    0xA437: .init(kind: .owner, name: "Photographer"), 0xA438: .init(kind: .owner, name: "ImageEditor"),
    0xFDE8: .init(kind: .owner, name: "OwnerName"),
    0xA431: .init(kind: .serialNumber, name: "SerialNumber"),
    0xA435: .init(kind: .serialNumber, name: "LensSerialNumber"),
    0xC62F: .init(kind: .serialNumber, name: "CameraSerialNumber"),
    0xFDE9: .init(kind: .serialNumber, name: "SerialNumber"),
    0x927C: .init(kind: .makerNote, name: "MakerNote"),
    0xC634: .init(kind: .makerNote, name: "DNGPrivateData"),
  ]
}

private struct TIFFTraceDirectory {
  let place: Int
  let isGPS: Bool
}

/// One field of a directory, whether or not its type and place make sense: a note is looked for everywhere.
private struct TIFFTraceField {
  let tag: Int
  /// The value, or the first of several, read as a number of its own width.
  let number: Int
  private let count: Int
  private let width: Int
  private let place: Int

  private static let maxNumbers = 64

  /// Nil where the file ends.
  init?(_ field: TIFFField, in file: PictureFile, _ order: ByteOrder) throws(PhotoProblem) {
    (tag, count, width) = (field.tag, field.count, TIFFField.sizes[field.type] ?? 1)
    guard field.isWhole, let place = field.place(ofLength: count * width) else { return nil }
    self.place = place
    var value = PictureCursor(file, at: place, order: order)
    number = try value.number(min(4, width)) ?? 0
  }

  /// How many bytes of its value are read at most.
  var length: Int { min(count * width, PictureOutline.longestXMP) }

  func bytes(_ file: PictureFile, atMost maximum: Int) throws(PhotoProblem) -> [UInt8] {
    try file.bytes(at: place, count: min(maximum, count * width, max(0, file.length - place)))
  }

  func numbers(_ file: PictureFile, _ order: ByteOrder) throws(PhotoProblem) -> [Int] {
    var cursor = PictureCursor(file, at: place, order: order)
    var numbers: [Int] = []
    for _ in 0..<min(count, Self.maxNumbers) {
      guard let number = try cursor.number(min(4, width)) else { break }
      numbers.append(number)
    }
    return numbers
  }
}
