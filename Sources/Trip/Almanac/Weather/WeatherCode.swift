/// The codes in which weather is told, in words that a traveller would use.
enum WeatherCode {
  /// Those of WMO's table 4677 that Open-Meteo gives (open-meteo.com/en/docs, “WMO Weather interpretation codes”).
  static let words: [Int: String] = [
    0: "sunny", 1: "mostly sunny", 2: "partly cloudy", 3: "overcast", 45: "fog", 48: "freezing fog",
    51: "light drizzle", 53: "drizzle", 55: "heavy drizzle", 56: "freezing drizzle",
    57: "heavy freezing drizzle",
    61: "light rain", 63: "rain", 65: "heavy rain", 66: "freezing rain", 67: "heavy freezing rain",
    71: "light snow", 73: "snow", 75: "heavy snow", 77: "snow grains", 80: "light showers", 81: "showers",
    82: "violent showers", 85: "snow showers", 86: "heavy snow showers", 95: "thunderstorm",
    96: "thunderstorm with hail", 99: "thunderstorm with heavy hail",
  ]

  /// The one of several that is worst for who is out in it; nil where none of them has words.
  static func worst(of codes: [Int]) -> Int? {
    codes.filter { ranks[$0] != nil }.max { (ranks[$0] ?? 0) < (ranks[$1] ?? 0) }
  }

  /// From the mildest to the worst: a sky that clouds over, fog, drizzle, rain, snow, rain that freezes where it falls,
  /// thunderstorms; within each by its strength, and of equal ones showers before what lasts.
  static let ranked = [
    0, 1, 2, 3, 45, 48, 51, 53, 55, 80, 61, 81, 63, 82, 65, 77, 85, 71, 73, 86, 75, 56, 57, 66, 67, 95,
    96, 99,
  ]

  private static let ranks = Dictionary(
    ranked.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
}
