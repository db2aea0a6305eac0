import SiteOutput
import TripModel
import TripPlanning

/// Something that was booked or is planned.
struct EventDocument: Encodable {
  var kind: String
  var title: String
  var page: String
  var start: String
  var end: String?
  var from: EventPlaceDocument?
  var to: EventPlaceDocument?
  var at: EventPlaceDocument?
  var booking: String?
  var price: String?
  var currency: String?

  init(_ event: EventPlan, of trip: TripPlan) {
    kind = event.kind.rawValue
    title = event.title
    page = trip.fromRoot(event.page).text
    start = Self.text(event.start)
    end = event.end.map(Self.text)
    from = event.from.map(EventPlaceDocument.init)
    to = event.to.map(EventPlaceDocument.init)
    at = event.at.map(EventPlaceDocument.init)
    booking = event.booking
    price = event.price?.decimal
    currency = event.price?.currency.code
  }

  private static func text(_ time: EventTime) -> String {
    guard let clock = time.time else { return time.day.description }
    return Moment(local: LocalDateTime(date: time.day, time: clock), offset: time.offset).description
  }
}

/// Where an event is: without a position where that is only a town, or withheld.
struct EventPlaceDocument: Encodable {
  var name: String?
  var latitude: Double?
  var longitude: Double?
  var `where`: WhereDocument?

  init(_ place: EventPlace) {
    name = place.name
    let position = place.position.flatMap { $0.reason.isTown ? nil : $0.value }
    latitude = position.map { rounded($0.latitude, 6) }
    longitude = position.map { rounded($0.longitude, 6) }
    `where` = place.locality.map(WhereDocument.init)
  }
}

struct TravellerDocument: Encodable {
  var name: String
  var status: String
  /// Left out of those who do not.
  var organiser: Bool?

  init(_ traveller: Traveller) {
    name = traveller.name
    status = traveller.status.rawValue
    organiser = traveller.isOrganiser ? true : nil
  }
}
