import Testing

@testable import TripModel

@Suite("The town in the name of a station")
struct StationNameTests {
  @Test(
    "is what stands before the words for such a place, with and without brackets",
    arguments: [
      ("Paris Nord", ["Paris"]), ("Wien Hbf", ["Wien"]), ("Praha hl.n.", ["Praha"]),
      ("Praha hl. n.", ["Praha"]),
      ("Vienna, Hbf", ["Vienna"]), ("Brno, dolní nádraží", ["Brno"]), ("Warszawa Centralna", ["Warszawa"]),
      ("Frankfurt(Main)Hbf", ["Frankfurt (Main)", "Frankfurt"]),
      ("Frankfurt International (FRA)", ["Frankfurt"]), ("Newark Intl Apt (EWR)", ["Newark"]),
      ("New York Central Station", ["New York"]),
    ])
  func towns(name: String, expected: [String]) {
    #expect(StationName.towns(in: name) == expected)
  }

  @Test(
    "is told by no other words, nor by those that stand before it",
    arguments: [
      "Paris", "Lyon Part-Dieu", "Gare de Lyon", "Paris (Texas)", "Central Station", "Station", "",
      "Union Station", "Hertz LAX",
    ])
  func none(name: String) {
    #expect(StationName.towns(in: name).isEmpty)
  }
}
