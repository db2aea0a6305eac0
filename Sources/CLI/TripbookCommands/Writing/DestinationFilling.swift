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
  /// That which one would fly to, and others near by, the nearest first.
  private let serving: Airport?
  private let others: [Airport]
  /// What its country counts in.
  private let currencyThere: String?

  init(name: String, spot: DestinationSpot, country: String?, currency: String?, airport: String?) {
    (self.name, self.spot) = (name, spot)
    (self.country, self.currency, self.airport) = (country, currency, airport)
    let serving = spot.coordinate.flatMap(Airport.serving)
    self.serving = serving
    let near = spot.coordinate.map { Airport.near($0, within: Self.reachOfOthers, atMost: .max) } ?? []
    others = Array(near.filter { $0 != serving }.prefix(Airport.choice))
    currencyThere = spot.country.flatMap(CountryCurrencies.currency)?.code
  }

  /// Metres to an airport that one may rather take.
  private static let reachOfOthers = 120_000.0

  func fill(_ item: inout DestinationItem) {
    item.at = spot.written
    item.country = spot.country
    item.currency = currency ?? currencyThere
    item.airport = airport ?? serving?.code
    item.otherAirports = airport == nil ? others.map(besides) : []
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
    if airport == nil, let serving, let coordinate = spot.coordinate {
      let nearest = Airport.near(coordinate, atMost: 1).first { $0 != serving }
      let why = nearest.map { ", larger than \($0.code), the nearest" } ?? ""
      let told = others.map(besides).joined(separator: ", ")
      parts.append("airport: \(inWords(serving))\(why)" + (told.isEmpty ? "" : "; others near by: \(told)"))
    }
    return parts
  }

  /// `UKB Kobe (65 km)`: with how far it is from there.
  private func besides(_ airport: Airport) -> String {
    let kilometres = spot.coordinate.map { Int(($0.distance(to: airport.coordinate) / 1000).rounded()) }
    return [airport.code, airport.town(spelledAs: name), kilometres.map { "(\($0) km)" }]
      .compactMap(\.self).joined(separator: " ")
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
    if airport == nil, serving == nil {
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
