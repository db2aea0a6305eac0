import MediaContainers
import SiteOutput

/// The picture in a PNG file: its pixels, its colours and its frames (PNG, third edition). What stands
/// behind the packed pixels, within their chunks, goes with the rest.
enum PNGSanitizer {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Pixels come in pieces of 8 KB and more.
  private static let maxChunks = 200_000
  private static let longestProfile = 1 << 22

  static func pieces(of file: OriginalFile, turn: Int) throws(PictureSanitizerProblem) -> [FilePiece] {
    var list = PieceList()
    list.add(signature)
    var place = signature.count
    var seen: Set<FourCC> = []
    var head: [UInt8] = []
    var pixels: PNGPixels?
    for _ in 0..<maxChunks {
      let chunk = try MediaChunk(png: file, at: place)
      guard seen.isEmpty == (chunk.kind == "IHDR") else { throw .damaged }
      let isFirst = seen.insert(chunk.kind).inserted
      if chunk.kind == "IHDR" {
        head = try file.bytes(chunk.content)
        guard head.count == 13 else { throw .damaged }
      }
      if MediaChunk.pixels.contains(chunk.kind) {
        if pixels == nil, chunk.kind == "IDAT", isFirst { pixels = try PNGPixels(head) }
        // Further frames have a chunk on their size before them, and the pixels of one stand together.
        guard pixels != nil else { throw .damaged }
        try pixels?.add(chunk)
        place = chunk.end
        continue
      }
      if let frame = pixels, !frame.isEmpty {
        try frame.copy(to: &list, of: file)
        pixels = nil
      }
      if chunk.kind == "fcTL", seen.contains("IDAT") {
        guard chunk.content.count == 26 else { throw .damaged }
        let size = try file.bytes(chunk.content.lowerBound + 4..<chunk.content.lowerBound + 12)
        pixels = try PNGPixels(head, size: size)
      }
      if chunk.kind == "iCCP", isFirst { list.add(try profile(chunk, file)) }
      if try chunk.isKept(isFirst: isFirst) { try list.copy(place..<chunk.end) }
      // A turn counts only where it stands before the pixels.
      if chunk.kind == "IHDR", turn != 1 { list.add(MediaChunk.png("eXIf", PictureTurn.exif(turn))) }
      if chunk.kind == "IEND" {
        guard seen.contains("IDAT") else { throw .damaged }
        return list.pieces
      }
      place = chunk.end
    }
    throw .tooIntricate
  }

  /// A name, a zero, the way of packing, and the packed profile: written anew, and not packed.
  private static func profile(_ chunk: MediaChunk, _ file: OriginalFile) throws(PictureSanitizerProblem)
    -> [UInt8]
  {
    guard chunk.content.count <= longestProfile else { return [] }
    let bytes = try file.bytes(chunk.content)
    guard let name = bytes.firstIndex(of: 0), name < 80, bytes.count > name + 2, bytes[name + 1] == 0,
      let profile = PackedStream.unpacked(Array(bytes.dropFirst(name + 2)), atMost: longestProfile),
      let clean = ColourProfile.cleaned(profile)
    else { return [] }
    return MediaChunk.png("iCCP", Array("ICC profile\0\0".utf8) + PackedStream.stored(clean))
  }
}

/// Chunks of a PNG that is published.
extension MediaChunk {
  /// A chunk of PNG, which must lie within the file.
  init(png file: OriginalFile, at place: Int) throws(PictureSanitizerProblem) {
    guard place + 12 <= file.length, let chunk = try MediaChunk(.png, in: file, at: place) else {
      throw .cutOff
    }
    guard chunk.kind.bytes.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) else { throw .damaged }
    guard chunk.end <= file.length else { throw .cutOff }
    self = chunk
  }

  /// Whether it is needed; a chunk that everybody must understand and we do not is refused.
  func isKept(isFirst: Bool) throws(PictureSanitizerProblem) -> Bool {
    if Self.repeated.contains(kind) { return true }
    if let length = Self.lengths[kind] { return isFirst && length.contains(content.count) }
    // A capital letter begins what must be understood.
    if kind.bytes[0] & 0x20 == 0 { throw .unknown }
    return false
  }

  /// Chunks of pixels, and of those of further frames.
  static let pixels: Set<FourCC> = ["IDAT", "fdAT"]
  private static let repeated: Set<FourCC> = pixels.union(["fcTL"])

  /// Others that are kept once, with how long they may be.
  private static let lengths: [FourCC: ClosedRange<Int>] = [
    "IHDR": 13...13, "PLTE": 3...768, "IEND": 0...0, "tRNS": 1...256, "gAMA": 4...4, "cHRM": 32...32,
    "sRGB": 1...1,
    "sBIT": 1...4, "bKGD": 1...6, "pHYs": 9...9, "cICP": 4...4, "mDCV": 24...24, "cLLI": 8...8, "acTL": 8...8,
  ]

  static func png(_ kind: FourCC, _ content: [UInt8]) -> [UInt8] {
    let body = kind.bytes + content
    return bigEndian(content.count, 4) + body + bigEndian(Checksums.crc32(body), 4)
  }
}

/// The two checksums that PNG and what it is packed with need.
enum Checksums {
  /// ISO 3309, bit by bit from the lowest.
  static func crc32(_ bytes: [UInt8]) -> Int {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return Int(~sum)
  }

  /// RFC 1950, section 9.
  static func adler32(_ bytes: [UInt8]) -> Int {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}
