import TripModel
import TripNotation

/// How a line is to be written that would keep something of the trip back: the right key, with the traveller's own
/// value where it reads.
struct VisibilityForm {
  let key: VisibilityKey
  var value: Node?
  let file: NotationFile

  /// In backticks.
  var line: String {
    switch key {
    case .home: "`home: \(own { try PrivatePlaceText.position($0) } ?? "52.3702, 4.8952")`"
    case .privateZones: "`private zones: [\(zones ?? "{at: 38.7512 -9.1903, radius: 2 km}")]`"
    case .publishDelay: "`publish delay: \(delay ?? "3 days")`"
    case .visibility, .open, .hidden, .status, .password: "`visibility: private`"
    case .publish, .published: "`\(key.rawValue): no`"
    case .draft, .isPrivate: "`\(key.rawValue): yes`"
    case .publishDate, .expiryDate, .unpublishDate: "`visibility: private`"
    }
  }

  /// Whether zones could be read that are written otherwise.
  var isCarriedOver: Bool { key == .privateZones && zones != nil }

  private func own(_ read: (Node) throws -> Coordinate) -> String? {
    guard let value, let coordinate = try? read(value) else { return nil }
    let written = value.text.flatMap { CoordinateText.pair(in: $0.value) == nil ? nil : $0.value.shortened }
    return written ?? "\(coordinate.latitude), \(coordinate.longitude)"
  }

  /// At most three of them: who has more will see how.
  private var zones: String? {
    guard let value, let read = try? ForeignZones.read(value, in: file), !read.isEmpty else { return nil }
    return read.prefix(3).map { zone in
      let metres = Int(zone.metres.rounded())
      let length = metres % 1000 == 0 ? "\(metres / 1000) km" : "\(metres) m"
      return "{at: \(zone.middle.latitude) \(zone.middle.longitude), radius: \(length)}"
    }.joined(separator: ", ")
  }

  private var delay: String? {
    guard let text = value?.text, let seconds = try? DurationText.seconds(text), seconds >= 0 else {
      return nil
    }
    return text.value.shortened
  }
}
