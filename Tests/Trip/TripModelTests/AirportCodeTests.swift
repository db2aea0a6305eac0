import Testing

@testable import TripModel

@Suite("Codes of airports")
struct AirportCodeTests {
  @Test(
    "each that tells a city has a position, but Schönefeld, which is closed",
    arguments: AirportCode.cities.keys.sorted())
  func positions(code: String) {
    #expect((AirportCode.position(in: "Hertz \(code)") == nil) == (code == "SXF"))
    #expect(AirportCode.city(in: "Hertz \(code)") == AirportCode.cities[code])
  }

  @Test("are told from words in capitals and from codes of nothing")
  func others() throws {
    let place = try #require(AirportCode.position(in: "Hertz LAX"))
    #expect(place.latitude == 33.94 && place.longitude == -118.41)
    #expect(AirportCode.position(in: "HERTZ LAX") == nil && AirportCode.position(in: "Hertz QQQ") == nil)
  }
}
