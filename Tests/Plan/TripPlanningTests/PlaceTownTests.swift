import Claims
import Rounds
import Testing
import TripModel

@testable import TripPlanning

@Suite("Places by their towns")
struct PlaceTownTests {
  @Test(
    "are told with the town of the nearest place that is in one, as a look at all pairs finds it",
    arguments: 0..<UInt64(Rounds.of(30, nightly: 300)))
  func nearest(seed: UInt64) throws {
    let places = try Self.random(seed)
    let names = Set(places.compactMap { $0.locality?.ownTownName })
    var groups: [String?: [PlaceID]] = [:]
    for place in places {
      let own = place.locality?.town.flatMap { names.contains($0) ? $0 : nil }
      groups[own ?? Self.town(near: place, of: places), default: []].append(place.id)
    }
    let isParted = names.count > 1 && groups.count * 2 <= places.count
    let told = PlaceTown.gather(places)
    #expect(told.isEmpty != isParted)
    guard isParted else { return }
    claim(Dictionary(told.map { ($0.name, $0.places) }, uniquingKeysWith: +), is: groups)
    for town in told {
      let isOutside = town.places.contains { places[$0.index].locality?.ownTownName != town.name }
      claim(town.isWithAround, is: town.name != nil && isOutside)
    }
  }

  @Test("make one list where all are in one town, or hardly two in each")
  func none() throws {
    let names = { (towns: [String]) in
      PlaceLookup { place in
        Locality(town: towns[Int(place.latitude) % towns.count], isInTown: true, country: "PT")
      }
    }
    let pins = try (0..<3).map { pin("P\($0)", try at(38 + Double($0), -9)) }
    for towns in [["Lisbon"], ["Lisbon", "Porto"]] {
      let plan = TripPlanner.plan(Trip(pins: pins), today: try day("2026-06-01"), names: names(towns)).plan
      #expect(plan.placeTowns.isEmpty)
    }
  }

  @Test(
    "are told by countries where most towns have one place each and there are several countries",
    arguments: [
      (["A", "A", "B", "B"], ["A", "B"], []),
      (["A", "B", "C", "", "", "", "", ""], [], ["DE", "HR", nil]),
      (["A", "A", "B", "B", "C", "", "", ""], ["A", "B", "C", nil], []),
    ] as [([String], [String?], [String?])])
  func countries(towns: [String], names: [String?], countries: [String?]) throws {
    let pins = try towns.indices.map { pin("P\($0)", try at(38 + Double($0), -9)) }
    var places = try planned(Trip(pins: pins)).plan.places
    for (index, town) in towns.enumerated() {
      let isLast = index + 1 == towns.count
      places[index].locality = Locality(
        town: town.isEmpty ? nil : town, isInTown: !town.isEmpty,
        country: town.isEmpty && isLast ? nil : town.isEmpty ? "HR" : "DE")
    }
    let told = PlaceTown.grouped(places)
    claim(told.filter { $0.country == nil && countries.isEmpty }.map(\.name), is: names)
    #expect(countries.isEmpty || told.map(\.country) == countries)
    claim(told.flatMap(\.places).count, is: places.count)
  }

  /// By all pairs.
  private static func town(near place: PlacePlan, of places: [PlacePlan]) -> String? {
    let others = places.filter { other in
      other.locality?.ownTownName != nil && other.locality?.country == place.locality?.country
    }
    let near = others.map { (metres: $0.coordinate.distance(to: place.coordinate), place: $0) }
      .filter { $0.metres <= 25_000 && place.locality?.country != nil }
    return near.min { $0.metres < $1.metres }?.place.locality?.ownTownName
  }

  /// Places in towns of two countries, in the country around them, and nowhere.
  private static func random(_ seed: UInt64) throws -> [PlacePlan] {
    var dice = Dice(state: seed)
    let pins = try (0..<(4 + dice.number(30))).map { index in
      pin("P\(index)", try at(38 + dice.part(), -9 + dice.part()))
    }
    var places = try planned(Trip(pins: pins)).plan.places
    for index in places.indices {
      let town = dice.any(of: ["A", "B", "C", "D"])
      let country = dice.isLucky(6) ? nil : dice.any(of: ["PT", "PT", "ES"])
      places[index].locality =
        dice.isLucky(8) ? nil : Locality(town: town, isInTown: dice.isLucky(2), country: country)
      // A town in which the trip has no place.
      if dice.isLucky(3) { places[index].locality?.town = "Nowhere \(index)" }
      if dice.isLucky(3) { places[index].locality?.isInTown = false }
    }
    return places
  }
}
