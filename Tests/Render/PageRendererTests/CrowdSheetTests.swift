import Claims
import Foundation
import Basemap
import Diagnostics
import PageReading
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Closer maps of crowds of places")
struct CrowdSheetTests {
  private typealias Town = (name: String, latitude: Double, longitude: Double)

  private static let towns: [Town] = [
    ("Cádiz", 36.53, -6.295), ("Tangier", 35.785, -5.81), ("Chefchaouen", 35.169, -5.265),
    ("Granada", 37.175, -3.6), ("Málaga", 36.72, -4.42),
  ]

  /// So many places in each of the first towns, some 300 metres from each other.
  private static func site(
    of count: Int, in towns: Int, on atlas: Atlas? = nil, isJourney: Bool = false
  ) throws -> BuiltSite {
    var trip = Trip(folderName: "x")
    if isJourney {
      trip.settings.startAt = Written(NamedPlace(name: "Cádiz 0", coordinate: nil), at: SampleTrips.place)
    }
    for town in Self.towns.prefix(towns) {
      for index in 0..<count {
        let (row, column) = (Double(index / 5), Double(index % 5))
        let place = try SampleTrips.at(town.latitude + 0.003 * row, town.longitude + 0.0036 * column)
        trip.pins.append(
          Pin(title: "\(town.name) \(index)", coordinate: place, place: SampleTrips.place))
      }
    }
    let names = PlaceLookup { place in
      let town = Self.towns.min {
        abs($0.latitude - place.latitude) < abs($1.latitude - place.latitude)
      }
      return Locality(town: town?.name ?? "", isInTown: true, country: "ES")
    }
    return try BuiltSite(trip, today: "2026-09-01", atlas: atlas, names: names)
  }

  /// The numbers of the signs that stand for one place.
  private static func alone(on page: PageReader) -> Set<Int> {
    let titles = page.texts.filter { $0.around.last == "title" && $0.around.contains("svg") }.map(\.text)
    let ofPlaces = titles.filter { !$0.hasSuffix(" places") }
    return Set(ofPlaces.compactMap { $0.split(separator: " ").first.flatMap { Int($0) } })
  }

  /// The numbers that signs of several places tell: `21–25`.
  private static func together(on page: PageReader) -> Set<Int> {
    let rows = page.texts.filter { $0.around.contains("svg") && $0.around.last != "title" }.map(\.text)
    let runs = rows.flatMap { $0.matches(of: /(\d+)–(\d+)/) }.compactMap { run -> ClosedRange<Int>? in
      guard let first = Int(run.output.1), let last = Int(run.output.2), first < last else { return nil }
      return first...last
    }
    return Set(runs.flatMap { $0 })
  }

  private static func headings(on page: PageReader) -> [String] {
    page.texts.filter { $0.around.contains("details") && $0.around.last == "p" }.map(\.text)
  }

  @Test("show every place of the list by itself, below the name of its town", arguments: [5, 20])
  func all(count: Int) throws {
    let page = try Self.site(of: count, in: 3).page("places/index.html")
    claim(page.all("div").count { $0.attributes["class"] == "sheets closer" }, is: 1)
    claim(Set(Self.headings(on: page)), is: ["Cádiz", "Tangier", "Chefchaouen"])
    let alone = Self.alone(on: page)
    #expect(alone.isSuperset(of: 1...3 * count), "\(Set(1...3 * count).subtracting(alone))")
  }

  @Test("show what of a town stands sign by sign in pairs")
  func pairs() throws {
    let places: [Town] = [
      ("Market", 36.5302, -6.2993), ("Tower", 36.5325, -6.2989), ("Beach", 36.0205, -5.6175),
      ("Harbour", 36.009, -5.607), ("Dune", 36.0887, -5.786), ("Ruin", 36.0897, -5.7744),
      ("Square", 35.1688, -5.2636), ("Mosque", 35.166, -5.256),
    ]
    var trip = Trip(folderName: "x")
    trip.pins = try places.map { place in
      Pin(
        title: place.name, coordinate: try SampleTrips.at(place.latitude, place.longitude),
        place: SampleTrips.place)
    }
    let names = PlaceLookup { place in
      let town = place.latitude > 36.3 ? "Cádiz" : place.latitude > 35.5 ? "Tarifa" : "Chefchaouen"
      return Locality(town: town, isInTown: true, country: "ES")
    }
    let page = try BuiltSite(trip, today: "2026-09-01", names: names).page("places/index.html")
    let headings = Self.headings(on: page)
    #expect(headings.contains { $0.hasPrefix("Tarifa") }, "\(headings)")
    #expect(Self.alone(on: page).isSuperset(of: 3...6))
  }

  @Test("are four at most, in one row: what else stands as one is told by its numbers")
  func most() throws {
    let page = try Self.site(of: 5, in: 5).page("places/index.html")
    claim(Self.headings(on: page).count, is: 4)
    let sheets = page.all("svg").filter { $0.attributes["class"]?.contains("map-square") ?? false }
    claim(sheets.map { $0.attributes["width"] }, is: ["320", "320", "320", "320"])
    let told = Self.together(on: page)
    #expect(!told.isEmpty && Self.alone(on: page).union(told).isSuperset(of: 1...25), "\(told.sorted())")
  }

  @Test("have the names of both ends where these are towns far from each other")
  func ends() throws {
    var trip = Trip(folderName: "x")
    let places = [("Fort", 24.2167, 55.75), ("Oasis", 24.217, 55.7506), ("Creek", 25.2631, 55.2972)]
    // With no ocean between any two of them all stand on one sheet.
    let far =
      [("Port", 24.9, 67.1), ("Fair", 28.6, 77.3), ("Delta", 22.6, 88.4), ("Canal", 13.7, 100.5)]
      + [("Strait", 1.3, 103.8), ("Isle", -8.7, 115.2), ("End", -12.5, 130.8)]
    for (title, north, east) in places + far {
      let place = try SampleTrips.at(north, east)
      trip.pins.append(Pin(title: title, coordinate: place, place: SampleTrips.place))
    }
    let names = PlaceLookup { place in
      let town = place.longitude > 60 ? "Darwin" : place.latitude > 25 ? "Dubai" : "Al Ain"
      return Locality(town: town, isInTown: true, country: "AE")
    }
    let site = try BuiltSite(trip, today: "2026-09-01", atlas: try ShippedTheme.atlas(), names: names)
    let headings = Self.headings(on: try site.page("places/index.html"))
    #expect(headings.contains { $0.contains("Al Ain") && $0.contains("Dubai") }, "\(headings)")
  }

  @Test("weigh no more than 25 kB")
  func weight() throws {
    let site = try Self.site(of: 5, in: 3, on: try ShippedTheme.atlas(), isJourney: true)
    let text = try unwrapped(site.pages.first { $0.path == "places/index.html" }).text
    let start = try unwrapped(text.range(of: "<div class=\"sheets closer\">"))
    let end = try unwrapped(text.range(of: "</details>", range: start.upperBound..<text.endIndex))
    #expect(text[start.upperBound..<end.lowerBound].utf8.count < 25_000)
  }

  @Test("are none for two places on bare squares, which their numbers tell", arguments: [2, 3])
  func bare(count: Int) throws {
    var trip = Trip(folderName: "x")
    // Inland, and some far from them.
    let near = try (0..<count).map { try SampleTrips.at(48.6 + 0.0015 * Double($0), 7.5) }
    let far = try (1...3).map { try SampleTrips.at(48.6 - 0.3 * Double($0), 7.4) }
    for (index, place) in (near + far).enumerated() {
      trip.pins.append(Pin(title: "Tent \(index)", coordinate: place, place: SampleTrips.place))
    }
    let site = try BuiltSite(trip, today: "2026-09-01", atlas: try ShippedTheme.atlas())
    let page = try site.page("places/index.html")
    claim(page.all("div").contains { $0.attributes["class"] == "sheets closer" }, is: count > 2)
  }

  @Test("are on no page of a trip whose places stand apart")
  func none() throws {
    let page = try Self.site(of: 1, in: 3).page("places/index.html")
    #expect(!page.all("div").contains { $0.attributes["class"] == "sheets closer" })
    claim(page.text(in: "figcaption"), lacks: "closer map")
  }

  @Test("have no straight hop between days, of which they would show a line from nowhere")
  func hops() throws {
    var trip = Trip(folderName: "x")
    for (day, town) in Self.towns.prefix(3).enumerated() {
      for index in 0..<5 {
        let when = DayAndTime(date: try SampleTrips.day(day + 1), time: try SampleTrips.clock(9 + index, 0))
        let place = try SampleTrips.at(town.latitude + 0.003 * Double(index), town.longitude)
        trip.pins.append(
          Pin(title: "\(town.name) \(index)", coordinate: place, time: when, place: SampleTrips.place))
      }
    }
    let site = try BuiltSite(trip, today: "2026-09-01", atlas: try ShippedTheme.atlas())
    func text(_ path: String) throws -> String { try unwrapped(site.pages.first { $0.path == path }).text }
    try claim(text("map/index.html"), has: "map-joined")
    let places = try text("places/index.html")
    let start = try unwrapped(places.range(of: "<div class=\"sheets closer\">"))
    claim(places[start.upperBound...], lacks: "map-joined")
  }
}
