/// The edge of a map of the world, as far as the sheet shows it.
enum WorldOutline {
  static func data(_ projection: EqualEarth, _ view: MapView) -> String {
    let latitudes = Array(stride(from: -90.0, through: 90, by: 5))
    let east = latitudes.map { projection.project(latitude: $0, relativeLongitude: 180) }
    let west = latitudes.reversed().map { projection.project(latitude: $0, relativeLongitude: -180) }
    var writer = PathWriter()
    writer.polygon(view.inner.clipping(ring: (east + west).map(view.place)))
    return writer.text
  }
}
