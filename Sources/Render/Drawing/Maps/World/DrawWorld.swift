package import Basemap
import TripModel

/// Draws what several trips have on the Earth, on as much of it as that needs: a part, or all of it.
///
/// Both drawings together have at most some 40,000 bytes: what the signs leave is for the ground. `idPrefix` keeps the ids of
/// several drawings on one page apart. Nil where there is nothing to draw.
package func drawWorld(
  _ content: WorldContent, on atlas: Atlas? = nil, title: String, description: String, idPrefix: String
) -> WorldDrawings? {
  guard !content.isEmpty else { return nil }
  let shown = WorldExtent.vectors(of: content, atlas?.countries)
  // All of the world is a strip on a phone: there as much of it has to do as the places span.
  let names = content.isLive ? atlas?.names : nil
  guard let wide = WorldSheet(content, showing: shown, names: names, in: .wideWorld),
    let narrow = WorldSheet(
      content, showing: shown, part: WorldExtent.part(of: content), names: names, in: .narrow)
  else { return nil }
  let room = max(WorldSheet.leastGround, WorldSheet.largest - wide.size - narrow.size)
  func drawing(_ sheet: WorldSheet, _ share: Int, most: Int, _ suffix: String) -> SVGDrawing {
    let ground = atlas.flatMap {
      WorldGround($0, visited: content.visited, in: sheet.view, largestSize: min(most, room * share / 100))
    }
    return sheet.drawing(
      on: ground, title: title, description: description, idPrefix: idPrefix + suffix)
  }
  return WorldDrawings(
    wide: drawing(wide, 64, most: 18_000, "-wide"), narrow: drawing(narrow, 36, most: 9_000, "-narrow"))
}

/// The same as a card has it, so much wider than high: without letters and links, places as dots. Nil where there is nothing to
/// draw.
package func drawWorldCard(
  _ content: WorldContent, on atlas: Atlas? = nil, aspect: Double, title: String
) -> SVGDrawing? {
  guard !content.isEmpty,
    let sheet = WorldSheet(
      content, showing: WorldExtent.vectors(of: content, atlas?.countries),
      in: .preview(aspect: aspect, places: 0))
  else { return nil }
  let ground = atlas.flatMap {
    WorldGround($0, visited: content.visited, in: sheet.view, largestSize: WorldSheet.largest)
  }
  return sheet.drawing(on: ground, title: title, description: title, idPrefix: "card")
}

/// As much of the Earth as a map of several trips shows.
private enum WorldExtent {
  /// Degrees around each place: of a single town one sees in which part of its continent it lies.
  private static let around = (north: 8.0, east: 11.0)
  /// The same of a part: enough for the coast or the border by which one knows where that is.
  private static let aroundPart = (north: 2.2, east: 3.0)
  /// Degrees beyond which nothing is shown for its own sake.
  private static let northernmost = 84.0

  /// Degrees around places that are so many degrees apart: the higher what they span, the less has to be shown beyond it.
  private static func margin(high: Double) -> (north: Double, east: Double) {
    let share = max(leastAround, 1 - high / ownRegion)
    return (north: around.north * share, east: around.east * share)
  }

  /// Of `around`.
  private static let leastAround = 0.3
  /// Degrees that show by themselves in which part of the world they are.
  private static let ownRegion = 30.0

  /// Whether places are on several continents: a sheet turned towards the middle between them would show none of these as
  /// one knows it.
  private static func isAcrossOceans(_ places: [Coordinate]) -> Bool {
    guard let first = places.first.map({ UnitVector($0) }) else { return false }
    return places.contains { first.angle(to: UnitVector($0)) > mostOfPart }
  }

  /// Radians: from Lisbon to the Urals it is 0.9.
  private static let mostOfPart = 1.1

  /// Where there is no place at all, and of several continents, the world, cut through the Bering Strait.
  static func vectors(of content: WorldContent, _ outlines: CountryOutlines?) -> [UnitVector] {
    let places = content.clusters.map(\.coordinate) + content.spots.map(\.coordinate)
    let whole = content.whole.flatMap { CountryExtent.vectors(of: $0, around: places, outlines) }
    if let whole { return whole }
    guard let south = places.map(\.latitude).min(), let north = places.map(\.latitude).max(),
      !isAcrossOceans(places)
    else {
      return stride(from: -150.0, through: 170, by: 20).map { UnitVector(longitude: $0, latitude: 0) }
    }
    return corners(of: places, content.isPart ? aroundPart : margin(high: north - south))
  }

  /// What the places on several continents span of a map of the world; nil of others, and where there is none.
  static func part(of content: WorldContent) -> [UnitVector]? {
    let places = content.clusters.map(\.coordinate) + content.spots.map(\.coordinate)
    return isAcrossOceans(places) ? corners(of: places, aroundPart) : nil
  }

  /// Those of the degrees around each place.
  private static func corners(
    of places: [Coordinate], _ around: (north: Double, east: Double)
  ) -> [UnitVector] {
    var vectors: [UnitVector] = []
    for place in places {
      for (north, east) in [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0), (1.0, 1.0)] {
        let latitude = place.latitude + north * around.north
        let longitude = place.longitude + east * around.east
        vectors.append(
          UnitVector(longitude: longitude, latitude: min(max(latitude, -northernmost), northernmost)))
      }
    }
    return vectors
  }
}

extension MapFrame {
  /// As wide as other maps, and higher where that is what the trips are: all between Morocco and the North Cape is no part of
  /// the Earth from Canada to the Caspian.
  fileprivate static let wideWorld = MapFrame(width: 1000, aspects: 1.3...2.2, classes: "on-wide", margin: 20)
}

/// One of the two drawings, with its signs in their places.
private struct WorldSheet {
  let view: MapView
  private let frame: MapFrame
  private let isLive: Bool
  private let signs: [SVGElement]
  /// Of countries and seas.
  private let names: [SVGElement]
  /// Bytes of what is not the ground.
  let size: Int

  /// Bytes of both drawings together.
  static let largest = 40_000
  /// Bytes that are left to the ground however many signs there are.
  static let leastGround = 6_500
  /// Bytes of the frame around the signs: titles, edges, the graticule.
  private static let frameSize = 3_200
  /// How many times as large a live map becomes, but for numbers that part only beyond: four steps of the script. Of more the
  /// coasts, which have so many bytes for all of the sheet, would be corners.
  private static let largestScale = 6.6
  /// Signs, from which on those of single places are dots without links: the list below has them.
  private static let mostLinked = 90
  /// Units, of letters: a wide sheet stands in three fifths of the page.
  private static let wideName = 15.0
  private static let narrowName = 14.0

  /// With `names` it names countries and seas.
  init?(
    _ content: WorldContent, showing shown: [UnitVector], part: [UnitVector]? = nil,
    names: PlaceNames? = nil, in frame: MapFrame
  ) {
    guard let view = MapView(fitting: shown, part: part, in: frame) else { return nil }
    (self.view, self.frame, isLive) = (view, frame, content.isLive)
    let linksSpots = !view.isNarrow && content.spots.count + content.clusters.count <= Self.mostLinked
    let drawn = WorldSigns(view: view, isLive: content.isLive, told: content.told)
    signs =
      drawn.spots(content.spots, areLinked: linksSpots) + drawn.discs(content.clusters)
      + SpotNames.drawing(
        content.names, besides: content.spots.compactMap { view.place(UnitVector($0.coordinate)) },
        size: view.isNarrow ? Self.narrowName : Self.wideName, on: view)
    self.names =
      names.map { names in
        WorldNames(
          view, names: names, country: content.country, besides: drawn.boxes(content.spots, content.clusters)
        ).elements
      } ?? []
    size = Self.frameSize + (signs + self.names).reduce(0) { $0 + $1.markup.utf8.count }
  }

  // MARK: - The sheet

  func drawing(
    on ground: WorldGround?, title: String, description: String, idPrefix: String
  ) -> SVGDrawing {
    let svg = SVGElement("svg").with("class", "map \(frame.classes)")
      .with("viewBox", "0 0 \(svgNumber(view.width)) \(svgNumber(view.height))")
      .with("width", view.width).with("height", view.height).with("role", "group")
      .with("aria-labelledby", "\(idPrefix)-title").with("aria-describedby", "\(idPrefix)-about")
      .with("direction", "ltr").with("data-lay", isLive ? view.told : nil)
      .with("data-largest", isLive ? svgNumber(Self.largestScale) : nil)
      .containing(
        SVGElement("title").with("id", "\(idPrefix)-title").containing(text: title),
        SVGElement("desc").with("id", "\(idPrefix)-about").containing(text: description),
        SVGElement("defs").containing(
          view.outline.with("id", "\(idPrefix)-rim"),
          SVGElement("clipPath").with("id", "\(idPrefix)-edge").containing(rim(idPrefix))),
        SVGElement("g").with("aria-hidden", "true").containing(sheet(on: ground, idPrefix))
      )
      .containing(signs)
    return SVGDrawing(
      markup: svg.markup, sources: ground == nil ? [] : [.naturalEarth], unnamedStops: [], unnamedMarks: [])
  }

  private func sheet(on ground: WorldGround?, _ idPrefix: String) -> [SVGElement] {
    let paper = SVGElement("rect").with("class", "map-paper").with("width", view.width)
      .with("height", view.height)
    let graticule = SVGElement("path").with("class", "map-graticule").with("d", Graticule(view).data)
    let isWorld = view.projection.isWorld
    let rim = rim(idPrefix)
    guard let ground else {
      return [paper, rim.with("class", isWorld ? "map-globe" : "map-neat"), graticule]
    }
    let land = path("map-land", rings: ground.land)
    let classes = isWorld ? "map-ground map-ground-world" : "map-ground"
    let drawn = SVGElement("g").with("class", classes).with("clip-path", "url(#\(idPrefix)-edge)")
      .containing(
        [rim.with("class", "map-water")] + land + path("world-visited", rings: ground.visited)
          + path("map-lake", rings: ground.lakes) + borders(ground.borders))
    return [paper, drawn, rim.with("class", isWorld ? "map-globe map-globe-edge" : "map-neat"), graticule]
      + names
  }

  private func borders(_ lines: [[Point]]) -> [SVGElement] {
    let data = GroundPaths.data(lines: lines)
    return data.isEmpty ? [] : [SVGElement("path").with("class", "map-border").with("d", data)]
  }

  private func path(_ classes: String, rings: [[Point]]) -> [SVGElement] {
    let data = GroundPaths.data(rings: rings)
    return data.isEmpty ? [] : [SVGElement("path").with("class", classes).with("d", data)]
  }

  /// The edge of what the sheet shows, which stands once in the definitions.
  private func rim(_ idPrefix: String) -> SVGElement {
    SVGElement("use").with("href", "#\(idPrefix)-rim")
  }
}

extension MapView {
  /// Whether it is the drawing for phones.
  var isNarrow: Bool { width < 700 }
}
