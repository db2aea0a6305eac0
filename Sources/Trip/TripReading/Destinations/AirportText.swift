import Diagnostics
import TripModel
import TripNotation

/// Airports by their codes of IATA.
enum AirportText {
  /// The same where nothing tells what is near.
  static func airport(_ text: TextNode) throws(Problem) -> Airport { try airport(text, near: nil) }

  /// `KIX`. What is none is told the code that is meant, or those around `place`.
  static func airport(_ text: TextNode, near place: Coordinate?) throws(Problem) -> Airport {
    if let airport = Airport(code: text.value) { return airport }
    throw Problem(
      .unknownAirport, "Unknown airport: “\(text.value.shortened)”", at: text.range,
      advice: advice(for: text.value, near: place))
  }

  private static func advice(for text: String, near place: Coordinate?) -> String {
    if let code = code(in: text) { return "Write \(code)." }
    let serving = (byTown[text.lowercased()] ?? []).prefix(Airport.choice)
    if let only = serving.first, serving.count == 1 { return "Write the code of its airport: \(only.code)." }
    if !serving.isEmpty {
      return "Write the code of one of its airports: \(serving.map(\.code).joined(separator: ", "))."
    }
    let near = place.map { Airport.near($0) } ?? []
    guard !near.isEmpty else { return "Write the three capitals of its code, such as KIX or LHR." }
    let names = near.map { airport in airport.code + (airport.town.map { " (\($0))" } ?? "") }
    return "Write the code of one that is near by: \(names.joined(separator: ", "))."
  }

  /// Those with scheduled flights, by the name of their town in small letters.
  private static let byTown = Dictionary(
    grouping: Airport.all.filter { $0.town != nil }, by: { $0.town?.lowercased() ?? "" })

  /// The code that stands in a text among other words, or is written in small letters: `kix`, `Osaka (KIX)`.
  private static func code(in text: String) -> String? {
    let words = text.prefix(80).split { !$0.isLetter }.map(String.init)
    if words.count == 1, let airport = Airport(code: words[0].uppercased()) { return airport.code }
    return words.lazy.compactMap { Airport(code: $0)?.code }.first
  }
}
