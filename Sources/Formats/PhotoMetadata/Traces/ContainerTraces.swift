import MediaContainers

/// PNG, WebP, HEIC and AVIF: rows of chunks or boxes, of which some hold notes.
extension PictureTraces {
  mutating func takePNG(_ file: PictureFile) throws(PhotoProblem) {
    var place = PictureStart.signatureOfPNG.count
    guard file.length > place + 25 else { throw .cutOff }
    for _ in 0..<Self.maxChunks {
      guard let chunk = try MediaChunk(.png, in: file, at: place) else { return }
      switch chunk.kind {
      case "eXIf": try takeTIFF(PictureFile(bytes: file.bytes(of: chunk, atMost: Self.longest)))
      case "tEXt", "zTXt", "iTXt":
        takeText(try file.bytes(of: chunk, atMost: Self.longest), isPacked: chunk.kind == "zTXt")
      default: break
      }
      place = chunk.end
      if chunk.kind == "IEND" {
        guard place < file.length else { return }
        return take(packet: try file.bytes(at: place, count: min(file.length - place, Self.longest)))
      }
    }
  }

  private static let maxChunks = 1 << 20
  private static let longest = PictureOutline.longestXMP

  /// A text of a PNG begins with its keyword.
  private mutating func takeText(_ text: [UInt8], isPacked: Bool) {
    let keyword = String(decoding: text.prefix { $0 != 0 }, as: UTF8.self)
    let value = text.dropFirst(keyword.utf8.count + 1)
    switch keyword.lowercased() {
    case "author", "artist", "creator", "copyright": found.add(.owner, keyword)
    // Programs of the time before `eXIf` put whole EXIF parts into a text, as numbers and mostly packed.
    case let name where name.hasPrefix("raw profile type") && !name.hasSuffix("icc"):
      found.add(.packed, keyword)
    case "xml:com.adobe.xmp":
      // In `iTXt`, the first byte behind the keyword says whether the text is packed.
      if isPacked || value.first == 1 { found.add(.packed, "XMP") } else { take(packet: Array(value)) }
    default: break
    }
  }

  mutating func takeWebP(_ file: PictureFile) throws(PhotoProblem) {
    guard file.length > 20 else { throw .cutOff }
    var place = 12
    for _ in 0..<Self.maxChunks {
      guard let chunk = try MediaChunk(.riff, in: file, at: place) else { return }
      switch chunk.kind {
      case "EXIF":
        try takeTIFF(PictureFile(bytes: exifPart(try file.bytes(of: chunk, atMost: Self.longest))))
      case "XMP ": take(packet: try file.bytes(of: chunk, atMost: Self.longest))
      default: break
      }
      place = chunk.end
    }
  }

  mutating func takeHEIF(_ file: PictureFile) throws(PhotoProblem) {
    let boxes = try file.boxes(from: 0, to: file.length, atMost: 1000)
    guard let meta = boxes.first(where: { $0.kind == "meta" }) else { throw .cutOff }
    for box in boxes where box.kind == "uuid" {
      take(packet: try file.bytes(at: box.content, count: min(box.end - box.content, Self.longest)))
    }
    let parts = try file.boxes(from: meta.content + 4, to: meta.end, atMost: 1000)
    func part(_ kind: FourCC) -> MediaBox? { parts.first { $0.kind == kind } }
    guard let list = part("iinf"), let places = part("iloc") else { throw .damaged }
    let items = HEIFItems(file: file, places: places, embedded: part("idat"))
    let notes = try items.allNotes(in: list)
    for item in notes.exif {
      guard mayRead(min(Self.longest, file.length)) else { return }
      guard let bytes = try items.bytes(of: item, atMost: Self.longest), let exif = HEIFOutline.exif(bytes)
      else { continue }
      try takeTIFF(PictureFile(bytes: exif))
    }
    for item in notes.xmp where mayRead(min(Self.longest, file.length)) {
      take(packet: try items.bytes(of: item, atMost: Self.longest) ?? [])
    }
  }
}
