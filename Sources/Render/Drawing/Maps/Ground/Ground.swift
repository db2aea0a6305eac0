import Basemap

/// The ground under a map.
struct Ground {
  let paths: GroundPaths
  let relief: ReliefPaths

  /// The ground under a map, of at most so many bytes; nil where it shows too little of the Earth for one.
  ///
  /// `places` are what stands on the map. Where the atlas is so near that its errors can be seen and puts one of
  /// them into the water that is not well off the shore, there is no ground: better none than a false one.
  init?(_ atlas: Atlas?, in view: MapView, places: [Point], largestSize: Int) {
    guard largestSize > 0, let atlas, let scale = GroundScale(view), let level = atlas.level(scale.fineness)
    else { return nil }
    let shapes = GroundShapes(level, scale: scale, in: view)
    paths = GroundPaths(shapes, largestSize: largestSize)
    relief = ReliefPaths(shapes, largestSize: largestSize * 3 / 4)
    if scale.showsErrors,
      places.contains(where: {
        !paths.isAshore($0, within: Marker.stopRadius) && !Self.isAtSea($0, in: view, atlas.names)
      })
    {
      return nil
    }
  }

  /// Whether a place is on the open sea, where a ship may be and no error of the atlas puts a town.
  private static func isAtSea(_ place: Point, in view: MapView, _ names: PlaceNames?) -> Bool {
    guard let here = view.vector(at: place), let names else { return false }
    return names.name(latitude: here.latitude, longitude: here.longitude)?.sea != nil
  }
}
