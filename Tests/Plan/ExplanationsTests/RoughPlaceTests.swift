import Explanations
import Testing
import TripModel
import TripPlanning

@Suite("Why a picture in whole degrees is on no map")
struct RoughPlaceTests {
  @Test("is told with what the site says instead")
  func picture() throws {
    let date = try #require(LocalDate(iso: "2026-05-05"))
    var photo = Photo(file: "a.jpg", contentHash: "a", width: 40, height: 30)
    photo.cameraClock = LocalDateTime(date: date, time: .midnight) + 50_700
    photo.timeSource = .original
    photo.coordinate = Coordinate(latitude: 39, longitude: -108)
    let names = PlaceLookup { _ in Locality(town: "Palisade", isInTown: true, country: "US") }
    let plan = TripPlanner.plan(
      Trip(folderName: "x", photos: [photo]), today: date, for: .author, names: names
    )
    .plan
    let said = TripReasons(plan).answers(file: "a.jpg", line: nil).flatMap(\.sentences)
    let place = said.filter { $0.contains("39") }
    #expect(
      place.count == 1 && !said.contains { $0.contains("Palisade") || $0.contains("far from") }, "\(said)")
    #expect(
      place.first?.hasSuffix(
        "Whole degrees may be 80 km off, so the site shows it on no map, and says only that it is in US.")
        == true,
      "\(said)")
  }
}
