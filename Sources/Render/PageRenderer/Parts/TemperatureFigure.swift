import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// How warm a day was among the days of the trip about it.
struct TemperatureFigure {
  let scope: PageScope
  let day: DayPlan

  /// Fewer days say no more than the line at the head of the page; more than a month would be a fence.
  private static let minDays = 3
  private static let reach = 15

  /// Nothing for a day without both its temperatures.
  var value: TemplateValue {
    guard temperatures(of: day) != nil else { return .none }
    let near = scope.plan.days.filter { abs($0.date - day.date) <= Self.reach }
    guard near.filter({ temperatures(of: $0) != nil }).count >= Self.minDays, let first = near.first?.date,
      let last = near.last?.date
    else { return .none }
    let byDate = Dictionary(near.map { ($0.date, temperatures(of: $0)) }, uniquingKeysWith: { one, _ in one })
    let days = (0...(last - first)).map { byDate[first + $0] ?? nil }
    let drawing = drawTemperatures(
      days, marked: day.date - first, wording: wording(from: first, to: last))
    return TemplateValue(drawing.map { ["chartHTML": .html(HTML(trusted: $0.markup))] })
  }

  private func temperatures(of day: DayPlan) -> DayTemperatures? {
    guard let weather = day.weather?.value, let low = weather.low, let high = weather.high, low <= high else {
      return nil
    }
    return DayTemperatures(low: low, high: high)
  }

  private func wording(from first: LocalDate, to last: LocalDate) -> TemperatureWording {
    let words = scope.words
    func degrees(_ celsius: Double?) -> String {
      celsius.map { words.weather.temperature($0, in: scope.plan.profile.units).figure + "°" } ?? ""
    }
    let weather = day.weather?.value
    let title = words(
      .temperaturesOf,
      [
        "from": words.dates.tiny(first), "to": words.dates.tiny(last), "low": degrees(weather?.low),
        "high": degrees(weather?.high),
      ])
    return TemperatureWording(
      title: title, first: words.dates.tiny(first), last: words.dates.tiny(last),
      high: degrees(weather?.high), low: degrees(weather?.low))
  }
}
