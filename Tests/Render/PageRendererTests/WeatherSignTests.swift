import Claims
import Drawing
import PageReading
import Testing
import TripModel

@testable import PageRenderer

@Suite("Signs of the weather")
struct WeatherSignTests {
  @Test(
    "are those of the first word that tells it, in many languages",
    arguments: [
      ("sunny, light wind, 22 °C", "sun"), ("rain at breakfast, then a dry east wind", "rain"),
      ("hazy, swell from the east", "fog"), ("Sonne und Wolken", "sunAndCloud"), ("bewölkt", "cloud"),
      ("orages", "storm"), ("nieve", "snow"), ("Wetter: Regen", "rain"), ("pluie", "rain"), ("☀️", "sun"),
      ("mostly cloudy", "cloud"), ("🌧", "rain"), ("gusts of 70 km/h", "wind"),
      ("partly sunny", "sunAndCloud"), ("pas un nuage", "sun"), ("no clouds", "sun"),
      ("keine Wolke am Himmel", "sun"), ("sin nubes", "sun"), ("senza nuvole", "sun"), ("sem nuvens", "sun"),
      ("cloudless", "sun"), ("wolkenlos, windig", "wind"), ("not a single cloud", "sun"),
      ("no rain, some clouds", "cloud"), ("no wind and sun", "sun"), ("no clouds or rain", "sun"),
      ("weder Regen noch Wind, Nebel", "fog"), ("not warm but sunny", "sun"),
      ("pas de soleil, nuages", "cloud"),
    ] as [(String, String)])
  func words(words: String, sign: String) { claim(WeatherSigns.sign(words)?.rawValue, is: sign) }

  @Test(
    "are none where no word tells it",
    arguments: [
      "", "a fine day", "pour les amis", "on Sunday", "hotel", "no rain", "windstill", "kein Regen",
    ])
  func none(words: String) { claim(none: WeatherSigns.sign(words)) }

  @Test("go by what fell where nothing is said")
  func figures() throws {
    var weather = DayWeather(date: try SampleTrips.day(1), place: SampleTrips.place)
    claim(none: WeatherSigns.sign(of: weather))
    weather.rain = 4
    claim(WeatherSigns.sign(of: weather), is: .rain)
    weather.high = -2
    claim(WeatherSigns.sign(of: weather), is: .snow)
  }

  @Test(
    "are a thermometer where how warm it was is all that is told",
    arguments: [
      ("warm, still, 24 °C", nil, "w-warmth"), (nil, 27, "w-warmth"), ("hot below", 27, "w-warmth"),
      ("sunny, 24 °C", nil, "w-sun"), ("a fine day", nil, nil), (nil, nil, nil),
    ] as [(String?, Double?, String?)])
  func warmth(words: String?, high: Double?, sign: String?) throws {
    var weather = DayWeather(date: try SampleTrips.day(1), place: SampleTrips.place)
    (weather.words, weather.high) = (words, high)
    let markup = WeatherSigns.html(weather)?.text
    claim(markup != nil, is: sign != nil)
    if let sign { claim(markup?.contains("class=\"sign \(sign)\""), is: true) }
  }

  @Test(
    "stand before the words of an entry, and what these do not say of that which the traveller wrote for the day",
    arguments: [
      ("blown clean", "blown clean, 7 to 17 °C, 3 mm fell"),
      ("sunny, 17 °C", "sunny, 17 °C, down to 7 °C, 3 mm fell"),
      ("sunny, 24 °C", "sunny, 24 °C, 3 mm fell"), ("drizzle of 3 mm", "drizzle of 3 mm, 7 to 17 °C"),
      ("from 7-24 °C", "from 7-24 °C, 3 mm fell"),
    ])
  func besideWords(words: String, line: String) throws {
    var trip = try SampleTrips.full()
    var weather = DayWeather(date: try SampleTrips.day(3), place: SampleTrips.place)
    (weather.low, weather.high, weather.rain) = (7, 17, 3)
    trip.weather = [weather]
    for index in trip.entries.indices { trip.entries[index].weather = words }
    let page = try BuiltSite(trip).page("days/2026-05-03/index.html")
    let told = page.texts.map { $0.text.replacing("\u{A0}", with: " ").replacing(",", with: ", ") }
    claim(told.map { $0.replacing("  ", with: " ") }, has: line, "\(told)")
  }
}
