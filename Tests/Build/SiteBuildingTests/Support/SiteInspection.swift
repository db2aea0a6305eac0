import Foundation
import PageReading

/// Looks through every page of a site for what a visitor, a reader of screens or a stick without a network would
/// stumble over.
struct SiteInspection {
  private(set) var complaints: [String] = []
  private let files: Set<String>
  private var anchors: [String: Set<String>] = [:]

  init(_ tree: SiteTree) {
    files = Set(tree.names)
    let pages = tree.pages.map { (name: $0.name, tags: Markup($0.text).tags) }
    for page in pages { anchors[page.name] = Set(page.tags.compactMap { $0["id"] }) }
    for page in pages {
      inspectPage(page.name, page.tags)
      for tag in page.tags { inspect(tag, on: page.name) }
    }
    for name in tree.names where name.hasSuffix(".css") { inspectStyles(name, tree.text(name)) }
  }

  private mutating func complain(_ page: String, _ what: String) { complaints.append("\(page): \(what)") }

  private mutating func inspectPage(_ page: String, _ tags: [Markup.Tag]) {
    let headings = tags.count { $0.name == "h1" }
    if headings != 1 { complain(page, "\(headings) h1") }
    let policies = tags.filter { $0["http-equiv"]?.lowercased() == "content-security-policy" }
    let policy = policies.first?["content"] ?? ""
    if policies.count != 1 || !policy.contains("default-src ") || policy.contains("unsafe")
      || policy.contains("//")
    {
      complain(page, "no strict policy: \(policy)")
    }
  }

  private mutating func inspectStyles(_ name: String, _ text: String) {
    if text.contains("@import") { complain(name, "asks for another sheet") }
    // No expression: the sheets are a hundred kilobytes, and looked through with every site.
    for rest in text.components(separatedBy: "url(").dropFirst() {
      var address = rest.drop(while: \.isWhitespace)
      if let quote = address.first, "\"'".contains(quote) { address = address.dropFirst() }
      address = address.prefix { !"\"')".contains($0) }
      if !address.hasPrefix("data:") { resolve(String(address), on: name) }
    }
  }

  private mutating func inspect(_ tag: Markup.Tag, on page: String) {
    // What is no script but data cannot run.
    let isData = tag["type"] == "application/ld+json"
    // A page that is shown at any address knows none of a script's: its policy names the one in it by its hash.
    let isOfLostPage = page == "404.html" && tag.attributes.isEmpty
    // The deck of cards is laid before the list of them is seen.
    let isOfDeck = page.hasSuffix("next/index.html") && tag["src"]?.hasSuffix("assets/next.js") ?? false
    if tag.name == "script", !isData, !isOfLostPage, !isOfDeck,
      tag["src"]?.hasSuffix(".js") != true || tag["defer"] == nil
    {
      complain(page, "a script in the page, or one that it waits for")
    }
    for attribute in tag.attributes where attribute.name == "style" || attribute.name.hasPrefix("on") {
      complain(page, "\(tag.name) has \(attribute.name)")
    }
    if tag.name == "img" {
      for needed in ["alt", "width", "height"] where tag[needed] == nil {
        complain(page, "img without \(needed): \(tag["src"] ?? "?")")
      }
    }
    for attribute in tag.attributes {
      switch attribute.name {
      case "href", "xlink:href": inspect(attribute.value, in: tag, on: page)
      case "src", "poster", "data": resolve(attribute.value, on: page)
      case "srcset":
        for candidate in attribute.value.split(separator: ",") {
          resolve(candidate.split(separator: " ").first.map(String.init) ?? "", on: page)
        }
      default: break
      }
    }
  }

  /// Only what a visitor clicks may lead out of the site.
  private mutating func inspect(_ address: String, in tag: Markup.Tag, on page: String) {
    let schemes = ["http:", "https:", "mailto:", "tel:", "geo:"]
    if tag.name == "link", tag["rel"] == "canonical" { return }
    if tag.name == "a", schemes.contains(where: address.lowercased().hasPrefix) { return }
    resolve(address, on: page)
  }

  /// A relative address must lead to a file of the site, and its fragment to something there.
  private mutating func resolve(_ address: String, on page: String) {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first.map(String.init) ?? ""
    guard let decoded = path.removingPercentEncoding, !path.contains("?"), !path.hasPrefix("/") else {
      return complain(page, "an address that does not work from a disk: \(address)")
    }
    var folders = page.split(separator: "/").dropLast().map(String.init)
    for part in decoded.split(separator: "/", omittingEmptySubsequences: false)
    where part != "." && !path.isEmpty {
      if part == "..", folders.popLast() == nil {
        return complain(page, "an address out of the site: \(address)")
      }
      if part != ".." { folders.append(String(part)) }
    }
    let target = path.isEmpty ? page : folders.joined(separator: "/")
    guard files.contains(target) else {
      return complain(page, "an address that leads to nothing: \(address)")
    }
    if parts.count == 2, !parts[1].isEmpty, anchors[target]?.contains(String(parts[1])) != true {
      complain(page, "a fragment that leads to nothing: \(address)")
    }
  }
}
