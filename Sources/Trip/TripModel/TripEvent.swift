package import Diagnostics

/// Something of a trip that was booked or is planned: a flight, a room, a table.
package struct TripEvent: TripItem {
  package static let itemKind = ItemKind.event

  /// What it is, as `itinerary.yml` calls it.
  package enum Kind: String, CaseIterable, Sendable {
    case flight, train, bus, ferry, hotel
    case carRental = "car rental"
    case parking, activity, restaurant, direction, transport

    /// Whether one gets from one place to another by it. A hired car stands about most of its time.
    package var isRide: Bool {
      switch self {
      case .flight, .train, .bus, .ferry, .direction, .transport: true
      case .hotel, .carRental, .parking, .activity, .restaurant: false
      }
    }

    /// The category of what it costs.
    package var category: String {
      switch self {
      case .flight, .train, .bus, .ferry, .carRental, .parking, .transport, .direction: "transport"
      case .hotel: "lodging"
      case .restaurant: "food"
      case .activity: "fun"
      }
    }
  }

  /// When it begins or ends.
  package struct Time: Hashable, Sendable {
    package var when: DayAndTime
    /// The zone by whose clocks that is, where it is written.
    package var zone: ZoneRules?

    package init(_ when: DayAndTime, zone: ZoneRules? = nil) {
      self.when = when
      self.zone = zone
    }
  }

  package var header: ItemHeader
  package var kind: Kind
  package var title: String
  package var start: Time
  package var end: Time?
  /// Where a ride begins and ends; where a car is fetched and given back.
  package var departure = ItemPlace()
  package var arrival = ItemPlace()
  /// The code by which it was booked.
  package var booking: String?
  package var phone: String?
  package var note: String?
  /// What it costs, as an expense of its first day.
  package var cost: Expense?
  /// How long before it a calendar reminds of it; nil for what its kind needs.
  package var remindSeconds: Int?
  /// Whether a calendar says nothing before it.
  package var isUnreminded = false

  /// Its places, in the order in which one comes to them.
  package var places: [Written<NamedPlace>] { [from, at, to].compactMap(\.self) }

  package init(kind: Kind, title: String, start: Time, end: Time? = nil, place: SourcePlace) {
    self.kind = kind
    self.title = title
    self.start = start
    self.end = end
    header = ItemHeader(source: place)
  }

  /// One that is not over tells where the traveller is.
  package var lastDay: LocalDate? { max(start.when.date, end?.when.date ?? start.when.date) }

  package var stations: [(place: ItemPlace, when: DayAndTime?)] {
    [(departure, start.when), (arrival, end?.when), (header.at, start.when)]
  }

  package mutating func changePlaces(_ change: (inout ItemPlace) -> Void) {
    change(&departure)
    change(&arrival)
    change(&header.at)
  }
}

extension TripEvent.Time {
  /// `2026-05-01 09:35 Europe/Amsterdam`; with the offset where no zone is known.
  package var written: String {
    guard let time = when.time else { return when.date.description }
    let clock = time.second == 0 ? time.hourAndMinute : time.description
    let behind = zone?.identifier ?? when.offset.map { $0 == .utc ? "Z" : $0.description }
    return ([when.date.description, clock] + [behind].compactMap(\.self)).joined(separator: " ")
  }
}

extension TripEvent {
  /// Where a ride begins; where a car is fetched.
  package var from: Written<NamedPlace>? {
    get { departure.told }
    _modify { yield &departure.told }
  }

  /// Where a ride ends; where a car is given back.
  package var to: Written<NamedPlace>? {
    get { arrival.told }
    _modify { yield &arrival.told }
  }

  /// Where all else is.
  package var at: Written<NamedPlace>? {
    get { header.at.told }
    _modify { yield &header.at.told }
  }
}
