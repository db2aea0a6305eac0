import Basemap
import Claims
import Diagnostics
import Foundation
import PageReading
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The shared pages of a library")
struct LibraryLinkTests {
  /// Made once for all tests, which only look at it.
  private static func library() throws -> BuiltLibrary { try built.get() }

  private static let built: Result<BuiltLibrary, any Error> = Result { try make() }

  private static func make() throws -> BuiltLibrary {
    let atlas = try ShippedTheme.atlas()
    return try BuiltLibrary(try LibrarySamples.trips(), atlas: atlas) { contents in
      var ana = Person(name: "Ana Costa", place: SourcePlace(file: "people.yml"))
      ana.bio = "Reads <timetables>.\n\nLives by a canal."
      ana.links = ["https://example.org/ana?a=1&b=2", "javascript:x"].map { Person.Link(address: $0) }
      ana.mail = "ana@example.org"
      ana.been = [Person.Been(name: "Samarkand", country: "UZ", year: 2008)]
      contents.people = [ana]
    }
  }

  /// The file that a link on a page leads to, and the element in it.
  private static func target(of link: String, on path: String) -> (path: String, fragment: String?) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]).removingPercentEncoding : nil
    guard !parts[0].isEmpty else { return (path, fragment) }
    var folders = path.split(separator: "/").dropLast().map(String.init)
    for part in parts[0].split(separator: "/") {
      if part == ".." { folders.removeLast() } else { folders.append(String(part)) }
    }
    return (folders.joined(separator: "/").removingPercentEncoding ?? "", fragment)
  }

  @Test("are those that the plan has addresses for, each once")
  func addresses() throws {
    let library = try Self.library()
    let plan = library.plan
    let sections = [
      plan.addresses.home, plan.addresses.map, plan.addresses.countries, plan.addresses.people,
      plan.addresses.search,
    ]
    var expected = sections.compactMap { $0?.text }
    expected += plan.countries.map(\.page.text) + plan.people.map(\.page.text)
    expected += plan.calendar.years.map(\.page.text)
    claim(library.pages.map(\.path), is: expected.sorted())
    #expect(library.pages.count == Set(expected).count && library.pages.count > 10)
  }

  @Test("lead to one another, to pages of trips and to the theme, and nowhere else")
  func links() throws {
    let library = try Self.library()
    let shared = Dictionary(uniqueKeysWithValues: library.pages.map { ($0.path, $0.page) })
    for page in library.pages {
      for element in page.page.elements {
        guard let link = element.attributes["href"] ?? element.attributes["src"], element.name != "use" else {
          continue
        }
        guard !link.contains(":") else {
          #expect(link.hasPrefix("https://") || link.hasPrefix("mailto:"), "\(page.path): \(link)")
          continue
        }
        let (path, fragment) = Self.target(of: link, on: page.path)
        let isOfTrip = library.roots.contains { path.hasPrefix($0 + "/") }
        let data = [library.plan.addresses.json, library.plan.addresses.feed].compactMap { $0?.text }
        if element.attributes["rel"] == "alternate" {
          claim(data, has: path, "\(page.path): \(link)")
          continue
        }
        #expect(isOfTrip || path.hasPrefix("assets/") || shared[path] != nil, "\(page.path): \(link)")
        if let fragment, let target = shared[path] {
          let isThere = target.elements.contains { $0.attributes["id"] == fragment }
          #expect(isThere, "\(page.path): \(link)")
        }
      }
    }
  }

  @Test("have no list of trips but on the front page and in the calendar")
  func noLists() throws {
    let library = try Self.library()
    for page in library.pages where page.path != "index.html" && !page.path.hasPrefix("calendar/") {
      let homes = library.roots.filter { root in
        page.page.links.contains { $0.hasSuffix("/" + root + "/index.html") }
      }
      #expect(homes.count < library.roots.count - 1, "\(page.path)")
      if ["map/index.html", "countries/index.html", "people/index.html"].contains(page.path) {
        #expect(homes.isEmpty, "\(page.path)")
      }
    }
  }

  @Test("show what travellers wrote as text, and have no script but the site's own")
  func escaped() throws {
    let library = try Self.library()
    for page in library.pages {
      // The squares of the calendar are empty ones: what somebody wrote would stand in them.
      #expect(!page.page.texts.contains { $0.around.contains("i") }, "\(page.path)")
      let scripts = page.page.all("script").compactMap { $0.attributes["src"] }
      let areOurs = scripts.allSatisfy { source in
        source.hasSuffix("assets/site.js")
          || ["search", "map", "library"].contains { source == "../assets/\($0).js" }
      }
      #expect(areOurs && !page.text.contains("<script>"), "\(page.path)")
      #expect(!page.text.contains("style=\"") && !page.text.contains("javascript"), "\(page.path)")
      claim(page.text, lacks: "mailto:", "\(page.path)")
    }
    try claim(library.page("index.html").allText, has: "Lisbon <b>& back</b>")
    try claim(library.page("countries/pt/index.html").allText, has: "Tower <script>")
  }

  @Test("keep what is written from right to left apart from its neighbours")
  func rightToLeft() throws {
    let library = try Self.library()
    var found = 0
    for page in library.pages {
      let body = page.text[(page.text.range(of: "<body>")?.lowerBound ?? page.text.startIndex)...]
      for name in ["رحلة إلى فاس", "ليلى", "باب بوجلود", "السوق"] {
        for range in body.ranges(of: name) {
          let before = body[..<range.lowerBound]
          let tag = before[(before.lastIndex(of: "<") ?? before.startIndex)...]
          // What stands in an attribute or names a drawing is heard, not set.
          let isHeard = !tag.contains(">") || tag.hasPrefix("<title") || tag.hasPrefix("<desc")
          let isApart =
            tag.hasPrefix("<bdi>") || tag.contains("dir=\"auto\"") || before.last == "\u{2068}"
          #expect(isHeard || isApart, "\(page.path): \(tag)\(name)")
          found += isHeard ? 0 : 1
        }
      }
    }
    #expect(found > 8)
    let front = try library.text("index.html")
    claim(front, has: "lang=\"ar\"")
    claim(front, lacks: "lang=\"en\" dir=\"auto\"")
  }

  @Test("name every link, and no element twice")
  func names() throws {
    for page in try Self.library().pages {
      let ids = page.page.elements.compactMap { $0.attributes["id"] }
      claim(ids.count, is: Set(ids).count, "\(page.path)")
      #expect(page.page.linkNames.allSatisfy { $0.contains { !$0.isWhitespace } }, "\(page.path)")
      for element in page.page.elements {
        for name in ["aria-labelledby", "aria-describedby"] {
          if let told = element.attributes[name] { claim(ids, has: told, "\(page.path): \(told)") }
        }
      }
      claim(page.page.all("h1").count, is: 1, "\(page.path)")
      // As the Nu checker has it: a list has nothing but items.
      for list in page.page.elements where ["li"].contains(list.name) {
        #expect(["ul", "ol"].contains(list.around.last), "\(page.path)")
      }
    }
  }
}
