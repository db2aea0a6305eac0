import SiteLanguage
import TripModel
import TripPlanner

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
    case .entry(let id):
      let teaser = EntryTeaser(scope: scope, id: id).record
      return item("entry", teaser.value)
    case .photos(let ids): return item("photos", photos(ids).value)
    case .place(let id): return item("place", place(scope.plan[id]).value)
    case .event(let id, let phase):
      return item("event", EventWords(scope: scope, event: scope.plan[id]).item(phase, on: day.date).value)
    case .attraction(let id): return item("idea", DayIdeas(scope: scope, day: day).item(id).value)
    case .expense(let index):
      guard let budget = scope.plan.money.budget, index < budget.expenses.count else { return [:] }
      return item("expense", expense(budget.expenses[index]).value)
    }
  }

  private func item(_ kind: String, _ value: TemplateValue) -> Record {
    var record: Record = ["kind": .text(kind)]
    record[kind] = value
    return record
  }

  private func photos(_ ids: [PhotoID]) -> Record {
    let shown = ids.prefix(Self.mostInStrip).map { scope.tile(scope.plan[$0], height: 9) }
    let caption = ids.count == 1 ? scope.plan[ids[0]].caption?.value : nil
    return [
      "caption": TemplateValue(caption), "tiles": TemplateValue(shown),
      "more": TemplateValue(
        ids.count > shown.count ? scope.words.counted(.morePhotos, ids.count - shown.count) : nil),
    ]
  }

  private static let mostInStrip = 4

  private func place(_ place: PlacePlan) -> Record {
    [
      "href": .text(scope.link(place.page)), "title": .text(place.title),
      "description": TemplateValue(place.description), "signHTML": .html(Signs.html(place.category)),
      "category": TemplateValue(place.category.map { scope.label(ofCategory: $0) }),
      "kept": scope.kept(place.kept),
    ]
  }

  private func expense(_ expense: ExpensePlan) -> Record {
    ExpenseLine(scope: scope, expense: expense).record
  }
}
