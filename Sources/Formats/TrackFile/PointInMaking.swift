/// What is known of a point whose element is still open.
struct PointInMaking {
  var latitude: Double?
  var longitude: Double?
  var line = 0
  var elevation: Double?
  var time: Double?

  /// Where it is; one that is not on the Earth is counted instead.
  func finished(_ bad: inout LineTally) -> GeoPoint? {
    if let latitude, let longitude,
      let place = GeoPoint(latitude: latitude, longitude: longitude, elevation: elevation, time: time)
    {
      return place
    }
    bad.note(line: line)
    return nil
  }
}
