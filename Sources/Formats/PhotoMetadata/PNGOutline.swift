import MediaContainers

/// What a PNG file says around its pixels.
///
/// A PNG is a row of chunks, each with a length, four letters, its content and a checksum (ISO 15948; `eXIf` from its
/// third edition).
struct PNGOutline {
  let outline: PictureOutline

  /// No honest picture has so many chunks: its pixels come in pieces of 8 KB and more.
  private static let maxChunks = 20_000

  init(of file: PictureFile) throws(PhotoProblem) {
    var head = PictureCursor(file, at: PictureStart.signatureOfPNG.count + 4)
    guard let kind = try head.letters() else { throw .cutOff }
    guard kind == "IHDR" else { throw .damaged }
    guard let width = try head.number(4), let height = try head.number(4) else { throw .cutOff }
    var outline = try PictureOutline(.png, width: width, height: height)
    try Self.readChunks(of: file, into: &outline)
    self.outline = outline
  }

  private static func readChunks(of file: PictureFile, into outline: inout PictureOutline)
    throws(PhotoProblem)
  {
    var place = PictureStart.signatureOfPNG.count
    var isBehindPixels = false
    for _ in 0..<maxChunks {
      guard let chunk = try MediaChunk(.png, in: file, at: place), chunk.kind != "IEND" else { return }
      if chunk.kind == "IDAT" { isBehindPixels = true }
      if chunk.kind == "eXIf", outline.exif == nil, chunk.content.count <= PictureOutline.longestExif {
        outline.exif = try file.bytes(of: chunk)
        // As browsers have it: who has begun to draw the pixels does not turn them any more.
        if isBehindPixels { outline.turn = 1 }
      }
      if chunk.kind == "iTXt", outline.xmp == nil, chunk.content.count <= PictureOutline.longestXMP {
        outline.xmp = Self.xmp(in: try file.bytes(of: chunk))
      }
      place = chunk.end
    }
  }

  /// XMP, where a text is that and not packed: its name, whether it is packed, how, two languages, and the text.
  private static func xmp(in text: [UInt8]) -> [UInt8]? {
    let start = Array("XML:com.adobe.xmp\0\0\0".utf8)
    guard text.starts(with: start) else { return nil }
    let behind = text.dropFirst(start.count).split(
      separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    return behind.count == 3 ? Array(behind[2]) : nil
  }
}
