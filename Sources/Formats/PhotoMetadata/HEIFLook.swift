import MediaContainers

/// The properties of an item that say how large it is and how it is turned.
struct HEIFLook {
  /// Pixels before the picture is turned, and after its edges have been cut off.
  private(set) var size: (width: Int, height: Int)?
  /// 1 to 8, as EXIF counts.
  var turn: Int { isMirrored ? [2, 5, 4, 7][quarters] : [1, 8, 3, 6][quarters] }

  /// Quarters of a turn against the clock, after the picture was or was not mirrored from left to right.
  private var quarters = 0
  private var isMirrored = false

  private static let maxProperties = 4_096
  private static let maxItems = 65_536

  /// From the box `iprp`: a list of properties in `ipco`, and which items have them in `ipma`.
  init(of item: Int, in properties: MediaBox, _ file: PictureFile) throws(PhotoProblem) {
    let parts = try file.boxes(from: properties.content, to: properties.end, atMost: 100)
    guard let list = parts.first(where: { $0.kind == "ipco" }) else { return }
    let all = try file.boxes(from: list.content, to: list.end, atMost: Self.maxProperties)
    for owners in parts where owners.kind == "ipma" {
      for index in try Self.indices(of: item, in: owners, file) where all.indices.contains(index - 1) {
        try take(all[index - 1], file)
      }
    }
  }

  /// Which properties an item has, by their places in the list from 1 on, in the order in which they apply.
  private static func indices(
    of item: Int, in box: MediaBox, _ file: PictureFile
  ) throws(PhotoProblem) -> [Int] {
    var cursor = file.cursor(in: box)
    guard let head = try cursor.version(), let count = try cursor.number(4) else { return [] }
    let isWide = head.flags & 1 == 1
    for _ in 0..<min(count, maxItems) {
      guard let number = try cursor.number(head.version == 0 ? 2 : 4), let many = try cursor.number(1) else {
        return []
      }
      var indices: [Int] = []
      for _ in 0..<many {
        guard let index = try cursor.number(isWide ? 2 : 1) else { return [] }
        // The highest bit says that a reader must understand the property.
        indices.append(index & (isWide ? 0x7FFF : 0x7F))
      }
      if number == item { return indices }
    }
    return []
  }

  private mutating func take(_ property: MediaBox, _ file: PictureFile) throws(PhotoProblem) {
    var cursor = file.cursor(in: property)
    switch property.kind {
    case "ispe":
      cursor.skip(4)
      if let width = try cursor.number(4), let height = try cursor.number(4) { size = (width, height) }
    case "clap":
      guard let width = try Self.whole(&cursor), let height = try Self.whole(&cursor), let size,
        (1...max(1, size.width)).contains(width), (1...max(1, size.height)).contains(height)
      else { return }
      self.size = (width, height)
    case "irot": turn(by: try cursor.number(1) ?? 0)
    case "imir": mirror(leftToRight: (try cursor.number(1) ?? 0) & 1 == 1)
    default: break
    }
  }

  /// A fraction, rounded; nil where it makes no sense.
  private static func whole(_ cursor: inout PictureCursor) throws(PhotoProblem) -> Int? {
    guard let number = try cursor.number(4), let parts = try cursor.number(4), parts > 0 else { return nil }
    return (number + parts / 2) / parts
  }

  private mutating func turn(by more: Int) { quarters = (quarters + more & 3) & 3 }

  /// To mirror what was turned is to turn the other way what was mirrored; top to bottom is half a turn more.
  private mutating func mirror(leftToRight: Bool) {
    quarters = (-quarters + (leftToRight ? 0 : 2)) & 3
    isMirrored.toggle()
  }
}
