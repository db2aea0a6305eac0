import Claims
import PageReading
import Testing
import TripModel
import TripPlanning

@Suite("Pictures of the front page")
struct FrontPictureTests {
  /// With so many pictures on its first day, each an hour behind the other, and so many without a date.
  private func front(dated: Int, undated: Int = 0, caption: String? = nil) throws -> PageReader {
    var trip = Trip(folderName: "x")
    trip.photos = try (0..<dated + undated).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 8 + number, caption: caption)
      photo.coordinate = nil
      if number >= dated { photo.cameraClock = nil }
      return photo
    }
    return try BuiltSite(trip, today: "2026-06-01").page("index.html")
  }

  private func photo(_ image: PageElement) -> String? {
    image.attributes["src"]?.split(separator: "/").dropLast().last.map(String.init)
  }

  @Test(
    "The only day of a trip does not show the picture of the page again, and has whole rows of others",
    arguments: [(1, 1), (3, 2), (4, 2), (5, 5), (7, 5), (8, 8), (11, 8)])
  func once(_ count: Int, _ all: Int) throws {
    let shown = try front(dated: count).all("img").compactMap(photo)
    #expect(Set(shown).count == shown.count && shown.count == all, "\(shown)")
  }

  @Test(
    "Pictures without a date stand behind the days where they are much of all",
    arguments: [(2, 1, true), (6, 1, false), (0, 2, true)])
  func undated(dated: Int, undated: Int, isShown: Bool) throws {
    let page = try front(dated: dated, undated: undated)
    let sections = page.all("section").compactMap { $0.attributes["aria-labelledby"] }
    claim(sections.contains("pictures"), is: isShown, "\(sections)")
    let tiles = page.all("a").filter { $0.attributes["data-photo"] != nil }
    claim(tiles.count, is: isShown ? undated : 0)
    if dated > 0, isShown {
      #expect(page.texts.contains { $0.text == "Without a date" && $0.around.last == "h2" })
      let days = sections.firstIndex(of: "days")
      let pictures = sections.firstIndex(of: "pictures")
      #expect(try unwrapped(days) < (try unwrapped(pictures)))
    }
  }

  @Test("What is told of the picture above ends with a sentence, however long its text is")
  func note() throws {
    let text = "A planet as one would see it. " + String(repeating: "It is far away. ", count: 20)
    let page = try front(dated: 2, caption: text)
    let note = page.texts.filter { $0.around.suffix(3).contains("p") && $0.text.hasPrefix("A planet") }
    #expect(!note.isEmpty && note.allSatisfy { $0.text.count <= 160 && $0.text.hasSuffix(".") }, "\(note)")
  }
}
