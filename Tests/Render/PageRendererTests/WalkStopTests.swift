import Claims
import Foundation
import Diagnostics
import SiteOutput
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("Stops of a walk without names")
struct WalkStopTests {
  /// The same village is the nearest to all of it.
  private static func village(isInTown: Bool) -> PlaceLookup {
    PlaceLookup { _ in
      Locality(
        town: "Unterammergau", metres: isInTown ? 200 : 8000, direction: .southWest, isInTown: isInTown,
        country: "DE")
    }
  }

  /// Six kilometres northwards in an hour and a half, up a mountain, and down again a little to a hut.
  private static func site(
    isInTown: Bool = false, isBelowTop: Bool = false, telling lead: String? = nil,
    besides photos: [Photo] = []
  ) throws -> BuiltSite {
    let start = try SampleTrips.day(3).dayNumber * 86_400 + 9 * 3600
    let points = try (0...90).map { minute in
      let dip = isBelowTop && minute > 88 ? 30.0 : 0
      return TrackPoint(
        coordinate: try SampleTrips.at(47.57 + Double(minute) * 0.0006, 10.93),
        elevation: 960 + 10 * Double(minute) - dip, instant: Instant(seconds: start + 60 * minute))
    }
    var trip = Trip(
      folderName: "x", photos: photos, tracks: [Track(file: "tracks/up.gpx", segments: [points])])
    if let lead {
      var entry = JournalEntry(
        file: "2026-05-03-up.md", slugWish: "up", title: Written("A tour", at: SampleTrips.place),
        day: .fileName(try SampleTrips.day(3)), body: SampleTexts.plain("Up."))
      entry.lead = lead
      trip.entries = [entry]
    }
    return try BuiltSite(trip, names: village(isInTown: isInTown))
  }

  @Test("are called by where on it they are, with their heights, and no two alike")
  func names() throws {
    let site = try Self.site()
    claim(site.plan.trips[0].days.map(\.route.stops.count), is: [2])
    let page = try site.page("days/2026-05-03/index.html")
    let names = page.texts.map { $0.text.replacing("\u{A0}", with: " ") }
    for (word, height) in [("Start", "960 m"), ("End", "1,860 m")] {
      #expect(names.contains { $0.hasPrefix(word + ",") && $0.contains(height) }, "\(names)")
    }
    #expect(names.contains { $0.contains("8 km south-west of Unterammergau") }, "\(names)")
    // Behind the height a colon: both are lengths.
    #expect(names.count { $0.hasPrefix(":") } >= 2, "\(names)")
  }

  @Test("are called by what the day's text calls its ends")
  func told() throws {
    let site = try Self.site(telling: "Wanderung vom Pirchhof zur Rableider Hütte")
    let names = try site.page("days/2026-05-03/index.html").texts.map(\.text)
    for name in ["Pirchhof", "Rableider Hütte"] {
      #expect(names.contains { $0.hasPrefix(name + ",") }, "\(names)")
    }
    #expect(!names.contains { $0.hasPrefix("Start,") || $0.hasPrefix("End,") }, "\(names)")
  }

  @Test("are called so on the map of the day, with the heights that its list has, and not that of a top")
  func toldOnMap() throws {
    let site = try Self.site(isBelowTop: true, telling: "Wanderung vom Pirchhof zur Rableider Hütte")
    let page = try unwrapped(site.pages.first { $0.path == "days/2026-05-03/index.html" })
    for title in ["1 Pirchhof", "2 Rableider Hütte"] {
      claim(page.text, has: "<title>\(title)</title>", "\(title)")
    }
    let heights = page.text.matches(of: /class="map-height"[^>]*>([^<]+)</).map { String($0.output.1) }
    claim(Set(heights).count, is: 2, "\(heights)")
    let listed = page.page.texts.map(\.text).filter { text in
      ["Pirchhof,", "Rableider Hütte,"].contains { text.hasPrefix($0) }
    }.map { $0.replacing("\u{A0}", with: " ") }
    for height in heights.map({ $0.replacing("\u{A0}", with: " ") }) {
      #expect(listed.contains { $0.hasSuffix(height) }, "\(height): \(listed)")
    }
  }

  @Test("are called so on the map of the trip and in the calendar, too, with the distance behind")
  func toldOfTrip() throws {
    let photos = try [5, 6, 7].map { day in
      var photo = try SampleTrips.photo("p\(day)", day: day, hour: 9)
      photo.coordinate = try SampleTrips.at(47.9, 10.93)
      return photo
    }
    let site = try Self.site(telling: "Wanderung vom Pirchhof zur Rableider Hütte", besides: photos)
    let page = try site.page("map/index.html")
    let drawn = Set(page.texts.filter { $0.around.last == "text" }.map(\.text))
    #expect(drawn.isSuperset(of: ["Pirchhof", "Rableider Hütte"]), "\(drawn)")
    let list = page.text(in: "main").replacing("\u{A0}", with: " ")
    #expect(list.contains("Pirchhof") && list.contains("8 km south-west of Unterammergau"), "\(list)")
    let calendar = try site.page("calendar/index.html").text(in: "main")
    claim(calendar, has: "Pirchhof – Rableider Hütte", "\(calendar)")
  }

  /// Three walks of a day each, each from where the one before it ended; nothing is written of the last.
  private static func hike() throws -> BuiltSite {
    let leads = ["Vom Pirchhof zur Rableider Hütte", "Von der Rableider Hütter nach Pfelders", nil]
    var trip = Trip(folderName: "x")
    for (index, lead) in leads.enumerated() {
      let day = try SampleTrips.day(3 + index)
      let points = try (0...90).map { minute in
        TrackPoint(
          coordinate: try SampleTrips.at(47.57 + Double(index * 90 + minute) * 0.0006, 10.93),
          elevation: 960 + 10 * Double(minute),
          instant: Instant(seconds: day.dayNumber * 86_400 + 9 * 3600 + 60 * minute))
      }
      trip.tracks.append(Track(file: "tracks/\(index).gpx", segments: [points]))
      guard let lead else { continue }
      var entry = JournalEntry(
        file: "\(day)-tour.md", slugWish: "tour-\(index)", title: Written("A tour", at: SampleTrips.place),
        day: .fileName(day), body: SampleTexts.plain("Up."))
      entry.lead = lead
      trip.entries.append(entry)
    }
    let names = PlaceLookup { place in
      let town = place.latitude < 47.6 ? "Naturno" : "Senales"
      return Locality(town: town, metres: 8000, direction: .southWest, isInTown: false, country: "IT")
    }
    return try BuiltSite(trip, names: names)
  }

  @Test("are called the same on each day that comes there, however that spells them, or says nothing")
  func oneName() throws {
    let site = try Self.hike()
    let days = try (3...5).map { try site.page("days/2026-05-0\($0)/index.html").text(in: "main") }
    #expect(days[1].contains("Rableider Hütte,") && !days[1].contains("Rableider Hütter,"), "\(days[1])")
    #expect(days[2].contains("Pfelders,") && !days[2].contains("Start,"), "\(days[2])")
    // Neither end is in a town: above the day stand both, as in the calendar.
    let head = try site.page("days/2026-05-03/index.html").text(in: "header").withPlainSpaces
    claim(head, has: "Pirchhof – Rableider Hütte", "\(head)")
    #expect(!head.contains("Naturno") && !head.contains("Senales"), "\(head)")
  }

  @Test("give their name to the stop of the trip that has but its town's, where most of its days say it")
  func overTown() throws {
    let plan = try Self.hike().plan.trips[0]
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let scope = PageScope(site: renderer.site(of: plan, on: nil), path: plan.addresses.home)
    let stops = plan.way.route.stops
    let index = try unwrapped(stops.firstIndex { $0.parts.count == 2 && $0.name == nil })
    func name(called name: Reasoned<String>?) -> String {
      var stops = stops
      stops[index].name = name
      return StopLabels(scope: scope, stops: stops).names[index]
    }
    let told = name(called: nil)
    #expect(told == "Rableider Hütte" || told == "Pfelders", "\(told)")
    claim(name(called: Reasoned("Senales", because: .gazetteer)), is: told)
    // What somebody wrote stays.
    claim(name(called: Reasoned("Senales", because: .written(file: "pins.yml"))), is: "Senales")
  }

  @Test("are called by the town where they are in one")
  func inTown() throws {
    let names = try Self.site(isInTown: true).page("days/2026-05-03/index.html").texts.map(\.text)
    #expect(!names.contains { $0.hasPrefix("Start,") }, "\(names)")
  }
}
