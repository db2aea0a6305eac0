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

  @Test(
    "tell an airport with flights where they are all of a name or stand in brackets behind it",
    arguments: [
      ("PDL", "PDL"), ("Ponta Delgada (PDL)", "PDL"), ("Nadi(NAN)", "NAN"), ("Hertz LAX", nil), ("pdl", nil),
      ("(PDL) Ponta Delgada", nil), ("QQQ", nil), ("Inn (old)", nil), ("", nil), (")", nil), ("()", nil),
    ] as [(String, String?)])
  func airports(name: String, code: String?) {
    #expect(AirportCode.airport(in: name)?.code == code)
  }
}
