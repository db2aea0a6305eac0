import Diagnostics
import Foundation
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import DataRenderer

@Suite("What trip.json has for those who add trips up")
struct TripTotalsTests {
  /// The plan of a trip on 4 May 2026, where all is in Portugal, and its file.
  private static func planned(_ trip: Trip) throws -> (plan: TripPlan, json: JSON) {
    let names = PlaceLookup { _ in Locality(town: "Lisbon", isInTown: true, country: "PT") }
    let plan = TripPlanner.plan(trip, today: try LisbonTrip.day(4), names: names).plan
    let file = TripJSON.file(of: plan, names: .unspoken(plan), generator: "Tripbook 0.1.0")
    guard case .portions(let portions) = file.content else { throw NoFile() }
    let json = try JSONDecoder().decode(JSON.self, from: Data(portions.bytes))
    #expect(try Schema.read().problems(of: json) == [])
    return (plan, json)
  }

  private struct NoFile: Error {}

  private static func number(_ count: Int) -> JSON? { .number(Double(count)) }

  @Test("The totals are those that its library adds up")
  func totals() throws {
    let (plan, json) = try Self.planned(try LisbonTrip.make())
    let (told, summed) = (try #require(json["totals"]), TripSummary.sumUp(plan).totals)
    #expect(told["days"] == 5 && told["nights"] == 3 && told["entries"] == 1)
    #expect(told["photos"] == Self.number(summed.photos) && summed.photos > 0)
    #expect(told["words"] == Self.number(summed.words) && told["clips"] == 0)
    let ways = try #require(told["ways"]).items
    #expect(ways.map { $0["recordedMetres"] } == summed.ways.map { Self.number($0.recordedMetres) })
    #expect(ways.map { $0["straightMetres"] } == summed.ways.map { Self.number($0.straightMetres) })
    #expect(ways.map { $0["mode"]?.string } == summed.ways.map { $0.mode?.rawValue })
  }

  @Test("A country tells the days on which the trip was there")
  func presence() throws {
    let (plan, json) = try Self.planned(try LisbonTrip.make())
    let countries = TripSummary.sumUp(plan).countries
    let told = try #require(json["presence"]).items
    #expect(told.map { $0["country"] } == ["PT"] && countries.map(\.code) == ["PT"])
    #expect(told[0]["days"]?.items.compactMap(\.string) == countries[0].days.map(\.description))
    #expect(told[0]["days"]?.items.contains("2026-05-03") == true && told[0]["planned"] == nil)
    #expect(try Self.planned(Trip(folderName: "x")).json["presence"] == nil)
  }

  @Test("An attraction names the pin that stands on maps in its place")
  func pins() throws {
    var trip = try LisbonTrip.make()
    trip.attractions = ["Torre de Belém", "Castelo"].map {
      Attraction(name: $0, place: SourcePlace(file: "attractions.yml"))
    }
    let saved = try #require(try Self.planned(trip).json["attractions"]).items
    #expect(saved.map { $0["pin"] } == ["places/torre-de-belem/index.html", nil])
  }

  @Test("A day says which of the trip it is, and outings are told from a journey")
  func numbers() throws {
    let journey = try Self.planned(try LisbonTrip.make()).json
    #expect(journey["days"]?.items.map { $0["number"] } == (1...5).map(Self.number))
    #expect(journey["outings"] == nil)
    var entries = try LisbonTrip.make().entries
    entries.append(entries[0])
    entries[1].file = "journal/2025-05-03-belem.md"
    entries[1].day = .fileName(try #require(LocalDate(year: 2025, month: 5, day: 3)))
    let walks = try Self.planned(Trip(folderName: "walks", entries: entries)).json
    #expect(walks["outings"] == .flag(true) && walks["totals"]?["days"] == 2)
    #expect(walks["days"]?.items.map { $0["number"] } == [Self.number(1), Self.number(2)])
  }
}
