import Testing
import TripModel

@testable import PageRenderer

@Suite("The front page")
struct HomePageTests {
  /// With as many days as pictures, each so wide and so high.
  private func home(
    _ days: Int = 3, width: Int = 4000, height: Int = 3000, _ change: (inout Trip) -> Void = { _ in }
  ) throws -> PageReader {
    let photos = try (0..<days).map { number in
      var photo = try SampleTrips.photo("p\(number)", day: 1, hour: 12)
      photo.cameraClock = photo.cameraClock.map { $0 + number * 86_400 }
      (photo.width, photo.height) = (width, height)
      photo.coordinate = try SampleTrips.at(38.7 + Double(number), -9.1)
      return photo
    }
    var trip = Trip(folderName: "x", photos: photos)
    change(&trip)
    return try BuiltSite(trip).page("index.html")
  }

  private func cover(_ page: PageReader) throws -> Set<String> {
    let cover = try #require(page.all("section").first { $0.attributes["aria-labelledby"] == "title" })
    return Set((cover.attributes["class"] ?? "").split(separator: " ").map(String.init))
  }

  @Test(
    "has a picture as wide as the page, but one beside the title that is upright or would be enlarged",
    arguments: [(4000, 3000, false), (3000, 3000, false), (3000, 4000, true), (640, 480, true)])
  func plate(width: Int, height: Int, isPlate: Bool) throws {
    #expect(try cover(home(width: width, height: height)).contains("plate") == isPlate)
  }

  @Test("has no picture where trip.yml wants none, and then begins with the way")
  func noCover() throws {
    func order(_ page: PageReader) throws -> [String] {
      page.all("section").compactMap { $0.attributes["aria-labelledby"] }.filter {
        ["way", "numbers"].contains($0)
      }
    }
    let page = try home { $0.settings.showsCover = false }
    #expect(try cover(page).contains("bare"))
    #expect(try order(page) == ["way", "numbers"])
    #expect(try order(home()) == ["numbers", "way"])
  }

  @Test("keeps that part of its picture in sight that trip.yml names", arguments: CoverFocus.allCases)
  func focus(_ focus: CoverFocus) throws {
    let classes = try cover(home { $0.settings.coverFocus = focus })
    #expect(classes.contains("to-\(focus.rawValue)") == (focus != .middle))
  }

  @Test("has a row a day for more than twenty days, else a card", arguments: [20, 21])
  func rows(_ days: Int) throws {
    let lists = try home(days).all("ol").compactMap { $0.attributes["class"] }
    #expect(lists.contains("rows") == (days > 20) && lists.contains("days") == (days <= 20))
  }
}
