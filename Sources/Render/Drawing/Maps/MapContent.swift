package import Basemap
package import TripModel

/// What stands on a map.
package struct MapContent: Sendable {
  package var lines: [RouteLine]
  package var stops: [MapStop]
  package var marks: [MapMark]
  /// Maps of the traveller's own, to stand under the rest where they cover it.
  package var extracts: [MapExtract]
  package var surroundings: MapSurroundings
  /// The corners of a map of less that stands beside it, whose outline it shows; where that would be too small to be
  /// seen, its stops instead.
  package var inset: [Coordinate]
  /// The same of the map that a phone shows, where that has another shape.
  package var insetOnPhone: [Coordinate] = []
  /// What such a map shows is called, where that is one place or in one town: its outline is not called by a town nearby.
  package var insetName = ""
  /// What is told of the way where that was a walk.
  package var walk: MapWalk?
  /// Whether its signs are told by towns: what has no room at its place is left to one sign with the town's name. Not
  /// where a script enlarges the sheet, on which they part.
  package var foldsByTown = false
  /// Whether a list beside the sheet has the sign of each kind of its places: then the key has them all.
  package var areSignsListed = false
  /// Whether its lines go on beyond the sheet, which is cut to its places and what is to be shown around them.
  package var linesGoOn = false
  /// The way of other days, which lies thin below its lines where it is on the sheet.
  package var restOfWay: [RouteLine] = []
  /// What places are called that lie beyond it, where it has been left to the many.
  package var beyond: [String] = []
  /// What recorded ways are called.
  package var namedWays: [NamedWay] = []
  /// What its key calls kinds of places that a list beside it calls otherwise than other pages do.
  package var kindNames: [PlaceCategory: String] = [:]
  /// What it calls those that have no sign of their own.
  package var ownKindNames: [OwnKind: String] = [:]
  /// Where stops of the list are whose signs have no room on the sheet: each is a dot.
  package var dots: [Coordinate] = []
  /// Where its straight lines leave it, and what they lead to.
  var exits: [RouteExit] = []
  /// Whether rings may tell how far it is from its first stop: not where that is another than the first of the day.
  var hasRings = true

  package init(
    lines: [RouteLine] = [], stops: [MapStop] = [], marks: [MapMark] = [], extracts: [MapExtract] = [],
    surroundings: MapSurroundings = .none, inset: [Coordinate] = []
  ) {
    self.inset = inset
    self.lines = lines
    self.stops = stops
    self.marks = marks
    self.extracts = extracts
    self.surroundings = surroundings
  }
}

extension MapContent {
  /// How much of the Earth is on it, beside what it is to show around that.
  package enum Reach: Sendable {
    /// One place.
    case spot
    /// A town or a walk, of which a map shows neither coast nor border.
    case town
    case land
  }

  package var reach: Reach {
    guard let metres = NearCircle(around: vectors)?.metres else { return .land }
    return metres < Self.largestSpot ? .spot : metres < SquareGrid.largestExtent / 2 ? .town : .land
  }

  /// Whether one sheet of a region holds all of it, which a script may enlarge until each of its areas is told.
  package var isOfOneRegion: Bool {
    NearCircle(around: vectors).map { $0.metres <= Self.largestRegion } ?? true
  }

  /// Whether its lines that nobody recorded are kilometres together: on a map of the region they are a dot, and beside
  /// the figure that counts them nothing would show where they lead.
  package var hasLongStraightWay: Bool {
    let straight = lines.filter { $0.isStraight || $0.style.isJoined }
    return straight.reduce(0.0) { $0 + $1.points.metresAlong } >= Self.longWay
  }

  /// Whether such a line leads past a place at which no sign stands: nothing else would show that one was there.
  package var leadsBesideSigns: Bool {
    let signs = stops.map(\.coordinate) + marks.map(\.coordinate)
    return lines.contains { line in
      (line.isStraight || line.style.isJoined)
        && line.points.contains { point in signs.allSatisfy { $0.distance(to: point) > Self.besideSign } }
    }
  }

  /// Metres from a sign: on a sheet of the region that is under it, and on one of a town it is not.
  private static let besideSign = 300.0
  /// Metres: of a shorter one two signs in a town tell as much.
  private static let longWay = 2_000.0
  /// Metres from the middle.
  private static let largestSpot = 150.0
  private static let largestRegion = 150_000.0

  /// One sign where all of it is, for a map of the region; called by its only stop, else by the town there, as `name` says
  /// that.
  package func spot(on atlas: Atlas?, calling name: (Town) -> String = { $0.name }) -> MapContent {
    let middle = UnitVector.middle(of: vectors)?.coordinate
    let known = middle.flatMap { atlas?.names?.name(latitude: $0.latitude, longitude: $0.longitude) }
    let town = known.flatMap { $0.isInTown ? $0.town.map(name) : nil } ?? ""
    let called = stops.count == 1 && !stops[0].name.isEmpty ? stops[0].name : town
    var spot = MapContent(
      stops: middle.map { [MapStop.region(of: self, at: $0, called: called)] } ?? [], surroundings: .region)
    spot.restOfWay = restOfWay
    return spot
  }

  var vectors: [UnitVector] {
    let framed = lines.filter { !$0.leadsBeyond }.flatMap(\.points)
    return (stops.map(\.coordinate) + marks.map(\.coordinate) + framed).map(UnitVector.init)
  }

  /// Whether a script moves and enlarges it, which has to know of which days its parts are.
  package var isLive: Bool {
    stops.contains { $0.days != nil } || marks.contains { $0.days != nil }
  }
}

/// What a map shows of the Earth beside what stands on it.
package enum MapSurroundings: Sendable {
  case none
  /// So many metres on all sides of everything.
  case metres(Double)
  /// Whatever these points lie around.
  case points([Coordinate])
  /// As much land around everything as it takes to know where it is: a shore, a border or a great river.
  case region
  /// All of it.
  case world
}

/// How a stretch of the way was travelled, which says how its line is drawn.
package enum RouteStyle: String, CaseIterable, Sendable {
  case road, walk, rail, flight, boat
  /// A ride that was booked, straight from place to place, since nobody recorded its road.
  case bus
  /// Straight from place to place or as it was planned, since nobody recorded the way.
  case joined

  /// Whether no record tells by which road it went.
  package var isJoined: Bool { self == .joined || self == .bus }
}

/// A stretch of the way, drawn as one line in the order of its points.
package struct RouteLine: Sendable {
  package var points: [Coordinate]
  package var style: RouteStyle
  /// The day, for a script that filters and plays the way; empty where none does.
  package var day: String
  /// Whether it leads straight from place to place, since nobody knows where between them it went.
  package var isStraight: Bool
  /// Whether it is a track of which nothing tells when anybody was there: it may have been recorded, or drawn on a map.
  package var isUntimed = false
  /// Whether it leads along positions that a location history has, and is no more than an estimate.
  package var isEstimate = false
  /// Whether it leads over the edge of the sheet, to a place that is not on it.
  var leadsBeyond = false

  package init(points: [Coordinate], style: RouteStyle, day: String = "", isStraight: Bool = false) {
    self.isStraight = isStraight
    self.points = points
    self.style = style
    self.day = day
  }
}

/// A numbered place on the way.
package struct MapStop: Hashable, Sendable {
  /// What stands inside: `1`, or `1, 3–5` for a place of several days.
  package var number: String
  /// All of its numbers where it says how many these are; empty elsewhere.
  package var allNumbers = ""
  /// What stands inside on a sheet for phones, where its number has no room in one row; empty elsewhere.
  package var shortNumber = ""
  package var name: String
  /// What the place is called at which it ends, where that is a stretch of the way; empty elsewhere.
  package var last = ""
  package var coordinate: Coordinate
  /// Ready to stand in `href`; nil for a stop that leads nowhere.
  package var link: String?
  /// The days with blanks between them, for a script that moves the map; nil where none does.
  package var days: String?
  /// The id of its line on the page, for a script that shows what is said there; nil where none does.
  package var item: String?
  /// What it is called in a choice of kinds, each name on a line of its own, for a script that narrows the map.
  package var group: String?
  /// How much happened there: of two that have not both room for their names, and of which one was as many nights there,
  /// the weightier is named.
  package var weight: Int
  /// How often one was there on a day and on the next.
  package var nights = 0
  /// Metres that the town reaches in which it is, by its people; 0 where it is in none, or nobody knows.
  package var townReach = 0.0
  /// The days of a whole trip on which one was there; empty elsewhere.
  package var dates: [LocalDate] = []
  /// Whether its name is written beside it, where there is room; it is told in any case.
  package var isLabelled = true
  /// The town by which texts tell where it is, where it is in none: that is on the sheet, too.
  package var nearTown: String?
  /// Whether it stands for what a map beside shows closer, as the outline of that does where it is seen.
  var isCloseUp = false
  /// Whether it is where what the page shows was taken: its name says so, and is none of a place.
  package var isHere = false
  /// Whether its ring is smaller than others, since the way that ends there is short on the sheet.
  var isSmall = false

  package init(
    number: String, name: String, coordinate: Coordinate, link: String? = nil, days: String? = nil,
    item: String? = nil, weight: Int = 0
  ) {
    self.item = item
    self.weight = weight
    self.number = number
    self.name = name
    self.coordinate = coordinate
    self.link = link
    self.days = days
  }
}

extension MapStop {
  /// As they are joined with those of others.
  var ownNumbers: String { allNumbers.isEmpty ? number : allNumbers }

  /// What its sign says on a sheet.
  func numberOnSign(in view: MapView) -> String {
    let isNarrow = view.isOfPhoneWidth
    if isNarrow, !shortNumber.isEmpty { return shortNumber }
    guard !SignRows.hasRoom(for: number, onNarrow: isNarrow) else { return number }
    return SignNumbers.span(of: [number]) ?? number
  }

  var names: [String] { last.isEmpty ? [name] : [name, last] }
}

/// A place that was marked, or where a picture was taken.
package struct MapMark: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// In the shape of its category, with the number that its list gives it.
    case pin(PlaceCategory, number: String? = nil)
    /// With the sign of what was written there.
    case entry(EntrySign)
    /// A small dot.
    case photo
  }

  package var kind: Kind
  /// Empty for what has no name: it gets no label.
  package var name: String
  package var coordinate: Coordinate
  package var link: String?
  /// Where a list of the like stands, to which what stands for several of them leads.
  package var list: String?
  /// As of a stop.
  package var days: String?
  /// What it is called in a choice of kinds, for a script that narrows the map; nil for what its list says.
  package var group: String?
  /// Its number in the list beside the map; nil for what is not in it.
  package var listed: Int?
  /// Whether it is only an idea: then its sign is hollow, since nobody was there.
  package var isIdea: Bool
  /// Whether it stands in the middle of a town, of which no more is known: then its sign is hollow, too.
  package var isVague = false
  /// As of a stop.
  package var isLabelled = true
  package var nearTown: String?
  /// Its own, in place of that of its category.
  package var colour: OwnColour?
  /// How a pin of a kind that has no sign of its own is told from others of the like.
  package var ownKind: OwnKind?

  package init(
    kind: Kind, name: String = "", coordinate: Coordinate, link: String? = nil, days: String? = nil,
    group: String? = nil, isIdea: Bool = false
  ) {
    self.group = group
    self.isIdea = isIdea
    self.kind = kind
    self.name = name
    self.coordinate = coordinate
    self.link = link
    self.days = days
  }
}
