import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The rows of a profile")
struct ProfileRowsTests {
  /// A walk of 10 km up a hill and down again, without heights on its first legs of 50 m.
  private func page(withoutHeights legs: Int) throws -> PageReader {
    let start = try unwrapped(LocalDate(iso: "2026-05-03")).dayNumber * 86_400 + 10 * 3600
    let points = try (0...200).map { leg in
      TrackPoint(
        coordinate: try SampleTrips.at(38.7 + Double(leg) * 50 / 111_195, -9.2),
        elevation: leg < legs ? nil : 100 + 4 * Double(100 - abs(100 - leg)),
        instant: Instant(seconds: start + leg * 45))
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "tracks/a.gpx", segments: [points])])
    return try BuiltSite(trip).page("days/2026-05-03/index.html")
  }

  @Test("tell the start at its beginning, also where the first points have no height")
  func start() throws {
    let cells = try page(withoutHeights: 1).texts.filter { $0.around.contains("tbody") }.map(\.text)
    let first = try unwrapped(cells.firstIndex(of: "Start"))
    let told = cells[(first + 1)...].first { !$0.allSatisfy(\.isWhitespace) }
    #expect(told == "0 m" || told == "0\u{A0}m", "\(cells)")
    #expect(!cells.contains("50 m") && !cells.contains("50\u{A0}m"), "\(cells)")
  }

  @Test(
    "call no place the lowest that is below the sea by what a receiver may be wrong",
    arguments: [(-7.0, false), (12, true), (-400, true)])
  func lowest(height: Double, isTold: Bool) throws {
    let start = try unwrapped(LocalDate(iso: "2026-05-03")).dayNumber * 86_400 + 10 * 3600
    let points = try (0...200).map { leg in
      TrackPoint(
        coordinate: try SampleTrips.at(38.7 + Double(leg) * 50 / 111_195, -9.2),
        elevation: height + 4 * Double(abs(100 - leg)), instant: Instant(seconds: start + leg * 45))
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "tracks/a.gpx", segments: [points])])
    let page = try BuiltSite(trip).page("days/2026-05-03/index.html")
    let cells = page.texts.filter { $0.around.contains("tbody") }.map(\.text)
    claim(cells.contains("Lowest point"), is: isTold, "\(cells)")
  }

  @Test("tell none where nobody knows how high it is")
  func unknown() throws {
    let cells = try page(withoutHeights: 40).texts.filter { $0.around.contains("tbody") }.map(\.text)
    #expect(!cells.contains("Start") && cells.contains("End"), "\(cells)")
  }
}
