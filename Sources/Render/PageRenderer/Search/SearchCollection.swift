import Markdown
import Search
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

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

  /// Hands out the files as they are made. Kinds come in the order in which a reader is shown them; each document is made
  /// when its turn comes, since all texts once more at the same time would be a tenth of what a build holds.
  func makeFiles(hand: @escaping (OutputFile) -> Void) {
    var index = SearchIndex(in: plan.addresses.data, hand: hand)
    let (first, last) = ([ItemKind.entry, .pin, .page, .attraction], ItemKind.expense)
    for person in plan.people { document(person).map { index.add($0) } }
    add([.entry], to: &index)
    for day in plan.days { index.add(document(day)) }
    add([.pin, .page], to: &index)
    for photo in plan.media.pictures { document(photo).map { index.add($0) } }
    add([.attraction], to: &index)
    for destination in plan.next?.destinations ?? [] { index.add(document(destination)) }
    add(ItemKind.allCases.filter { !first.contains($0) && $0 != last }, to: &index)
    for album in plan.media.albums { index.add(document(album)) }
    for chat in plan.journal.chats { for document in documents(chat) { index.add(document) } }
    for tag in plan.journal.tags { index.add(document(tag)) }
    for track in plan.way.tracks { document(track).map { index.add($0) } }
    add([last], to: &index)
    index.finish()
  }

  private func add(_ kinds: [ItemKind], to index: inout SearchIndex) {
    for item in kinds.lazy.flatMap(plan.items) {
      if let document = (item as? any ShownItem)?.searchDocument(scope) { index.add(document) }
    }
  }

  /// Who it is; what tells of the person is found by the same name. Leads to the first of that.
  private func document(_ person: PersonPlan) -> SearchDocument? {
    let entries = person.entries.map { plan[$0] }
    let days = entries.map(\.day.value)
    let first = entries.first?.page ?? person.places.first.map { plan[$0].page }
    let count = words.counted(.countEntries, entries.count)
    let told = entries.isEmpty ? nil : count + ": " + words.list(entries.map(\.title.value))
    return SearchDocument(
      kind: .person, title: person.name, link: scope.link(first ?? plan.addresses.home),
      date: days.first.map { words.dates.range($0, days.last ?? $0) } ?? "",
      aside: [person.travels ? words[.travellerAccepted] : nil, told].compactMap(\.self)
        .joined(separator: words[.listMark]))
  }

  private func document(_ day: DayPlan) -> SearchDocument {
    let stops = day.route.stops.compactMap(scope.name)
    return SearchDocument(
      kind: .day, title: scope.title(of: day), link: scope.link(day.page),
      date: scope.shortDate(day.date),
      tags: scope.plan.toldNumber(of: day) == nil ? [] : [scope.label(of: day)],
      text: [words.dates.long(day.date), stops.joined(separator: ", ")].asLines,
      days: [day.date.description], picture: scope.thumbnail(day.cover?.value))
  }

  /// A track that somebody named: leads to its day, else to where those without a day are listed; nil where its day is
  /// called by it, and is found by that.
  private func document(_ track: TrackPlan) -> SearchDocument? {
    guard let title = track.title, !track.segments.isEmpty else { return nil }
    let days = track.days.compactMap { scope.site.day(on: $0) }
    guard days.allSatisfy({ $0.title?.value != title }) else { return nil }
    let page = days.first.map { scope.link($0.page) }
    let isListed = track.isUndated && plan.onlyUndatedTrack == nil
    let list = scope.link(plan.addresses.home, fragment: isListed ? "undated" : nil)
    return SearchDocument(
      kind: .way, title: title, link: page ?? list, date: scope.listDate(track.days.first),
      days: track.days.map(\.description))
  }

  /// A document for each page on which its messages stand.
  private func documents(_ chat: ChatPlan) -> [SearchDocument] {
    let parts = chat.parts.isEmpty ? [chat.messagesOnDay] : chat.parts.map(\.messages)
    return parts.map { part in
      let messages = chat.messages[part]
      let said = messages.map { message in
        (message.name.map { $0 + ": " } ?? "") + message.body.standingText
      }
      return SearchDocument(
        kind: .chat, title: chat.name, link: scope.link(to: chat, message: part.lowerBound),
        date: scope.shortDate(chat.date), text: said.asLines, days: [chat.date.description],
        picture: scope.thumbnail(messages.first { !$0.photos.isEmpty }?.photos.first))
    }
  }

  /// A place to go next, an idea like what was saved.
  private func document(_ destination: DestinationPlan) -> SearchDocument {
    SearchDocument(
      kind: .idea, title: destination.name, link: scope.link(destination.page), date: "",
      tags: destination.tags, text: destination.note ?? "",
      unquoted: destination.country.map { words.country($0) } ?? "",
      picture: destination.picture.first.map { scope.link($0.path) } ?? "")
  }

  private func document(_ tag: TagPlan) -> SearchDocument {
    SearchDocument(kind: .tag, title: tag.name, link: scope.link(tag.page), date: "")
  }

  /// A picture of which nobody said anything cannot be asked for.
  private func document(_ photo: PhotoPlan) -> SearchDocument? {
    let title = scope.title(of: photo)
    guard let description = scope.description(of: photo) ?? (photo.photo.tags.isEmpty ? nil : title) else {
      return nil
    }
    // What an entry says that it shows is told to who cannot see it, and is what others remember of it.
    let shown = scope.site.alternatives[photo.id].flatMap { $0.repeats(description) ? nil : $0 }
    return SearchDocument(
      kind: photo.photo.isClip ? .clip : .photo, title: title, link: scope.link(photo.page),
      date: scope.listDate(photo.day?.value), tags: photo.photo.tags,
      text: [description, shown].compactMap(\.self).filter { $0 != title }.asLines,
      days: [photo.day?.value.description].compactMap(\.self), picture: scope.thumbnail(photo.id))
  }

  private func document(_ album: AlbumPlan) -> SearchDocument {
    let first = album.photos.lazy.compactMap { plan[$0].day?.value }.first
    return SearchDocument(
      kind: .album, title: album.title.value, link: scope.link(album.page),
      date: scope.listDate(first),
      text: [album.lead, album.body.standingText].compactMap(\.self).asLines,
      picture: scope.thumbnail(album.cover.value))
  }
}
