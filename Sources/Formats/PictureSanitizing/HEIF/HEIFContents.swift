import MediaContainers

/// The table of contents of a HEIC or AVIF file, as it is read: items, where they lie, what they have, whom they name
/// (ISO 14496-12, section 8.11; ISO 23008-12).
struct HEIFContents {
  struct Item {
    /// Nil for one that is locked, or whose bytes are elsewhere.
    var kind: FourCC?
    var isHidden: Bool
    /// Where its bytes lie in the file, one after the other.
    var ranges: [Range<Int>] = []
    /// Whether they lie within the table itself.
    var isEmbedded = false
    /// Its properties by their places in the list, from 0 on, and whether each must be understood.
    var properties: [(index: Int, isEssential: Bool)] = []
  }

  struct Reference {
    var kind: FourCC
    var from: Int
    var to: [Int]
  }

  private(set) var primary = 0
  private(set) var items: [Int: Item] = [:]
  private(set) var references: [Reference] = []
  private(set) var properties: [MediaBox] = []
  let bytes: [UInt8]
  /// Where these bytes begin in the file.
  private let start: Int
  private let fileLength: Int
  private var embedded: Range<Int>?

  private static let maxNumbers = 400_000

  /// Reads the content of `meta`, which begins at a place of the file.
  init(_ bytes: [UInt8], at start: Int, in file: OriginalFile) throws(PictureSanitizerProblem) {
    (self.bytes, self.start, fileLength) = (bytes, start, file.length)
    let parts = try MediaBox.all(in: bytes, 4..<bytes.count)
    func part(_ kind: FourCC) throws(PictureSanitizerProblem) -> MediaBox? {
      let found = parts.filter { $0.kind == kind }
      guard found.count < 2 else { throw .damaged }
      return found.first
    }
    guard let main = try part("pitm"), let list = try part("iinf"), let places = try part("iloc"),
      let looks = try part("iprp"), try isPicture(part("hdlr"))
    else { throw .damaged }
    embedded = try part("idat").map { $0.content + start..<$0.end + start }
    var reader = ByteReader(bytes, main.contentRange)
    primary = try reader.needed(try reader.neededVersion().version == 0 ? 2 : 4)
    try readList(list)
    try readPlaces(places)
    try readProperties(looks)
    if let names = try part("iref") { try readReferences(names) }
  }

  private func isPicture(_ box: MediaBox?) throws(PictureSanitizerProblem) -> Bool {
    guard let box else { return false }
    var reader = ByteReader(bytes, box.contentRange)
    _ = try reader.take(8)
    return try reader.neededLetters() == "pict"
  }

  private mutating func readList(_ box: MediaBox) throws(PictureSanitizerProblem) {
    var head = ByteReader(bytes, box.contentRange)
    _ = try head.needed(try head.neededVersion().version == 0 ? 2 : 4)
    for entry in try MediaBox.all(in: bytes, head.place..<head.end) where entry.kind == "infe" {
      var reader = ByteReader(bytes, entry.contentRange)
      let head = try reader.neededVersion()
      // Earlier versions describe no pictures.
      guard head.version >= 2 else { continue }
      let number = try reader.needed(head.version == 2 ? 2 : 4)
      let protection = try reader.needed(2)
      let kind = try reader.neededLetters()
      guard items[number] == nil else { throw .damaged }
      items[number] = Item(kind: protection == 0 ? kind : nil, isHidden: head.flags & 1 == 1)
    }
  }

  private mutating func readPlaces(_ box: MediaBox) throws(PictureSanitizerProblem) {
    guard var places = ItemPlaces(in: bytes, box), places.version < 3 else { throw .damaged }
    var left = Self.maxNumbers
    for _ in 0..<places.count {
      guard let entry = places.next() else { throw .damaged }
      left -= 1 + entry.pieceCount
      guard left > 0 else { throw .tooIntricate }
      var ranges: [Range<Int>] = []
      for _ in 0..<entry.pieceCount {
        guard let piece = places.piece(), piece.index != nil else { throw .damaged }
        ranges.append(range(entry.base, piece.offset, piece.length, entry.method))
      }
      guard var item = items[entry.item], item.ranges.isEmpty else { continue }
      // Bytes of another file, or counted within another item.
      if entry.file != 0 || entry.method > 1 { item.kind = nil }
      (item.ranges, item.isEmbedded) = (ranges, entry.method == 1)
      items[entry.item] = item
    }
  }

  /// An empty range for one that makes no sense, which then is no picture.
  private func range(_ base: Int, _ offset: Int, _ length: Int, _ method: Int) -> Range<Int> {
    guard let whole = method == 1 ? embedded : 0..<fileLength else { return 0..<0 }
    guard base <= fileLength, offset <= fileLength - base, base + offset <= whole.count else { return 0..<0 }
    let from = whole.lowerBound + base + offset
    // No length: all that is left.
    let count = length == 0 ? whole.upperBound - from : length
    return count <= whole.upperBound - from ? from..<from + count : 0..<0
  }

  private mutating func readProperties(_ box: MediaBox) throws(PictureSanitizerProblem) {
    let parts = try MediaBox.all(in: bytes, box.contentRange)
    guard let list = parts.first(where: { $0.kind == "ipco" }) else { throw .damaged }
    properties = try MediaBox.all(in: bytes, list.contentRange)
    var left = Self.maxNumbers
    for owners in parts where owners.kind == "ipma" {
      var reader = ByteReader(bytes, owners.contentRange)
      let head = try reader.neededVersion()
      let wide = head.flags & 1 == 1
      for _ in 0..<(try reader.needed(4)) {
        let number = try reader.needed(head.version == 0 ? 2 : 4)
        let count = try reader.needed(1)
        left -= 1 + count
        guard left > 0 else { throw .tooIntricate }
        for _ in 0..<count {
          let value = try reader.needed(wide ? 2 : 1)
          let index = value & (wide ? 0x7FFF : 0x7F)
          guard index > 0 else { continue }
          guard properties.indices.contains(index - 1) else { throw .damaged }
          items[number]?.properties.append((index - 1, value >> (wide ? 15 : 7) == 1))
        }
      }
    }
  }

  private mutating func readReferences(_ box: MediaBox) throws(PictureSanitizerProblem) {
    var head = ByteReader(bytes, box.contentRange)
    let width = try head.neededVersion().version == 0 ? 2 : 4
    for entry in try MediaBox.all(in: bytes, head.place..<head.end) {
      var reader = ByteReader(bytes, entry.contentRange)
      let from = try reader.needed(width)
      var to: [Int] = []
      for _ in 0..<(try reader.needed(2)) { to.append(try reader.needed(width)) }
      references.append(Reference(kind: entry.kind, from: from, to: to))
    }
  }
}
