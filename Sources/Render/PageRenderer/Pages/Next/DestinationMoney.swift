import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// What money is worth at a destination: the newest rate as a sentence, and how it moved as a chart and as a table of the
/// same numbers.
struct RateFigure {
  let scope: any NextScope
  let destination: DestinationPlan

  private var words: Words { scope.words }

  /// Nothing where no rate is known.
  var value: TemplateValue {
    guard let rate = DestinationRate(destination.rate, words: words), let sentence = rate.latest,
      let latest = rate.trend.latest, let first = rate.trend.days.first
    else { return .none }
    let units = rate.trend.days.map { $0.units * Double(rate.amount) }
    let drawing = drawRates(
      rate.trend.days.map { RatePoint(day: $0.date.dayNumber, units: $0.units * Double(rate.amount)) },
      wording: wording(rate, from: first, to: latest), idPrefix: "rates")
    let scale = drawing == nil ? nil : RateScale(units)
    let note = scale.map { scale in
      words(
        .nextRateScale,
        [
          "foreign": rate.foreign, "amount": rate.amountText, "home": rate.home,
          "number": words.numbers.decimal(scale.lines.first ?? 0, digits: scale.digits),
        ])
    }
    let record: Record = [
      "sentence": .text(sentence),
      "day": .text(words(.nextRateOn, ["date": words.dates.plain(latest.date)])),
      "chartHTML": TemplateValue(drawing.map { HTML(trusted: $0.markup) }), "note": TemplateValue(note),
      "column": .text(rate.amountText + " " + rate.home), "rows": TemplateValue(rows(rate)),
    ]
    return .record(record)
  }

  /// The last rate of each month.
  private func rows(_ rate: DestinationRate) -> [Record] {
    rate.trend.lastsOfMonths.map { day in
      [
        "month": .text(words.dates.month(day.date)),
        "rate": .text(rate.figure(day.units) + " " + rate.foreign),
      ]
    }
  }

  private func wording(
    _ rate: DestinationRate, from first: RateTrend.Day, to last: RateTrend.Day
  ) -> RateWording {
    let words = words
    let units = rate.trend.days.map(\.units)
    let lowest = rate.figure(units.min() ?? last.units)
    let highest = rate.figure(units.max() ?? last.units)
    let latest = rate.figure(last.units)
    let title = words(
      .nextRateTitle,
      [
        "foreign": rate.foreign, "amount": rate.amountText, "home": rate.home,
        "date": words.dates.plain(first.date),
      ])
    let years = (first.date.year...max(first.date.year, last.date.year)).compactMap { year in
      LocalDate(year: year, month: 1, day: 1).map { (day: $0.dayNumber, name: String(year)) }
    }
    return RateWording(
      title: title,
      description: words(.nextRateAbout, ["lowest": lowest, "highest": highest, "latest": latest]),
      lowest: words(.nextRateLowest, ["rate": lowest]),
      highest: words(.nextRateHighest, ["rate": highest]), latest: latest,
      figure: { words.numbers.decimal($0, digits: $1) }, years: years)
  }
}
