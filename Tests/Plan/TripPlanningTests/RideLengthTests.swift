import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("How long a ride takes")
struct RideLengthTests {
  @Test(
    "is not told where its note says otherwise, and is where that is about the same or nothing of the kind",
    arguments: [
      (nil, true), ("Total travel time: 12h 34m", false), ("Seat: 3; Dauer: 5:39 , Umsteigevorgänge 1", true),
      ("Doba: 5:44", true), ("Dauer: 5:09", false), ("Duration: 2 h; Duration: 3 h 10 min", true),
      ("Duration: 7 h; Duration: 2 h", false), ("Boarding time: 2:25 PM", true), ("Dauer: kurz", true),
      ("Check-in closes 1h before", true),
    ] as [(String?, Bool)])
  func noted(note: String?, isTold: Bool) throws {
    var trip = Trip()
    var ride = try event(.train, "Train", "2026-05-01 10:26", "2026-05-01 16:05", in: "UTC")
    ride.note = note
    trip.events = [ride]
    let planned = TripPlanner.plan(trip, today: try day("2026-05-01")).plan.itinerary.events
    claim(planned.map(\.travelSeconds), is: [isTold ? 5 * 3600 + 39 * 60 : nil])
  }
}
