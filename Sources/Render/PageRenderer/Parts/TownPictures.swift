import Drawing
import TripModel

/// A walk through a town that nobody recorded: where pictures were taken is what is known of its way.
extension MapContent {
  /// The same with the dots of these pictures, where all of it then is one town of which they tell; else as it is.
  func walked(_ pictures: [MapMark]) -> MapContent {
    guard lines.allSatisfy({ $0.style.isJoined }) else { return self }
    var told = self
    told.marks += pictures
    return told.isToldByPictures && told.reach == .town ? told : self
  }

  /// Whether pictures were taken at so many places that their dots show where one went.
  var isToldByPictures: Bool {
    var places: [Coordinate] = []
    for mark in marks where mark.kind == .photo {
      guard places.allSatisfy({ $0.distance(to: mark.coordinate) >= Self.metresApart }) else { continue }
      places.append(mark.coordinate)
      if places.count == Self.leastPlaces { return true }
    }
    return false
  }

  private static let leastPlaces = 6
  /// Between two places: of what is nearer a sheet of a town makes one dot.
  private static let metresApart = 50.0
}
