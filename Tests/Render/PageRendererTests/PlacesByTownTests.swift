import Claims
import Foundation
import Diagnostics
import SiteOutput
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Places by town")
struct PlacesByTownTests {
  @Test("what is near the places of a town is told among them, and bears on the map the number of its line")
  func numbersOfPlaces() throws {
    let names = PlaceLookup { place in
      let isNorth = place.latitude > 40
      let isVillage = place.longitude < -9.2
      return Locality(
        town: isVillage ? "Village" : isNorth ? "Porto" : "Lisbon", isInTown: !isVillage, country: "PT")
    }
    func pin(_ title: String, _ latitude: Double, _ longitude: Double, day: Int) throws -> Pin {
      Pin(
        title: title, coordinate: try SampleTrips.at(latitude, longitude),
        time: DayAndTime(date: try SampleTrips.day(day)), place: SampleTrips.place)
    }
    var trip = try SampleTrips.full()
    trip.pins = [
      try pin("Dune", 38.7, -9.35, day: 1), try pin("Bridge", 41.1, -8.6, day: 4),
      try pin("Tram", 38.7, -9.1, day: 1), try pin("Market", 41.2, -8.5, day: 5),
      try pin("Rock", 39.9, -9.6, day: 3), try pin("Tower", 38.6, -9.1, day: 2),
    ]
    let page = try BuiltSite(trip, names: names).page("places/index.html")
    let all = ["Dune", "Tram", "Tower", "Bridge", "Market", "Rock"]
    let listed = page.texts.filter { $0.around.contains("li") && $0.around.last == "a" }.map(\.text)
    claim(listed.filter(all.contains), is: all, "\(listed)")
    let headings = page.texts.filter { $0.around.contains("h2") }.map(\.text).filter { $0 != " " }
    claim(headings, is: ["Lisbon and around", "Porto", "Elsewhere"])
    // The page of what lies around it says how far it is from which town.
    claim(page.text(in: "main"), has: "around Lisbon")
    let marks = Set(page.texts.filter { $0.around.last == "title" && $0.around.contains("svg") }.map(\.text))
    for (index, name) in all.enumerated() {
      let numbered = marks.filter { $0.hasSuffix(" " + name) }
      #expect(numbered.isSubset(of: ["\(index + 1) \(name)"]), "\(numbered)")
    }
    claim(marks, has: "6 Rock", "\(marks)")
  }

  @Test("places in no town are counted within the sentence, and headed by a word of their own")
  func placesInNoTown() throws {
    let names = PlaceLookup { place in
      place.latitude < 35
        ? nil : Locality(town: place.latitude > 40 ? "Porto" : "Lisbon", isInTown: true, country: "PT")
    }
    var trip = try SampleTrips.full()
    trip.pins = try [38.7, 38.69, 41.1, 41.2, 30, 30.1].enumerated().map { index, latitude in
      Pin(
        title: "Pin \(index)", coordinate: try SampleTrips.at(latitude, -9.1), place: SampleTrips.place)
    }
    let page = try BuiltSite(trip, names: names).page("places/index.html")
    claim(page.text(in: "main"), has: "2 elsewhere.")
    claim(page.text(in: "main"), lacks: "Elsewhere 2")
    #expect(page.texts.contains { $0.around.contains("h2") && $0.text == "Elsewhere" })
  }

  @Test(
    "places of one town stand under their categories, or together where these have mostly one",
    arguments: [
      (["sight", "museum", "view", "sight", "food"], false), (["sight", "museum", "sight"], true),
      (["sight", "museum", "view", "sight", "museum", "view"], true),
    ] as [([String], Bool)])
  func categories(of categories: [String], areParted: Bool) throws {
    var trip = Trip(folderName: "x")
    trip.pins = try categories.enumerated().map { index, category in
      var pin = Pin(
        title: "Pin \(index)", coordinate: try SampleTrips.at(38.7 + Double(index) / 100, -9.1),
        place: SampleTrips.place)
      pin.category = category
      return pin
    }
    let page = try BuiltSite(trip).page("places/index.html")
    let headings = page.texts.filter { $0.around.contains("h2") }.map(\.text).filter { $0 != " " }
    claim(headings == ["All places"], is: !areParted, "\(headings)")
    // What the headings no longer tell can still be chosen.
    claim(page.all("select").contains { $0.attributes["data-by"] == "kind" }, is: !areParted)
    claim(page.all("select").contains { $0.attributes["class"] == "filter" }, is: areParted)
  }

  @Test("places of towns with one each stand under their countries, on whichever continent")
  func countries() throws {
    let names = PlaceLookup { place in
      place.longitude > 100
        ? Locality(country: "AU")
        : Locality(town: "Town \(Int(place.longitude))", isInTown: true, country: "DE")
    }
    var trip = try SampleTrips.full()
    trip.pins = try [7, 8, 131.01, 131.02, 131.03, 131.04].enumerated().map { index, longitude in
      Pin(title: "Pin \(index)", coordinate: try SampleTrips.at(-25, longitude), place: SampleTrips.place)
    }
    let page = try BuiltSite(trip, names: names).page("places/index.html")
    let headings = page.texts.filter { $0.around.contains("h2") }.map(\.text).filter { $0 != " " }
    claim(headings, is: ["Germany", "Australia"])
    claim(page.text(in: "main"), has: "Germany 2 and Australia 4.")
  }

  @Test("a card whose only picture stands for a nearer place borrows it")
  func borrowedPicture() throws {
    let names = PlaceLookup { place in
      Locality(town: place.latitude > 40 ? "Porto" : "Lisbon", isInTown: true, country: "PT")
    }
    var trip = try SampleTrips.full()
    // The photo was taken at 38.699; the wall is 30 metres farther on.
    trip.photos = [try SampleTrips.photo("view", day: 3, hour: 9)]
    trip.pins = try [("View", 38.699), ("Wall", 38.6993), ("Bridge", 41.1), ("Quay", 41.2)].map {
      Pin(title: $0.0, coordinate: try SampleTrips.at($0.1, -9.21), place: SampleTrips.place)
    }
    let page = try BuiltSite(trip, names: names).page("places/index.html")
    let shown = page.all("li").compactMap { $0.attributes["data-photo"] }
    #expect(shown.count == 2 && Set(shown).count == 1, "\(shown)")
  }

  @Test(
    "a card has a picture that was taken there, on the day of the place where it has one",
    arguments: [(38.6993, nil, true), (38.7013, nil, false), (38.6993, 3, true), (38.6993, 4, false)]
      as [(Double, Int?, Bool)])
  func pictureThere(latitude: Double, day: Int?, isShown: Bool) throws {
    var trip = try SampleTrips.full()
    // Taken at 38.699, on the third.
    trip.photos = [try SampleTrips.photo("view", day: 3, hour: 9)]
    trip.pins = [
      Pin(
        title: "Wall", coordinate: try SampleTrips.at(latitude, -9.21),
        time: try day.map { DayAndTime(date: try SampleTrips.day($0)) }, place: SampleTrips.place)
    ]
    let plan = try BuiltSite(trip).plan.trips[0]
    claim(plan.cardPicture(of: plan.places[0]) != nil, is: isShown)
  }
}
