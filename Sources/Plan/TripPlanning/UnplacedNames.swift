import Diagnostics
import TripModel

/// Names of places of which nobody knows where they are: one note for those of bookings, and one for those of entries.
extension TripPlanner {
  mutating func tellUnplaced(_ events: [EventPlan]) {
    guard names.knowsTowns else { return }
    let written = trip.events.flatMap { [$0.from, $0.to, $0.at].compactMap(\.self) }
    let strays = strayPlaces
    var seen = Set(written.filter { strays.contains($0.place) }.compactMap(\.value.name))
    var unplaced: [UnplacedName] = []
    for event in events {
      for place in event.places where place.position == nil {
        guard let name = place.name, isUnknown(name), seen.insert(name).inserted else { continue }
        let source = written.first { $0.value.name == name }?.place ?? event.source
        unplaced.append(UnplacedName(name: name, place: source, meant: towns.proposed(for: name)))
      }
    }
    if !unplaced.isEmpty { diagnostics.append(.placesNotFound(unplaced, of: .bookings)) }
  }

  /// An entry is shown with the name all the same; where a picture or a track tells where it was written, it is on the map.
  mutating func tellUnplaced(_ entries: [EntryPlan]) {
    guard names.knowsTowns else { return }
    let open = Set(entries.filter { $0.position == nil && $0.withheld == nil }.map { $0.file })
    let strays = strayPlaces
    var seen: Set<String> = []
    var unplaced: [UnplacedName] = []
    for entry in trip.entries where open.contains(entry.file) {
      guard let written = entry.place, let name = written.value.name, !name.isEmpty, isUnknown(name),
        !strays.contains(written.place), seen.insert(name).inserted
      else { continue }
      unplaced.append(UnplacedName(name: name, place: written.place, meant: towns.proposed(for: name)))
    }
    if !unplaced.isEmpty { diagnostics.append(.placesNotFound(unplaced, of: .entries)) }
  }

  /// Whether nothing else was said of a name: not that it means several towns, and not a country, which is no point.
  private func isUnknown(_ name: String) -> Bool { !towns.isAmbiguous(name) && area(of: name) == nil }

  /// Where a position was left out as a stray one, which is said already.
  private var strayPlaces: Set<SourcePlace> {
    Set(diagnostics.filter { $0.code == .strayPosition }.compactMap(\.place))
  }
}

/// A name of which nobody knows where it is.
private struct UnplacedName {
  let name: String
  /// Where it is first written.
  let place: SourcePlace
  /// What was perhaps meant.
  let meant: [String]

  /// `“Fisterra” for “Finisterre”`; nil where nothing is like it.
  var proposal: String? { meant.isEmpty ? nil : "\(meantInWords) for “\(name)”" }

  /// `“Santo Domingo de la Calzada” or “Santo Domingo de Silos”`.
  var meantInWords: String { meant.map { "“\($0)”" }.joined(separator: " or ") }
}

/// What names a place.
private enum PlaceNaming {
  case bookings
  case entries

  func unknown(_ count: Int) -> String {
    switch self {
    case .bookings: count == 1 ? "Unknown place of a booking" : "Unknown places of bookings"
    case .entries: count == 1 ? "Unknown place of an entry" : "Unknown places of entries"
    }
  }
}

extension Diagnostic {
  /// More names than these are told by their places alone.
  private static let maxNames = 20
  private static let maxProposals = 8

  /// All names but for a great many, whose places a program is told and a terminal counts.
  fileprivate static func placesNotFound(_ names: [UnplacedName], of naming: PlaceNaming) -> Diagnostic {
    let told = names.prefix(maxNames).map { "“\($0.name)”" }.joined(separator: ", ")
    let rest = names.count > maxNames ? " and \(names.count - maxNames) more" : ""
    var note = Diagnostic(
      .note, .placeNotFound, "\(naming.unknown(names.count)), on no map: \(told)\(rest)",
      at: names.first?.place, advice: advice(names))
    note.others = names.dropFirst(maxNames).map(\.place)
    return note
  }

  private static func advice(_ names: [UnplacedName]) -> String {
    let position = "its position after the name, such as Cádiz, 36.5297 -6.2925."
    if names.count == 1, let only = names.first, !only.meant.isEmpty {
      return "Did you mean \(only.meantInWords)? Else write \(position)"
    }
    let proposals = names.compactMap(\.proposal).prefix(maxProposals)
    return proposals.isEmpty
      ? "Write \(position)"
      : "Perhaps you meant \(proposals.joined(separator: ", ")). Else write \(position)"
  }
}
