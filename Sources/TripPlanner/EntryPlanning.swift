import Diagnostics
import Markdown
import SiteOutput
import TripModel

extension TripPlanner {
  /// The journal in the order of time, with what its author left open.
  mutating func planEntries(
    photos: [PhotoPlan], clocks: LocalClocks, book: inout AddressBook
  ) -> [EntryPlan] {
    let byFile = Dictionary(photos.map { ($0.photo.file, $0) }, uniquingKeysWith: { first, _ in first })
    let pins = Dictionary(trip.pins.map { ($0.title.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })
    var drafts: [EntryDraft] = []
    for entry in trip.entries {
      let draft = EntryDraft(entry: entry, photos: byFile, pins: pins, clocks: clocks)
      if let draft { drafts.append(draft) } else { diagnostics.append(.entryWithoutDay(entry.file)) }
    }
    var pages: [String: OutputPath] = [:]
    for draft in drafts.sorted(by: { $0.entry.file < $1.entry.file }) {
      let wish = draft.entry.slugWish.isEmpty ? draft.title.value : draft.entry.slugWish
      let slug = book.folder(in: "journal", wishes: [wish, "\(wish) \(draft.day.value)"])
      pages[draft.entry.file] = .page(["journal", slug])
    }
    let ordered = drafts.sorted { $0.key(clocks) < $1.key(clocks) }
    let byDay = Dictionary(grouping: photos) { $0.day.value }
    return ordered.enumerated().map { index, draft in
      let chooser = EntryChooser(time: draft.time?.value, photos: byDay[draft.day.value] ?? [], clocks: clocks)
      return draft.plan(id: EntryID(index), pages: pages, byFile: byFile, chooser: chooser)
    }
  }
}

/// An entry on its way to a plan.
private struct EntryDraft {
  let entry: JournalEntry
  let day: Reasoned<LocalDate>
  let time: Reasoned<Moment>?
  let title: Reasoned<String>
  let body: MarkdownDocument
  let position: Reasoned<Coordinate>?

  /// Nil where nothing tells the entry's day.
  init?(entry: JournalEntry, photos: [String: PhotoPlan], pins: [String: Pin], clocks: LocalClocks) {
    self.entry = entry
    let shown = entry.body.images.compactMap { entry.pictures[$0.source] }.compactMap { photos[$0] }
    guard let day = Self.day(of: entry, shown: shown, clocks: clocks) else { return nil }
    self.day = day
    time = Self.time(of: entry, day: day.value, shown: shown, clocks: clocks)
    (title, body) = Self.titleAndBody(of: entry)
    position = Self.position(of: entry, shown: shown, pins: pins)
  }

  private static func day(
    of entry: JournalEntry, shown: [PhotoPlan], clocks: LocalClocks
  ) -> Reasoned<LocalDate>? {
    switch entry.day {
    case .frontMatter(let date): return Reasoned(date, because: .written(file: entry.file))
    case .fileName(let date): return Reasoned(date, because: .fileName)
    case nil: break
    }
    if case .moment(let moment) = entry.time {
      return clocks.day(of: moment.local, because: .written(file: entry.file))
    }
    return shown.first.map { Reasoned($0.day.value, because: .pictureInText(file: $0.photo.file)) }
  }

  private static func time(
    of entry: JournalEntry, day: LocalDate, shown: [PhotoPlan], clocks: LocalClocks
  ) -> Reasoned<Moment>? {
    switch entry.time {
    case .moment(let moment):
      return Reasoned(moment, because: .written(file: entry.file))
    case .timeOfDay(let time):
      return Reasoned(Moment(local: clocks.local(time, on: day)), because: .written(file: entry.file))
    case nil:
      let first = shown.first { $0.day.value == day && $0.taken != nil }
      guard let first, let taken = first.taken else { return nil }
      return Reasoned(taken.value, because: .pictureInText(file: first.photo.file))
    }
  }

  /// The written title, else the first heading, which then is not shown a second time, else the file's name.
  private static func titleAndBody(of entry: JournalEntry) -> (Reasoned<String>, MarkdownDocument) {
    var body = entry.body
    let heading = Self.openingHeading(of: entry.body)
    if let title = entry.title {
      if heading == title.value { body.blocks.removeFirst() }
      return (Reasoned(title.value, because: .written(file: entry.file)), body)
    }
    if let heading {
      body.blocks.removeFirst()
      return (Reasoned(heading, because: .firstHeading), body)
    }
    if let heading = entry.body.firstHeading { return (Reasoned(heading, because: .firstHeading), body) }
    return (Reasoned(Wording.title(fromFileName: entry.slugWish), because: .fileName), body)
  }

  /// The heading with which a text begins.
  private static func openingHeading(of body: MarkdownDocument) -> String? {
    guard case .heading? = body.blocks.first else { return nil }
    return body.firstHeading
  }

  private static func position(
    of entry: JournalEntry, shown: [PhotoPlan], pins: [String: Pin]
  ) -> Reasoned<Coordinate>? {
    if let place = entry.place?.value {
      if let coordinate = place.coordinate { return Reasoned(coordinate, because: .written(file: entry.file)) }
      if let pin = place.name.flatMap({ pins[$0.lowercased()] }) {
        return Reasoned(pin.coordinate, because: .pinNearby(title: pin.title))
      }
    }
    guard let first = shown.first(where: { $0.position != nil }), let position = first.position else { return nil }
    return Reasoned(position.value, because: .pictureInText(file: first.photo.file))
  }

  /// By time; an entry without one was written in the evening, after the day's photos.
  func key(_ clocks: LocalClocks) -> (Int, String) {
    let moment = time?.value ?? Moment(local: LocalDateTime(date: day.value + 1, time: .midnight) + -1)
    return (clocks.instant(moment, near: position?.value).seconds, entry.file)
  }

  func plan(
    id: EntryID, pages: [String: OutputPath], byFile: [String: PhotoPlan], chooser: EntryChooser
  ) -> EntryPlan {
    EntryPlan(
      id: id, file: entry.file, page: pages[entry.file] ?? .page(["journal"]), title: title, day: day,
      time: time, placeName: entry.place?.value.name, position: position ?? chooser.position(),
      kind: entry.kind, tags: entry.tags, mood: entry.mood, weather: entry.weather, who: entry.who,
      cover: cover(byFile) ?? chooser.cover(), body: body,
      pictures: entry.pictures.compactMapValues { byFile[$0]?.id }, links: entry.links.compactMapValues { pages[$0] },
      excerpt: Wording.excerpt(of: body), wordCount: body.wordCount)
  }

  /// The named cover, else the first picture of the text.
  private func cover(_ byFile: [String: PhotoPlan]) -> Reasoned<PhotoID>? {
    if let named = entry.cover.flatMap({ byFile[$0] }) {
      return Reasoned(named.id, because: .written(file: entry.file))
    }
    let first = entry.body.images.lazy.compactMap { entry.pictures[$0.source] }.compactMap { byFile[$0] }.first
    return first.map { Reasoned($0.id, because: .pictureInText(file: $0.photo.file)) }
  }
}

/// What the day's photos say about an entry that does not say it itself.
private struct EntryChooser {
  /// Photos of the entry's day with how far each is from the entry in time.
  private let near: [(photo: PhotoPlan, seconds: Int)]

  /// - Parameter photos: those of the entry's day.
  init(time: Moment?, photos: [PhotoPlan], clocks: LocalClocks) {
    guard let time else {
      near = photos.map { ($0, 0) }
      return
    }
    let instant = clocks.instant(time).seconds
    near = photos.compactMap { photo in
      guard let taken = photo.taken?.value else { return nil }
      return (photo, abs(clocks.instant(taken).seconds - instant))
    }
  }

  /// The nearest photo of the day in time.
  func cover() -> Reasoned<PhotoID>? {
    near.min { $0.seconds < $1.seconds }
      .map { Reasoned($0.photo.id, because: .nearestInTime(file: $0.photo.photo.file)) }
  }

  /// Where the nearest photo within two hours was taken.
  func position() -> Reasoned<Coordinate>? {
    let placed = near.filter { $0.photo.position != nil && $0.seconds <= 2 * 3600 }
    guard let nearest = placed.min(by: { $0.seconds < $1.seconds }), let position = nearest.photo.position
    else { return nil }
    return Reasoned(position.value, because: .nearestInTime(file: nearest.photo.photo.file))
  }
}

extension Diagnostic {
  fileprivate static func entryWithoutDay(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .entryWithoutDay, "Nothing tells the day of this entry, so it was left out",
      at: SourcePlace(file: file),
      advice: "Begin the file's name with a date, such as 2026-05-03-belem.md, or write `date: 2026-05-03` at its top.")
  }
}
