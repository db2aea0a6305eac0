package import SiteOutput
import TripModel
package import TripPlanning

/// The journals of all trips of a library for feed readers: `feed.xml` (Atom, RFC 4287), the newest entry first, each
/// with its words and with the trip that it is of.
package enum LibraryFeed {
  /// The feed; nil for a library without entries. `title` is what the library is called; the generator is the program and
  /// its version: `Tripbook 0.1.0`.
  package static func file(of plan: LibraryPlan, title: String, generator: String) -> OutputFile? {
    guard let path = plan.addresses.feed else { return nil }
    let feed = LibraryFeedDocument(
      plan: plan, title: title,
      parts: AtomParts(address: plan.profile.address(of:), policy: plan.profile.addresses, path: path))
    return OutputFile(path: path, content: .text(feed.element(generator: generator).document))
  }
}

private struct LibraryFeedDocument {
  let plan: LibraryPlan
  let title: String
  let parts: AtomParts

  func element(generator: String) -> XMLElement {
    XMLElement(
      "feed", [("xmlns", AtomParts.namespace), ("xml:lang", plan.profile.language)],
      holding: head(generator: generator) + plan.news.map(entry))
  }

  private func head(generator: String) -> [XMLElement] {
    let home = plan.addresses.home
    var head = [
      XMLElement("id", text: parts.id(of: home, ["library", title])), XMLElement("title", text: title),
    ]
    if let description = plan.profile.description { head.append(XMLElement("subtitle", text: description)) }
    if let latest = plan.news.first { head.append(XMLElement("updated", text: latest.time.description)) }
    // An author is asked for: of an entry that names nobody it is the library itself.
    head.append(AtomParts.author(title))
    head += parts.links(to: home)
    head.append(XMLElement("generator", text: generator))
    if !plan.profile.isListed { head.append(AtomParts.unlisted) }
    return head
  }

  private func entry(_ news: LibraryNews) -> XMLElement {
    let trip = plan[news.trip]
    let time = news.time.description
    var elements = [
      XMLElement("id", text: parts.id(of: news.page, ["entry", news.page.text])),
      XMLElement("title", text: news.title), parts.link("alternate", news.page, type: "text/html"),
      XMLElement("published", text: time), XMLElement("updated", text: time),
    ]
    elements += news.authors.map(AtomParts.author)
    elements += news.tags.map { XMLElement("category", [("term", $0)]) }
    let home = trip.onSite(trip.summary.addresses.home)
    let source = [
      XMLElement("id", text: parts.id(of: home, ["feed", trip.summary.title])),
      XMLElement("title", text: trip.summary.title),
    ]
    elements.append(XMLElement("source", holding: source))
    if !news.text.isEmpty {
      elements.append(XMLElement("content", [("type", "html")], text: Self.markup(of: news.text)))
    }
    let language = trip.summary.language
    var attributes: [(StaticString, String)] = []
    if language != plan.profile.language { attributes.append(("xml:lang", language)) }
    return XMLElement("entry", attributes, holding: elements)
  }

  /// Each line as a paragraph.
  private static func markup(of text: String) -> String {
    text.split(separator: "\n").map { "<p>" + XMLElement.escaped(String($0)) + "</p>" }.joined()
  }
}
