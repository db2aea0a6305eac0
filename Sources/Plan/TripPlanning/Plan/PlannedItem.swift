package import Diagnostics
import Markdown
package import TripModel

/// A thing of the plan, of whatever kind: what is done with every thing is done with these.
package protocol PlannedItem: Sendable {
  /// Where it was written: of a waypoint its track.
  var source: SourcePlace { get }
  /// Why readers do not get it: a mark for the author, never set in what is planned for readers.
  var kept: KeptMark? { get set }
  /// What of it is published in the traveller's own words, in groups that are read by themselves.
  var texts: [[String?]] { get }
  /// The day that is one of the trip's since it holds this; nil for what makes none.
  var heldDay: LocalDate? { get }
  /// Where it stands among the hours of a day; nil for what does not stand there by itself.
  var hour: PlannedHour? { get }
  /// What summaries say of it; nil for what has no page of its own.
  var summary: TripSummary.Item? { get }
}

extension PlannedItem {
  package var heldDay: LocalDate? { nil }
  package var hour: PlannedHour? { nil }
  package var summary: TripSummary.Item? { nil }
}

/// Where a thing stands among the hours of a day.
package struct PlannedHour: Sendable {
  let day: LocalDate
  /// Nil for what stands at the end of the day.
  let time: Moment?
  /// Where that was, by whose clock the time is meant.
  let place: Coordinate?
  /// The order at the same moment: the place, what was written there, what it cost, the pictures.
  let rank: Int

  init(_ day: LocalDate, _ time: Moment?, at place: Coordinate? = nil, rank: Int) {
    (self.day, self.time, self.place, self.rank) = (day, time, place, rank)
  }
}

/// Things of one kind, each made a thing of any kind when it is asked for.
package struct PlannedItems: RandomAccessCollection {
  package let startIndex = 0
  package let endIndex: Int
  private let item: (Int) -> any PlannedItem

  static var none: PlannedItems { PlannedItems([EntryPlan]()) }

  /// Those of one list, then those of another.
  init<Item: PlannedItem>(_ first: [Item], _ others: [Item] = []) {
    endIndex = first.count + others.count
    item = { $0 < first.count ? first[$0] : others[$0 - first.count] }
  }

  package subscript(index: Int) -> any PlannedItem { item(index) }
}

/// A thing by its kind, and by its place in the plan's list of that kind.
package struct ItemRef: Hashable, Sendable {
  package let kind: ItemKind
  package let index: Int

  package init(_ kind: ItemKind, _ index: Int) { (self.kind, self.index) = (kind, index) }
}

extension EntryPlan: PlannedItem {
  package var source: SourcePlace { SourcePlace(file: self.file) }
  package var texts: [[String?]] {
    [
      [self.title.value, self.lead, self.body.plainText, self.placeName] + self.tags,
      self.gallery.map(\.alternative) + self.body.images.map(\.alternative),
      self.namedPeople, [self.mood, self.weather, self.kind],
    ]
  }
  package var heldDay: LocalDate? { self.day.value }
  package var hour: PlannedHour? {
    PlannedHour(self.day.value, self.time?.value, at: self.position?.value, rank: 1)
  }
}

extension OwnPagePlan: PlannedItem {
  package var source: SourcePlace { SourcePlace(file: file) }
  package var texts: [[String?]] { [[title.value, lead, body.plainText]] }
}

extension PlacePlan: PlannedItem {
  /// Waypoints were written by a receiver.
  package var texts: [[String?]] { origin == .pin ? [[title, address, description] + tags] : [] }
  package var heldDay: LocalDate? { day }
  package var hour: PlannedHour? { day.map { PlannedHour($0, time, at: coordinate, rank: 0) } }
}

extension AttractionPlan: PlannedItem {
  package var texts: [[String?]] { [[name, address, description] + reviews.flatMap { [$0.text, $0.by] }] }
  package var heldDay: LocalDate? { day }
  /// Without a time it stands beside the hours, among what is planned.
  package var hour: PlannedHour? {
    day.flatMap { day in time.map { PlannedHour(day, $0, at: position?.value, rank: 0) } }
  }
}

/// What of it falls on a day, the day itself knows: it has several, and begins, goes on or ends on each.
extension EventPlan: PlannedItem {
  package var texts: [[String?]] { [[title, address, from?.name, to?.name, at?.name], [note], who] }
}

/// Money alone makes no day one of the trip's.
extension ExpensePlan: PlannedItem {
  package var source: SourcePlace { expense.place }
  package var texts: [[String?]] { [[expense.what]] }
  /// What was booked stands there as itself, and a repayment nowhere.
  package var hour: PlannedHour? {
    expense.isBooking || expense.isRepayment ? nil : PlannedHour(day, expense.when.moment, rank: 2)
  }
}
