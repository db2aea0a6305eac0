import Claims
import Foundation
import Basemap
import PageReading
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Sheets of the page of places")
struct PlaceSheetTests {
  /// Two places beside each walk of an hour, and a name for the country of each.
  private func places(walksFrom starts: [(day: String, south: Double, east: Double)]) throws -> PageReader {
    var trip = Trip(folderName: "x")
    for (day, south, east) in starts {
      let start = try unwrapped(LocalDate(iso: day[...])).dayNumber * 86_400 + 10 * 3600
      let points = try (0...60).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(south + Double(minute) * 60 / 111_000, east),
          instant: Instant(seconds: start + minute * 60))
      }
      trip.tracks.append(Track(file: "tracks/\(day).gpx", segments: [points]))
      trip.pins += try [0.01, 0.03].map { north in
        Pin(
          title: "Hut \(south + north)", coordinate: try SampleTrips.at(south + north, east + 0.01),
          place: SampleTrips.place)
      }
    }
    let names = PlaceLookup { place in
      let country = place.longitude > 100 ? "AU" : place.longitude < -100 ? "US" : "DE"
      return Locality(town: "Town", isInTown: true, country: country)
    }
    let atlas = try ShippedTheme.atlas()
    return try BuiltSite(trip, today: "2026-09-01", atlas: atlas, names: names).page("places/index.html")
  }

  @Test("places beside walks on three continents stand on a sheet for each, below its country")
  func areas() throws {
    let page = try places(walksFrom: [
      ("2026-05-03", 47.4, 11), ("2026-06-03", -25.3, 131), ("2026-08-03", 37.7, -119.5),
    ])
    let sheets = page.all("figure").compactMap { $0.attributes["class"] }
    claim(sheets, is: ["sheet areas"], "\(sheets)")
    claim(page.all("div").count { $0.attributes["class"] == "area" }, is: 3)
    let told = page.texts.filter { $0.around.contains("figure") && $0.around.last == "p" }.map(\.text)
    claim(told.count, is: 3, "\(told)")
    for country in ["Australia", "Germany", "United States"] {
      #expect(told.contains { $0.contains(country) }, "\(told)")
    }
  }

  @Test("those of two stand below their countries, too, in the order of the list and with the walks")
  func twoAreas() throws {
    let page = try places(walksFrom: [
      ("2026-05-03", 47.4, 11), ("2026-06-03", -25.3, 131), ("2026-08-03", 47.42, 11),
    ])
    let sheets = page.all("figure").compactMap { $0.attributes["class"] }
    claim(sheets, is: ["sheet areas"], "\(sheets)")
    let told = page.texts.filter { $0.around.contains("figure") && $0.around.last == "p" }.map(\.text)
    // So near to each other that no town is on the sheet, they have the nearest in its title.
    claim(told, is: ["Town,Germany", "Town,Australia"], "\(told)")
    claim(page.all("svg").count { $0.attributes["class"] == "map map-square" }, is: 2)
    claim(page.text(in: "figcaption"), has: "On foot.")
  }

  @Test(
    "two dozen of one kind are listed without the words that they begin with, which the first sentence says",
    arguments: [(24, "Lake7 by the road"), (23, "Camping Municipal Lake7 by the road")])
  func index(count: Int, name: String) throws {
    let pins = try (0..<count).map { number in
      var pin = Pin(
        title: "Camping Municipal Lake\(number) by the road",
        coordinate: try SampleTrips.at(48 + Double(number) / 10, 7), place: SampleTrips.place)
      pin.category = "camp"
      return pin
    }
    let lookup = PlaceLookup { _ in Locality(town: "Town", region: "Alsace", country: "FR") }
    let page = try BuiltSite(Trip(folderName: "x", pins: pins), names: lookup).page("places/index.html")
    let listed = page.texts.filter { $0.around.contains("li") && $0.around.last == "a" }.map(\.text)
    claim(listed, has: name, "\(listed)")
    claim(page.text(in: "main"), has: "\(count) camp sites in ")
  }

  @Test("places of one walk stand beside it")
  func oneWalk() throws {
    let page = try places(walksFrom: [("2026-05-03", 47.4, 11)])
    let lines = page.all("path").compactMap { $0.attributes["class"] }.filter { $0.contains("map-walk") }
    #expect(!lines.isEmpty && page.text(in: "figcaption").contains("On foot."))
  }

  @Test("places of one region stand on one sheet")
  func oneArea() throws {
    let page = try places(walksFrom: [("2026-05-03", 47.4, 11), ("2026-06-03", 47.6, 11.2)])
    let sheets = page.all("figure").compactMap { $0.attributes["class"] }
    #expect(sheets.count == 1 && sheets.first?.contains("areas") == false, "\(sheets)")
  }

  @Test("a place at a stop that is called by its town has its sign on the map of its area, and in the key")
  func placeBehindStop() throws {
    var trip = Trip(folderName: "x")
    let starts = [("2026-05-03", 47.4, 11.0), ("2026-06-03", -25.3, 131.0), ("2026-08-03", 37.7, -119.5)]
    for (day, south, east) in starts {
      let start = try unwrapped(LocalDate(iso: day[...])).dayNumber * 86_400 + 10 * 3600
      let points = try (0...60).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(south + Double(minute) * 60 / 111_000, east),
          instant: Instant(seconds: start + minute * 60))
      }
      trip.tracks.append(Track(file: "tracks/\(day).gpx", segments: [points]))
    }
    trip.pins = [
      Pin(
        title: "Hotel Post", coordinate: try SampleTrips.at(47.4, 11), category: "stay",
        place: SampleTrips.place)
    ]
    let names = PlaceLookup { place in
      let isGerman = (0...20).contains(place.longitude)
      return Locality(
        town: isGerman ? "Baden-Baden" : place.longitude > 100 ? "Yulara" : "Yosemite", isInTown: true,
        country: isGerman ? "DE" : place.longitude > 100 ? "AU" : "US")
    }
    let atlas = try ShippedTheme.atlas()
    let page = try BuiltSite(trip, today: "2026-09-01", atlas: atlas, names: names).page("map/index.html")
    claim(page.all("div").count { $0.attributes["class"] == "area" }, is: 3)
    let legend = page.text(in: "figcaption")
    claim(legend, has: "Lodging", "\(legend)")
  }
}
