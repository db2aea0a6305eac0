import SiteLanguage
import TripModel
import TripPlanning

/// The hours of a day, in the order in which they were lived, without what its story tells.
struct DayTimeline {
  let scope: PageScope
  let day: DayPlan
  let story: DayStory

  /// An item each; what has no time stands at the end, without one.
  var records: [Record] {
    var lastTime: LocalTime?
    return day.timeline.compactMap { item in
      guard var record = self.record(item.subject) else { return nil }
      let isNew = item.time.map { $0.hourAndMinute != lastTime?.hourAndMinute } ?? false
      lastTime = item.time ?? lastTime
      record["time"] = TemplateValue(isNew ? item.time.map { scope.words.dates.time($0) } : nil)
      return record
    }
  }

  private func record(_ subject: TimelineItem.Subject) -> Record? {
    switch subject {
    case .item(let ref) where ref.kind == .entry && story.entries.contains(EntryID(ref.index)): return nil
    case .item(let ref):
      let shown = scope.plan.items(of: ref.kind)[ref.index] as? any ShownItem
      return shown?.hourRecord(on: day, scope).map { item($0.kind, $0.record.value) }
    case .photos: return nil
    case .event(let id, let phase):
      return item("event", EventWords(scope: scope, event: scope.plan[id]).item(phase, on: day.date).value)
    }
  }

  private func item(_ kind: String, _ value: TemplateValue) -> Record {
    var record: Record = ["kind": .text(kind)]
    record[kind] = value
    return record
  }
}
