import Claims
import Testing
import TripModel

@testable import TripPlanning

@Suite("Tours by bicycle")
struct TourOfBicyclesTests {
  @Test(
    "are known by what the trip is called",
    arguments: [
      ("alpenradtour", true), ("Cycling to Wick", true), ("By bike", true), ("En bici", true),
      ("Radreise 2026", true),
      ("Development in Velobad", false), ("Motorbikes", false), ("Rad", false), ("Alps", false),
    ])
  func names(name: String, isOne: Bool) { claim(TourOfBicycles.isCalled(name), is: isOne) }

  @Test("have the tracks of which no recorder says more by bicycle")
  func tracks() throws {
    var trip = Trip(folderName: "alpenradtour")
    var walk = Track(file: "walk.gpx", segments: [])
    walk.activity = .onFoot
    trip.tracks = [walk, Track(file: "b.gpx", segments: [])]
    claim(trip.withTourOfBicycles.tracks.map(\.activity), is: [.onFoot, .byBicycle])
    trip.settings.title = "Alps"
    trip.folderName = "alps"
    claim(trip.withTourOfBicycles.tracks.map(\.activity), is: [.onFoot, nil])
  }
}
