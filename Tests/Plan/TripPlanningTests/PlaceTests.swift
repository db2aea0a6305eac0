import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

struct PlaceTests {
  /// Metres north of a place at 38.7° N.
  private func north(_ metres: Double) throws -> Coordinate {
    try at(38.7 + metres / (Coordinate.meanEarthRadius * .pi / 180), -9.2)
  }

  @Test("A pin shows the photos named with it, then those within five miles, the nearest first")
  func photosNear() throws {
    let noon = "2026-05-03 12:00"
    let trip = Trip(
      photos: [
        try photo("far.jpg", noon, at: try north(8048)), try photo("edge.jpg", noon, at: try north(8046)),
        try photo("near.jpg", noon, at: try north(10)), try photo("named.jpg", noon),
        try photo("nowhere.jpg", noon),
      ], pins: [pin("Pin", try north(0), photos: ["named.jpg", "named.jpg", "gone.jpg"])])
    let plan = try planned(trip).plan
    let near = plan.places[0].photos
    claim(near.map { plan[$0.photo].photo.file }, is: ["named.jpg", "near.jpg", "edge.jpg"])
    claim(none: near[0].metres)
    claim(near.map(\.isNamed), is: [true, false, false])
    claim(near[1].metres.map { abs($0 - 10) < 0.1 }, is: true)
  }

  @Test(
    "A list shows each picture with the nearest of its places alone, unless it was named with several",
    arguments: [
      // Names and metres north of photos, of pins with the photos that they name, and what stands for each pin.
      ("a 0", "One 10; Two 40", "a -"), ("a 0, b 60", "One 10; Two 40", "a b"),
      ("a 0, b 5", "One 10; Two 40", "b a"), ("a 0", "One 10; Two 40 a", "- a"),
      ("a 0, b 5", "One 10 a; Two 40 a", "a a"), ("a 0, b 900", "One 10 a; Two 40 a, b", "a b"),
      ("a 600", "One 10", "-"),
    ] as [(String, String, String)])
  func pictures(photos: String, pins: String, expected: String) throws {
    let trip = Trip(
      photos: try photos.split(separator: ", ").map { written in
        let words = written.split(separator: " ")
        return try photo(
          "\(words[0]).jpg", "2026-05-03 12:00", at: try north(try unwrapped(Double(words[1]))))
      },
      pins: try pins.split(separator: "; ").map { written in
        let words = written.split(separator: " ", maxSplits: 2)
        let named = words.dropFirst(2).flatMap { $0.split(separator: ", ") }.map { "\($0).jpg" }
        return pin(String(words[0]), try north(try unwrapped(Double(words[1]))), photos: named)
      })
    let plan = try planned(trip).plan
    let shown = plan.places.map { $0.picture.map { plan[$0].photo.file.dropLast(4) } ?? "-" }
    claim(shown.joined(separator: " "), is: expected)
  }

  @Test("A photo knows the nearest of its places, over the date line too")
  func nearestPlace() throws {
    let trip = Trip(
      photos: [try photo("a.jpg", "2026-05-03 12:00", at: try at(-17, 179.999))],
      pins: [pin("West", try at(-17, 179.95)), pin("East", try at(-17, -179.99))])
    let plan = try planned(trip).plan
    claim(plan.media.photos[0].nearestPlace?.place, is: PlaceID(1))
  }

  @Test("A photo that says nothing of where it was taken is at the pin that names it, unless two do")
  func placeByPin() throws {
    let trip = Trip(
      photos: [
        try photo("a.jpg", "2026-05-03 12:00"), try photo("b.jpg", "2026-05-03 18:00"),
        try photo("c.jpg", "2026-05-04 12:00", at: try north(900)),
      ],
      pins: [
        pin("Gate", try north(0), photos: ["a.jpg", "b.jpg", "c.jpg"]),
        pin("Tower", try north(200), photos: ["b.jpg"]),
      ])
    let names = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-06"), names: names).plan
    let photos = plan.media.photos
    claim(photos[0].nearestPlace?.place, is: PlaceID(0))
    claim(photos[0].nearestPlace?.metres, is: 0)
    #expect(photos[0].locality?.town == "Lisbon" && photos[0].position == nil && photos[0].isPlacedByPin)
    claim(none: photos[1].nearestPlace)
    claim(none: photos[1].locality)
    // What a camera wrote is believed, wherever the pin is.
    #expect(photos[2].nearestPlace?.place == PlaceID(1) && !photos[2].isPlacedByPin)
  }

  @Test("An entry is at a place that it names or shows, or within 300 metres of which it was written")
  func entriesAt() throws {
    let trip = Trip(
      entries: [
        try entry("2026-05-03-near.md", place: NamedPlace(name: nil, coordinate: try north(299))),
        try entry("2026-05-03-far.md", place: NamedPlace(name: nil, coordinate: try north(301))),
        try entry("2026-05-04-named.md", place: NamedPlace(name: "PIN", coordinate: try north(9000))),
        try entry("2026-05-05-shown.md", shows: ["gate.jpg"]),
      ], photos: [try photo("gate.jpg", "2026-05-05 12:00")],
      pins: [pin("Pin", try north(0), photos: ["gate.jpg"])])
    let plan = try planned(trip).plan
    // Those that tell of it come first.
    claim(
      plan.places[0].entries.map { plan[$0].file },
      is: ["2026-05-04-named.md", "2026-05-05-shown.md", "2026-05-03-near.md"])
  }

  @Test("What calls its place by the town is near nothing in it, wherever its position is")
  func entriesOfTown() throws {
    let trip = Trip(
      entries: [
        try entry("2026-05-03-town.md", place: NamedPlace(name: "Lisbon", coordinate: try north(10))),
        try entry("2026-05-03-square.md", place: NamedPlace(name: "Square", coordinate: try north(10))),
      ], pins: [pin("Pin", try north(0))])
    let names = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-06"), names: names).plan
    claim(plan.places[0].entries.map { plan[$0].file }, is: ["2026-05-03-square.md"])
  }

  @Test("A place knows the days on which one was there, and who was")
  func visits() throws {
    let noon = "2026-05-05 12:00"
    var near = try entry("2026-05-04-near.md", place: NamedPlace(name: nil, coordinate: try north(100)))
    near.who = ["ana", "Cleo"]
    var marked = pin("Pin", try north(0), DayAndTime(date: try day("2026-05-03")))
    marked.who = ["Ana", "Ben"]
    let trip = Trip(
      entries: [near],
      photos: [
        try photo("there.jpg", noon, at: try north(299)),
        try photo("past.jpg", "2026-05-07 12:00", at: try north(2000)),
      ], pins: [marked])
    let plan = try planned(trip).plan
    claim(plan.places[0].days.map(\.description), is: ["2026-05-03", "2026-05-04", "2026-05-05"])
    claim(plan.places[0].who, is: ["Ana", "Ben", "Cleo"])
    claim(plan.journal.entries[0].places, is: [PlaceID(0)])
  }

  @Test(
    "A waypoint that the recording of its file came by is of that day, and of no picture's some way off",
    arguments: [(90.0, ["2026-05-04"]), (120.0, ["2026-05-03"])] as [(Double, [String])])
  func waypointOfTrack(metres: Double, days: [String]) throws {
    let gate = Waypoint(name: "Gate", point: TrackPoint(coordinate: try north(0)))
    let way: [(Coordinate, String?)] = try [
      (north(-3000), "2026-05-04 10:00"), (north(metres), "2026-05-04 11:00"),
      (north(3000), "2026-05-04 12:00"),
    ]
    let trip = Trip(
      photos: [try photo("a.jpg", "2026-05-03 12:00", offset: 0, at: north(-250))],
      tracks: [try track("walk.gpx", [way], waypoints: [gate])])
    let plan = try planned(trip, today: "2026-06-01").plan
    claim(plan.places[0].days.map(\.description), is: days)
  }

  @Test("A pin that is the door of a booked bed has all days of it, that of leaving as well")
  func bookedDays() throws {
    let door = try spot("Room with a roof", 38.7, -9.2)
    var trip = Trip(pins: [pin("Room with a roof", try at(38.7, -9.2)), pin("Café", try at(38.701, -9.2))])
    trip.events = [try event(.hotel, "Bed", "2026-05-03 14:00", "2026-05-05 07:30", at: door)]
    let plan = try planned(trip, today: "2026-06-01").plan
    claim(plan.places[0].days.map(\.description), is: ["2026-05-03", "2026-05-04", "2026-05-05"])
  }

  @Test(
    "A purchase that names a place was paid there; a single word is a name only on a day there",
    arguments: [
      ("Pensão Flor", "pensão flor, 4 nights", 9, true), ("Pensão Flor", "Flor", 9, false),
      ("Beach", "Beach towel", 3, true), ("Beach", "Beach towel", 9, false), ("Beach", "Beaches", 3, false),
      ("Bar", "Bar", 3, false), ("A b c", "In a b c!", 9, false), ("No 12 tram", "No 12 tram", 9, true),
      // For short by its last word, where that is a name and not only the first word of what was bought.
      ("Café Hafa", "Mint tea at the Hafa", 3, true), ("Café Hafa", "Mint tea at the Hafa", 9, false),
      ("Café Hafa", "Tea at the hafa", 3, false), ("Spanish Mosque", "A Spanish omelette", 3, false),
      ("The Old Harbour", "Harbour cruise", 3, false), ("The wall at the Hafa", "Tea at the Hafa", 3, false),
    ] as [(String, String, Int, Bool)])
  func purchases(title: String, what: String, date: Int, isThere: Bool) throws {
    var spent = try expense("2026-05-0\(date)", 780, "food")
    spent.what = what
    let trip = Trip(
      pins: [pin(title, try north(0), DayAndTime(date: try day("2026-05-03")))],
      budget: Budget(expenses: [spent]))
    try claim(planned(trip).plan.places[0].expenses, is: isThere ? [0] : [])
  }

  @Test("What two places are called is the name of neither for short")
  func sharedName() throws {
    var spent = try expense("2026-05-03", 780, "food")
    spent.what = "Mint tea at the Hafa"
    let noon = DayAndTime(date: try day("2026-05-03"))
    let trip = Trip(
      pins: [pin("Café Hafa", try north(0), noon), pin("Hotel Hafa", try north(900), noon)],
      budget: Budget(expenses: [spent]))
    #expect(try planned(trip).plan.places.allSatisfy { $0.expenses.isEmpty })
  }

  @Test("A named waypoint is a place once, and one of a picture is none, whatever is noted there")
  func waypoints() throws {
    func mark(_ name: String?, _ note: String? = nil, _ metres: Double = 0) throws -> Waypoint {
      Waypoint(name: name, note: note, point: TrackPoint(coordinate: try north(metres)))
    }
    func picture(_ name: String?, _ note: String? = nil, file: String? = nil) throws -> Waypoint {
      Waypoint(
        name: name, note: note, point: TrackPoint(coordinate: try north(0)), kind: .picture(file: file))
    }
    let trip = Trip(
      photos: [
        try photo("photos/IMG_1.jpg", "2026-05-03 12:00"),
        try photo("photos/PXL_20260503_1.NIGHT.jpg", "2026-05-03 13:00"),
        try photo("photos/linked.jpg", "2026-05-03 14:00"), try photo("photos/other.jpg", "2026-05-03 20:00"),
      ],
      tracks: [
        Track(
          file: "a.gpx",
          waypoints: [
            try mark("Hut", "Closed"), try mark("hut"), try mark("Hut", nil, 500), try mark(nil),
            try mark(" "),
            try mark("img_1.JPG"), try picture("photo1.jpg", "Kiyomizu-dera"),
            try picture("PXL_20260503_1.NIGHT"),
            try picture("Photo 3", file: "linked.jpg"),
          ]), Track(file: "b.gpx", waypoints: [try mark("Hut")]),
      ])
    let (plan, told) = try planned(trip)
    claim(told.map(\.code), is: [.waypointOfPicture, .waypointWithoutName])
    claim(told.last?.message, is: "2 points of this file have no names, so they are no places")
    claim(plan.places.map(\.title), is: ["Hut", "Hut"])
    claim(plan.places.map(\.description), is: ["Closed", nil])
    claim(plan.places[0].origin, is: .waypoint(file: "a.gpx"))
    claim(
      plan.media.photos.map { $0.position?.reason == .waypoint(file: "a.gpx") },
      is: [true, true, true, false])
  }

  @Test("A waypoint keeps its category and its web address, unless that opens a booking")
  func waypointLinks() throws {
    let marks = try ["https://camp.example/", "https://camp.example/manage?token=aB3dE6gH1jK2"].map { link in
      Waypoint(
        name: "Camp \(link.count)", point: TrackPoint(coordinate: try north(Double(100 * link.count))),
        category: "camp", link: link)
    }
    let (plan, diagnostics) = try planned(Trip(tracks: [Track(file: "a.gpx", waypoints: marks)]))
    claim(plan.places.map(\.category), is: ["camp", "camp"])
    claim(plan.places.map(\.link), is: ["https://camp.example/", nil])
    claim(diagnostics.map(\.code), is: [.secretLink])
  }

  @Test("A waypoint is called by the name that its device had no room for, and does not say it twice")
  func shortNames() throws {
    func title(_ name: String, _ note: String?) throws -> [String?] {
      let mark = Waypoint(name: name, note: note, point: TrackPoint(coordinate: try north(0)))
      let place = try planned(Trip(tracks: [Track(file: "a.gpx", waypoints: [mark])])).plan.places[0]
      return [place.title, place.description]
    }
    try claim(title("VANSHNG LK", "VANISHING LAKE"), is: ["Vanishing Lake", nil])
    try claim(title("BIRDS NEST", "Birds nest"), is: ["BIRDS NEST", nil])
    try claim(title("LAP001", "First lap"), is: ["LAP001", "First lap"])
  }

  @Test(
    "A waypoint that its device only counted and stamped is no place, unless somebody told more of it",
    arguments: [
      ("001", "02-OCT-10 16:01:13", nil, []), ("001", "2010-10-02T16:01:13Z", nil, []),
      ("02-OCT-10 16:01:13", "02-OCT-10 16:01:13", nil, []), ("02-OCT-10 16:01:13", "", nil, []),
      ("Hut", "02-OCT-10 16:01:13", nil, ["Hut"]), ("001", "By the well", nil, ["001"]),
      ("001", "02-OCT-10 16:01:13", "camping", ["001"]), ("42", "", nil, ["42"]),
    ] as [(String, String, String?, [String])])
  func countedMarks(name: String, note: String, category: String?, expected: [String]) throws {
    let mark = Waypoint(
      name: name, note: note, point: TrackPoint(coordinate: try north(0)), category: category)
    let places = try planned(Trip(tracks: [Track(file: "a.gpx", waypoints: [mark])])).plan.places
    claim(places.map(\.title), is: expected)
    #expect(!places.contains { $0.description?.contains("16:01") ?? false })
  }

  @Test(
    "A stop beside a waypoint is called by its town rather than by a device's code",
    arguments: [("LAP001", true, nil), ("LAP001", false, "LAP001"), ("Old mill", true, "Old mill")]
      as [(String, Bool, String?)])
  func codesOfStops(name: String, isInTown: Bool, expected: String?) throws {
    let mark = Waypoint(name: name, point: TrackPoint(coordinate: try north(20)))
    let trip = Trip(
      photos: [try photo("a.jpg", "2026-05-03 12:00", at: north(0))],
      tracks: [Track(file: "a.gpx", waypoints: [mark])])
    let names = PlaceLookup { _ in
      isInTown ? Locality(town: "Markt", metres: 400, direction: .north, isInTown: true, country: "DE") : nil
    }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-20"), names: names).plan
    let called = plan.way.route.stops.map { stop in
      stop.name.flatMap { $0.reason == .gazetteer ? nil : $0.value }
    }
    claim(called, is: [expected])
  }

  @Test("A pin keeps calendar time, whenever the day starts")
  func calendarTime() throws {
    let night = try settings { $0.dayStarts = try time("04:00") }
    let when = DayAndTime(date: try day("2026-05-03"), time: try time("01:30"), offset: try hours(1))
    let place = try planned(Trip(night, pins: [pin("Bar", try north(0), when)])).plan.places[0]
    claim(place.day, is: try day("2026-05-03"))
    claim(place.time?.description, is: "2026-05-03T01:30:00+01:00")
  }
}
