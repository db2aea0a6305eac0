import Basemap
import Diagnostics
import Foundation
import PageReading
import PageRenderer
import SiteOutput
import Testing
import TripModel
import TripPlanning

/// What a page says to messages, search engines and other machines.
@Suite("What pages tell machines")
struct SharingTests {
  private static func site(
    address: Bool = true, made cards: Set<String>? = nil,
    _ change: (inout Trip) -> Void = { _ in }
  ) throws -> BuiltSite {
    var trip = try SampleTrips.full()
    if address { trip.settings.address = SiteAddress(scheme: "https", host: "example.org", path: "/lisbon/") }
    change(&trip)
    return try BuiltSite(trip, today: "2026-06-01", makingCards: { cards?.contains($0.path.text) ?? true })
  }

  private static func tags(_ site: BuiltSite, _ path: String) throws -> [String: String] {
    let metas = try site.page(path).all("meta").compactMap { meta -> (String, String)? in
      guard let name = meta.attributes["property"] ?? meta.attributes["name"] else { return nil }
      return (name, meta.attributes["content"] ?? "")
    }
    return Dictionary(metas) { first, _ in first }
  }

  /// The blocks of data of a page, parsed by Foundation.
  private static func data(_ site: BuiltSite, _ path: String) throws -> [[String: Any]] {
    let page = try #require(site.pages.first { $0.path == path })
    return try page.text.split(separator: PageElement.dataStart).dropFirst().map { rest in
      let text = try #require(rest.firstRange(of: "</script>").map { rest[..<$0.lowerBound] })
      return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
  }

  private static func kinds(_ site: BuiltSite, _ path: String) throws -> [String] {
    try data(site, path).compactMap { $0["@type"] as? String }
  }

  @Test("an entry's card has its title, its words, its picture and its address")
  func entryCard() throws {
    let site = try Self.site()
    let tags = try Self.tags(site, "journal/belem/index.html")
    #expect(tags["og:url"] == "https://example.org/lisbon/journal/belem/index.html")
    #expect(tags["og:type"] == "article" && tags["twitter:card"] == "summary_large_image")
    #expect(tags["og:image"] == "https://example.org/lisbon/journal/belem/card.jpg")
    #expect(tags["og:image:width"] == "1200" && tags["og:image:height"] == "630")
    #expect(tags["og:image:alt"]?.isEmpty == false && tags["og:description"]?.isEmpty == false)
    let links = try site.page("journal/belem/index.html").all("link")
    #expect(
      links.first { $0.attributes["rel"] == "canonical" }?.attributes["href"]
        == "https://example.org/lisbon/journal/belem/index.html")
    #expect(
      links.first { $0.attributes["type"] == "application/atom+xml" }?.attributes["href"] == "../../feed.xml")
  }

  @Test("every page has a card with title and words, and with an address a picture, which is in the plan")
  func everyPageHasACard() throws {
    let site = try Self.site()
    let plan = site.plan.trips[0]
    let pictures = Set(
      (plan.cards.map(\.path) + plan.media.photos.flatMap(\.derivatives).map(\.path)).map {
        "https://example.org/lisbon/" + $0.text
      })
    for (path, _, _) in site.pages.read {
      let tags = try Self.tags(site, path)
      #expect(tags["og:title"]?.isEmpty == false && tags["og:description"]?.isEmpty == false, "\(path)")
      #expect(pictures.contains(tags["og:image"] ?? "-"), "\(path)")
    }
    #expect(try Self.tags(site, "index.html")["og:url"] == "https://example.org/lisbon/")
  }

  @Test("a card that could not be made is named nowhere: the page has that of its trip, or none")
  func cardsNotMade() throws {
    let own = try Self.site(made: ["card.jpg"])
    #expect(
      try Self.tags(own, "journal/belem/index.html")["og:image"] == "https://example.org/lisbon/card.jpg")
    let none = try Self.site(made: [])
    #expect(try Self.tags(none, "journal/belem/index.html")["og:image"] == nil)
    #expect(!none.plan.trips[0].cards.isEmpty)
  }

  /// What is drawn of the card of a day on which one was at these places, an hour after another.
  private static func card(_ places: [(Double, Double)]) throws -> String {
    var trip = Trip(folderName: "x")
    trip.settings.address = SiteAddress(scheme: "https", host: "example.org", path: "/")
    trip.pins = try places.enumerated().map { index, place in
      let span = SourceSpan(line: index + 1, column: 1, text: "Pin \(index)")
      return Pin(
        title: "Pin \(index)", coordinate: try SampleTrips.at(place.0, place.1),
        time: DayAndTime(date: try SampleTrips.day(3), time: try SampleTrips.clock(9 + index, 0)),
        place: SourcePlace(file: "pins.yml", span: span))
    }
    let plan = try BuiltSite(trip, today: "2026-06-01").plan.trips[0]
    let renderer = try #require(TripRendererOpening.shipped.renderer)
    let atlas = try ShippedTheme.atlas()
    let card = try #require(plan.days.first?.card)
    let drawings = renderer.drawings(of: [card], for: plan, on: atlas, in: nil)
    return try #require(drawings.first ?? nil)
  }

  @Test(
    "the card of a day shows its way, with the region in a corner, and of one place the region with its sign")
  func drawnCards() throws {
    let way = try Self.card([(38.69, -9.21), (38.71, -9.13)])
    #expect(way.contains("class=\"map-route map-joined\"") && way.contains("class=\"map-inset\""))
    let place = try Self.card([(38.69, -9.21)])
    #expect(place.contains("class=\"map-here\"") && place.contains("class=\"map-land\""))
    #expect(!place.contains("class=\"map-route") && !place.contains("class=\"map-inset\""))
    // As large as can be read in a message, in the colours of the site, and no heavier than it has to be.
    #expect(place.contains("viewBox=\"0 0 600 ") && place.contains(".map-ice{fill:#"))
    #expect(!place.contains("class=\"map-relief"))
  }

  @Test("without an address no page names one of its own, and no card is planned")
  func nothingAbsolute() throws {
    let site = try Self.site(address: false)
    #expect(site.plan.trips[0].cards.map(\.shape) == [.portrait])
    for (path, text, page) in site.pages.read {
      let tags = try Self.tags(site, path)
      #expect(tags["og:url"] == nil && tags["og:image"] == nil && tags["og:title"] != nil, "\(path)")
      #expect(page.all("link").allSatisfy { $0.attributes["href"]?.contains(":") == false }, "\(path)")
      let others = text.matches(of: /https?:\/\/[^"<\s]+/).map { String($0.0) }
      let known = [
        "https://schema.org", "https://www.openstreetmap.org", "https://maps.apple.com",
        "https://www.google.com", "https://example.",
      ]
      #expect(others.allSatisfy { other in known.contains { other.hasPrefix($0) } }, "\(path): \(others)")
    }
  }

  @Test("only a public trip may be listed", arguments: [Visibility.listed, .unlisted])
  func noindex(visibility: Visibility) throws {
    let site = try Self.site { $0.settings.visibility = visibility }
    for (path, _, _) in site.pages.read {
      #expect(try Self.tags(site, path)["robots"] == (visibility == .listed ? nil : "noindex"), "\(path)")
    }
  }

  @Test("the front page is the trip with its days, each page what it is about, with the way to it")
  func kinds() throws {
    let site = try Self.site()
    let trip = try #require(try Self.data(site, "index.html").first)
    let days = try #require(trip["subTrip"] as? [[String: Any]])
    #expect(trip["@type"] as? String == "Trip" && trip["departureTime"] as? String == "2026-05-01")
    #expect(days.map { $0["url"] as? String } == site.plan.trips[0].days.map(\.page.text))
    #expect(try Self.kinds(site, "index.html") == ["Trip"])
    #expect(try Self.kinds(site, "days/2026-05-03/index.html") == ["Trip", "BreadcrumbList"])
    #expect(try Self.kinds(site, "journal/belem/index.html") == ["BlogPosting", "BreadcrumbList"])
    #expect(try Self.kinds(site, "photos/tram/index.html") == ["ImageObject", "BreadcrumbList"])
    #expect(try Self.kinds(site, "journal/index.html") == ["BreadcrumbList"])
    for (path, _, _) in site.pages.read where path != "index.html" {
      let crumbs = try #require(try Self.data(site, path).last?["itemListElement"] as? [[String: Any]])
      #expect(crumbs.map { $0["position"] as? Int } == Array(1...crumbs.count), "\(path)")
      #expect(crumbs.last?["item"] as? String == "index.html", "\(path)")
    }
  }

  @Test("says no more of a position than the page shows, and no author whom nobody may know")
  func onlyWhatIsPublished() throws {
    let site = try Self.site {
      $0.photos[0].coordinate = Coordinate(latitude: -38.691234567, longitude: -0.00004)
      $0.settings.publish.people = false
    }
    let photo = try #require(try Self.data(site, "photos/tram/index.html").first)
    let place = try #require(photo["contentLocation"] as? [String: Any])
    let geo = try #require(place["geo"] as? [String: Any])
    #expect(geo["latitude"] as? Double == -38.6912 && geo["longitude"] as? Double == 0)
    #expect(try Self.data(site, "journal/belem/index.html").first?["author"] == nil)
  }

  @Test("a title cannot end its block, begin a comment or break a line, and comes back whole")
  func escaping() throws {
    let title = "</script><!--<script>&amp;'\"\\ \u{2028}\u{2029}\u{0}\u{1F}\u{85}\u{FFFE}\u{1FFFF} 🚋"
    let site = try Self.site { $0.entries[0].title?.value = title }
    let entry = site.plan.trips[0].journal.entries.first { $0.title.value == title }
    let path = try #require(entry?.page.text)
    #expect(try Self.data(site, path).first?["headline"] as? String == title)
    let text = try #require(site.pages.first { $0.path == path }?.text)
    let block = try #require(text.split(separator: PageElement.dataStart).dropFirst().first)
    let written = block.prefix { $0 != "\n" }.replacing("</script>", with: "")
    #expect(!written.contains("<") && !written.contains(">") && !written.contains("&"))
    #expect(
      !written.unicodeScalars.contains {
        $0.value < 0x20 || [0x85, 0x2028, 0x2029, 0xFFFE].contains($0.value)
      })
  }

  @Test(
    "404.html stands alone: its style by its hash, its links absolute, or led by a script",
    arguments: [true, false])
  func missingPage(hasAddress: Bool) throws {
    let site = try Self.site(address: hasAddress)
    let (renderer, _) = TripRendererOpening.shipped
    let file = try #require(renderer.map { SiteRenderer(site.plan, [$0]) }?.missingPage?.file)
    guard case .bytes(let bytes) = file.content else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(file.path.text == "404.html")
    let page = try PageReader(text)
    let links = page.all("a").compactMap { $0.attributes["href"] }
    #expect(links.isEmpty != hasAddress && links.allSatisfy { $0.hasPrefix("https://example.org/lisbon/") })
    #expect(page.all("img").isEmpty && page.all("link").isEmpty && page.all("h1").count == 1)
    // Where it has no address of its own, a script leads its links to the site: by its hash, and to all the menu has.
    let led = page.all("a").compactMap { $0.attributes["data-to"] }
    #expect(led.isEmpty == hasAddress && text.contains("script-src 'sha256-") != hasAddress)
    #expect(hasAddress || led.first == "index.html" && led.contains("index.html#days"))
    #expect(hasAddress || page.all("nav").first?.attributes["data-folders"]?.contains("days/") == true)
    #expect(page.allText.contains("Days"))
    // Without scripts it says how one goes on, and to what.
    #expect(page.allText.contains("Delete the end of the address") != hasAddress)
    #expect(page.allText.contains("There you will find: ") != hasAddress)
    #expect(text.contains("noindex") && text.contains("style-src 'sha256-"))
    // The style itself stands in it: an empty one has a hash, too.
    #expect(text.contains("<style>:root {") && text.contains("--paper:"))
  }
}
