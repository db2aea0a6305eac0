/// What recorders of tracks say was done, as far as it tells how one got about.
package enum TrackActivity: Hashable, Sendable {
  case onFoot, onWheels

  /// By the words of GPX `<type>` and TCX `Sport`, for which there is no standard: those of Garmin, Strava, Komoot,
  /// OsmAnd and others, in small letters without what stands between words. Strava writes its numbers.
  package init?(named word: String) {
    let plain = String(word.lowercased().filter { $0.isLetter || $0.isNumber })
    switch plain {
    case "9", "run", "running", "trailrun", "trailrunning", "trackrunning", "streetrunning", "ultrarun",
      "jogging",
      "10", "walk", "walking", "casualwalking", "speedwalking", "nordicwalking", "foot", "onfoot",
      "pedestrian",
      "4", "hike", "hiking", "trekking", "mountaineering", "climbing", "snowshoe", "snowshoeing":
      self = .onFoot
    case "1", "ride", "cycling", "biking", "bicycle", "bike", "roadbiking", "roadcycling", "mountainbiking",
      "mtb",
      "gravelcycling", "ebikeride", "ebiking", "touringbicycle", "racebike", "cyclingtouring", "driving",
      "car",
      "motorcycling", "motorcycle", "motorbike":
      self = .onWheels
    default: return nil
    }
  }
}
