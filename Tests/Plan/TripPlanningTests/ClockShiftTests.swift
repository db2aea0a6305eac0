import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Clocks are set on a day")
struct ClockShiftTests {
  /// West of 0° is Portugal, east of 100° Japan, between them Spain, where anything of those is known.
  private static let zones = ZoneLookup { place in
    let name = place.longitude < -7 ? "Europe/Lisbon" : place.longitude > 100 ? "Asia/Tokyo" : "Europe/Madrid"
    return ZoneRules(identifier: name)
  }
  private static let west = (38.7, -9.1)
  private static let middle = (40.4, -3.7)
  private static let east = (35.7, 139.7)

  /// The days' shifts: `2026-10-25 +02:00 +01:00 03:00 02:00`.
  private func shifts(
    _ pins: [(day: String, place: (Double, Double)?)], tripZone: String? = nil
  ) throws -> [String] {
    var trip = Trip()
    for (number, item) in pins.enumerated() {
      let when = DayAndTime(date: try day(item.day), time: try time("12:\(10 + number)"))
      guard let place = item.place else {
        trip.entries.append(try entry("\(item.day)-words.md", title: "Words \(number)"))
        continue
      }
      trip.pins.append(pin("Pin \(number)", try at(place.0, place.1), when))
    }
    trip.settings.timeZone = tripZone.flatMap(ZoneRules.init)
    let plan = TripPlanner.plan(trip, today: try day("2027-01-01"), zones: Self.zones).plan
    return plan.days.compactMap { day in
      day.clockShift.map { shift in
        let times = [shift.value.showed, shift.value.shows].compactMap { $0?.hourAndMinute }
        return (["\(day.date)", "\(shift.value.before)", "\(shift.value.after)"] + times)
          .joined(separator: " ")
      }
    }
  }

  @Test("where summer time ends and begins, with what they showed")
  func summerTime() throws {
    let autumn = [("2026-10-24", Self.middle), ("2026-10-25", Self.middle), ("2026-10-26", Self.middle)]
    try claim(shifts(autumn), is: ["2026-10-25 +02:00 +01:00 03:00 02:00"])
    let spring = [("2026-03-28", Self.west), ("2026-03-29", Self.west)]
    try claim(shifts(spring), is: ["2026-03-29 +00:00 +01:00 01:00 02:00"])
  }

  @Test("where the way led into another zone, at an hour that nobody knows")
  func zone() throws {
    let flight = [("2026-05-03", Self.west), ("2026-05-04", Self.east), ("2026-05-05", Self.west)]
    try claim(shifts(flight), is: ["2026-05-04 +01:00 +09:00", "2026-05-05 +09:00 +01:00"])
    // On which of the days between nobody knows.
    try claim(shifts([("2026-05-03", Self.west), ("2026-05-05", Self.east)]), is: [])
    let words: [(String, (Double, Double)?)] = [
      ("2026-05-03", Self.west), ("2026-05-04", nil), ("2026-05-05", Self.east),
    ]
    try claim(shifts(words), is: [])
  }

  @Test("not by a day trip over a border and back")
  func dayTrip() throws {
    let days = [
      ("2026-05-03", Self.west), ("2026-05-04", Self.middle), ("2026-05-04", Self.west),
      ("2026-05-05", Self.west),
    ]
    try claim(shifts(days), is: [])
  }

  @Test("also on a day without a place, by the zone of the day before")
  func without() throws {
    let days: [(String, (Double, Double)?)] = [("2026-10-24", Self.middle), ("2026-10-25", nil)]
    try claim(shifts(days), is: ["2026-10-25 +02:00 +01:00 03:00 02:00"])
  }

  @Test("by the zone of the trip where no place is known, and nobody comes from there")
  func tripZone() throws {
    let words: [(String, (Double, Double)?)] = [("2026-10-24", nil), ("2026-10-25", nil)]
    try claim(shifts(words, tripZone: "Europe/Madrid"), is: ["2026-10-25 +02:00 +01:00 03:00 02:00"])
    let arrival: [(String, (Double, Double)?)] = [("2026-05-03", nil), ("2026-05-04", Self.east)]
    try claim(shifts(arrival, tripZone: "Europe/Madrid"), is: [])
  }

  @Test("not on a day that is not among the trip's")
  func between() throws {
    try claim(shifts([("2026-10-20", Self.middle), ("2026-10-28", Self.middle)]), is: [])
  }

  /// How many hours ahead of UTC pictures say that they were taken, on days of May: `3 +2` by the telephone, `3 +2 camera`
  /// by another.
  private func pictures(_ told: [String]) throws -> [Photo] {
    try told.enumerated().map { number, text in
      let words = text.split(separator: " ")
      let (day, hours) = (try unwrapped(Int(words[0])), try unwrapped(Int(words[1])))
      return try photo(
        "\(number).jpg", "2026-05-0\(day) 1\(number):00", offset: hours,
        model: words.count > 2 ? String(words[2]) : "phone")
    }
  }

  @Test(
    "by what pictures say, on the first day on which they say it, before the zone of a name that was written",
    arguments: [
      // Words of 3 May call a town in the west, and of the last day a place in the middle is known.
      (["3 +2", "4 +2"], []), (["3 +1", "4 +2"], ["2026-05-04 +01:00 +02:00"]),
      (["4 +2"], ["2026-05-04 +01:00 +02:00"]),
      // Nothing is known of the day between.
      (["3 +1"], []), ([], []),
      // Two cameras that disagree say nothing, but where one was set on the day.
      (["3 +1", "4 +2", "4 +1 camera"], []),
      (["3 +1", "4 +1", "4 +2", "4 +1 camera"], ["2026-05-04 +01:00 +02:00"]),
      // A camera that says on 5 May another hour than the place was left on the time of home.
      (["3 +2", "4 +2", "4 +1 camera", "5 +1 camera"], []),
    ] as [([String], [String])])
  func pictures(told: [String], expected: [String]) throws {
    var trip = Trip(photos: try pictures(told))
    trip.entries = [try entry("2026-05-03-west.md", place: try spot("West", Self.west.0, Self.west.1))]
    trip.pins = [
      pin(
        "Middle", try at(Self.middle.0, Self.middle.1),
        DayAndTime(date: try day("2026-05-05"), time: try time("20:00")))
    ]
    let plan = TripPlanner.plan(trip, today: try day("2027-01-01"), zones: Self.zones).plan
    let shifts = plan.days.compactMap { day in
      day.clockShift.map { "\(day.date) \($0.value.before) \($0.value.after)" }
    }
    claim(shifts, is: expected)
  }
}
