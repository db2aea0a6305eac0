import Foundation
import Diagnostics
import Basemap
import PageReading
import PageRenderer
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("What shared pages of a library say to machines")
struct LibrarySharingTests {
  /// A trip with an entry, below an address.
  private static func library(hasEntry: Bool = true, hasAddress: Bool = true) throws -> BuiltLibrary {
    var trip = try LibrarySamples.fes()
    if hasEntry {
      let date = try LibrarySamples.date("2025-03-03")
      trip.items.append(
        TripSummary.Item(
          kind: .entry, title: "Tea", page: .page(["journal", "tea"]), days: [date],
          time: Moment(local: LocalDateTime(date: date, time: .midnight), offset: .utc)))
    }
    return try BuiltLibrary([trip]) {
      $0.settings.title = "Our shelf"
      if hasAddress { $0.settings.address = SiteAddress(scheme: "https", host: "example.org", path: "/t/") }
    }
  }

  @Test("each leads to library.json, and to the feed where something is written", arguments: [true, false])
  func alternates(hasEntry: Bool) throws {
    let library = try Self.library(hasEntry: hasEntry)
    for (path, _, page) in library.pages.read {
      let up = String(repeating: "../", count: path.split(separator: "/").count - 1)
      let links = page.all("link").filter { $0.attributes["rel"] == "alternate" }
      let told = Dictionary(
        links.map { ($0.attributes["type"] ?? "", $0.attributes["href"] ?? "") },
        uniquingKeysWith: { first, _ in first })
      #expect(told["application/json"] == up + "library.json", "\(path)")
      #expect(told["application/atom+xml"] == (hasEntry ? up + "feed.xml" : nil), "\(path)")
    }
  }

  @Test(
    "404.html stands alone, and leads to the parts of the library where it has an address",
    arguments: [true, false])
  func missingPage(hasAddress: Bool) throws {
    let library = try Self.library(hasAddress: hasAddress)
    let renderer = try #require(LibraryRendererOpening.shipped.renderer)
    let file = renderer.missingPage(of: library.plan).file
    #expect(file.path.text == "404.html")
    guard case .bytes(let bytes) = file.content else { throw BuiltSite.NotAPage(path: file.path.text) }
    let page = try PageReader(String(decoding: bytes, as: UTF8.self))
    #expect(page.allText.contains("Our shelf"))
    #expect(page.all("link").isEmpty && page.all("h1").count == 1)
    guard hasAddress else {
      #expect(page.links.isEmpty && page.allText.contains("Delete the end of the address"))
      let led = page.all("a").compactMap { $0.attributes["data-to"] }
      #expect(led.first == "index.html" && led.contains("map/index.html"))
      // A trip is one of its folders: below it there may be a page map, too.
      let folders = page.all("nav").first?.attributes["data-folders"]?.split(separator: "/") ?? []
      #expect(library.plan.trips.allSatisfy { folders.contains(Substring($0.root[0])) })
      #expect(page.allText.contains("There you will find: Map,Countries,Calendar,People and Search."))
      return
    }
    #expect(page.links.first == "https://example.org/t/")
    #expect(page.allText.contains("To the front page of the library"))
    for part in ["map", "countries", "people", "search"] {
      #expect(page.links.contains { $0.hasPrefix("https://example.org/t/\(part)/") }, "\(part)")
    }
  }

  @Test("a card is a drawing that stands alone, with countries and places, and each page names it")
  func card() throws {
    let library = try Self.library()
    let renderer = try #require(LibraryRendererOpening.shipped.renderer)
    let atlas = try ShippedTheme.atlas()
    let svg = try #require(renderer.cardDrawing(of: library.plan, on: atlas, in: nil))
    #expect(svg.contains("width=\"1200\" height=\"630\"") && svg.contains("class=\"world-visited\""))
    #expect(svg.contains("class=\"world-spots\"") && !svg.contains("<a "))
    for sign in ["var(--d-", "color-mix", "<text", "http://example", "https://"] {
      #expect(!svg.contains(sign), "\(sign)")
    }
    #expect(library.plan.addresses.card?.text == "card.png")
    #expect(try Self.library(hasAddress: false).plan.addresses.card == nil)
    for page in renderer.pages(of: library.plan, on: nil, hasCard: true) {
      guard case .bytes(let bytes) = page.file.content else { throw BuiltSite.NotAPage(path: page.path.text) }
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(text.contains("og:image\" content=\"https://example.org/t/card.png\""), "\(page.path.text)")
    }
  }

  @Test("each says where it stands, and what it is about", arguments: [true, false])
  func cards(hasAddress: Bool) throws {
    for (path, _, page) in try Self.library(hasAddress: hasAddress).pages.read {
      let told = page.all("meta").filter { $0.attributes["property"]?.hasPrefix("og:") ?? false }
      let values = Dictionary(
        told.map { ($0.attributes["property"] ?? "", $0.attributes["content"] ?? "") },
        uniquingKeysWith: { first, _ in first })
      #expect(values["og:site_name"] == "Our shelf", "\(path)")
      #expect(values["og:title"]?.isEmpty == false && values["og:description"]?.isEmpty == false, "\(path)")
      #expect((values["og:url"]?.hasPrefix("https://example.org/t/") ?? false) == hasAddress, "\(path)")
    }
  }
}
