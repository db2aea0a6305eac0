import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

@Suite("A picture in trip.json")
struct PhotoDocumentTests {
  private static func tree(_ trip: Trip) throws -> JSON {
    let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4)).plan
    let file = TripJSON.file(of: plan, names: .unspoken(plan), generator: "Tripbook 0.1.0")
    guard case .portions(let portions) = file.content else { throw NoFile() }
    return try JSONDecoder().decode(JSON.self, from: Data(portions.bytes))
  }

  private struct NoFile: Error {}

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
