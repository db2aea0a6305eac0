import Foundation
package import Localization
package import SiteOutput
package import TripPlanning

/// The trip for machines: `trip.json`, as docs/trip.schema.json describes it.
package enum TripJSON {
  /// The version of the schema: a member is added freely, and changed only with this number.
  static let schema = 1

  /// The generator is the program and its version: `Tripbook 0.1.0`.
  package static func file(of trip: TripPlan, names: LocalizedNames, generator: String) -> OutputFile {
    let document = TripDocument(trip, names: names, generator: generator)
    return OutputFile(path: trip.addresses.json, content: .bytes(encoded(document)))
  }

  private static func encoded(_ document: TripDocument) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(document) else {
      preconditionFailure("trip.json holds a number that is none")
    }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
