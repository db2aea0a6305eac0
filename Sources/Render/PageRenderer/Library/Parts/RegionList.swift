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
  /// Whether the trips stand above it, each with those who come along and whether it is planned: then a place says only
  /// what is otherwise there.
  var isBelowTrips = false

  var record: Record {
    let isLong = places.count > Self.mostPlaces + Self.fewLeft
    let shown = isLong ? Array(places.prefix(Self.mostPlaces)) : places
    return [
      "heading": TemplateValue(heading), "places": TemplateValue(shown.map(place)),
      "more": TemplateValue(folded(Array(places.dropFirst(shown.count)))),
    ]
  }

  /// The rest of a long list, behind a line that counts it; nil without any.
  private func folded(_ others: [LibraryPlaceNumber]) -> Record? {
    guard !others.isEmpty else { return nil }
    return [
      "label": .text(scope.words.counted(.libraryMorePlaces, others.count)),
      "places": TemplateValue(others.map(place)),
    ]
  }

  /// So many places of a region stand in sight, and no line stands for a few.
  private static let mostPlaces = 12
  private static let fewLeft = 3

  private func place(_ number: LibraryPlaceNumber) -> Record {
    let place = scope.plan[number]
    return [
      "id": TemplateValue(place.link.page == scope.path ? place.link.fragment : nil),
      "signHTML": .html(Signs.html(place.category, isHollow: place.isPlanned)), "title": .text(place.name),
      "language": scope.language(place.language),
      // Its sign is that of its sort, as a place's is.
      "kind": TemplateValue(place.isStop ? scope.words.form(of: .factStops, for: 1) : nil),
      "visits": TemplateValue(unfolded(place).map(visit)),
      "folded": TemplateValue(folded(place)), "nearby": TemplateValue(nearby(number)),
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
      "who": TemplateValue(isNamed(visit) ? scope.named(visit.who) : []),
    ]
  }

  /// Of what nobody saw there is nobody to name.
  private func isNamed(_ visit: LibraryPlace.Visit) -> Bool {
    !visit.isMissed && !(isBelowTrips && visit.isOfWholeTrip)
  }

  private func status(of visit: LibraryPlace.Visit) -> String? {
    if isBelowTrips, scope.plan[visit.trip].summary.isOnlyPlanned, !visit.isMissed { return nil }
    guard visit.isPlanned else { return scope.planned(on: visit.ahead) }
    return scope.words[visit.isMissed ? .placeNotSeen : .libraryPlanned]
  }

  /// As a sentence names them: `Bench 180 m, Tower 260 m and Market 340 m`. What two places of a page would say of each
  /// other the first of them says.
  private func nearby(_ number: LibraryPlaceNumber) -> [Record] {
    let words = scope.words
    let told = scope.plan[number].nearby.filter { nearby in
      let other = scope.plan[nearby.place]
      return nearby.place > number || other.link.page != scope.path
        || !other.nearby.contains { $0.place == number }
    }
    return told.enumerated().map { index, nearby in
      let other = scope.plan[nearby.place]
      return [
        "href": .text(scope.link(other.link)), "name": .text(other.name),
        "distance": .text(words.lengths.distance(Double(nearby.metres), in: .kilometres).text),
        "after": .text(words.separator(after: index, of: told.count)),
      ]
    }
  }
}
