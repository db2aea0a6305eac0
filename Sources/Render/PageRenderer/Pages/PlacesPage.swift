import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// All places: on a map, and as a list by town or by country or, where they are all in one, by category, if that makes groups; of very
/// many by the areas in which they are.
struct PlacesPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  /// The same as another page asks for its order.
  init(scope: PageScope) { self.scope = scope }

  /// All places in the order of the page, by which they are numbered from 1.
  var ordered: [PlacePlan] {
    PlaceAreas(scope: scope)?.ordered ?? (towns.isEmpty ? groups : townGroups).flatMap(\.places)
  }

  var file: OutputFile {
    let words = scope.words
    let areas = PlaceAreas(scope: scope)
    let isByTown = !towns.isEmpty
    let groups = areas == nil ? isByTown ? townGroups : groups : []
    let isMixed = isMixed
    let ordered = areas?.ordered ?? groups.flatMap(\.places)
    let lede = isByTown ? ledeByTown(of: ordered.count) : lede(of: ordered.count)
    let areBeside = Signs.areBeside(ordered)
    let names = IndexNames(ordered)
    var number = 0
    let records = groups.map { group -> Record in
      let lines = group.places.map { place -> Record in
        number += 1
        let line = PlaceLine(
          scope: scope, place: place, isLedTo: true, isNumberBeside: areBeside, isCard: isByTown
        ).record(number: number)
        return names.named(line, of: place.id)
      }
      return [
        "heading": .text(group.label),
        "signHTML": isByTown || isMixed ? .none : .html(Signs.html(group.category)),
        "places": TemplateValue(lines),
      ]
    }
    return scope.file(
      "places", section: .places, title: words[.navPlaces], description: lede,
      [
        "lede": .text(lede), "map": TemplateValue(TripMap(scope: scope, name: "places").places(ordered)),
        "groups": TemplateValue(records), "areas": TemplateValue(areas?.records() ?? []),
        "isByTown": .flag(isByTown), "isFiltered": .flag(!isByTown && groups.count > 1),
        "isFilteredByMark": .flag((areas != nil || isByTown || isMixed) && isOfKinds),
        "tagsHref": scope.allTags, "isSorted": .flag(ordered.count > 1),
        "geojson": TemplateValue(scope.plan.addresses.geojson.map { scope.link($0) }),
      ])
  }

  private var towns: [PlaceTown] { scope.plan.placeTowns }

  /// Whether some places are of other categories than others.
  private var isOfKinds: Bool { Set(scope.plan.places.map(\.category)).count > 1 }

  /// How many there are; where no day tells the trip, also of what kind and where, as below its title.
  private func lede(of count: Int) -> String {
    FrontPlaces(scope: scope)?.sentence ?? scope.words.counted(.placesLede, count)
  }

  /// How many there are in each town or country: `17 places: Cádiz 3, Tarifa 4 and Tangier 5.` What is in none stands behind, within
  /// the sentence: `and 2 elsewhere`.
  private func ledeByTown(of count: Int) -> String {
    let words = scope.words
    let counts = towns.map { town in
      let number = words.numbers.whole(town.places.count)
      guard let name = town.name ?? town.country.map(words.country) else {
        return words(.placesElsewhere, ["count": number])
      }
      return (town.isWithAround ? words(.dayAround, ["places": name]) : name) + "\u{A0}" + number
    }
    return words(
      .placesByTown, ["places": words.counted(.countPlaces, count), "towns": words.list(counts)])
  }

  private var townGroups: [Group] {
    towns.map { town in
      let around = town.name.map { scope.words(.placesAround, ["town": $0]) }
      let heading = town.isWithAround ? around : town.name ?? town.country.map(scope.words.country)
      return (heading ?? scope.words[.galleryElsewhere], nil, town.places.map { scope.plan[$0] })
    }
  }

  private typealias Group = (label: String, category: String?, places: [PlacePlan])

  /// The categories, or one list of all.
  private var groups: [Group] {
    isMixed ? [(scope.words[.allPlaces], nil, categories.flatMap(\.places))] : categories
  }

  /// Whether most categories have a single place: as many headings would be above one line each.
  private var isMixed: Bool {
    let categories = categories
    return categories.count > 2 && categories.reduce(0) { $0 + $1.places.count } < 2 * categories.count
  }

  /// In the order in which the categories first occur, with their places; last what is of another, or of none.
  private var categories: [Group] {
    var groups: [Group] = []
    var positions: [String: Int] = [:]
    let places = scope.plan.listedPlaces.map { scope.plan[$0] }
    for place in places where place.category != nil {
      let label = scope.label(ofCategory: place.category ?? "")
      if let position = positions[label] {
        groups[position].places.append(place)
      } else {
        positions[label] = groups.count
        groups.append((label, place.category, [place]))
      }
    }
    let others = places.filter { $0.category == nil }
    if let rest = groups.firstIndex(where: { $0.label == scope.words[.categoryOther] }) {
      let rest = groups.remove(at: rest)
      groups.append((rest.label, rest.category, rest.places + others))
    } else if !others.isEmpty {
      groups.append((scope.words[groups.isEmpty ? .allPlaces : .otherPlaces], nil, others))
    }
    return groups
  }
}
