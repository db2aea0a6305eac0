import TripModel

extension TripPlan {
  /// The pictures that are told of a stop of the whole way, in the order in which they were taken: those that say
  /// themselves that they were taken there, those of the place that it is, as the page of that place counts them, and
  /// of the only stop in a town those that the gallery of places has there on its days.
  ///
  /// So a stop never has fewer pictures than the place there. It may have more: what happened up to some kilometres
  /// away is one stop, and a place has what was taken within 500 m of it or was named with it.
  package func photos(at stop: Stop) -> [PhotoID] {
    let ofPlace = stop.place.map { self[$0].photos.filter(\.isAtPlace).map(\.photo) } ?? []
    return Set(stop.photos + ofPlace + inTown(of: stop)).sorted { $0.index < $1.index }
  }

  private func inTown(of stop: Stop) -> [PhotoID] {
    guard let town = stop.locality?.ownTownName,
      way.route.stops.count(where: { $0.locality?.ownTownName == town }) == 1
    else { return [] }
    return groupsOfPlaces.filter { $0.town == town }.flatMap(\.photos)
      .filter { self[$0].day.map { stop.days.contains($0.value) } ?? false }
  }

  /// The pictures of which the gallery of places tells where they were taken, on the way as well.
  package var photosWithPlace: Set<PhotoID> {
    Set(
      groupsOfPlaces.filter { group in
        switch group.heading {
        case .town, .onTheWay: true
        case .place(let place): place != nil
        case .day, .unplaced, .none: false
        }
      }.flatMap(\.photos))
  }

  private var groupsOfPlaces: [GalleryGroup] {
    media.galleries.first { $0.kind == .places }?.pages.flatMap(\.groups) ?? []
  }
}
