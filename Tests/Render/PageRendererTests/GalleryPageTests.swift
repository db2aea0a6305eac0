import Claims
import Diagnostics
import Markdown
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Pages of galleries")
struct GalleryPageTests {
  private func site() throws -> BuiltSite {
    var trip = try SampleTrips.full()
    var text = JournalEntry(
      file: "photos/album.md", slugWish: "photos", title: Written("Stairs & trams", at: SampleTrips.place),
      body: MarkdownParser.parse(
        "They lean. [So we wrote](x), and [queued](x#the-queue).\n\n![The tower](tower.jpg)"),
      pictures: ["tower.jpg": "photos/tower.jpg"])
    text.links = ["x": "journal/2026-05-04-alfama.md", "x#the-queue": "journal/2026-05-04-alfama.md"]
    trip.entries[1].body = MarkdownParser.parse("It goes up.\n\n## The queue\n\nForty minutes.")
    text.lead = "What goes up."
    trip.albums = [Album(text: text)]
    for index in 0...1 { trip.photos[index].camera = Camera(model: "Pixel <9>") }
    return try BuiltSite(trip)
  }

  @Test("stand for an album that has no pictures but those of albums in it")
  func albumOfAlbums() throws {
    var trip = Trip(folderName: "x", photos: [try SampleTrips.photo("one", day: 3, hour: 9)])
    trip.photos[0].file = "a/x/one.jpg"
    trip.albums = ["a/album.md", "a/x/album.md"].map { file in
      Album(
        text: JournalEntry(
          file: file, slugWish: file, title: Written(file, at: SampleTrips.place),
          body: MarkdownParser.parse("All.")))
    }
    let site = try BuiltSite(trip)
    claim(site.pages.filter { $0.path.hasPrefix("photos/albums/") }.count, is: 2)
  }

  @Test(
    "ask for a day where there are several to choose from",
    arguments: [([3], false), ([3, 4], true)] as [([Int], Bool)])
  func filter(days: [Int], isAsked: Bool) throws {
    // A day of two rows stands by itself.
    var photos = try days.flatMap { day in
      try (8...13).map { try SampleTrips.photo("p\(day)-\($0)", day: day, hour: $0) }
    }
    var last = try SampleTrips.photo("undated", day: 3, hour: 8)
    last.cameraClock = nil
    photos.append(last)
    let page = try BuiltSite(Trip(folderName: "x", photos: photos)).page("photos/index.html")
    let selects = page.all("select").count { $0.attributes["class"] == "filter" }
    claim(selects, is: isAsked ? 1 : 0)
  }

  @Test("lead to each other, each in its own words, and say which is open")
  func ways() throws {
    let site = try site()
    let index = try site.page("photos/index.html")
    let links = index.all("a").compactMap { $0.attributes["href"] }
    for target in [
      "places/index.html", "cameras/pixel-9/index.html", "cameras/canon-eos-r6/index.html",
      "albums/photos/index.html",
    ] {
      claim(links, has: target, "\(target)")
      claim(site.files, has: "photos/" + target, "\(target)")
    }
    let camera = try site.page("photos/cameras/pixel-9/index.html")
    claim(camera.text(in: "h1"), is: "Pixel <9>")
    claim(camera.all("img").count, is: 2)
    claim(
      index.linkNames.contains { $0.hasPrefix("Camera") && $0.contains("Pixel <9>") }, is: true,
      "\(index.linkNames)")
    #expect(camera.all("a").contains { $0.attributes["aria-current"] == "page" })
  }

  @Test(
    "load their first row at once where nothing but it begins the page, and the rest as it comes into sight")
  func atOnce() throws {
    let site = try site()
    let first = try ["photos/index.html", "photos/cameras/pixel-9/index.html"].map { path in
      try site.page(path).all("img").first?.attributes["fetchpriority"]
    }
    claim(first, is: [nil, "high"])
  }

  @Test("show an album's text with its picture and links, and all its other pictures below")
  func album() throws {
    let site = try site()
    let album = try site.page("photos/albums/photos/index.html")
    claim(album.text(in: "h1"), is: "Stairs & trams")
    let hrefs = album.all("a").compactMap { $0.attributes["href"] }
    claim(hrefs, has: "../../../journal/alfama/index.html")
    claim(hrefs, has: "../../../journal/alfama/index.html#e2-the-queue", "\(hrefs)")
    let shown = album.all("a").compactMap { $0.attributes["data-photo"] }
    #expect(shown.count >= 5 && Set(shown).count == shown.count, "\(shown)")
    let photo = try site.page("photos/tram/index.html")
    let links = photo.all("a").compactMap { $0.attributes["href"] }
    claim(links, has: "../albums/photos/index.html")
    claim(links, has: "../cameras/pixel-9/index.html")
  }
}
