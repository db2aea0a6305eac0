import Foundation
package import TripModel
import TripNotation

/// A new pin as an item of `pins.yml`.
package struct PinItem: Sendable {
  package var title: String
  package var coordinate: Coordinate
  package var time: String?
  package var category: String?
  package var description: String?

  package init(title: String, coordinate: Coordinate) {
    self.title = title
    self.coordinate = coordinate
  }

  /// The lines as they stand behind a dash.
  package var lines: [String] {
    let fields = [
      ("title", title), ("at", coordinate.written), ("time", time), ("category", category),
      ("description", description),
    ]
    return fields.compactMap { key, value in value.map { "\(key): \(NotationWriter.text($0))" } }
  }
}

extension Coordinate {
  /// `38.6916, -9.216`: latitude and longitude in degrees, to about a decimetre.
  package var written: String { Self.degrees(latitude) + ", " + Self.degrees(longitude) }

  private static func degrees(_ degrees: Double) -> String {
    var text = String(format: "%.6f", degrees)
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
