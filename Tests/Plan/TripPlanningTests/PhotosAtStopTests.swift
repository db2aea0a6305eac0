import Testing
import TripModel

@testable import TripPlanning

@Suite("Pictures of a stop")
struct PhotosAtStopTests {
  @Test("are those that say they were taken there, and all that its place counts as near, once each")
  func ofPlace() throws {
    let here = try at(36.5325, -6.2989)
    let when = DayAndTime(date: try day("2026-05-04"), time: try time("11:40"))
    let tower = pin("Torre Tavira", here, when, photos: ["named.jpg", "own.jpg"])
    let photos = [
      try photo("own.jpg", "2026-05-04 11:40", at: here),
      try photo("beside.jpg", "2026-05-04 11:50", at: try at(36.5335, -6.2989)),
      try photo("named.jpg", "2026-05-04 20:00"),
      try photo("away.jpg", "2026-05-05 12:00", at: try at(36.0205, -5.6175)),
    ]
    let plan = try planned(Trip(photos: photos, pins: [tower]), today: "2026-06-01").plan
    let stop = try #require(plan.way.route.stops.first { $0.place != nil })
    let near = plan.places[0].photos.filter(\.isAtPlace).map { plan[$0.photo].photo.file }
    #expect(Set(near) == ["own.jpg", "beside.jpg", "named.jpg"])
    #expect(stop.photos.count == 2)
    let told = plan.photos(at: stop).map { plan[$0].photo.file }
    #expect(told.count == 3 && Set(told) == Set(near))
  }

  @Test("are of the only stop in a town those that the gallery of places has there")
  func ofTown() throws {
    let photos = [
      try photo("a.jpg", "2026-05-04 11:40", at: try at(36.53, -6.29)),
      try photo("named.jpg", "2026-05-04 20:00"),
      try photo("b.jpg", "2026-05-05 12:00", at: try at(36.0205, -5.6175)),
    ]
    let pins = [pin("Beach", try at(36.5300, -6.3057), photos: ["named.jpg"])]
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 36.3 ? "Cádiz" : "Tarifa", isInTown: true, country: "ES")
    }
    let plan = TripPlanner.plan(
      Trip(photos: photos, pins: pins), today: try day("2026-06-01"), names: names
    ).plan
    let stop = try #require(plan.way.route.stops.first { $0.locality?.town == "Cádiz" })
    #expect(plan.photos(at: stop).map { plan[$0].photo.file } == ["a.jpg", "named.jpg"])
    #expect(plan.photosWithPlace.count == 3)
  }
}
