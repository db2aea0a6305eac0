import Foundation
import TripReading

/// Where an export goes.
enum ExportTarget {
  /// A trip that is there.
  case trip(String)
  /// A folder that is not there yet, or holds nothing that makes it a trip: an export of trips makes folders in it, any
  /// other makes it a trip.
  case new(String)
  /// A folder of trips: what comes becomes a folder in it.
  case above(String)

  /// A folder as it was named, or the trip in which one is.
  init(_ folder: String?, _ surroundings: Surroundings) {
    guard let folder else {
      if let around = try? surroundings.tripAround(), !LibraryReader.isLibrary(surroundings.absolute(around))
      {
        self = .trip(around)
      } else {
        self = .above(".")
      }
      return
    }
    let path = surroundings.absolute(folder)
    if LibraryReader.isLibrary(path) {
      self = .above(folder)
    } else if Surroundings.holdsTrip(path) {
      self = .trip(folder)
    } else {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      let isAbove = names.contains { !$0.hasPrefix(".") && Surroundings.holdsTrip(path + "/" + $0) }
      self = isAbove ? .above(folder) : .new(folder)
    }
  }

  /// As it was named.
  var name: String {
    switch self {
    case .trip(let name), .new(let name), .above(let name): name
    }
  }
}
