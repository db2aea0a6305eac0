import TripModel

// What the front page and the heads of pages ask of a plan.

extension LibraryPlan {
  /// The picture above the shelves, and the card of its trip: that on top has no other place for its own; of one on the
  /// shelves it is another picture than the card just below has. Nil where no trip has a picture to spare.
  package var cover: (card: LibraryCard, picture: TripSummary.Cover)? {
    if let current, let own = current.cover { return (current, own) }
    for card in shelves.lazy.flatMap(\.cards) {
      if let other = card.other { return (card, other) }
    }
    return nil
  }

  /// From the year of the first day to that of the last one up to today, of outings of those that hold something; of
  /// trips to come where none has begun, and nil where no trip has a day.
  package var years: ClosedRange<Int>? {
    let dated = trips.map(\.summary).filter { $0.start != nil }
    let begun = dated.filter { !$0.isOnlyPlanned }
    let journeys = begun.filter { !$0.isScattered }.compactMap(\.end).map { min($0, today) }
    let outings = begun.filter(\.isScattered).flatMap(\.days)
      .filter { $0.number != nil && $0.date <= today }.map(\.date)
    let ends = begun.isEmpty ? dated.compactMap(\.end) : journeys + outings
    let years = (begun.isEmpty ? dated : begun).compactMap(\.start?.year) + ends.map(\.year)
    return years.bounds
  }

  /// Places that are in no country, which are told below the map.
  package var placesElsewhere: [LibraryPlaceNumber] {
    places.indices.filter { places[$0].country == nil }.map { LibraryPlaceNumber($0) }
  }
}
