import Claims
import Foundation
import Diagnostics
import SiteOutput
import TripPlanning
import PageReading
import Testing
import TripModel

@Suite("The link from a trip up to its library")
struct LinkUpTests {
  private static func site(_ title: String?, _ language: String) throws -> BuiltSite {
    var trip = try SampleTrips.full()
    trip.settings.library = LibraryAbove(title: title, language: language)
    return try BuiltSite(trip)
  }

  /// Where the first link of a page leads, but for the one that passes over the frame.
  private static func first(_ page: PageReader) throws -> (href: String?, name: String, language: String?) {
    let links = zip(page.all("a"), page.linkNames)
    let found = try unwrapped(links.first { $0.0.attributes["class"] != "skip" })
    return (found.0.attributes["href"], found.1, found.0.attributes["lang"])
  }

  @Test("stands first on each page, with the library's title")
  func everyPage() throws {
    let site = try Self.site("Nos <voyages>", "fr")
    #expect(site.pages.count > 10)
    for (path, _, page) in site.pages.read {
      let first = try Self.first(page)
      let depth = path.split(separator: "/").count - 1
      claim(first.href, is: String(repeating: "../", count: depth) + "index.html", "\(path)")
      #expect(first.name == "Nos <voyages>" && first.language == "fr", "\(path)")
    }
  }

  @Test("has a word for a library without a title, in the trip's language")
  func untitled() throws {
    let first = try Self.first(try Self.site(nil, "fr").page("index.html"))
    claim(first.name, is: "Our trips")
    claim(none: first.language)
  }

  @Test("is on no page of a trip by itself")
  func alone() throws {
    for (path, text, _) in try BuiltSite.full().pages.read {
      claim(text, lacks: "class=\"wrap up\"", "\(path)")
    }
  }
}
