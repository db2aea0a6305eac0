import Claims
import Diagnostics
import Markdown
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("Near home no hour is published")
struct HourRedactionTests {
  /// A day that sets out from home: outside the circle from 10:00 on, all times by clocks of home.
  private static func dayFromHome(_ change: (inout Trip) throws -> Void) throws -> TripPlan {
    try toldDayFromHome(change).plan
  }

  /// The same with what is told of it.
  private static func toldDayFromHome(
    _ change: (inout Trip) throws -> Void
  ) throws -> (plan: TripPlan, words: [String]) {
    var trip = Trip(try PrivateTrip.settings())
    trip.photos = [
      try photo("photos/rim.jpg", "2026-05-03 10:00", offset: 2, at: PrivateTrip.away(16_000)),
      try photo("photos/IMG_2230.jpg", "2026-05-03 10:30", offset: 2, at: PrivateTrip.away(30_000)),
      try photo("photos/IMG_2232.jpg", "2026-05-03 10:33", offset: 2, at: PrivateTrip.away(31_000)),
    ]
    try change(&trip)
    return try PrivateTrip.planned(trip)
  }

  private static func door(_ file: String, _ time: String = "09:45:12") throws -> Photo {
    try photo("photos/" + file, "2026-05-03 " + time, offset: 2, at: PrivateTrip.away(80))
  }

  @Test(
    "no address and no name says when a photo was taken at the door",
    arguments: [
      "IMG_20260503_094512.jpg", "PXL_20260503_074512345.jpg", "20260503_094512.jpg", "IMG_2231.jpg",
      "WhatsApp Image 2026-05-03 at 09.45.12.jpeg", "2026-05-03 09.45.12.jpg",
      "Screenshot_20260503-094512.png",
      "1777794312000.jpg", "signal-2026-05-03-094512.jpeg", "DJI_20260503094512_0042_D.jpg",
      "2026-05-03/DSC_0042.jpg", "٠٩٤٥.jpg",
    ])
  func names(file: String) throws {
    let plan = try Self.dayFromHome {
      $0.photos.append(try Self.door(file))
      // A picture of a screen is shown where somebody takes it in.
      $0.settings.takeIn = ["photos/" + file]
    }
    let near = try unwrapped(plan.media.photos.last)
    #expect(near.photo.file == "photos/" + file && near.publishedFile.hasPrefix("photos/2026-05-03."))
    claim(near.page.text, is: "photos/2026-05-03/index.html")
    #expect(near.derivatives.allSatisfy { $0.path.text.hasPrefix("photos/2026-05-03/") })
  }

  @Test("a name without a number is the traveller's own, and so is a date before one")
  func ownNames() throws {
    let plan = try Self.dayFromHome { $0.photos.append(try Self.door("2026-05-03 Leaving.jpg")) }
    claim(plan.media.photos.last?.page.text, is: "photos/2026-05-03-leaving/index.html")
    let harmless = try Self.dayFromHome { $0.photos.append(try Self.door("Leaving.mp4")) }
    claim(harmless.media.photos.last?.publishedFile, is: "photos/Leaving.mp4")
    // Elsewhere a name stays whatever it is.
    claim(plan.media.photos.map(\.publishedFile), has: "photos/IMG_2230.jpg")
  }

  @Test("it stands behind whatever has an hour on its day, in lists, in the day and below an entry")
  func order() throws {
    let plan = try Self.dayFromHome { trip in
      trip.photos.append(try Self.door("IMG_2231.jpg", "10:31"))
      trip.photos.append(
        try photo("photos/z.jpg", "2026-05-04 08:00", offset: 2, at: PrivateTrip.away(90_000)))
      var made = try entry("journal/2026-05-03-x.md", title: "X")
      made.gallery = ["IMG_2230", "IMG_2231", "IMG_2232"].map { EntryPicture(file: "photos/\($0).jpg") }
      trip.entries = [made]
    }
    let names = plan.media.photos.map { $0.photo.file.dropFirst(7) }
    claim(names, is: ["rim.jpg", "IMG_2230.jpg", "IMG_2232.jpg", "IMG_2231.jpg", "z.jpg"])
    claim(plan.journal.entries[0].gallery.map(\.photo.index), is: [1, 2, 3])
    let day = try unwrapped(plan.days.first)
    claim(day.timeline.last.map { $0.time == nil && $0.subject == .photos([PhotoID(3)]) }, is: true)
  }

  @Test("a copy that lost its position is of the same door")
  func copy() throws {
    let plan = try Self.dayFromHome { trip in
      var small = try Self.door("IMG_2231.jpg")
      (small.width, small.height) = (1000, 750)
      var large = try Self.door("IMG_2231.heic")
      large.coordinate = nil
      trip.photos += [small, large]
    }
    claim(plan.media.photos.map(\.photo.file).last, is: "photos/IMG_2231.heic")
    claim(
      plan.media.photos.last.map { $0.taken == nil && $0.publishedFile == "photos/2026-05-03.heic" }, is: true
    )
    #expect(plan.media.leftOut.map(\.file) == ["photos/IMG_2231.jpg"] && plan.publishedLeftOut.isEmpty)
  }

  /// Of the way out, which nothing knows, and of times at which the traveller is known to have been elsewhere.
  @Test(
    "what has no place of its own keeps its hour only where that cannot be of home or of the way there",
    arguments: [
      ("07:30", true), ("09:40", true), ("09:59", true), ("10:00", false), ("10:20", false), ("12:00", false),
      ("06:30", false),
    ] as [(String, Bool)])
  func placeless(clock: String, isWithheld: Bool) throws {
    let plan = try Self.dayFromHome { trip in
      trip.photos.append(try Self.door("door.jpg", "09:45"))
      trip.photos.append(try photo("photos/DSC_1.jpg", "2026-05-03 " + clock, offset: 2))
      var coffee = try expense("2026-05-03", 250)
      coffee.when = DayAndTime(date: try day("2026-05-03"), time: try time(clock), offset: try hours(2))
      trip.budget = Budget(expenses: [coffee])
      trip.entries = [
        try entry(
          "journal/2026-05-03-off.md",
          time: .moment(
            Moment(local: try TripPlanningTests.clock("2026-05-03 " + clock), offset: try hours(2))),
          title: "Off", place: NamedPlace(name: "Somewhere", coordinate: nil))
      ]
      trip.events = [try event(.activity, "Leave", "2026-05-03 " + clock, in: "Europe/Amsterdam")]
      var idea = Attraction(name: "Idea", place: SourcePlace(file: "attractions.yml"))
      idea.day = DayAndTime(date: try day("2026-05-03"), time: try time(clock), offset: try hours(2))
      trip.attractions = [idea]
    }
    let camera = try unwrapped(plan.media.photos.first { $0.photo.file.hasSuffix("DSC_1.jpg") })
    claim(camera.taken == nil, is: isWithheld)
    claim(camera.publishedFile == "photos/2026-05-03.jpg", is: isWithheld)
    claim(plan.money.budget?.expenses.first?.expense.when.time == nil, is: isWithheld)
    claim(plan.journal.entries[0].time == nil, is: isWithheld)
    claim(plan.itinerary.events[0].start.time == nil, is: isWithheld)
    claim(plan.itinerary.attractions[0].time == nil, is: isWithheld)
    claim(plan.days.map(\.date), is: [try day("2026-05-03")])
  }

  @Test("pictures that lose their hour and their name without a place of their own are counted")
  func countedPhotos() throws {
    let (_, words) = try Self.toldDayFromHome { trip in
      trip.photos.append(try Self.door("door.jpg", "09:45"))
      trip.photos.append(try photo("photos/DSC_1.jpg", "2026-05-03 09:50", offset: 2))
    }
    claim(words.count { $0.hasPrefix("1 photo of no place has no hour in the site") }, is: 1)
  }

  @Test("without anything near home every hour stays")
  func nothingNear() throws {
    let plan = try Self.dayFromHome {
      $0.photos.append(try photo("photos/IMG_1.jpg", "2026-05-03 09:45", offset: 2))
    }
    #expect(plan.media.photos.allSatisfy { $0.taken != nil && $0.publishedFile == $0.photo.file })
  }

  @Test("purchases near home lose hour and place, and take the hour from what may be near them")
  func purchases() throws {
    let (plan, words) = try Self.toldDayFromHome { trip in
      func paid(_ amount: Int, _ clock: String, _ place: Coordinate?) throws -> Expense {
        var expense = try expense("2026-05-05", amount)
        expense.when = DayAndTime(date: try day("2026-05-05"), time: try time(clock), offset: try hours(2))
        if let place {
          expense.header.at.told = Written(NamedPlace(name: nil, coordinate: place), at: expense.source)
        }
        return expense
      }
      trip.budget = Budget(expenses: [
        try paid(1, "08:15", try PrivateTrip.away(300)), try paid(2, "08:30", nil),
        try paid(3, "10:00", try PrivateTrip.away(16_000)), try paid(4, "19:00", nil),
      ])
    }
    let told = try unwrapped(plan.money.budget?.expenses.map(\.expense))
      .sorted { $0.amount.minorUnits < $1.amount.minorUnits }
    claim(told.map(\.when.time), is: [nil, nil, try time("10:00"), try time("19:00")])
    claim(told.map { $0.header.at.told == nil }, is: [true, true, false, true])
    claim(told.map(\.withholdsHour), is: [true, true, false, false])
    claim(
      words.filter { $0.contains("no hour") },
      is: ["1 expense has no hour in the site: it may have been paid near home or in a private zone"])
  }

  @Test("a purchase whose words name a pin near home is there, unless it tells another place")
  func namedPins() throws {
    let plan = try Self.dayFromHome { trip in
      func paid(_ amount: Int, _ what: String, _ clock: String, _ place: Coordinate? = nil) throws -> Expense
      {
        var expense = try expense("2026-05-05", amount)
        expense.what = what
        expense.when = DayAndTime(date: try day("2026-05-05"), time: try time(clock), offset: try hours(2))
        if let place {
          expense.header.at.told = Written(NamedPlace(name: nil, coordinate: place), at: expense.source)
        }
        return expense
      }
      trip.pins = [
        pin("Bakery Krone", try PrivateTrip.away(300)), pin("鼎泰豐", try PrivateTrip.away(400)),
        pin("Café Joe's", try PrivateTrip.away(350)), pin("Bar", try PrivateTrip.away(320)),
        pin("Hotel Post", try PrivateTrip.away(60_000)),
      ]
      trip.budget = Budget(expenses: [
        try paid(1, "Bread at bakery krone", "10:07"), try paid(2, "Rolls from Krone", "10:09"),
        try paid(3, "Night at Hotel Post", "17:30"), try paid(4, "Tea", "19:00"),
        try paid(5, "Cake of Bakery Krone", "20:00", try PrivateTrip.away(90_000)),
        try paid(6, "krone bread", "10:01"), try paid(7, "鼎泰豐晚餐", "10:02"),
        try paid(8, "Tea, Cafe Joes", "10:03"), try paid(9, "Bar", "10:04"),
        try paid(10, "Barge to the island", "20:05"),
      ])
    }
    let told = try unwrapped(plan.money.budget?.expenses.map(\.expense))
      .sorted { $0.amount.minorUnits < $1.amount.minorUnits }
    claim(
      told.map(\.when.time),
      is: [
        nil, nil, try time("17:30"), try time("19:00"), try time("20:00"), nil, nil, nil, nil,
        try time("20:05"),
      ])
    claim(plan.places.map(\.title), is: ["Hotel Post"])
  }

  @Test("events lose the hour of the end that is near home, and what they cost that of its day")
  func events() throws {
    let plan = try Self.dayFromHome { trip in
      trip.settings.publish.prices = true
      let home = NamedPlace(name: "Home", coordinate: try PrivateTrip.away(300))
      let there = NamedPlace(name: "There", coordinate: try PrivateTrip.away(90_000))
      var made = try event(
        .train, "Train", "2026-05-01 09:45", "2026-05-01 11:50", in: "Europe/Amsterdam",
        endIn: "Europe/Amsterdam", from: home, to: there)
      var cost = try expense("2026-05-01", 1250)
      cost.when = made.start.when
      cost.isBooking = true
      made.cost = cost
      trip.events = [made]
    }
    let train = try unwrapped(plan.itinerary.events.first)
    claim(none: train.start.time)
    claim(none: train.start.instant)
    claim(train.start.day, is: try day("2026-05-01"))
    claim(train.end?.time, is: try time("11:50"))
    claim(plan.money.budget?.expenses.map(\.expense.when), is: [DayAndTime(date: try day("2026-05-01"))])
  }

  @Test("an entry from home has its day, and an address that tells no hour")
  func entries() throws {
    let plan = try Self.dayFromHome { trip in
      let door = NamedPlace(name: "Door", coordinate: try PrivateTrip.away(80))
      trip.entries = [
        try entry("journal/2026-05-03-0945-x7.md", time: .timeOfDay(try time("09:45")), place: door),
        try entry("journal/2026-05-03-thoughts.md", place: door, shows: ["photos/rim.jpg"]),
        try entry("journal/2026-05-03-20260503094512.md", text: [.paragraph([.text("Off we go.")])]),
      ]
    }
    #expect(plan.journal.entries.allSatisfy { $0.time == nil && $0.day.value.description == "2026-05-03" })
    claim(
      plan.journal.entries.map(\.page.text).sorted(),
      is: [
        "journal/2026-05-03/index.html", "journal/off-we-go/index.html", "journal/thoughts/index.html",
      ])
    claim(
      plan.journal.entries.map(\.publishedFile).sorted(),
      is: [
        "journal/2026-05-03-thoughts.md", "journal/2026-05-03.md", "journal/off-we-go.md",
      ])
    #expect(
      plan.journal.entries.allSatisfy { !$0.title.value.contains("09") || $0.title.value == "2026-05-03" })
  }

  @Test("neither the name of a track that was cut nor that of a recording says when it was begun")
  func otherNames() throws {
    let plan = try Self.dayFromHome { trip in
      var cut = try track(
        "tracks/20260503_0943.gpx",
        [(0...30).map { (try PrivateTrip.away(1000 * Double($0)), "2026-05-03 07:\(10 + $0)") }])
      cut.name = "2026-05-03 09:43"
      var whole = try track(
        "tracks/20260504_0943.gpx",
        [(20...30).map { (try PrivateTrip.away(3000 * Double($0)), "2026-05-04 07:\(10 + $0)") }])
      whole.name = "2026-05-04 09:43"
      trip.tracks = [cut, whole]
      var made = try entry("journal/2026-05-03-x.md", title: "X")
      made.media = ["a": "journal/Recording 20260503_094312.m4a"]
      var other = try entry("journal/2026-05-06-y.md", title: "Y")
      other.media = ["b": "journal/Recording 20260506_094312.m4a"]
      trip.entries = [made, other]
      trip.media = (Array(made.media.values) + Array(other.media.values)).map {
        MediaFile(file: $0, kind: .sound)
      }
    }
    claim(plan.way.tracks.map(\.name), is: [nil, "2026-05-04 09:43"])
    claim(plan.way.tracks.map(\.publishedFile), is: ["tracks/2026-05-03.gpx", "tracks/20260504_0943.gpx"])
    claim(plan.media.extras.map(\.path.text), is: ["media/sound.m4a", "media/recording-20260506-094312.m4a"])
  }

  @Test(
    "at any other time between what is known of the way, what was near home leaves the same plan",
    arguments: 0..<60)
  func anyTime(seed: UInt64) throws {
    var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 11)
    let fixed = try (0..<4).map { index in
      try photo(
        "photos/\(index).jpg", "2026-05-03 \(10 + dice.number(12)):\(10 + dice.number(49))", offset: 2)
    }
    func plan(_ dice: inout Dice) throws -> String {
      // Out of the house, elsewhere from ten to five, and at home again.
      func clock(_ dice: inout Dice, isMorning: Bool? = nil) -> String {
        let hour = isMorning ?? dice.isLucky(2) ? 6 + dice.number(4) : 17 + dice.number(6)
        return "2026-05-03 \(hour < 10 ? "0" : "")\(hour):\(10 + dice.number(49))"
      }
      var trip = Trip(try PrivateTrip.settings())
      trip.photos = fixed
      for index in 0..<5 {
        let taken = clock(&dice, isMorning: index == 0 ? true : index == 1 ? false : nil)
        trip.photos.append(try photo("photos/IMG_\(index).jpg", taken, offset: 2, at: PrivateTrip.away(500)))
      }
      let summer = try hours(2)
      for (index, clock) in ["2026-05-03 10:00", "2026-05-03 17:00"].enumerated() {
        trip.photos.append(
          try photo("photos/out\(index).jpg", clock, offset: 2, at: PrivateTrip.away(20_000)))
      }
      let place = NamedPlace(name: "Home", coordinate: try PrivateTrip.away(90))
      trip.entries = [
        try entry(
          "journal/2026-05-03-0.md",
          time: .moment(Moment(local: try TripPlanningTests.clock(clock(&dice)), offset: summer)),
          place: place)
      ]
      trip.events = [try event(.activity, "Tea", clock(&dice), in: "Europe/Amsterdam", at: place)]
      return RandomPublishingTests.words(try PrivateTrip.planned(trip).plan)
    }
    let (one, other) = (try plan(&dice), try plan(&dice))
    claim(one, is: other, "\(RandomPublishingTests.firstDifference(one, other))")
  }
}
