import SiteLanguage
import TripModel
import TripPlanning

/// The hours of a day, in the order in which they were lived.
struct DayTimeline {
  let scope: PageScope
  let day: DayPlan

  /// An item each; what has no time stands at the end, without one.
  var records: [Record] {
    var lastTime: LocalTime?
    return day.timeline.map { item in
      var record = self.record(item.subject)
      let isNew = item.time.map { $0.hourAndMinute != lastTime?.hourAndMinute } ?? false
      lastTime = item.time ?? lastTime
      record["time"] = TemplateValue(isNew ? item.time.map { scope.words.dates.time($0) } : nil)
      return record
    }
  }

  private func record(_ subject: TimelineItem.Subject) -> Record {
    switch subject {
    case .item(let ref):
      let shown = scope.plan.items(of: ref.kind)[ref.index] as? any ShownItem
      return shown?.hourRecord(on: day, scope).map { item($0.kind, $0.record.value) } ?? [:]
    case .photos(let ids): return item("photos", photos(ids).value)
    case .event(let id, let phase):
      return item("event", EventWords(scope: scope, event: scope.plan[id]).item(phase, on: day.date).value)
    }
  }

  private func item(_ kind: String, _ value: TemplateValue) -> Record {
    var record: Record = ["kind": .text(kind)]
    record[kind] = value
    return record
  }

  private func photos(_ ids: [PhotoID]) -> Record {
    let shown = ids.prefix(Self.maxInStrip).map { scope.tile(scope.plan[$0], height: 9) }
    let caption = ids.count == 1 ? scope.plan[ids[0]].caption?.value : nil
    return [
      "caption": TemplateValue(caption), "tiles": TemplateValue(shown),
      "more": TemplateValue(
        ids.count > shown.count ? scope.words.counted(.morePhotos, ids.count - shown.count) : nil),
    ]
  }

  private static let maxInStrip = 4
}
