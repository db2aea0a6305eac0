import TripModel

/// What the stops of the whole way are made of: the stops of its days, and at which of these one stayed.
struct StopsOfDays {
  /// Of which stop of its day each fix is, by the fix's number.
  var ofFixes: [Int: StopOfDay] = [:]
  /// Where these stand.
  var places: [StopOfDay: Coordinate] = [:]
  /// Where the way began, and where each of its days ended, in their order.
  var stays: [StopOfDay] = []
}
