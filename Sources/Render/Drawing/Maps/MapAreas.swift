import TripModel

/// A map in several, where all of it lies in small areas with much land between them, on which nothing happened.
package struct MapAreas: Sendable {
  /// Those that have a sheet of their own, of two the one with more stops first, of more in the order of the way; single
  /// places, in their region, at the end.
  package var sheets: [MapContent]
  /// What the places are called that lie on none of them, since there would be too many.
  package var beyond: [String] = []
  /// Whether they are but parts of a way that leads on between them: what is not on one of them is on none.
  package var areOfSome = false

  /// More sheets than these are a list.
  static let mostSheets = 6
  /// The same where some of them are of tracks that would be specks on one sheet.
  static let mostSheetsOfTracks = 8
}

extension MapContent {
  /// Areas that are small beside the land between any two of them; nil where a way leads from one to another, where they
  /// are not so far apart, and where but one is more than a single place, unless all are places on far sides of an ocean.
  /// Single places stand on a sheet of their region as long as there are sheets for all; else they are told by their names,
  /// and so are areas for which there is no sheet.
  package var areas: MapAreas? { areas(tracksWithin: Self.mostOfGapOfTracks) }

  /// The same below a map of all of it: of two walks that are seen there as two each has a sheet, too.
  package var areasOfWalks: MapAreas? { areas(tracksWithin: Self.mostOfGap) }

  /// Tracks are parted of which half the width is so much of the land between them at most.
  private func areas(tracksWithin share: Double) -> MapAreas? {
    let items = items
    guard items.count <= Self.mostItems,
      let regions = parted(items, wide: 2) ?? farParts(of: items)?.flatMap({ parted($0, wide: 1) ?? [$0] })
    else { return nil }
    let towns = regions.flatMap { partedTowns($0) ?? [$0] }
    let areas = towns.count <= MapAreas.mostSheets ? towns : regions
    let tracks = areas.flatMap { partedTracks($0, within: share) ?? [$0] }
    let hasTracks = tracks.count > areas.count && tracks.count <= MapAreas.mostSheetsOfTracks
    let groups = hasTracks ? tracks : areas
    let most = hasTracks ? MapAreas.mostSheetsOfTracks : MapAreas.mostSheets
    let parts = groups.map { (first: $0.first?.order ?? 0, content: part($0)) }
    let wide = parts.filter { $0.content.reach != .spot }
      .sorted { ($1.content.stops.count, $0.first) < ($0.content.stops.count, $1.first) }
    let spots = parts.map(\.content).filter { $0.reach == .spot }
    let hasRoom = wide.count + spots.count <= most
    let lone = hasRoom ? spots.map(\.inRegion) : []
    let told = wide.dropFirst(most).map(\.content) + (hasRoom ? [] : spots)
    guard told.allSatisfy({ !$0.names.isEmpty }) else { return nil }
    // The list below them has the order of the way; of two the first is the larger.
    let largest = Array(wide.prefix(most))
    let shown = largest.count + lone.count > 2 ? largest.sorted { $0.first < $1.first } : largest
    var seen: Set<String> = []
    return MapAreas(
      sheets: shown.map(\.content) + lone,
      beyond: told.flatMap(\.names).filter { seen.insert($0).inserted })
  }

  /// As few groups as are apart, so many of them more than a place, and what of each is apart in turn; nil where all is one.
  private func parted(_ items: [Item], wide least: Int) -> [[Item]]? {
    guard items.count > 1 else { return nil }
    let links = Self.links(between: items)
    for count in 2...max(2, min(items.count, Self.mostAreas)) {
      // A link that is cut has to be as long as the land between two areas.
      guard links[count - 2].metres >= Self.leastGap else { return nil }
      let groups = Self.groups(of: items.count, by: links.dropFirst(count - 1)).map { group in
        group.map { items[$0] }
      }
      guard Self.areApart(groups, by: Self.leastGap, of: Self.mostOfGap) else { continue }
      let spots = groups.map(part).filter { $0.reach == .spot }
      guard groups.count - spots.count >= least, spots.allSatisfy({ !$0.names.isEmpty }) else { continue }
      return groups.flatMap { parted($0, wide: 1) ?? [$0] }
    }
    return nil
  }

  /// Whether its places lie on far sides of an ocean: on one map of all they would be heaps, and what one saw continents.
  package var isFarApart: Bool { items.count <= Self.mostItems && farParts(of: items) != nil }

  /// Places alone in few groups beyond any region of each other, one of them of several; each has a sheet, also where none
  /// but one is more than a single place.
  private func farParts(of items: [Item]) -> [[Item]]? {
    guard items.count > 2, items.allSatisfy({ $0.kind == .mark }) else { return nil }
    let links = Self.links(between: items)
    let cuts = links.prefix { $0.metres >= Self.leastGapOfFar }.count
    guard (1..<Self.mostFarParts).contains(cuts) else { return nil }
    let groups = Self.groups(of: items.count, by: links.dropFirst(cuts)).map { group in
      group.map { items[$0] }
    }
    let areTold = groups.map(part).allSatisfy { $0.reach != .spot || !$0.names.isEmpty }
    guard areTold, items.count > groups.count,
      Self.areApart(groups, by: Self.leastGapOfFar, of: Self.mostOfGapOfFar)
    else { return nil }
    return groups
  }

  /// Metres between such groups, of that half the width of one at most, and how many of them there are at most.
  private static let leastGapOfFar = 2_000_000.0
  private static let mostOfGapOfFar = 0.1
  private static let mostFarParts = 3

  /// An area in as few pieces as are so far from each other that its recorded ways would be specks with nothing between
  /// them; each has such a way, or more. Nil where it is one.
  private func partedTracks(_ items: [Item], within share: Double) -> [[Item]]? {
    let most = items.count { isTrack($0) }
    guard most > 1 else { return nil }
    let links = Self.links(between: items)
    for count in 2...most {
      guard links[count - 2].metres >= Self.leastGapOfTracks else { return nil }
      let pieces = Self.groups(of: items.count, by: links.dropFirst(count - 1)).map { piece in
        piece.map { items[$0] }
      }
      let areAllTracks = pieces.allSatisfy { $0.contains(where: isTrack) }
      guard areAllTracks, Self.areApart(pieces, by: Self.leastGapOfTracks, of: share) else {
        continue
      }
      return pieces
    }
    return nil
  }

  /// An area of places alone in its towns, where each of these has several: on one sheet they would stand in heaps, with
  /// nothing between. Nil where it is one, or a town has few.
  private func partedTowns(_ items: [Item]) -> [[Item]]? {
    guard items.count >= 2 * Self.leastOfTown, items.allSatisfy({ $0.kind == .mark }) else { return nil }
    let links = Self.links(between: items)
    for count in 2...min(items.count / Self.leastOfTown, MapAreas.mostSheets) {
      guard links[count - 2].metres >= Self.leastGapOfTowns else { return nil }
      let towns = Self.groups(of: items.count, by: links.dropFirst(count - 1)).map { town in
        town.map { items[$0] }
      }
      guard towns.allSatisfy({ $0.count >= Self.leastOfTown }) else { continue }
      if Self.areApart(towns, by: Self.leastGapOfTowns, of: Self.mostOfGap) { return towns }
    }
    return nil
  }

  /// As many places make a sheet of a town, and so many metres of land are between two of them.
  private static let leastOfTown = 3
  private static let leastGapOfTowns = 20_000.0

  private func isTrack(_ item: Item) -> Bool { item.kind == .line && !lines[item.index].isStraight }

  /// Metres between two tracks, and of that half the width of the larger at most, where they are such specks.
  private static let leastGapOfTracks = 5_000.0
  private static let mostOfGapOfTracks = 0.25

  /// Metres of land between two areas.
  private static let leastGap = 50_000.0
  /// Of that, half the width of an area at most.
  private static let mostOfGap = 0.5
  /// Each thing is compared with each: what has more is a collection.
  private static let mostItems = 600
  private static let mostAreas = 24
  /// Of a line so many places say where it lies.
  private static let mostPlaces = 32

  /// A line, a stop or a mark.
  private struct Item {
    enum Kind { case line, stop, mark }

    let kind: Kind
    let index: Int
    /// Its place among all of them.
    var order = 0
    let vectors: [UnitVector]
    let circle: NearCircle

    init?(_ kind: Kind, _ index: Int, _ places: [Coordinate]) {
      (self.kind, self.index) = (kind, index)
      let step = max(1, places.count / MapContent.mostPlaces)
      let few = stride(from: 0, to: places.count, by: step).map { places[$0] } + places.suffix(1)
      vectors = few.map(UnitVector.init)
      guard let circle = NearCircle(around: vectors) else { return nil }
      self.circle = circle
    }
  }

  private var items: [Item] {
    var items = lines.enumerated().compactMap { Item(.line, $0.offset, $0.element.points) }
    items += stops.enumerated().compactMap { Item(.stop, $0.offset, [$0.element.coordinate]) }
    items += marks.enumerated().compactMap { Item(.mark, $0.offset, [$0.element.coordinate]) }
    for index in items.indices { items[index].order = index }
    return items
  }

  /// The shortest net that joins all, its longest link first (Prim, Bell System Technical Journal 36, 1957).
  private static func links(between items: [Item]) -> [(metres: Double, one: Int, other: Int)] {
    var links: [(metres: Double, one: Int, other: Int)] = []
    var nearest = items.map { _ in (metres: Double.infinity, from: 0) }
    var isJoined = items.map { _ in false }
    var last = 0
    for _ in items.dropFirst() {
      isJoined[last] = true
      var next: Int?
      for index in items.indices where !isJoined[index] {
        let metres = max(0, items[last].circle.gap(to: items[index].circle))
        if metres < nearest[index].metres { nearest[index] = (metres, last) }
        if next.map({ nearest[index].metres < nearest[$0].metres }) ?? true { next = index }
      }
      guard let next else { break }
      links.append((nearest[next].metres, nearest[next].from, next))
      last = next
    }
    return links.sorted { ($1.metres, $0.other) < ($0.metres, $1.other) }
  }

  /// What is joined by links, each group in the order of its items.
  private static func groups(
    of count: Int, by links: some Sequence<(metres: Double, one: Int, other: Int)>
  ) -> [[Int]] {
    var labels = Array(0..<count)
    for link in links {
      let (kept, given) = (labels[link.one], labels[link.other])
      for index in labels.indices where labels[index] == given { labels[index] = kept }
    }
    var groups: [[Int]] = []
    var places: [Int: Int] = [:]
    for (index, label) in labels.enumerated() {
      if let place = places[label] {
        groups[place].append(index)
      } else {
        places[label] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  private static func areApart(_ groups: [[Item]], by least: Double, of share: Double) -> Bool {
    let circles = groups.compactMap { group in NearCircle(around: group.flatMap(\.vectors)) }
    return circles.indices.allSatisfy { index in
      circles[..<index].allSatisfy { other in
        let gap = circles[index].gap(to: other)
        return gap >= least && max(circles[index].metres, other.metres) <= gap * share
      }
    }
  }

  /// A single place with as much land around it as tells where it is.
  private var inRegion: MapContent {
    var content = self
    content.surroundings = .region
    return content
  }

  /// What stops and marks are called.
  private var names: [String] { (stops.map(\.name) + marks.map(\.name)).filter { !$0.isEmpty } }

  private func part(_ items: [Item]) -> MapContent {
    var part = self
    part.lines = items.filter { $0.kind == .line }.map { lines[$0.index] }
    part.stops = items.filter { $0.kind == .stop }.map { stops[$0.index] }
    part.marks = items.filter { $0.kind == .mark }.map { marks[$0.index] }
    part.hasRings = false
    return part
  }
}

extension NearCircle {
  /// Metres between the edges of two; less than none where they overlap.
  fileprivate func gap(to other: NearCircle) -> Double {
    middle.angle(to: other.middle) * MapView.metresInRadius - metres - other.metres
  }
}
