import Basemap
import TripModel

/// The towns by which texts tell where places are that have no other name, `3 km east of Langenberg`: they are on the sheet
/// before any larger one.
struct AnchorTowns {
  /// A town that has its room on the sheet.
  struct Standing {
    let name: String
    let point: Point
    let label: MapLabel
  }

  private let towns: [(name: String, point: Point)]
  /// What signs are called that have no name, and cover the town that is the nearest.
  let signs: [Marker.Source: String]

  /// Metres from a town from which on a sign on it is not called by it, however small the sheet: who reads its name takes
  /// it for where one was.
  private static let farthest = 6_000.0

  /// Units between the middle of a sign and a town that has a dot beside it; one that is nearer is the sign's own name.
  private static func reach(of marker: Marker) -> Double { BaseNames.nearest + marker.reach.x }

  /// None on the map of the world, where no town has room, on one of squares, and on a sheet that a script enlarges: what
  /// covers a town there stands beside it soon. What is called so already is not said again.
  init(
    of content: MapContent, on view: MapView, from atlas: Atlas?, wording: MapWording, markers: [Marker]
  ) {
    var towns: [(name: String, point: Point)] = []
    var signs: [Marker.Source: String] = [:]
    let isOfTowns =
      !view.projection.isWorld && !content.isLive
      && (SquareGrid.largestExtent..<BaseNames.largestExtent).contains(view.metresAcross)
    if isOfTowns, let names = atlas?.names {
      var taken = Set((content.stops.map(\.name) + content.marks.map(\.name)).map { $0.lowercased() })
      for place in content.placesByTown {
        let known = names.name(latitude: place.coordinate.latitude, longitude: place.coordinate.longitude)
        guard let town = known?.town, place.town == town.name || place.town == wording.town(town),
          let point = view.place(UnitVector(town.point)),
          taken.insert(place.town.lowercased()).inserted
        else { continue }
        let sign = markers.first { $0.source == place.source }
        if let sign, sign.point.distance(to: point) < Self.reach(of: sign) {
          if sign.label.isEmpty, let known, known.metres < Self.farthest { signs[sign.source] = place.town }
        } else {
          towns.append((place.town, point))
        }
      }
    }
    self.towns = towns
    self.signs = signs
  }

  /// Those that have room on the sheet, which they take.
  func placed(in placement: inout LabelPlacement, on view: MapView, besides markers: [Marker]) -> [Standing] {
    let sheet = view.inner.inset(by: 6)
    return towns.compactMap { name, point -> Standing? in
      guard sheet.contains(point),
        !markers.contains(where: { $0.point.distance(to: point) < $0.reach.x + LabelPlacement.clearOfSigns }),
        let label = placement.placeTown(name, at: point, size: TownDrawing.size(on: view))
      else { return nil }
      return Standing(name: name, point: point, label: label)
    }
  }
}

extension MapContent {
  /// What is told by a town near by, in the order of the list.
  fileprivate var placesByTown: [(source: Marker.Source, coordinate: Coordinate, town: String)] {
    let ofStops = stops.enumerated().compactMap { index, stop in
      stop.nearTown.map { (source: Marker.Source.stop(index), coordinate: stop.coordinate, town: $0) }
    }
    let ofMarks = marks.enumerated().compactMap { index, mark in
      mark.nearTown.map { (source: Marker.Source.mark(index), coordinate: mark.coordinate, town: $0) }
    }
    return ofStops + ofMarks
  }
}

extension MapStop {
  /// The same at its place on the sheet of a region.
  static func region(of content: MapContent, at place: Coordinate, called name: String) -> MapStop {
    var stop = MapStop(number: "", name: name, coordinate: place)
    let near = content.stops.compactMap(\.nearTown) + content.marks.compactMap(\.nearTown)
    stop.nearTown = near.first
    return stop
  }
}
