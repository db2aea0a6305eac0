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
      "language": scope.language(place.language), "visits": TemplateValue(place.visits.map(visit)),
      "nearby": TemplateValue(nearby(place)),
    ]
  }

  private func visit(_ visit: LibraryPlace.Visit) -> Record {
    [
      "href": .text(scope.link(visit.page)), "trip": .text(scope.plan[visit.trip].summary.title),
      "when": TemplateValue(scope.dates(visit.days)),
      "status": TemplateValue(visit.isPlanned ? scope.words[.libraryPlanned] : nil),
      "who": TemplateValue(scope.named(visit.who)),
    ]
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
