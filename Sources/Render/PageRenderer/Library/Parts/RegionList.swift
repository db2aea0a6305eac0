import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// Places of a region, each with the trips that came by, who was there, and what else is near.
struct RegionList {
  let scope: LibraryScope
  /// Nil where nothing tells it.
  let heading: String?
  let places: [LibraryPlaceNumber]

  var record: Record {
    ["heading": TemplateValue(heading), "places": TemplateValue(places.map(place))]
  }

  private func place(_ number: LibraryPlaceNumber) -> Record {
    let place = scope.plan[number]
    return [
      "id": TemplateValue(place.link.page == scope.path ? place.link.fragment : nil),
      "signHTML": .html(Signs.html(place.category, isHollow: place.isPlanned)), "title": .text(place.name),
      "language": scope.language(place.language),
      // Its sign is that of its sort, as a place's is.
      "kind": TemplateValue(place.isStop ? scope.words.form(of: .factStops, for: 1) : nil),
      "visits": TemplateValue(unfolded(place).map(visit)),
      "folded": TemplateValue(folded(place)), "nearby": TemplateValue(nearby(place)),
    ]
  }

  /// So many visits stand in sight; of more a line says how many there are, and when.
  private static let mostInSight = 3

  private func isFolded(_ place: LibraryPlace) -> Bool {
    place.visits.count { !$0.isPlanned } > Self.mostInSight
  }

  /// Of many visits those that are still to come.
  private func unfolded(_ place: LibraryPlace) -> [LibraryPlace.Visit] {
    isFolded(place) ? place.visits.filter(\.isPlanned) : place.visits
  }

  /// `13 visits, 2010–2025`, with each of them behind it; nil where all stand in sight.
  private func folded(_ place: LibraryPlace) -> Record? {
    guard isFolded(place) else { return nil }
    let visits = place.visits.filter { !$0.isPlanned }
    let years = scope.years(of: visits.flatMap(\.days).sorted())
    let label =
      years.map { scope.words.counted(.placeVisits, visits.count, ["years": $0]) }
      ?? scope.words.counted(.placeVisitsUndated, visits.count)
    return ["label": .text(label), "visits": TemplateValue(visits.map(visit))]
  }

  private func visit(_ visit: LibraryPlace.Visit) -> Record {
    [
      "href": .text(scope.link(visit.page)), "trip": .text(scope.plan[visit.trip].summary.title),
      "when": TemplateValue(visit.isMissed ? nil : scope.dates(visit.days)),
      "status": TemplateValue(status(of: visit)),
      // Of what nobody saw there is nobody to name.
      "who": TemplateValue(visit.isMissed ? [] : scope.named(visit.who)),
    ]
  }

  private func status(of visit: LibraryPlace.Visit) -> String? {
    guard visit.isPlanned else { return scope.planned(on: visit.ahead) }
    return scope.words[visit.isMissed ? .placeNotSeen : .libraryPlanned]
  }

  /// As a sentence names them: `Bench 180 m, Tower 260 m and Market 340 m`.
  private func nearby(_ place: LibraryPlace) -> [Record] {
    let words = scope.words
    return place.nearby.enumerated().map { index, nearby in
      let other = scope.plan[nearby.place]
      return [
        "href": .text(scope.link(other.link)), "name": .text(other.name),
        "distance": .text(words.lengths.distance(Double(nearby.metres), in: .kilometres).text),
        "after": .text(words.separator(after: index, of: place.nearby.count)),
      ]
    }
  }
}
