import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

@Suite("places.geojson")
struct PlacesGeoJSONTests {
  private static func tree(_ trip: Trip) throws -> JSON? {
    let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4)).plan
    guard let file = PlacesGeoJSON.file(of: plan, names: .unspoken(plan)) else { return nil }
    #expect(file.path.text == "places.geojson")
    guard case .bytes(let bytes) = file.content else { return nil }
    return try JSONDecoder().decode(JSON.self, from: Data(bytes))
  }

  @Test("has pins, stops, entries and pictures as points, longitude first")
  func features() throws {
    let json = try #require(try Self.tree(try LisbonTrip.make()))
    #expect(
      json["type"] == "FeatureCollection" && json["name"] == "Five days in Lisbon" && json["crs"] == nil)
    let features = try #require(json["features"]).items
    let kinds = features.compactMap { $0["properties"]?["kind"] }
    #expect(Set(kinds.map { "\($0)" }) == Set((["pin", "stop", "entry", "photo"] as [JSON]).map { "\($0)" }))
    let pin = try #require(features.first)
    #expect(pin["type"] == "Feature" && pin["id"] == "places/torre-de-belem/index.html")
    #expect(pin["geometry"] == ["type": "Point", "coordinates": [-9.216, 38.6916]])
    #expect(pin["properties"]?["title"] == "Torre de Belém")
    #expect(pin["properties"]?["category"] == "sight")
    #expect(pin["properties"]?["page"] == "places/torre-de-belem/index.html")
  }

  @Test("gives a pin its colour by the name that other programs know, and marks what was only worked out")
  func properties() throws {
    var trip = try LisbonTrip.make()
    trip.pins[0].colour = "#96460d"
    trip.pins[0].who = ["Ana"]
    let json = try #require(try Self.tree(trip))
    let features = try #require(json["features"]).items
    #expect(features[0]["properties"]?["marker-color"] == "#96460d")
    #expect(features[0]["properties"]?["who"] == ["Ana"])
    #expect(features.allSatisfy { $0["properties"]?["estimated"] == nil })
  }

  @Test("marks stops of which only a planned route tells")
  func planned() throws {
    let ends = try [46, 46.1].map { try #require(Coordinate(latitude: $0, longitude: 7)) }
    let names = PlaceLookup { _ in Locality(town: "Sion", isInTown: true, country: "CH") }
    let photo = try #require(try LisbonTrip.make().photos.first { $0.coordinate == nil })
    func marks(isPlanned: Bool) throws -> [JSON?] {
      let points = ends.map { end in
        var point = TrackPoint(coordinate: end)
        point.isPlanned = isPlanned
        return point
      }
      let route = Track(file: "route.gpx", segments: [points])
      let trip = Trip(folderName: "x", photos: [photo], tracks: [route])
      let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4), names: names).plan
      let file = try #require(PlacesGeoJSON.file(of: plan, names: .unspoken(plan)))
      guard case .bytes(let bytes) = file.content else { return [] }
      let json = try JSONDecoder().decode(JSON.self, from: Data(bytes))
      let told = json["features"]?.items.compactMap { $0["properties"] } ?? []
      return told.filter { $0["kind"] == "stop" }.map { $0["planned"] }
    }
    #expect(try marks(isPlanned: true).contains(JSON.flag(true)))
    #expect(try marks(isPlanned: false).allSatisfy { $0 == nil })
  }

  @Test("has no entry of which only the country is told, as the map of all trips has none")
  func country() throws {
    let place = try #require(Coordinate(latitude: -30, longitude: -71))
    var entry = try #require(try LisbonTrip.make().entries.first)
    entry.place = Written(NamedPlace(name: "Chile", coordinate: place), at: SourcePlace(file: entry.file))
    let trip = Trip(folderName: "x", entries: [entry])
    let chile = AreaReading(country: "CL", region: nil, population: 17_000_000, corners: [place])
    let names = PlaceLookup({ _ in nil }, areas: { $0.contains("Chile") ? ["Chile": chile] : [:] })
    func file(_ names: PlaceLookup) throws -> OutputFile? {
      let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4), names: names).plan
      return PlacesGeoJSON.file(of: plan, names: .unspoken(plan))
    }
    #expect(try file(PlaceLookup { _ in nil }) != nil)
    #expect(try file(names) == nil)
  }

  @Test("is not there where nothing has a position")
  func nothing() throws { #expect(try Self.tree(Trip(folderName: "x")) == nil) }
}
