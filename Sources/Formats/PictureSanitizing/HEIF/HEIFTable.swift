import MediaContainers
import SiteOutput

/// The new table of contents, but for where items lie.
struct HEIFTable {
  let contents: HEIFContents
  let kept: [Int]
  let references: [HEIFContents.Reference]

  var boxes: [UInt8] {
    get throws(PictureSanitizerProblem) {
      let handler = MediaBox.written(
        "hdlr", version: 0, [0, 0, 0, 0] + Array("pict".utf8) + [UInt8](repeating: 0, count: 13))
      let isWide = kept.contains { $0 > 0xFFFF }
      let main = MediaBox.written(
        "pitm", version: isWide ? 1 : 0, bigEndian(contents.primary, isWide ? 4 : 2))
      return handler + main + list + (references.isEmpty ? [] : names) + (try properties)
    }
  }

  /// What each item is; what somebody called it is left behind.
  private var list: [UInt8] {
    let entries = kept.flatMap { number -> [UInt8] in
      guard let item = contents.items[number], let kind = item.kind else { return [] }
      let isWide = number > 0xFFFF
      return MediaBox.written(
        "infe", version: isWide ? 3 : 2, flags: item.isHidden ? 1 : 0,
        bigEndian(number, isWide ? 4 : 2) + [0, 0] + kind.bytes + [0])
    }
    return MediaBox.written("iinf", version: 0, bigEndian(kept.count, 2) + entries)
  }

  private var names: [UInt8] {
    let width = kept.contains { $0 > 0xFFFF } ? 4 : 2
    let entries = references.flatMap { reference in
      MediaBox.written(
        reference.kind,
        bigEndian(reference.from, width) + bigEndian(reference.to.count, 2)
          + reference.to.flatMap { bigEndian($0, width) })
    }
    return MediaBox.written("iref", version: width == 4 ? 1 : 0, entries)
  }

  /// The list of properties, each once, and which items have them, in the order in which they apply.
  private var properties: [UInt8] {
    get throws(PictureSanitizerProblem) {
      var places: [Int: Int?] = [:]
      var list: [UInt8] = []
      var count = 0
      var owners: [(item: Int, properties: [(Int, Bool)])] = []
      for number in kept {
        var own: [(Int, Bool)] = []
        for (index, isEssential) in contents.items[number]?.properties ?? [] {
          if places[index] == nil {
            let box = try HEIFProperty.written(contents.properties[index], in: contents.bytes)
            if let box {
              list += box
              count += 1
            }
            places[index] = .some(box == nil ? nil : count)
          }
          if let place = places[index] ?? nil {
            own.append((place, isEssential))
          } else if isEssential {
            // Who does not understand it must not show the item, and so neither may we.
            throw .unknown
          }
        }
        guard own.count < 256 else { throw .tooIntricate }
        owners.append((number, own))
      }
      guard count < 0x8000 else { throw .tooIntricate }
      return MediaBox.written(
        "iprp", MediaBox.written("ipco", list) + Self.ownership(owners, isLong: count > 0x7F))
    }
  }

  private static func ownership(_ owners: [(item: Int, properties: [(Int, Bool)])], isLong: Bool) -> [UInt8] {
    let isWide = owners.contains { $0.item > 0xFFFF }
    let entries = owners.flatMap { number, properties in
      bigEndian(number, isWide ? 4 : 2) + [UInt8(properties.count)]
        + properties.flatMap { place, isEssential in
          bigEndian(place | (isEssential ? (isLong ? 0x8000 : 0x80) : 0), isLong ? 2 : 1)
        }
    }
    return MediaBox.written(
      "ipma", version: isWide ? 1 : 0, flags: isLong ? 1 : 0, bigEndian(owners.count, 4) + entries)
  }
}

/// Where the kept items lie in the new file: their bytes one behind the other.
struct HEIFPlaces {
  private var places: [(number: Int, start: Int, count: Int, isEmbedded: Bool)] = []
  /// What follows the table of contents.
  private(set) var data = PieceList()
  /// What lies within it: how small pictures are put together.
  private var inside = PieceList()

  mutating func add(_ number: Int, _ ranges: [Range<Int>], isEmbedded: Bool) throws(PictureSanitizerProblem) {
    var list = PieceList()
    for range in ranges { try list.copy(range) }
    places.append((number, isEmbedded ? inside.count : data.count, list.count, isEmbedded))
    if isEmbedded { try inside.add(list) } else { try data.add(list) }
  }

  /// The box `iloc`; `start` is where the data begin in the new file.
  func box(dataAt start: Int) -> [UInt8] {
    let isWide = places.contains { $0.number > 0xFFFF }
    let version = isWide ? 2 : places.contains(where: \.isEmbedded) ? 1 : 0
    let width = isWide ? 4 : 2
    let entries = places.flatMap { place in
      let method = version == 0 ? [] : [0, place.isEmbedded ? UInt8(1) : 0]
      // An item without bytes, like a mere turn of another, has no place.
      let isEmpty = place.count == 0
      return bigEndian(place.number, width) + method + [0, 0] + [0, isEmpty ? 0 : 1]
        + (isEmpty
          ? [] : bigEndian(place.start + (place.isEmbedded ? 0 : start), 4) + bigEndian(place.count, 4))
    }
    return MediaBox.written("iloc", version: version, [0x44, 0] + bigEndian(places.count, width) + entries)
  }

  /// The box `idat`, where an item lies in it.
  func embedded(in file: OriginalFile) throws(PictureSanitizerProblem) -> [UInt8] {
    guard inside.count > 0 else { return [] }
    guard inside.count < 1 << 20 else { throw .tooIntricate }
    var bytes: [UInt8] = []
    for case .run(let start, let count) in inside.pieces { bytes += try file.bytes(start..<start + count) }
    return MediaBox.written("idat", bytes)
  }
}
