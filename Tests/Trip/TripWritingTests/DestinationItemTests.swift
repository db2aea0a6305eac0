import Testing
import TripWriting

@Suite("A new place to go next, as it stands in its file")
struct DestinationItemTests {
  @Test("tags stand in a list, a text in quotes where it needs them, and other airports behind a #")
  func lines() {
    var item = DestinationItem(name: "Kyoto: the old one", tags: ["temples", "street food"])
    (item.airport, item.otherAirports) = ("KIX", ["ITM Osaka (37 km)", "UKB Kobe (66 km)"])
    #expect(
      item.lines == [
        "name: \"Kyoto: the old one\"", "tags: [temples, street food]", "airport: KIX",
        "# others near by: ITM Osaka (37 km), UKB Kobe (66 km)",
      ])
    item.airport = nil
    #expect(item.lines.count == 2)
  }
}
