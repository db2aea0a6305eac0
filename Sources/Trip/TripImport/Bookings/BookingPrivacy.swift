import Diagnostics
import TripModel

/// Which bookings come in as private for where they are, though no calendar says so of them.
///
/// A day of meetings stands in a calendar event by event, and mostly one of them alone is marked: where that is, the
/// others are, and whoever reads of these knows of it.
struct BookingPrivacy {
  enum Reason {
    /// It is where something private is.
    case place
    /// Its position lies in a private zone.
    case zone
  }

  /// Where private events are, each in its parts, folded. A station is no address of anybody.
  private let places: [[String]]
  private let zones: [PrivateCircle]

  init(of events: [TripEvent], near hidden: [PrivatePlace]) {
    places = events.filter { !$0.keptBack.isEmpty && !$0.kind.isRide }
      .flatMap { [$0.at?.value.name, $0.address] }.compactMap { $0.flatMap(Self.parts) }
    zones = hidden.filter { $0.kind == .zone }.map(\.circle)
  }

  /// Nil for what is private already, and for what need not be.
  func reason(for booking: TripEvent) -> Reason? {
    guard booking.keptBack.isEmpty else { return nil }
    let positions = booking.places.compactMap(\.value.coordinate)
    if positions.contains(where: { position in zones.contains { $0.contains(position) } }) { return .zone }
    let all = (booking.places.map(\.value.name) + [booking.address]).compactMap { $0.flatMap(Self.parts) }
    // Many ride to the town of a private event, to its door only who goes there.
    let own = booking.kind.isRide ? all.filter(Self.isAddress) : all
    return own.contains { mine in places.contains { Self.isSame(mine, $0) } } ? .place : nil
  }

  /// `1 Raffles Place` and `1 Raffles Place, Singapore` are one place; `Singapore` alone is a town, where much is.
  private static func isSame(_ first: [String], _ second: [String]) -> Bool {
    if first == second { return true }
    let (short, long) = first.count < second.count ? (first, second) : (second, first)
    return long.starts(with: short) && isAddress(short)
  }

  /// Whether it says more than which town it is.
  private static func isAddress(_ parts: [String]) -> Bool {
    parts.count > 1 || parts.contains { $0.contains(where: \.isNumber) }
  }

  /// Nil where no words are left.
  private static func parts(_ text: String) -> [String]? {
    let parts = text.split(separator: ",").map { folded($0) }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts
  }
}

extension BookingPrivacy.Reason {
  /// One remark for all bookings that are private for this reason, with the first and the others.
  func told(of bookings: [TripEvent]) -> Diagnostic? {
    guard let first = bookings.first else { return nil }
    let count = bookings.count == 1 ? "1 event comes" : "\(bookings.count) events come"
    let why =
      switch self {
      case .place: "the place is that of a private event"
      case .zone: "the position lies in a private zone"
      }
    var told = Diagnostic(
      .note, .eventChanged, "\(count) in with `private: yes`: \(why)", at: first.source,
      advice: "Neither title nor hour is in the site.")
    told.others = bookings.dropFirst().map(\.source)
    return told
  }
}
