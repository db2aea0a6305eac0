/// The sizes of names, in units.
enum NameSize {
  static func of(_ marker: Marker, on view: MapView) -> Double {
    switch (marker.shape, view.width >= 700) {
    case (.stop, true): 16
    case (.stop, false): 14
    case (_, true): 14
    case (_, false): 13
    }
  }
}
