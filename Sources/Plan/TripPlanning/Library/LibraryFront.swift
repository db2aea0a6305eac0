import TripModel

// What the front page and the heads of pages ask of a plan.

extension LibraryPlan {
  /// The card whose picture is the library's cover: that on top, else the first on the shelves that has one.
  package var cover: LibraryCard? {
    if let current, current.cover != nil { return current }
    for shelf in shelves {
      if let card = shelf.cards.first(where: { $0.cover != nil }) { return card }
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
    guard let first = years.min(), let last = years.max() else { return nil }
    return first...last
  }

  /// Places that are in no country, which are told below the map.
  package var placesElsewhere: [LibraryPlaceNumber] {
    places.indices.filter { places[$0].country == nil }.map { LibraryPlaceNumber($0) }
  }
}
