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
}
