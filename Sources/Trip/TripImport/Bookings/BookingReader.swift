import ICalendar
import Diagnostics
import Secrets
import TripModel

/// What an event of a calendar is as a booking: all but when it is.
struct BookingReader {
  let event: CalendarEvent
  let reservation: Reservation?
  let kind: TripEvent.Kind
  let title: String
  private let details: BookingDetails
  private let way: WrittenWay?
  private let location: WrittenLocation
  /// What the location says behind a word: where a ride begins.
  private let origin: String?

  private static let longestTitle = 200
  private static let longestLink = 500

  init(_ event: CalendarEvent, among surroundings: BookingSurroundings) {
    self.event = event
    reservation = event.reservation.flatMap(Reservation.init)
    let summary = Self.title(event.summary ?? "")
    details = BookingDetails(event.details ?? "")
    origin = event.location.flatMap { WrittenWay.behindWord($0.onOneLine) }
    location = WrittenLocation.read(event.location ?? "")
    let guess = BookingGuess(
      title: summary, categories: event.categories, details: event.details ?? "", among: surroundings,
      reserved: reservation?.kind)
    kind = guess.kind
    way = guess.kind.isRide ? guess.way : nil
    // A reservation may name a flight without saying which.
    let others = [reservation?.name, location.name].compactMap { $0.map(Self.title) }
    title = ([summary] + others).first { !$0.isEmpty } ?? guess.kind.rawValue.capitalisedFirst
  }

  /// Whether it is said to be cancelled, in any way that programs have for that.
  static func isCancelled(_ event: CalendarEvent) -> Bool {
    if event.status == "CANCELLED" || event.status == "CANCELED" { return true }
    let word = (event.summary ?? "").lowercased().trimmingBlanks.prefix { $0.isLetter }
    let isMarked = (event.summary ?? "").trimmingBlanks.dropFirst(word.count).first == ":"
    return isMarked && cancelled.contains(String(word))
  }

  private static let cancelled: Set<String> = [
    "canceled", "cancelled", "storniert", "abgesagt", "annulé", "annulée", "cancelado", "cancelada",
    "anulado", "annullato", "cancellato",
    "geannuleerd", "zrušeno", "anulowane", "odwołane", "aflyst", "annulleret", "inställd", "avbokad",
  ]

  /// Without the number of a ticket before it and the seat behind it.
  private static func title(_ summary: String) -> String {
    var title = summary.onOneLine[...]
    if title.first == "#", let colon = title.firstIndex(of: ":"),
      title[..<colon].dropFirst().allSatisfy(\.isNumber)
    {
      title = title[title.index(after: colon)...]
    }
    for word in [", seat:", ", seats:", ", sitz:", ", place:", ", asiento:"] {
      if let cut = title.lowercased().firstRange(of: word)?.lowerBound,
        title.count == title.lowercased().count
      {
        title = title.prefix(title.lowercased().distance(from: title.lowercased().startIndex, to: cut))
      }
    }
    return title.prefix(longestTitle).trimmingBlanks
  }

  /// The booking at a time.
  func booking(_ times: BookingTimes, at place: SourcePlace) -> TripEvent {
    var booking = TripEvent(kind: kind, title: title, start: times.start, end: times.end, place: place)
    let spots = spots
    if event.isPrivate { booking.keptBack = [KeptBack(.isPrivate, at: place)] }
    if let from = spots.from { booking.from = Written(from, at: place) }
    if let to = spots.to { booking.to = Written(to, at: place) }
    if let at = spots.at { booking.at = Written(at, at: place) }
    booking.address = address
    booking.booking = code
    booking.phone = reservation?.at?.phone ?? reservation?.from?.phone ?? details.phone
    booking.link = website
    let known =
      [title, address ?? "", code ?? "", booking.phone ?? ""]
      + [spots.from, spots.to, spots.at].compactMap { $0?.name }
      + [reservation?.from, reservation?.to, reservation?.at].flatMap { $0?.words ?? [] }
      + (event.location.map { [$0] } ?? [])
    booking.note = details.note(without: known, names: reservation?.names ?? [])
    return booking
  }

  /// Where it begins and where it ends, for those who know the clocks there.
  var ends: (start: NamedPlace?, end: NamedPlace?) {
    let spots = spots
    return (spots.from ?? spots.at, spots.to ?? spots.at ?? spots.from)
  }

  private var code: String? { reservation?.code ?? details.code }

  /// Of what is a ride, where it begins and ends; of all else, where it is.
  private var spots: (from: NamedPlace?, to: NamedPlace?, at: NamedPlace?) {
    let position = event.position ?? location.position
    guard kind.isRide || kind == .carRental else {
      let name = reservation?.at?.name ?? location.name
      return (nil, nil, NamedPlace(known: name, reservation?.at?.position ?? position))
    }
    let fetched = kind == .carRental ? details.value(of: Self.fetching) : nil
    let returned = kind == .carRental ? details.value(of: Self.returning) : nil
    let from = reservation?.from?.name ?? (way?.from).map(named) ?? fetched ?? origin ?? location.name
    let to = reservation?.to?.name ?? (way?.to).map(named) ?? returned
    return (
      NamedPlace(known: from, reservation?.from?.position ?? position),
      NamedPlace(known: to, reservation?.to?.position), nil
    )
  }

  /// Labels of where a hired car is fetched, and where it is given back.
  private static let fetching: Set<String> = [
    "pick-up", "pickup", "pick-up location", "pickup location", "abholung", "abholort", "prise en charge",
    "recogida", "ritiro",
    "ophalen",
  ]
  private static let returning: Set<String> = [
    "return", "drop-off", "dropoff", "drop-off location", "dropoff location", "return location", "rückgabe",
    "rückgabeort",
    "restitution", "devolución", "riconsegna", "inleveren",
  ]

  /// The name that the description has for the code of an airport.
  private func named(_ place: String) -> String {
    WrittenWay.isCode(place) ? details.place(ofCode: place) ?? place : place
  }

  private var address: String? {
    let spot = kind == .carRental ? reservation?.from : reservation?.at
    if let address = spot?.address, !address.isEmpty { return address }
    return kind.isRide ? nil : location.address
  }

  /// The address of a page, unless it is a key to the booking.
  private var website: String? { isKey(link) ? nil : link }

  /// Whether the description says what it costs.
  var hasPrice: Bool { details.hasPrice }

  /// Whether there is an address that is not taken over.
  var hasSecretLink: Bool { link != nil && isKey(link) }

  private var link: String? {
    guard let link = (event.url ?? reservation?.website)?.trimmingBlanks, link.utf8.count <= Self.longestLink,
      link.lowercased().hasPrefix("https://") || link.lowercased().hasPrefix("http://"),
      link.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F })
    else { return nil }
    return link
  }

  private func isKey(_ link: String?) -> Bool {
    guard let link else { return false }
    let address = BookingLink(link)
    return address.holds(lettersOf: code ?? "") || !address.keys(inDoubt: true).isEmpty
      || address.mayBeOfOneBooking
  }
}

/// What kind of booking something is, by its words.
struct BookingGuess {
  let kind: TripEvent.Kind
  let way: WrittenWay?

  init(
    title: String, categories: [String], details: String, among surroundings: BookingSurroundings,
    reserved: TripEvent.Kind?
  ) {
    let words = ([title] + categories).joined(separator: " ; ")
    let said = BookingWords.kinds(inTitle: words)
    let ride = reserved?.isRide == true ? reserved : said.first(where: \.isRide)
    let way = WrittenWay(title, isRide: ride != nil)
    self.way = way ?? WrittenWay(title, isRide: true).flatMap { $0.isOfNames ? $0 : nil }
    if let reserved {
      kind = reserved
    } else if way != nil, let ride {
      kind = ride
    } else if let other = said.first(where: { !$0.isRide }) ?? ride {
      kind = other
    } else if let way = self.way,
      let ride = Self.ride(
        way, words, details, surroundings, isSure: way == WrittenWay(title, isRide: false))
    {
      kind = ride
    } else {
      kind = BookingWords.kind(ofDetails: details) ?? .activity
    }
  }

  /// By what a ride goes that no word of its title tells; nil where it may be none.
  private static func ride(
    _ way: WrittenWay, _ words: String, _ details: String, _ surroundings: BookingSurroundings, isSure: Bool
  ) -> TripEvent.Kind? {
    if let from = way.from, let to = way.to, WrittenWay.isCode(from), WrittenWay.isCode(to) { return .flight }
    let isRail = surroundings.isOfRailway
    if isRail, way.isCertain { return .train }
    if way.isOfNames {
      let told = BookingWords.numberedRide(inTitle: words) ?? BookingWords.labelledRide(inDetails: details)
      let kind = told ?? BookingWords.doubtfulKinds(inTitle: words).first
      // A railway's numbers look like those of an airline: `RV 3921`, `LP 2404`.
      let isNoFlight = kind == .flight && (isRail || surroundings.isTooNearToFly(way))
      if isNoFlight { return isRail ? .train : .transport }
      if let kind { return kind }
    }
    guard isSure else { return nil }
    return BookingWords.ride(inDetails: details) ?? (way.isCertain ? .transport : nil)
  }
}

extension NamedPlace {
  /// Nil where nothing is known of it.
  fileprivate init?(known name: String?, _ position: Coordinate?) {
    let name = name.flatMap { $0.isEmpty ? nil : $0 }
    guard name != nil || position != nil else { return nil }
    self.init(name: name, coordinate: position)
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
