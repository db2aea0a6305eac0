import TripPlanning
import Diagnostics
import Foundation
import SiteBuilding
import Testing
import TripCompiling
import TripModel

@Suite("A site of a trip from home")
struct PrivateSiteTests {
  /// Where the things near home are: each digit of theirs is found nowhere else.
  private struct Spots {
    var door: String
    var path: [String]
    var bed: String
  }

  private static let here = Spots(
    door: "52.37118 4.89557", path: ["52.37229 4.89668", "52.38337 4.90779"], bed: "52.36117 4.88558")
  private static let there = Spots(
    door: "52.35008 4.93991", path: ["52.39994 4.86113", "52.35551 4.85552"], bed: "52.40007 4.90008")

  private static let settings =
    "title: To the sea\nhome: 52.37022 4.89522\ndestination: Zandvoort, 52.3740 4.5320\nstart at: Our door, @\n"
    + "url: https://example.org/sea/\nvisibility: public\n"

  /// Two days by the sea and back: a track from the door, photos at both ends, words, pins, waypoints.
  private func write(_ spots: Spots, _ name: String, in workspace: TemporaryFolder) throws -> String {
    let folder = name + "/trip/"
    try workspace.write(folder + "trip.yml", Self.settings.replacing("@", with: spots.door))
    try workspace.write(
      folder + "pins.yml",
      "- title: Zqx flat\n  at: \(spots.bed)\n  time: 2026-05-03 08:00\n- title: Beach\n  at: 52.3755 4.5255\n"
    )
    try workspace.write(
      folder + "journal/2026-05-03-setting-out.md",
      "---\ntitle: Setting out\ntime: 09:02\nplace: Zqx door, \(spots.door)\n---\nThe lock sticks.\n")
    try workspace.write(folder + "budget.yml", "expenses:\n  - 2026-05-03 09:04 food 2.50 Coffee\n")
    try workspace.write(
      folder + "itinerary.yml",
      "- activity: Tea\n  start: 2026-05-03 19:08 Europe/Amsterdam\n  at: Zqx flat, \(spots.bed)\n")
    try workspace.write(
      folder + "journal/2026-05-03-sea.md",
      "---\ntitle: The sea\ntime: 12:00\nplace: Beach\n---\nIt is there.\n")
    let way =
      [spots.path[0], spots.path[1]] + (0...20).map { step in "52.3800 \(4.7400 - 0.01 * Double(step))" }
    let points = way.enumerated().map { minute, place in
      let parts = place.split(separator: " ")
      let time = "2026-05-03T07:\(minute + 10):00Z"
      return
        "<trkpt lat=\"\(parts[0])\" lon=\"\(parts[1])\"><ele>\(minute * 3)</ele><time>\(time)</time></trkpt>"
    }
    let door = spots.door.split(separator: " ")
    try workspace.write(
      folder + "tracks/out.gpx",
      """
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="\(door[0])" lon="\(door[1])"><name>Zqx waypoint</name></wpt>
      <trk><trkseg>\(points.joined(separator: "\n"))</trkseg></trk></gpx>
      """)
    for (file, original, place, time) in [
      ("leaving", "BRK_0402.JPG", spots.door, "2026-05-03T09:01:36"),
      ("arrived", "BRK_0407.JPG", "52.3751 4.5301", "2026-05-03T11:30:00"),
      ("PXL_20260503_170347123", "BRK_0415.JPG", spots.bed, "2026-05-03T19:03:47"),
    ] {
      var bytes = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/" + original))
      // As cameras write the position into the file, it is another file; behind its end no picture changes.
      if place != "52.3751 4.5301" { bytes += Data(place.utf8) }
      try workspace.write(folder + "photos/\(file).jpg", bytes)
      try workspace.write(folder + "photos/\(file).jpg.xmp", Self.sidecar(place, time))
    }
    return workspace.path + "/" + name + "/trip"
  }

  private static func sidecar(_ place: String, _ time: String) -> String {
    func degrees(_ text: Substring, _ letter: String) -> String {
      let value = Double(text) ?? 0
      return "\(Int(value)),\((value - Double(Int(value))) * 60)\(letter)"
    }
    let parts = place.split(separator: " ")
    return """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="\(degrees(parts[0], "N"))"
      exif:GPSLongitude="\(degrees(parts[1], "E"))" exif:DateTimeOriginal="\(time)+02:00"/></rdf:RDF></x:xmpmeta>
      """
  }

  private func build(_ folder: String, _ name: String, in workspace: TemporaryFolder) async throws -> SiteTree
  {
    var order = try BuildOptions.test(folder, in: workspace, output: workspace.path + "/site-" + name)
    order.privacy.key = "0123456789abcdef0123456789abcdef"
    let outcome = await SiteBuilder.build(order)
    #expect(outcome.isWritten && outcome.exitStatus == 0, "\(DiagnosticPrinter().text(outcome.diagnostics))")
    #expect(outcome.diagnostics.contains { $0.code == .nearHome })
    return try SiteTree(order.output)
  }

  @Test("Moving whatever lies near home to elsewhere near home changes no byte of it")
  func nonInterference() async throws {
    let workspace = try TemporaryFolder()
    let here = try await build(write(Self.here, "one", in: workspace), "one", in: workspace)
    let there = try await build(write(Self.there, "two", in: workspace), "two", in: workspace)
    #expect(here.differences(from: there) == [])
    for word in [
      "Zqx", "52.37118", "52.3711", "52.3722", "4.8966", "52.3833", "4.9077", "52.3611", "4.8855", "52.3702",
      "4.8952",
    ] {
      // In the bytes of a photo any few letters stand by chance; that they are the same in both has been seen.
      #expect(here.traces(of: word).filter { !$0.hasSuffix(".jpg") } == [], "\(word)")
    }
    // Nor does anything tell when it was, by clocks of home or by UTC.
    for minute in ["01", "02", "03", "04", "05", "08"] {
      for hour in ["07:", "09:", "17:", "19:"] {
        #expect(here.traces(of: hour + minute).filter { !$0.hasSuffix(".jpg") } == [], "\(hour)\(minute)")
      }
    }
    for clock in ["11:21", "22:00"] {
      // In the way such digits are minutes and seconds.
      let traces = here.traces(of: clock).filter { !$0.hasSuffix(".jpg") && $0 != "track.gpx" }
      #expect(traces == [], "\(clock)")
    }
    for clock in ["112140", "170347", "220017", "T1708", "T1908"] {
      #expect(here.names(holding: clock) == [], "\(clock)")
      #expect(here.names.filter { $0.contains(clock) } == [], "\(clock)")
    }
    // What is far enough away is there, and the photos are, too.
    for word in [
      "The lock sticks", "52.375", "photos/leaving", "North Holland", "photos/2026-05-04/", "12:52",
      "Coffee",
    ] {
      #expect(!here.traces(of: word).isEmpty, "\(word)")
    }
  }

  @Test("A home in a folder under git is warned of, and one outside the folder is not")
  func underGit() async throws {
    let workspace = try TemporaryFolder()
    let folder = try write(Self.here, "one", in: workspace)
    let order = try BuildOptions.test(folder, in: workspace)
    func warnings(_ order: BuildOptions) async -> [Diagnostic] {
      await SiteBuilder.check(order).diagnostics.filter { $0.code == .homeUnderGit }
    }
    #expect(await warnings(order).isEmpty)
    try workspace.write("one/.git/HEAD", "ref: refs/heads/main\n")
    let found = await warnings(order)
    #expect(found.map(\.severity) == [.warning] && found.first?.place?.file == "trip.yml")
    try workspace.write("one/trip/trip.yml", "title: To the sea\n")
    var outside = order
    outside.privacy.home = "52.37022, 4.89522"
    #expect(await warnings(outside).isEmpty)
  }
}
