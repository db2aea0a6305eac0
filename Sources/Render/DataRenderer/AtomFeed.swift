package import Localization
package import SiteOutput
import TripModel
package import TripPlanning

/// The journal for feed readers: `feed.xml` (Atom, RFC 4287), the newest entry first, each with its whole text.
package enum AtomFeed {
  /// Older entries are on the site, and not in its feed.
  static let maxEntries = 50

  /// The entries that the feed holds, in the order of the journal.
  package static func entries(of trip: TripPlan) -> ArraySlice<EntryPlan> {
    trip.journal.entries.suffix(maxEntries)
  }

  /// The feed; nil for a trip without entries. The articles are what each of its entries says, as HTML whose links lead
  /// on from anywhere; the generator is the program and its version: `Tripbook 0.1.0`.
  package static func file(
    of trip: TripPlan, names: LocalizedNames, articles: [String], generator: String
  ) -> OutputFile? {
    guard let path = trip.addresses.feed else { return nil }
    let feed = FeedDocument(
      trip: trip, names: names, title: names.title,
      parts: AtomParts(
        address: trip.publication.address(of:), policy: trip.publication.addresses, path: path))
    return OutputFile(path: path, content: .text(feed.element(articles, generator: generator).document))
  }
}

/// The feed of one trip.
private struct FeedDocument {
  let trip: TripPlan
  let names: LocalizedNames
  let title: String
  let parts: AtomParts

  func element(_ articles: [String], generator: String) -> XMLElement {
    let entries = AtomFeed.entries(of: trip)
    let times = FeedTimes(entries)
    let newestFirst = zip(entries, zip(articles, times.all)).reversed()
    let items = newestFirst.map { entry, made in self.entry(entry, article: made.0, time: made.1) }
    return XMLElement(
      "feed", [("xmlns", AtomParts.namespace), ("xml:lang", trip.profile.language)],
      holding: head(generator: generator, updated: times.latest) + items)
  }

  private func head(generator: String, updated: Moment?) -> [XMLElement] {
    var head = [
      XMLElement("id", text: parts.id(of: trip.addresses.home, ["feed", title])),
      XMLElement("title", text: title),
    ]
    if let description = trip.profile.description { head.append(XMLElement("subtitle", text: description)) }
    if let updated { head.append(XMLElement("updated", text: updated.description)) }
    let names = trip.profile.travellers.filter { $0.status == .accepted }.map(\.name)
    // An author is asked for: where nobody is named, it is the trip itself.
    head += (names.isEmpty ? [title] : names).map(AtomParts.author)
    head += parts.links(to: trip.addresses.home)
    head.append(XMLElement("generator", text: generator))
    if !trip.publication.isListed { head.append(AtomParts.unlisted) }
    return head
  }

  private func entry(_ entry: EntryPlan, article: String, time: Moment) -> XMLElement {
    var elements = [
      XMLElement("id", text: parts.id(of: entry.page, ["entry", title, entry.publishedFile])),
      XMLElement("title", text: names.title(of: entry)),
      parts.link("alternate", entry.page, type: "text/html"),
      XMLElement("published", text: time.description), XMLElement("updated", text: time.description),
    ]
    elements +=
      entry.authors.map(AtomParts.author) + entry.tags.map { XMLElement("category", [("term", $0)]) }
    if !entry.excerpt.isEmpty { elements.append(XMLElement("summary", text: entry.excerpt)) }
    elements.append(XMLElement("content", [("type", "html")], text: article))
    return XMLElement("entry", holding: elements)
  }
}
