import Claims
import Diagnostics
import PageReading
import SiteLanguage
import Testing
import TripModel

@testable import Drawing
@testable import PageRenderer

@Suite("The numbers of places that stand on a map as one sign")
struct NumberedClusterTests {
  /// Whether a sign has several numbers on it: `1–7`, `2, 5`.
  private static func tells(_ page: PageReader) -> Bool {
    page.texts.contains { $0.around.contains("svg") && $0.text.contains(/^\d+(–\d|,)/) }
  }

  @Test("are told as ranges in its words")
  func ranges() throws {
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var drawing = SVGDrawing(markup: "")
    drawing.showsSeveral = true
    drawing.clusters = [NumberedCluster(numbers: ["17", "18", "19", "22"])]
    let told = MapLegend(words: words, content: MapContent()).text(of: drawing)
    claim(told?.contains("+4 (17–19,22)"), is: true, "\(told ?? "")")
  }

  @Test("at stops that bear numbers are seen and told only where a live map is enlarged")
  func folded() throws {
    let words = Words(language: "en", table: try ShippedTheme.read().phrases)
    var content = MapContent(stops: [
      MapStop(number: "1", name: "Perth", coordinate: try SampleTrips.at(56, -3))
    ])
    content.stops[0].days = "2026-08-04"
    for (isFolded, sentence) in [
      (true, "Enlarged, the map shows more."), (false, nil),
    ] {
      var drawing = SVGDrawing(markup: "")
      (drawing.foldsIntoStops, drawing.showsSeveral) = (isFolded, !isFolded)
      let legend = MapLegend(words: words, content: content)
      claim(legend.lackOfRoom(on: drawing) ?? "-", is: sentence ?? "-")
      let records = legend.records(onWide: [drawing], onNarrow: [drawing])
      claim(
        records.map { if case .flag(let isLater) = $0["isLater"] { isLater } else { false } }, is: [isFolded])
    }
  }

  @Test("are found on a closer map, each by itself")
  func legend() throws {
    var trip = Trip(folderName: "x")
    let near = ["Quay", "Gate", "Well", "Mill", "Arch", "Dome", "Lane"].enumerated().map { index, name in
      (name, 40 + 0.00001 * Double(index))
    }
    for (index, (name, latitude)) in (near + [("Tower", 40.6), ("Bridge", 41.2)]).enumerated() {
      let source = SourcePlace(
        file: "some.yml", span: SourceSpan(line: index + 1, column: 1, text: "Line \(index)"))
      trip.pins.append(
        Pin(title: name, coordinate: try SampleTrips.at(latitude, -8), tags: [], place: source))
    }
    let page = try BuiltSite(trip).page("places/index.html")
    #expect(page.elements.contains { $0.attributes["class"] == "map-cluster" })
    let legend = page.text(in: "figcaption")
    // On that of all places a sign has their numbers, or the words have.
    #expect(Self.tells(page) || legend.contains("A number with a plus stands for"), "\(legend)")
    // Who hears the page hears the number and the name of what stands by itself.
    let alone = page.texts.filter { $0.around.last == "title" && $0.around.contains("svg") }
      .compactMap { $0.text.split(separator: " ").first.flatMap { Int($0) } }
    #expect(Set(alone).isSuperset(of: 1...9), "\(alone)")
  }

  @Test("are told on a map that a script enlarges, too, where its pins have the numbers of the list")
  func live() throws {
    // Of waypoints without a time nobody knows an order: they are no stops of a way.
    let places = try [40, 40, 40, 40, 40, 40, 40, 40.6, 41.2].enumerated().map { index, latitude in
      Waypoint(name: "Place \(index)", point: TrackPoint(coordinate: try SampleTrips.at(latitude, -8)))
    }
    let trip = Trip(folderName: "x", tracks: [Track(file: "places.gpx", waypoints: places)])
    let page = try BuiltSite(trip).page("map/index.html")
    let legend = page.text(in: "figcaption")
    #expect(page.elements.contains { $0.attributes["class"] == "map-cluster" })
    #expect(Self.tells(page) || legend.contains("A number with a plus stands for"), "\(legend)")
  }
}
