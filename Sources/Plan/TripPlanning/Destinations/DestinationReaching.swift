import TripModel

extension DestinationReach {
  /// From an airport to a place and the airport that one flies to; nil where one of the two ends is not known, and
  /// where they are so near that nobody flies.
  static func estimate(
    from start: Airport?, to place: Coordinate?, by airport: Airport?, _ zones: ZoneLookup,
    on today: LocalDate
  ) -> DestinationReach? {
    guard let start, let goal = place ?? airport?.coordinate else { return nil }
    let metres = start.coordinate.metres(to: goal)
    let flown = start.coordinate.metres(to: airport?.coordinate ?? goal)
    guard min(metres, flown) >= nearest else { return nil }
    return DestinationReach(
      from: start, metres: metres, minutes: minutes(ofFlight: flown),
      clockAhead: clockAhead(at: goal, of: start.coordinate, zones, on: today))
  }

  /// Metres within which there are hardly any flights.
  private static let nearest = 100_000.0

  /// Minutes from gate to gate of a direct flight of so many metres along a great circle, to a quarter of an hour.
  ///
  /// An airliner cruises at some 850 km/h; half an hour goes to taxiing, climbing and descending. What timetables
  /// say is often more, by up to a sixth: against the wind, and where airports are full. Compared with scheduled
  /// times in the on-time data of the US Department of Transportation (`CRSElapsedTime`).
  static func minutes(ofFlight metres: Double) -> Int {
    Int(((onGroundAndClimbing + metres / cruise) / step).rounded()) * Int(step)
  }

  /// Minutes.
  private static let onGroundAndClimbing = 30.0
  private static let step = 15.0
  /// Metres in a minute.
  private static let cruise = 850_000.0 / 60

  /// By the clocks at noon in Greenwich.
  private static func clockAhead(
    at goal: Coordinate, of start: Coordinate, _ zones: ZoneLookup, on today: LocalDate
  ) -> Int? {
    guard let there = zones.zone(at: goal), let here = zones.zone(at: start) else { return nil }
    let noon = Instant(seconds: today.dayNumber * 86_400 + 43_200)
    return there.offset(at: noon).seconds - here.offset(at: noon).seconds
  }
}
