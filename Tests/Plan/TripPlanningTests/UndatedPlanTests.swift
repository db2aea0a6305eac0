import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("A list of ideas that nothing dates")
struct UndatedPlanTests {
  private static func idea(
    _ name: String, _ latitude: Double, _ change: (inout Attraction) throws -> Void = { _ in }
  ) throws -> Attraction {
    var idea = Attraction(name: name, place: line("attractions.yml", Int(latitude * 100)))
    idea.at = Written(
      NamedPlace(name: nil, coordinate: try at(latitude, 135)), at: SourcePlace(file: "attractions.yml"))
    try change(&idea)
    return idea
  }

  private static func named(_ file: String, _ date: String) throws -> Photo {
    var picture = try photo(file)
    picture.namedDay = .fileName(try day(date))
    return picture
  }

  /// Two ideas, screens from before it, a purchase, and what else there is.
  private func trip(_ change: (inout Trip) throws -> Void = { _ in }) throws -> Trip {
    var trip = Trip(
      photos: [
        try Self.named("Screenshot_20260111-201407.png", "2026-01-11"),
        try Self.named("Schermafbeelding 2026-01-25 om 20.44.11.png", "2026-01-25"),
        try Self.named("IMG-20260126-WA0001.jpg", "2026-01-26"),
      ], budget: Budget(expenses: [try expense("2026-01-30", 2495)]))
    // Without that, pictures of screens are kept back.
    trip.settings.takeIn = Set(trip.photos.map(\.file))
    trip.attractions = [try Self.idea("Fushimi Inari", 35), try Self.idea("Chichu", 34)]
    try change(&trip)
    return trip
  }

  @Test("has no dates and no days by names of pictures and by what was bought, and is planned")
  func withoutDates() throws {
    let plan = try planned(try trip(), today: "2026-11-29").plan
    claim(none: plan.dates)
    #expect(plan.days.isEmpty && plan.isUndatedPlan)
    claim(plan.profile.state, is: .planned)
    claim(plan.toldState, is: .planned)
    claim(plan.media.photos.map { $0.day == nil }, is: [true, true, true])
    claim(none: plan.addresses.calendar)
    claim(none: plan.figures.nights)
    claim(plan.money.budget?.spent, is: euros(2495))
    #expect(TripSummary.sumUp(plan).isOnlyPlanned)
  }

  @Test("is a trip to readers, too, where what says so is kept back")
  func datedByWhatIsKeptBack() throws {
    let trip = try trip { trip in
      var entry = try entry("2026-01-12-a.md")
      entry.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: entry.file))]
      trip.entries = [entry]
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-11-29"), for: .readers).plan
    claim(plan.isUndatedPlan, is: false)
    claim(plan.media.photos.map { $0.day == nil }.last, is: false)
  }

  @Test(
    "is a trip once anything says when it was, or that anybody was there",
    arguments: ["start", "entry", "event", "clock", "visited", "day", "closed"])
  func dated(by what: String) throws {
    let trip = try trip { trip in
      switch what {
      case "start": trip.settings.start = try day("2026-01-10")
      case "entry": trip.entries = [try entry("2026-01-12-a.md")]
      case "event": trip.events = [try event(.train, "Train", "2026-01-12 09:00")]
      case "clock": trip.photos.append(try photo("a.jpg", "2026-01-12 09:00"))
      case "visited": trip.attractions[0].isVisited = true
      case "day": trip.attractions[0].header.when = DayAndTime(date: try day("2026-01-12"))
      default: trip.settings.isClosed = true
      }
    }
    let plan = try planned(trip, today: "2026-11-29").plan
    #expect(!plan.isUndatedPlan && !plan.days.isEmpty, "\(plan.days.map(\.date))")
  }

  @Test("Without ideas the names of cameras and messengers make days, and those of screens only between them")
  func names() throws {
    var trip = Trip(photos: [
      try Self.named("Screenshot_20260111-201407.png", "2026-01-11"),
      try Self.named("IMG-20260503-WA0001.jpg", "2026-05-03"),
      try Self.named("Bildschirmfoto 2026-05-04 um 20.44.11.png", "2026-05-04"),
      try Self.named("IMG-20260505-WA0001.jpg", "2026-05-05"),
    ])
    trip.settings.takeIn = Set(trip.photos.map(\.file))
    let plan = try planned(trip, today: "2026-11-29").plan
    claim(plan.days.map(\.date.description), is: ["2026-05-03", "2026-05-04", "2026-05-05"])
    var screens = trip
    screens.photos = [trip.photos[0], trip.photos[2]]
    try claim(none: planned(screens, today: "2026-11-29").plan.dates)
    // What was there tells days, and names only say on which of them a picture is.
    var told = screens
    told.entries = [try entry("2026-01-12-a.md")]
    try claim(planned(told, today: "2026-11-29").plan.media.photos.compactMap(\.day).count, is: 2)
    // Money alone is still a trip of the days on which it was spent.
    let spent = Trip(budget: Budget(expenses: [try expense("2026-05-03", 100)]))
    try claim(planned(spent).plan.days.count, is: 1)
  }

  private static func drawn(_ file: String) throws -> Track {
    var drawn = try track(
      file, [[(at(35.0268, 135), nil), (at(35.0189, 135), nil), (at(35.0145, 135), nil)]])
    drawn.name = "Philosopher's path"
    drawn.waypoints = [Waypoint(name: "Coffee", point: TrackPoint(coordinate: try at(35.01, 135)))]
    return drawn
  }

  private static let towns = PlaceLookup { place in
    Locality(town: "Kyoto", metres: 0, isInTown: place.latitude > 34.9, country: "JP")
  }

  @Test(
    "has a line without times as a planned one: no stop, no end, nothing recorded, and nothing to be near to")
  func sketch() throws {
    let trip = try trip { $0.tracks = [try Self.drawn("ideas.kml")] }
    let (plan, diagnostics) = TripPlanner.plan(trip, today: try day("2026-11-29"), names: Self.towns)
    #expect(plan.way.route.stops.isEmpty && plan.way.start == nil && plan.way.end == nil)
    claim(plan.way.route.legs.map(\.kind), is: [.planned])
    claim(plan.way.tracks.map(\.isPlanned), is: [true])
    claim(plan.figures.undatedMetres, is: 0)
    #expect(plan.figures.plannedMetres > 1000 && plan.isWithoutWay && !plan.isWayUndated)
    claim(none: plan.onlyUndatedTrack)
    claim(plan.places.map(\.isOnlyPlanned), is: [true])
    claim(plan.itinerary.attractions.map { $0.nearest == nil }, is: [true, true])
    let note = try unwrapped(diagnostics.first { $0.code == .trackWithoutDay })
    claim(note.message, has: "as planned")
    claim(note.advice ?? "", has: "Once you have gone it")
    claim(none: plan.dates)
  }

  @Test(
    "Before a trip begins a line without times is planned, and from its first day on it may have been gone")
  func before() throws {
    var trip = Trip(tracks: [try Self.drawn("ideas.kml")])
    trip.settings.start = try day("2026-05-10")
    try claim(planned(trip, today: "2026-05-09").plan.way.tracks.map(\.isPlanned), is: [true])
    try claim(planned(trip, today: "2026-05-10").plan.way.tracks.map(\.isPlanned), is: [false])
    // A folder of nothing but ways is no list of ideas.
    trip.settings.start = nil
    try claim(planned(trip, today: "2026-05-09").plan.way.tracks.map(\.isPlanned), is: [false])
  }

  @Test(
    "A mark on a map of ideas is the idea or the pin of a like name within 50 metres",
    arguments: [
      ("Fushimi Inari Taisha", 35.0, nil, []), ("fushimi inari", 35.0004, nil, []),
      ("Fushimi Inari Taisha", 35.0006, nil, ["Fushimi Inari Taisha"]),
      ("Coffee", 35.0, nil, ["Coffee"]), ("Fushimi Inari", 35.0, "Go at six", ["Fushimi Inari"]),
    ] as [(String, Double, String?, [String])])
  func marks(name: String, latitude: Double, note: String?, places: [String]) throws {
    let mark = Waypoint(
      name: name, note: note, point: TrackPoint(coordinate: try at(latitude, 135)))
    let map = Track(file: "ideas.kml", waypoints: [mark])
    try claim(planned(trip { $0.tracks = [map] }).plan.places.map(\.title), is: places)
    let pinned = try trip {
      ($0.tracks, $0.pins, $0.attractions) = ([map], [pin("Fushimi Inari", try at(35, 135))], [])
    }
    try claim(planned(pinned).plan.places.map(\.title), is: ["Fushimi Inari"] + places)
  }

  @Test("A mark that a list keeps back, or that was recorded beside an idea, stays")
  func marksThatStay() throws {
    let mark = Waypoint(name: "Fushimi Inari", point: TrackPoint(coordinate: try at(35, 135)))
    let walk = try track(
      "walk.gpx", [[(at(35, 135), "2026-01-20 09:00"), (at(35.01, 135), "2026-01-20 09:30")]],
      waypoints: [mark])
    try claim(planned(trip { $0.tracks = [walk] }).plan.places.map(\.title), is: ["Fushimi Inari"])
    let hidden = try trip {
      $0.tracks = [Track(file: "ideas.kml", waypoints: [mark])]
      $0.attractions[0].keptBack = [KeptBack(.isPrivate, at: $0.attractions[0].source)]
    }
    for audience in Audience.allCases {
      let plan = TripPlanner.plan(hidden, today: try day("2026-05-04"), for: audience).plan
      claim(plan.places.map(\.title), is: ["Fushimi Inari"])
    }
  }

  @Test(
    "Names of things side by side mean one where one goes on behind the other, but not with other numbers")
  func likeNames() {
    for (one, other, isSame) in [
      ("Fushimi Inari", "Fushimi Inari Taisha", true), ("Hut", "hut", true), ("Gate 1", "Gate 2", false),
      ("Nikko", "Kyoto", false), ("Kinkaku-ji", "Kinkakuji", true),
    ] {
      claim(NameLikeness(one).meansSame(as: NameLikeness(other)), is: isSame, "\(one), \(other)")
      claim(NameLikeness(other).meansSame(as: NameLikeness(one)), is: isSame, "\(other), \(one)")
    }
  }
}
