import MediaContainers

/// The pixels of a PNG, packed in one stream over several chunks; and those of each further frame of an animated one.
struct PNGPixels {
  private var chunks: [MediaChunk] = []
  /// Bytes of a chunk before its part of the stream.
  private let skipped: Int
  /// How many bytes the pixels have when they are unpacked.
  private let maximum: Int

  /// Pixels in a row or column: no picture of this Earth has more.
  private static let widest = 1 << 24
  /// Bytes: a chunk that is cut is summed up anew.
  private static let longestCut = 64 << 20

  /// `head` is the content of IHDR; of a further frame, the size is given by its own chunk.
  init(_ head: [UInt8], size: [UInt8]? = nil) throws(PictureSanitizerProblem) {
    var reader = ByteReader(size ?? head, at: 0)
    let (width, height) = (try reader.needed(4), try reader.needed(4))
    let samples = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][head[9]] ?? 0
    guard (1...Self.widest).contains(width), (1...Self.widest).contains(height), samples > 0, head[8] <= 16
    else { throw .damaged }
    let bits = Int(head[8]) * samples
    func bytes(_ width: Int, _ height: Int) -> Int {
      width > 0 && height > 0 ? height * (1 + (width * bits + 7) / 8) : 0
    }
    if head[12] == 0 {
      maximum = bytes(width, height)
    } else {
      // Seven pictures of every eighth, fourth, second pixel: where each begins, and how far its pixels are apart.
      let passes = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
      ]
      maximum = passes.reduce(0) { sum, pass in
        let (x, y, right, down) = pass
        return sum + bytes((width - x + right - 1) / right, (height - y + down - 1) / down)
      }
    }
    skipped = size == nil ? 0 : 4
  }

  var isEmpty: Bool { chunks.isEmpty }

  mutating func add(_ chunk: MediaChunk) throws(PictureSanitizerProblem) {
    guard chunk.kind == (skipped == 0 ? "IDAT" : "fdAT"), chunk.content.count >= skipped else {
      throw .damaged
    }
    chunks.append(chunk)
  }

  /// Copies the chunks up to where the stream ends.
  func copy(to list: inout PieceList, of file: OriginalFile) throws(PictureSanitizerProblem) {
    let parts = chunks.map { $0.content.dropFirst(skipped) }
    var left = 0
    do throws(PictureSanitizerProblem) {
      left = try PackedStream.end(in: parts.map { $0.startIndex..<$0.endIndex }, of: file, atMost: maximum)
        .packed
    } catch {
      // A picture of which the rest is missing has nothing behind it.
      guard error == .cutOff else { throw error }
      left = .max
    }
    for (chunk, part) in zip(chunks, parts) where left > 0 || part.isEmpty {
      if part.count <= left {
        try list.copy(chunk.start..<chunk.end)
        left -= part.count
        continue
      }
      guard chunk.content.count <= Self.longestCut else { throw .tooIntricate }
      let kept = try file.bytes(chunk.content.lowerBound..<part.startIndex + left)
      let written = MediaChunk.png(chunk.kind, kept)
      list.add(Array(written.prefix(8)))
      try list.copy(chunk.content.lowerBound..<part.startIndex + left)
      list.add(written.suffix(4))
      left = 0
    }
  }
}
