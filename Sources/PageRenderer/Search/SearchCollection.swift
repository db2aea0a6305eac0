import Markdown
import SearchIndex
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanner

/// All that can be found on a trip's site, in the site's own words.
struct SearchCollection {
  private let scope: PageScope

  /// Nil for a trip without a page to search on.
  init?(site: TripSite) {
    guard let page = site.plan.addresses.search else { return nil }
    scope = PageScope(site: site, path: page)
  }

  private var plan: TripPlan { scope.plan }
  private var words: Words { scope.words }

  /// Hands out the files as they are made. What is written comes before what is only listed; each document is made when its
  /// turn comes, since all texts once more at the same time would be a tenth of what a build holds.
  func makeFiles(hand: @escaping (OutputFile) -> Void) {
    var index = SearchIndex(in: plan.addresses.data, hand: hand)
    for entry in plan.journal.entries { index.add(document(entry)) }
    for day in plan.days { index.add(document(day)) }
    for place in plan.places { index.add(document(place)) }
    for idea in plan.itinerary.attractions { index.add(document(idea)) }
    for event in plan.itinerary.events { index.add(document(event)) }
    for tag in plan.journal.tags { index.add(document(tag)) }
    for album in plan.media.albums { index.add(document(album)) }
    for photo in plan.media.photos { document(photo).map { index.add($0) } }
    for expense in plan.money.budget?.expenses ?? [] { index.add(document(expense)) }
    index.finish()
  }

  private func document(_ entry: EntryPlan) -> SearchDocument {
    let places = entry.places.map { plan[$0].title }.filter { $0 != entry.placeName }
    let about =
      [entry.placeName, entry.weather, entry.mood, entry.kind, KindSign(entry.kind, in: words)?.label]
      .compactMap(\.self) + entry.who + places
    let text = [entry.lead, entry.body.plainText].compactMap(\.self) + [about.joined(separator: ", ")]
    return SearchDocument(
      kind: .entry, title: entry.title.value, link: scope.link(entry.page),
      date: words.dates.short(entry.day.value), tags: entry.tags, text: joined(text))
  }

  private func document(_ day: DayPlan) -> SearchDocument {
    let stops = day.route.stops.compactMap { $0.name?.value }
    return SearchDocument(
      kind: .day, title: scope.title(of: day), link: scope.link(day.page),
      date: words.dates.short(day.date), tags: day.number == nil ? [] : [scope.label(of: day)],
      text: joined([words.dates.long(day.date), stops.joined(separator: ", ")]))
  }

  private func document(_ place: PlacePlan) -> SearchDocument {
    SearchDocument(
      kind: .place, title: place.title, link: scope.link(place.page),
      date: place.day.map { words.dates.short($0) } ?? "",
      tags: (place.category.map { [scope.label(ofCategory: $0)] } ?? []) + place.tags,
      text: joined([place.description, place.who.joined(separator: ", ")].compactMap(\.self)))
  }

  private func document(_ event: EventPlan) -> SearchDocument {
    let eventWords = EventWords(scope: scope, event: event)
    return SearchDocument(
      kind: .event, title: event.title, link: scope.link(event.page),
      date: words.dates.short(event.start.day),
      tags: [eventWords.kind], text: joined([eventWords.way, event.note].compactMap(\.self)))
  }

  private func document(_ tag: TagPlan) -> SearchDocument {
    SearchDocument(kind: .tag, title: tag.name, link: scope.link(tag.page), date: "")
  }

  private func document(_ idea: AttractionPlan) -> SearchDocument {
    SearchDocument(
      kind: .idea, title: idea.name, link: scope.link(idea.page),
      date: idea.day.map { words.dates.short($0) } ?? "",
      tags: (idea.category.map { [scope.label(ofCategory: $0)] } ?? []) + idea.tags,
      text: joined([idea.description, idea.address].compactMap(\.self) + idea.reviews.compactMap(\.text)))
  }

  /// A picture of which nobody said anything cannot be asked for.
  private func document(_ photo: PhotoPlan) -> SearchDocument? {
    guard let description = scope.description(of: photo) else { return nil }
    return SearchDocument(
      kind: photo.photo.isClip ? .clip : .photo, title: description, link: scope.link(photo.page),
      date: photo.day.map { words.dates.short($0.value) } ?? "")
  }

  private func document(_ album: AlbumPlan) -> SearchDocument {
    let first = album.photos.lazy.compactMap { plan[$0].day?.value }.first
    return SearchDocument(
      kind: .album, title: album.title.value, link: scope.link(album.page),
      date: first.map { words.dates.short($0) } ?? "",
      text: joined([album.lead, album.body.plainText].compactMap(\.self)))
  }

  private func document(_ expense: ExpensePlan) -> SearchDocument {
    let spent = expense.expense
    let category = scope.label(ofCategory: spent.category)
    let day = scope.site.day(on: expense.day)
    let page = day.map { scope.link($0.page, fragment: "spending") }
    return SearchDocument(
      kind: .expense, title: spent.what.isEmpty ? category : spent.what,
      link: page ?? plan.addresses.budget.map { scope.link($0, fragment: "purchases") } ?? "",
      date: words.dates.short(expense.day), tags: [category],
      text: joined([words.money.text(expense.amount.value), spent.paidBy ?? ""], by: " · "))
  }

  private func joined(_ parts: [String], by separator: String = "\n") -> String {
    parts.filter { !$0.isEmpty }.joined(separator: separator)
  }
}
