import Basemap
import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// The maps of a destination's page: where it is, and where money is changed there. A trip and a library draw them alike, so
/// that they show nothing else of either.
struct DestinationMap {
  let scope: any NextScope
  let destination: DestinationPlan

  private var words: Words { scope.words }

  /// Where it is, with as much land around it as tells that; nothing where nobody knows.
  var place: TemplateValue {
    guard let position = destination.position else { return .none }
    let stop = MapStop(number: "", name: destination.name, coordinate: position)
    // Without an atlas there is no land to show.
    let around = scope.atlas == nil ? MapSurroundings.none : .region
    let content = MapContent(stops: [stop], surroundings: around).settled(in: .narrow, on: scope.atlas)
    return figure(content, title: words(.mapOfPlace, ["place": destination.name.isolated]), name: "where")
  }

  /// The numbers of the list.
  var changers: TemplateValue { changers(destination.changers, near: destination.name, name: "changers") }

  /// The same around the town nearest to home.
  func changers(of near: ChangersOfTown) -> TemplateValue {
    changers(near.offices, near: near.town.name, name: "changers-near-home")
  }

  private func changers(_ offices: [MoneyChanger], near place: String, name: String) -> TemplateValue {
    let marks = offices.enumerated().map { index, changer in
      MapMark(
        kind: .pin(.other, number: words.numbers.whole(index + 1)), name: changer.name ?? "",
        coordinate: changer.position)
    }
    guard !marks.isEmpty else { return .none }
    let alone = marks.count == 1 ? MapSurroundings.metres(Self.aroundOne) : .none
    return figure(
      MapContent(marks: marks, surroundings: alone),
      title: words(.mapOfChangers, ["place": place.isolated]), name: name)
  }

  /// Metres on all sides of the only one.
  private static let aroundOne = 1500.0

  private func figure(_ content: MapContent, title: String, name: String) -> TemplateValue {
    guard let wide = draw(content, .inColumn, title: title, name: name + "-wide"),
      let narrow = draw(content, .narrow, title: title, name: name + "-narrow")
    else { return .none }
    let sources = wide.sources.union(narrow.sources)
    let record: Record = [
      "wideHTML": .html(HTML(trusted: wide.markup)), "narrowHTML": .html(HTML(trusted: narrow.markup)),
      "source": TemplateValue(words.credit(of: sources)), "wideGrid": TemplateValue(grid(of: wide)),
      "narrowGrid": TemplateValue(grid(of: narrow)),
      "isExplained": .flag(
        !sources.isEmpty || [wide, narrow].contains { $0.gridMetres != nil }),
    ]
    return .record(record)
  }

  private func draw(_ content: MapContent, _ frame: MapFrame, title: String, name: String) -> SVGDrawing? {
    let names = (content.stops.map(\.name) + content.marks.map(\.name)).filter { !$0.isEmpty }
    let (words, units) = (words, scope.units)
    let wording = MapWording(
      title: title, description: names.isEmpty ? title : words.list(Array(names.prefix(Self.mostTold))),
      north: words[.north], distance: { words.lengths.round($0, in: units).text },
      country: { words.country($0) }, town: scope.townName,
      places: { words.counted(.countPlaces, $0) },
      latitude: { words.degrees($0, positive: .latitudeNorth, negative: .latitudeSouth) },
      longitude: { words.degrees($0, positive: .longitudeEast, negative: .longitudeWest) })
    return drawMap(
      content, frame: frame, on: scope.atlas, units: units, wording: wording, idPrefix: name)
  }

  private static let mostTold = 12

  private func grid(of drawing: SVGDrawing) -> String? {
    drawing.gridMetres.map { words(.mapGrid, ["distance": words.lengths.round($0, in: scope.units).text]) }
  }
}
