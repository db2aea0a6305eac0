import SiteLanguage
import SiteOutput
import TripModel
import TripPlanner

/// The whole trip on one map, with everything on it as lists.
struct MapPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  var file: OutputFile {
    let plan = scope.plan
    let words = scope.words
    return scope.file(
      "map", section: .map, title: words[.navMap],
      description: words(.mapOfTrip, ["title": plan.title.value]),
      [
        "map": TemplateValue(TripMap(scope: scope, name: "map").everything()), "ends": TemplateValue(ends),
        "isByDays": .flag(scope.onlyDay == nil),
        "stops": TemplateValue(StopList(scope: scope).ofTrip()),
        "places": TemplateValue(plan.places.map { PlaceLine(scope: scope, place: $0).record(number: nil) }),
        "geojson": TemplateValue(plan.addresses.geojson.map { scope.link($0) }),
        "days": TemplateValue(plan.days.filter { !$0.route.isEmpty }.map(day)),
      ])
  }

  /// Where the trip begins and ends, with the coordinates (A3).
  private var ends: [Record] {
    func end(_ label: Phrase, _ end: TripEnd) -> Record {
      [
        "label": .text(scope.words[label]), "name": TemplateValue(end.name),
        "position": .text(scope.words.position(end.coordinate)),
      ]
    }
    let start = scope.plan.start.map { end(.routeStart, $0.value) }
    return [start, scope.plan.end.map { end(.routeEnd, $0.value) }].compactMap(\.self)
  }

  private func day(_ day: DayPlan) -> Record {
    [
      "marker": .text(scope.label(of: day)), "name": .text(scope.title(of: day)),
      "href": .text(scope.link(day.page)),
      "detail": TemplateValue(day.recordedMetres.map { scope.distance($0).text }),
    ]
  }
}
