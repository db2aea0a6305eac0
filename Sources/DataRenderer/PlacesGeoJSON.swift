import Foundation
package import SiteOutput
import TripModel
package import TripPlanner

/// All that has a position, for maps of others: `places.geojson` (RFC 7946), a feature a line.
package enum PlacesGeoJSON {
  /// A file for every trip in which something has a position.
  package static func files(of plan: SitePlan) -> [OutputFile] {
    plan.trips.compactMap { trip in
      trip.addresses.geojson.map { OutputFile(path: $0, content: .bytes(bytes(of: trip))) }
    }
  }

  private static func bytes(of trip: TripPlan) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func encoded(_ value: some Encodable) -> Data {
      guard let data = try? encoder.encode(value) else {
        preconditionFailure("places.geojson holds a number that is none")
      }
      return data
    }
    var file = Data("{\"type\":\"FeatureCollection\",\"name\":".utf8)
    file += encoded(trip.profile.title.value) + Data(",\"features\":[".utf8)
    for (index, feature) in PlaceFeature.all(of: trip).enumerated() {
      file += Data((index == 0 ? "\n" : ",\n").utf8) + encoded(feature)
    }
    return Array(file + Data("\n]}\n".utf8))
  }
}
