import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Times at which nobody was there")
struct StrayTimeTests {
  /// Points to the north, a hundred metres apart, each with the time that is told of it.
  private func track(_ times: [String?], file: String = "way.gpx") throws -> Track {
    let points = try times.enumerated().map { (try at(47 + Double($0.offset) / 1000, 7.5), $0.element) }
    return try TripPlanningTests.track(file, [points])
  }

  private func day(_ date: String, _ count: Int) -> [String?] {
    (0..<count).map { "\(date) \($0 / 60 + 10):\($0 % 60 < 10 ? "0" : "")\($0 % 60)" }
  }

  @Test("name no day of a way put together of others, which stays without one")
  func joined() throws {
    let none = [String?](repeating: nil, count: 300)
    let way = try track(none + day("2010-01-01", 2) + none + day("2012-09-02", 4))
    let (plan, told) = try planned(Trip(tracks: [way]), today: "2026-08-01")
    #expect(plan.dates == nil && plan.days.isEmpty)
    claim(plan.way.tracks.map(\.days), is: [[]])
    let diagnostic = try unwrapped(told.first { $0.code == .strayTrackTime })
    claim(diagnostic.message, has: "6 of the track's 606 points")
    claim(diagnostic.message, has: "2010-01-01, 2012-09-02")
  }

  @Test("hold a track back all the same, as long as by them a part of it is too young to be published")
  func delay() throws {
    let way = try track(day("2025-05-03", 60) + day("2026-05-03", 2))
    let rules = settings { $0.publishDelay = Written(3, at: SourcePlace(file: "trip.yml")) }
    let trip = Trip(rules, tracks: [way])
    #expect(try planned(trip, today: "2026-05-04").plan.way.tracks.isEmpty)
    try claim(planned(trip, today: "2026-05-08").plan.way.tracks.count, is: 1)
  }

  @Test("stay where anything was withheld on their days, since they tell where a track was cut")
  func withheld() throws {
    let none = [String?](repeating: nil, count: 300)
    var trip = Trip(tracks: [try track(none + day("2010-01-01", 2) + none + day("2012-09-02", 4))])
    let moment = try instant("2012-09-02 20:00", 0)
    trip.withheld.moments = [Withheld.Stretch(moment...moment, region: PrivateRegion(), file: "a.jpg")]
    claim(StrayTrackTimes.remove(from: trip).trip.tracks[0].segments, is: trip.tracks[0].segments)
    trip.withheld.moments = []
    claim(StrayTrackTimes.remove(from: trip).diagnostics.count, is: 1)
  }

  @Test(
    "are those of a clock that was not set, whose line is told; the points are of the day that comes after",
    arguments: ["1980-01-06", "1999-08-22", "2010-01-01", "2019-04-07"])
  func unset(date: String) throws {
    var way = try track(day(date, 5) + day("2026-05-03", 30))
    way.dayLines = [try TripPlanningTests.day(date).dayNumber: 7]
    let found = StrayTrackTimes.remove(from: Trip(tracks: [way]))
    claim(found.trip.tracks[0].segments[0].map { $0.instant == nil }, is: (0..<35).map { $0 < 5 })
    claim(found.diagnostics.map(\.code), is: [.strayTrackTime])
    claim(found.diagnostics.first?.place?.span?.line, is: 7)
    let plan = try planned(Trip(tracks: [way])).plan
    claim(plan.days.map(\.date), is: [try TripPlanningTests.day("2026-05-03")])
  }

  @Test("are a tiny share that is months off and goes on where the others are")
  func tiny() throws {
    let way = try track(day("2026-05-03", 60) + day("2024-02-10", 2) + day("2026-05-04", 60))
    let found = StrayTrackTimes.remove(from: Trip(tracks: [way]))
    claim(found.trip.tracks[0].segments[0].count(where: { $0.instant == nil }), is: 2)
  }

  /// Pictures of three days of May, and one of a camera by another clock.
  private func photos(besides clock: String, offset: Int? = nil) throws -> [Photo] {
    let usual = try ["2026-05-01 10:00", "2026-05-02 10:00", "2026-05-03 10:00"].enumerated().map {
      try photo("\($0.offset).jpg", $0.element)
    }
    return usual + [try photo("photos/ION230.jpg", clock, offset: offset)]
  }

  @Test(
    "of a picture alone are not used where they are still to come, or begin a year",
    arguments: [
      ("2026-11-24 14:41", true), ("2000-01-01 00:03", true), ("2012-01-01 09:00", false),
      ("2019-06-01 00:10", false), ("2026-06-10 12:00", false),
    ] as [(String, Bool)])
  func ofPictures(clock: String, isWrong: Bool) throws {
    // On that day the last of them is still to come, too, and goes on where the others were.
    let (plan, told) = try planned(Trip(photos: photos(besides: clock)), today: "2026-06-01")
    let found = told.filter { $0.code == .strayPhotoTime }
    claim(found.map(\.place?.file), is: isWrong ? ["photos/ION230.jpg"] : [])
    claim(plan.media.photos.count, is: 4)
    let stray = try unwrapped(plan.media.photos.first { $0.photo.file == "photos/ION230.jpg" })
    claim(stray.day == nil, is: isWrong)
    claim(plan.dates?.span == 3, is: isWrong)
    guard let diagnostic = found.first else { return }
    // Nothing knows its day, and no date is offered for copying.
    claim(diagnostic.advice?.contains("“ION230.md” beside it, as `date: YYYY-MM-DD`"), is: true)
  }

  @Test(
    "of one camera whose pictures are all still to come are none, but of one that was right before they are",
    arguments: [("ION230", ["4.jpg", "5.jpg"]), ("EOS R6", []), (nil, [])] as [(String?, [String])])
  func ofOneCamera(model: String?, wrong: [String]) throws {
    let usual = try (1...3).map { try photo("\($0).jpg", "2026-05-0\($0) 10:00", model: "EOS R6") }
    let ahead = try (4...5).map { try photo("\($0).jpg", "2026-11-2\($0) 10:00", model: model) }
    let (plan, told) = try planned(Trip(photos: usual + ahead), today: "2026-06-01")
    claim(told.filter { $0.code == .strayPhotoTime }.compactMap(\.place?.file), is: wrong)
    claim(plan.media.photos.filter { $0.day == nil }.map(\.photo.file), is: wrong)
  }

  @Test(
    "are the scanner's in a trip that is older than cameras with a clock, whose pictures stay without a day",
    arguments: [
      ("1974-08-02", false, "scan1.jpg"), ("1994-08-02", false, "scan1.jpg"), ("1996-08-02", false, nil),
      ("1974-08-02", true, nil),
    ] as [(String, Bool, String?)])
  func ofScans(entry date: String, hasPosition: Bool, kept: String?) throws {
    let scan = try photo("scan1.jpg", "2021-02-13 14:04", at: hasPosition ? try at(51, 0) : nil)
    var trip = Trip(entries: [try entry(date + "-over-the-pass.md")], photos: [scan])
    trip.settings.start = try TripPlanningTests.day(date)
    trip.settings.end = trip.settings.start
    let (plan, told) = try planned(trip)
    claim(plan.media.photos.map(\.photo.file), is: kept.map { [$0] } ?? [])
    claim(none: plan.media.photos.first?.day)
    claim(plan.dates?.span, is: 1)
    claim(told.filter { $0.code == .strayPhotoTime }.map(\.severity), is: kept == nil ? [] : [.note])
  }

  @Test("of pictures count where anything else was near, or was written, or most are from then")
  func ofHonestPictures() throws {
    let alone = try photos(besides: "2026-11-24 14:41")
    let planned = Trip(entries: [try entry("2026-11-23-a.md")], photos: alone)
    var dated = Trip(photos: alone)
    (dated.settings.start, dated.settings.end) = (
      try TripPlanningTests.day("2026-05-01"), try TripPlanningTests.day("2026-12-31")
    )
    var written = Trip(photos: alone)
    written.photos[3].timeSource = .written
    let today = try TripPlanningTests.day("2026-06-01")
    for trip in [planned, dated, written] {
      #expect(StrayPhotoTimes.remove(from: trip, today: today).diagnostics.isEmpty)
    }
    // A site made anew as on an earlier day.
    let early = try TripPlanningTests.day("2025-01-01")
    #expect(StrayPhotoTimes.remove(from: Trip(photos: alone), today: early).diagnostics.isEmpty)
  }

  @Test("are alone where a look at all other days finds none near", arguments: 0..<UInt64(20))
  func alone(seed: UInt64) {
    var dice = Dice(state: seed)
    let days = (0..<dice.number(40)).map { _ in dice.number(900) - 450 }
    let told = DaysInOrder(days)
    for day in -520...520 {
      claim(told.count(within: 60, of: day), is: days.count { abs($0 - day) <= 60 })
    }
  }

  @Test("are none of two journeys in one file, of one at New Year, or of a way that tells one day alone")
  func honest() throws {
    let none = [String?](repeating: nil, count: 300)
    for times in [
      day("2024-02-10", 30) + day("2026-05-03", 60), day("2025-12-31", 60) + day("2026-01-01", 5),
      none + day("2026-05-03", 4),
    ] {
      let way = try track(times)
      let found = StrayTrackTimes.remove(from: Trip(tracks: [way]))
      #expect(found.diagnostics.isEmpty && found.trip.tracks[0].segments == way.segments)
    }
    // A short walk of another year, as one segment among all that was ever recorded.
    for date in ["2024-02-10", "2024-01-01", "2019-04-07"] {
      var all = try track(day("2026-05-03", 60))
      all.segments.insert(try track(day(date, 2)).segments[0], at: 0)
      #expect(StrayTrackTimes.remove(from: Trip(tracks: [all])).diagnostics.isEmpty)
    }
  }
}
