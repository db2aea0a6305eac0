/// Places to which the gazetteer gives the inhabitants of another: of the ward of Tokyo whose name they bear, or of a city
/// that it has as well. On maps they would stand before the real cities around them.
enum MistakenTowns {
  /// None of them is smaller in the gazetteer, so that hardly any other place is asked for its name.
  static let fewest = 200_000
  /// By the region, as the gazetteer writes it. That nothing so large is there is told by Japan's census of 2020.
  private static let names: [String: Set<String>] = [
    "Ehime": ["Shinagawa"], "Ibaraki": ["Suginami"], "Kumamoto": ["Kotō"], "Wakayama": ["Minato"],
    "Kanagawa": ["Aihara", "Bunkyo", "Minamirinkan"],
  ]
  /// Quarters that stand for their cities, with the people of these, and what the cities are called.
  private static let cities = [
    "Kakogawachō-honmachi": "Kakogawa", "Kamirenjaku": "Mitaka", "Kukichūō": "Kuki",
  ]

  /// Whether a place of at least so many people is none.
  static func isOne(_ name: ArraySlice<UInt8>, _ place: (country: String, region: String?)) -> Bool {
    guard place.country == "JP", let region = place.region, let mistaken = names[region] else { return false }
    return mistaken.contains(String(decoding: name, as: UTF8.self))
  }

  /// The name of the city for which a place stands; else its own.
  static func city(of name: String, in country: String) -> String {
    country == "JP" ? cities[name] ?? name : name
  }
}
