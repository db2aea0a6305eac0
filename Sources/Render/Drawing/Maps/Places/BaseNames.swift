import Basemap
import Foundation

/// The names of what the way only passes: countries, seas, towns; on a sheet of squares, the quarters of a town.
///
/// They take what room the way, its places and their names have left.
struct BaseNames {
  private(set) var elements: [SVGElement] = []
  /// The towns at which ways end that end at no sign: dots and names to stand above the lines, since they tell where one came
  /// from or went to.
  private(set) var ended: [SVGElement] = []
  /// The names of towns and quarters that found room, in small letters.
  private(set) var written: Set<String> = []
  /// How many of these are of quarters.
  private(set) var quarters = 0
  private let view: MapView
  private let names: PlaceNames
  private let wording: MapWording
  private let raster: RouteRaster
  private let isLive: Bool
  /// The towns that have their room already.
  private let anchors: [AnchorTowns.Standing]
  /// Where ways on the sheet begin and end: a town there is what they lead to, and its dot may stand on them.
  private let ends: [Point]
  private let chief: ChiefTown?
  /// Nil where there is no ground, and so neither land nor sea.
  let land: LandRaster?
  /// With what these names have taken.
  private(set) var placement: LabelPlacement
  private var isWide: Bool { view.width >= 700 }

  /// Metres across: a map of more names oceans and the largest countries alone.
  static let largestExtent = 9_000_000.0
  /// The share of such a sheet that a country takes whose name does not hide it.
  private static let minOfWorld = 0.012
  /// Units between a marker and the dot of a town that would be taken for it.
  static let nearest = 15.0
  /// Units between two towns: a conurbation is one.
  static let apart = 55.0
  /// The dots of the towns that found room.
  private(set) var dots: [Point] = []

  /// `taken` are the names that the way's own places have on the sheet; a sheet without ground has no country and no
  /// sea to name. On a live sheet, which a script enlarges, the name of a town hangs on its dot.
  init?(
    _ view: MapView, on atlas: Atlas?, ground: Ground?, wording: MapWording, taken: Set<String>,
    markers: [Marker], anchors: [AnchorTowns.Standing], chief: ChiefTown?, isLive: Bool,
    lines: [RoutePaths.Line], raster: RouteRaster, placement: LabelPlacement
  ) {
    guard let names = atlas?.names else { return nil }
    self.view = view
    self.names = names
    self.wording = wording
    self.raster = raster
    self.isLive = isLive
    self.anchors = anchors
    ends = lines.flatMap { [$0.points.first, $0.points.last].compactMap(\.self) }
    self.chief = chief
    self.placement = placement
    let sheet = Box(minX: 0, minY: 0, maxX: view.width, maxY: view.height)
    land = ground.map { LandRaster(land: $0.paths.land, lakes: $0.paths.lakes, in: sheet) }
    let extent = view.projection.isWorld ? .infinity : view.metresAcross
    if extent > Self.largestExtent {
      guard ground != nil else { return }
      writeWorld(GroundSamples(view, names: names))
    } else if extent >= SquareGrid.largestExtent {
      if ground != nil {
        let samples = GroundSamples(view, names: names)
        writeCountries(samples)
        writeSeas(samples, crossed: CrossedSeas(lines, on: view, names: names).seas)
      }
      writeTowns(besides: taken, markers)
    } else {
      writeQuarters(besides: taken)
    }
  }

  // MARK: - Areas

  private mutating func writeWorld(_ samples: GroundSamples) {
    for area in samples.seas.prefix(isWide ? 7 : 3) {
      writeSea(area, samples, size: isWide ? 14.0 : view.isSmall ? 12 : 12.4)
    }
    guard isWide else { return }
    for area in samples.countries.prefix(14) where area.share >= Self.minOfWorld {
      write(
        wording.country(area.name).uppercased(), in: area, samples,
        Style(classes: "map-country", size: 11.5, spacing: 0.1))
    }
  }

  private mutating func writeCountries(_ samples: GroundSamples) {
    // Where there is one country only, nobody asks which.
    guard samples.countries.count > 1 else { return }
    for area in samples.countries.prefix(isWide ? 12 : 5) {
      let share = area.share
      let least = view.isSmall ? 12 : 11.5
      let size = share > 0.2 ? 17.0 : share > 0.08 ? 14 : least
      let most = isWide ? size : min(size, 12.5)
      writeCountry(area, samples, sizes: most > least ? [most, least] : [least])
    }
  }

  /// Writes the name of a country where that is widest, or where the way leaves room for it; rather small than nowhere.
  private mutating func writeCountry(
    _ area: GroundSamples.Area, _ samples: GroundSamples, sizes: [Double]
  ) {
    let name = wording.country(area.name).uppercased()
    for places in [area.places, area.narrower] {
      for size in sizes {
        let style = Style(classes: "map-country", size: size, spacing: 0.14)
        if write(name, in: area, samples, style, at: places) { return }
      }
    }
  }

  /// Those that the way crosses first: of a journey over a strait that is what one looks for.
  private mutating func writeSeas(_ samples: GroundSamples, crossed: [CrossedSeas.Sea]) {
    var done: Set<String> = []
    for sea in crossed.prefix(Self.mostCrossed) {
      let area = samples.seas.first { $0.name == sea.name }
      let isWritten = area.map { writeSea($0, samples, size: size(ofSea: $0)) } ?? false
      if isWritten || writeStrait(sea) { done.insert(sea.name) }
    }
    for area in samples.seas.prefix(isWide ? 5 : 2) where !done.contains(area.name) {
      writeSea(area, samples, size: size(ofSea: area))
    }
  }

  private static let mostCrossed = 3

  private func size(ofSea area: GroundSamples.Area) -> Double {
    isWide ? (area.share > 0.15 ? 16 : 13.5) : 12.4
  }

  /// The height of a sea's letters, by which its name keeps clear of every shore: what stands in a strait or on the pale
  /// edge of an island is no sea's name.
  private static let clearOfLand = 0.5

  /// Writes the name of a sea in its open water; nowhere where there is no room.
  @discardableResult
  private mutating func writeSea(
    _ area: GroundSamples.Area, _ samples: GroundSamples, size: Double
  ) -> Bool {
    let (land, view, names) = (land, view, names)
    return write(area.name, in: area, samples, Style(classes: "map-sea", size: size, spacing: 0.06)) { box in
      guard land?.isOpenWater(in: box.inset(by: -Self.clearOfLand * size)) ?? true,
        let here = view.vector(at: box.centre)
      else { return false }
      return names.sea(latitude: here.latitude, longitude: here.longitude) == area.name
    }
  }

  /// Writes the name of a strait, which has no room for it where it is widest, on the water nearest to where the way
  /// crosses, some of the letters in the strait itself.
  private mutating func writeStrait(_ sea: CrossedSeas.Sea) -> Bool {
    // Rather beside the name of a town than nowhere.
    writeStrait(sea, anywhere: false) || writeStrait(sea, anywhere: true)
  }

  private mutating func writeStrait(_ sea: CrossedSeas.Sea, anywhere: Bool) -> Bool {
    let style = Style(classes: "map-sea", size: isWide ? 13 : 12, spacing: 0.03)
    let width = Self.width(of: sea.name, style)
    for shift in Self.shifts(across: width / 8, up: 0.4 * style.size) {
      let point = sea.point + shift
      let box = Box(centre: point, width: width, height: style.size * 1.2)
      guard view.inner.inset(by: 4).contains(box),
        land?.isOpenWater(in: box.inset(by: -Self.clearInStrait * style.size)) ?? true,
        raster.count(in: box.inset(by: -2)) == 0, isPartly(box, in: sea.name),
        placement.claim(area: box.inset(by: -2), anywhere: anywhere)
      else { continue }
      add(sea.name, at: point, style)
      return true
    }
    return false
  }

  /// As a share of the height of its letters, within which a strait's name keeps clear of its shores.
  private static let clearInStrait = 0.2

  /// Steps from a place in all directions, the shortest first.
  private static func shifts(across: Double, up: Double) -> [Point] {
    let all = (-10...10).flatMap { column in
      (-12...12).map { row in Point(x: Double(column) * across, y: Double(row) * up) }
    }
    return all.sorted { ($0.length, $0.x, $0.y) < ($1.length, $1.x, $1.y) }
  }

  /// Whether the beginning, the middle or the end of a name lies in a sea.
  private func isPartly(_ box: Box, in sea: String) -> Bool {
    [0.1, 0.5, 0.9].contains { share in
      guard let here = view.vector(at: Point(x: box.minX + share * box.width, y: box.centre.y)) else {
        return false
      }
      return names.sea(latitude: here.latitude, longitude: here.longitude) == sea
    }
  }

  private struct Style {
    let classes: String
    let size: Double
    /// Between letters, as a share of their size.
    let spacing: Double
  }

  private static func width(of name: String, _ style: Style) -> Double {
    TextWidth.of(name, size: style.size) + Double(max(0, name.count - 1)) * style.spacing * style.size
  }

  private mutating func add(_ name: String, at point: Point, _ style: Style) {
    elements.append(
      SVGElement("text").with("class", style.classes).with("font-size", style.size)
        .with("text-anchor", "middle").with("x", point.x)
        .with("y", point.y + 0.35 * style.size).containing(text: name))
  }

  /// Writes a name where its area is widest and nothing else stands, all of it within the area; whether there is room.
  @discardableResult
  private mutating func write(
    _ name: String, in area: GroundSamples.Area, _ samples: GroundSamples, _ style: Style,
    at places: [Point]? = nil, where fits: (Box) -> Bool = { _ in true }
  ) -> Bool {
    let width = Self.width(of: name, style)
    for point in places ?? area.places {
      let box = Box(centre: point, width: width, height: style.size * 1.2)
      guard samples.area(area, holds: box), raster.count(in: box.inset(by: -3)) == 0, fits(box),
        placement.claim(area: box.inset(by: -2))
      else { continue }
      add(name, at: point, style)
      return true
    }
    return false
  }

  // MARK: - Towns

  private var mostTowns: Int { isWide ? 16 : view.isSmall ? 4 : 6 }

  private mutating func writeTowns(besides taken: Set<String>, _ markers: [Marker]) {
    let size = TownDrawing.size(on: view)
    var texts: [SVGElement] = []
    var namesOfEnds: [SVGElement] = []
    func add(_ name: String, _ label: MapLabel, at point: Point) {
      dots.append(point)
      written.insert(name.lowercased())
      let isReached = isEnd(point)
      let text = SVGElement("text").with("class", isReached ? "map-name map-name-pin" : "map-town")
        .with("font-size", size)
      let placed =
        isLive
        ? TownDrawing.hang(text, label, on: point)
        : label.written(in: text)
      if isReached { namesOfEnds.append(placed) } else { texts.append(placed) }
    }
    for anchor in anchors { add(anchor.name, anchor.label, at: anchor.point) }
    if let chief { add(chief.name, chief.label, at: chief.point) }
    for town in names.towns(in: window, maximum: isWide ? 60 : 24)
    where texts.count + namesOfEnds.count < mostTowns {
      let name = wording.town(town)
      guard !taken.contains(name.lowercased()), let point = view.place(UnitVector(town.point)),
        view.inner.inset(by: 6).contains(point), name.shortenedForMap() == name,
        !dots.contains(where: { $0.distance(to: point) < Self.apart }),
        !markers.contains(where: { $0.point.distance(to: point) < Self.nearest + $0.reach.x }),
        let label = placement.placeTown(name, at: point, size: size, endsWay: endsWay(at: point))
      else { continue }
      add(name, label, at: point)
    }
    let (reached, passed) = (dots.filter { isEnd($0) }, dots.filter { !isEnd($0) })
    elements += TownDrawing.dots(passed) + texts
    ended = TownDrawing.dots(reached) + namesOfEnds
  }

  /// Units from the dot of a town within which a way ends at it.
  private static let atEnd = 6.0

  /// Whether a way ends at a town, and not at the edge of the sheet. A script that enlarges a live one has its towns below
  /// all ways.
  private func isEnd(_ town: Point) -> Bool {
    !isLive
      && ends.contains { view.inner.inset(by: 2).contains($0) && $0.distance(to: town) < Self.atEnd }
  }

  private func endsWay(at town: Point) -> Bool { ends.contains { $0.distance(to: town) < Self.nearest } }

  /// Where the name of a quarter may stand, from where the gazetteer has it: in widths of it, and in heights of its letters.
  private static let offsets: [Point] = [
    Point(x: 0, y: 0), Point(x: 0, y: -1.4), Point(x: 0, y: 1.4), Point(x: -0.4, y: 0), Point(x: 0.4, y: 0),
    Point(x: -0.4, y: -1.4), Point(x: 0.4, y: -1.4), Point(x: -0.4, y: 1.4), Point(x: 0.4, y: 1.4),
  ]

  /// Without dots, since a quarter has no middle: soft names on the paper.
  private mutating func writeQuarters(besides taken: Set<String>) {
    let size = TownDrawing.quarterSize(on: view)
    for town in names.quarters(in: window, maximum: 40) where elements.count < (isWide ? 12 : 6) {
      let name = wording.town(town)
      guard !taken.contains(name.lowercased()), !written.contains(name.lowercased()),
        let point = view.place(UnitVector(town.point))
      else { continue }
      let width = TextWidth.of(name, size: size)
      let boxes = Self.offsets.map { offset in
        Box(
          centre: point + Point(x: offset.x * width, y: offset.y * size), width: width, height: size * 1.2)
      }
      let free = boxes.first { box in
        view.inner.inset(by: 6).contains(box) && raster.count(in: box) <= 2
          && placement.claim(box.inset(by: -3))
      }
      guard let free else { continue }
      written.insert(name.lowercased())
      quarters += 1
      elements.append(
        SVGElement("text").with("class", "map-quarter").with("font-size", size)
          .with("text-anchor", "middle").with("x", free.centre.x).with("y", free.centre.y + 0.35 * size)
          .containing(text: name))
    }
  }

  private var window: GeoWindow { GeoWindow(view, in: view.inner) }
}

extension GeoWindow {
  /// What a part of a sheet shows, at its edges and in its middle.
  init(_ view: MapView, in part: Box) {
    let seen = VisibleDegrees(
      view, in: part, centre: view.vector(at: part.centre) ?? UnitVector(x: 1, y: 0, z: 0))
    self.init(
      south: seen.latitudes.lowerBound, north: seen.latitudes.upperBound, west: seen.longitudes.lowerBound,
      east: seen.longitudes.upperBound)
  }
}

extension UnitVector {
  init(_ point: AtlasPoint) { self.init(longitude: point.longitude, latitude: point.latitude) }
}
