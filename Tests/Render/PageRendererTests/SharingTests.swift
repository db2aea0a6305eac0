import Basemap
import Claims
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
    let page = try unwrapped(site.pages.first { $0.path == path })
    return try page.text.split(separator: PageElement.dataStart).dropFirst().map { rest in
      let text = try unwrapped(rest.firstRange(of: "</script>").map { rest[..<$0.lowerBound] })
      return try unwrapped(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
  }

  private static func kinds(_ site: BuiltSite, _ path: String) throws -> [String] {
    try data(site, path).compactMap { $0["@type"] as? String }
  }

  @Test("an entry's card has its title, its words, its picture and its address")
  func entryCard() throws {
    let site = try Self.site()
    let tags = try Self.tags(site, "journal/belem/index.html")
    claim(tags["og:url"], is: "https://example.org/lisbon/journal/belem/index.html")
    claim(tags["og:type"], is: "article")
    claim(tags["twitter:card"], is: "summary_large_image")
    claim(tags["og:image"], is: "https://example.org/lisbon/journal/belem/card.jpg")
    claim(tags["og:image:width"], is: "1200")
    claim(tags["og:image:height"], is: "630")
    claim(tags["og:image:alt"]?.isEmpty, is: false)
    claim(tags["og:description"]?.isEmpty, is: false)
    let links = try site.page("journal/belem/index.html").all("link")
    claim(
      links.first { $0.attributes["rel"] == "canonical" }?.attributes["href"],
      is: "https://example.org/lisbon/journal/belem/index.html")
    claim(
      links.first { $0.attributes["type"] == "application/atom+xml" }?.attributes["href"],
      is: "../../feed.xml")
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
      claim(pictures, has: tags["og:image"] ?? "-", "\(path)")
    }
    try claim(Self.tags(site, "index.html")["og:url"], is: "https://example.org/lisbon/")
  }

  @Test("a card that could not be made is named nowhere: the page has that of its trip, or none")
  func cardsNotMade() throws {
    let own = try Self.site(made: ["card.jpg"])
    try claim(
      Self.tags(own, "journal/belem/index.html")["og:image"], is: "https://example.org/lisbon/card.jpg")
    let none = try Self.site(made: [])
    try claim(none: Self.tags(none, "journal/belem/index.html")["og:image"])
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
    let renderer = try unwrapped(TripRendererOpening.shipped.renderer)
    let atlas = try ShippedTheme.atlas()
    let card = try unwrapped(plan.days.first?.card)
    let drawings = renderer.drawings(of: [card], for: plan, on: atlas, in: nil)
    return try unwrapped(drawings.first ?? nil)
  }

  @Test(
    "the card of a day shows its way, with the region in a corner, and of one place the region with its sign")
  func drawnCards() throws {
    let way = try Self.card([(38.69, -9.21), (38.71, -9.13)])
    claim(way, has: "class=\"map-route map-joined\"")
    claim(way, has: "class=\"map-inset\"")
    let place = try Self.card([(38.69, -9.21)])
    claim(place, has: "class=\"map-here\"")
    claim(place, has: "class=\"map-land\"")
    claim(place, lacks: "class=\"map-route")
    claim(place, lacks: "class=\"map-inset\"")
    // As large as can be read in a message, in the colours of the site, and no heavier than it has to be.
    claim(place, has: "viewBox=\"0 0 600 ")
    claim(place, has: ".map-ice{fill:#")
    claim(place, lacks: "class=\"map-relief")
  }

  @Test("without an address no page names one of its own, and no card is planned")
  func nothingAbsolute() throws {
    let site = try Self.site(address: false)
    claim(site.plan.trips[0].cards.map(\.shape), is: [.portrait])
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
      try claim(Self.tags(site, path)["robots"], is: visibility == .listed ? nil : "noindex", "\(path)")
    }
  }

  @Test("the front page is the trip with its days, each page what it is about, with the way to it")
  func kinds() throws {
    let site = try Self.site()
    let trip = try unwrapped(try Self.data(site, "index.html").first)
    let days = try unwrapped(trip["subTrip"] as? [[String: Any]])
    #expect(trip["@type"] as? String == "Trip" && trip["departureTime"] as? String == "2026-05-01")
    claim(days.map { $0["url"] as? String }, is: site.plan.trips[0].days.map(\.page.text))
    try claim(Self.kinds(site, "index.html"), is: ["Trip"])
    try claim(Self.kinds(site, "days/2026-05-03/index.html"), is: ["Trip", "BreadcrumbList"])
    try claim(Self.kinds(site, "journal/belem/index.html"), is: ["BlogPosting", "BreadcrumbList"])
    try claim(Self.kinds(site, "photos/tram/index.html"), is: ["ImageObject", "BreadcrumbList"])
    try claim(Self.kinds(site, "journal/index.html"), is: ["BreadcrumbList"])
    for (path, _, _) in site.pages.read where path != "index.html" {
      let crumbs = try unwrapped(try Self.data(site, path).last?["itemListElement"] as? [[String: Any]])
      claim(crumbs.map { $0["position"] as? Int }, is: Array(1...crumbs.count), "\(path)")
      #expect(crumbs.last?["item"] as? String == "index.html", "\(path)")
    }
  }

  @Test("says no more of a position than the page shows, and no author whom nobody may know")
  func onlyWhatIsPublished() throws {
    let site = try Self.site {
      $0.photos[0].coordinate = Coordinate(latitude: -38.691234567, longitude: -0.00004)
      $0.settings.publish.people = false
    }
    let photo = try unwrapped(try Self.data(site, "photos/tram/index.html").first)
    let place = try unwrapped(photo["contentLocation"] as? [String: Any])
    let geo = try unwrapped(place["geo"] as? [String: Any])
    #expect(geo["latitude"] as? Double == -38.6912 && geo["longitude"] as? Double == 0)
    try claim(none: Self.data(site, "journal/belem/index.html").first?["author"])
  }

  @Test("a title cannot end its block, begin a comment or break a line, and comes back whole")
  func escaping() throws {
    let title = "</script><!--<script>&amp;'\"\\ \u{2028}\u{2029}\u{0}\u{1F}\u{85}\u{FFFE}\u{1FFFF} 🚋"
    let site = try Self.site { $0.entries[0].title?.value = title }
    let entry = site.plan.trips[0].journal.entries.first { $0.title.value == title }
    let path = try unwrapped(entry?.page.text)
    let shown = site.plan.trips[0].typeset.journal.entries.first { $0.page.text == path }?.title.value
    #expect(try Self.data(site, path).first?["headline"] as? String == shown)
    let text = try unwrapped(site.pages.first { $0.path == path }?.text)
    let block = try unwrapped(text.split(separator: PageElement.dataStart).dropFirst().first)
    let written = block.prefix { $0 != "\n" }.replacing("</script>", with: "")
    claim(written, lacks: "<")
    claim(written, lacks: ">")
    claim(written, lacks: "&")
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
    let file = try unwrapped(renderer.map { SiteRenderer(site.plan, [$0]) }?.missingPage?.file)
    guard case .bytes(let bytes) = file.content else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    claim(file.path.text, is: "404.html")
    let page = try PageReader(text)
    let links = page.all("a").compactMap { $0.attributes["href"] }
    #expect(links.isEmpty != hasAddress && links.allSatisfy { $0.hasPrefix("https://example.org/lisbon/") })
    #expect(page.all("img").isEmpty && page.all("link").isEmpty && page.all("h1").count == 1)
    // Where it has no address of its own, a script leads its links to the site: by its hash, and to all the menu has.
    let led = page.all("a").compactMap { $0.attributes["data-to"] }
    #expect(led.isEmpty == hasAddress && text.contains("script-src 'sha256-") != hasAddress)
    #expect(hasAddress || led.first == "index.html" && led.contains("index.html#days"))
    #expect(hasAddress || page.all("nav").first?.attributes["data-folders"]?.contains("days/") == true)
    claim(page.allText, has: "Days")
    // Without scripts it says how one goes on, and to what.
    #expect(page.allText.contains("Delete the end of the address") != hasAddress)
    #expect(page.allText.contains("There you will find: ") != hasAddress)
    claim(text, has: "noindex")
    claim(text, has: "style-src 'sha256-")
    // The style itself stands in it: an empty one has a hash, too.
    claim(text, has: "<style>:root {")
    claim(text, has: "--paper:")
  }
}
