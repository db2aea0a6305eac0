import TripPlanning

extension PageScope {
  /// The places in the order of their page, whose numbers all maps and lists of the trip have where no way has stops with
  /// numbers of their own; nil where one has, and where there is but one place.
  var numberedPlaces: [PlacePlan]? {
    guard plan.isWithoutWay, plan.places.count > 1 else { return nil }
    return PlacesPage(scope: self).ordered
  }
}
