package import TripModel

extension ListItem {
  /// An event that is known in all its parts, but for what it costs.
  package init(_ event: TripEvent) {
    self.init([
      event.kind.rawValue: event.title, "start": event.start.written, "end": event.end?.written,
      "from": event.from?.value.written, "to": event.to?.value.written, "at": event.at?.value.written,
      "address": event.address, "booking": event.booking, "phone": event.phone, "website": event.link,
      "note": event.note, "private": event.isPrivate ? "yes" : nil,
    ])
  }

  /// Whether there is an event without such a field, and one that is not shown to anybody else.
  package static func canLeaveOut(_ key: String) -> Bool {
    !["start", "private"].contains(key) && TripEvent.Kind(rawValue: key) == nil
  }

  /// The keys of what an event says otherwise than the one that was read.
  package static func differences(_ event: TripEvent, _ other: TripEvent) -> [String] {
    let (meant, read) = (ListItem(event), ListItem(other))
    let isCalledTheSame = event.title.utf8.elementsEqual(other.title.utf8)
    return meant.keys.filter { key in
      switch key {
      case event.kind.rawValue: event.kind != other.kind || !isCalledTheSame
      case "start": event.start != other.start
      case "end": event.end != other.end
      default: meant[key] != read[key]
      }
    }
  }
}

extension TripEvent {
  fileprivate var isPrivate: Bool { keptBack.contains { $0.reason == .isPrivate } }
}
