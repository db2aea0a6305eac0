import TripModel

/// Which pictures stand for days and places in lists.
extension TripPlan {
  /// The picture on the card of a day on the front page: that of the day. Where it is that of the whole page already,
  /// another photograph of the day. Where there is none, that of the page once more if cards of other days have pictures,
  /// beside which one without would look like a day of none; else nil on a trip so short that one sees both at once.
  package func cardPicture(of day: DayPlan) -> PhotoID? {
    guard let cover = day.cover?.value, media.cover?.value == cover else { return day.cover?.value }
    let other = day.photos.first { id in
      id != cover && self[id].hasStill && !self[id].isGraphic && !self[id].isPaperOrScreen
        && !self[id].isStamp
    }
    if let other { return other }
    let isShownAgain =
      days.count > Self.daysAtALook || days.contains { $0.date != day.date && $0.cover != nil }
    return isShownAgain ? cover : nil
  }

  /// Days whose cards stand near the picture of the page.
  private static let daysAtALook = 6

  /// Whether a picture stands on top of the front page, and its days have no need of it.
  package func isAboveCards(_ photo: PhotoID) -> Bool {
    days.count == 1 && media.cover?.value == photo
  }

  /// The picture on the card of a place: that which stands for it. Where all near it stand for nearer places, the nearest
  /// of them, since the card says that there is one.
  package func cardPicture(of place: PlacePlan) -> PhotoID? {
    pictures(of: place).first
  }

  /// The same in the list of all places: what stands at the spot of others before it shows none of their pictures again, but
  /// the next of its own; nil where it has no other.
  package func listedPicture(of place: PlacePlan) -> PhotoID? {
    let before = placesNear.within(Self.spot, of: place.coordinate).map(\.element)
      .filter { $0.index < place.id.index }.sorted { $0.index < $1.index }
    var shown: Set<PhotoID> = []
    for other in before {
      if let picture = pictures(of: self[other]).first(where: { !shown.contains($0) }) {
        shown.insert(picture)
      }
    }
    return pictures(of: place).first { !shown.contains($0) }
  }

  /// That which stands for it, then what was taken there, the nearest first.
  private func pictures(of place: PlacePlan) -> [PhotoID] {
    [place.picture].compactMap(\.self)
      + place.photos.filter { place.isShown(on: self[$0.photo], $0) }.map(\.photo)
  }

  /// The first of the places that stand at the same spot and come before one in their list: nothing parts them on a map.
  package func namesake(of place: PlacePlan) -> PlaceID? {
    placesNear.within(Self.spot, of: place.coordinate).map(\.element)
      .filter { $0.index < place.id.index }.min { $0.index < $1.index }
  }

  /// Metres within which two places are one spot.
  private static let spot = 20.0
}

/// The pictures of the front page for which no day of it stands: all of a trip without a day, else those without a date,
/// where they are much of what it has to show.
package struct PicturesApart: Hashable, Sendable {
  /// As many as are a look, in their order: all have a page.
  package var shown: [PhotoID]
  /// Whether days stand for the others.
  package var areBesideDays: Bool

  package static let most = 36
  /// One in so many of all: fewer are looked for among the photos.
  fileprivate static let leastPart = 4
}

extension TripPlan {
  /// Nil where days stand for nearly all.
  package var picturesApart: PicturesApart? {
    let pictures = media.pictures
    guard days.isEmpty else {
      let undated = pictures.filter { $0.day == nil }
      let areMany = undated.count * PicturesApart.leastPart >= pictures.count
      guard !undated.isEmpty, areMany else { return nil }
      return PicturesApart(shown: undated.prefix(PicturesApart.most).map(\.id), areBesideDays: true)
    }
    // The only picture stands on top of the page.
    guard pictures.count != 1 || media.cover == nil else { return nil }
    return PicturesApart(shown: pictures.prefix(PicturesApart.most).map(\.id), areBesideDays: false)
  }
}
