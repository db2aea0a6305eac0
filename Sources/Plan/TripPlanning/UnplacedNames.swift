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

  /// An entry is shown with the name all the same; where a picture or a track tells where it was written, it is on the map,
  /// and that may be anywhere.
  mutating func tellUnplaced(_ entries: [EntryPlan]) {
    guard names.knowsTowns else { return }
    let byFile = Dictionary(
      entries.filter { $0.withheld == nil }.map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    let strays = strayPlaces
    var seen: Set<String> = []
    var unplaced: [PlaceNaming: [UnplacedName]] = [:]
    for entry in trip.entries {
      guard let written = entry.place, let name = written.value.name, !name.isEmpty, isUnknown(name),
        let planned = byFile[entry.file], planned.position == nil || isKnownByNothing(planned),
        !strays.contains(written.place), seen.insert(name).inserted
      else { continue }
      let naming = planned.position == nil ? PlaceNaming.entries : .entriesNearPictures
      unplaced[naming, default: []].append(
        UnplacedName(name: name, place: written.place, meant: towns.proposed(for: name)))
    }
    for naming in [PlaceNaming.entries, .entriesNearPictures] {
      if let names = unplaced[naming] { diagnostics.append(.placesNotFound(names, of: naming)) }
    }
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
  /// On the map they are where a picture or a track was.
  case entriesNearPictures

  var isOnMap: Bool { self == .entriesNearPictures }

  func unknown(_ count: Int) -> String {
    switch self {
    case .bookings: count == 1 ? "Unknown place of a booking" : "Unknown places of bookings"
    case .entries, .entriesNearPictures:
      count == 1 ? "Unknown place of an entry" : "Unknown places of entries"
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
    let whereabouts = naming.isOnMap ? "on the map by a picture or a track alone" : "on no map"
    var note = Diagnostic(
      .note, .placeNotFound, "\(naming.unknown(names.count)), \(whereabouts): \(told)\(rest)",
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
