package import Basemap
package import TripModel

/// Close-ups by the sea: as much is shown as it takes to see the shore, without which one would not know the place.
extension SheetSearch {
  /// Metres to all sides of each place, tried until there is a shore.
  private static let closeUps = [700.0, 850, 1000, 1200, 1450, 1750]

  /// Bytes of which a shore can be drawn that is one.
  private static let leastGround = 1_000

  /// A close-up of nothing but signs with the shore, where there is one near; the same where it shows one, or streets,
  /// and far from any. `others` are shown in any case.
  func byTheShore(_ bare: Stand?, besides others: [UnitVector] = []) -> Stand? {
    guard let bare, atlas != nil, frame.largestGround >= Self.leastGround, !hasStreets,
      !bare.view.projection.isWorld, bare.view.metresAcross < SquareGrid.largestExtent,
      bare.ground?.isFlat ?? true,
      let widest = Self.closeUps.last.flatMap({ shore(within: $0, besides: others) })
    else { return bare }
    for metres in Self.closeUps.dropLast() {
      if let stand = shore(within: metres, besides: others) { return stand }
    }
    return widest
  }

  private func shore(within metres: Double, besides others: [UnitVector]) -> Stand? {
    guard let stand = stand(with: others + circles(metres)),
      stand.ground?.paths.isShared(in: stand.view.inner) ?? false
    else { return nil }
    return stand
  }
}

extension GroundPaths {
  /// Whether both land and water are seen within a box.
  fileprivate func isShared(in box: Box) -> Bool {
    let across = 12
    let isLand = (0..<across * across).map { index in
      let (column, row) = (Double(index % across) + 0.5, Double(index / across) + 0.5)
      return self.isLand(
        at: Point(
          x: box.minX + box.width * column / Double(across), y: box.minY + box.height * row / Double(across)))
    }
    return isLand.contains(true) && isLand.contains(false)
  }
}

extension MapContent {
  /// Whether a way was recorded there, by which one knows the place; a straight line tells nothing.
  var hasWay: Bool { lines.contains { !$0.style.isJoined && !$0.leadsBeyond } }

  /// Whether a map of the traveller's own has one of its places.
  var hasStreets: Bool {
    let places = stops.map(\.coordinate) + marks.map(\.coordinate)
    return extracts.contains { extract in places.contains { extract.bounds.holds($0) } }
  }
}

extension MapBounds {
  fileprivate func holds(_ place: Coordinate) -> Bool {
    let unit = MapPoint.unitsInDegree
    let latitudes = Double(low.latitude)...Double(max(low.latitude, high.latitude))
    let longitudes = Double(low.longitude)...Double(max(low.longitude, high.longitude))
    return latitudes.contains(place.latitude * unit) && longitudes.contains(place.longitude * unit)
  }
}

/// Whether a map of so many metres around a place shows a shore, where it is no closer than shores are true.
package func showsShore(within metres: Double, of place: Coordinate, on atlas: Atlas?) -> Bool {
  let across = max(2 * metres, 1.05 * GroundScale.smallestOfShores)
  let view = MapView(around: UnitVector(place), metres: across, in: .square)
  let ground = Ground(atlas, in: view, largestSize: MapFrame.square.largestGround, hasRelief: false)
  return ground?.paths.isShared(in: view.inner) ?? false
}
