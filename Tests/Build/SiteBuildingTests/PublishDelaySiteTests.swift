import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripModel

@Suite("A delayed site")
struct PublishDelaySiteTests {
  /// Five days of words, a picture, a track, a pin and a purchase each, of which nobody may read those of the last;
  /// or the days before them alone. Each thing has its day in a word: `Zqxw4`.
  private func write(_ name: String, days: ClosedRange<Int>, delay: String, in workspace: TemporaryFolder)
    throws
    -> String
  {
    try workspace.write(
      "\(name)/trip/trip.yml",
      "title: Lisbon\ntime zone: UTC\ncurrency: EUR\nurl: https://example.org/x/\n" + delay)
    var (pins, money) = ("", "expenses:\n")
    for day in days {
      let date = "2026-05-0\(day)"
      try workspace.write(
        "\(name)/trip/journal/\(date)-walk.md",
        "---\ntitle: Zqxw\(day) walk\ntags: [zqxw\(day)]\n---\nWords of Zqxw\(day).\n")
      try workspace.write(
        "\(name)/trip/tracks/\(date).gpx",
        """
        <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="38.\(day)1" lon="-9"><time>\(date)T10:00:00Z</time><name>Zqxw\(day) mark</name></wpt><trk><trkseg>
        <trkpt lat="38.\(day)123" lon="-9.1"><ele>10</ele><time>\(date)T10:00:00Z</time></trkpt>
        <trkpt lat="38.\(day)223" lon="-9.1"><ele>90</ele><time>\(date)T10:30:00Z</time></trkpt></trkseg></trk></gpx>
        """)
      pins += "- title: Zqxw\(day) pin\n  at: 38.\(day)777 -9.2\n  time: \(date) 12:00\n"
      money += "  - \(date) food \(day)7.31 Zqxw\(day) cakes\n"
    }
    try workspace.write("\(name)/trip/pins.yml", pins)
    try workspace.write("\(name)/trip/budget.yml", "total: 900\n" + money)
    return workspace.path + "/\(name)/trip"
  }

  private func build(_ folder: String, _ name: String, today: String, in workspace: TemporaryFolder)
    async throws
    -> SiteTree
  {
    var order = try BuildOptions.test(folder, in: workspace, output: workspace.path + "/site-" + name)
    order.today = .day(try #require(LocalDate(iso: today)))
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten && outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    return try SiteTree(order.output)
  }

  @Test(
    "holds no byte of what is younger, and is the site of the day before, byte for byte; a day later it is there"
  )
  func nothingYoung() async throws {
    let workspace = try TemporaryFolder()
    let folder = try write("delayed", days: 1...5, delay: "publish delay: 2 days\n", in: workspace)
    let site = try await build(folder, "now", today: "2026-05-05", in: workspace)
    for word in [
      "Zqxw4", "Zqxw5", "days/2026-05-04", "38.4777", "38.5777", "38.4123", "38.41", "47.31", "57.31",
    ] {
      #expect(site.traces(of: word) == [], "\(word)")
    }
    for word in ["Zqxw3", "2026-05-03", "38.3777", "37.31"] {
      #expect(!site.traces(of: word).isEmpty, "\(word)")
    }
    let old = try write("old", days: 1...3, delay: "", in: workspace)
    let before = try await build(old, "before", today: "2026-05-03", in: workspace)
    #expect(site.differences(from: before) == [])
    let next = try await build(folder, "next", today: "2026-05-06", in: workspace)
    #expect(!next.traces(of: "Zqxw4").isEmpty && next.traces(of: "Zqxw5") == [])
  }
}
