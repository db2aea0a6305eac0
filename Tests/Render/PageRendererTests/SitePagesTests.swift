import Claims
import Foundation
import PageReading
import SiteOutput
import Synchronization
import Testing
import TripModel

/// Claims that hold for every page of every trip.
@Suite("Every page")
struct SitePagesTests {
  enum Kind: CaseIterable {
    case full, underWay, planned, withoutPhotos, onePhoto, onlyMoney, empty, rightToLeft, whereNext
  }

  /// Made by the first claim that asks: none of them changes a site.
  private static let sites = Mutex<[Kind: BuiltSite]>([:])

  private func site(_ kind: Kind) throws -> BuiltSite {
    try Self.sites.withLock { sites in
      if let known = sites[kind] { return known }
      let made = try make(kind)
      sites[kind] = made
      return made
    }
  }

  private func make(_ kind: Kind, theme: Theme? = nil) throws -> BuiltSite {
    var trip = try SampleTrips.full()
    switch kind {
    case .full: return try BuiltSite(trip, today: "2026-06-01", theme: theme)
    case .underWay: return try BuiltSite(trip, today: "2026-05-04", theme: theme)
    case .planned: return try BuiltSite(trip, today: "2026-04-20", theme: theme)
    case .withoutPhotos:
      trip.photos = []
      return try BuiltSite(trip, theme: theme)
    case .onePhoto:
      let photo = try SampleTrips.photo("a", day: 1, hour: 9)
      return try BuiltSite(Trip(folderName: "x", photos: [photo]), theme: theme)
    case .onlyMoney:
      return try BuiltSite(Trip(folderName: "money", budget: trip.budget), theme: theme)
    case .empty: return try BuiltSite(Trip(folderName: "nothing"), theme: theme)
    case .whereNext: return try BuiltSite(trip, theme: theme, next: NextSamples.plan())
    case .rightToLeft:
      trip.settings.title = "رحلة إلى لشبونة"
      trip.settings.language = "ar"
      return try BuiltSite(trip, theme: theme)
    }
  }

  @Test(
    "leads only to files of the site, to anchors that are there, or openly out of it",
    arguments: Kind.allCases)
  func linksLeadSomewhere(kind: Kind) throws {
    let site = try site(kind)
    let anchors = Dictionary(
      uniqueKeysWithValues: site.pages.map {
        ($0.path, Set($0.page.elements.compactMap { $0.attributes["id"] }))
      })
    for (path, _, page) in site.pages.read {
      for target in page.elements.flatMap(\.addresses) {
        if ["http:", "https:", "mailto:", "tel:", "geo:"].contains(where: target.hasPrefix) { continue }
        let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let file = try unwrapped(resolved(String(parts[0]), from: path), "\(path): \(target)")
        claim(site.files, has: file, "\(path): \(target)")
        if parts.count == 2 {
          let anchor = try unwrapped(parts[1].removingPercentEncoding)
          claim(anchors[file]?.contains(anchor), is: true, "\(path): \(target)")
        }
      }
    }
  }

  @Test("leads under names that say nothing to what it leads to in an open site")
  func opaqueNames() throws {
    let policy = AddressPolicy.opaque(nameKey: [1, 2, 3])
    let trip = try SampleTrips.full()
    let open = try BuiltSite(trip, next: NextSamples.plan())
    let opaque = try BuiltSite(trip, next: NextSamples.plan(), under: policy)
    claim(open.pages.map(\.path), is: opaque.pages.map(\.path))
    for (page, other) in zip(open.pages.read, opaque.pages.read) {
      let published = policy.published(try unwrapped(OutputPath(page.path))).text
      let wanted = try targets(of: page.page, at: page.path).map {
        policy.published(try unwrapped(OutputPath($0))).text
      }
      try claim(targets(of: other.page, at: published), is: wanted, "\(page.path)")
    }
  }

  /// The files of the site that a page leads to, in its order.
  private func targets(of page: PageReader, at path: String) throws -> [String] {
    try page.elements.flatMap(\.addresses).compactMap { target in
      if ["http:", "https:", "mailto:", "tel:", "geo:"].contains(where: target.hasPrefix) { return nil }
      let file = target.prefix { $0 != "#" }
      let found: String = try unwrapped(resolved(String(file), from: path), "\(path): \(target)")
      return found
    }
  }

  /// A relative link from a page, as a path of the site; nil for one that leads out.
  private func resolved(_ link: String, from page: String) -> String? {
    if link.isEmpty { return page }
    var parts = page.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/", omittingEmptySubsequences: false) {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        guard !part.isEmpty, part != ".", let name = part.removingPercentEncoding else { return nil }
        parts.append(name)
      }
    }
    return parts.joined(separator: "/")
  }

  @Test("has one h1, and headings that skip no level", arguments: Kind.allCases)
  func headingsAreInOrder(kind: Kind) throws {
    for (path, _, page) in try site(kind).pages.read {
      let levels = page.elements.compactMap { element -> Int? in
        element.name.count == 2 && element.name.hasPrefix("h") ? Int(element.name.dropFirst()) : nil
      }
      claim(levels.count { $0 == 1 }, is: 1, "\(path)")
      for (before, after) in zip([0] + levels, levels) where levels.first == 1 {
        #expect(after <= before + 1, "\(path): h\(before), h\(after)")
      }
    }
  }

  @Test("gives each picture its size and words", arguments: Kind.allCases)
  func picturesAreComplete(kind: Kind) throws {
    for (path, _, page) in try site(kind).pages.read {
      for image in page.all("img") {
        #expect(image.attributes["alt"] != nil, "\(path)")
        for side in ["width", "height"] {
          #expect((Int(image.attributes[side] ?? "") ?? 0) > 0, "\(path): \(side)")
        }
        claim(image.attributes["alt"]?.contains(".jpg"), is: false, "\(path)")
        claim(image.attributes["srcset"] == nil, is: image.attributes["sizes"] == nil, "\(path)")
      }
      // The first row of a gallery's page is on a phone's first screen.
      let atOnce = path.description.hasPrefix("photos/") ? 4 : 1
      #expect(page.all("img").count { $0.attributes["loading"] == nil } <= atOnce, "\(path)")
    }
  }

  @Test(
    "keeps to its content security policy: no script and no style that stands in it", arguments: Kind.allCases
  )
  func nothingInline(kind: Kind) throws {
    for (path, text, page) in try site(kind).pages.read {
      let policy = page.all("meta").first { $0.attributes["http-equiv"] == "Content-Security-Policy" }
      let content = try unwrapped(policy?.attributes["content"], "\(path)")
      #expect(
        content.hasPrefix("default-src 'self'; img-src 'self' data: blob:; style-src 'self'"), "\(path)")
      #expect(page.hasOnlyShippedScripts(text) && !text.contains("<style"), "\(path)")
      for element in page.elements {
        claim(none: element.attributes["style"], "\(path)")
        #expect(element.attributes.keys.allSatisfy { !$0.hasPrefix("on") }, "\(path)")
      }
    }
  }

  @Test("uses each id once, and every name that labels something is there", arguments: Kind.allCases)
  func idsAreUnique(kind: Kind) throws {
    for (path, _, page) in try site(kind).pages.read {
      let ids = page.elements.compactMap { $0.attributes["id"] }
      claim(Set(ids).count, is: ids.count, "\(path): \(ids.sorted())")
      for element in page.elements {
        for label in (element.attributes["aria-labelledby"] ?? "").split(separator: " ") {
          #expect(ids.contains(String(label)), "\(path): \(label)")
        }
      }
    }
  }

  @Test("has a name for each link and a machine's date in each time", arguments: Kind.allCases)
  func linksHaveNames(kind: Kind) throws {
    for (path, _, page) in try site(kind).pages.read {
      #expect(page.linkNames.allSatisfy { $0.contains { !$0.isWhitespace } }, "\(path)")
      for time in page.all("time") {
        let stamp = try unwrapped(time.attributes["datetime"], "\(path)")
        #expect(
          stamp.wholeMatch(of: /(\d{4}-\d\d-\d\d(T\d\d:\d\d([+-]\d\d:\d\d)?)?|\d\d:\d\d)/) != nil,
          "\(path): \(stamp)")
      }
      for link in page.all("a") where link.attributes["href"]?.hasPrefix("http") == true {
        claim(link.attributes["rel"], is: "noopener noreferrer", "\(path)")
      }
    }
  }

  @Test("nests no link in a link and no table in a paragraph", arguments: Kind.allCases)
  func nesting(kind: Kind) throws {
    for (path, _, page) in try site(kind).pages.read {
      for element in page.elements {
        if element.name == "a" { claim(element.around, lacks: "a", "\(path)") }
        if ["p", "ul", "ol", "table", "div", "figure", "h2", "h3"].contains(element.name) {
          claim(element.around, lacks: "p", "\(path): \(element.name) in p")
        }
      }
    }
  }

  @Test("is the same, byte for byte, when made again", arguments: Kind.allCases)
  func sameBytes(kind: Kind) throws {
    // The other by a theme that is opened anew.
    let (one, other) = (try site(kind), try make(kind, theme: ShippedTheme.read()))
    claim(one.pages.map(\.text), is: other.pages.map(\.text))
  }
}

extension PageElement {
  /// Every address that the element names.
  fileprivate var addresses: [String] {
    let sources = (attributes["srcset"] ?? "").split(separator: ",").compactMap {
      $0.split(separator: " ").first.map(String.init)
    }
    return [attributes["href"], attributes["src"]].compactMap { $0 } + sources
  }
}
