import SiteLanguage
import TripPlanning

// Trips in numbers, those to come told apart.

extension LibraryScope {
  /// `12 trips`, `12 trips and 1 planned`, `1 planned trip`; `Not seen` of what none of its trips came to.
  func counted(_ trips: TripCount) -> String {
    if trips.begun == 0 && trips.planned == 0 { return words[.placeNotSeen] }
    let begun = words.counted(.countTrips, trips.begun)
    if trips.planned == 0 { return begun }
    return trips.begun == 0
      ? words.counted(.countTripsPlanned, trips.planned)
      : words.counted(.countTripsBoth, trips.planned, ["trips": begun])
  }

  /// `61 places, 8 stops and 3 countries`; nil without any.
  func counted(_ reach: LibraryReach) -> String? {
    let parts = [
      reach.places > 0 ? words.counted(.countPlaces, reach.places) : nil,
      reach.stops > 0 ? words.counted(.countStops, reach.stops) : nil,
      reach.countries > 0 ? words.counted(.countCountries, reach.countries) : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : words.list(parts)
  }

  /// The same as figures, but for the countries.
  func facts(of reach: LibraryReach) -> [Fact] {
    [fact(reach.places, .factPlaces), fact(reach.stops, .factStops)].compactMap(\.self)
  }

  /// `2 trips, on 14 days. One planned trip, on 11 days.`
  func told(_ year: LibraryYearCount) -> String {
    func sentence(_ phrase: Phrase, _ part: LibraryYearCount.Part) -> String? {
      part.trips > 0 ? words.counted(phrase, part.trips, ["days": countDays(part.days)]) : nil
    }
    return [sentence(.libraryCalendarLede, year.past), sentence(.libraryCalendarPlanned, year.ahead)]
      .compactMap(\.self).joined(separator: " ")
  }
}
