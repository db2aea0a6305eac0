import SiteLanguage
import TripModel
import TripPlanning

/// The weather of a day in one line, with whose figures they are.
struct WeatherLine {
  let scope: PageScope
  let weather: DayWeather?

  var value: TemplateValue {
    guard let weather, let line = line(weather) else { return .none }
    let isOpenMeteo = weather.source == "Open-Meteo.com"
    return .record([
      "line": .text(line), "signHTML": TemplateValue(WeatherSigns.html(weather)),
      "isOpenMeteo": .flag(isOpenMeteo),
      "source": TemplateValue(isOpenMeteo ? nil : weather.source?.isolated),
    ])
  }

  /// The whole of it in words; nil where there is none.
  var text: String? { weather.flatMap(line) }

  /// How warm it became, else how cold: `24 °C`; without figures the first degrees in the words.
  var high: String? {
    let figure = (weather?.high ?? weather?.low).map {
      scope.words.weather.temperature($0, in: scope.plan.profile.units).text
    }
    return figure ?? weather?.words.flatMap(WeatherSigns.degrees)
  }

  /// `sunny, 15 to 24 °C, 4 mm fell`.
  private func line(_ weather: DayWeather) -> String? {
    let words = scope.words
    let rain = weather.rain.flatMap { words.weather.rain($0, in: scope.plan.profile.units) }
    let parts = [
      weather.words?.isolated, temperatures(weather), rain.map { words(.weatherFell, ["amount": $0.text]) },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: words[.listMark])
  }

  private func temperatures(_ weather: DayWeather) -> String? {
    let words = scope.words
    func measure(_ celsius: Double) -> Measure {
      words.weather.temperature(celsius, in: scope.plan.profile.units)
    }
    let high = weather.high.map(measure)
    // `sunny, 17 °C, down to 7 °C`: what the words tell is not told again.
    let told = weather.words.flatMap(WeatherSigns.degrees)?.filter { !$0.isWhitespace }
    let isHighTold = told != nil && told == high?.text.filter { !$0.isWhitespace }
    switch (weather.low.map(measure), isHighTold ? nil : high) {
    case (nil, nil): return nil
    case (let low?, nil): return words(.weatherLow, ["low": low.text])
    case (nil, let high?): return words(.weatherHigh, ["high": high.text])
    case (let low?, let high?):
      return low == high ? high.text : words(.weatherRange, ["low": low.figure, "high": high.text])
    }
  }
}
