import Diagnostics
import Markdown
import SiteOutput
import TripModel

extension TripPlanner {
  /// The addresses of the author's own pages, by their files; one that another page took is told.
  mutating func ownPageAddresses(_ book: inout AddressBook) -> [String: OutputPath] {
    var addresses: [String: OutputPath] = [:]
    var taken: [OutputPath: String] = [:]
    for page in trip.pages.sorted(by: { $0.text.file < $1.text.file }) {
      let file = page.text.file
      let wish = page.text.slugWish.isEmpty ? OwnPageTitle(page).title.value : page.text.slugWish
      let address = OutputPath.page(root + ["pages", book.folder(in: "pages", wishes: [wish])])
      let wished = OutputPath.page(root + ["pages", Slug.make(wish)])
      if address != wished, let other = taken[wished] {
        diagnostics.append(.samePageName(file, other, address))
      }
      taken[address] = file
      addresses[file] = address
    }
    return addresses
  }

  /// The author's own pages in the order of the navigation; `pages` are the addresses of all that a link may mean.
  func planOwnPages(_ photos: [PhotoPlan], pages: [String: OutputPath], media: [MediaPlan]) -> [OwnPagePlan] {
    let byFile = Dictionary(photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    let quotes = QuotedParts(of: trip)
    let plans = trip.pages.compactMap { page -> OwnPagePlan? in
      let (text, titled) = (page.text, OwnPageTitle(page))
      guard let address = pages[text.file] else { return nil }
      let body = quotes.filled(titled.body, of: text, pages: pages)
      return OwnPagePlan(
        file: text.file, page: address, title: titled.title, navigation: page.navigation,
        lead: EntryLead.shown(text.lead, above: body), body: body,
        pictures: text.pictures.compactMapValues { byFile[$0] }, media: text.named(media),
        links: text.links.compactMapValues { pages[$0] },
        excerpt: Wording.excerpt(of: body, lead: text.lead), wordCount: titled.body.wordCount)
    }
    return plans.sorted {
      ($0.navigation.rank ?? .max, $0.file) < ($1.navigation.rank ?? .max, $1.file)
    }
  }

  /// Leads the links that mean days to the pages of those that the trip has.
  mutating func link(_ things: inout TripThings, to dates: [LocalDate]) {
    let days = Dictionary(uniqueKeysWithValues: dates.map { ($0, OutputPath.page(ofDay: $0, in: root)) })
    let found = trip.texts.filter { !$0.dayLinks.isEmpty }.map { ($0.file, dayPages($0, days)) }
    let links = Dictionary(found, uniquingKeysWith: { first, _ in first })
    guard !links.isEmpty else { return }
    func add(_ file: String, _ known: inout [String: OutputPath]) {
      if let more = links[file] { known.merge(more) { first, _ in first } }
    }
    for index in things.journal.entries.indices {
      add(things.journal.entries[index].file, &things.journal.entries[index].links)
    }
    for index in things.journal.pages.indices {
      add(things.journal.pages[index].file, &things.journal.pages[index].links)
    }
    for index in things.media.albums.indices {
      add(things.media.albums[index].file, &things.media.albums[index].links)
    }
    for index in things.journal.chats.indices {
      add(things.journal.chats[index].file, &things.journal.chats[index].links)
    }
  }

  private mutating func dayPages(
    _ entry: JournalEntry, _ days: [LocalDate: OutputPath]
  ) -> [String: OutputPath] {
    for (address, day) in entry.dayLinks.sorted(by: { $0.key < $1.key }) where days[day] == nil {
      diagnostics.append(.noSuchDay(day, at: entry.places[address] ?? SourcePlace(file: entry.diskFile)))
    }
    return entry.dayLinks.compactMapValues { days[$0] }
  }
}

extension OutputPath {
  /// The page of a day, below the folders in which a trip's pages stand.
  static func page(ofDay date: LocalDate, in root: [String]) -> OutputPath {
    .page(root + ["days", date.description])
  }
}

/// What a page of the author's own is called, and its text without the heading that would only say it again.
private struct OwnPageTitle {
  let title: Reasoned<String>
  let body: MarkdownDocument

  init(_ page: OwnPage) { (title, body) = EntryTitle.titleAndBody(of: page.text, day: nil) }
}

extension Diagnostic {
  fileprivate static func samePageName(_ file: String, _ other: String, _ address: OutputPath) -> Diagnostic {
    Diagnostic(
      .warning, .samePageName,
      "Same page name as “\(other)”; this page is at \(address.text)",
      at: SourcePlace(file: file), advice: "Rename one of the two files.")
  }

  fileprivate static func noSuchDay(_ day: LocalDate, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .linkToNothing, "Broken link: the trip has no page of \(day); shown as text", at: place,
      advice: "Link to a day of the trip that has content.")
  }
}
