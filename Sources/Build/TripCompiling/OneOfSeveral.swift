import Diagnostics
import TripPlanning

extension Diagnostic {
  /// The same, of one of several trips, where who reads it knows which: what was near home is counted for each, though the
  /// home may be another's; and that there is nothing in a folder is said of the folder.
  func ofOne(_ trip: TripID) -> Diagnostic {
    var told = of(trip)
    if code == .nearHome {
      told.message = "In “\(trip.folder)”, " + message.prefix(1).lowercased() + message.dropFirst()
    }
    if code == .emptyTrip, place == nil { told.place = SourcePlace(file: trip.folder) }
    return told
  }
}
