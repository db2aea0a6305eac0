import TripModel

extension TripPlan {
  /// The pictures that are told of a stop of the whole way, in the order in which they were taken: those that say
  /// themselves that they were taken there, and those of the place that it is, as the page of that place counts them.
  ///
  /// So a stop never has fewer pictures than the place there. It may have more: what happened up to some kilometres
  /// away is one stop, and a place has what was taken within 500 m of it or was named with it.
  package func photos(at stop: Stop) -> [PhotoID] {
    let ofPlace = stop.place.map { self[$0].photos.filter(\.isAtPlace).map(\.photo) } ?? []
    return Set(stop.photos + ofPlace).sorted { $0.index < $1.index }
  }
}
