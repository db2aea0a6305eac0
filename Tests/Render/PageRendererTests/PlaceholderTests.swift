import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("The colours in a picture's place until it has come")
struct PlaceholderTests {
  private let colours = ["f00", "0f0", "00f", "111", "222", "333"]

  private func site(_ trip: Trip) throws -> BuiltSite {
    let placeholder = try unwrapped(PicturePlaceholder(columns: 3, rows: 2, colours: colours))
    var media = MediaFacts()
    for photo in trip.photos { media.placeholders[photo.file] = placeholder }
    return try BuiltSite(trip, media: media)
  }

  @Test("stand before pictures that fill their frames, each in its cell, and are nothing to a screen reader")
  func cells() throws {
    let page = try site(SampleTrips.full()).page("photos/index.html")
    let drawings = page.all("svg").filter { $0.attributes["class"] == "blur" }
    // A picture of few pixels does not fill its frame.
    let small = page.all("li").count { item in
      ["own", "mount"].contains { item.attributes["class"]?.hasSuffix(" " + $0) == true }
    }
    #expect(drawings.count == page.all("img").count - small && small == 1 && !drawings.isEmpty)
    for drawing in drawings {
      claim(drawing.attributes["aria-hidden"], is: "true")
      claim(drawing.attributes["viewBox"], is: "0 0 3 2")
    }
    let cells = page.all("path").filter { $0.attributes["stroke"]?.hasPrefix("#") == true }
      .map { ($0.attributes["stroke"] ?? "", $0.attributes["d"] ?? "") }
    #expect(cells.prefix(6).map(\.0) == colours.map { "#" + $0 })
    claim(cells.prefix(4).map(\.1), is: ["M0 0.5h1", "M1 0.5h1", "M2 0.5h1", "M0 1.5h1"])
  }

  @Test("do not stand behind a whole picture, which leaves room at its sides")
  func whole() throws {
    let page = try site(SampleTrips.full()).page("photos/tram/index.html")
    #expect(page.all("img").count > 0 && page.all("svg").allSatisfy { $0.attributes["class"] != "blur" })
  }

  @Test("are left out far down in a long gallery")
  func longGallery() throws {
    var trip = try SampleTrips.full()
    trip.photos = try (0..<200).map { try SampleTrips.photo("p\($0)", day: 3, hour: 9) }
    let page = try site(trip).page("days/2026-05-03/index.html")
    claim(page.all("img").count, is: 200)
    #expect((50...70).contains(page.all("svg").count { $0.attributes["class"] == "blur" }))
  }

  @Test(
    "are colours and nothing else, whatever a cache holds",
    arguments: [
      "3x2 f00 0f0 00f 111 222", "3x2 f00 0f0 00f 111 222 33\"", "9x1 1 2 3 4 5 6 7 8 9", "-1x-2 aaa bbb",
      "3x2",
      "", "x", "2x1 ff00 0f0", "1x1 \u{FF11}\u{FF11}\u{FF11}",
    ])
  func refused(text: String) {
    claim(none: PicturePlaceholder(text: text))
  }

  @Test("are kept as a text that gives the same again")
  func text() throws {
    let placeholder = try unwrapped(PicturePlaceholder(columns: 2, rows: 3, colours: colours))
    claim(PicturePlaceholder(text: placeholder.text), is: placeholder)
  }
}
