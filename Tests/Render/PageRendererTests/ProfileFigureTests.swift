import Claims
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("The profiles of a page")
struct ProfileFigureTests {
  /// A walk of an hour northwards, up and down by 300 m; its second half begins so many metres on.
  private func walk(day: Int, leap: Double = 0) throws -> Track {
    let start = try unwrapped(LocalDate(iso: "2026-05-0\(day)")).dayNumber * 86_400 + 10 * 3600
    let points = try (0...60).map { minute in
      let metres = Double(minute) * 80 + (minute > 30 ? leap : 0)
      return TrackPoint(
        coordinate: try SampleTrips.at(38.7 + metres / 111_195, -9.2),
        elevation: 100 + 10 * Double(30 - abs(30 - minute)) + (minute > 30 ? leap / 4 : 0),
        instant: Instant(seconds: start + minute * 60))
    }
    let halves = [Array(points[..<31]), Array(points[31...])]
    return Track(file: "tracks/\(day).gpx", segments: leap > 0 ? halves : [points])
  }

  private func classes(_ count: Int) throws -> [String] {
    let trip = Trip(folderName: "x", tracks: try (1...count).map { try walk(day: $0) })
    return try BuiltSite(trip).page("figures/index.html").elements
      .compactMap { $0.attributes["class"] }.filter { $0.hasPrefix("chart profile") }
  }

  @Test("are small from the fourth on: all of them, and on a day's own page none")
  func many() throws {
    let few = try classes(3)
    #expect(few.count == 3 && !few.contains("chart profile rem-8"), "\(few)")
    try claim(classes(4), is: Array(repeating: "chart profile rem-8", count: 4))
    let trip = Trip(folderName: "x", tracks: try (1...4).map { try walk(day: $0) })
    let day = try BuiltSite(trip).page("days/2026-05-02/index.html")
    #expect(!day.elements.contains { $0.attributes["class"] == "chart profile rem-8" })
  }

  @Test("say what is hatched, where anything is", arguments: [0, 1200.0])
  func hatched(leap: Double) throws {
    let trip = Trip(folderName: "x", tracks: [try walk(day: 3, leap: leap)])
    let page = try BuiltSite(trip).page("days/2026-05-03/index.html")
    claim(page.text(in: "main").contains("hatched where no track was kept"), is: leap > 0)
    claim(page.elements.contains { $0.attributes["class"] == "chart-hatch" }, is: leap > 0)
  }
}
