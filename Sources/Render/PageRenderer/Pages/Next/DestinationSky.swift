import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// What the weather is like at a destination over the year, as a chart and as a table of the same numbers.
struct ClimateFigure {
  let scope: any NextScope
  let destination: DestinationPlan
  let today: LocalDate

  private var words: Words { scope.words }

  /// Nothing where no month is known.
  var value: TemplateValue {
    guard let climate = destination.climate, !climate.months.isEmpty else { return .none }
    let months = climate.months.sorted { $0.month < $1.month }.filter { (1...12).contains($0.month) }
    guard
      let drawing = drawClimate(
        months.map(month), marked: today.month, wording: wording(of: months), idPrefix: "climate")
    else { return .none }
    let record: Record = [
      "chartHTML": .html(HTML(trusted: drawing.markup)),
      "note": .text([years(of: climate), gaps(in: months)].compactMap(\.self).joined(separator: " ")),
      "credit": SkyCredit(source: climate.source).value, "rows": TemplateValue(rows(of: months)),
    ]
    return .record(record)
  }

  private func month(_ month: DestinationClimate.Month) -> ClimateMonth {
    ClimateMonth(
      month: month.month, temperature: month.mean, degrees: scope.degrees(month.mean), rain: month.rain,
      amount: rain(month.rain).figure)
  }

  /// What falls, also where that is nothing.
  private func rain(_ millimetres: Double) -> Measure {
    words.weather.rain(millimetres, in: scope.units)
      ?? Measure(figure: words.numbers.whole(0), unit: scope.units == .kilometres ? "mm" : "in")
  }

  private func temperature(_ celsius: Double) -> String {
    words.weather.temperature(celsius, in: scope.units).text
  }

  private func years(of climate: DestinationClimate) -> String {
    words(
      .nextClimateYears,
      ["first": String(climate.years.lowerBound), "last": String(climate.years.upperBound)])
  }

  /// Of which months nothing is known; nil where that is none.
  private func gaps(in months: [DestinationClimate.Month]) -> String? {
    let known = Set(months.map(\.month))
    let gaps = words.dates.monthNames.enumerated().filter { !known.contains($0.offset + 1) }
    return gaps.isEmpty ? nil : words(.nextClimateGaps, ["months": words.list(gaps.map { $0.element.long })])
  }

  private func name(_ month: DestinationClimate.Month) -> String {
    words.dates.monthNames[month.month - 1].long
  }

  /// One for each month of the year, whether anything is known of it or not.
  private func rows(of months: [DestinationClimate.Month]) -> [Record] {
    words.dates.monthNames.enumerated().map { index, name in
      if let known = months.first(where: { $0.month == index + 1 }) { return row(known) }
      return [
        "month": .text(name.long), "temperature": .none, "high": .none, "low": .none, "rain": .none,
        "wetDays": .none, "isUntold": .flag(true),
      ]
    }
  }

  private func row(_ month: DestinationClimate.Month) -> Record {
    [
      "month": .text(name(month)), "temperature": .text(temperature(month.mean)),
      "high": .text(temperature(month.high)), "low": .text(temperature(month.low)),
      "rain": .text(rain(month.rain).text), "wetDays": .text(words.numbers.decimal(month.wetDays, digits: 0)),
      "isUntold": .flag(false),
    ]
  }

  private func wording(of months: [DestinationClimate.Month]) -> ClimateWording {
    var about = ""
    if let warmest = months.max(by: { $0.mean < $1.mean }),
      let coldest = months.min(by: { $0.mean < $1.mean }),
      let wettest = months.max(by: { $0.rain < $1.rain })
    {
      about = words(
        .nextClimateAbout,
        [
          "warmest": name(warmest), "high": scope.degrees(warmest.mean), "coldest": name(coldest),
          "low": scope.degrees(coldest.mean), "wettest": name(wettest),
        ])
    }
    if let gaps = gaps(in: months) { about += " " + gaps }
    let degree = words.weather.temperature(0, in: scope.units).unit
    return ClimateWording(
      title: words(.nextClimateOf, ["place": destination.name.isolated]), description: about,
      temperature: words(.nextMeanTemperature, ["unit": degree]),
      rain: words(.nextRain, ["unit": rain(0).unit]), months: words.dates.monthNames.map(\.short))
  }
}

/// What the weather was to be there, in steps of three hours, days beside each other: as of its date, and of one that has
/// ended, as past.
struct ForecastTable {
  let scope: any NextScope
  let destination: DestinationPlan
  let today: LocalDate

  private var words: Words { scope.words }

  /// Nothing where none is known.
  var value: TemplateValue {
    guard let forecast = destination.forecast, let last = forecast.steps.last else { return .none }
    let shown = forecast.shownSteps(on: today)
    let days = Set(shown.map(\.time.date)).sorted()
    let times = Set(shown.map(\.time.time)).sorted()
    let steps = Dictionary(shown.map { ($0.time, $0) }, uniquingKeysWith: { one, _ in one })
    let byDay = Dictionary(grouping: shown, by: \.time.date)
    func foot(_ figure: ([DestinationForecast.Step]) -> String?) -> TemplateValue {
      .list(days.map { .text(byDay[$0].flatMap(figure) ?? "") })
    }
    let signs = Set(shown.compactMap { Self.sign($0) })
    let record: Record = [
      "isPast": .flag(forecast.hasEnded(by: today)),
      "ended": .text(words(.nextForecastEnded, ["date": words.dates.plain(last.time.date)])),
      "note": .text(words(.nextForecastAsOf, ["date": words.dates.plain(forecast.fetched)])),
      "credit": SkyCredit(source: forecast.source).value,
      "signsHTML": .html(HTML(trusted: ForecastSign.definitions(of: signs).markup)),
      "days": .list(days.map { .text(column($0)) }),
      "rows": TemplateValue(
        times.map { time in
          [
            "time": .text(words.dates.time(time)),
            "cells": TemplateValue(
              days.map { cell(steps[LocalDateTime(date: $0, time: time)]) }),
          ]
        }),
      "highest": foot { $0.map(\.high).max().map(scope.degrees) },
      "lowest": foot { $0.map(\.low).min().map(scope.degrees) },
      "humidity": foot { steps in
        humidity(Double(steps.reduce(0) { $0 + $1.humidity }) / Double(max(1, steps.count)))
      },
    ]
    return .record(record)
  }

  /// `Sat 28`, which a phone has room for five times.
  private func column(_ date: LocalDate) -> String {
    words.dates.weekdayNames[date.weekday - 1].short + " " + String(date.day)
  }

  private func humidity(_ perCent: Double) -> String { words.numbers.share(perCent / 100) }

  static func sign(_ step: DestinationForecast.Step) -> ForecastSign? {
    ForecastSign(code: step.code, isNight: !ForecastSign.day.contains(step.time.time.hour))
  }

  /// Nothing in it for hours of which nothing is known.
  private func cell(_ step: DestinationForecast.Step?) -> Record {
    guard let step else {
      return ["isKnown": .flag(false)]
    }
    let sign = Self.sign(step)
    return [
      "isKnown": .flag(true),
      "signHTML": sign.map { .html(HTML(trusted: $0.drawing.markup)) } ?? .none,
      "said": TemplateValue(sign.map { words[$0.phrase] }), "high": .text(scope.degrees(step.high)),
      "low": .text(scope.degrees(step.low)), "humidity": .text(humidity(Double(step.humidity))),
    ]
  }
}

/// Whose figures of the weather these are.
struct SkyCredit {
  let source: String

  var value: TemplateValue {
    // Its licence asks to be named also where some figures are of others.
    let sources = source.split(separator: ",").map { $0.trimmingPrefix(" ") }
    let others = sources.filter { $0 != Self.openMeteo }.joined(separator: ", ")
    let record: Record = [
      "isOpenMeteo": .flag(sources.contains { $0 == Self.openMeteo }),
      "source": TemplateValue(others.isEmpty ? nil : others.isolated),
    ]
    return .record(record)
  }

  /// As `fetch` writes it.
  private static let openMeteo = "Open-Meteo.com"
}

extension ForecastSign {
  var phrase: Phrase {
    switch self {
    case .sun: .skySun
    case .moon: .skyMoon
    case .sunAndCloud: .skySunAndCloud
    case .moonAndCloud: .skyMoonAndCloud
    case .cloud: .skyCloud
    case .fog: .skyFog
    case .rain: .skyRain
    case .snow: .skySnow
    case .storm: .skyStorm
    }
  }
}
