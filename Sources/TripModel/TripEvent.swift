package import Diagnostics

/// Something of a trip that was booked or is planned: a flight, a room, a table (G1).
package struct TripEvent: Sendable {
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

    /// The category of what it costs (trip-folder.md).
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

  package var kind: Kind
  package var title: String
  package var start: Time
  package var end: Time?
  /// Where a ride begins and ends; where a car is fetched and given back.
  package var from: Written<NamedPlace>?
  package var to: Written<NamedPlace>?
  /// Where all else is.
  package var at: Written<NamedPlace>?
  package var address: String?
  /// The code by which it was booked.
  package var booking: String?
  package var phone: String?
  package var website: String?
  package var note: String?
  /// Who takes part, where it is not everybody.
  package var who: [String] = []
  /// What it costs, as an expense of its first day.
  package var cost: Expense?
  /// How long before it a calendar reminds of it; nil for what its kind needs.
  package var remindSeconds: Int?
  /// Whether a calendar says nothing before it.
  package var isUnreminded = false
  package var place: SourcePlace
  /// What may be told of the places instead that are withheld.
  package var withheldFrom: PrivateRegion?
  package var withheldTo: PrivateRegion?
  package var withheldAt: PrivateRegion?
  /// Why readers do not get it; empty for an event that is published.
  package var keptBack: [KeptBack] = []

  /// Its places, in the order in which one comes to them.
  package var places: [Written<NamedPlace>] { [from, at, to].compactMap(\.self) }

  package init(kind: Kind, title: String, start: Time, end: Time? = nil, place: SourcePlace) {
    self.kind = kind
    self.title = title
    self.start = start
    self.end = end
    self.place = place
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
