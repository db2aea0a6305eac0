import Claims
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
      claim(told["application/json"], is: up + "library.json", "\(path)")
      claim(told["application/atom+xml"], is: hasEntry ? up + "feed.xml" : nil, "\(path)")
    }
  }

  @Test(
    "404.html stands alone, and leads to the parts of the library where it has an address",
    arguments: [true, false])
  func missingPage(hasAddress: Bool) throws {
    let library = try Self.library(hasAddress: hasAddress)
    let renderer = try unwrapped(LibraryRendererOpening.shipped.renderer)
    let file = renderer.missingPage(of: library.plan).file
    claim(file.path.text, is: "404.html")
    guard case .bytes(let bytes) = file.content else { throw BuiltSite.NotAPage(path: file.path.text) }
    let page = try PageReader(String(decoding: bytes, as: UTF8.self))
    claim(page.allText, has: "Our shelf")
    #expect(page.all("link").isEmpty && page.all("h1").count == 1)
    guard hasAddress else {
      #expect(page.links.isEmpty && page.allText.contains("Delete the end of the address"))
      let led = page.all("a").compactMap { $0.attributes["data-to"] }
      claim(led.first, is: "index.html")
      claim(led, has: "map/index.html")
      // A trip is one of its folders: below it there may be a page map, too.
      let folders = page.all("nav").first?.attributes["data-folders"]?.split(separator: "/") ?? []
      #expect(library.plan.trips.allSatisfy { folders.contains(Substring($0.root[0])) })
      claim(page.allText, has: "There you will find: Map,Countries,Calendar,People and Search.")
      return
    }
    claim(page.links.first, is: "https://example.org/t/")
    claim(page.allText, has: "To the front page of the library")
    for part in ["map", "countries", "people", "search"] {
      #expect(page.links.contains { $0.hasPrefix("https://example.org/t/\(part)/") }, "\(part)")
    }
  }

  @Test("a card is a drawing that stands alone, with countries and places, and each page names it")
  func card() throws {
    let library = try Self.library()
    let renderer = try unwrapped(LibraryRendererOpening.shipped.renderer)
    let atlas = try ShippedTheme.atlas()
    let svg = try unwrapped(renderer.cardDrawing(of: library.plan, on: atlas, in: nil))
    claim(svg, has: "width=\"1200\" height=\"630\"")
    claim(svg, has: "class=\"world-visited\"")
    claim(svg, has: "class=\"world-spots\"")
    claim(svg, lacks: "<a ")
    for sign in ["var(--d-", "color-mix", "<text", "http://example", "https://"] {
      claim(svg, lacks: sign, "\(sign)")
    }
    claim(library.plan.addresses.card?.text, is: "card.png")
    try claim(none: Self.library(hasAddress: false).plan.addresses.card)
    for page in renderer.pages(of: library.plan, on: nil, hasCard: true) {
      guard case .bytes(let bytes) = page.file.content else { throw BuiltSite.NotAPage(path: page.path.text) }
      let text = String(decoding: bytes, as: UTF8.self)
      claim(text, has: "og:image\" content=\"https://example.org/t/card.png\"", "\(page.path.text)")
    }
  }

  @Test("each says where it stands, and what it is about", arguments: [true, false])
  func cards(hasAddress: Bool) throws {
    for (path, _, page) in try Self.library(hasAddress: hasAddress).pages.read {
      let told = page.all("meta").filter { $0.attributes["property"]?.hasPrefix("og:") ?? false }
      let values = Dictionary(
        told.map { ($0.attributes["property"] ?? "", $0.attributes["content"] ?? "") },
        uniquingKeysWith: { first, _ in first })
      claim(values["og:site_name"], is: "Our shelf", "\(path)")
      #expect(values["og:title"]?.isEmpty == false && values["og:description"]?.isEmpty == false, "\(path)")
      claim(values["og:url"]?.hasPrefix("https://example.org/t/") ?? false, is: hasAddress, "\(path)")
    }
  }
}
