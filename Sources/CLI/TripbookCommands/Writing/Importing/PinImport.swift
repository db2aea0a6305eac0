import Diagnostics
import Importing
import TripModel
import TripReading
import TripWriting

/// A place of an export on its way into `pins.yml`.
struct PinItem: ImportedItem {
  let item: Pin
  private var fields: ListItem
  private(set) var isWritten = true

  init(_ draft: PinDraft) {
    var when = draft.day?.description
    if let day = draft.day, let time = draft.time { when = "\(day) \(time.hourAndMinute)" }
    item = Pin(
      title: draft.title, coordinate: draft.position, category: draft.category,
      description: draft.description, place: SourcePlace(file: "pins.yml"))
    fields = ListItem([
      "title": draft.title, "at": draft.position.written, "time": when, "category": draft.category,
      "description": draft.description, "link": draft.link, "private": draft.isPrivate ? "yes" : nil,
    ])
  }

  var lines: [String] { fields.lines }

  func misreadLines(_ read: Pin) -> [Int] {
    var keys: [String] = []
    if read.title != item.title { keys.append("title") }
    if read.coordinate.distance(to: item.coordinate) > 1 { keys.append("at") }
    return keys.compactMap(fields.keys.firstIndex)
  }

  /// Without name, position and protection there is no place.
  mutating func rewrite(_ misread: Set<Int>) -> [Diagnostic] {
    let keys = misread.sorted().map { fields.keys[$0] }
    isWritten = keys.allSatisfy { !["title", "at", "private"].contains($0) }
    for key in keys where isWritten { fields.leaveOut(key) }
    return isWritten ? [] : [.misread("Place “\(item.title)”", at: item.source, file: "pins.yml")]
  }
}

extension EditSession {
  /// Metres within which two places of one name are one.
  private static let samePlace = 100.0
  /// Metres within which a stay is at a place that the trip has already, whatever that is called.
  private static let sameDoor = 50.0

  /// A history has many thousands of stays, so most places are told apart by their latitude alone.
  private static func isSameDoor(_ one: Coordinate, _ other: Coordinate) -> Bool {
    abs(one.latitude - other.latitude) < 0.001 && one.distance(to: other) < sameDoor
  }

  func add(pins: [PinDraft], isDryRun: Bool) throws(WriteProblem) -> ListImport<PinItem> {
    try add(to: .pins, isDryRun: isDryRun) { known in
      var new: [PinItem] = []
      var there = 0
      // Where one was several times, there is one place all the same.
      var places = Dictionary(grouping: known, by: \.title).mapValues { pins in
        pins.map { (at: $0.coordinate, isNew: false) }
      }
      for draft in pins {
        if draft.isStay, known.contains(where: { Self.isSameDoor($0.coordinate, draft.position) }) {
          there += 1
          continue
        }
        let same = places[draft.title]?.first { $0.at.distance(to: draft.position) < Self.samePlace }
        if let same {
          if !same.isNew { there += 1 }
        } else {
          new.append(PinItem(draft))
          places[draft.title, default: []].append((draft.position, true))
        }
      }
      return ListImport(drafts: new, there: there)
    }
  }
}
