import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The places of a trip that has so many of them that they are told by areas: folded lists, numbered through.
struct PlaceAreas {
  let scope: PageScope
  private let numbers: [PlaceID: Int]

  private var areas: [PlaceArea] { scope.plan.placeAreas }

  /// Nil where all places make one list.
  init?(scope: PageScope) {
    guard !scope.plan.placeAreas.isEmpty else { return nil }
    self.scope = scope
    var numbers: [PlaceID: Int] = [:]
    for area in scope.plan.placeAreas {
      for (offset, place) in area.places.enumerated() { numbers[place] = area.firstNumber + offset }
    }
    self.numbers = numbers
  }

  /// All places in the order of the lists.
  var ordered: [PlacePlan] { areas.flatMap(\.places).map { scope.plan[$0] } }

  /// The number of a place in the lists.
  subscript(place: PlaceID) -> Int? { numbers[place] }

  /// The list that a place is in.
  func link(to place: PlaceID) -> String? {
    guard let number = numbers[place] else { return nil }
    return areas.firstIndex { $0.numbers.contains(number) }.map { "#" + Self.id(at: $0) }
  }

  /// The lists, of which the first is open.
  func records(isOnMap: Bool = false) -> [Record] {
    // The cards of a map say what its signs do.
    let names = IndexNames(isOnMap ? [] : ordered)
    return areas.enumerated().map { index, area in
      let whole = scope.words.numbers.whole
      let (first, last) = (whole(area.numbers.lowerBound), whole(area.numbers.upperBound))
      return [
        "id": .text(Self.id(at: index)), "heading": .text(heading(of: area)),
        "numbers": .text(first == last ? first : first + "–" + last),
        "count": .text(scope.words.counted(.countPlaces, area.places.count)), "isFirst": .flag(index == 0),
        "places": TemplateValue(
          area.places.map { place -> Record in
            let line = PlaceLine(
              scope: scope, place: scope.plan[place], isOnMap: isOnMap, isAmongMany: true)
            return names.named(line.record(number: numbers[place]), of: place)
          }),
      ]
    }
  }

  /// The id of a list, by its place among them.
  private static func id(at index: Int) -> String { "area-\(index + 1)" }

  private func heading(of area: PlaceArea) -> String {
    let words = scope.words
    return switch area.name {
    case .quarter(let quarter, let town): words(.dayQuarters, ["town": town, "quarters": quarter])
    case .restOfTown(let town): words(.areaRestOfTown, ["town": town])
    case .town(let name), .region(let name), .sea(let name): name
    case .country(let code): words.country(code)
    case .elsewhere: words[.galleryElsewhere]
    }
  }
}
