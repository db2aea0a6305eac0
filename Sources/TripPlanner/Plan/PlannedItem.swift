package import Diagnostics
import Markdown
import TripModel

/// A thing of the plan, of whatever kind: what is done with every thing is done with these.
package protocol PlannedItem: Sendable {
  /// Where it was written: of a waypoint its track.
  var source: SourcePlace { get }
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  var kept: KeptMark? { get set }
  /// What of it is published in the traveller's own words, in groups that are read by themselves.
  var texts: [[String?]] { get }
}

extension TripPlan {
  /// All kinds of things, one after another: a new kind joins here.
  package var items: [any PlannedItem] {
    journal.entries + journal.pages + places + itinerary.events + itinerary.attractions
      + (money.budget?.expenses ?? []) + (money.budget?.repayments ?? [])
  }

  /// Gives each thing its mark.
  mutating func markItems(_ marks: [SourcePlace: KeptMark]) {
    mark(&journal.entries, marks)
    mark(&journal.pages, marks)
    mark(&places, marks)
    mark(&itinerary.events, marks)
    mark(&itinerary.attractions, marks)
  }

  private func mark<Item: PlannedItem>(_ items: inout [Item], _ marks: [SourcePlace: KeptMark]) {
    for index in items.indices { items[index].kept = marks[items[index].source] }
  }
}

extension EntryPlan: PlannedItem {
  package var source: SourcePlace { SourcePlace(file: file) }
  package var texts: [[String?]] {
    [
      [title.value, lead, body.plainText, placeName] + tags,
      gallery.map(\.alternative) + body.images.map(\.alternative),
    ]
  }
}

extension OwnPagePlan: PlannedItem {
  package var source: SourcePlace { SourcePlace(file: file) }
  package var texts: [[String?]] { [[title.value, lead, body.plainText]] }
}

extension PlacePlan: PlannedItem {
  /// Waypoints were written by a receiver.
  package var texts: [[String?]] { origin == .pin ? [[title, description] + tags] : [] }
}

extension EventPlan: PlannedItem {
  package var texts: [[String?]] { [[title, address, from?.name, to?.name, at?.name], [note]] }
}

extension AttractionPlan: PlannedItem {
  package var texts: [[String?]] { [[name, address, description] + reviews.flatMap { [$0.text, $0.by] }] }
}

extension ExpensePlan: PlannedItem {
  package var source: SourcePlace { expense.place }
  package var texts: [[String?]] { [[expense.what]] }
}
