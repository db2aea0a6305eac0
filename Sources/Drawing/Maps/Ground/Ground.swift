import Atlas

extension GroundPaths {
  /// The ground under a map, of at most so many bytes; nil where it shows too little of the Earth for one.
  ///
  /// `places` are what stands on the map. Where the atlas is so near that its errors can be seen and puts one of
  /// them into the water, there is no ground: better none than a false one.
  init?(_ atlas: Atlas?, in view: MapView, places: [Point], largestSize: Int) {
    guard largestSize > 0, let atlas, let scale = GroundScale(view), let level = atlas.level(scale.fineness)
    else { return nil }
    self.init(GroundShapes(level, scale: scale, in: view), largestSize: largestSize)
    if scale.showsErrors,
      places.contains(where: { !isAshore($0, within: Marker.stopRadius) })
    {
      return nil
    }
  }
}
