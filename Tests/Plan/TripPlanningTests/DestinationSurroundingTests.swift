import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("What is around places to go next")
struct DestinationSurroundingTests {
  private func plan(_ change: (inout DestinationContents) throws -> Void) throws -> DestinationPlan {
    try planned([destination("Kyoto", at: kyoto())], change).plan.destinations[0]
  }

  /// So many kilometres to the north.
  private func north(_ kilometres: Double) throws -> Coordinate {
    try kyoto().moved(by: kilometres * 1000, towards: 0)
  }

  private func sight(_ name: String, _ kilometres: Double) throws -> DestinationContents.Sight {
    DestinationContents.Sight(name: name, coordinate: try north(kilometres))
  }

  private func office(_ name: String?, _ kilometres: Double) throws -> DestinationContents.Changer {
    DestinationContents.Changer(name: name, address: "Karasuma 1", coordinate: try north(kilometres))
  }

  @Test("are the twelve nearest sights within 30 km, and none in a private circle")
  func sights() throws {
    let near = try plan {
      $0.sights = try stride(from: 29, to: 1, by: -2).map { try sight("\($0)", Double($0)) }
      $0.sights.append(try sight("Far", 31))
      $0.circles = [PrivateCircle(middle: try north(3), metres: 500)]
    }.sights
    claim(near.map(\.name), is: stride(from: 5, to: 29, by: 2).map { "\($0)" })
    #expect(abs((near.first?.metres ?? 0) - 5000) < 50)
    let far = try plan { $0.sights = [try sight("Far", 31)] }
    #expect(far.sights.isEmpty)
  }

  @Test("are sights once each that several trips saved, with their pages and categories")
  func savedTwice() throws {
    let saved = try summary("Second") { trip in
      try trip.add(.attraction, "Nijō Castle", (35.0142, 135.7482)) { $0.category = "castle" }
      try trip.add(.attraction, "Somewhere")
      try trip.add(.pin, "Bar", (35.01, 135.76))
    }
    let again = try summary("First") { try $0.add(.attraction, "NIJO Castle", (35.0143, 135.7482)) }
    let sights = try plan { $0.sights = .saved(in: trips([saved, again])) }.sights
    #expect(sights.map(\.name) == ["Nijō Castle"] && sights[0].category == "castle")
    claim(sights[0].page?.text, is: "second/attraction/nijo-castle/index.html")
    let apart = try plan { $0.sights = [try sight("Bar", 1), try sight("Bar", 2)] }
    claim(apart.sights.count, is: 2)
  }

  @Test("are the twenty nearest offices that change money within 10 km")
  func changers() throws {
    let offices = try plan {
      $0.changers = try (1...25).map { try office("\($0)", 10.1 - Double($0) * 0.2) }
      $0.changers.append(try office("Far", 10.5))
    }.changers
    claim(offices.compactMap(\.name), is: (6...25).reversed().map { "\($0)" })
    let one = try plan { $0.changers = [try office(nil, 1)] }.changers
    claim(one.map(\.address), is: ["Karasuma 1"])
    claim(one.map(\.name), is: [nil])
  }

  @Test("is nothing where it is not known where that is")
  func nowhere() throws {
    let plan = try planned([destination("Kyoto")]) {
      $0.sights = [try sight("A", 0)]
      $0.changers = [try office("B", 0)]
    }.plan.destinations[0]
    #expect(plan.sights.isEmpty && plan.changers.isEmpty && plan.airport == nil)
  }
}
