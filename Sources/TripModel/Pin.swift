package import Diagnostics

/// A place that the traveller marked.
package struct Pin: Sendable {
  package var title: String
  package var coordinate: Coordinate
  package var time: DayAndTime?
  package var category: String?
  /// A colour as written in CSS hexadecimal: `#96460d`.
  package var colour: String?
  package var link: String?
  package var tags: [String]
  /// Where each of the tags stands, in their order.
  package var tagPlaces: [SourcePlace] = []
  /// The files of the pictures that were named with it.
  package var photos: [String]
  package var description: String?
  /// Who was there, as the traveller names them.
  package var who: [String] = []
  package var place: SourcePlace
  /// Where its position is written.
  package var coordinatePlace: SourcePlace?
  /// Why readers do not get it; empty for a pin that is published.
  package var keptBack: [KeptBack] = []

  package init(
    title: String, coordinate: Coordinate, time: DayAndTime? = nil, category: String? = nil,
    colour: String? = nil, link: String? = nil, tags: [String] = [], photos: [String] = [],
    description: String? = nil, place: SourcePlace
  ) {
    self.title = title
    self.coordinate = coordinate
    self.time = time
    self.category = category
    self.colour = colour
    self.link = link
    self.tags = tags
    self.photos = photos
    self.description = description
    self.place = place
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
