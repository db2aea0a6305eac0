import Testing
import TripModel

@Suite("Things by the name of a place")
struct ByPlaceTests {
  @Test(
    "are found as the place is spelled, else but for blanks and accents",
    arguments: [
      ("Cádiz", 2), ("cádiz", 2), ("CADIZ", 1), ("São Paulo", 3), ("sao paulo", 3), ("SãoPaulo", 3),
      ("Nara", nil),
    ] as [(String, Int?)])
  func found(name: String, number: Int?) {
    let things = ByPlace([
      (name: "Cadiz", thing: 1), (name: "Cádiz", thing: 2), (name: "São Paulo", thing: 3),
      (name: "cadiz", thing: 4),
    ])
    #expect(things[name] == number)
  }

  @Test("are not another's where the place itself is looked for, too")
  func taken() {
    let things = [(name: "San José", thing: 1), (name: "Köln", thing: 2)]
    let byPlace = ByPlace(things, for: ["San José", "San Jose", "Koln"])
    #expect(byPlace["San José"] == 1 && byPlace["San Jose"] == nil && byPlace["Koln"] == 2)
  }
}
