import Markdown
import TripModel

extension TripPlanner {
  /// Where trip.yml says that the trip ended, as the last of its last day, if something was kept of that and nothing says where
  /// it was; nil while it is not over, and where that may not be told.
  func homeward(_ things: TripThings) -> Router.Fix? {
    guard let day = trip.settings.end, day < today, !trip.withheld.hidesEnd,
      let written = trip.settings.endAt?.value,
      let place = written.coordinate ?? (own[written.name] ?? towns.position(of: written.name))?.value,
      trip.withheld.region(at: place) == nil
    else { return nil }
    let entries = things.journal.entries.filter { $0.day.value == day && $0.withheld == nil }
    let pictures = things.media.pictures.filter { $0.day?.value == day && $0.photo.withheld == nil }
    guard !entries.isEmpty || !pictures.isEmpty, entries.allSatisfy({ $0.position == nil }),
      pictures.allSatisfy({ $0.position?.reason.isEstimate ?? true })
    else { return nil }
    let clocks = things.clocks
    var fix = Router.Fix(
      instant: clocks.instant(clocks.end(of: day), inZoneOf: place), day: day, coordinate: place)
    fix.isFlown =
      entries.contains(where: \.tellsFlight)
      || things.itinerary.events.contains { $0.kind == .flight && $0.days.contains(day) }
    return fix
  }

  /// The country to which such a way led.
  func countryHomeward(_ things: TripThings, _ route: RoutePlan) -> [String] {
    guard let end = homeward(things)?.coordinate, route.legs.contains(where: { $0.points.last == end }) else {
      return []
    }
    return [names.locality(at: end)?.country].compactMap(\.self)
  }
}

extension [Router.Fix] {
  /// With that one where the way is known, though on no later day, and not on its own.
  func ending(at homeward: Router.Fix?, besides pieces: [TimedTrack.Piece]) -> [Router.Fix] {
    guard let homeward, let end = homeward.day, !isEmpty else { return self }
    let days = compactMap(\.day) + pieces.compactMap(\.day)
    return days.allSatisfy { $0 < end } ? self + [homeward] : self
  }
}

extension EntryPlan {
  /// Whether it says that one flew.
  fileprivate var tellsFlight: Bool {
    if namedKinds.contains(.flight) { return true }
    let text = ([self.title.value, self.body.plainText] + self.tags).joined(separator: " ")
    return text.lowercased().split { !$0.isLetter }.contains { Self.wordsOfFlights.contains($0) }
  }

  /// Of a text, where a flight may be one of stairs: as travellers write them in English, German, French, Spanish, Italian, Portuguese and Dutch.
  private static let wordsOfFlights: Set<Substring> = [
    "flying", "flew", "flown", "plane", "aeroplane", "airplane", "flug",
    "rückflug",
    "heimflug", "fliegen", "flogen", "geflogen", "flugzeug", "flieger", "avion", "vuelo", "avión", "volo",
    "aereo", "voo", "avião", "vlucht", "vliegen", "vliegtuig", "gevlogen",
  ]
}
