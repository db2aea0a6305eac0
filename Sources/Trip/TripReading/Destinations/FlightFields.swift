import Diagnostics
import TripModel
import TripNotation

/// A flight with fields: `{out: 2026-11-02 13:10, back: 2026-11-16 22:30, airline: ANA, cabin: business, price: 2410 EUR,
/// seen: 2026-09-01}`.
enum FlightFields {
  /// Nil, with errors, where anything is wrong that changes what one would get for the price.
  static func read(_ fields: inout FieldReader, _ money: MoneyText) -> DestinationFlight? {
    for key in ["out", "price", "seen"] { fields.require(key) }
    let out = fields.dayAndTime("out")
    let back = fields.dayAndTime("back")
    let airline = fields.filled("airline")
    let cabin = fields.reading("cabin", CabinText.cabin)
    let price = fields.reading("price") { text throws(Problem) in try money.money(text) }
    let seen = fields.day("seen")
    let isLost = fields.isUnread("back", back) || fields.isUnread("cabin", cabin)
    if let out, let back, DestinationFlight.isBack(back, before: out), let text = fields.textNode("back") {
      fields.findings.report(.backFirst(text))
      return nil
    }
    guard let out, let price, let seen, !isLost else { return nil }
    let source = fields.findings.file.place(of: fields.range)
    var flight = DestinationFlight(out: out, price: price, seen: seen, source: source)
    (flight.back, flight.airline, flight.cabin) = (back, airline, cabin ?? .economy)
    return flight
  }
}

/// How one sits.
enum CabinText {
  private typealias Cabin = DestinationFlight.Cabin

  /// `economy`, `premium`, `business` or `first`, in small letters or capitals.
  static func cabin(_ text: TextNode) throws(Problem) -> DestinationFlight.Cabin {
    if let cabin = Cabin(rawValue: text.value.lowercased()) { return cabin }
    let words = Cabin.allCases.map { "`\($0.rawValue)`" }
    throw Problem(
      .unknownWord, "Unknown cabin: “\(text.value.shortened)”", at: text.range,
      advice: meant(by: text.value).map { "Write `\($0.rawValue)`." }
        ?? "Write one of these: \(words.joined(separator: ", ")).")
  }

  /// The one that is meant by one of its words, also with a slip in it; nil for what may be anything else.
  static func meant(by text: String) -> DestinationFlight.Cabin? {
    guard text.utf8.count <= 40 else { return nil }
    let words = text.lowercased().split { !$0.isLetter }.map(String.init)
      .filter { $0 != "class" && $0 != "cabin" }
    if words.count == 2, words.contains("premium"), words.contains("economy") { return .premium }
    guard words.count == 1 else { return nil }
    if let cabin = Cabin(rawValue: words[0]) ?? otherWords[words[0]] { return cabin }
    guard words[0].count > 4 else { return nil }
    return Cabin.allCases.first { Spelling.distance(Array(words[0]), Array($0.rawValue)) == 1 }
  }

  private static let otherWords: [String: DestinationFlight.Cabin] = [
    "eco": .economy, "coach": .economy, "tourist": .economy,
  ]
}

extension Problem {
  static func backFirst(_ back: TextNode) -> Problem {
    Problem(
      .endsBeforeStart, "The flight back leaves before the flight out: “\(back.value.shortened)”",
      at: back.range, advice: "Correct one of the two; until then the flight is left out.")
  }
}
