import Basemap

/// The names of countries and seas on a live map of several trips, as those of a trip have them, where its signs leave room.
struct WorldNames {
  private(set) var elements: [SVGElement] = []
  private let samples: GroundSamples
  private var taken = BoxGrid()

  /// Units, of letters.
  private static let countrySize = 11.5
  private static let wideSea = 14.0
  /// Between letters, as a share of their size: as the sheets have them.
  private static let countrySpacing = 0.14
  private static let seaSpacing = 0.06
  /// Of the height of its letters: so far from every shore is the name of a sea.
  private static let clearOfLand = 0.4
  /// Units between a name and what stands beside it.
  private static let gap = 2.0

  /// `country` names one by its code; `signs` are what no name may touch.
  init(_ view: MapView, names: PlaceNames, country: (String) -> String, besides signs: [Box]) {
    samples = GroundSamples(view, names: names)
    for box in signs { taken.insert(box) }
    let isWide = !view.isNarrow
    // Where there is one country only, nobody asks which.
    for area in samples.countries.prefix(isWide ? 14 : 6) where samples.countries.count > 1 {
      write(country(area.name).uppercased(), in: area, "map-country", Self.countrySize, Self.countrySpacing)
    }
    for area in samples.seas.prefix(isWide ? 6 : 3) {
      let size = isWide ? Self.wideSea : Self.countrySize
      write(area.name, in: area, "map-sea", size, Self.seaSpacing) { box in
        Self.isOpen(box.inset(by: -Self.clearOfLand * size), of: area.name, view, names)
      }
    }
  }

  /// Writes a name where its area is widest and nothing else stands; nowhere where there is no room.
  private mutating func write(
    _ name: String, in area: GroundSamples.Area, _ classes: String, _ size: Double, _ spacing: Double,
    where fits: (Box) -> Bool = { _ in true }
  ) {
    let width = TextWidth.of(name, size: size) + Double(max(0, name.count - 1)) * spacing * size
    for point in area.places {
      let box = Box(centre: point, width: width, height: size * 1.2)
      guard samples.area(area, holds: box), taken.isFree(box.inset(by: -Self.gap)), fits(box) else {
        continue
      }
      taken.insert(box)
      elements.append(
        SVGElement("text").with("class", classes).with("font-size", size).with("text-anchor", "middle")
          .with("x", point.x).with("y", point.y + 0.35 * size).containing(text: name))
      return
    }
  }

  /// Whether the corners of a box lie in a sea, and on no land.
  private static func isOpen(_ box: Box, of sea: String, _ view: MapView, _ names: PlaceNames) -> Bool {
    [(box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY)].allSatisfy {
      guard let here = view.vector(at: Point(x: $0.0, y: $0.1)) else { return false }
      let (latitude, longitude) = (here.latitude, here.longitude)
      return names.country(latitude: latitude, longitude: longitude) == nil
        && names.sea(latitude: latitude, longitude: longitude) == sea
    }
  }
}
