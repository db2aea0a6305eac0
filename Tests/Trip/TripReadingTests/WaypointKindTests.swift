import Claims
import Testing
import TripModel

@testable import TripReading

@Suite("Waypoints of pictures")
struct WaypointKindTests {
  @Test(
    "are known by their names, types, symbols and links",
    arguments: [
      ("<name>PXL_20240524_024506133.NIGHT</name>", true), ("<name>torre.jpg</name>", true),
      ("<name>View</name><type>photo</type>", true),
      ("<name>View</name><sym>Camera</sym>", true),
      ("<name>View</name><type>note</type><sym>Photo</sym>", true),
      ("<link href=\"media/torre.jpg\"/>", true),
      ("<link href=\"media/torre.jpg\"/><name>Foto 12</name>", true),
      ("<url>file:///sd/torre.jpg</url><name>Photo</name>", true),
      ("<link href=\"media/torre.jpg\"/><name>Torre de Belém</name>", false),
      ("<link href=\"https://example.org\"/><name>Hut</name>", false),
      ("<name>Hut</name><sym>Scenic Area</sym>", false),
      ("<name>GR20</name>", false), ("<name>Hut</name>", false), ("", false),
    ] as [(String, Bool)])
  func kinds(inside: String, isPicture: Bool) async throws {
    let text = "<gpx version=\"1.1\"><wpt lat=\"38.7\" lon=\"-9.1\">\(inside)</wpt></gpx>"
    let folder = try TripFolder(["tracks/a.gpx": text])
    let waypoints = try await folder.read().trip.tracks.flatMap(\.waypoints)
    claim(waypoints.map(\.isPicture), is: [isPicture])
    if inside.contains("media/") || inside.contains("sd/"), isPicture {
      claim(waypoints[0].kind, is: .picture(file: "torre.jpg"))
    }
  }

  @Test(
    "have the category of their type or symbol, else of a word with which their name begins or ends",
    arguments: [
      ("<name>Coffee Haslach</name><sym>Flag, Blue</sym>", "food"), ("<name>Lunch Lossburg</name>", "food"),
      ("<name>Zum Hirsch, Biergarten</name>", "food"), ("<name>Hotel Athos</name>", "stay"),
      ("<name>Lunch</name><sym>Campground</sym>", "camp"), ("<name>Our Lunch Stop</name>", nil),
      ("<name>Kantju Gorge</name>", nil), ("<name>001</name>", nil), ("", nil),
    ] as [(String, String?)])
  func categories(inside: String, category: String?) async throws {
    let text = "<gpx version=\"1.1\"><wpt lat=\"38.7\" lon=\"-9.1\">\(inside)</wpt></gpx>"
    let folder = try TripFolder(["tracks/a.gpx": text])
    try await claim(folder.read().trip.tracks.flatMap(\.waypoints).map(\.category), is: [category])
  }

  @Test("give a track no title, nor a camera's name for the track itself")
  func trackName() async throws {
    let text = """
      <gpx version="1.1"><metadata><name>Round the lake</name></metadata><trk><name>PXL_20240524_024506133</name><trkseg>
      <trkpt lat="38.7" lon="-9.1"/></trkseg></trk></gpx>
      """
    let folder = try TripFolder(["tracks/a.gpx": text])
    try await claim(folder.read().trip.tracks.map(\.name), is: ["Round the lake"])
  }
}
