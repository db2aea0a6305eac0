import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

struct PhotoTests {
  private static func dated() throws -> TripSettings {
    try settings {
      $0.start = try day("2026-05-01")
      $0.end = try day("2026-05-05")
    }
  }

  @Test("A photo outside the dates is left out with its day, and one on the first or last day is in")
  func outside() throws {
    let photos = [
      try photo("a.jpg", "2026-04-30 23:59"), try photo("b.jpg", "2026-05-01 00:00"),
      try photo("c.jpg", "2026-05-05 23:59"), try photo("d.jpg", "2026-05-06 00:00"), try photo("e.jpg"),
    ]
    let plan = try planned(Trip(try Self.dated(), photos: photos)).plan
    claim(plan.media.photos.map(\.photo.file), is: ["b.jpg", "c.jpg"])
    claim(
      plan.media.leftOut,
      is: [
        LeftOutPhoto(file: "a.jpg", cause: .beforeTrip(try day("2026-04-30"))),
        LeftOutPhoto(file: "d.jpg", cause: .afterTrip(try day("2026-05-06"))),
        LeftOutPhoto(file: "e.jpg", cause: .withoutTime),
      ])
  }

  @Test(
    "Where no dates are written, a picture or two from weeks before or behind a trip of texts are left out",
    arguments: [
      (["05-20"], 3, 20, 1), (["05-20", "07-30"], 3, 20, 2),
      // So near, so many, of so few, or beside so few texts they may be of the trip.
      (["06-02"], 3, 20, 0), (["05-20", "05-21", "05-22"], 3, 40, 0), (["05-20"], 2, 20, 0),
      (["05-20"], 3, 5, 0),
      (["05-20", "05-30", "06-13"], 3, 40, 0),
    ])
  func lone(days: [String], entries: Int, others: Int, leftOut: Int) throws {
    let texts = try (0..<entries).map { try entry("2026-06-2\($0).md") }
    let photos = try days.map { try photo("\($0).jpg", "2026-\($0) 12:00") }
    let others = try (0..<others).map { try photo("\($0).jpg", "2026-06-2\($0 % 10) 12:00") }
    let plan = try planned(Trip(entries: texts, photos: photos + others)).plan
    claim(plan.media.leftOut.count, is: leftOut)
    claim(plan.dates?.start.value.month, is: leftOut > 0 || days == ["06-02"] ? 6 : 5)
  }

  @Test("Where no dates are written, a photo without a day is in, after all others, and on no day")
  func withoutDay() throws {
    let photos = [try photo("a.jpg"), try photo("b.jpg", "2026-05-02 12:00"), try photo("c.jpg")]
    let plan = try planned(Trip(photos: photos)).plan
    claim(plan.media.photos.map(\.photo.file), is: ["b.jpg", "a.jpg", "c.jpg"])
    claim(plan.media.photos.map { $0.day?.value.day }, is: [2, nil, nil])
    claim(plan.days.flatMap(\.photos).map { plan[$0].photo.file }, is: ["b.jpg"])
    #expect(plan.media.leftOut.isEmpty)
  }

  @Test("Where nothing of a trip tells a day, its photos are in, whatever dates are written")
  func allWithoutDay() throws {
    let photos = [try photo("a.jpg"), try photo("b.jpg")]
    let plan = try planned(Trip(try Self.dated(), photos: photos)).plan
    #expect(plan.media.photos.map(\.photo.file) == ["a.jpg", "b.jpg"] && plan.media.leftOut.isEmpty)
    #expect(plan.media.photos.allSatisfy { $0.day == nil })
  }

  @Test("Another program's sign is left out, unless something names it or gives it a day")
  func ornament() throws {
    func ornament(_ file: String) throws -> Photo {
      var photo = try photo(file)
      photo.mayBeOrnament = true
      return photo
    }
    var dated = try ornament("dated.png")
    dated.namedDay = .fileName(try day("2026-05-02"))
    let photos = [try ornament("icon.png"), try ornament("shown.png"), dated]
    let trip = Trip(entries: [try entry("2026-05-03.md", shows: ["shown.png"])], photos: photos)
    let plan = try planned(trip).plan
    claim(Set(plan.media.photos.map(\.photo.file)), is: ["shown.png", "dated.png"])
    claim(plan.media.leftOut, is: [LeftOutPhoto(file: "icon.png", cause: .withoutTime)])
  }

  @Test("A picture of a few pixels is no photo, unless something names it")
  func speck() throws {
    let photos = [
      try photo("dot.gif.jpg", "2026-05-02 12:00", at: at(38, -9), width: 1, height: 1),
      try photo("shown.jpg", "2026-05-02 12:00", width: 15, height: 8),
      try photo("strip.jpg", "2026-05-02 12:00", width: 16, height: 2),
    ]
    let trip = Trip(entries: [try entry("2026-05-03.md", shows: ["shown.jpg"])], photos: photos)
    let plan = try planned(trip).plan
    claim(plan.media.photos.map(\.photo.file), is: ["shown.jpg", "strip.jpg"])
    claim(plan.media.leftOut, is: [LeftOutPhoto(file: "dot.gif.jpg", cause: .speck(width: 1, height: 1))])
    #expect(plan.way.route.stops.isEmpty)
  }

  @Test("A photo that an entry, a pin, the cover or trip.yml names is in, whenever it was taken")
  func named() throws {
    var wanted = try Self.dated()
    wanted.takeIn = ["taken.jpg"]
    wanted.cover = "cover.jpg"
    let names = ["shown.jpg", "borrowed.jpg", "pinned.jpg", "taken.jpg", "cover.jpg"]
    let trip = Trip(
      wanted, entries: [try entry("2026-05-02-a.md", cover: "borrowed.jpg", shows: ["shown.jpg"])],
      photos: try names.map { try photo($0, "2019-01-02 12:00") },
      pins: [pin("Pin", try at(38, -9), photos: ["pinned.jpg"])])
    let plan = try planned(trip).plan
    claim(Set(plan.media.photos.map(\.photo.file)), is: Set(names))
    #expect(plan.media.leftOut.isEmpty)
    claim(plan.days.first?.date, is: try day("2019-01-02"))
    claim(plan.media.cover?.reason, is: .written(file: "trip.yml"))
  }

  @Test("A photo without a time that is wanted goes to its pin's day, else to the end and on no day")
  func wantedWithoutTime() throws {
    var wanted = try Self.dated()
    wanted.takeIn = ["ticket.jpg"]
    let pins = [
      pin("Pin", try at(38, -9), DayAndTime(date: try day("2026-05-03")), photos: ["pinned.jpg"]),
      pin("Other", try at(38, -9), photos: ["vague.jpg"]),
    ]
    let photos = [try photo("ticket.jpg"), try photo("pinned.jpg"), try photo("vague.jpg")]
    let plan = try planned(Trip(wanted, photos: photos, pins: pins)).plan
    let days = Dictionary(
      plan.media.photos.map { ($0.photo.file, $0.day?.value.day) }, uniquingKeysWith: { $1 })
    claim(days, is: ["ticket.jpg": nil, "vague.jpg": nil, "pinned.jpg": 3])
    #expect(plan.media.photos.first?.photo.file == "pinned.jpg" && plan.media.leftOut.isEmpty)
  }

  @Test("A photo without a time follows the entry that shows it, even if another photo gave that its day")
  func followsEntry() throws {
    let trip = Trip(
      entries: [try entry("notes.md", shows: ["scan.jpg", "a.jpg"])],
      photos: [try photo("scan.jpg"), try photo("a.jpg", "2026-05-03 12:00")])
    let (plan, diagnostics) = try planned(trip)
    claim(plan.media.photos.count, is: 2)
    claim(plan.journal.entries.first?.day.value, is: try day("2026-05-03"))
    #expect(diagnostics.isEmpty)
  }

  @Test(
    "A photo without a time in an entry of several days is of that in its name, above it in the text, or of the picture above it"
  )
  func entryOfSeveralDays() throws {
    let files = [
      "first.jpg", "dated.jpg", "behind.jpg", "IMG-20260504-WA0012.jpg", "IMG-20250504-WA1.jpg", "told.jpg",
    ]
    var told = try entry("2026-05-03-a.md", shows: files)
    told.until = try day("2026-05-06")
    told.pictureDays = ["told.jpg": try day("2026-05-06")]
    var photos = try files.map { try photo($0, $0 == "dated.jpg" ? "2026-05-05 12:00" : nil) }
    photos[3].namedDay = .fileName(try day("2026-05-04"))
    photos[4].namedDay = .fileName(try day("2025-05-04"))
    let plan = try planned(Trip(entries: [told], photos: photos)).plan
    let days = Dictionary(
      plan.media.photos.map { ($0.photo.file, $0.day?.value.day) }, uniquingKeysWith: { $1 })
    claim(
      days,
      is: [
        "first.jpg": 3, "dated.jpg": 5, "behind.jpg": 5, "IMG-20260504-WA0012.jpg": 4,
        "IMG-20250504-WA1.jpg": 5, "told.jpg": 6,
      ])
  }

  @Test(
    "Sizes ascend, never repeat, never exceed the picture and never vanish",
    arguments: [
      (1, 1), (1, 30_000), (30_000, 1), (0, 0), (319, 200), (320, 200), (355, 200), (356, 200), (2000, 2000),
      (2001, 2001), (4032, 3024), (3024, 4032), (65_500, 65_500), (20_000, 1000), (1000, 20_000),
      (1777, 1000),
    ] as [(Int, Int)])
  func sizes(width: Int, height: Int) throws {
    let sizes = DerivativeLadder.sizes(of: try photo("a.jpg", width: width, height: height))
    let largest = try unwrapped(sizes.last)
    #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0.width < $1.width })
    #expect(sizes.allSatisfy { $0.width >= 1 && $0.height >= 1 })
    #expect(largest.width <= max(1, width) && largest.height <= max(1, height))
    #expect(largest.width == 1 || (largest.width <= 2000 && largest.height <= 2001))
    for size in sizes where width > 0 && height > 0 {
      #expect(abs(Double(size.height) - Double(size.width * height) / Double(width)) <= 1)
    }
  }

  @Test("A picture of a usual camera is published in six sizes")
  func usualSizes() throws {
    let plan = try planned(Trip(photos: [try photo("IMG_2231.jpg", "2026-05-03 12:00")])).plan
    let made = try unwrapped(plan.media.photos.first).derivatives
    claim(made.map(\.width), is: [200, 320, 640, 1080, 1600, 2000])
    claim(made.map(\.height), is: [150, 240, 480, 810, 1200, 1500])
    claim(made.first?.path.text, is: "photos/img-2231/200.jpg")
  }

  @Test(
    "A position comes from the picture, else from a waypoint with its name, unless two pictures have that name"
  )
  func positions() throws {
    let marks = [
      Waypoint(name: "A.JPG", point: TrackPoint(coordinate: try at(41, 12))),
      Waypoint(name: "twice.jpg", point: TrackPoint(coordinate: try at(42, 12))),
    ]
    let taken = "2026-05-03 12:00"
    let trip = Trip(
      photos: [
        try photo("photos/a.jpg", taken), try photo("one/twice.jpg", taken),
        try photo("two/twice.jpg", taken),
        try photo("own.jpg", taken, at: try at(38, -9)),
      ], tracks: [Track(file: "t.gpx", waypoints: marks)])
    let plan = try planned(trip).plan
    let reasons = Dictionary(
      plan.media.photos.map { ($0.photo.file, $0.position?.reason) }, uniquingKeysWith: { $1 })
    #expect(reasons["photos/a.jpg"] == .waypoint(file: "t.gpx"))
    #expect(reasons["own.jpg"] == .exifPosition)
    #expect(reasons["one/twice.jpg"] == .some(nil))
    claim(plan.places.map(\.title), is: [])
  }
}
