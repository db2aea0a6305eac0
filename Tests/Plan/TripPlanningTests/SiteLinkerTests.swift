import Claims
import SiteOutput
import Testing
import TripModel

@testable import TripPlanning

@Suite("A site of trips")
struct SiteLinkerTests {
  private static let address = SiteAddress(scheme: "https", host: "example.org", path: "/trips/")

  /// A trip with a day, an entry, a picture and a pin, planned below such folders.
  private static func trip(
    in root: [String] = [], _ visibility: Visibility = .listed, language: String = "en"
  ) throws -> TripPlan {
    let trip = Trip(
      settings {
        $0.visibility = visibility
        $0.language = language
        $0.address = SiteAddress(scheme: "https", host: "example.org", path: "/one/")
      },
      entries: [try entry("journal/2026-05-03-a.md", title: "A day")],
      photos: [try photo("a.jpg", "2026-05-02 12:00")], pins: [pin("Torre", try at(38.69, -9.21))])
    return TripPlanner.plan(trip, today: try day("2026-06-01"), root: root).plan
  }

  private static func paths(_ plan: TripPlan) -> [OutputPath] {
    var paths = [plan.addresses.home, plan.addresses.json, plan.addresses.accent]
    paths += [plan.addresses.map, plan.addresses.feed, plan.addresses.search].compactMap(\.self)
    paths += plan.days.map(\.page)
    paths += plan.media.photos.flatMap { [$0.page] + $0.derivatives.map(\.path) }
    return paths + plan.items.compactMap { $0.summary?.page }
  }

  @Test("that is one trip is that trip's, in everything")
  func one() throws {
    claim(SiteLinker.roots(ofFolders: ["lisbon"]), is: [[]])
    claim(SiteLinker.roots(ofFolders: ["lisbon"], inLibrary: true), is: [["lisbon"]])
    claim(SiteLinker.roots(ofFolders: ["next"], inLibrary: true), is: [["next-2"]])
    claim(SiteLinker.roots(ofFolders: ["sealed"], inLibrary: true), is: [["sealed-2"]])
    let site = SiteLinker.link([try Self.trip(language: "pt")], at: Self.address)
    #expect(site.trips.count == 1 && site.language == "pt" && site.isListed)
    claim(site.listedAddress?.path, is: "/one/")
    claim(site.mainIndex, is: 0)
  }

  @Test("has a folder for each of several, and none of them meets another's files or those of all")
  func several() throws {
    let roots = SiteLinker.roots(ofFolders: ["Lisbon", "lisbon", "assets", "LISBON 2"])
    claim(roots, is: [["lisbon"], ["lisbon-2"], ["assets-2"], ["lisbon-2-2"]])
    let trips = try roots.map { try Self.trip(in: $0) }
    let site = SiteLinker.link(trips, at: Self.address)
    let paths = site.trips.flatMap(Self.paths)
    #expect(Set(paths).count == paths.count && paths.count > 40)
    #expect(paths.allSatisfy { !$0.text.hasPrefix("assets/") && $0.parts.count > 1 })
    claim(none: site.mainIndex)
    claim(site.address, is: Self.address)
    claim(none: SiteLinker.link(trips).address)
    claim(
      SiteLinker.link(trips, dressed: [1]).trips.map(\.addresses.assets),
      is: [
        "assets", "lisbon-2/assets", "assets", "assets",
      ])
    claim(SiteLinker.link([trips[0]], dressed: [0]).trips[0].addresses.assets, is: "lisbon/assets")
    let alone = SiteLinker.link([try Self.trip()], dressed: [0])
    claim(alone.trips[0].addresses.assets, is: "assets")
  }

  @Test(
    "may be listed only where all of its trips may be",
    arguments: [
      ([.listed, .listed], true), ([.listed, .unlisted], false), ([.unlisted, .unlisted], false),
    ]
      as [([Visibility], Bool)])
  func listed(_ trips: [Visibility], _ expected: Bool) throws {
    let linked = try trips.enumerated().map { try Self.trip(in: ["\($0)"], $1) }
    let site = SiteLinker.link(linked, at: Self.address)
    claim(site.isListed, is: expected)
    claim(site.listedAddress != nil, is: expected)
  }

  @Test("speaks the language of most of them, the first's among equals")
  func language() throws {
    func language(_ languages: String...) throws -> String {
      let trips = try languages.enumerated().map { try Self.trip(in: ["\($0)"], language: $1) }
      return SiteLinker.link(trips).language
    }
    #expect(
      try language("de", "pt", "pt") == "pt" && language("pt", "de") == "pt" && language("de", "pt") == "de")
  }
}
