import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The places of a library")
struct LibraryPlaceTests {
  /// A degree of latitude is about 111 km.
  private static func north(_ metres: Double) -> (Double, Double) { (38.7 + metres / 111_195, -9.2) }

  @Test(
    "are one where two trips were within 150 m, or within 1 km by the same name",
    arguments: [
      ("Torre", "Tower", 100, 1), ("Torre", "Tower", 140, 1), ("Torre", "Tower", 160, 2),
      ("Torre", "torre", 900, 1), ("Torre", "Torre", 1100, 2), ("cafe rio", "Café Rio", 900, 1),
      ("cafe rio", "Café Rio", 1100, 2), ("が", "か", 900, 2),
    ] as [(String, String, Double, Int)])
  func same(_ one: String, _ other: String, _ metres: Double, _ count: Int) throws {
    let plan = try library([
      try summary("A", "2025-05-01 2025-05-03") { try $0.add(.pin, one, Self.north(0), "2025-05-01") },
      try summary("B", "2025-06-01 2025-06-03") { try $0.add(.pin, other, Self.north(metres), "2025-06-01") },
    ]).plan
    claim(plan.places.count, is: count)
    #expect(plan.map.points.allSatisfy { $0.place != nil })
    claim(plan.places.flatMap(\.visits).count, is: 2)
  }

  @Test(
    "and towns have one name on shared pages, as fully spelled as a trip near by spells it",
    arguments: [
      (1800, 1, ["Cádiz", "Cádiz"]), (2200, 2, ["Cádiz", "Cádiz"]), (20_000, 2, ["Cadiz", "Cádiz"]),
    ] as [(Double, Int, [String])])
  func spelling(_ metres: Double, _ count: Int, _ expected: [String]) throws {
    let trips = try [("A", "Cadiz", 0), ("B", "Cádiz", metres)].map { title, town, metres in
      try summary(title, "2025-05-01 2025-05-03") {
        try $0.add(stop: town, Self.north(metres), "2025-05-01", country: "ES")
        $0.stops[0].spot?.town = town
      }
    }
    let plan = try library(trips).plan
    claim(plan.places.count, is: count)
    let points = plan.map.points.sorted { plan[$0.trip].summary.title < plan[$1.trip].summary.title }
    claim(points.map(\.title), is: expected)
    claim(points.map(\.town), is: expected)
    #expect(plan.places.contains { $0.name == "Cádiz" })
    // The same whichever trip comes first.
    try claim(library(trips.reversed()).plan, is: plan)
  }

  @Test(
    "of a town of one name are in two towns where they are in two countries, or far from one another",
    arguments: [(30.0, "ES", 1), (60.0, "ES", 2), (30.0, "PT", 2)])
  func towns(kilometres: Double, country: String, count: Int) throws {
    let trip = try summary("A", "2025-05-01 2025-05-03") {
      try $0.add(.pin, "Museum", Self.north(0), "2025-05-01", country: "ES")
      try $0.add(.pin, "Mérida", Self.north(2000), "2025-05-01", country: "ES")
      try $0.add(.pin, "Theatre", Self.north(kilometres * 1000), "2025-05-02", country: country)
      for index in $0.items.indices { $0.items[index].spot?.town = "Mérida" }
    }
    let plan = try library([trip]).plan
    let towns = plan.towns(of: plan.places.indices.map { LibraryPlaceNumber($0) })
    claim(towns.map(\.name), is: Array(repeating: "Mérida", count: count))
    let called = try unwrapped(plan.places.first { $0.name == "Mérida" })
    claim(towns.first?.coordinate, is: called.coordinate)
  }

  @Test("of two trips are called by the fuller of their names for it")
  func fuller() throws {
    let trips = try [("A", "Cafe Rio"), ("B", "Café Rio")].map { title, name in
      try summary(title, "2025-05-01 2025-05-03") { try $0.add(.pin, name, Self.north(0), "2025-05-01") }
    }
    let plan = try library(trips).plan
    claim(plan.places.map(\.name), is: ["Café Rio"])
    claim(plan.map.points.map(\.title), is: ["Café Rio", "Café Rio"])
  }

  @Test("of one trip are apart unless they are called alike, and a street is no place")
  func street() throws {
    let trip = try summary("A", "2025-05-01 2025-05-03") {
      try $0.add(.pin, "Bar", Self.north(0))
      try $0.add(.pin, "Shop", Self.north(100))
      try $0.add(.waypoint, "bar", Self.north(20))
    }
    try claim(library([trip]).plan.places.map(\.name), is: ["Bar", "Shop"])
    let others = try (0..<6).map { index in
      try summary("T\(index)", "2025-06-01 2025-06-0\(index + 1)") {
        // Each second way along the street is a little longer.
        try $0.add(.pin, "Pin \(index)", Self.north(Double(index * 100 + index / 2 * 10)))
      }
    }
    try claim(library(others).plan.places.map(\.visits.count), is: [2, 2, 2])
  }

  @Test("tell who was there and when, the newest first, and not who only means to")
  func visits() throws {
    let plan = try library([
      try summary("Old", "2024-05-01 2024-05-03", of: ["Ana", "Ben"]) {
        try $0.add(.pin, "Torre", Self.north(0), "2024-05-02", country: "PT", who: ["ben", "Dora"])
        try $0.add(.waypoint, "Torre", Self.north(10), "2024-05-03", country: "PT")
      },
      try summary("New", "2025-05-01 2025-05-03", of: ["Ana"]) {
        try $0.add(stop: "Torre de Belém", Self.north(50), "2025-05-01", country: "PT")
      },
      try summary("Next", "2026-08-01 2026-08-03", of: ["Ana", "Ben"]) {
        try $0.add(.attraction, "Torre", Self.north(0), country: "PT")
      },
    ]).plan
    claim(plan.places.count, is: 1)
    let place = try unwrapped(plan.places.first)
    let visits = place.visits.map { visit in
      plan[visit.trip].summary.title + " \(visit.days.count) " + visit.who.map(\.name).joined(separator: "+")
        + (visit.isPlanned ? "?" : "")
    }
    claim(visits, is: ["Next 0 Ana+Ben?", "New 1 Ana", "Old 2 Ben+Dora"])
    claim(place.name, is: "Torre")
    claim(place.link.fragment, is: "place-torre")
    claim(place.link.page.text, is: "countries/pt/index.html")
    claim(place.visits.last?.page.text, is: "old/pin/torre/index.html")
    claim(plan.people.map { "\($0.name) \($0.places.count)" }, is: ["Ana 1", "Ben 1"])
  }

  @Test("have those within a walk beside them, the nearest first, also across the date line")
  func nearby() throws {
    let trip = try summary("A", "2025-05-01 2025-05-03") {
      for (name, metres) in [("a", 0.0), ("b", 1500), ("c", 700), ("d", 3100)] {
        try $0.add(.pin, name, Self.north(metres))
      }
      try $0.add(.pin, "west", (0, 179.999))
      try $0.add(.pin, "east", (0, -179.999))
    }
    let plan = try library([trip]).plan
    let near = plan.places.map { place in
      place.name + ": " + place.nearby.map { plan[$0.place].name }.joined(separator: " ")
    }
    claim(near, is: ["a: c b", "b: c a", "c: a b", "d: b", "east: west", "west: east"])
    claim(plan.places.last?.nearby.map { 200..<240 ~= $0.metres }, is: [true])
    claim(plan.places.last?.link.page, is: plan.addresses.map)
  }

  @Test("have those of other trips beside them first, and none that is the same under another name")
  func nearbyOfOthers() throws {
    let trip = try summary("A", "2025-05-01 2025-05-03") {
      for (name, metres) in [("a", 0.0), ("b", 40), ("c", 300), ("d", 400)] {
        try $0.add(.pin, name, Self.north(metres))
      }
    }
    let other = try summary("B", "2025-06-01 2025-06-03") { try $0.add(.pin, "e", Self.north(1500)) }
    let plan = try library([trip, other]).plan
    let near = plan.places.map { place in
      place.name + ": " + place.nearby.map { plan[$0.place].name }.joined(separator: " ")
    }
    claim(near, is: ["a: c e", "b: c e", "c: d e", "d: c e", "e: d c"])
  }

  @Test("have those of other trips beside them, around the corner as well as at the end of a walk")
  func nearbyCorner() throws {
    let trip = try summary("A", "2025-05-01 2025-05-03") {
      for (name, metres) in [("a", 0.0), ("c", -60)] { try $0.add(.pin, name, Self.north(metres)) }
    }
    let other = try summary("B", "2025-06-01 2025-06-03") {
      for (name, metres) in [("x", 160.0), ("y", 190)] { try $0.add(.pin, name, Self.north(metres)) }
    }
    let plan = try library([trip, other]).plan
    let near = plan.places.map { place in
      place.name + ": " + place.nearby.map { plan[$0.place].name }.joined(separator: " ")
    }
    claim(near, is: ["a: x y", "c: x y", "x: a c", "y: a c"])
  }

  @Test("of one name on one page have addresses of their own")
  func fragments() throws {
    let trip = try summary("A", "2025-05-01 2025-05-03") {
      try $0.add(.pin, "Camp", (38, -9), country: "PT")
      try $0.add(.pin, "Camp", (39, -9), country: "PT")
      try $0.add(.pin, "Camp", (40, -4), country: "ES")
    }
    let links = try library([trip]).plan.places.map(\.link)
    claim(links.map(\.fragment), is: ["place-camp", "place-camp-2", "place-camp"])
    claim(Set(links).count, is: 3)
  }
}
