import JSONText
import TripModel

/// A reservation as mails hold it for machines (schema.org), of which programs keep a copy in the calendar.
struct Reservation {
  var kind: TripEvent.Kind
  var name: String?
  var from: Spot?
  var to: Spot?
  var at: Spot?
  var start: TripEvent.Time?
  var end: TripEvent.Time?
  var code: String?
  var website: String?
  var isCancelled = false
  /// Whom it is for, so that nothing says so.
  var names: [String] = []

  /// A place with what is known of it.
  struct Spot {
    var name: String?
    var position: Coordinate?
    var address: String?
    /// Of an airport.
    var airport: String?
    var phone: String?
    /// All words that say where it is.
    var words: [String] = []
  }

  /// Nil for what is no JSON, and for kinds that nobody knows.
  init?(_ text: String) {
    guard let value = try? JSONReader.read(Array(text.utf8)) else { return nil }
    let items = value.items ?? [value]
    guard let first = items.first, let type = first["@type"]?.text else { return nil }
    let subject = first["reservationFor"] ?? first
    switch type {
    case "FlightReservation":
      kind = .flight
      ride(subject, "departureAirport", "arrivalAirport")
    case "TrainReservation":
      kind = .train
      ride(subject, "departureStation", "arrivalStation")
    case "BusReservation":
      kind = .bus
      ride(subject, "departureBusStop", "arrivalBusStop")
    case "BoatReservation":
      kind = .ferry
      ride(subject, "departureBoatTerminal", "arrivalBoatTerminal")
    case "LodgingReservation":
      kind = .hotel
      (at, name) = (Spot(subject), subject["name"]?.text)
      (start, end) = (
        Self.time(first["checkinTime"] ?? first["checkinDate"]),
        Self.time(first["checkoutTime"] ?? first["checkoutDate"])
      )
    case "FoodEstablishmentReservation":
      kind = .restaurant
      (at, name) = (Spot(subject), subject["name"]?.text)
      (start, end) = (Self.time(first["startTime"]), Self.time(first["endTime"]))
    case "RentalCarReservation":
      kind = .carRental
      (from, to) = (first["pickupLocation"].flatMap(Spot.init), first["dropoffLocation"].flatMap(Spot.init))
      (start, end) = (Self.time(first["pickupTime"]), Self.time(first["dropoffTime"]))
      name = subject["name"]?.text
    case "TaxiReservation":
      kind = .transport
      from = first["pickupLocation"].flatMap(Spot.init)
      start = Self.time(first["pickupTime"])
    case "EventReservation", "Event":
      kind = .activity
      (at, name) = (subject["location"].flatMap(Spot.init), subject["name"]?.text)
      (start, end) = (Self.time(subject["startDate"]), Self.time(subject["endDate"]))
    case "TouristAttractionVisit":
      kind = .activity
      let attraction = first["touristAttraction"] ?? first
      (at, name) = (Spot(attraction), attraction["name"]?.text)
      (start, end) = (Self.time(first["arrivalTime"]), Self.time(first["departureTime"]))
    default: return nil
    }
    code = first["reservationNumber"]?.text.flatMap(BookingDetails.code)
    website = subject["url"]?.text
    isCancelled = first["reservationStatus"]?.text?.hasSuffix("Cancelled") ?? false
    names = items.prefix(50).compactMap { $0["underName"]?["name"]?.text }
  }

  private mutating func ride(_ trip: JSONValue, _ departure: String, _ arrival: String) {
    from = (trip[departure] ?? trip["departureStation"]).flatMap(Spot.init)
    to = (trip[arrival] ?? trip["arrivalStation"]).flatMap(Spot.init)
    start = Self.time(trip["departureTime"])
    end = Self.time(trip["arrivalTime"])
    let carrier = trip["airline"]?["iataCode"]?.text ?? trip["trainName"]?.text ?? trip["busName"]?.text
    let number = trip["flightNumber"]?.text ?? trip["trainNumber"]?.text ?? trip["busNumber"]?.text
    name = [carrier, number].compactMap(\.self).joined(separator: " ")
  }

  /// `2017-09-20T15:05:00+03:00`, alone or with a zone beside it.
  private static func time(_ value: JSONValue?) -> TripEvent.Time? {
    guard let text = value?.text ?? value?["@value"]?.text, let date = LocalDate(iso: text.prefix(10)) else {
      return nil
    }
    let figures = text.dropFirst(11).prefix(8).split(separator: ":").map { Int($0) }
    guard figures.count >= 2, let hour = figures[0], let minute = figures[1],
      let time = LocalTime(hour: hour, minute: minute)
    else { return TripEvent.Time(DayAndTime(date: date)) }
    let local = LocalDateTime(date: date, time: time)
    if let zone = value?["timezone"]?.text.flatMap({ ZoneRules(identifier: $0) }) {
      return TripEvent.Time(
        DayAndTime(date: date, time: time, offset: zone.offset(atLocal: local)), zone: zone)
    }
    let behind = text.dropFirst(19).drop { $0 == "." || $0.isNumber }
    return TripEvent.Time(DayAndTime(date: date, time: time, offset: offset(behind)))
  }

  private static func offset(_ text: Substring) -> UTCOffset? {
    if text == "Z" { return .utc }
    let parts = text.dropFirst().split(separator: ":").map { Int($0) }
    guard let sign = text.first, sign == "+" || sign == "-", parts.count == 2, let hours = parts[0],
      let minutes = parts[1], hours <= 18
    else { return nil }
    return UTCOffset(seconds: (sign == "-" ? -1 : 1) * (hours * 3600 + minutes * 60))
  }
}

extension Reservation.Spot {
  init?(_ value: JSONValue) {
    name = value["name"]?.text.map(\.onOneLine)
    if let latitude = value["geo"]?["latitude"]?.number, let longitude = value["geo"]?["longitude"]?.number,
      latitude != 0 || longitude != 0
    {
      position = Coordinate(latitude: latitude, longitude: longitude)
    }
    airport = value["iataCode"]?.text
    phone = value["telephone"]?.text.flatMap(BookingDetails.phone)
    let parts = ["streetAddress", "postalCode", "addressLocality", "addressRegion", "addressCountry"].map {
      value["address"]?[$0]?.text?.onOneLine ?? ""
    }
    words = parts
    let town = [parts[1], parts[2]].filter { !$0.isEmpty }.joined(separator: " ")
    let written = [parts[0], town].filter { !$0.isEmpty }.joined(separator: ", ")
    address = parts[0].isEmpty ? value["address"]?.text?.onOneLine : written
    if name == nil || name?.isEmpty == true { name = airport ?? (parts[2].isEmpty ? nil : parts[2]) }
    if name == nil, position == nil, address == nil { return nil }
  }
}
