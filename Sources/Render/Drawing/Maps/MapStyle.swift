import Basemap
import TripModel

/// How a map is written, whatever is on it.
struct MapStyle {
  let frame: MapFrame
  let units: Units
  let wording: MapWording
  /// Nil where no names are to be looked up.
  let atlas: Atlas?
  /// What shows in a corner where the sheet lies is drawn from it; nil where nothing does.
  let around: Atlas?
  let idPrefix: String
}
