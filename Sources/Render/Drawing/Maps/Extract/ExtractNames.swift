import Foundation
import TripModel

/// The names on extracts: of quarters and peaks, of water and parks, and along streets.
///
/// They take what room all other names have left.
struct ExtractNames {
  private(set) var elements: [SVGElement] = []
  private let view: MapView
  private let placing: ExtractPlacing
  private let scale: ExtractScale
  private let raster: RouteRaster
  /// With what these names have taken.
  private(set) var placement: LabelPlacement
  /// Every name on the sheet, in small letters.
  private(set) var taken: Set<String>
  private let maxNames: Int
  private var isWide: Bool { view.width >= 700 }

  /// `taken` are names, in small letters, that stand on the sheet already.
  init(
    _ extracts: [MapExtract], scale: ExtractScale, in view: MapView, taken: Set<String>, raster: RouteRaster,
    placement: LabelPlacement
  ) {
    self.view = view
    self.scale = scale
    self.raster = raster
    self.placement = placement
    self.taken = taken
    placing = ExtractPlacing(view)
    maxNames = view.width >= 700 ? 44 : 16
    for extract in extracts {
      let named = extract.features.filter { !$0.name.isEmpty && scale.shows($0.kind) && placing.shows($0) }
      writePoints(named, of: extract)
      writeAreas(named, of: extract)
      writeStreets(named, of: extract)
    }
  }

  private mutating func isNew(_ name: String) -> Bool { taken.insert(name.lowercased()).inserted }

  // MARK: - Points

  private mutating func writePoints(_ features: [MapExtract.Feature], of extract: MapExtract) {
    for feature in features where feature.kind.shape == .point && elements.count < maxNames {
      guard let at = feature.parts.first?.first, let point = placing.place(extract.points[at]),
        view.inner.contains(point), !taken.contains(feature.name.lowercased())
      else { continue }
      if feature.kind == .peak {
        writePeak(feature, at: point)
      } else {
        writeQuarter(feature.name, at: point)
      }
    }
  }

  private mutating func writeQuarter(_ name: String, at point: Point) {
    let size = isWide ? 13.0 : 11.5
    let box = Box(centre: point, width: TextWidth.of(name, size: size), height: size * 1.2)
    guard raster.count(in: box) <= 1, placement.claim(box.inset(by: -3)) else { return }
    _ = isNew(name)
    elements.append(text(name, "map-quarter", size: size, at: point, anchor: "middle"))
  }

  /// A triangle with its top on the place, the name beside it and the height behind that.
  private mutating func writePeak(_ feature: MapExtract.Feature, at point: Point) {
    let size = isWide ? 12.0 : 11.5
    let name = feature.metresHigh.map { "\(feature.name) \($0)" } ?? feature.name
    let width = TextWidth.of(name, size: size)
    let box = Box(minX: point.x - 5, minY: point.y - 8, maxX: point.x + 8 + width, maxY: point.y + 6)
    guard raster.count(in: box) <= 1, placement.claim(box) else { return }
    _ = isNew(feature.name)
    var sign = PathWriter()
    sign.polygon([
      Point(x: point.x, y: point.y - 4.5), Point(x: point.x + 4.5, y: point.y + 3.5),
      Point(x: point.x - 4.5, y: point.y + 3.5),
    ])
    elements.append(SVGElement("path").with("class", "map-peak").with("d", sign.text))
    elements.append(
      text(name, "map-town", size: size, at: Point(x: point.x + 8, y: point.y), anchor: "start"))
  }

  // MARK: - Areas

  /// In the middle of what is wide enough for it, the largest first.
  private mutating func writeAreas(_ features: [MapExtract.Feature], of extract: MapExtract) {
    let kinds: Set<MapFeatureKind> = [.water, .green, .wood, .square, .ice, .sand]
    var areas: [(feature: MapExtract.Feature, box: Box)] = []
    for feature in features where kinds.contains(feature.kind) {
      guard let ring = feature.parts.first,
        let box = Box(around: placing.clip.clipping(ring: placing.place(ring, of: extract))),
        box.width > 30, box.height > 12
      else { continue }
      areas.append((feature, box))
    }
    areas.sort {
      ($0.box.width * $0.box.height, $1.feature.name) > ($1.box.width * $1.box.height, $0.feature.name)
    }
    let size = isWide ? 12.0 : 11.5
    for area in areas.prefix(60) where elements.count < maxNames {
      let name = area.feature.name.shortenedForMap(to: 28)
      // Names of water have their letters apart.
      let width = TextWidth.of(name, size: size) * (area.feature.kind == .water ? 1.16 : 1)
      guard width < area.box.width * 1.1, !taken.contains(name.lowercased()) else { continue }
      let box = Box(centre: area.box.centre, width: width, height: size * 1.2)
      guard view.inner.contains(box), raster.count(in: box) == 0, placement.claim(box.inset(by: -2)) else {
        continue
      }
      _ = isNew(name)
      let classes =
        area.feature.kind == .water ? "map-sea" : area.feature.kind == .square ? "map-street" : "map-park"
      elements.append(text(name, classes, size: size, at: area.box.centre, anchor: "middle"))
    }
  }

  // MARK: - Streets

  private mutating func writeStreets(_ features: [MapExtract.Feature], of extract: MapExtract) {
    let kinds: [MapFeatureKind] = [.motorway, .mainRoad, .road, .street, .river]
    var lines: [String: [[Point]]] = [:]
    var rank: [String: Int] = [:]
    for feature in features {
      guard let place = kinds.firstIndex(of: feature.kind) else { continue }
      lines[feature.name, default: []] += feature.parts.map { placing.place($0, of: extract) }
      rank[feature.name] = min(rank[feature.name] ?? .max, place)
    }
    var streets: [(name: String, stretch: StraightStretch, rank: Int)] = []
    let size = 11.5
    for (name, lines) in lines where !taken.contains(name.lowercased()) {
      let width = TextWidth.of(name, size: size)
      let longest = LineJoining.joined(lines).flatMap { placing.clip.clipping($0) }
        .compactMap { StraightStretch(of: $0, atLeast: width + 12) }.max { $0.length < $1.length }
      if let longest { streets.append((name, longest, rank[name] ?? 0)) }
    }
    streets.sort {
      ($0.rank, $1.stretch.length, $0.name) < ($1.rank, $0.stretch.length, $1.name)
    }
    for street in streets where elements.count < maxNames {
      write(street.name, along: street.stretch, size: size, isWater: street.rank == kinds.count - 1)
    }
  }

  private mutating func write(_ name: String, along stretch: StraightStretch, size: Double, isWater: Bool) {
    let width = TextWidth.of(name, size: size) * (isWater ? 1.16 : 1)
    for share in [0.5, 0.3, 0.7] where width + 6 <= 2 * min(share, 1 - share) * stretch.length || share == 0.5
    {
      let middle = stretch.start + (stretch.end - stretch.start) * share
      let boxes = stretch.boxes(around: middle, width: width, height: size * 1.15)
      guard boxes.allSatisfy({ view.inner.contains($0) && raster.count(in: $0) == 0 }),
        placement.claim(all: boxes)
      else { continue }
      _ = isNew(name)
      let turn = "rotate(\(svgNumber(stretch.degrees)) \(svgNumber(middle.x)) \(svgNumber(middle.y)))"
      elements.append(
        text(name, isWater ? "map-sea" : "map-street", size: size, at: middle, anchor: "middle")
          .with("transform", abs(stretch.degrees) < 0.5 ? nil : turn))
      return
    }
  }

  /// A text whose middle line goes through a point.
  private func text(_ text: String, _ classes: String, size: Double, at point: Point, anchor: String)
    -> SVGElement
  {
    SVGElement("text").with("class", classes).with("font-size", size).with("text-anchor", anchor)
      .with("x", point.x).with("y", point.y).with("dy", 0.35 * size)
      .with("direction", text.beginsRightToLeft ? "rtl" : nil).containing(text: text)
  }
}
