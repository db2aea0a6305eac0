import Basemap

/// More names of towns for a sheet that a script enlarges, level by level, along the way.
///
/// They keep their size while the sheet grows, so there is room for more of them. Each level is hidden until a script
/// shows it and those below it. A name stands where it touches nothing at its own enlargement or any above.
struct LevelNames {
  /// A name as it was placed.
  struct Name {
    let text: String
    let label: MapLabel
    let point: Point
    let isQuarter: Bool
    /// How much larger than drawn the sheet is when it comes.
    let level: Double
  }

  private(set) var names: [Name] = []
  private let view: MapView
  private let towns: PlaceNames
  private let wording: MapWording
  private let markers: [Marker]
  /// What no name of a town comes near, for which it would be taken.
  private let signs: [SteadyBox]
  private let raster: RouteRaster
  private var taken: Set<String>
  private var steady: [SteadyBox]
  private var dots: [Point]
  private var isWide: Bool { view.width >= 700 }
  /// Whether it is a sheet of squares, which names quarters.
  private var isTown: Bool { !view.projection.isWorld && view.metresAcross < SquareGrid.largestExtent }

  static let levels = [2.0, 4, 8]
  /// How much larger a script makes a sheet at least: of more it looks itself which names have room.
  static let largest = 12.0
  /// Names in a part of the sheet that fills the window, and on a level, which all have their bytes.
  private var mostInPart: Int { isWide ? 7 : 4 }
  private var mostOnLevel: Int { isWide ? 48 : 28 }
  /// Metres across the Earth, for a sheet that shows all of it.
  private static let world = 40_000_000.0

  /// `taken` are names that stand on the sheet already, `steady` what they and the markers take of it, `dots` those
  /// of its towns.
  static func place(
    on view: MapView, from atlas: Atlas?, wording: MapWording, route: [RoutePaths.Line], markers: [Marker],
    taken: Set<String>,
    steady: [SteadyBox], dots: [Point]
  ) -> LevelNames? {
    guard let towns = atlas?.names else { return nil }
    var names = LevelNames(
      view: view, towns: towns, wording: wording, markers: markers,
      raster: RouteRaster(route, in: view.inner, cell: 1.5), taken: taken, steady: steady, dots: dots)
    for level in levels { names.place(at: level) }
    return names
  }

  private init(
    view: MapView, towns: PlaceNames, wording: MapWording, markers: [Marker], raster: RouteRaster,
    taken: Set<String>, steady: [SteadyBox], dots: [Point]
  ) {
    self.view = view
    self.towns = towns
    self.wording = wording
    self.markers = markers
    signs = markers.map { SteadyBox($0.box.inset(by: -LabelPlacement.clearOfSigns), at: $0.anchor) }
    self.raster = raster
    self.taken = taken
    self.steady = steady
    self.dots = dots
  }

  /// The largest place of every part first, then the next ones, so that no part has all of them.
  private mutating func place(at level: Double) {
    let extent = (view.projection.isWorld ? Self.world : view.metresAcross) / level
    guard extent <= BaseNames.largestExtent else { return }
    let parts = parts(at: level).map { part in
      let window = GeoWindow(view, in: part)
      let most = 3 * mostInPart
      let found =
        isTown ? towns.quarters(in: window, maximum: most) : towns.towns(in: window, maximum: most)
      return found.compactMap { town in
        view.place(UnitVector(town.point)).map { (wording.town(town), $0) }
      }.filter { part.contains($0.1) }
    }
    var (placed, next) = (parts.map { _ in 0 }, parts.map { _ in 0 })
    var count = 0
    for _ in 0..<mostInPart {
      for (index, towns) in parts.enumerated() where count < mostOnLevel && placed[index] < mostInPart {
        while next[index] < towns.count {
          let (name, point) = towns[next[index]]
          next[index] += 1
          guard place(name, at: point, level: level, isQuarter: isTown) else { continue }
          placed[index] += 1
          count += 1
          break
        }
      }
    }
  }

  /// The sheet in pieces that fill the window at a level: those on the way or around a marker, and their edges.
  private func parts(at level: Double) -> [Box] {
    let (width, height) = (view.inner.width / level, view.inner.height / level)
    let count = Int(level)
    return (0..<count * count).compactMap { index in
      let (x, y) = (Double(index % count), Double(index / count))
      let part = Box(
        minX: view.inner.minX + x * width, minY: view.inner.minY + y * height,
        maxX: view.inner.minX + (x + 1) * width, maxY: view.inner.minY + (y + 1) * height)
      let around = part.inset(by: -0.25 * min(width, height))
      let isOnWay =
        markers.contains { around.contains($0.anchor) } || raster.count(in: around) > 0
      return isOnWay ? part : nil
    }
  }

  private mutating func place(_ name: String, at point: Point, level: Double, isQuarter: Bool) -> Bool {
    let key = name.lowercased()
    let zooms = level...Self.largest
    guard !taken.contains(key), name.shortenedForMap() == name,
      !dots.contains(where: { level * $0.distance(to: point) < BaseNames.apart }),
      !markers.contains(where: {
        level * $0.anchor.distance(to: point) < BaseNames.nearest + $0.reach.x
      })
    else { return false }
    let sheet = view.inner.inset(by: 6 / level)
    let dot = isQuarter ? nil : SteadyBox(LabelPlacement.dot(at: point), at: point)
    func isFree(_ box: SteadyBox) -> Bool {
      let cover = box.cover(enlarged: level)
      return sheet.contains(cover) && raster.count(in: cover) == 0
        && steady.allSatisfy { !$0.meets(box, enlarged: zooms) }
    }
    if let dot, !isFree(dot) { return false }
    let labels =
      isQuarter
      ? [quarter(name, at: point)]
      : LabelPlacement.labels(ofTown: name, at: point, size: TownDrawing.size(on: view))
    let found = labels.first { label in
      let box = SteadyBox(label.box, at: point)
      return isFree(box) && (isQuarter || signs.allSatisfy { !$0.meets(box, enlarged: zooms) })
    }
    guard let label = found else { return false }
    taken.insert(key)
    dots.append(point)
    steady += [dot, SteadyBox(label.box, at: point)].compactMap(\.self)
    names.append(Name(text: name, label: label, point: point, isQuarter: isQuarter, level: level))
    return true
  }

  private func quarter(_ name: String, at point: Point) -> MapLabel {
    let size = TownDrawing.quarterSize(on: view)
    let box = Box(centre: point, width: TextWidth.of(name, size: size), height: size * 1.2)
    return MapLabel(text: name, box: box, anchor: .middle, size: size)
  }

  /// A group for each level, whose style its names have. The script draws the dots, where each name says that it hangs.
  var elements: [SVGElement] {
    Self.levels.compactMap { level in
      let names = names.filter { $0.level == level }
      guard let first = names.first else { return nil }
      let texts = names.map { TownDrawing.hang(SVGElement("text"), $0.label, on: $0.point) }
      return SVGElement("g").with("class", first.isQuarter ? "map-level map-quarter" : "map-level map-town")
        .with("data-level", level).with("display", "none").with("font-size", first.label.size)
        .containing(texts)
    }
  }
}
