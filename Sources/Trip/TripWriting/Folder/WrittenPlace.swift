import Foundation
package import TripModel

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

extension NamedPlace {
  /// `Lisbon, 38.7742, -9.1342`, a position alone, or a name alone.
  package var written: String {
    [name, coordinate?.written].compactMap(\.self).joined(separator: ", ")
  }
}
