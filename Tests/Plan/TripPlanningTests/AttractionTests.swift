import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Saved attractions")
struct AttractionTests {
  /// One that stands in line 1 of its file, which is as no other.
  private func saved(
    _ name: String, _ place: NamedPlace? = nil, on when: String? = nil,
    _ change: (inout Attraction) throws -> Void = { _ in }
  ) throws -> Attraction {
    let source = SourcePlace(file: "attractions.yml", span: SourceSpan(line: 1, column: 1, text: name))
    var saved = Attraction(name: name, place: source)
    saved.at = place.map { Written($0, at: source) }
    saved.day = try when.map { text in
      DayAndTime(
        date: try day(String(text.prefix(10))),
        time: text.count > 10 ? try time(String(text.dropFirst(11))) : nil)
    }
    try change(&saved)
    return saved
  }

  private func spot(_ latitude: Double, _ longitude: Double) throws -> NamedPlace {
    NamedPlace(name: nil, coordinate: try at(latitude, longitude))
  }

  /// On days of May, open on weekdays alone.
  private var weekdays: OpeningHours {
    let open = OpeningHours.Day.open([OpeningHours.Span(start: 600, end: 1080)])
    return OpeningHours(days: [open, open, open, open, open, .closed, .closed])
  }

  private func trip(_ attractions: [Attraction]) throws -> Trip {
    var trip = Trip(
      try settings { ($0.start, $0.end) = (try day("2026-05-01"), try day("2026-05-09")) },
      photos: [
        try photo("a.jpg", "2026-05-03 12:00", at: try at(36.53, -6.29)),
        try photo("b.jpg", "2026-05-03 16:00", at: try at(36.54, -6.30)),
      ])
    trip.attractions = attractions
    return trip
  }

  @Test("each has an address of its own, its place by position or name, and the stop that is nearest")
  func places() throws {
    var trip = try trip([
      try saved("Castle", try spot(36.532, -6.291)), try saved("castle"),
      try saved("Bar", NamedPlace(name: "The bench", coordinate: nil)),
    ])
    trip.pins = [pin("The bench", try at(36.535, -6.295))]
    let plan = try planned(trip).plan
    claim(
      plan.itinerary.attractions.map(\.page.text),
      is: [
        "ideas/castle/index.html", "ideas/castle-2/index.html", "ideas/bar/index.html",
      ])
    claim(plan.addresses.ideas?.text, is: "ideas/index.html")
    claim(none: plan.itinerary.attractions[1].position)
    claim(none: plan.itinerary.attractions[1].nearest)
    claim(plan.itinerary.attractions[2].position?.value, is: trip.pins[0].coordinate)
    claim(plan.itinerary.attractions[2].position?.reason, is: .pinNearby(title: "The bench"))
    let nearest = try unwrapped(plan.itinerary.attractions[0].nearest)
    #expect(nearest.day == (try day("2026-05-03")) && nearest.metres < 2000)
  }

  @Test("is as far off as the stop of a day, not as the town in which the whole way gathers several")
  func nearToDoors() throws {
    var trip = try trip([try saved("Castle", try spot(36.6, -6.29))])
    trip.photos.append(try photo("far.jpg", "2026-05-05 12:00", at: try at(41.15, -8.61)))
    trip.photos.append(try photo("near.jpg", "2026-05-04 12:00", at: try at(36.601, -6.29)))
    let plan = try planned(trip).plan
    claim(plan.way.route.stops.count, is: 2)
    let nearest = try unwrapped(plan.itinerary.attractions.first?.nearest)
    let day = try day("2026-05-04")
    #expect(nearest.metres < 200 && nearest.day == day)
  }

  @Test("a committed one stands on its day: with a time in its hours, and before those without one")
  func committed() throws {
    let plan = try planned(
      try trip([
        try saved("Late", on: "2026-05-05"), try saved("Noon", try spot(36.5, -6.3), on: "2026-05-05 12:00"),
        try saved("Early", on: "2026-05-05 09:00"), try saved("Open"),
      ])
    ).plan
    let date = try day("2026-05-05")
    let day = try unwrapped(plan.days.first { $0.date == date })
    claim(day.committed.map { plan[$0].name }, is: ["Early", "Noon", "Late"])
    let subjects = day.timeline.map(\.subject)
    claim(subjects, is: [.item(ItemRef(.attraction, 2)), .item(ItemRef(.attraction, 1))])
    #expect(day.route.isEmpty && plan.itinerary.attractions.allSatisfy { $0.isVisited == nil })
  }

  @Test("a day beyond the last gets a page when something is committed to it")
  func makesDay() throws {
    var trip = try trip([try saved("Castle", on: "2026-05-11")])
    trip.settings.end = nil
    try claim(planned(trip).plan.days.map(\.date.description), is: ["2026-05-03", "2026-05-11"])
  }

  @Test("whether one was there is said by the traveller, an entry at the place, or a pin of its name")
  func visits() throws {
    let here = try spot(36.532, -6.291)
    var trip = try trip([
      try saved("Said", here) { $0.isVisited = false }, try saved("Written", here), try saved("Tagged", here),
      try saved("Pinned", here), try saved("Elsewhere", here),
    ])
    trip.entries = [
      try entry("2026-05-03-a.md", place: NamedPlace(name: "written", coordinate: nil)),
      try entry("2026-05-03-b.md"),
    ]
    trip.entries[1].tags = ["Tagged"]
    trip.pins = [
      pin("pinned", try at(36.5321, -6.2911)), pin("Elsewhere", try at(37.001, -6.001)),
      pin("Said", try at(36.532, -6.291)),
    ]
    let plan = try planned(trip).plan
    claim(plan.itinerary.attractions.map { $0.isVisited?.value }, is: [false, true, nil, true, nil])
    claim(plan.itinerary.attractions.map { $0.pin?.index }, is: [2, nil, nil, 0, nil])
    claim(plan.itinerary.attractions.map { $0.entries.map(\.index) }, is: [[], [0], [1], [], []])
    claim(plan.journal.entries.map { $0.attractions.map(\.index) }, is: [[1], [2]])
    claim(plan.journal.entries[0].position?.reason, is: .attraction(name: "Written"))
  }

  @Test(
    "today and a day to come offer saved ones that are on no day: by category, nearest first, none that is closed (H8)"
  )
  func suggestions() throws {
    func food(_ name: String, _ north: Double) throws -> Attraction {
      try saved(name, try spot(36.53 + north, -6.29)) { $0.category = "food" }
    }
    let plan = try planned(
      try trip([
        try food("Far", 0.09), try food("Near", 0.01), try food("Middle", 0.02), try food("Too far", 3),
        try saved("Tower", try spot(36.55, -6.29)) { ($0.category, $0.hours) = ("view", weekdays) },
        try saved("Seen", try spot(36.53, -6.29)) { $0.isVisited = true },
        try saved("Planned", try spot(36.53, -6.29), on: "2026-05-04"),
      ]), today: "2026-05-03"
    ).plan
    func ideas(_ date: String) throws -> [String] {
      let date = try day(date)
      return try unwrapped(plan.days.first { $0.date == date }).ideas.map { plan[$0].name }
    }
    try claim(ideas("2026-05-04"), is: ["Near", "Middle", "Tower"])
    // 9 May 2026 is a Saturday.
    try claim(ideas("2026-05-09"), is: ["Near", "Middle"])
    // Today is a Sunday, and yesterday is over.
    #expect(try ideas("2026-05-03") == ["Near", "Middle"] && ideas("2026-05-02") == [])
  }

  @Test("a day with enough on it is offered nothing")
  func enough() throws {
    let plan = try planned(
      try trip(
        try ["A", "B", "C"].map { try saved($0, try spot(36.53, -6.29), on: "2026-05-05") }
          + [try saved("D", try spot(36.53, -6.29))])
    ).plan
    let date = try day("2026-05-05")
    #expect(try unwrapped(plan.days.first { $0.date == date }).ideas.isEmpty)
  }

  @Test("what a visit costs, and who said what, is published only where the trip says so")
  func prices() throws {
    var trip = try trip([
      try saved("Castle") {
        $0.cost = euros(800)
        $0.reviews = [.init(by: "Ana", text: "Go.")]
      }
    ])
    try claim(none: planned(trip).plan.itinerary.attractions[0].cost)
    let author = TripPlanner.plan(trip, today: try day("2026-05-04"), for: .author)
    claim(author.plan.itinerary.attractions[0].cost, is: euros(800))
    #expect(author.plan.itinerary.attractions[0].isCostKept)
    trip.settings.publish.prices = true
    trip.settings.publish.people = false
    let plan = try planned(trip).plan
    #expect(plan.itinerary.attractions[0].cost == euros(800) && !plan.itinerary.attractions[0].isCostKept)
    claim(plan.itinerary.attractions[0].reviews, is: [.init(text: "Go.")])
  }

  @Test("near home one is left out, whatever tells where it is, and only its author sees it")
  func nearHome() throws {
    var trip = Trip(try PrivateTrip.settings())
    trip.attractions = [
      try saved("Our bar", NamedPlace(name: nil, coordinate: try PrivateTrip.away(900))),
      try saved("Our baker", NamedPlace(name: "Hometown", coordinate: nil)),
      try saved("Beach", NamedPlace(name: nil, coordinate: try PrivateTrip.away(25_000))),
    ]
    let (plan, words) = try PrivateTrip.planned(trip)
    claim(plan.itinerary.attractions.map(\.name), is: ["Beach"])
    claim(words, is: ["Near home and in private zones, 2 attractions are left out"])
    let author = try PrivateTrip.planned(trip, for: .author).plan
    claim(author.itinerary.attractions.map(\.kept), is: [.nearHome, .nearHome, nil])
  }

  @Test("with a delay one comes with its day; one that was visited on no day waits for the youngest")
  func delay() throws {
    var trip = try trip([
      try saved("Old", on: "2026-05-01"), try saved("Young", on: "2026-05-04"), try saved("Idea"),
      try saved("Seen") { $0.isVisited = true },
    ])
    trip.settings.publishDelay = Written(2, at: SourcePlace(file: "trip.yml"))
    try claim(planned(trip, today: "2026-05-04").plan.itinerary.attractions.map(\.name), is: ["Old", "Idea"])
    try claim(
      planned(trip, today: "2026-05-05").plan.itinerary.attractions.map(\.name),
      is: [
        "Old", "Idea", "Seen",
      ])
    try claim(planned(trip, today: "2026-05-06").plan.itinerary.attractions.count, is: 4)
  }

  @Test("its pictures are taken in without a time of their own, and one that is there twice is shown once")
  func photos() throws {
    var trip = try trip([
      try saved("Castle", on: "2026-05-05") { $0.photos = ["scan.jpg", "b.jpg", "copy.jpg"] }
    ])
    var copy = trip.photos[1]
    copy.file = "copy.jpg"
    trip.photos += [try photo("scan.jpg"), copy]
    let plan = try planned(trip).plan
    claim(plan.itinerary.attractions[0].photos.map { plan[$0].photo.file }, is: ["scan.jpg", "b.jpg"])
    // Nothing tells when it was taken; a pin says where.
    let last = try unwrapped(plan.media.photos.last)
    claim(last.photo.file, is: "scan.jpg")
    claim(none: last.day)
    claim(none: last.position)
    trip.pins = [pin("Gate", try at(36.6, -6.3), photos: ["scan.jpg"])]
    let pinned = try unwrapped(try planned(trip).plan.media.photos.last)
    claim(pinned.photo.file, is: "scan.jpg")
    claim(none: pinned.day)
  }

  @Test("a name that nothing places is told, and the attraction stays")
  func unknownPlace() throws {
    let lookup = PlaceLookup({ _ in nil }, towns: { _ in [:] })
    let trip = try trip([try saved("Bar", NamedPlace(name: "Atlantis", coordinate: nil))])
    let result = TripPlanner.plan(trip, today: try day("2026-05-04"), names: lookup)
    claim(result.plan.itinerary.attractions.map(\.name), is: ["Bar"])
    claim(result.diagnostics.map(\.code), is: [.placeNotFound])
  }

  @Test("what is committed to one day is joined by the shortest way; those with an hour keep their order")
  func walk() throws {
    // On a line: 1, 3, 2; of the second trip the last comes first by its hour.
    let spots = [("A", 1.0), ("B", 3.0), ("C", 2.0)]
    let free = try trip(
      try spots.map { try saved($0.0, try spot(36, $0.1), on: "2026-05-08") })
    let days = try planned(free).plan.days
    let day = try unwrapped(days.first { $0.date.description == "2026-05-08" })
    let walk = try unwrapped(day.walk)
    claim(walk.ideas.map(\.index), is: [0, 2, 1])
    claim(walk.metres.map { $0 == nil }, is: [true, false, false])
    claim(walk.points.count, is: 3)
    claim(none: days.first { $0.date.description == "2026-05-03" }?.walk)
    let timed = try trip([
      try saved("A", try spot(36, 1), on: "2026-05-08 15:00"),
      try saved("B", try spot(36, 3), on: "2026-05-08"),
      try saved("C", try spot(36, 2), on: "2026-05-08 10:00"),
    ])
    let other = try planned(timed).plan.days.first { $0.date.description == "2026-05-08" }
    claim(other?.walk?.ideas.map(\.index), is: [1, 2, 0])
    // Nobody sees more than thirty on a day.
    for (count, isWay) in [(30, true), (31, false)] {
      let many = try trip(
        try (0..<count).map { try saved("X\($0)", try spot(36 + Double($0) / 100, 1), on: "2026-05-08") })
      let day = try planned(many).plan.days.first { $0.date.description == "2026-05-08" }
      claim(day?.walk != nil, is: isWay, "\(count)")
    }
  }

  @Test("a way begins at the bed of the night before where that is near, and not a journey away")
  func bed() throws {
    func walk(from bed: NamedPlace) throws -> IdeaWalk {
      var trip = try trip([
        try saved("A", try spot(36.54, -6.30), on: "2026-05-08"),
        try saved("B", try spot(36.53, -6.30), on: "2026-05-08"),
      ])
      trip.events = [try event(.hotel, "Inn", "2026-05-07 15:00", "2026-05-08 10:00", at: bed)]
      let day = try planned(trip).plan.days.first { $0.date.description == "2026-05-08" }
      return try unwrapped(day?.walk)
    }
    let near = try walk(from: try spot(36.52, -6.30))
    claim(near.ideas.map(\.index), is: [1, 0])
    claim(near.points.count, is: 3)
    #expect(near.metres.allSatisfy { $0 != nil } && near.bed?.index == 0)
    let far = try walk(from: try spot(35.5, -6.30))
    #expect(far.points.count == 2 && far.metres.first == .some(nil) && far.bed == nil)
  }

  @Test("how far one is from the way goes by the nearest stop or bed of the trip, whichever day has that")
  func nearest() throws {
    var trip = try trip([
      try saved("A", try spot(36.60, -6.30), on: "2026-05-06"),
      try saved("B", try spot(36.60, -6.30), on: "2026-05-07"),
      try saved("C", try spot(36.60, -6.30), on: "2026-05-08"),
    ])
    let far = try TripPlanningTests.spot("Station", 40.4, -3.7)
    trip.events = [
      try event(
        .hotel, "Inn", "2026-05-05 15:00", "2026-05-06 10:00",
        at: TripPlanningTests.spot("Bed", 36.59, -6.30)),
      try event(.restaurant, "Dinner", "2026-05-06 21:00", at: far),
      try event(.restaurant, "Supper", "2026-05-07 21:00", at: far),
      try event(
        .restaurant, "Lunch", "2026-05-08 12:00", at: TripPlanningTests.spot("Bar", 36.62, -6.30)),
    ]
    let plan = try planned(trip).plan
    let found = plan.itinerary.attractions.map(\.nearest)
    #expect(found.allSatisfy { $0?.name == "Bed" }, "\(found)")
    // A whole way as long as this one has one stop for what is near together.
    #expect(found.map { $0?.metres ?? .infinity }.allSatisfy { $0 < 10_000 })
  }

  @Test("one on no day is measured from the very place that is nearest, not from a stop that gathers several")
  func gathered() throws {
    var trip = try trip([try saved("A", try spot(36.60, -6.30))])
    trip.events = [
      try event(
        .hotel, "Inn", "2026-05-05 15:00", "2026-05-06 10:00",
        at: TripPlanningTests.spot("Bed", 36.599, -6.30)),
      // A whole way as long as this one has one stop for what is near together.
      try event(
        .restaurant, "Dinner", "2026-05-06 21:00", at: TripPlanningTests.spot("Station", 40.4, -3.7)),
    ]
    let nearest = try unwrapped(try planned(trip).plan.itinerary.attractions[0].nearest)
    #expect(nearest.name == "Bed" && nearest.metres < 200)
  }

  @Test("a place that was seen is nearer than the stop that it is gathered in")
  func seenPlace() throws {
    var trip = try trip([try saved("A", try spot(36.60, -6.30))])
    let then = DayAndTime(date: try day("2026-05-04"))
    trip.pins = [
      pin("Square", try at(36.6015, -6.30), then), pin("Gate", try at(36.6003, -6.30), then),
    ]
    trip.photos.append(try photo("square.jpg", "2026-05-04 12:00", at: try at(36.6015, -6.30)))
    let nearest = try unwrapped(try planned(trip).plan.itinerary.attractions[0].nearest)
    #expect(nearest.name == "Gate" && nearest.metres < 50)
  }

  @Test("a place of no day is nearer than where the trip goes")
  func undatedPlace() throws {
    var trip = Trip(pins: [pin("Crossing", try at(36.6015, -6.30))])
    let source = SourcePlace(file: "trip.yml")
    trip.settings.destination = Written(try TripPlanningTests.spot("Seville", 37.39, -5.99), at: source)
    trip.attractions = [try saved("A", try spot(36.60, -6.30))]
    let nearest = try unwrapped(try planned(trip).plan.itinerary.attractions[0].nearest)
    #expect(nearest.name == "Crossing" && nearest.metres < 200 && nearest.day == nil)
  }

  @Test(
    "a bed is called as its place is, and by its booking where that only has the name of the town",
    arguments: [("Bed", "Bed"), ("Cádiz", "Inn"), ("", "Inn")])
  func door(place: String, name: String) throws {
    var trip = try trip([try saved("A", try spot(36.60, -6.30))])
    trip.events = [
      try event(
        .hotel, "Inn", "2026-05-05 15:00", "2026-05-06 10:00",
        at: TripPlanningTests.spot(place, 36.599, -6.30))
    ]
    let names = PlaceLookup { _ in Locality(town: "Cádiz", isInTown: true, country: "ES") }
    let plan = TripPlanner.plan(trip, today: try day("2026-05-04"), names: names).plan
    claim(plan.itinerary.attractions[0].nearest?.name, is: name)
  }

  @Test("a way keeps away from a bed that is for its author alone, on the author's own pages too")
  func privateBed() throws {
    let bed = try spot(36.52, -6.30)
    let door = try unwrapped(bed.coordinate)
    for (isKept, points) in [(false, 3), (true, 2)] {
      var trip = try trip([
        try saved("A", try spot(36.54, -6.30), on: "2026-05-08"),
        try saved("B", try spot(36.53, -6.30), on: "2026-05-08"),
      ])
      var inn = try event(.hotel, "Inn", "2026-05-07 15:00", "2026-05-08 10:00", at: bed)
      if isKept { inn.keptBack = [KeptBack(.isPrivate, at: SourcePlace(file: "itinerary.yml"))] }
      trip.events = [inn]
      for audience in [Audience.readers, .author] {
        let plan = TripPlanner.plan(trip, today: try day("2026-05-04"), for: audience).plan
        let walk = try unwrapped(plan.days.first { $0.date.description == "2026-05-08" }?.walk)
        #expect(walk.points.count == points && walk.points.contains(door) != isKept)
        claim(walk.metres.contains { $0 == nil }, is: isKept, "\(audience)")
        claim(plan.itinerary.events.count, is: isKept && audience == .readers ? 0 : 1)
      }
    }
  }

  @Test("today and days to come offer the nearest of a category and the best, and today the best of all")
  func nearestAndBest() throws {
    let rated = [(36.540, 300), (36.541, 350), (36.545, 480), (36.55, 400)]
    let trip = try trip(
      try rated.enumerated().map { index, idea in
        try saved("Bar \(index)", try spot(idea.0, -6.30)) {
          $0.category = "food"
          $0.rating = Rating(hundredths: idea.1)
        }
      })
    let days = try planned(trip).plan.days
    let today = try unwrapped(days.first { $0.date.description == "2026-05-04" })
    let next = try unwrapped(days.first { $0.date.description == "2026-05-05" })
    claim(today.ideas.map(\.index), is: [0, 2])
    claim(next.ideas, is: today.ideas)
    #expect(today.best.map(\.index) == [2, 3, 1, 0] && next.best.isEmpty)
    #expect(
      try planned(trip, today: "2026-05-20").plan.days.allSatisfy { $0.ideas.isEmpty && $0.best.isEmpty })
  }

  @Test(
    "one that was visited is a stop of the way on its day, and without a day where nothing else tells the way"
  )
  func visited() throws {
    let castle = try saved("Castle", try spot(36.70, -6.1), on: "2026-05-04 11:00") { $0.isVisited = true }
    let plan = try planned(try trip([castle, try saved("Bar", try spot(36.9, -6.1))])).plan
    claim(plan.way.route.stops.last?.name?.value, is: "Castle")
    claim(plan.way.route.stops.last?.days, is: [try day("2026-05-04")])
    #expect(!plan.way.route.stops.contains { $0.name?.value == "Bar" })
    var alone = Trip()
    alone.attractions = try ["B", "A", "C"].enumerated().map { number, name in
      try saved(name, try spot(Double(number), 5)) { $0.isVisited = name != "A" }
    }
    try claim(planned(alone).plan.way.route.stops.map(\.name?.value), is: ["B", "C"])
    // Pins without a time are a list as well, which these go on with; pins with one tell the way.
    alone.pins = [pin("P", try at(4, 5)), pin("Q", try at(3, 5))]
    try claim(planned(alone).plan.way.route.stops.map(\.name?.value), is: ["P", "Q", "B", "C"])
    alone.pins[0].header.when = DayAndTime(date: try day("2026-05-03"))
    try claim(planned(alone).plan.way.route.stops.map(\.name?.value), is: ["P", "Q"])
  }
}
