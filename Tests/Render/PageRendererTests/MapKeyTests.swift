import Claims
import Drawing
import PageReading
import SiteLanguage
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("The key of the map that a script moves")
struct MapKeyTests {
  private static func figure(_ content: MapContent) throws -> Record {
    let plan = TripPlanner.plan(Trip(folderName: "x"), today: try SampleTrips.day(1)).plan
    let renderer = try unwrapped(TripRenderer.open(theme: ShippedTheme.read()).renderer)
    let site = renderer.site(of: plan, on: nil)
    let map = TripMap(scope: PageScope(site: site, path: site.plan.addresses.home), name: "m", isLive: true)
    return try unwrapped(map.figure(content, title: "Map"))
  }

  @Test("tells of hollow signs by themselves, so that they go where none is left", arguments: [true, false])
  func hollow(isIdea: Bool) throws {
    func marks(days: String?) throws -> [MapMark] {
      try [(40.0, -8.0), (44, -3)].map { latitude, longitude in
        MapMark(
          kind: .pin(.other), name: "P", coordinate: try SampleTrips.at(latitude, longitude), days: days,
          isIdea: isIdea)
      }
    }
    let live = try Self.figure(MapContent(marks: marks(days: "2026-05-03")))
    #expect(live["hollow"].isShown == isIdea && !live["ways"].isShown)
    // Elsewhere nothing comes or goes.
    let still = try Self.figure(MapContent(marks: marks(days: nil)))
    #expect(!still["hollow"].isShown && still["ways"].isShown == isIdea)
  }

  @Test(
    "tells apart what has no room on the whole sheet, so that it goes once the map has grown",
    arguments: [true, false])
  func lackOfRoom(isLive: Bool) throws {
    let days = isLive ? "2026-05-03" : nil
    let stop = MapStop(number: "2", name: "Toulouse", coordinate: try SampleTrips.at(43.6, 1.4), days: days)
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    let legend = MapLegend(words: words, content: MapContent(stops: [stop]), numbers: "Days.")
    var drawing = SVGDrawing(markup: "")
    drawing.namesLeftOut = ["2 Toulouse"]
    let told = "Without room for a name: 2 Toulouse."
    claim(legend.text(of: drawing), is: isLive ? "Days." : "Days. " + told)
    claim(legend.lackOfRoom(on: drawing), is: isLive ? told : nil)
  }

  @Test("calls places of no kind what they are, and the rest only beside others", arguments: [true, false])
  func placesOfNoKind(isAlone: Bool) throws {
    let places = [try SampleTrips.at(40, -8), try SampleTrips.at(44, -3), try SampleTrips.at(42, -5)]
    let kinds: [PlaceCategory] = isAlone ? [.other, .other] : [.other, .museum]
    let marks = zip(kinds, places).map { kind, place in
      MapMark(kind: .pin(kind), name: "P", coordinate: place)
    }
    let stop = MapStop(number: "1", name: "S", coordinate: places[2])
    let lines = try Self.figure(MapContent(stops: [stop], marks: marks))["lines"]
    let told = "\(lines)"
    #expect(told.contains("Everything else") != isAlone && told.contains("Places") == isAlone, "\(told)")
  }

  @Test("stands beside how much the lists have, until anything is chosen")
  func all() throws {
    let page = try BuiltSite(SampleTrips.full()).page("map/index.html")
    let status = try unwrapped(page.elements.first { $0.attributes["data-text"] != nil })
    let told = try unwrapped(status.attributes["data-all"])
    #expect(told.wholeMatch(of: #/Places: [0-9]+/#) != nil, "\(told)")
    // The room for it is kept until the script is there.
    let slot = try unwrapped(page.elements.first { $0.attributes["data-tools"] == "narrow" })
    #expect(slot.attributes["data-told"] != nil)
  }
}
