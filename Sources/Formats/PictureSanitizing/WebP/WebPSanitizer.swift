import MediaContainers
import SiteOutput

/// The picture in a WebP file (RFC 9649): its pixels, how clear they are, its frames and its colours.
enum WebPSanitizer {
  private static let maxChunks = 100_000
  private static let longestProfile = 1 << 22

  private enum Flag {
    static let profile = 0x20, alpha = 0x10, exif = 0x08, animation = 0x02
  }

  static func pieces(of file: OriginalFile, turn: Int) throws(PictureSanitizerProblem) -> [FilePiece] {
    let end = min(file.length, try file.number(at: 4, 4, .littleEndian) + 8)
    let first = try MediaChunk(whole: file, at: 12, before: end)
    let body =
      switch first.kind {
      case "VP8 ", "VP8L": try simple(first)
      case "VP8X": try extended(first, file, end, turn: turn)
      default: throw .damaged
      }
    var whole = PieceList()
    whole.add(Array("RIFF".utf8) + littleEndian(body.count + 4, 4) + Array("WEBP".utf8))
    try whole.add(body)
    return whole.pieces
  }

  private static func simple(_ chunk: MediaChunk) throws(PictureSanitizerProblem) -> PieceList {
    var list = PieceList()
    try chunk.copy(to: &list)
    return list
  }

  /// A head with flags, and then chunks in an order of their own.
  private static func extended(
    _ head: MediaChunk, _ file: OriginalFile, _ end: Int, turn: Int
  ) throws(PictureSanitizerProblem) -> PieceList {
    guard head.content.count >= 10 else { throw .damaged }
    let flags = try file.number(at: head.content.lowerBound, 4, .littleEndian)
    let isAnimated = flags & Flag.animation != 0
    var (picture, profile, animation) = (PieceList(), [UInt8](), [UInt8]())
    var hasPixels = false
    var place = head.end
    for _ in 0..<maxChunks where place + 8 <= end {
      let chunk = try MediaChunk(whole: file, at: place, before: end)
      switch chunk.kind {
      case "ICCP" where profile.isEmpty && chunk.content.count <= longestProfile && flags & Flag.profile != 0:
        profile = ColourProfile.cleaned(try file.bytes(chunk.content)) ?? []
      case "ANIM" where isAnimated && animation.isEmpty && chunk.content.count >= 6:
        animation = try file.bytes(chunk.content.lowerBound..<chunk.content.lowerBound + 6)
      case "ANMF" where isAnimated:
        try picture.add(try frame(chunk, file))
        hasPixels = true
      case "ALPH" where !isAnimated && picture.count == 0: try chunk.copy(to: &picture)
      case "VP8 " where !isAnimated && !hasPixels, "VP8L" where !isAnimated && !hasPixels:
        try chunk.copy(to: &picture)
        hasPixels = true
      default: break
      }
      place = chunk.end
    }
    guard hasPixels, place + 8 > end, isAnimated == !animation.isEmpty else { throw .damaged }
    var list = PieceList()
    var kept = flags & (Flag.alpha | Flag.animation)
    if !profile.isEmpty { kept |= Flag.profile }
    if turn != 1 { kept |= Flag.exif }
    list.add(MediaChunk.riff("VP8X", [UInt8(kept), 0, 0, 0] + (try file.bytes(head.size))))
    if !profile.isEmpty { list.add(MediaChunk.riff("ICCP", profile)) }
    if isAnimated { list.add(MediaChunk.riff("ANIM", animation)) }
    try list.add(picture)
    if turn != 1 { list.add(MediaChunk.riff("EXIF", PictureTurn.exif(turn))) }
    return list
  }

  /// A frame: sixteen bytes on where and how long it stands, then its own pixels.
  private static func frame(_ chunk: MediaChunk, _ file: OriginalFile) throws(PictureSanitizerProblem)
    -> PieceList
  {
    guard chunk.content.count >= 16 else { throw .damaged }
    var (pixels, hasPixels) = (PieceList(), false)
    var place = chunk.content.lowerBound + 16
    while place + 8 <= chunk.content.upperBound {
      let part = try MediaChunk(whole: file, at: place, before: chunk.content.upperBound)
      if part.kind == "ALPH", pixels.count == 0 { try part.copy(to: &pixels) }
      if ["VP8 ", "VP8L"].contains(part.kind), !hasPixels {
        try part.copy(to: &pixels)
        hasPixels = true
      }
      place = part.end
    }
    guard hasPixels else { throw .damaged }
    var list = PieceList()
    list.add(Array("ANMF".utf8) + littleEndian(16 + pixels.count, 4))
    try list.copy(chunk.content.lowerBound..<chunk.content.lowerBound + 16)
    try list.add(pixels)
    return list
  }
}

extension MediaChunk {
  /// Width and height in the head of an extended file.
  fileprivate var size: Range<Int> { content.lowerBound + 4..<content.lowerBound + 10 }

  /// A chunk of WebP, which must end before the limit.
  fileprivate init(whole file: OriginalFile, at place: Int, before limit: Int) throws(PictureSanitizerProblem)
  {
    guard let chunk = try MediaChunk(.riff, in: file, at: place, before: limit),
      chunk.content.upperBound <= limit
    else { throw .cutOff }
    self = chunk
  }

  /// Copies it with a head of our own; the byte that makes its length even is ours, too.
  fileprivate func copy(to list: inout PieceList) throws(PictureSanitizerProblem) {
    list.add(kind.bytes + littleEndian(content.count, 4))
    try list.copy(content)
    if content.count % 2 == 1 { list.add([0]) }
  }
}
