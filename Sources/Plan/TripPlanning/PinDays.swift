import Foundation
import Markdown
import TripModel

/// Tells which stops pins may name by the days of both.
///
/// A pin of Sunday is nowhere that one was on Thursday, four hundred metres off it; one that was saved for no day may be of
/// a place that nobody saw, and in a town the town's own name says more.
final class PinDays {
  /// What was written on a day, and what is booked for it.
  private let entries: [LocalDate: [EntryPlan]]
  private let events: [LocalDate: [EventPlan]]
  private let photos: [LocalDate: [String]]
  private var texts: [LocalDate: String] = [:]

  /// Metres within which one stood at a pin, whenever that was seen.
  private static let atPin = 60.0
  /// Metres within which a pin of no day tells where in a town one was.
  private static let beside = 250.0

  init(_ things: TripThings) {
    let written = things.journal.entries.filter { $0.withheld == nil && $0.kept == nil }
    entries = Dictionary(grouping: written) { $0.day.value }
    var booked: [LocalDate: [EventPlan]] = [:]
    for event in things.itinerary.events where event.kept == nil {
      for day in event.days { booked[day, default: []].append(event) }
    }
    events = booked
    var captions: [LocalDate: [String]] = [:]
    for photo in things.media.photos where photo.kept == nil && photo.photo.withheld == nil {
      if let day = photo.day?.value, let caption = photo.caption {
        captions[day, default: []].append(caption.value)
      }
    }
    photos = captions
  }

  /// Whether a pin may name what happened there; `isInTown` says whether the gazetteer has a name for it.
  func mayName(_ pin: PlacePlan, _ cluster: Cluster, isInTown: Bool) -> Bool {
    guard pin.origin == .pin else { return true }
    if let day = pin.day {
      if pin.isBed || cluster.touches(pin.coordinate, within: Self.atPin) { return true }
      // Of several days about a town none is called by what was seen on one of them.
      return !cluster.isOnNone(of: day...day) && Set(cluster.fixes.compactMap(\.day)).count == 1
    }
    guard isInTown, !cluster.touches(pin.coordinate, within: Self.beside) else { return true }
    let title = Self.words(pin.title)
    return Set(cluster.fixes.compactMap(\.day)).contains { text(of: $0).contains(title) }
  }

  private func text(of day: LocalDate) -> String {
    if let text = texts[day] { return text }
    let written = (entries[day] ?? []).flatMap { [$0.title.value, $0.placeName ?? "", $0.body.plainText] }
    let booked = (events[day] ?? []).flatMap { [$0.title] + $0.places.compactMap(\.name) }
    let text = Self.words((written + booked + (photos[day] ?? [])).joined(separator: "\n"))
    texts[day] = text
    return text
  }

  /// With a blank on each side of each word: “Spa” is none of “Spaziergang”.
  private static func words(_ text: String) -> String {
    " " + text.folded.split { !$0.isLetter && !$0.isNumber }.joined(separator: " ") + " "
  }
}
