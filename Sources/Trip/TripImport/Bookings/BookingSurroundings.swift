import ICalendar
import TripModel

/// What tells of an event of a calendar what it is, beside the event itself: the calendar's name and program, its other
/// events, and where places are.
struct BookingSurroundings {
  /// Whether the calendar is of journeys by rail: what has a number and goes from one town to another is a train.
  let isOfRailway: Bool
  /// Where a place is, as far as anybody knows.
  let places: BookingReading.Places

  /// Metres below which nobody flies from one town to another.
  private static let shortestFlight = 100_000.0
  /// Trains in a calendar without any flight, from which on it is one of trains.
  private static let fewestTrains = 3

  init(_ calendar: CalendarFile, places: @escaping BookingReading.Places) {
    let named = [calendar.program, calendar.name].compactMap(\.self).contains(where: Self.namesRailway)
    isOfRailway = named || Self.isOfTrains(calendar.events)
    self.places = places
  }

  /// Whether two ends of a way are known, and too near to fly from one to the other.
  func isTooNearToFly(_ way: WrittenWay) -> Bool {
    guard let from = way.from.flatMap({ places(NamedPlace(name: $0, coordinate: nil)) }),
      let to = way.to.flatMap({ places(NamedPlace(name: $0, coordinate: nil)) })
    else { return false }
    return from.distance(to: to) < Self.shortestFlight
  }

  private static func namesRailway(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }
    return words.contains { word in railways.contains(String(word)) || word.hasPrefix("railway") }
  }

  /// Railways, their journey planners (HAFAS is of Hacon), passes, and words for what they run.
  private static let railways: Set<String> = [
    "rail", "railplanner", "interrail", "eurail", "hacon", "hafas", "bahn", "bundesbahn", "eisenbahn", "öbb",
    "sbb",
    "sncf", "trenitalia", "renfe", "amtrak", "trainline", "train", "trains", "zug", "züge", "treni", "trenes",
    "treinen", "vlaky", "pociągi", "tåg",
  ]

  private static func isOfTrains(_ events: [CalendarEvent]) -> Bool {
    let titles = events.prefix(200).compactMap(\.summary)
    let kinds = titles.map { title in
      BookingWords.kinds(inTitle: title).first(where: \.isRide) ?? BookingWords.numberedRide(inTitle: title)
    }
    // A number alone may be a flight's; a word for one is.
    let isFlown = titles.contains { BookingWords.kinds(inTitle: $0).contains(.flight) }
    return !isFlown && kinds.count { $0 == .train } >= fewestTrains
  }
}
