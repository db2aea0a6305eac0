import TripModel

extension [PlacePlan] {
  /// Each with the picture that stands for it in lists: one that was named with it, else one taken there, on its own day where
  /// it has one.
  ///
  /// A picture taken among several places stands for the nearest of them, so that a list does not show it twice; where
  /// nothing else is left to a place it has none.
  func withPictures(among photos: [PhotoPlan]) -> [PlacePlan] {
    var places = self
    var used: Set<PhotoID> = []
    func shown(_ index: Int, isNamed: Bool) -> [NearPhoto] {
      self[index].photos.filter {
        $0.isNamed == isNamed && self[index].isShown(on: photos[$0.photo.index], $0)
      }
    }
    for index in indices {
      // What its writer wants to see with it stays, also where another place has it.
      let named = shown(index, isNamed: true)
      places[index].picture = (named.first { !used.contains($0.photo) } ?? named.first)?.photo
      if let picture = places[index].picture { used.insert(picture) }
    }
    let pairs = indices.filter { places[$0].picture == nil }.flatMap { index in
      shown(index, isNamed: false).map { (index: index, photo: $0.photo, metres: $0.metres ?? 0) }
    }
    let nearest = pairs.enumerated().sorted {
      ($0.element.metres, $0.offset) < ($1.element.metres, $1.offset)
    }
    for (_, pair) in nearest where places[pair.index].picture == nil {
      if used.insert(pair.photo).inserted { places[pair.index].picture = pair.photo }
    }
    return places
  }
}

extension PlacePlan {
  /// Whether a picture near it may stand for it: it was named with it, or taken there, on its day where it has one.
  func isShown(on photo: PhotoPlan, _ near: NearPhoto) -> Bool {
    guard photo.hasStill else { return false }
    if near.isNamed { return true }
    let isOfDay = day == nil || photo.day == nil || photo.day?.value == day
    return isOfDay && (near.metres ?? 0) <= NearPhoto.shownWithin
  }
}
