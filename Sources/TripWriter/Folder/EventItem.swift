package import TripModel
import TripNotation

/// A new event as an item of `itinerary.yml`.
package struct EventItem: Sendable {
  /// As `itinerary.yml` calls it.
  package var kind: String
  package var title: String
  /// The day, with a time and a zone behind blanks where there are any; `end` likewise.
  package var start: String
  package var end: String?
  package var from: String?
  package var to: String?
  package var at: String?
  package var address: String?
  package var booking: String?
  package var phone: String?
  package var website: String?
  package var note: String?
  package var cost: String?
  /// Whether it is kept out of the site.
  package var isPrivate = false

  package init(kind: TripEvent.Kind, title: String, start: String) {
    self.kind = kind.rawValue
    self.title = title
    self.start = start
  }

  /// One that is known in all its parts.
  package init(_ event: TripEvent) {
    self.init(kind: event.kind, title: event.title, start: event.start.written)
    end = event.end?.written
    from = event.from?.value.written
    to = event.to?.value.written
    at = event.at?.value.written
    address = event.address
    booking = event.booking
    phone = event.phone
    website = event.website
    note = event.note
    isPrivate = event.isPrivate
  }

  /// Its fields in the order of docs/files/itinerary.md, without its kind.
  private var fields: [(key: String, value: String?)] {
    [
      ("start", start), ("end", end), ("from", from), ("to", to), ("at", at), ("address", address),
      ("booking", booking), ("phone", phone), ("website", website), ("note", note), ("cost", cost),
      ("private", isPrivate ? "yes" : nil),
    ]
  }

  /// The keys of its lines, one for each.
  package var keys: [String] { [kind] + fields.filter { $0.value != nil }.map(\.key) }

  /// The lines as they stand behind a dash.
  package var lines: [String] {
    ([(kind, title)] + fields).compactMap { key, value in value.map { "\(key): \(NotationWriter.text($0))" } }
  }

  /// Takes a field out that would not be read; false for one without which there is no event.
  package mutating func leaveOut(_ key: String) -> Bool {
    switch key {
    case "end": end = nil
    case "from": from = nil
    case "to": to = nil
    case "at": at = nil
    case "address": address = nil
    case "booking": booking = nil
    case "phone": phone = nil
    case "website": website = nil
    case "note": note = nil
    case "cost": cost = nil
    default: return false
    }
    return true
  }
}

extension EventItem {
  /// The keys of what an event says otherwise than the one that was read.
  package static func differences(_ event: TripEvent, _ other: TripEvent) -> [String] {
    func differs(_ key: String, _ isSame: Bool) -> String? { isSame ? nil : key }
    return [
      differs(event.kind.rawValue, event.kind == other.kind && event.title.sameLetters(as: other.title)),
      differs("start", event.start == other.start), differs("end", event.end == other.end),
      differs("from", event.from?.value.written == other.from?.value.written),
      differs("to", event.to?.value.written == other.to?.value.written),
      differs("at", event.at?.value.written == other.at?.value.written),
      differs("address", event.address == other.address), differs("booking", event.booking == other.booking),
      differs("phone", event.phone == other.phone), differs("website", event.website == other.website),
      differs("note", event.note == other.note), differs("private", event.isPrivate == other.isPrivate),
    ].compactMap(\.self)
  }
}

extension TripEvent {
  fileprivate var isPrivate: Bool { keptBack.contains { $0.reason == .isPrivate } }
}

extension String {
  fileprivate func sameLetters(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension NamedPlace {
  /// `Lisbon, 38.7742, -9.1342`.
  package var written: String {
    [name, coordinate?.written].compactMap(\.self).joined(separator: ", ")
  }
}
