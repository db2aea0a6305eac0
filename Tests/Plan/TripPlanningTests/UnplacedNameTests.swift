import Claims
import Diagnostics
import Testing
import TripModel

@testable import TripPlanning

@Suite("Unknown places of bookings")
struct UnplacedNameTests {
  @Test("are told at the line where the first of them is written, and not at that of its title")
  func place() throws {
    func meeting(_ number: Int, at name: String, line written: Int) throws -> TripEvent {
      var booked = try event(.activity, "Meeting \(number)", "2026-05-0\(number) 12:30")
      booked.header.source = line("itinerary.yml", written - 3)
      booked.at = Written(NamedPlace(name: name, coordinate: nil), at: line("itinerary.yml", written))
      return booked
    }
    let names = PlaceLookup({ _ in nil }, towns: { _ in [:] })
    var trip = Trip()
    trip.events = [try meeting(2, at: "Room 7", line: 9), try meeting(3, at: "261", line: 15)]
    let told = TripPlanner.plan(trip, today: try day("2026-05-09"), names: names).diagnostics
      .filter { $0.code == .placeNotFound }
    claim(told.map(\.place), is: [line("itinerary.yml", 9)], "\(told.map(\.message))")
    claim(told.first?.message.contains("“Room 7”, “261”"), is: true)
  }
}
