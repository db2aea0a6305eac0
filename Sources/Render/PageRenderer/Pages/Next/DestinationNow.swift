import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// The weather near a destination at the moment at which somebody looks: all steps of its forecast, of which a script
/// shows the one that clocks there are in, and what was to be on the day of the build for whoever has no script.
struct DestinationNow {
  let scope: any NextScope
  let destination: DestinationPlan
  let today: LocalDate

  private var words: Words { scope.words }

  /// Nothing where no step is still to come, nor where nobody knows what clocks there show.
  var value: TemplateValue {
    guard let forecast = destination.forecast, let zone = destination.zone,
      let soon = forecast.toldStep(on: today)
    else { return .none }
    let steps = forecast.currentSteps(on: today)
    let told = [
      "place": destination.name.isolated, "date": words.dates.plain(forecast.fetched),
    ]
    let date = words.dates.plain(soon.time.date)
    let time = date + words[.listMark] + words.dates.time(soon.time.time)
    let record: Record = [
      "zone": .text(zone),
      "steps": .text(steps.map { Self.key($0.time) + " " + weather($0) }.joined(separator: "\n")),
      // The script fills in `{weather}`.
      "text": .text(words(.nextNow, told)),
      "soon": .text(words(.nextSoon, told.merging(["time": time, "weather": weather(soon)]) { $1 })),
    ]
    return .record(record)
  }

  /// Whether there is anything to tell.
  var isTold: Bool {
    destination.zone != nil && destination.forecast?.toldStep(on: today) != nil
  }

  /// `2026-11-28 06:00`, by which moments can be compared as texts.
  private static func key(_ moment: LocalDateTime) -> String {
    "\(moment.date) \(moment.time.hourAndMinute)"
  }

  /// `11°, rain`: the middle between the highest and the lowest of three hours.
  private func weather(_ step: DestinationForecast.Step) -> String {
    let sky = ForecastTable.sign(step).map { words[.listMark] + words[$0.phrase] } ?? ""
    return scope.degrees((step.high + step.low) / 2) + sky
  }
}
