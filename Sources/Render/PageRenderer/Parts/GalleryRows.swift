import Foundation
import TripModel
import TripPlanning

/// Parts the pictures of a gallery into rows that each fill the width, for the narrow, the middle and the wide page.
///
/// The style sheet knows no rows: each picture bears how wide its row is, as a multiple of its height, and from that the
/// sheet gives it its part of the width. So rows are justified without a script, and a list of which some pictures
/// are hidden still fills its rows.
struct GalleryRows {
  /// How wide a row is on each page, as a multiple of its height; and the widest such page, in pixels.
  struct Measure {
    var width: Double
    var widest: Double
  }

  /// Where a gallery stands.
  enum Stand {
    /// As wide as the page, the same with the pictures of one day, in a text, or beside the map of the story.
    case page, day, text, leaf

    var measures: [Measure] {
      let widest = [560.0, 960, 1330]
      let widths =
        switch self {
        case .page: [2.4, 4.2, 5.8]
        // Where they are all that a day tells, they are large.
        case .day: [1.7, 3, 3.9]
        case .text: [2.2, 2.8, 3]
        case .leaf: [2.2, 3.2, 3.4]
        }
      return zip(widths, widest).map { Measure(width: $0, widest: $1) }
    }

    /// Less than this is no row of a wide page: it would be higher than the window.
    var least: Double {
      switch self {
      case .page, .day: 2.4
      case .text: 1.5
      case .leaf: 1.3
      }
    }

    /// Whether what is too small for its row is mounted on a sheet of the row's height: not in a text, where what is said
    /// of a picture stands below it.
    var mountsSmall: Bool {
      switch self {
      case .page, .day, .leaf: true
      case .text: false
      }
    }

    /// How high a row of the widest page is that is as wide as is wanted, in pixels.
    fileprivate var usualHeight: Double { measures.last.map { $0.widest / $0.width } ?? 0 }

    /// The parts of the window that the gallery takes on each page, in hundredths, and its width on the widest in rem.
    var parts: (hundredths: [Double], rem: Double) {
      switch self {
      case .page, .day: ([92, 92, 92], 82)
      case .text: ([92, 92, 88], 66.5)
      case .leaf: ([92, 92, 55], 46)
      }
    }
  }

  /// What is known of one picture.
  struct Tile: Equatable {
    /// Width to height, as the sheet has it.
    var ratio: Double
    /// Pixels of its height.
    var height: Int

    /// Whether it is as wide as high or wider: half the width of a phone makes a stamp of it. As classes are, in tenths.
    var isBroad: Bool { ratio >= 0.95 }
    var isSquare: Bool { isBroad && ratio < 1.05 }

    /// Whether it has so few pixels across that it would be a crumb in any row.
    var isCrumb: Bool { pixels < Double(PhotoPlan.pixelsOfSpeck) }

    /// Pixels of its width.
    var pixels: Double { ratio * Double(height) }
  }

  /// A picture in its three rows.
  struct Place: Equatable {
    /// The width of its row by the row's height, on each page.
    var rows: [Double]
    /// Whether one of these rows is higher than the picture has pixels.
    var isSmall: Bool
    /// Width to height of the sheet on which it lies in the row, as large as it is; nil where it fills its part itself.
    var mount: Double?
  }

  private(set) var places: [Place]
  /// Whether it is too little for one row of the wide page: then it is as large as it should be, and does not fill it.
  let isFew: Bool

  /// Parts some pictures into the rows of each page, in their order.
  ///
  /// What has fewer pixels than its row is high would tear the row, which the others could not fill: in a gallery it lies
  /// on a sheet that has its part of the row, and a crumb does so everywhere. Where there are but crumbs, or few, they are
  /// rows as they are.
  static func lay(_ tiles: [Tile], in stand: Stand) -> GalleryRows {
    var mounted = Set(tiles.indices.filter { tiles[$0].isCrumb })
    if mounted.count == tiles.count { return layAll(tiles, in: stand) }
    while true {
      let sheets = tiles.indices.map { mounted.contains($0) ? tiles[$0].sheet(in: stand) : tiles[$0] }
      var rows = layAll(sheets, in: stand)
      let small = rows.places.indices.filter { rows.places[$0].isSmall }
      guard !stand.mountsSmall || small.isEmpty else {
        mounted.formUnion(small)
        continue
      }
      // Of a few a sheet would be as high as the window.
      if rows.isFew { return layAll(tiles, in: stand) }
      for index in mounted {
        rows.places[index].isSmall = true
        rows.places[index].mount = sheets[index].ratio
      }
      return rows
    }
  }

  private static func layAll(_ tiles: [Tile], in stand: Stand) -> GalleryRows {
    let measures = stand.measures
    var rows = measures.map { Self.rows(of: tiles, measure: $0) }
    if stand == .text, let narrow = narrowRows(of: tiles) { rows[0] = narrow }
    let places = tiles.indices.map { index in
      let ofTile = rows.map { $0[index] }
      let isSmall = zip(ofTile, measures).contains { row, measure in
        height(of: row, measure) > Double(tiles[index].height)
      }
      return Place(rows: ofTile, isSmall: isSmall)
    }
    // Crumbs are no larger than they are, so that together they may be less than a row, too.
    let areCrumbs =
      tiles.allSatisfy(\.isCrumb) && tiles.reduce(0) { $0 + $1.pixels } < measures.last?.widest ?? 0
    return GalleryRows(
      places: places, isFew: areCrumbs || tiles.reduce(0) { $0 + $1.ratio } < stand.least)
  }

  /// How many of the tiles that it was laid of stand in the first row of a narrow page.
  func countInFirstRow(of tiles: [Tile]) -> Int {
    guard let row = places.first?.rows.first else { return 0 }
    var (width, count) = (0.0, 0)
    for (tile, place) in zip(tiles, places) where width < row - 0.0001 {
      width += place.mount ?? tile.ratio
      count += 1
    }
    return count
  }

  /// The rows of two or three pictures of a text on a narrow page, as the style sheet lays them: of two with a broad one each
  /// has a line, unless both are square, of three the first broad one; the others have half of one, but if it parts them.
  /// Nil for more.
  private static func narrowRows(of tiles: [Tile]) -> [Double]? {
    switch tiles.count {
    case 2:
      let haveLines = tiles.contains(where: \.isBroad) && !tiles.allSatisfy(\.isSquare)
      return tiles.map { haveLines ? $0.ratio : 2 * $0.ratio }
    case 3:
      let alone = tiles.firstIndex(where: \.isBroad) ?? 0
      // Those beside one in the middle do not stand side by side.
      return tiles.indices.map { $0 == alone || alone == 1 ? tiles[$0].ratio : 2 * tiles[$0].ratio }
    default:
      return nil
    }
  }

  /// How much higher the last row may be than any other.
  static let unevenness = 1.4

  private static func height(of row: Double, _ measure: Measure) -> Double { measure.widest / row }

  /// The width of the row of each tile.
  static func rows(of tiles: [Tile], measure: Measure) -> [Double] {
    guard !tiles.isEmpty else { return [] }
    var ends = parted(tiles, measure, atMost: .infinity)
    if !isEven(ends, tiles) {
      // The last row stands first then: what is before it must not be so much wider.
      let tries = tiles.indices.reversed().prefix(maxInRow).compactMap {
        start -> (cost: Double, ends: [Int])? in
        let last = width(tiles[start...])
        guard start > 0,
          let before = partedStrictly(Array(tiles[..<start]), measure, atMost: last * unevenness)
        else { return nil }
        let lowest = tiles[start...].map(\.height).min() ?? 1
        let costOfLast = cost(ofWidth: last, lowest: lowest, measure)
        return (before.cost + costOfLast, before.ends + [tiles.count])
      }
      if let best = tries.min(by: { $0.cost < $1.cost }) { ends = best.ends }
    }
    var result: [Double] = []
    var start = 0
    for end in ends {
      result += Array(repeating: width(tiles[start..<end]), count: end - start)
      start = end
    }
    return result
  }

  private static let maxInRow = 40

  private static func width(_ tiles: ArraySlice<Tile>) -> Double { tiles.reduce(0) { $0 + $1.ratio } }

  private static func isEven(_ ends: [Int], _ tiles: [Tile]) -> Bool {
    var start = 0
    var widths: [Double] = []
    for end in ends {
      widths.append(width(tiles[start..<end]))
      start = end
    }
    guard let last = widths.last, let widest = widths.dropLast().max() else { return true }
    return widest <= last * unevenness
  }

  /// How far a row is from what is wanted, weighed by how much stands in it; a row in which a picture would have too few
  /// pixels is avoided.
  private static func cost(ofWidth width: Double, lowest: Int, _ measure: Measure) -> Double {
    let off = log(width / measure.width)
    let excess = max(0, log(height(of: width, measure) / Double(max(1, lowest))))
    return width * (off * off + 3 * excess * excess)
  }

  private static func parted(_ tiles: [Tile], _ measure: Measure, atMost limit: Double) -> [Int] {
    partedStrictly(tiles, measure, atMost: limit)?.ends ?? [tiles.count]
  }

  /// The ends of the rows that together cost least; nil where a single tile is wider than the limit.
  private static func partedStrictly(
    _ tiles: [Tile], _ measure: Measure, atMost limit: Double
  ) -> (cost: Double, ends: [Int])? {
    var best: [(cost: Double, start: Int)] = [(0, 0)]
    for end in 1...max(1, tiles.count) {
      var choice = (cost: Double.infinity, start: end - 1)
      var (width, lowest) = (0.0, Int.max)
      for start in stride(from: end - 1, through: max(0, end - maxInRow), by: -1) {
        width += tiles[start].ratio
        lowest = min(lowest, tiles[start].height)
        if width > limit || (width > measure.width * 2.5 && end - start > 1) { break }
        let cost = best[start].cost + cost(ofWidth: width, lowest: lowest, measure)
        if cost < choice.cost { choice = (cost, start) }
      }
      best.append(choice)
    }
    guard best[tiles.count].cost.isFinite else { return nil }
    var ends: [Int] = []
    var end = tiles.count
    while end > 0 {
      ends.append(end)
      end = best[end].start
    }
    return (best[tiles.count].cost, ends.reversed())
  }
}

extension GalleryRows.Place {
  /// The classes of the rows: `a23 b31 c38`, by the steps of the style sheet.
  var classes: String {
    zip(["a", "b", "c"], rows).enumerated()
      .map { page, row in row.0 + String(Self.step(of: row.1, page: page)) }.joined(separator: " ")
  }

  /// The steps of the style sheet, of which each is 4 % wider than the one before: a row is one that is no narrower than it
  /// is, so that its pictures have room.
  static func width(ofStep step: Int) -> Double { ((0.4 * pow(1.04, Double(step))) * 100).rounded(.up) / 100 }

  /// The last step of each page: no row is wider, but for pictures of a few pixels.
  static let lastSteps = [70, 84, 92]

  static func step(of row: Double, page: Int) -> Int {
    (0...lastSteps[page]).first { width(ofStep: $0) >= row - 0.0001 } ?? lastSteps[page]
  }

  /// How wide the picture is there, for the browser to choose among its sizes.
  func sizes(ratio: Double, in stand: GalleryRows.Stand) -> String {
    let (hundredths, rem) = stand.parts
    let parts = rows.map { min(1, ratio / $0) }
    func vw(_ index: Int, _ factor: Double = 1) -> Int {
      max(1, Int((parts[index] * hundredths[index] * factor).rounded(.up)))
    }
    let widest = max(1, Int((parts[2] * rem).rounded(.up)))
    // Of a phone as with any wide picture: about 1.7 pixels for each of the page's.
    return
      "(min-width: 90rem) \(widest)rem, (min-width: 60rem) \(vw(2))vw, (min-width: 38rem) \(vw(1))vw, \(vw(0, 0.62))vw"
  }
}

extension GalleryRows.Tile {
  init(_ photo: PhotoPlan) {
    let largest = photo.derivatives.last
    self.init(ratio: photo.laidOutRatio, height: largest?.height ?? max(1, photo.photo.height))
  }

  /// Pixels of the sheet on both sides of a picture that lies on it.
  private static let margins = 40.0
  private static let narrowestSheet = 0.5

  /// The sheet on which it lies in a row: of its shape, but no wider than it needs; no row is too high for that.
  fileprivate func sheet(in stand: GalleryRows.Stand) -> GalleryRows.Tile {
    let needed = (ratio * Double(height) + Self.margins) / stand.usualHeight
    let width = min(ratio, max(Self.narrowestSheet, needed))
    return GalleryRows.Tile(ratio: PhotoPlan.laidOut(width), height: .max)
  }
}

extension PhotoPlan {
  /// Width to height, as the style sheet has it.
  var laidOutRatio: Double { Self.laidOut(ratio) }

  /// In tenths, but for the two that are most common.
  fileprivate static func laidOut(_ ratio: Double) -> Double {
    switch tenths(of: ratio) {
    case 13: 4.0 / 3
    case 18: 16.0 / 9
    case let tenths: Double(tenths) / 10
    }
  }

  /// The class of a ratio in tenths, from `r4` to `r30`: rows of pictures are laid out by it.
  static func ratioClass(of ratio: Double) -> String { "r\(tenths(of: ratio))" }

  private static func tenths(of ratio: Double) -> Int { min(30, max(4, Int((ratio * 10).rounded()))) }
}
