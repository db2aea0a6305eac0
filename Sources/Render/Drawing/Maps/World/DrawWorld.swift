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
  let shown = WorldExtent.vectors(of: content)
  guard let wide = WorldSheet(content, showing: shown, in: .wide),
    let narrow = WorldSheet(content, showing: shown, in: .narrow)
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
      content, showing: WorldExtent.vectors(of: content), in: .preview(aspect: aspect, places: 0))
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
  private static let aroundPart = (north: 3.0, east: 4.0)
  /// Degrees beyond which nothing is shown for its own sake.
  private static let northernmost = 84.0

  /// Where there is no place at all, the world, cut through the Bering Strait.
  static func vectors(of content: WorldContent) -> [UnitVector] {
    let places = content.clusters.map(\.coordinate) + content.spots.map(\.coordinate)
    guard !places.isEmpty else {
      return stride(from: -150.0, through: 170, by: 20).map { UnitVector(longitude: $0, latitude: 0) }
    }
    let around = content.isPart ? Self.aroundPart : Self.around
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

/// One of the two drawings, with its signs in their places.
private struct WorldSheet {
  let view: MapView
  private let frame: MapFrame
  private let isLive: Bool
  private let signs: [SVGElement]
  /// Bytes of what is not the ground.
  let size: Int

  /// Bytes of both drawings together.
  static let largest = 40_000
  /// Bytes that are left to the ground however many signs there are.
  static let leastGround = 6_500
  /// Bytes of the frame around the signs: titles, edges, the graticule.
  private static let frameSize = 3_200
  /// Signs, from which on those of single places are dots without links: the list below has them.
  private static let mostLinked = 90
  private static let spotRadius = 4.2
  /// The same of one that is a dot.
  private static let smallRadius = 2.5
  /// Units: of dots that are closer one stands for all.
  private static let nearestSpots = 6.0

  init?(_ content: WorldContent, showing shown: [UnitVector], in frame: MapFrame) {
    guard let view = MapView(fitting: shown, in: frame) else { return nil }
    (self.view, self.frame, isLive) = (view, frame, content.isLive)
    let linksSpots = !view.isNarrow && content.spots.count + content.clusters.count <= Self.mostLinked
    signs =
      Self.spots(content.spots, on: view, areLinked: linksSpots, isLive: content.isLive)
      + Self.clusters(content.clusters, on: view, isLive: content.isLive)
    size = Self.frameSize + signs.reduce(0) { $0 + $1.markup.utf8.count }
  }

  // MARK: - Signs

  /// A live map tells of each sign where it is, and by their numbers from 1 on which of the spots a dot stands for. Its
  /// signs are measured as those of trips are, by `map-pin`.
  private static func spots(
    _ spots: [WorldContent.Spot], on view: MapView, areLinked: Bool, isLive: Bool
  ) -> [SVGElement] {
    let placed = spots.enumerated().compactMap { index, spot in
      view.place(UnitVector(spot.coordinate)).map { (number: index + 1, spot: spot, point: $0) }
    }
    guard areLinked else { return smallSigns(placed, isLive: isLive) }
    return placed.map { number, spot, point in
      SVGElement("a").with("href", spot.link)
        .with("data-at", isLive ? told(point) : nil).with("data-of", isLive ? String(number) : nil)
        .containing(
          SVGElement("title").containing(text: spot.name), target(at: point),
          spot.shape.sign(at: point, radius: spotRadius, colour: spot.colour, isLive: isLive))
    }
  }

  /// The same without links: of several that are close the first stands for all. What has neither a shape nor a colour of its
  /// own is a dot of one path.
  private static func smallSigns(
    _ placed: [(number: Int, spot: WorldContent.Spot, point: Point)], isLive: Bool
  ) -> [SVGElement] {
    var signs: [(spot: WorldContent.Spot, point: Point, numbers: [String])] = []
    var at: [Point: Int] = [:]
    for (number, spot, point) in placed {
      let cell = Point(x: (point.x / nearestSpots).rounded(), y: (point.y / nearestSpots).rounded())
      if let known = at[cell] {
        signs[known].numbers.append(String(number))
      } else {
        at[cell] = signs.count
        signs.append((spot: spot, point: point, numbers: [String(number)]))
      }
    }
    var writer = PathWriter()
    var ofDots: [String] = []
    var others: [SVGElement] = []
    for sign in signs {
      let (spot, numbers) = (sign.spot, sign.numbers.joined(separator: ","))
      if spot.shape == .circle, spot.colour == nil {
        writer.dot(at: sign.point)
        ofDots.append(numbers)
        continue
      }
      let drawn = spot.shape.sign(at: sign.point, radius: smallRadius, colour: spot.colour, isLive: isLive)
      // A script keeps their size while the map grows.
      others.append(
        isLive
          ? SVGElement("g").with("data-at", told(sign.point)).with("data-of", numbers).containing(drawn)
          : drawn)
    }
    guard !ofDots.isEmpty else { return others }
    let dots = SVGElement("path").with("class", "world-spots").with("d", writer.text)
      .with("data-of", isLive ? ofDots.joined(separator: " ") : nil)
    return [dots] + others
  }

  private static func clusters(
    _ clusters: [WorldContent.Cluster], on view: MapView, isLive: Bool
  ) -> [SVGElement] {
    var markers = clusters.enumerated().compactMap { index, cluster in
      view.place(UnitVector(cluster.coordinate)).map { point in
        Marker(
          source: .cluster(index), shape: .cluster, number: cluster.number, name: cluster.name,
          link: cluster.link, days: nil, anchor: point)
      }
    }
    markers.separate(within: view.inner.inset(by: 2))
    return markers.map { marker in
      let number = SVGElement("text").with("class", "world-number").with("x", marker.point.x)
        .with("y", marker.point.y + 0.35 * Marker.clusterNumberSize).containing(text: marker.number)
      let places = marker.point == marker.anchor ? [marker.anchor] : [marker.anchor, marker.point]
      return SVGElement("a").with("href", marker.link)
        .with("data-at", isLive ? places.map(told).joined(separator: " ") : nil)
        .containing(
          SVGElement("title").containing(text: marker.name),
          circle(
            isLive ? "map-cluster map-pin" : "map-cluster", at: marker.point, radius: marker.reach.y - 1),
          number)
    }
  }

  private static func told(_ point: Point) -> String {
    svgNumber(point.x, decimals: 1) + " " + svgNumber(point.y, decimals: 1)
  }

  /// What of a link to a small dot may be pressed, in pixels of the screen.
  private static func target(at point: Point) -> SVGElement {
    var writer = PathWriter()
    writer.dot(at: point)
    return SVGElement("path").with("class", "map-target").with("d", writer.text)
  }

  private static func circle(_ classes: String, at point: Point, radius: Double) -> SVGElement {
    SVGElement("circle").with("class", classes).with("cx", point.x).with("cy", point.y).with("r", radius)
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
      .containing(
        SVGElement("title").with("id", "\(idPrefix)-title").containing(text: title),
        SVGElement("desc").with("id", "\(idPrefix)-about").containing(text: description),
        SVGElement("defs").containing(
          edge.with("id", "\(idPrefix)-rim"),
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

  /// Its outline: of the world, or of the part within the neat line.
  private var edge: SVGElement {
    if case .world(let projection) = view.projection {
      return SVGElement("path").with("d", WorldOutline.data(projection, view))
    }
    let box = view.inner
    return SVGElement("rect").with("x", box.minX).with("y", box.minY).with("width", box.width)
      .with("height", box.height)
  }
}

extension MapView {
  /// Whether it is the drawing for phones.
  fileprivate var isNarrow: Bool { width < 700 }
}
