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
    var reading = Reading()
    var left = Self.maxWords
    for clause in plain.split(whereSeparator: { ",;.:!?()–—".contains($0) }) {
      reading.beginClause()
      for word in clause.split(whereSeparator: { !($0.isLetter || isPicture($0)) }).prefix(left) {
        left -= 1
        reading.read(word)
      }
    }
    let found = reading.found
    // Of a sky without a cloud nothing else has to be said.
    guard let first = found.first else { return reading.hasNoCloud ? .sun : nil }
    // Sun and clouds together are one sky.
    let isBoth = found.contains(.sun) && found.contains(.cloud)
    return isBoth && (first == .sun || first == .cloud) ? .sunAndCloud : first
  }

  /// Words one after another, of which some say that there was none of it: `pas un nuage`, `no clouds or rain`.
  private struct Reading {
    private(set) var found: [WeatherSign] = []
    private(set) var hasNoCloud = false
    /// How many words on a word like `no` still means.
    private var reach = 0
    /// Whether the last word was of weather that there was not.
    private var isBehindDenied = false

    mutating func beginClause() { (reach, isBehindDenied) = (0, false) }

    mutating func read(_ word: Substring) {
      let wasBehindDenied = isBehindDenied
      isBehindDenied = false
      if WeatherSigns.denials.contains(word) || wasBehindDenied && WeatherSigns.links.contains(word) {
        reach = WeatherSigns.reach
      } else if WeatherSigns.turns.contains(word) {
        reach = 0
      } else if let sign = WeatherSigns.told(by: word) {
        let isDenied = reach > 0 || WeatherSigns.withouts.contains { word.hasSuffix($0) }
        if isDenied { hasNoCloud = hasNoCloud || sign == .cloud } else { found.append(sign) }
        (reach, isBehindDenied) = (0, isDenied)
      } else {
        reach = max(0, reach - 1)
      }
    }
  }

  private static func told(by word: Substring) -> WeatherSign? {
    beginnings.first { $0.isWhole ? word == $0.text : word.hasPrefix($0.text) }?.sign
  }

  /// `not a single cloud`.
  private static let reach = 3

  /// English, German, French, Spanish, Italian, Portuguese, Dutch, Danish, Norwegian, Swedish.
  private static let denials: Set<Substring> = [
    "no", "not", "never", "without", "hardly", "neither", "kein", "keine", "keinen", "keiner", "keinem",
    "ohne", "nicht", "weder", "kaum", "pas", "sans", "aucun", "aucune", "ni", "sin", "ningún", "ninguna",
    "senza", "non", "nessun", "nessuna", "né", "sem", "não", "nenhum", "nenhuma", "nem", "geen", "niet",
    "zonder", "uden", "uten", "utan", "ingen", "inga", "inget", "ikke", "inte",
  ]

  /// What goes on with such a word: `no clouds or rain`.
  private static let links: Set<Substring> = ["or", "nor", "oder", "noch", "ou", "o", "ni", "of", "eller"]

  /// What ends it: `not warm but sunny`.
  private static let turns: Set<Substring> = [
    "but", "aber", "sondern", "mais", "pero", "sino", "ma", "mas", "maar", "men",
  ]

  /// How words end that say so in one: `cloudless`, `wolkenlos`, `regenfrei`.
  private static let withouts = ["less", "los", "loos", "frei", "vrij", "still"]

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
    let found = words.firstMatch(of: #/(?:^|[^0-9])([-−]?[0-9]{1,3}\s?°\s?[CF]\b)/#)
    return found.map { String($0.output.1).replacing(" ", with: "\u{A0}") }
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
    (
      .cloud,
      "cloud overcast grey gray! wolk bewölk bedeckt trüb nuag couvert nub nuvol nuvem nuven encoberto bewolkt ☁"
    ),
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
