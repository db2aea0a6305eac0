package import Basemap
import TripModel

extension MapContent.CloseUp {
  /// What stands for it on the other map, where a line ends: a stop with the numbers of those that are shown closer,
  /// called as they are or by their town. None that would have neither number nor name, since nobody could read it.
  package func sign(on atlas: Atlas?, calling name: (Town) -> String = { $0.name }) -> [MapStop] {
    // Where that is, what leads away from it does not say.
    var own = near
    own.lines.removeAll(where: \.leadsBeyond)
    return own.spot(on: atlas, calling: name).stops.compactMap { spot in
      var sign = spot
      (sign.number, sign.isCloseUp) = (numbers, true)
      return sign.number.isEmpty && sign.name.isEmpty ? nil : sign
    }
  }
}

extension MapContent {
  /// The numbers of some of the stops, three and more that follow one another as one: `1·3–5`.
  func numbers(of isMeant: (Coordinate) -> Bool) -> String {
    SignNumbers.runs(of: stops.filter { isMeant($0.coordinate) }.map(\.ownNumbers))
  }
}
