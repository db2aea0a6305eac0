/// The table of contents of a HEIC or AVIF file, as it is read: items, where they lie, what they have, whom they name
/// (ISO 14496-12, section 8.11; ISO 23008-12).
struct HEIFContents {
  struct Item {
    var kind: String
    var isHidden: Bool
    /// Where its bytes lie in the file, one after the other.
    var ranges: [Range<Int>] = []
    /// Whether they lie within the table itself.
    var isEmbedded = false
    /// Its properties by their places in the list, from 0 on, and whether each must be understood.
    var properties: [(index: Int, isEssential: Bool)] = []
  }

  struct Reference {
    var kind: String
    var from: Int
    var to: [Int]
  }

  private(set) var primary = 0
  private(set) var items: [Int: Item] = [:]
  private(set) var references: [Reference] = []
  private(set) var properties: [HEIFBox] = []
  let bytes: [UInt8]
  /// Where these bytes begin in the file.
  private let start: Int
  private let fileLength: Int
  private var embedded: Range<Int>?

  private static let mostNumbers = 400_000

  /// Reads the content of `meta`, which begins at a place of the file.
  init(_ bytes: [UInt8], at start: Int, in file: OriginalFile) throws(BarePictureProblem) {
    (self.bytes, self.start, fileLength) = (bytes, start, file.length)
    let parts = try HEIFBox.all(in: bytes, 4..<bytes.count)
    func part(_ kind: String) throws(BarePictureProblem) -> HEIFBox? {
      let found = parts.filter { $0.kind == kind }
      guard found.count < 2 else { throw .damaged }
      return found.first
    }
    guard let main = try part("pitm"), let list = try part("iinf"), let places = try part("iloc"),
      let looks = try part("iprp"), try isPicture(part("hdlr"))
    else { throw .damaged }
    embedded = try part("idat").map { $0.content.lowerBound + start..<$0.content.upperBound + start }
    var reader = ByteReader(bytes, main.content)
    primary = try reader.number(try reader.number(4) >> 24 == 0 ? 2 : 4)
    try readList(list)
    try readPlaces(places)
    try readProperties(looks)
    if let names = try part("iref") { try readReferences(names) }
  }

  private func isPicture(_ box: HEIFBox?) throws(BarePictureProblem) -> Bool {
    guard let box else { return false }
    var reader = ByteReader(bytes, box.content)
    _ = try reader.take(8)
    return try reader.letters() == "pict"
  }

  private mutating func readList(_ box: HEIFBox) throws(BarePictureProblem) {
    var head = ByteReader(bytes, box.content)
    _ = try head.number(try head.number(4) >> 24 == 0 ? 2 : 4)
    for entry in try HEIFBox.all(in: bytes, head.place..<head.end) where entry.kind == "infe" {
      var reader = ByteReader(bytes, entry.content)
      let head = try reader.number(4)
      // Earlier versions describe no pictures.
      guard head >> 24 >= 2 else { continue }
      let number = try reader.number(head >> 24 == 2 ? 2 : 4)
      let protection = try reader.number(2)
      let kind = try reader.letters()
      guard items[number] == nil else { throw .damaged }
      items[number] = Item(kind: protection == 0 ? kind : "locked", isHidden: head & 1 == 1)
    }
  }

  private mutating func readPlaces(_ box: HEIFBox) throws(BarePictureProblem) {
    var reader = ByteReader(bytes, box.content)
    let version = try reader.number(4) >> 24
    let widths = try reader.number(2)
    let (offset, length, base) = (widths >> 12, widths >> 8 & 15, widths >> 4 & 15)
    let index = version == 0 ? 0 : widths & 15
    guard version < 3, [offset, length, base, index].allSatisfy({ [0, 4, 8].contains($0) }) else {
      throw .damaged
    }
    var left = Self.mostNumbers
    for _ in 0..<(try reader.number(version < 2 ? 2 : 4)) {
      let number = try reader.number(version < 2 ? 2 : 4)
      let method = version == 0 ? 0 : try reader.number(2) & 15
      let source = try reader.number(2)
      let from = try reader.number(base)
      let count = try reader.number(2)
      left -= 1 + count
      guard left > 0 else { throw .tooIntricate }
      var ranges: [Range<Int>] = []
      for _ in 0..<count {
        _ = try reader.number(index)
        ranges.append(try range(from, try reader.number(offset), try reader.number(length), method))
      }
      guard var item = items[number], item.ranges.isEmpty else { continue }
      // Bytes of another file, or counted within another item.
      if source != 0 || method > 1 { item.kind = "elsewhere" }
      (item.ranges, item.isEmbedded) = (ranges, method == 1)
      items[number] = item
    }
  }

  /// An empty range for one that makes no sense, which then is no picture.
  private func range(_ base: Int, _ offset: Int, _ length: Int, _ method: Int) throws(BarePictureProblem)
    -> Range<Int>
  {
    guard let whole = method == 1 ? embedded : 0..<fileLength else { return 0..<0 }
    guard base <= fileLength, offset <= fileLength - base, base + offset <= whole.count else { return 0..<0 }
    let from = whole.lowerBound + base + offset
    // No length: all that is left.
    let count = length == 0 ? whole.upperBound - from : length
    return count <= whole.upperBound - from ? from..<from + count : 0..<0
  }

  private mutating func readProperties(_ box: HEIFBox) throws(BarePictureProblem) {
    let parts = try HEIFBox.all(in: bytes, box.content)
    guard let list = parts.first(where: { $0.kind == "ipco" }) else { throw .damaged }
    properties = try HEIFBox.all(in: bytes, list.content)
    var left = Self.mostNumbers
    for owners in parts where owners.kind == "ipma" {
      var reader = ByteReader(bytes, owners.content)
      let head = try reader.number(4)
      for _ in 0..<(try reader.number(4)) {
        let number = try reader.number(head >> 24 == 0 ? 2 : 4)
        let count = try reader.number(1)
        left -= 1 + count
        guard left > 0 else { throw .tooIntricate }
        for _ in 0..<count {
          let wide = head & 1 == 1
          let value = try reader.number(wide ? 2 : 1)
          let index = value & (wide ? 0x7FFF : 0x7F)
          guard index > 0 else { continue }
          guard properties.indices.contains(index - 1) else { throw .damaged }
          items[number]?.properties.append((index - 1, value >> (wide ? 15 : 7) == 1))
        }
      }
    }
  }

  private mutating func readReferences(_ box: HEIFBox) throws(BarePictureProblem) {
    var head = ByteReader(bytes, box.content)
    let width = try head.number(4) >> 24 == 0 ? 2 : 4
    for entry in try HEIFBox.all(in: bytes, head.place..<head.end) {
      var reader = ByteReader(bytes, entry.content)
      let from = try reader.number(width)
      var to: [Int] = []
      for _ in 0..<(try reader.number(2)) { to.append(try reader.number(width)) }
      references.append(Reference(kind: entry.kind, from: from, to: to))
    }
  }
}
