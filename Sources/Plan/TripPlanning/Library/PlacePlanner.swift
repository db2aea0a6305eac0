import SiteOutput
import TripModel

/// The places of a library: things with a name that trips have in common are one.
///
/// The same are things of two trips that stand at most 150 m from one another, and things of one name at most 1 km, or
/// 2 km where that is the name of their town: each with each other thing of the place, so that no street becomes one
/// place. The nearest find one another first.
struct PlacePlanner {
  private var places: [Found]

  struct Found {
    var place: LibraryPlace
    /// By their positions in the list of drafts, in its order.
    var members: [Int]
    var texts: Texts
  }

  /// Words of its things, by which the place is found.
  struct Texts {
    var text: String
    var tags: [String]
  }

  /// Metres.
  private static let sameSpot = 150.0
  private static let sameName = 1000.0
  private static let sameTown = 2000.0
  /// A walk, and around the corner.
  private static let walk = 2000.0
  private static let block = 200.0
  private static let mostNearby = 2
  /// Metres: what is nearer is the same place under another name.
  private static let nearest = 50.0

  /// In the order of names.
  static func find(
    among drafts: [PointDraft], _ roster: Roster, _ trips: TripsInOrder
  ) -> [Found] {
    let found = groups(drafts).map { members in
      Found(
        place: LibraryPlace(members.map { drafts[$0].point }, roster, trips), members: members,
        texts: Texts(members.map { drafts[$0] }))
    }
    let keys = found.map { NameKey($0.place.name) }
    let order = found.indices.sorted { one, other in
      keys[one] == keys[other]
        ? found[one].members[0] < found[other].members[0] : keys[one] < keys[other]
    }
    var planner = PlacePlanner(places: order.map { found[$0] })
    planner.linkPages()
    planner.findNearby()
    return planner.places
  }

  /// The points of the drafts, each with its place.
  static func points(of drafts: [PointDraft], in places: [Found]) -> [LibraryPoint] {
    var points = drafts.map(\.point)
    for (index, found) in places.enumerated() {
      let key = PlaceKey(found.place.name)
      for member in found.members {
        points[member].place = LibraryPlaceNumber(index)
        guard let title = points[member].title, PlaceKey(title) == key else { continue }
        if TagKey(title) != TagKey(found.place.name) { points[member].title = found.place.name }
      }
    }
    return points
  }

  /// On a page no two places have one name in the address.
  private mutating func linkPages() {
    var book = AddressBook()
    for index in places.indices {
      let country = places[index].place.country
      let page = country.map(LibraryAddresses.country) ?? LibraryAddresses.mapPage
      let name = book.folder(in: page.text, wishes: [places[index].place.name])
      places[index].place.link = LibraryLink(page: page, fragment: "place-" + name)
    }
  }

  private mutating func findNearby() {
    let spots = places.map(\.place.coordinate)
    let (block, walk) = (PointGrid(spots, reach: Self.block), PointGrid(spots, reach: Self.walk))
    for index in places.indices {
      // In a town mostly there are enough around the corner.
      let corner = chosen(among: block.near(index), near: index)
      let nearby = corner.areAllNews ? corner.places : chosen(among: walk.near(index), near: index).places
      places[index].place.nearby = nearby.map { other in
        LibraryPlace.Nearby(
          place: LibraryPlaceNumber(other), metres: Int(spots[index].metres(to: spots[other]).rounded()))
      }
    }
  }

  /// As many as are shown of places near one, which come nearest first; whether all of them are news. What its own trip
  /// tells of stands on the page of that: what another one saw is news.
  private func chosen(
    among near: [(index: Int, metres: Double)], near index: Int
  ) -> (places: [Int], areAllNews: Bool) {
    let trips = Set(places[index].place.visits.map(\.trip))
    var news: [Int] = []
    var others: [Int] = []
    for (rank, other) in near.enumerated() where other.metres >= Self.nearest {
      if places[other.index].place.visits.contains(where: { trips.contains($0.trip) }) {
        others.append(rank)
      } else {
        news.append(rank)
      }
      if news.count == Self.mostNearby { break }
    }
    let chosen = (news + others).prefix(Self.mostNearby).sorted()
    return (chosen.map { near[$0].index }, news.count == Self.mostNearby)
  }

  /// Drafts that are one place, by their positions, each list in order.
  private static func groups(_ drafts: [PointDraft]) -> [[Int]] {
    let named = drafts.indices.filter { drafts[$0].namesPlace }
    let keys = named.map { PlaceKey(drafts[$0].point.title ?? "") }
    let points = named.map { drafts[$0].point }
    let areTowns = points.indices.map { index in
      points[index].town.map { PlaceKey($0) == keys[index] } ?? false
    }
    func areOne(_ one: Int, _ other: Int) -> Bool {
      let metres = points[one].coordinate.distance(to: points[other].coordinate)
      if keys[one] == keys[other] {
        return metres <= (areTowns[one] && areTowns[other] ? sameTown : sameName)
      }
      return points[one].trip != points[other].trip && metres <= sameSpot
    }
    var groups = named.indices.map { [$0] }
    var group = Array(named.indices)
    for pair in pairs(points, keys) {
      let (one, other) = (group[pair.one], group[pair.other])
      guard one != other else { continue }
      let areAllOne = groups[one].allSatisfy { mine in groups[other].allSatisfy { areOne(mine, $0) } }
      guard areAllOne else { continue }
      let (kept, joined) = (min(one, other), max(one, other))
      for member in groups[joined] { group[member] = kept }
      groups[kept] += groups[joined]
      groups[joined] = []
    }
    return groups.filter { !$0.isEmpty }.map { $0.sorted().map { named[$0] } }
  }

  private struct Pair {
    var one: Int
    var other: Int
    var hasOneName: Bool
    var metres: Double
  }

  /// Things that may be one place: those of one name before others, the nearest first.
  private static func pairs(_ points: [LibraryPoint], _ keys: [PlaceKey]) -> [Pair] {
    var pairs: [Pair] = []
    let near = PointGrid(points.map(\.coordinate), reach: sameSpot)
    for one in points.indices {
      for other in near.near(one) where one < other.index {
        guard keys[one] != keys[other.index], points[one].trip != points[other.index].trip else { continue }
        pairs.append(Pair(one: one, other: other.index, hasOneName: false, metres: other.metres))
      }
    }
    for indices in Dictionary(grouping: points.indices, by: { keys[$0] }).values where indices.count > 1 {
      let namesakes = PointGrid(indices.map { points[$0].coordinate }, reach: sameTown)
      for one in indices.indices {
        for other in namesakes.near(one) where one < other.index {
          pairs.append(
            Pair(one: indices[one], other: indices[other.index], hasOneName: true, metres: other.metres))
        }
      }
    }
    return pairs.sorted { one, other in
      if one.hasOneName != other.hasOneName { return one.hasOneName }
      return (one.metres, one.one, one.other) < (other.metres, other.one, other.other)
    }
  }
}

extension PlacePlanner.Texts {
  fileprivate init(_ drafts: [PointDraft]) {
    var known: Set<TagKey> = []
    var texts: [String] = []
    for text in drafts.compactMap(\.text) where !texts.contains(text) { texts.append(text) }
    text = texts.joined(separator: "\n")
    tags = drafts.flatMap(\.tags).filter { known.insert(TagKey($0)).inserted }
  }
}

extension LibraryPlace {
  /// Of things of one place, in the order of the library: at least one, each with a name.
  fileprivate init(_ points: [LibraryPoint], _ roster: Roster, _ trips: TripsInOrder) {
    let byRank = points.enumerated().sorted { one, other in
      (one.element.kind.rank, one.offset) < (other.element.kind.rank, other.offset)
    }.map(\.element)
    let first = byRank[0]
    // As fully as any of them writes the same name.
    let alike = byRank.filter { point in
      point.title.map { PlaceKey($0) } == first.title.map { PlaceKey($0) }
    }
    let name = alike.compactMap(\.title).fullest
    let visits = Dictionary(grouping: byRank, by: \.trip).values.map { Visit($0, roster, trips) }
    let told = byRank.told
    self.init(
      name: name ?? "", language: alike.first { $0.title == name }?.language ?? first.language,
      coordinate: first.coordinate,
      town: byRank.firstValue(\.town), region: byRank.firstValue(\.region),
      country: byRank.firstValue(\.country), category: byRank.firstValue(\.category),
      isStop: byRank.allSatisfy { $0.kind == .stop || $0.kind == .event },
      relation: told.relation, colour: Set(told.compactMap(\.colour)).count > 1 ? nil : first.colour,
      named: told.named,
      link: LibraryLink(page: LibraryAddresses.mapPage), visits: visits.newestFirst(trips), nearby: [])
  }
}

extension [LibraryPlace.Visit] {
  /// By the last day; those of no day by when their trip began.
  fileprivate func newestFirst(_ trips: TripsInOrder) -> [LibraryPlace.Visit] {
    func day(_ visit: LibraryPlace.Visit) -> LocalDate {
      visit.days.last ?? trips[visit.trip].summary.start ?? LocalDate(dayNumber: .min)
    }
    return sorted { day($0) == day($1) ? $0.trip < $1.trip : day($0) > day($1) }
  }
}

extension LibraryPlace.Visit {
  /// Of things of one trip, what tells most first. Somebody who was there may come again, or mean to.
  fileprivate init(_ points: [LibraryPoint], _ roster: Roster, _ trips: TripsInOrder) {
    let (told, today) = (points.told, trips.today)
    let first = told[0]
    let all = Set(points.flatMap(\.days)).sorted()
    let days = Set(told.flatMap(\.days)).sorted()
    let who = roster.presence(at: told.flatMap(\.who), on: first.trip)
    self.init(
      trip: first.trip, page: first.page, kind: first.kind, isPlanned: first.isPlanned,
      isMissed: first.isPlanned && trips[first.trip].summary.state == .ended,
      days: first.isPlanned ? days : days.filter { $0 <= today },
      ahead: first.isPlanned ? [] : all.filter { $0 > today },
      who: who, isOfWholeTrip: Set(who) == Set(roster.presence(at: [], on: first.trip)))
  }
}

extension LibraryPoint.Kind {
  /// What tells most of a place comes first.
  fileprivate var rank: Int {
    switch self {
    case .pin: 0
    case .event: 1
    case .waypoint: 2
    case .stop: 3
    case .attraction: 4
    case .entry: 5
    }
  }
}

extension [LibraryPoint] {
  /// Those at which somebody was; all where nobody was at any.
  fileprivate var told: [LibraryPoint] {
    let real = filter { !$0.isPlanned }
    return real.isEmpty ? self : real
  }

  /// Of several the nearest.
  fileprivate var relation: Person.Relation {
    let relations = Set(map(\.relation))
    return relations.contains(.ours) ? .ours : relations.contains(.friend) ? .friend : .everybody
  }

  /// Whom they name, each once.
  fileprivate var named: [LibraryPlace.Presence] {
    var known: Set<LibraryPlace.Presence> = []
    return flatMap(\.named).filter { known.insert($0).inserted }
  }

  /// That of the first that has one.
  fileprivate func firstValue(_ value: (LibraryPoint) -> String?) -> String? {
    for point in self {
      if let found = value(point) { return found }
    }
    return nil
  }
}
