import Markdown
import Search
import SiteLanguage
import TripModel
import TripPlanning

/// A thing of the plan as a visitor meets it where things of all kinds stand together.
protocol ShownItem: PlannedItem {
  /// What stands of it among the hours of a day: the name by which the template knows its kind, and the record of
  /// that name.
  func hourRecord(on day: DayPlan, _ scope: PageScope) -> (kind: String, record: Record)?
  /// What can be found of it; nil for what cannot be asked for.
  func searchDocument(_ scope: PageScope) -> SearchDocument?
}

extension ShownItem {
  func hourRecord(on day: DayPlan, _ scope: PageScope) -> (kind: String, record: Record)? { nil }
}

extension EntryPlan: ShownItem {
  func hourRecord(on day: DayPlan, _ scope: PageScope) -> (kind: String, record: Record)? {
    ("entry", EntryTeaser(scope: scope, id: self.id).record)
  }

  func searchDocument(_ scope: PageScope) -> SearchDocument? {
    let places = self.places.map { scope.plan[$0].title }.filter { $0 != self.placeName }
    let about =
      [self.placeName, self.weather, self.mood, self.kind, KindSign(self.kind, in: scope.words)?.label]
      .compactMap(\.self) + self.namedPeople
      + places
    return SearchDocument(
      kind: .entry, title: self.title.value, link: scope.link(self.page),
      date: scope.shortDate(self.day.value),
      tags: self.tags,
      text: [self.lead, self.body.standingText].compactMap(\.self).asLines,
      unquoted: about.joined(separator: ", "),
      days: [self.day.value.description], picture: scope.thumbnail(self.cover?.value))
  }
}

extension OwnPagePlan: ShownItem {
  /// One to which no navigation leads is for those who have its address.
  func searchDocument(_ scope: PageScope) -> SearchDocument? {
    guard navigation != .hidden else { return nil }
    let picture = body.images.lazy.compactMap { self.pictures[$0.source] }.first
    return SearchDocument(
      kind: .page, title: title.value, link: scope.link(page), date: "",
      text: [lead, body.standingText].compactMap(\.self).asLines, picture: scope.thumbnail(picture))
  }
}

extension PlacePlan: ShownItem {
  func hourRecord(on day: DayPlan, _ scope: PageScope) -> (kind: String, record: Record)? {
    let record: Record = [
      "href": .text(scope.link(page)), "title": .text(title),
      "description": TemplateValue(ToldFacts(description).line), "signHTML": .html(Signs.html(category)),
      "category": TemplateValue(category.map { scope.label(ofCategory: $0) }), "kept": scope.kept(kept),
    ]
    return ("place", record)
  }

  func searchDocument(_ scope: PageScope) -> SearchDocument? {
    SearchDocument(
      kind: .place, title: title, link: scope.link(page), date: scope.listDate(day),
      tags: (category.map { [scope.label(ofCategory: $0)] } ?? []) + tags,
      text: description ?? "", unquoted: who.joined(separator: ", "),
      days: days.map(\.description), picture: scope.thumbnail(picture))
  }
}

extension AttractionPlan: ShownItem {
  func hourRecord(on day: DayPlan, _ scope: PageScope) -> (kind: String, record: Record)? {
    ("idea", IdeaCard(scope: scope, idea: self, date: day.date).record)
  }

  func searchDocument(_ scope: PageScope) -> SearchDocument? {
    SearchDocument(
      kind: .idea, title: name, link: scope.link(page), date: scope.listDate(day),
      tags: (category.map { [scope.label(ofCategory: $0)] } ?? []) + tags,
      text: ([description, address].compactMap(\.self) + reviews.compactMap(\.text)).asLines,
      days: [day?.description].compactMap(\.self), picture: scope.thumbnail(photos.first))
  }
}

extension EventPlan: ShownItem {
  func searchDocument(_ scope: PageScope) -> SearchDocument? {
    let said = EventWords(scope: scope, event: self)
    return SearchDocument(
      kind: .event, title: title, link: scope.link(page), date: scope.shortDate(start.day),
      tags: [said.kind], text: [said.way, note].compactMap(\.self).asLines,
      days: days.prefix(60).map(\.description))
  }
}

extension ExpensePlan: ShownItem {
  /// What was bought stands beside the hours of its day, with the sum; where its time is known, among them as well.
  func hourRecord(on day: DayPlan, _ scope: PageScope) -> (kind: String, record: Record)? {
    expense.when.time == nil ? nil : ("expense", ExpenseLine(scope: scope, expense: self).hour)
  }

  /// A repayment is no purchase, and on no list of them.
  func searchDocument(_ scope: PageScope) -> SearchDocument? {
    guard !expense.isRepayment else { return nil }
    let category = scope.label(ofCategory: expense.category)
    let page = scope.site.day(on: day).map { scope.link($0.page, fragment: "spending") }
    let list = scope.plan.addresses.budget.map { scope.link($0, fragment: "purchases") }
    return SearchDocument(
      kind: .expense, title: expense.what.isEmpty ? category : expense.what, link: page ?? list ?? "",
      date: scope.shortDate(day), tags: [category],
      text: [scope.words.money.text(amount.value), expense.paidBy ?? ""].filter { !$0.isEmpty }
        .joined(separator: " · "),
      days: [day.description])
  }
}

extension PageScope {
  /// A day as lists have it; empty where none is known.
  func listDate(_ day: LocalDate?) -> String { day.map { shortDate($0) } ?? "" }

  /// The address of a picture's smallest size; empty where there is none.
  func thumbnail(_ photo: PhotoID?) -> String {
    photo.flatMap { plan[$0].derivatives.first }.map { link($0.path) } ?? ""
  }
}

extension [String] {
  /// One below the other, without those that say nothing.
  var asLines: String { filter { !$0.isEmpty }.joined(separator: "\n") }
}
