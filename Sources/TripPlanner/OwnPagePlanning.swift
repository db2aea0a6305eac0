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
  func planOwnPages(
    _ photos: [PhotoPlan], pages: [String: OutputPath], media: [MediaPlan]
  ) -> [OwnPagePlan] {
    let byFile = Dictionary(photos.map { ($0.photo.file, $0.id) }, uniquingKeysWith: { first, _ in first })
    let plans = trip.pages.compactMap { page -> OwnPagePlan? in
      let (text, titled) = (page.text, OwnPageTitle(page))
      guard let address = pages[text.file] else { return nil }
      return OwnPagePlan(
        file: text.file, page: address, title: titled.title, navigation: page.navigation,
        lead: EntryLead.shown(text.lead, above: titled.body), body: titled.body,
        pictures: text.pictures.compactMapValues { byFile[$0] }, media: text.named(media),
        links: text.links.compactMapValues { pages[$0] },
        excerpt: Wording.excerpt(of: titled.body, lead: text.lead), wordCount: titled.body.wordCount)
    }
    return plans.sorted {
      ($0.navigation.rank ?? .max, $0.file) < ($1.navigation.rank ?? .max, $1.file)
    }
  }

  /// Leads the links that mean days to the pages of those that the trip has.
  mutating func linkDays(_ plan: inout TripPlan) {
    let days = Dictionary(uniqueKeysWithValues: plan.days.map { ($0.date, $0.page) })
    let files = Dictionary(uniqueKeysWithValues: plan.entries.indices.map { (plan.entries[$0].file, $0) })
    for entry in trip.entries where !entry.dayLinks.isEmpty {
      guard let index = files[entry.file] else { continue }
      plan.entries[index].links.merge(dayPages(entry, days)) { first, _ in first }
    }
    let pages = Dictionary(uniqueKeysWithValues: plan.pages.indices.map { (plan.pages[$0].file, $0) })
    for page in trip.pages where !page.text.dayLinks.isEmpty {
      guard let index = pages[page.text.file] else { continue }
      plan.pages[index].links.merge(dayPages(page.text, days)) { first, _ in first }
    }
    linkAlbumDays(&plan, days)
  }

  /// The same for albums.
  private mutating func linkAlbumDays(_ plan: inout TripPlan, _ days: [LocalDate: OutputPath]) {
    let albums = Dictionary(
      plan.albums.indices.map { (plan.albums[$0].file, $0) }, uniquingKeysWith: { first, _ in first })
    for album in trip.albums where !album.text.dayLinks.isEmpty {
      guard let index = albums[album.text.file] else { continue }
      plan.albums[index].links.merge(dayPages(album.text, days)) { first, _ in first }
    }
  }

  private mutating func dayPages(
    _ entry: JournalEntry, _ days: [LocalDate: OutputPath]
  ) -> [String: OutputPath] {
    for (address, day) in entry.dayLinks.sorted(by: { $0.key < $1.key }) where days[day] == nil {
      diagnostics.append(
        .noSuchDay(day, at: entry.places[address] ?? SourcePlace(file: entry.file)))
    }
    return entry.dayLinks.compactMapValues { days[$0] }
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
