import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The world map of a library")
struct LibraryMapTests {
  /// Trips with a pin at each place.
  private static func plan(_ trips: [[(Double, Double)]]) throws -> LibraryPlan {
    let trips = try trips.enumerated().map { index, places in
      try summary("Trip \(index)", "2025-01-0\(index + 1) 2025-01-1\(index)") {
        for (number, place) in places.enumerated() { try $0.add(.pin, "Pin \(number)", place) }
      }
    }
    return try library(trips).plan
  }

  @Test(
    "puts many places of a cell of its grid together, and shows few by themselves",
    arguments: [
      ([(38.7, -9.2), (39, -9), (31, -1)], 3, []),
      ([(38.7, -9.2), (39, -9), (36, -6), (35, -5.1)], 0, ["n35w010 4"]),
      ([(-0.1, -0.1), (-1, -1), (-4.9, -4.9), (-2, -2), (5, 5)], 1, ["s05w005 4"]),
      ([(90, 179), (85, 175), (86, 176), (87, 177)], 0, ["n85e175 4"]),
      ([(0, 180), (1, -180), (2, -176), (3, -175.1)], 0, ["n00w180 4"]),
    ] as [([(Double, Double)], Int, [String])])
  func clusters(_ places: [(Double, Double)], _ single: Int, _ expected: [String]) throws {
    let map = try Self.plan([places]).map
    claim(map.single.count, is: single)
    claim(map.clusters.map { "\($0.anchor) \($0.places.count)" }, is: expected)
    for cluster in map.clusters {
      #expect(abs(cluster.middle.latitude) <= 90 && cluster.middle.longitude < 180)
    }
  }

  @Test("names a cluster's middle by the mean of its points, on the right side of the date line")
  func middle() throws {
    let map = try Self.plan([[(0, 180), (4, -176), (0, -180), (4, -176)]]).map
    let expected = try at(2, -178)
    claim(map.clusters.map(\.middle), is: [expected])
  }

  @Test("takes a coarser grid where there would be more marks than it bears")
  func coarse() throws {
    let everywhere = stride(from: -85.0, to: 90, by: 10).flatMap { latitude in
      stride(from: -175.0, to: 180, by: 10).map { (latitude, $0) }
    }
    let map = try Self.plan([everywhere]).map
    #expect(map.cell == 20 && map.single.isEmpty && map.clusters.count == 162)
    let places = map.clusters.flatMap(\.places)
    claim(Set(places).count, is: everywhere.count)
    claim(places.count, is: everywhere.count)
    let middles = map.clusters.map(\.middle)
    #expect(middles.first?.latitude ?? 0 > 70 && middles.last?.latitude ?? 0 < -70)
  }

  @Test("tells of each point what it is, where it leads, and whether anybody was there")
  func points() throws {
    let trip = try summary("Coast", "2026-05-01 2026-05-09") {
      try $0.add(day: "2026-05-02")
      try $0.add(stop: "Lisbon", (38.7, -9.1), "2026-05-02")
      try $0.add(stop: nil, (38.8, -9.1), "2026-05-08")
      try $0.add(stop: "Torre", (38.69, -9.21), "2026-05-02")
      $0.stops[2].page = .page(["pin", "torre"])
      try $0.add(.pin, "Torre", (38.69, -9.21), "2026-05-02") { $0.colour = "#a33" }
      try $0.add(.entry, "By tram", (38.7, -9.1), "2026-05-02")
      try $0.add(.attraction, "Castle", (38.71, -9.13))
      try $0.add(.attraction, "Elevador", (38.711, -9.14)) { $0.wasVisited = true }
      try $0.add(.attraction, "Torre", (38.69, -9.21)) { $0.isAtPin = true }
      try $0.add(.event, "Pensão", (38.72, -9.14), "2026-05-07")
      try $0.add(.page, "About")
    }
    let points = try library([trip]).plan.map.points
    claim(points.map(\.kind), is: [.stop, .stop, .pin, .entry, .attraction, .attraction, .event])
    claim(points.map(\.isPlanned), is: [false, true, false, false, true, false, true])
    claim(
      points.prefix(3).map(\.page.text),
      is: [
        "coast/days/2026-05-02/index.html", "coast/map/index.html", "coast/pin/torre/index.html",
      ])
    claim(points.map(\.colour), is: [nil, nil, "#a33", nil, nil, nil, nil])
  }

  @Test("names towns at a place that is called as they are, else at the first, those of most places first")
  func towns() throws {
    let trip = try summary("Coast", "2025-05-01 2025-05-04") {
      for (title, latitude, town) in [
        ("A", 38.1, "Faro"), ("B", 38.2, "Évora"), ("C", 38.3, "Évora"), ("Évora", 38.4, "Évora"),
        ("D", 38.5, "Beja"),
      ] {
        try $0.add(.pin, title, (latitude, -9)) { $0.spot?.town = town }
      }
      try $0.add(.pin, "Rock", (38.6, -9))
    }
    let plan = try library([trip]).plan
    let towns = plan.towns(of: plan.places.indices.map { LibraryPlaceNumber($0) })
    claim(towns.map { "\($0.name) \($0.coordinate.latitude)" }, is: ["Évora 38.4", "Beja 38.5", "Faro 38.1"])
  }

  @Test("shows places alone: neither what was written, nor a ride, nor a stop without a name")
  func places() throws {
    let past = try summary("Coast", "2026-05-01 2026-05-04", of: ["Ana"]) {
      try $0.add(stop: "Lisbon", (38.7, -9.1), "2026-05-02", country: "PT")
      try $0.add(stop: nil, (38.9, -9.3), "2026-05-03", country: "PT")
      try $0.add(.entry, "By tram", (38.75, -9.15), "2026-05-02", country: "PT")
      try $0.add(.event, "Night train", (38.8, -9.2), "2026-05-02", country: "PT") { $0.category = "train" }
      try $0.add(.event, "Pensão", (38.6, -9.0), "2026-05-02", country: "PT") { $0.category = "hotel" }
      try $0.add(.attraction, "Castle", (38.5, -9.1), country: "PT")
    }
    let again = try summary("Again", "2024-05-01 2024-05-04", of: ["Ben"]) {
      try $0.add(.pin, "Lisbon", (38.7, -9.1), "2024-05-02", country: "PT", who: ["Ana"])
    }
    let plan = try library([past, again]).plan
    let shown = (plan.map.single + plan.map.clusters.flatMap(\.places)).map { plan[$0].name }
    claim(shown.sorted(), is: ["Castle", "Lisbon", "Pensão"])
    // A word that means the same on the map, at a country and at a person.
    claim(plan.visited.places, is: 1)
    claim(plan.visited.stops, is: 1)
    claim(plan.ahead.places, is: 1)
    claim(plan.ahead.stops, is: 0)
    let country = try unwrapped(plan.countries.first)
    let (there, toCome) = plan.reach(of: country)
    claim(there.places, is: 1)
    claim(there.stops, is: 1)
    claim(toCome.places, is: 1)
    claim(toCome.stops, is: 0)
    // What any trip tells of as a place is none of its stops.
    claim(plan.places.filter(\.isStop).map(\.name), is: ["Pensão"])
    let lisbon = try unwrapped(plan.places.first { $0.name == "Lisbon" })
    claim(lisbon.people.map { plan[$0].name }, is: ["Ana"])
    claim(lisbon.days.map(\.year), is: [2024, 2026])
    claim(lisbon.best, is: lisbon.link)
    claim(lisbon.named.map(\.name), is: ["Ana"])
    let castle = try unwrapped(plan.places.first { $0.name == "Castle" })
    #expect(castle.isPlanned && castle.people.isEmpty && castle.best.page == castle.visits[0].page)
    for (index, person) in plan.people.enumerated() {
      claim(person.places.count, is: plan.places.count { $0.people.contains(PersonNumber(index)) })
    }
  }
}
