import Foundation

extension MapContent {
  /// Whether what is on it reaches farther from north to south than from east to west.
  package var isUpright: Bool {
    let vectors = vectors
    guard let middle = UnitVector.middle(of: vectors) else { return false }
    let latitudes = vectors.map(\.latitude)
    let longitudes = vectors.map { ($0.longitude - middle.longitude).remainder(dividingBy: 360) }
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(),
      let east = longitudes.max()
    else { return false }
    return north - south > (east - west) * cos(middle.latitude * .pi / 180)
  }
}

extension MapFrame {
  /// For places that lie above each other: as high as wide at most, on a sheet that is narrower than the page.
  package var upright: MapFrame {
    MapFrame(
      width: width, aspects: 1...aspects.upperBound, classes: classes, margin: margin,
      largestGround: largestGround, hasLocator: hasLocator)
  }

  /// The same where more stands below it than a list of these places: no higher than a sheet of the page's width would be,
  /// and so narrower than that, which would be half of it land on which there is nothing. 820 units are a width of no other
  /// sheet, by which the style sheet knows it.
  package var tall: MapFrame {
    MapFrame(
      width: min(width, 820), aspects: 0.98...aspects.upperBound, classes: classes, margin: margin,
      largestGround: largestGround, hasLocator: hasLocator)
  }

  /// No higher than half its width, however what it shows lies.
  package var low: MapFrame {
    MapFrame(
      width: width, aspects: 1.9...aspects.upperBound, classes: classes, margin: margin,
      largestGround: largestGround, hasLocator: hasLocator)
  }
}
