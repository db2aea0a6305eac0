import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("The stations in the note of a ride")
struct NotedWayTests {
  private static let places = ["Frankfurt": (50.11, 8.68), "Köln": (50.94, 6.96), "Praha": (50.08, 14.44)]

  private static let names = PlaceLookup(
    { _ in nil },
    towns: { texts in
      var found: [String: [TownReading]] = [:]
      for text in texts {
        guard let place = places[text], let here = Coordinate(latitude: place.0, longitude: place.1) else {
          continue
        }
        found[text] = [
          TownReading(
            name: text, region: nil, country: "DE", countryName: "Germany", coordinate: here,
            population: 900_000)
        ]
      }
      return found
    })

  @Test(
    "are points of its way where they are found as towns and lead on to its end, and none is where one leads away",
    arguments: [
      (
        "ab 10:26 Frankfurt Hbf - Gleis 19 (ICE 16); an 11:33 Köln Hbf - Gleis 6; ab 12:42 Köln Hbf; an 16:05 Paris",
        3
      ),
      ("ab 10:26 Frankfurt Hbf; an 11:33 Köln Hbf; Dauer: 5:39 , Umsteigevorgänge 1", 3),
      ("ab 10:26 Frankfurt Hbf; an 11:33 Köln Hbf; an 13:10 Bruxelles Midi; an 16:05 Paris", 3),
      ("ab 10:26 Frankfurt Hbf; an 13:10 Bruxelles Midi; an 16:05 Paris", 2),
      ("ab 10:26 Frankfurt Hbf; an 11:33 Praha; an 16:05 Paris", 2),
      // A city before the name of one of its stations counts where it is on the way, and else for nothing.
      ("ab 10:26 Frankfurt Hbf; an 11:33 Köln Messe/Deutz - Gleis 6; an 16:05 Paris", 3),
      ("ab 10:26 Frankfurt Hbf; an 11:33 Köln Hbf; an 13:10 Praha Smíchov; an 16:05 Paris", 3),
      ("an 11:33 Köln Hbf", 2), ("Seat 3", 2),
    ] as [(String, Int)])
  func way(note: String, count: Int) throws {
    var ride = try event(
      .train, "Train", "2026-05-01 10:26", "2026-05-02 00:05", in: "UTC", endIn: "UTC",
      from: spot("Frankfurt Hbf", 50.11, 8.68), to: spot("Paris", 48.86, 2.35))
    ride.note = note
    // By itself, and beside another that sets out elsewhere at the same hour.
    let other = try event(
      .train, "Other", "2026-05-01 11:00", "2026-05-01 16:00", in: "UTC", endIn: "UTC",
      from: spot("Warsaw", 52.23, 21.0), to: spot("Vienna", 48.21, 16.37))
    for events in [[ride], [ride, other]] {
      var trip = Trip()
      trip.events = events
      let plan = TripPlanner.plan(trip, today: try day("2026-08-01"), names: Self.names).plan
      let leg = try unwrapped(plan.way.route.legs.first { $0.points.first?.latitude == 50.11 })
      claim(leg.points.count, is: count)
      claim(leg.points.last?.latitude, is: 48.86)
      claim(leg.days.map(\.point), is: [0, count - 1])
      #expect(count == 2 || leg.points[1].latitude == 50.94)
    }
  }
}
