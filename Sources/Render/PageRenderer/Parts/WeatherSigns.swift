import Drawing
import TripModel

/// Which sign the weather of a day gets: by the first word in it that tells one, in the languages that travellers
/// write.
enum WeatherSigns {
  static func sign(of weather: DayWeather) -> WeatherSign? {
    if let sign = weather.words.flatMap(sign) { return sign }
    guard let rain = weather.rain, rain >= 1 else { return nil }
    return weather.high.map { $0 <= 0 } ?? false ? .snow : .rain
  }

  static func sign(_ words: String) -> WeatherSign? {
    // A picture may bring the wish to be shown as one along.
    let plain = String(
      String.UnicodeScalarView(words.lowercased().unicodeScalars.filter { $0 != "\u{FE0F}" }))
    let found = plain.split { !($0.isLetter || isPicture($0)) }.prefix(Self.maxWords)
      .compactMap { word in beginnings.first { $0.isWhole ? word == $0.text : word.hasPrefix($0.text) }?.sign
      }
    guard let first = found.first else { return nil }
    // Sun and clouds together are one sky.
    let isBoth = found.contains(.sun) && found.contains(.cloud)
    return isBoth && (first == .sun || first == .cloud) ? .sunAndCloud : first
  }

  /// The sign, else a thermometer where how warm it was is all that is known: on a calendar no day with weather is bare.
  static func html(_ weather: DayWeather?) -> HTML? {
    guard let weather else { return nil }
    if let sign = sign(of: weather) { return HTML(trusted: sign.drawing.markup) }
    return tellsWarmth(weather) ? HTML(trusted: WeatherSign.ofWarmth.markup) : nil
  }

  private static func tellsWarmth(_ weather: DayWeather) -> Bool {
    weather.high != nil || weather.low != nil || weather.words.flatMap(degrees) != nil
  }

  /// The first degrees in words: `24 °C`.
  static func degrees(in words: String) -> String? {
    let found = words.firstMatch(of: #/[-−]?[0-9]{1,3}\s?°\s?[CF]\b/#)
    return found.map { String($0.output).replacing(" ", with: "\u{A0}") }
  }

  /// A longer text tells of other things.
  private static let maxWords = 30

  private static func isPicture(_ letter: Character) -> Bool {
    letter.unicodeScalars.contains { $0.properties.isEmoji && $0.value > 0x2000 }
  }

  /// How words begin that tell the weather, or the whole of a short one, with a mark of exclamation; a longer
  /// beginning stands before a shorter one that it holds.
  private static let beginnings: [(text: String, isWhole: Bool, sign: WeatherSign)] = [
    (
      WeatherSign.storm,
      "thunder storm lightning gewitter blitz orage tormenta temporale tempesta trovoada onweer ⛈ 🌩"
    ),
    (.snow, "snow sleet blizzard schnee neige nieve neve! sneeuw ❄ 🌨 ☃"),
    (.sunAndCloud, "partly intervals heiter éclairc parcialmente halfbewolkt ⛅ 🌤 🌥"),
    (
      .rain,
      "rain shower drizzl pouring regen niesel schauer pluie averse bruine lluvi piogg rovesc chuv garoa buien! 🌧 🌦 ☔"
    ),
    (.fog, "fog mist haze! hazy nebel dunst brouillard brume niebla bruma nebbia foschia nevoeiro neblina 🌫"),
    (.wind, "wind gale! gust breez blow levante mistral! föhn sturm vent! viento vento! brisa brise 💨 🌬"),
    (.cloud, "cloud overcast grey gray! wolk bewölk bedeckt trüb nuag couvert nub nuvol encoberto bewolkt ☁"),
    (
      .sun,
      "sun! sunny sunsh clear bright fair! sonn klar! soleil ensoleill sol! solead despejad sereno zon! zonnig ☀ 🌞"
    ),
  ].flatMap { sign, words in
    words.split(separator: " ").map { word in
      let isWhole = word.last == "!"
      return (String(isWhole ? word.dropLast() : word), isWhole, sign)
    }
  }
}
