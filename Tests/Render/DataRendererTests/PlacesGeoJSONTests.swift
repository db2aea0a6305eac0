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

  @Test("is not there where nothing has a position")
  func nothing() throws { #expect(try Self.tree(Trip(folderName: "x")) == nil) }
}
