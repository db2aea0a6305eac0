import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// What a day's map has beside its way: where one slept that night, and the words for what has no place on it.
extension TripMap {
  /// Adds the beds of the night behind a day where they are near what the map shows; what is farther off is told below it.
  func addBeds(of day: DayPlan, to content: inout MapContent) {
    let places = content.stops.map(\.coordinate) + content.marks.map(\.coordinate)
    guard !places.isEmpty else { return }
    let nights = day.events.map { plan[$0] }.filter { $0.nights.contains(day.date) }
    var given = GivenLabels()
    for stop in content.stops { _ = given.isFirst(stop.name, at: stop.coordinate) }
    // What is called by its town alone is as little known as what is only said to be in it.
    let vague = Set(nights.flatMap(\.places).compactMap(\.position).filter(\.reason.isVague).map(\.value))
    for bed in marks(of: nights, areByTown: StopLabels.areOfCountries(places)) where !bed.isVague {
      let metres = places.map { $0.distance(to: bed.coordinate) }.min() ?? 0
      if metres > Self.farthestBed {
        content.beyond.append(bed.name)
      } else if metres > Self.reachOfBed, !vague.contains(bed.coordinate) {
        var mark = bed
        mark.isLabelled = given.isFirst(bed.name, at: bed.coordinate)
        content.marks.append(mark)
      }
    }
  }

  /// Metres from a stop or a pin within which a bed has no room for a sign of its own, and is that place.
  private static let reachOfBed = 30.0
  /// Metres from everything else of a day beyond which a bed is in another region: who flew on at night has no fix there.
  private static let farthestBed = 100_000.0

  /// Metres from a stop within which a pin is on its map as that.
  private static let besideStop = 1000.0

  /// The pictures of a day that are no dots on its map, and that no pin on it names, where others are; nil where none is
  /// missing.
  func leftOut(_ pictures: [PhotoPlan], of day: DayPlan) -> String? {
    let pins = Set(day.places + day.route.stops.compactMap(\.place))
    let missing = pictures.filter { photo in
      guard photoMarks([photo]).isEmpty else { return false }
      guard photo.isPlacedByPin, let pin = photo.nearestPlace?.place else { return true }
      // A pin beside a stop has no sign of its own.
      let there = scope.plan[pin].coordinate
      return !pins.contains(pin)
        && !day.route.stops.contains { $0.coordinate.distance(to: there) <= Self.besideStop }
    }
    guard !missing.isEmpty, missing.count < pictures.count else { return nil }
    return words(.mapWithout, ["pictures": scope.counted(missing)])
  }
}
