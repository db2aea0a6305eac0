import Basemap
import Drawing
import Foundation
import Localization
import SiteOutput
import TripModel
import TripPlanning

/// What a trip has around a place: pins, stops, saved attractions, what was planned, and the ways that were recorded.
///
/// By these the map of a café is told from that of the hotel in the same town, where no street is known.
struct NearbyThings: Sendable {
  private struct Thing {
    let coordinate: Coordinate
    /// Empty for where one only stopped.
    let name: String
    let kind: MapMark.Kind
    let page: OutputPath?
    let isIdea: Bool
    /// Whether a ride begins or ends there.
    var isStation = false
  }

  /// Neighbouring points of a way, and what they lie within, so that most of it need not be measured.
  private struct Stretch {
    let points: ArraySlice<Coordinate>
    let box: DegreesOfPoints
    /// Whether the one before it leads here.
    let goesOn: Bool
    let style: RouteStyle
    let isUntimed: Bool
  }

  /// A way as it was recorded, in its stretches, and the parallels that it lies between.
  private struct Way {
    let stretches: [Stretch]
    let latitudes: ClosedRange<Double>

    init(_ stretches: [Stretch]) {
      self.stretches = stretches
      let (south, north) = (
        stretches.map(\.box.latitudes.lowerBound).min(), stretches.map(\.box.latitudes.upperBound).max()
      )
      latitudes = (south ?? 0)...(north ?? 0)
    }

    /// Metres to the farthest of its points, where it comes within a radius of the middle and goes nowhere beyond what
    /// is most; nil elsewhere. What its boxes tell is not measured.
    func farthest(within radius: Double, most: Double, on plane: TownPlane) -> Double? {
      let comesNear = stretches.contains { stretch in
        plane.metres(to: stretch.box).least <= radius
          && stretch.points.contains { plane.metres(to: $0) <= radius }
      }
      guard comesNear else { return nil }
      var farthest = 0.0
      for stretch in stretches where plane.metres(to: stretch.box).most > farthest {
        for point in stretch.points { farthest = max(farthest, plane.metres(to: point)) }
        guard farthest <= most else { return nil }
      }
      return farthest
    }
  }

  private let things: NeighbourIndex<Thing>
  private let stretches: [Stretch]
  private let ways: [Way]
  private let namedWays: [NamedWay]

  /// Metres within which a thing is at the place itself, and has no sign beside that of the place.
  static let sameSpot = 40.0
  /// Metres: what is nearer is the place itself, and what is farther tells nothing of it.
  private static let reach = sameSpot...5_000.0
  /// Metres from the middle of the sheet to its edge, at least: on a phone as well that is as wide as shores are true.
  private static let minRadius = 1_800.0
  /// The same where signs stand closely together: with a shore so that it is drawn on a sheet half as wide again as high,
  /// and inland.
  private static let minByShore = 1_050.0
  private static let minInland = 400.0
  /// So many of the nearest have to be on the sheet, and so many may be named on it.
  private static let wanted = 3
  private static let maxNamed = 10
  private static let maxDots = 40
  /// By so much more than usual a sheet shows for the whole of a way.
  private static let mostForWay = 2.0
  /// From the middle so many times as far ways are drawn, beyond the corners of the flattest sheet.
  private static let beyond = 3.0
  private static let pointsInStretch = 128
  /// Of that radius, how wide a sign is on a phone.
  private static let signOfRadius = 0.15

  init(of plan: TripPlan, called names: LocalizedNames, ways tracks: NamedTracks) {
    var things = plan.places.map { place in
      Thing(
        coordinate: place.coordinate, name: place.title, kind: .pin(Signs.sign(of: place.category)),
        page: place.page, isIdea: false)
    }
    for idea in plan.itinerary.attractions where idea.pin == nil {
      guard let position = idea.position, !position.reason.isVague else { continue }
      things.append(
        Thing(
          coordinate: position.value, name: idea.name, kind: .pin(Signs.sign(of: idea.category)),
          page: idea.page, isIdea: !idea.wasVisited))
    }
    for event in plan.itinerary.events {
      for place in event.places {
        guard let position = place.position, !position.reason.isVague else { continue }
        let name = place.name.flatMap { event.isBesides($0, at: place) ? nil : $0 } ?? event.title
        things.append(
          Thing(
            coordinate: position.value, name: name, kind: .pin(event.kind.mapSign),
            page: event.page, isIdea: false, isStation: event.kind.isRide))
      }
    }
    for stop in plan.days.flatMap(\.route.stops) where stop.place == nil {
      guard let thing = Self.thing(stop, of: plan, called: names) else { continue }
      things.append(thing)
    }
    self.things = NeighbourIndex(things.map { ($0.coordinate, $0) })
    let legs = plan.way.route.legs.filter { $0.kind == .recorded }
    ways = legs.map { Way(Self.stretches(of: $0)) }
    stretches = ways.flatMap(\.stretches)
    namedWays = tracks.all
  }

  /// Where one stopped: by the name that the traveller gave it, else a dot for its pictures, else what was written there;
  /// nil where only the town is known, and where a place of the trip stands already. What was written there says where
  /// that was, and a stop is the middle of much.
  private static func thing(_ stop: Stop, of plan: TripPlan, called names: LocalizedNames) -> Thing? {
    let told = stop.entries.first { plan[$0].position.map { !$0.reason.isVague } ?? false }
    guard told != nil || !stop.photos.isEmpty else { return nil }
    let spot = told.flatMap { plan[$0].position?.value } ?? stop.coordinate
    guard plan.placesNear.nearest(within: reach.lowerBound, of: spot) == nil else { return nil }
    let isNamed = stop.name.map { $0.reason != .gazetteer } ?? false
    let own = told.flatMap { id -> String? in
      guard plan[id].placeName == stop.name?.value else { return nil }
      return plan.nameOfSpot(of: plan[id])
    }
    let title = told.map { plan[$0].title.value } ?? ""
    let (kind, name): (MapMark.Kind, String) =
      if isNamed { (.pin(.other), own ?? names.name(of: stop) ?? "") } else if stop.photos.isEmpty {
        (.entry(.plain), title)
      } else { (.photo, "") }
    return Thing(
      coordinate: spot, name: name, kind: kind, page: stop.entries.first.map { plan[$0].page }, isIdea: false)
  }

  private static func stretches(of leg: RouteLeg) -> [Stretch] {
    stride(from: 0, to: leg.points.count, by: pointsInStretch).map { start in
      let points = leg.points[start..<min(leg.points.count, start + pointsInStretch)]
      return Stretch(
        points: points, box: DegreesOfPoints(points), goesOn: start > 0, style: TripMap.style(of: leg),
        isUntimed: leg.isUntimed)
    }
  }

  /// A place in the middle of what is near it; nil where the trip knows of nothing there. The place `own` to which the page
  /// belongs is named before all others.
  func content(
    around place: Coordinate, called name: String, own: String = "", on scope: PageScope
  ) -> MapContent? {
    // What leads to the page itself is what that is about.
    let near = things(around: place, besides: name).filter { $0.thing.page != scope.path }
    let radius = whole(radius(near, around: place, on: scope.site.atlas), around: place)
    guard !near.isEmpty || !lines(within: radius, of: place).isEmpty else { return nil }
    let shown = Self.apart(near.filter { $0.metres <= radius }, by: Self.signOfRadius * radius)
    let marks = shown.map { found -> MapMark in
      let thing = found.thing
      return MapMark(
        kind: thing.kind, name: thing.name, coordinate: thing.coordinate,
        link: thing.kind == .photo ? nil : thing.page.map { scope.link($0) }, isIdea: thing.isIdea)
    }
    let named = marks.filter { $0.kind != .photo }.prefix(Self.maxNamed)
    let dots = marks.filter { $0.kind == .photo }.prefix(Self.maxDots)
    var content = MapContent(
      lines: lines(within: Self.beyond * radius, of: place),
      stops: [MapStop(number: "", name: name, coordinate: place)],
      marks: Self.inOrderOfNaming(named, own: own) + dots)
    content.surroundings = .points(frame(of: content, within: radius, of: place, on: scope.site.atlas))
    // A way that ended within the sheet would seem to have ended there.
    content.linesGoOn = true
    let plane = TownPlane(around: place)
    content.namedWays = namedWays.filter { way in way.points.contains { plane.metres(to: $0) <= radius } }
    return content
  }

  /// Without a station so near to another that like signs would touch there, of which one had no room for its name.
  private static func apart(
    _ near: [(thing: Thing, metres: Double)], by metres: Double
  ) -> [(thing: Thing, metres: Double)] {
    var apart: [(thing: Thing, metres: Double)] = []
    for found in near {
      let isBeside = apart.contains { other in
        found.thing.isStation && other.thing.isStation && other.thing.kind == found.thing.kind
          && other.thing.coordinate.distance(to: found.thing.coordinate) < metres
      }
      if !isBeside { apart.append(found) }
    }
    return apart
  }

  /// The order in which names look for room: where one was tells more than where one might have been.
  private static func inOrderOfNaming(_ marks: ArraySlice<MapMark>, own: String) -> [MapMark] {
    let isOwn = { (mark: MapMark) in !own.isEmpty && mark.name == own }
    let others = marks.filter { !isOwn($0) }
    return marks.filter(isOwn) + others.filter { !$0.isIdea } + others.filter(\.isIdea)
  }

  /// What the sheet shows: by a shore, which tells most, as much to all sides; inland the signs and what of ways lies among
  /// them, since half of what is around a place at the edge of its town would be empty.
  private func frame(
    of content: MapContent, within radius: Double, of place: Coordinate, on atlas: Atlas?
  ) -> [Coordinate] {
    let plane = TownPlane(around: place)
    let ways = content.lines.flatMap(\.points).filter { plane.metres(to: $0) <= radius }
    let signs = content.marks.count { $0.kind != .photo }
    guard signs >= Self.wanted || !ways.isEmpty, !showsShore(within: radius, of: place, on: atlas) else {
      return Self.circle(radius, around: place)
    }
    return plane.frame(around: [place] + content.marks.map(\.coordinate) + ways, least: Self.minInland)
  }

  /// Metres that hold a walk round the place as well, where it goes little beyond; not where signs stand so closely
  /// together that they would touch.
  private func whole(_ radius: Double, around place: Coordinate) -> Double {
    guard radius >= Self.minRadius else { return radius }
    let plane = TownPlane(around: place)
    let most = Self.mostForWay * radius
    let band = most / TownPlane.metresInDegree
    let latitudes = (place.latitude - band)...(place.latitude + band)
    return ways.reduce(radius) { found, way in
      guard latitudes.contains(way.latitudes.lowerBound), latitudes.contains(way.latitudes.upperBound) else {
        return found
      }
      guard let farthest = way.farthest(within: radius, most: most, on: plane) else { return found }
      return max(found, min(most, 1.05 * farthest))
    }
  }

  /// As much as holds what is wanted; less where three quarters of the signs are nearer, which on that would touch.
  private func radius(
    _ near: [(thing: Thing, metres: Double)], around place: Coordinate, on atlas: Atlas?
  ) -> Double {
    let farthest = near.prefix(Self.wanted).last?.metres ?? 0
    let usual = max(Self.minRadius, 1.15 * farthest)
    let signs = near.filter { $0.thing.kind != .photo && $0.metres <= usual }
    guard signs.count >= Self.wanted else { return usual }
    let crowd = 1.15 * signs[signs.count * 3 / 4].metres
    guard crowd < usual else { return usual }
    let isByShore = showsShore(within: usual, of: place, on: atlas)
    return min(usual, max(crowd, isByShore ? Self.minByShore : Self.minInland))
  }

  /// The nearest first, each name once.
  private func things(around place: Coordinate, besides name: String) -> [(thing: Thing, metres: Double)] {
    let found = things.within(Self.reach.upperBound, of: place).filter { $0.metres >= Self.reach.lowerBound }
    var taken: Set<String> = [name.lowercased()]
    return found.filter { $0.element.name.isEmpty || taken.insert($0.element.name.lowercased()).inserted }
      .map { (thing: $0.element, metres: $0.metres) }
  }

  /// What was recorded so near, each stretch of it that is as a line.
  private func lines(within radius: Double, of place: Coordinate) -> [RouteLine] {
    let plane = TownPlane(around: place)
    let band = radius / TownPlane.metresInDegree
    let latitudes = (place.latitude - band)...(place.latitude + band)
    var lines: [RouteLine] = []
    var line: [Coordinate] = []
    var (style, isUntimed) = (RouteStyle.road, false)
    func end() {
      if line.count > 1 {
        var told = RouteLine(points: line, style: style)
        told.isUntimed = isUntimed
        lines.append(told)
      }
      line = []
    }
    for stretch in stretches {
      if !stretch.goesOn || !stretch.box.latitudes.overlaps(latitudes) { end() }
      guard stretch.box.latitudes.overlaps(latitudes) else { continue }
      (style, isUntimed) = (stretch.style, stretch.isUntimed)
      for point in stretch.points {
        if plane.metres(to: point) <= radius { line.append(point) } else { end() }
      }
    }
    end()
    return lines
  }

  private static func circle(_ radius: Double, around place: Coordinate) -> [Coordinate] {
    let plane = TownPlane(around: place)
    return (0..<8).compactMap { eighth in
      let angle = Double(eighth) * .pi / 4
      return plane.place(x: radius * sin(angle), y: radius * cos(angle))
    }
  }
}
