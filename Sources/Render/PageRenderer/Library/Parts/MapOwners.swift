import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Whose the single places of the map of all trips are, which are to come, and what is shaded, in words beside the signs by
/// which they are told apart.
struct MapOwners {
  let scope: LibraryScope

  /// None where all are ours, in one colour, and somebody was at each: then there is nothing to tell apart.
  var records: [Record] {
    let (lines, ahead) = (relations + people, self.ahead)
    let owners = lines.count > 1 ? lines : ahead.isEmpty ? [] : [been]
    guard !owners.isEmpty || !ahead.isEmpty else { return [] }
    return owners + ahead + shaded
  }

  /// The sign of a place where somebody was, where no owner is told from another.
  private var been: Record { record(spotSign(.circle), label: scope.words[.libraryBeen], page: nil) }

  /// The hollow sign, and that of a number of which it is true of some, where there is one on the map.
  private var ahead: [Record] {
    let (plan, words) = (scope.plan, scope.words)
    let planned = plan.map.clusters.map { cluster in
      (count: cluster.places.count { plan[$0].isPlanned }, of: cluster.places.count)
    }
    var records: [Record] = []
    if places.contains(where: \.isPlanned) || planned.contains(where: { $0.count == $0.of }) {
      records.append(record(spotSign(.circle, isHollow: true), label: words[.libraryToSee], page: nil))
    }
    if planned.contains(where: { $0.count > 0 && $0.count < $0.of }) {
      records.append(record(WorldLegend.partly.sign, label: words[.librarySomeToSee], page: nil))
    }
    return records
  }

  /// The colour of countries.
  private var shaded: [Record] {
    guard !scope.plan.map.visited.isEmpty else { return [] }
    return [record(WorldLegend.shaded.sign, label: scope.words[.libraryShaded], page: nil)]
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
