import Diagnostics
import TripModel
import TripNotation

// What is said of an airport that is none names those near by, as in a trip: not before it is known near what nothing may
// be named, which the trips of a library tell after its own files are read.

extension LibraryReader.Reading {
  /// Names airports near the destinations whose own is none. Where more may be private than is known, none is named.
  mutating func nameAirports() {
    guard doubts.isEmpty, let destinationFile, diagnostics.contains(where: { $0.code == .unknownAirport })
    else { return }
    let read = DestinationFile.read(
      destinationFile, currency: settings.currency ?? .euro, photos: PictureNames([]), privatePlaces: places)
    var told: [SourcePlace: Diagnostic] = [:]
    for diagnostic in read.diagnostics where diagnostic.code == .unknownAirport {
      if let place = diagnostic.place { told[place] = diagnostic }
    }
    for index in diagnostics.indices where diagnostics[index].code == .unknownAirport {
      if let named = diagnostics[index].place.flatMap({ told[$0] }) { diagnostics[index] = named }
    }
  }
}
