import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

@Suite("A picture in trip.json")
struct PhotoDocumentTests {
  private static func tree(_ trip: Trip, names: PlaceLookup = .unknown) throws -> JSON {
    let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4), names: names).plan
    let file = TripJSON.file(of: plan, names: .unspoken(plan), generator: "Tripbook 0.1.0")
    guard case .portions(let portions) = file.content else { throw NoFile() }
    return try JSONDecoder().decode(JSON.self, from: Data(portions.bytes))
  }

  private struct NoFile: Error {}

  @Test("has no position, as on its page, where its camera wrote whole degrees, and its country all the same")
  func wholeDegrees() throws {
    var photo = try #require(try LisbonTrip.make().photos.first { $0.file == "photos/IMG_2231.jpg" })
    photo.coordinate = Coordinate(latitude: 39, longitude: -108)
    let names = PlaceLookup { _ in Locality(town: "Palisade", isInTown: true, country: "US") }
    let json = try Self.tree(Trip(folderName: "x", photos: [photo]), names: names)
    let told = try #require(json["photos"]?.items.first)
    #expect(told["latitude"] == nil && told["longitude"] == nil && told["placeFrom"] == nil)
    #expect(told["where"]?["country"] == "US")
  }

  @Test("says whether its position is written in a file beside it, and its tags, as the schema knows them")
  func provenance() throws {
    let sources: [(Provenance, String)] = [
      (.exif, "exif"), (.xmp, "xmp"), (.sidecar(file: "photos/IMG_2231.md"), "sidecar"),
    ]
    for (source, word) in sources {
      var trip = try LisbonTrip.make()
      let place = try #require(trip.photos.firstIndex { $0.file == "photos/IMG_2231.jpg" })
      trip.photos[place].positionToldBy = source
      trip.photos[place].tags = ["tram"]
      let json = try Self.tree(trip)
      #expect(try Schema.read().problems(of: json) == [])
      let photo = try #require(json["photos"]?.items.first { $0["file"] == "photos/IMG_2231.jpg" })
      #expect(photo["placeFrom"] == .text(word) && photo["tags"] == ["tram"])
    }
  }
}
