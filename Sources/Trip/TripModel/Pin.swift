package import Diagnostics

/// A place that the traveller marked.
package struct Pin: TripItem {
  package static let itemKind = ItemKind.pin

  package var header: ItemHeader
  package var title: String
  package var coordinate: Coordinate
  package var category: String?
  /// A colour as written in CSS hexadecimal: `#96460d`.
  package var colour: String?
  package var tags: [String]
  /// Where each of the tags stands, in their order.
  package var tagPlaces: [SourcePlace] = []
  package var description: String?
  /// Street and house number, as one would write them on a letter.
  package var address: String?
  /// Where its position is written.
  package var coordinatePlace: SourcePlace?

  package init(
    title: String, coordinate: Coordinate, time: DayAndTime? = nil, category: String? = nil,
    tags: [String] = [], photos: [String] = [], description: String? = nil, place: SourcePlace
  ) {
    header = ItemHeader(source: place)
    (header.when, header.photos) = (time, photos)
    self.title = title
    self.coordinate = coordinate
    self.category = category
    self.tags = tags
    self.description = description
  }

  package var nameAsPlace: String? { title }

  /// Its title is the name of its place; what leaves it no position takes the pin away.
  package var stations: [(place: ItemPlace, when: DayAndTime?)] {
    let told = Written(NamedPlace(name: title, coordinate: coordinate), at: coordinatePlace ?? header.source)
    return [(ItemPlace(told), header.when)]
  }

  package mutating func changePlaces(_ change: (inout ItemPlace) -> Void) {
    var place = stations[0].place
    change(&place)
    if let moved = place.told?.value.coordinate { coordinate = moved }
  }
}

/// A day, with the time of day where it is known.
package struct DayAndTime: Hashable, Sendable {
  package var date: LocalDate
  package var time: LocalTime?
  package var offset: UTCOffset?

  package init(date: LocalDate, time: LocalTime? = nil, offset: UTCOffset? = nil) {
    self.date = date
    self.time = time
    self.offset = offset
  }

  /// The moment, where there is a time of day.
  package var moment: Moment? {
    time.map { Moment(local: LocalDateTime(date: date, time: $0), offset: offset) }
  }
}
