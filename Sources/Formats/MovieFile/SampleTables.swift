import MediaContainers

/// Where the samples of a track lie: `stco` or `co64` say where each chunk begins, `stsc` how many samples are in it,
/// `stsz` how long each is (ISO 14496-12, section 8.6 and following). They are gone through once, side by side.
struct SampleTables {
  private let sizes: MediaBox
  private let isCompact: Bool
  private let runs: MediaBox
  private let chunks: MediaBox
  private let width: Int

  /// Nil where one of them is missing or shorter than it says.
  init?(_ tables: MediaBox, in bytes: borrowing [UInt8]) {
    let all = tables.children(in: bytes)
    guard let sizes = all.first(where: { $0.kind == "stsz" || $0.kind == "stz2" }),
      let runs = all.first(where: { $0.kind == "stsc" }),
      let chunks = all.first(where: { $0.kind == "stco" || $0.kind == "co64" })
    else { return nil }
    self.sizes = sizes
    self.runs = runs
    self.chunks = chunks
    isCompact = sizes.kind == "stz2"
    width = chunks.kind == "co64" ? 8 : 4
    guard runs.end - runs.content >= 8, chunks.end - chunks.content >= 8, sizes.end - sizes.content >= 12,
      Self.holds(bytes.number(at: runs.content + 4, 4), of: 12, runs, behind: 8),
      Self.holds(bytes.number(at: chunks.content + 4, 4), of: width, chunks, behind: 8)
    else { return nil }
    if isCompact {
      let bits = bytes.number(at: sizes.content + 4, 4) & 0xFF
      guard bits == 8 || bits == 16,
        Self.holds(bytes.number(at: sizes.content + 8, 4), of: bits / 8, sizes, behind: 12)
      else { return nil }
    } else if bytes.number(at: sizes.content + 4, 4) == 0 {
      guard Self.holds(bytes.number(at: sizes.content + 8, 4), of: 4, sizes, behind: 12) else { return nil }
    }
  }

  private static func holds(_ count: Int, of size: Int, _ box: MediaBox, behind head: Int) -> Bool {
    count <= (box.end - box.content - head) / size
  }

  /// Samples that lie one behind the other.
  struct Chunk {
    /// Where they lie in the file.
    let range: Range<Int>
    /// Which entry of `stsd` says how they are coded, counted from 1.
    let entry: Int
    /// How long each is.
    let sizes: SampleSizes
  }

  /// Calls `use` with each chunk that holds samples, in the order of the film.
  func forEachChunk(in bytes: borrowing [UInt8], _ use: (Chunk) throws(MovieProblem) -> Void)
    throws(MovieProblem)
  {
    let chunkCount = bytes.number(at: chunks.content + 4, 4)
    let runCount = bytes.number(at: runs.content + 4, 4)
    var sample = SampleSizes(sizes, isCompact: isCompact, in: bytes)
    guard chunkCount > 0, sample.left > 0 else { return }
    guard runCount > 0 else { throw .damaged }
    var run = 0
    var (perChunk, entry) = (0, 0)
    for chunk in 0..<chunkCount {
      // A run begins with the chunk that it names, counted from 1.
      while run < runCount, bytes.number(at: runs.content + 8 + 12 * run, 4) == chunk + 1 {
        perChunk = bytes.number(at: runs.content + 12 + 12 * run, 4)
        entry = bytes.number(at: runs.content + 16 + 12 * run, 4)
        run += 1
      }
      if sample.left == 0 { break }
      let isInOrder = run == runCount || bytes.number(at: runs.content + 8 + 12 * run, 4) > chunk + 1
      guard perChunk > 0, isInOrder else { throw .damaged }
      let sizes = sample.first(perChunk)
      let length = try sample.take(perChunk, in: bytes)
      let start = bytes.number(at: chunks.content + 8 + width * chunk, width)
      let (end, isTooLarge) = start.addingReportingOverflow(length)
      guard !isTooLarge else { throw .damaged }
      if length > 0 { try use(Chunk(range: start..<end, entry: entry, sizes: sizes)) }
    }
    guard sample.left == 0 else { throw .damaged }
  }
}

/// The lengths of samples, taken one after the other.
struct SampleSizes {
  private(set) var left: Int
  private let common: Int
  private let width: Int
  private var place: Int

  fileprivate init(_ box: MediaBox, isCompact: Bool, in bytes: borrowing [UInt8]) {
    left = bytes.number(at: box.content + 8, 4)
    width = isCompact ? (bytes.number(at: box.content + 4, 4) & 0xFF) / 8 : 4
    common = isCompact ? 0 : bytes.number(at: box.content + 4, 4)
    place = box.content + 12
  }

  /// The next samples alone, fewer where fewer are left.
  fileprivate func first(_ count: Int) -> SampleSizes {
    var first = self
    first.left = min(count, left)
    return first
  }

  /// The length of the next sample; nil behind the last.
  mutating func next(in bytes: borrowing [UInt8]) -> Int? {
    guard left > 0 else { return nil }
    left -= 1
    if common > 0 { return common }
    defer { place += width }
    return bytes.number(at: place, width)
  }

  /// The length of the next samples together, fewer where fewer are left.
  fileprivate mutating func take(_ count: Int, in bytes: borrowing [UInt8]) throws(MovieProblem) -> Int {
    let count = min(count, left)
    left -= count
    if common > 0 {
      let (length, isTooLarge) = common.multipliedReportingOverflow(by: count)
      guard !isTooLarge else { throw .damaged }
      return length
    }
    var length = 0
    for _ in 0..<count {
      length += bytes.number(at: place, width)
      place += width
    }
    return length
  }
}
