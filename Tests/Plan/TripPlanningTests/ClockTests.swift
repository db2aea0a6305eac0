import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Clocks, zones and local days")
struct ClockTests {
  @Test("Local time, offset, day and reason of every case of the table", arguments: ClockCase.all)
  func table(_ line: ClockCase) throws {
    let found = try line.found()
    claim(found.local, is: line.local)
    claim(found.day, is: line.day)
    claim(found.why, is: line.why)
  }

  @Test("The table holds at least a hundred cases")
  func size() { #expect(ClockCase.all.count >= 100) }

  @Test("In the hour that comes twice, a picture of a higher number and an earlier time is of the second")
  func foldByOrder() throws {
    let lisbon = KnownPlace.lisbon.coordinate
    let shots = [
      ("0041", "01:20"), ("0042", "01:50"), ("0043", "01:10"), ("0044", "01:55"), ("0045", "02:05"),
    ]
    let photos = try shots.map { number, time in
      try photo("DSC_\(number).jpg", "2026-10-25 \(time)", at: lisbon, model: "Z6")
    }
    let clocks = LocalClocks.gather(from: Trip(photos: photos.reversed()), zones: KnownPlace.lookup)
    let offsets = photos.map { clocks.taken($0)?.value.offset?.description }
    claim(offsets, is: ["+01:00", "+01:00", "+00:00", "+00:00", "+00:00"])
    let result = TripPlanner.plan(
      Trip(photos: photos.shuffled()), today: try day("2026-10-26"),
      zones: KnownPlace.lookup)
    claim(result.plan.media.photos.map(\.photo.file), is: photos.map(\.file))
  }

  @Test("Names that are dates, and numbers far apart, tell no order")
  func noOrder() throws {
    let lisbon = KnownPlace.lisbon.coordinate
    for names in [["IMG_20261025_015000.jpg", "IMG_20261025_015001.jpg"], ["DSC_0001.jpg", "DSC_9999.jpg"]] {
      let photos = try zip(names, ["01:50", "01:10"]).map { name, time in
        try photo(name, "2026-10-25 \(time)", at: lisbon, model: "Z6")
      }
      let clocks = LocalClocks.gather(from: Trip(photos: photos), zones: KnownPlace.lookup)
      claim(photos.map { clocks.taken($0)?.value.offset?.description }, is: ["+01:00", "+01:00"])
    }
  }

  @Test("A picture without satellites is as far off as its camera's others, with the tag of home or without")
  func sameCamera() throws {
    var outside = try photo("1.jpg", "2026-05-03 10:00", at: KnownPlace.tokyo.coordinate, model: "Z6")
    outside.satelliteTime = try instant("2026-05-03 08:00", 0)
    let inside = try photo("2.jpg", "2026-05-03 18:00", model: "Z6")
    var tagged = try photo("3.jpg", "2026-05-03 18:05", model: "Z6")
    tagged.offset = try hours(2)
    let other = try photo("4.jpg", "2026-05-03 18:00", model: "X100")
    let trip = Trip(photos: [outside, inside, tagged, other])
    let clocks = LocalClocks.gather(from: trip, zones: KnownPlace.lookup)
    claim(clocks.taken(inside)?.value.description, is: "2026-05-04T01:00:00+09:00")
    claim(clocks.taken(tagged)?.value.description, is: "2026-05-04T01:05:00+09:00")
    claim(clocks.time(of: inside)?.clock.value.description, is: "2026-05-03T18:00:00+02:00")
    claim(clocks.time(of: inside)?.offset?.reason, is: .sameCamera(file: "1.jpg"))
    claim(clocks.taken(inside)?.reason, is: .sameCamera(file: "1.jpg"))
    claim(clocks.taken(inside)?.alternatives, is: [.cameraClock(tag: .original, shiftedBySeconds: 0)])
    claim(clocks.taken(other)?.value.description, is: "2026-05-03T18:00:00")
  }

  @Test("Satellites that tell the clock to the second are a copy of it, unless its camera was on UTC")
  func copied() throws {
    var copy = try photo("1.jpg", "2026-05-03 09:54:28", at: KnownPlace.newYork.coordinate, model: "Z6")
    copy.satelliteTime = try instant("2026-05-03 09:54:28", 0)
    var other = try photo("2.jpg", "2026-05-09 12:00", at: KnownPlace.newYork.coordinate, model: "Z6")
    other.satelliteTime = try instant("2026-05-09 16:00", 0)
    let local = LocalClocks.gather(from: Trip(photos: [copy, other]), zones: KnownPlace.lookup)
    claim(local.taken(copy)?.value.description, is: "2026-05-03T09:54:28-04:00")
    claim(local.taken(copy)?.reason, is: .cameraClock(tag: .original, shiftedBySeconds: 0))
    claim(local.taken(copy)?.alternatives, is: [.copiedSatelliteTime])
    other.satelliteTime = try instant("2026-05-09 11:59:58", 0)
    let onUTC = LocalClocks.gather(from: Trip(photos: [copy, other]), zones: KnownPlace.lookup)
    claim(onUTC.taken(copy)?.value.description, is: "2026-05-03T05:54:28-04:00")
  }

  @Test("Over the date line both ways, days repeat or are left out, and the order stays")
  func dateLine() throws {
    let east = [("1.jpg", "2026-05-04 22:00", KnownPlace.fiji), ("2.jpg", "2026-05-04 08:00", .honolulu)]
    let west = [("1.jpg", "2026-05-03 23:00", KnownPlace.honolulu), ("2.jpg", "2026-05-05 06:00", .fiji)]
    for (flight, days) in [(east, ["2026-05-04"]), (west, ["2026-05-03", "2026-05-05"])] {
      let photos = try flight.map { try photo($0.0, $0.1, at: $0.2.coordinate) }
      let result = TripPlanner.plan(
        Trip(photos: photos), today: try day("2026-05-06"), zones: KnownPlace.lookup)
      let plan = result.plan
      claim(plan.media.photos.map(\.photo.file), is: ["1.jpg", "2.jpg"])
      claim(plan.days.map(\.date.description), is: days)
    }
  }

  @Test(
    "An entry without a place has the zone of the picture near to it, also where clocks were set between the two",
    arguments: [
      ("2026-03-29 03:30", "+01:00", "2026-03-29", "00:30", "+00:00"),
      ("2026-03-29 03:30", "+01:00", "2026-03-29", "04:00", "+01:00"),
      ("2026-10-25 03:00", "+00:00", "2026-10-25", "00:10", "+01:00"),
      // The hour comes twice, and the picture is of the second.
      ("2026-10-25 01:40", "+00:00", "2026-10-25", "01:30", "+00:00"),
      // That camera's clock was none of the place.
      ("2026-03-29 03:30", "+02:00", "2026-03-29", "00:30", "+02:00"),
    ] as [(String, String, String, String, String)])
  func setBetween(taken: String, tag: String, date: String, hour: String, offset: String) throws {
    var shot = try photo("1.jpg", taken, at: KnownPlace.lisbon.coordinate)
    shot.offset = UTCOffset(seconds: (Int(tag.dropFirst().prefix(2)) ?? 0) * 3600)
    let clocks = LocalClocks.gather(from: Trip(photos: [shot]), zones: KnownPlace.lookup)
    let local = LocalDateTime(date: try day(date), time: try time(hour))
    claim(clocks.offset(atLocal: local).value.description, is: offset)
    claim(clocks.offset(atLocal: local).reason, is: .neighbour(file: "1.jpg"))
  }

  @Test("An entry at a place has the offset of the place's zone, and a track's day is that of its points")
  func otherThings() throws {
    let tokyo = try unwrapped(KnownPlace.tokyo.coordinate)
    let evening = try entry(
      "2026-05-03-a.md", time: .timeOfDay(try time("20:00")), place: NamedPlace(name: nil, coordinate: tokyo))
    let walk = try track("walk.gpx", [[(tokyo, "2026-05-03 15:30"), (tokyo, "2026-05-03 15:40")]])
    let vienna = settings { $0.timeZone = ZoneRules(identifier: "Europe/Vienna") }
    let result = TripPlanner.plan(
      Trip(vienna, entries: [evening], tracks: [walk]), today: try day("2026-05-06"),
      zones: KnownPlace.lookup)
    let plan = result.plan
    claim(plan.journal.entries.first?.time?.value.description, is: "2026-05-03T20:00:00+09:00")
    claim(plan.way.tracks.first?.days, is: [try day("2026-05-04")])
  }
}
