import Diagnostics

extension Array where Element == Diagnostic {
  /// With what follows from other things behind these: that a trip is not in the site behind all that is said of it.
  ///
  /// Expects reading order, gathered or not.
  func causesFirst() -> [Diagnostic] {
    var ordered = filter { $0.code != .tripNotBuilt }
    for told in self where told.code == .tripNotBuilt {
      let trips = Set(([told.place].compactMap(\.self) + told.others).map(\.file))
      let last = ordered.lastIndex { cause in
        ([cause.place].compactMap(\.self) + cause.others).contains { place in
          trips.contains(place.trip?.folder ?? place.file)
        }
      }
      ordered.insert(told, at: last.map { $0 + 1 } ?? ordered.endIndex)
    }
    return ordered
  }
}
