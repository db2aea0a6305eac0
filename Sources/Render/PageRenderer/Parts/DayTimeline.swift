import SiteLanguage
import TripModel
import TripPlanning

/// The hours of a day, in the order in which they were lived, without what its story tells.
struct DayTimeline {
  let scope: PageScope
  let day: DayPlan
  let story: DayStory

  /// An item each, and one where clocks were set; what has no time stands at the end, without one.
  ///
  /// A time is not told again at the next item, unless clocks were set in between.
  var records: [Record] {
    var last: (time: LocalTime?, clock: UTCOffset?) = (nil, nil)
    var records: [Record] = []
    let shift = indexOfShift
    var place: Int?
    for (index, item) in day.timeline.enumerated() {
      if index == shift { place = records.count }
      guard !item.isPartOfEvent, var record = self.record(item) else { continue }
      if let time = item.time {
        let isOtherClock = last.clock != nil && item.clock != nil && item.clock != last.clock
        if isOtherClock || place == records.count || time.hourAndMinute != last.time?.hourAndMinute {
          record["time"] = .text(scope.words.dates.time(time))
        }
        last = (time, item.clock ?? last.clock)
      }
      records.append(record)
    }
    if shift != nil, !records.isEmpty {
      let line = ClockLine(scope: scope, shift: day.clockShift?.value).value
      records.insert(item(Self.shift, line), at: place ?? records.count)
    }
    return records
  }

  /// The kind of the item that tells that clocks were set.
  static let shift = "shift"

  /// Before which item of the day clocks were set: the first whose time is by the new clock, as far as anybody knows, else
  /// the one behind the last by the old; nil where nothing tells it.
  private var indexOfShift: Int? {
    guard let shift = day.clockShift?.value else { return nil }
    return day.timeline.firstIndex { $0.likelyClock == shift.after }
      ?? day.timeline.lastIndex { $0.likelyClock == shift.before }.map { $0 + 1 }
  }

  private func record(_ timed: TimelineItem) -> Record? {
    switch timed.subject {
    case .item(let ref) where ref.kind == .entry && story.entries.contains(EntryID(ref.index)): return nil
    case .item(let ref):
      let shown = scope.plan.items(of: ref.kind)[ref.index] as? any ShownItem
      return shown?.hourRecord(on: day, scope).map { item($0.kind, $0.record.value) }
    case .photos: return nil
    case .event(let id, let phase):
      let said = EventWords(scope: scope, event: scope.plan[id])
      var record = said.item(phase, on: day.date, below: scope.ownTitle(of: day))
      if let ref = timed.purchase, let expense = scope.plan.items(of: ref.kind)[ref.index] as? ExpensePlan {
        let line = ExpenseLine(scope: scope, expense: expense)
        record = record.with(line.sums(inNights: scope.plan[id].kind == .hotel)).with([
          "told": TemplateValue(line.told)
        ])
      } else if phase == .begins, let expense = said.booked, expense.isToldByItsEvent {
        record["told"] = TemplateValue(ExpenseLine(scope: scope, expense: expense).told)
      }
      return item("event", record.value)
    }
  }

  private func item(_ kind: String, _ value: TemplateValue) -> Record {
    var record: Record = ["kind": .text(kind)]
    record[kind] = value
    return record
  }
}
