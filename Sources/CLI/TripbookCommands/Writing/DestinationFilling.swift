import TripModel
import TripWriting

/// What is filled in of a new destination beside what was said, and what cannot be.
struct DestinationFilling {
  let name: String
  let spot: DestinationSpot
  /// As they were said.
  let country: String?
  let currency: String?
  let airport: String?
  /// The nearest first.
  private let near: [Airport]
  /// What its country counts in.
  private let currencyThere: String?

  init(name: String, spot: DestinationSpot, country: String?, currency: String?, airport: String?) {
    (self.name, self.spot) = (name, spot)
    (self.country, self.currency, self.airport) = (country, currency, airport)
    near = spot.coordinate.map { Airport.near($0) } ?? []
    currencyThere = spot.country.flatMap(CountryCurrencies.currency)?.code
  }

  func fill(_ item: inout DestinationItem) {
    item.at = spot.written
    item.country = spot.country
    item.currency = currency ?? currencyThere
    item.airport = airport ?? near.first?.code
    item.otherAirports = airport == nil ? near.dropFirst().map(\.code) : []
  }

  /// What there is to tell of it: each field that was filled in, and a line on those that were not.
  var lines: [String] {
    (filled.isEmpty ? [] : ["Filled in:"] + filled.map { "  " + $0 })
      + (missing.map { ["Not filled in: " + $0] } ?? [])
  }

  private var filled: [String] {
    var parts: [String] = []
    if let found = spot.found, let coordinate = spot.coordinate {
      parts.append("at: \(coordinate.written), \(found)")
    }
    if country == nil, let code = spot.country { parts.append("country: \(code)") }
    if currency == nil, let currencyThere { parts.append("currency: \(currencyThere)") }
    if airport == nil, let nearest = near.first {
      let others = near.dropFirst().map(inWords).joined(separator: " and ")
      parts.append("airport: \(inWords(nearest))" + (others.isEmpty ? "" : ", nearer than \(others)"))
    }
    return parts
  }

  /// `KIX (Osaka)`.
  private func inWords(_ airport: Airport) -> String {
    airport.code + (airport.town(spelledAs: name).map { " (\($0))" } ?? "")
  }

  /// With the reason, in whole sentences; nil where nothing is missing.
  private var missing: String? {
    var open: [(field: String, reason: String)] = []
    if spot.country == nil { open.append(("country", "its position is in none")) }
    if currency == nil, currencyThere == nil {
      open.append(("currency", spot.country.map { "none is known of \($0)" } ?? "that is its country's"))
    }
    if airport == nil, near.isEmpty {
      open.append(("airport", "none is known within \(Int(Airport.reach / 1000)) km"))
    }
    if spot.coordinate == nil {
      let fields = ["at"] + open.map(\.field)
      return fields.joined(separator: ", ")
        + (spot.isArea
          ? ", since it is a whole country or region." : ", since no town is known by the name “\(name)”.")
        + " Write behind `at:` where it is, a position or a town."
    }
    if open.isEmpty { return nil }
    return open.map { "\($0.field), since \($0.reason)" }.joined(separator: "; ") + "."
  }
}
