import TripModel

/// Towns as Americans and Canadians write them, with the two capitals of the state or province behind: `Llano TX`, `Banff,
/// AB`. Such capitals are words elsewhere, so they count only where the trip is there.
enum StateTowns {
  /// Metres from the trip within which it is there.
  private static let reach = 1_000_000.0

  /// The towns that names mean, of which no town is called so as a whole.
  static func find(
    _ names: Set<String>, near trip: TripSurroundings, _ lookup: PlaceLookup
  ) -> [String: TownReading] {
    let wishes = names.sorted().compactMap { name in inFull(name).map { (name: name, wish: $0) } }
    guard !wishes.isEmpty else { return [:] }
    let towns = lookup.towns(meantBy: Set(wishes.map(\.wish)).sorted())
    var found: [String: TownReading] = [:]
    for (name, wish) in wishes {
      found[name] = towns[wish]?.first { town in
        countries.contains(town.country)
          && (trip.isUnknown(asking: name) || trip.isNear(town.coordinate, within: reach, asking: name))
      }
    }
    return found
  }

  /// `Llano, Texas` of `Llano TX`; nil for what has no such ending.
  static func inFull(_ name: String) -> String? {
    let words = name.split { $0 == " " || $0 == "," }
    guard words.count > 1, let state = words.last.flatMap({ states[String($0)] }) else { return nil }
    return words.dropLast().joined(separator: " ") + ", " + state
  }

  private static let countries: Set<String> = ["US", "CA"]

  /// Names of states and provinces by their postal codes.
  private static let states = [
    "AL": "Alabama", "AK": "Alaska", "AZ": "Arizona", "AR": "Arkansas", "CA": "California", "CO": "Colorado",
    "CT": "Connecticut", "DE": "Delaware", "FL": "Florida", "GA": "Georgia", "HI": "Hawaii", "ID": "Idaho",
    "IL": "Illinois", "IN": "Indiana", "IA": "Iowa", "KS": "Kansas", "KY": "Kentucky", "LA": "Louisiana",
    "ME": "Maine", "MD": "Maryland", "MA": "Massachusetts", "MI": "Michigan", "MN": "Minnesota",
    "MS": "Mississippi", "MO": "Missouri", "MT": "Montana", "NE": "Nebraska", "NV": "Nevada",
    "NH": "New Hampshire", "NJ": "New Jersey", "NM": "New Mexico", "NY": "New York", "NC": "North Carolina",
    "ND": "North Dakota", "OH": "Ohio", "OK": "Oklahoma", "OR": "Oregon", "PA": "Pennsylvania",
    "RI": "Rhode Island", "SC": "South Carolina", "SD": "South Dakota", "TN": "Tennessee", "TX": "Texas",
    "UT": "Utah", "VT": "Vermont", "VA": "Virginia", "WA": "Washington", "WV": "West Virginia",
    "WI": "Wisconsin", "WY": "Wyoming",
    "AB": "Alberta", "BC": "British Columbia", "MB": "Manitoba", "NB": "New Brunswick",
    "NL": "Newfoundland and Labrador", "NS": "Nova Scotia", "NT": "Northwest Territories", "NU": "Nunavut",
    "ON": "Ontario", "PE": "Prince Edward Island", "QC": "Quebec", "SK": "Saskatchewan", "YT": "Yukon",
  ]
}
