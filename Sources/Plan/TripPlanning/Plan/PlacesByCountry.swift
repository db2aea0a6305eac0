extension PlaceTown {
  /// The towns of all places, as `gather` tells them; their countries where most of several towns would have one place
  /// each, and what is in no town would lie in several countries together.
  static func grouped(_ places: [PlacePlan]) -> [PlaceTown] {
    let towns = gather(places)
    let named = towns.filter { $0.name != nil }
    let lone = named.count { $0.places.count == 1 }
    guard !towns.isEmpty, 2 * lone >= named.count else { return towns }
    let countries = byCountry(places)
    return countries.count { $0.country != nil } > 1 && countries.count < towns.count ? countries : towns
  }

  /// The countries of all places, in the order in which the plan first names them; what is in none comes last.
  private static func byCountry(_ places: [PlacePlan]) -> [PlaceTown] {
    var countries: [PlaceTown] = []
    var positions: [String?: Int] = [:]
    for place in places {
      let code = place.locality?.country
      if let position = positions[code] {
        countries[position].places.append(place.id)
      } else {
        positions[code] = countries.count
        countries.append(PlaceTown(name: nil, country: code, places: [place.id], isWithAround: false))
      }
    }
    return countries.filter { $0.country != nil } + countries.filter { $0.country == nil }
  }
}
