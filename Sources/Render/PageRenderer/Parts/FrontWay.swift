import SiteLanguage
import TripModel
import TripPlanning

/// What the front page says of a way that is all of the trip, where nobody described it.
struct FrontWay {
  let scope: PageScope

  /// `Huningue to Saint-Brevin-les-Pins, 1,211 km`; nil where one of its ends has no name, or both have the same.
  var sentence: String? {
    let stops = scope.plan.way.route.stops
    guard scope.plan.onlyUndatedTrack != nil, stops.count > 1, let first = stops.first, let last = stops.last,
      let from = scope.name(of: first), let to = scope.name(of: last), from != to,
      let length = TripDistances(scope: scope).undated
    else { return nil }
    return scope.words(.frontWay, ["from": from, "to": to, "distance": length.written])
  }
}
