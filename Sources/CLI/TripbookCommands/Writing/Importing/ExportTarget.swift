import TripReading
import TripWriting

/// Where an export goes.
enum ExportTarget {
  /// A trip that is there.
  case trip(String)
  /// A folder that is not there yet, or holds nothing.
  case new(String)
  /// A folder that is no trip: those of an export become folders in it.
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
    } else if TripFolder(path).isEmpty {
      self = .new(folder)
    } else {
      self = .above(folder)
    }
  }

  /// As it was named.
  var name: String {
    switch self {
    case .trip(let name), .new(let name), .above(let name): name
    }
  }
}
