import Digests
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
    let feed = FeedDocument(trip: trip, title: names.title, path: path)
    return OutputFile(path: path, content: .text(feed.element(articles, generator: generator).document))
  }
}

/// The feed of one trip.
private struct FeedDocument {
  let trip: TripPlan
  let title: String
  let path: OutputPath

  func element(_ articles: [String], generator: String) -> XMLElement {
    let entries = AtomFeed.entries(of: trip)
    let times = FeedTimes(entries)
    let newestFirst = zip(entries, zip(articles, times.all)).reversed()
    let items = newestFirst.map { entry, made in self.entry(entry, article: made.0, time: made.1) }
    return XMLElement(
      "feed", [("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", trip.profile.language)],
      holding: head(generator: generator, updated: times.latest) + items)
  }

  private func head(generator: String, updated: Moment?) -> [XMLElement] {
    var head = [
      XMLElement("id", text: id(of: trip.addresses.home, ["feed", title])),
      XMLElement("title", text: title),
    ]
    if let description = trip.profile.description { head.append(XMLElement("subtitle", text: description)) }
    if let updated { head.append(XMLElement("updated", text: updated.description)) }
    let names = trip.profile.travellers.filter { $0.status == .accepted }.map(\.name)
    // An author is asked for: where nobody is named, it is the trip itself.
    head += (names.isEmpty ? [title] : names).map(author)
    if trip.publication.address != nil {
      head.append(link("self", path, type: "application/atom+xml"))
    }
    head.append(link("alternate", trip.addresses.home, type: "text/html"))
    head.append(XMLElement("generator", text: generator))
    if !trip.publication.isListed { head.append(Self.unlisted) }
    return head
  }

  /// What search engines and the lists of feed readers are told of a trip that is not to be listed: Atom has no word of
  /// its own for it, and those that know one know the element of web pages.
  private static let unlisted = XMLElement(
    "xhtml:meta",
    [("xmlns:xhtml", "http://www.w3.org/1999/xhtml"), ("name", "robots"), ("content", "noindex")])

  private func entry(_ entry: EntryPlan, article: String, time: Moment) -> XMLElement {
    var parts = [
      XMLElement("id", text: id(of: entry.page, ["entry", title, entry.publishedFile])),
      XMLElement("title", text: entry.title.value),
      link("alternate", entry.page, type: "text/html"),
      XMLElement("published", text: time.description), XMLElement("updated", text: time.description),
    ]
    parts += entry.who.map(author) + entry.tags.map { XMLElement("category", [("term", $0)]) }
    if !entry.excerpt.isEmpty { parts.append(XMLElement("summary", text: entry.excerpt)) }
    parts.append(XMLElement("content", [("type", "html")], text: article))
    return XMLElement("entry", holding: parts)
  }

  private func author(_ name: String) -> XMLElement {
    XMLElement("author", holding: [XMLElement("name", text: name)])
  }

  /// Absolute where the site knows its address, else relative to the feed itself.
  private func link(_ relation: String, _ target: OutputPath, type: String) -> XMLElement {
    let address = trip.publication.address?.of(target) ?? RelativeLink(from: path, to: target).text
    return XMLElement("link", [("rel", relation), ("type", type), ("href", address)])
  }

  /// The address where there is one, which is a name that nobody else has; else a number made of what stays the same
  /// from build to build (RFC 9562, version 8).
  private func id(of page: OutputPath, _ names: [String]) -> String {
    if let address = trip.publication.address { return address.of(page) }
    var digits = Array(ContentHash.of(names.joined(separator: "\n").utf8).hex.prefix(32))
    digits[12] = "8"
    digits[16] = "8"
    let parts = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
    return "urn:uuid:" + parts.joined(separator: "-")
  }
}
