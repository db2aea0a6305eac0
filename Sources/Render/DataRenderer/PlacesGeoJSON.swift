import Foundation
package import Localization
package import SiteOutput
import TripModel
package import TripPlanning

/// All that has a position, for maps of others: `places.geojson` (RFC 7946), a feature a line.
package enum PlacesGeoJSON {
  /// Nil for a trip in which nothing has a position.
  package static func file(of trip: TripPlan, names: LocalizedNames) -> OutputFile? {
    trip.addresses.geojson.map { OutputFile(path: $0, content: .bytes(bytes(of: trip, names))) }
  }

  private static func bytes(of trip: TripPlan, _ names: LocalizedNames) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func encoded(_ value: some Encodable) -> Data {
      guard let data = try? encoder.encode(value) else {
        preconditionFailure("places.geojson holds a number that is none")
      }
      return data
    }
    var file = Data("{\"type\":\"FeatureCollection\",\"name\":".utf8)
    file += encoded(names.title) + Data(",\"features\":[".utf8)
    for (index, feature) in PlaceFeature.all(of: trip, names).enumerated() {
      file += Data((index == 0 ? "\n" : ",\n").utf8) + encoded(feature)
    }
    return Array(file + Data("\n]}\n".utf8))
  }
}
