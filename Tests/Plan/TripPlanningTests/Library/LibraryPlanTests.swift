import Claims
import Diagnostics
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("The plan of a library")
struct LibraryPlanTests {
  private static func trips() throws -> [TripSummary] {
    try (0..<7).map { index in
      try summary("Trip \(index)", "2025-05-0\(index + 1) 2025-05-1\(index)", of: ["Ana", "P\(index % 3)"]) {
        $0.category = index.isMultiple(of: 2) ? "Hikes" : nil
        $0.isListed = index != 6
        try $0.add(country: index < 4 ? "PT" : "ES", "2025-05-1\(index)")
        try $0.add(day: "2025-05-1\(index)", words: 10 * index, title: "A day")
        for number in 0..<4 {
          let place = (38 + Double(number) / 10, -9 + Double(index % 2) / 2000)
          try $0.add(
            .pin, "Pin \(number)", place, "2025-05-1\(index)", country: index < 4 ? "PT" : "ES")
        }
        try $0.add(.entry, "Entry", (38.5, -9), "2025-05-1\(index)", country: "PT", who: ["Ana"]) {
          ($0.text, $0.tags) = ("By tram up the hill.", ["trams"])
        }
        try $0.add(.attraction, "Castle", (38.6, -9.1), country: "PT")
        $0.tags = [TripSummary.Tag(name: "trams", page: .page(["tags", "trams"]), count: 1)]
      }
    }
  }

  @Test("is the same whatever order the trips come in")
  func order() throws {
    let plan = try library(Self.trips()).plan
    for turn in 1..<4 {
      let other = try library(Self.trips()) { contents in
        let trips = contents.trips
        contents.trips = trips.indices.map { trips[($0 * 3 + turn) % trips.count] }
      }.plan
      claim(other, is: plan)
    }
  }

  @Test("may be listed only where all of its trips may be, and there is one")
  func listed() throws {
    let trips = try Self.trips()
    let address = SiteAddress(scheme: "https", host: "example.org", path: "/")
    func listed(_ trips: [TripSummary]) throws -> SiteAddress? {
      try library(trips) { $0.settings.address = address }.plan.profile.listedAddress
    }
    #expect(try listed(trips) == nil && listed([]) == nil)
    #expect(try listed(Array(trips.dropLast())) == address)
  }

  @Test("finds everything that has a page, kind by kind")
  func documents() throws {
    let plan = try library(Self.trips()).plan
    let kinds = plan.documents.map(\.kind)
    claim(kinds, is: kinds.sorted { LibraryPlanTests.rank($0) < LibraryPlanTests.rank($1) })
    let counts = Dictionary(kinds.map { ($0, 1) }, uniquingKeysWith: +)
    claim(counts[.trip], is: 7)
    claim(counts[.person], is: 4)
    claim(counts[.country], is: 2)
    claim(counts[.entry], is: 7)
    claim(counts[.day], is: 7)
    claim(counts[.idea], is: 7)
    claim(counts[.tag], is: 7)
    claim(counts[.place], is: plan.places.count - 1)
    let entry = try unwrapped(plan.documents.first { $0.kind == .entry })
    claim(entry.text, is: "By tram up the hill.")
    claim(entry.tags, is: ["trams"])
    claim(entry.names, is: ["Ana"])
    #expect(entry.countries == ["PT"] && entry.days.count == 1 && entry.trip != nil)
    claim(plan.documents.first { $0.kind == .day }?.days.map(\.description), is: ["2025-05-16"])
    let place = try unwrapped(plan.documents.first { $0.kind == .place })
    #expect(place.names.contains("Ana") && place.days.count > 1 && place.link.fragment != nil)
  }

  private static func rank(_ kind: LibraryDocument.Kind) -> Int {
    LibraryDocument.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  @Test("has shared pages in folders that no trip stands in")
  func addresses() throws {
    let reserved = ["map", "calendar", "countries", "people", "search"]
    let trips = try reserved.map { name in
      try summary(name, "2025-05-01 2025-05-02", of: ["Ana"]) {
        try $0.add(country: "PT", "2025-05-01")
        try $0.add(.pin, "Torre", (38.7, -9.2), country: "PT")
      }
    }
    let plan = try library(trips).plan
    let addresses = plan.addresses
    var shared = [addresses.map, addresses.calendar, addresses.countries, addresses.people, addresses.search]
      .compactMap(\.self)
    shared += plan.countries.map(\.page)
    shared += plan.people.map(\.page)
    shared += plan.calendar.years.map(\.page)
    claim(Set(shared.compactMap(\.parts.first).map(String.init)), is: Set(reserved))
    let roots = Set(plan.trips.map { $0.root[0] })
    #expect(roots.count == 5 && roots.isDisjoint(with: reserved + ["data", "assets"]))
    claim(addresses.json.text, is: "library.json")
    claim(none: addresses.feed)
  }
}
