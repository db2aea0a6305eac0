/// The signs on a map of several trips: a disc with its number for many places, a small sign for one.
struct WorldSigns {
  let view: MapView
  /// Whether a script moves the map, and narrows it by what each sign stands for.
  let isLive: Bool
  /// What a number says: `12 places`.
  let told: (Int) -> String

  private static let spotRadius = 4.2
  /// The same of one that is a dot.
  private static let smallRadius = 2.5
  /// Units: of dots that are closer one stands for all.
  private static let nearestSpots = 6.0

  /// A live map tells of each sign where it is, and by their numbers from 1 on which of the spots a dot stands for. Its
  /// signs are measured as those of trips are, by `map-pin`.
  func spots(_ spots: [WorldContent.Spot], areLinked: Bool) -> [SVGElement] {
    let placed = spots.enumerated().compactMap { index, spot in
      view.place(UnitVector(spot.coordinate)).map { (number: index + 1, spot: spot, point: $0) }
    }
    guard areLinked else { return smallSigns(placed) }
    return placed.map { number, spot, point in
      SVGElement("a").with("href", spot.link)
        .with("data-at", isLive ? Self.position(of: point) : nil)
        .with("data-of", isLive ? String(number) : nil)
        .containing(
          SVGElement("title").containing(text: spot.name), Self.target(at: point),
          spot.shape.sign(
            at: point, radius: Self.spotRadius, colour: spot.colour, isHollow: spot.isPlanned,
            isLive: isLive))
    }
  }

  /// What the signs cover as the map is first seen.
  func boxes(_ spots: [WorldContent.Spot], _ clusters: [WorldContent.Cluster]) -> [Box] {
    let points = spots.compactMap { view.place(UnitVector($0.coordinate)) }
    let discs = WorldDiscs(clusters, on: view, isLive: isLive).discs.filter { $0.from <= 1 }
    return points.map { Box(centre: $0, width: 3 * Self.spotRadius, height: 3 * Self.spotRadius) }
      + discs.map { Box(centre: $0.point, width: 2 * $0.radius, height: 2 * $0.radius) }
  }

  /// A sign that stands for spots of one spot of the sheet, by their numbers.
  private struct SmallSign {
    var spot: WorldContent.Spot
    var point: Point
    var numbers: [String]
    /// Whether nobody was at any of them yet.
    var isHollow: Bool

    /// Whether it is a dot in the colour of all.
    var isPlain: Bool { spot.shape == .circle && spot.colour == nil }
    var told: String { numbers.joined(separator: ",") }
  }

  /// The same without links: of several that are close the first stands for all. What has neither a shape nor a colour of its
  /// own is a dot of one path; where nobody was yet, of a second one, with another in the colour of the paper upon it.
  private func smallSigns(
    _ placed: [(number: Int, spot: WorldContent.Spot, point: Point)]
  ) -> [SVGElement] {
    var signs: [SmallSign] = []
    var at: [Point: Int] = [:]
    for (number, spot, point) in placed {
      let cell = Point(
        x: (point.x / Self.nearestSpots).rounded(), y: (point.y / Self.nearestSpots).rounded())
      if let known = at[cell] {
        signs[known].numbers.append(String(number))
        signs[known].isHollow = signs[known].isHollow && spot.isPlanned
      } else {
        at[cell] = signs.count
        signs.append(
          SmallSign(spot: spot, point: point, numbers: [String(number)], isHollow: spot.isPlanned))
      }
    }
    let hollow = signs.filter { $0.isPlain && $0.isHollow }
    var drawn = dots("world-spots", signs.filter { $0.isPlain && !$0.isHollow })
    drawn += dots("world-spots", hollow)
    drawn += dots("world-spots world-within", hollow)
    for sign in signs where !sign.isPlain { drawn.append(smallSign(sign)) }
    return drawn
  }

  private func dots(_ classes: String, _ signs: [SmallSign]) -> [SVGElement] {
    guard !signs.isEmpty else { return [] }
    var writer = PathWriter()
    for sign in signs { writer.dot(at: sign.point) }
    return [
      SVGElement("path").with("class", classes).with("d", writer.text)
        .with("data-of", isLive ? signs.map(\.told).joined(separator: " ") : nil)
    ]
  }

  /// A script keeps its size while the map grows.
  private func smallSign(_ sign: SmallSign) -> SVGElement {
    let drawn = sign.spot.shape.sign(
      at: sign.point, radius: Self.smallRadius, colour: sign.spot.colour, isHollow: sign.isHollow,
      isLive: isLive)
    guard isLive else { return drawn }
    return SVGElement("g").with("data-at", Self.position(of: sign.point)).with("data-of", sign.told)
      .containing(drawn)
  }

  /// Each leads to a list, that of several to that of the first of them; a live one names the lines that it stands for.
  func discs(_ clusters: [WorldContent.Cluster]) -> [SVGElement] {
    WorldDiscs(clusters, on: view, isLive: isLive).discs.map { disc in
      let number = SVGElement("text").with("class", "world-number").with("x", disc.point.x)
        .with("y", disc.point.y + 0.35 * Marker.clusterNumberSize).containing(text: String(disc.count))
      let places = disc.point == disc.anchor ? [disc.anchor] : [disc.anchor, disc.point]
      let lists = disc.clusters.map(\.list).joined(separator: " ")
      let standing = disc.planned == 0 ? "" : disc.planned == disc.count ? " world-ahead" : " world-partly"
      let classes = "map-cluster" + standing + (isLive ? " map-pin" : "")
      return SVGElement("a").with("href", disc.clusters[0].link)
        .with("data-at", isLive ? places.map(Self.position).joined(separator: " ") : nil)
        .with("data-lists", isLive ? lists : nil).with("data-until", disc.until.map { svgNumber($0) })
        .with("data-from", disc.from > 1 ? svgNumber(disc.from) : nil)
        .with("display", disc.from > 1 ? "none" : nil)
        .containing(
          SVGElement("title").containing(text: told(disc.count)),
          SVGElement("circle").with("class", classes).with("cx", disc.point.x).with("cy", disc.point.y)
            .with("r", disc.radius),
          number)
    }
  }

  private static func position(of point: Point) -> String {
    svgNumber(point.x, decimals: 1) + " " + svgNumber(point.y, decimals: 1)
  }

  /// What of a link to a small dot may be pressed, in pixels of the screen.
  private static func target(at point: Point) -> SVGElement {
    var writer = PathWriter()
    writer.dot(at: point)
    return SVGElement("path").with("class", "map-target").with("d", writer.text)
  }
}
