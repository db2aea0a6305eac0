import MediaContainers

/// What a WebP file says around its pixels.
///
/// A WebP is a row of chunks in a RIFF, each with four letters, a length and its content, padded to even lengths
/// (RFC 9649).
struct WebPOutline {
  let outline: PictureOutline

  /// Each frame of an animation is one.
  private static let maxChunks = 20_000

  init(of file: PictureFile) throws(PhotoProblem) {
    var head = PictureCursor(file, at: 12, order: .littleEndian)
    guard let kind = try head.letters(), try head.number(4) != nil else { throw .cutOff }
    switch kind {
    case "VP8 ": outline = try Self.lossy(head)
    case "VP8L": outline = try Self.lossless(head)
    case "VP8X":
      var outline = try Self.extended(head)
      try Self.readNotes(of: file, into: &outline)
      self.outline = outline
    default: throw .damaged
    }
  }

  /// A key frame of VP8: three bytes, a mark, and two sizes of 14 bits (RFC 6386, section 9.1).
  private static func lossy(_ start: PictureCursor) throws(PhotoProblem) -> PictureOutline {
    var cursor = start
    guard try cursor.number(3) != nil, let mark = try cursor.number(3), let width = try cursor.number(2),
      let height = try cursor.number(2)
    else { throw .cutOff }
    guard mark == 0x2A019D else { throw .damaged }
    return try PictureOutline(.webp, width: width & 0x3FFF, height: height & 0x3FFF)
  }

  /// A mark, then width and height less one, of 14 bits each.
  private static func lossless(_ start: PictureCursor) throws(PhotoProblem) -> PictureOutline {
    var cursor = start
    guard let mark = try cursor.number(1), let bits = try cursor.number(4) else { throw .cutOff }
    guard mark == 0x2F else { throw .damaged }
    return try PictureOutline(.webp, width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
  }

  /// Flags, of which one says that there is an EXIF part, then width and height less one.
  private static func extended(_ start: PictureCursor) throws(PhotoProblem) -> PictureOutline {
    var cursor = start
    guard let flags = try cursor.number(4), let width = try cursor.number(3),
      let height = try cursor.number(3)
    else { throw .cutOff }
    // Without the flag, libwebp passes over the EXIF part, and does not turn the picture.
    let turn = flags & 0x08 == 0 ? 1 : nil
    return try PictureOutline(.webp, width: width + 1, height: height + 1, turn: turn)
  }

  private static func readNotes(of file: PictureFile, into outline: inout PictureOutline) throws(PhotoProblem)
  {
    var place = 12
    for _ in 0..<maxChunks {
      guard let chunk = try MediaChunk(.riff, in: file, at: place) else { return }
      if chunk.kind == "EXIF", outline.exif == nil, chunk.content.count <= PictureOutline.longestExif {
        outline.exif = exifPart(try file.bytes(of: chunk))
      }
      if chunk.kind == "XMP ", outline.xmp == nil, chunk.content.count <= PictureOutline.longestXMP {
        outline.xmp = try file.bytes(of: chunk)
      }
      place = chunk.end
    }
  }
}

/// An EXIF part without the `Exif` and two more bytes that some programs leave before it.
func exifPart(_ bytes: [UInt8]) -> [UInt8] {
  bytes.starts(with: Array("Exif\0".utf8)) ? Array(bytes.dropFirst(6)) : bytes
}
