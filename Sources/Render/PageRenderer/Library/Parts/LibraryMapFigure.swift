import Drawing
import SiteLanguage
import TripModel
import TripPlanning

// Maps on shared pages: of the world, of a country, of where somebody was.

extension LibraryScope {
  /// The map of all trips: clusters lead to the list on this page that has most of their places, single places to where
  /// they are told.
  var worldMap: Record? {
    var content = WorldContent()
    content.isLive = true
    let words = words
    let counted: Phrase = plan.places.contains(where: \.isStop) ? .countPlacesAndStops : .countPlaces
    content.told = { words.counted(counted, $0) }
    content.country = { words.country($0) }
    content.visited = plan.map.visited
    let lists = PlaceLists(scope: self)
    content.clusters = plan.map.clusters.map { cluster in
      WorldContent.Cluster(
        coordinate: cluster.middle, count: cluster.places.count, list: cluster.anchor,
        link: link(path, fragment: lists.id(ofMost: cluster.places)),
        planned: cluster.places.count { plan[$0].isPlanned })
    }
    content.spots = plan.map.single.map { number in
      let place = plan[number]
      return WorldContent.Spot(
        coordinate: place.coordinate, name: told(place), link: link(place.best),
        shape: SpotShape(place.relation), colour: Signs.colour(place.colour)?.fill,
        isPlanned: place.isPlanned)
    }
    let names = plan.countries.filter(\.isVisited).map(\.code)
    return figure(content, of: names, title: words[.libraryMapTitle], name: "world")
  }

  /// The places of a country, with the names of their towns, on a map of all of it where that is not too large.
  func map(of country: LibraryCountry) -> Record? {
    let places = country.regions.flatMap(\.places)
    return map(
      of: places, shading: plan.shaded(for: country),
      title: words(.countryMap, ["country": words.country(country.code)])
    ) { $0.whole = country.code }
  }

  /// Places by name, each with the way to where it is told, with the names of their towns and the countries around them.
  ///
  /// `before` are places where somebody was on no trip, of which only a list on this page tells.
  func map(
    of places: [LibraryPlaceNumber], before: [Person.Been] = [], shading codes: [String], title: String,
    _ change: (inout WorldContent) -> Void = { _ in }
  ) -> Record? {
    let before = before.compactMap { been in
      been.coordinate.map { place in
        WorldContent.Spot(coordinate: place, name: been.name, link: link(path, fragment: "before"))
      }
    }
    guard !places.isEmpty || !before.isEmpty else { return nil }
    var content = WorldContent()
    content.isPart = true
    content.visited = codes.sorted()
    content.spots = places.map { number in
      let place = plan[number]
      return WorldContent.Spot(
        coordinate: place.coordinate, name: place.name, link: link(place.link), isPlanned: place.isPlanned)
    }
    content.spots += before
    content.names = plan.towns(of: places).map { WorldContent.Name(coordinate: $0.coordinate, name: $0.name) }
    change(&content)
    return figure(content, of: content.visited, title: title, name: "where")
  }

  /// `codes` are those of the countries that its description names.
  private func figure(
    _ content: WorldContent, of codes: [String], title: String, name: String
  ) -> Record? {
    let countries = codes.prefix(Self.mostCountriesTold).map { words.country($0) }
    let described = countries.isEmpty ? title : words.list(Array(countries))
    guard
      let drawings = drawWorld(
        content, on: site.atlas, title: title, description: described, idPrefix: name)
    else { return nil }
    let isOnGround = !drawings.wide.sources.isEmpty
    return [
      "wideHTML": .html(HTML(trusted: drawings.wide.markup)),
      "narrowHTML": .html(HTML(trusted: drawings.narrow.markup)),
      "source": TemplateValue(isOnGround ? words[.mapSource] : nil), "isExplained": .flag(isOnGround),
    ]
  }

  private static let mostCountriesTold = 12

  /// A place by its name, and by whose it is where it names somebody.
  private func told(_ place: LibraryPlace) -> String {
    guard !place.named.isEmpty else { return place.name }
    return words(.libraryMapOf, ["place": place.name, "names": words.list(place.named.map(\.name))])
  }
}
