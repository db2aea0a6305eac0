import MediaContainers
import SiteOutput

/// The main picture in a HEIC or AVIF file, put together anew: its items, their properties, their bytes.
///
/// What describes it, other pictures, small copies, depths and gain maps are items too, and are left behind; so are
/// films, and whatever no kept item points at.
struct HEIFSanitizer {
  private let file: OriginalFile
  private let contents: HEIFContents
  /// The numbers of the items that are kept, in order.
  private var kept: [Int] = []
  private var isKept: Set<Int> = []

  private static let longestContents = 1 << 24
  private static let maxItems = 20_000

  static func pieces(of file: OriginalFile) throws(PictureSanitizerProblem) -> [FilePiece] {
    let boxes = try MediaBox.all(in: file)
    let metas = boxes.filter { $0.kind == "meta" }
    guard let meta = metas.first?.contentRange else { throw .cutOff }
    guard metas.count == 1, let type = boxes.first, type.kind == "ftyp", type.contentRange.count <= 4096
    else { throw .damaged }
    guard meta.count <= longestContents else { throw .tooIntricate }
    let contents = try HEIFContents(try file.bytes(meta), at: meta.lowerBound, in: file)
    let picture = try HEIFSanitizer(file, contents)
    return try picture.assembled(try HEIFBrands.written(try file.bytes(type.contentRange)))
  }

  private init(_ file: OriginalFile, _ contents: HEIFContents) throws(PictureSanitizerProblem) {
    (self.file, self.contents) = (file, contents)
    try keep(contents.primary)
    try keepTiles()
    // How clear a picture is, is a picture of its own that names it.
    for reference in contents.references where reference.kind == "auxl" {
      guard reference.to.contains(where: isKept.contains), isAlpha(reference.from) else { continue }
      try keep(reference.from)
    }
    try keepTiles()
    kept.sort()
  }

  private mutating func keep(_ number: Int) throws(PictureSanitizerProblem) {
    guard let item = contents.items[number], item.kind.map(Self.kinds.contains) ?? false else {
      throw .unknown
    }
    guard kept.count < Self.maxItems else { throw .tooIntricate }
    if isKept.insert(number).inserted { kept.append(number) }
  }

  /// Pictures of HEVC and AV1, and such as are put together of them.
  private static let kinds: Set<FourCC> = ["hvc1", "av01", "grid", "iovl", "iden"]
  private static let putTogether: Set<FourCC> = ["grid", "iovl", "iden"]

  /// Keeps what kept items are put together of.
  private mutating func keepTiles() throws(PictureSanitizerProblem) {
    let parts = Dictionary(
      contents.references.filter { $0.kind == "dimg" }.map { ($0.from, $0.to) },
      uniquingKeysWith: { first, _ in first })
    var index = 0
    while index < kept.count {
      if let kind = contents.items[kept[index]]?.kind, Self.putTogether.contains(kind) {
        for tile in parts[kept[index]] ?? [] { try keep(tile) }
      }
      index += 1
    }
  }

  private func isAlpha(_ number: Int) -> Bool {
    contents.items[number]?.properties.contains {
      HEIFProperty.isAlpha(contents.properties[$0.index], in: contents.bytes)
    } ?? false
  }

  // MARK: - Bytes

  /// Where the bytes of an item lie that are published.
  private func bytes(of item: HEIFContents.Item, parts: Int) throws(PictureSanitizerProblem) -> [Range<Int>] {
    let whole = ItemBytes(item.ranges)
    switch item.kind {
    case "hvc1":
      guard let box = property("hvcC", of: item) else { throw .damaged }
      let size = try HEVCStream.lengthSize(ByteReader(contents.bytes, box.contentRange))
      return try HEVCStream.kept(of: whole, lengthSize: size, in: file)
    case "av01": return try AV1Stream.kept(of: whole, in: file)
    case "grid":
      // Version, flags, rows, columns; width and height in two or four bytes each.
      var head = whole
      _ = try head.number(1, file)
      return try whole.ranges(ofNext: try head.number(1, file) & 1 == 0 ? 8 : 12)
    case "iovl":
      // Version, flags, a colour, width and height, and a place for each part.
      var head = whole
      _ = try head.number(1, file)
      let width = try head.number(1, file) & 1 == 0 ? 2 : 4
      return try whole.ranges(ofNext: 10 + 2 * width * (1 + parts))
    default: return []
    }
  }

  private func property(_ kind: FourCC, of item: HEIFContents.Item) -> MediaBox? {
    item.properties.map { contents.properties[$0.index] }.first { $0.kind == kind }
  }

  // MARK: - The new file

  private func assembled(_ type: [UInt8]) throws(PictureSanitizerProblem) -> [FilePiece] {
    var places = HEIFPlaces()
    let references = keptReferences
    var sum = 0
    for number in kept {
      guard let item = contents.items[number] else { continue }
      sum += item.ranges.reduce(0) { $0 + $1.count }
      // Items that share their bytes would make the copy larger than the original, and long work of it.
      guard sum <= file.length else { throw .damaged }
      let parts = references.first { $0.from == number && $0.kind == "dimg" }?.to.count ?? 0
      let ranges = try bytes(of: item, parts: parts)
      guard item.kind == "iden" || ranges.contains(where: { !$0.isEmpty }) else { throw .damaged }
      try places.add(number, ranges, isEmbedded: item.isEmbedded)
    }
    let fixed = try HEIFTable(contents: contents, kept: kept, references: references).boxes
    let embedded = try places.embedded(in: file)
    let length = type.count + 12 + fixed.count + places.box(dataAt: 0).count + embedded.count
    let meta = MediaBox.written("meta", version: 0, fixed + places.box(dataAt: length + 8) + embedded)
    var list = PieceList()
    list.add(type + meta + bigEndian(places.data.count + 8, 4) + Array("mdat".utf8))
    guard places.data.count < 1 << 31 else { throw .tooIntricate }
    try list.add(places.data)
    return list.pieces
  }

  /// Which kept items name which others.
  private var keptReferences: [HEIFContents.Reference] {
    contents.references.filter { reference in
      ["dimg", "auxl", "prem"].contains(reference.kind) && isKept.contains(reference.from)
        && reference.to.allSatisfy(isKept.contains)
    }
  }
}

/// The first box: what kinds of reader the file is for.
enum HEIFBrands {
  /// Those of still pictures. A file that is also a film says so by others, and is none any more.
  private static let still: Set<FourCC> = [
    "mif1", "mif2", "miaf", "heic", "heix", "heim", "heis", "avif", "MA1A", "MA1B", "MiHA", "MiHB", "MiHE",
    "MiPr",
  ]

  static func written(_ content: [UInt8]) throws(PictureSanitizerProblem) -> [UInt8] {
    var reader = ByteReader(content, at: 0)
    let main = try reader.neededLetters()
    _ = try reader.take(4)
    var brands: [FourCC] = []
    while reader.left >= 4 {
      let brand = try reader.neededLetters()
      if still.contains(brand), !brands.contains(brand) { brands.append(brand) }
    }
    if brands.isEmpty { brands = ["mif1"] }
    let first = still.contains(main) ? main : brands[0]
    return MediaBox.written("ftyp", first.bytes + [0, 0, 0, 0] + brands.flatMap(\.bytes))
  }
}
