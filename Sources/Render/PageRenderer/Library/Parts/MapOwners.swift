import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Whose the single places of the map of all trips are, and which are to come, in words beside the signs by which they are
/// told apart.
struct MapOwners {
  let scope: LibraryScope

  /// None where all are ours, in one colour, and somebody was at each: then there is nothing to tell apart.
  var records: [Record] {
    let lines = relations + people
    return (lines.count > 1 ? lines : []) + ahead
  }

  /// The hollow sign, where there is one on the map.
  private var ahead: [Record] {
    let plan = scope.plan
    let isShown =
      places.contains(where: \.isPlanned)
      || plan.map.clusters.contains { $0.places.allSatisfy { plan[$0].isPlanned } }
    guard isShown else { return [] }
    let sign = spotSign(.circle, isHollow: true)
    return [record(sign, label: scope.words[.libraryToSee], page: nil)]
  }

  private var places: [LibraryPlace] { scope.plan.map.single.map { scope.plan[$0] } }

  /// By shape; each with a word.
  private var relations: [Record] {
    let shown = Set(places.filter { $0.colour == nil }.map(\.relation))
    let order: KeyValuePairs = [
      Person.Relation.ours: Phrase.libraryOurs, .friend: .libraryFriends, .everybody: .libraryEverybody,
    ]
    return order.filter { shown.contains($0.key) }.map { relation, label in
      record(spotSign(SpotShape(relation)), label: scope.words[label], page: nil)
    }
  }

  /// By the colours that people chose for theirs.
  private var people: [Record] {
    let places = places
    return scope.plan.people.compactMap { person in
      guard let colour = Signs.colour(person.colour)?.fill,
        places.contains(where: { Signs.colour($0.colour)?.fill == colour })
      else { return nil }
      return record(
        spotSign(SpotShape(person.relation), colour: colour), label: person.name,
        page: scope.link(person.page))
    }
  }

  private func record(_ sign: SVGDrawing, label: String, page: String?) -> Record {
    [
      "signHTML": .html(HTML(trusted: sign.markup)), "label": .text(label), "href": TemplateValue(page),
    ]
  }
}

extension SpotShape {
  init(_ relation: Person.Relation) {
    self =
      switch relation {
      case .ours: .circle
      case .friend: .diamond
      case .everybody: .square
      }
  }
}
