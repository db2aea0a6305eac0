package import TripModel

/// What the archive answers of ten years, and the means of it.
package enum ClimateAnswer {
  /// The lists that are asked for.
  static let fields = [WeatherAnswer.Field.high, .low, .rain]

  /// The means of the months, in the order of the year.
  ///
  /// Only days count of which all is known, and only months in which two thirds of the days of all years do: means
  /// of fewer would be of some years, or of the beginning of the month. Sums are of whole tenths and hundredths, so
  /// that nothing is lost in them.
  package static func read(
    _ bytes: [UInt8], to question: ClimateQuestion
  ) throws(AnswerProblem) -> [DestinationClimate.Month] {
    let lists = try OpenMeteoLists(bytes, of: "daily") { .noWeather(field: $0) }
    var dates: [LocalDate] = []
    for time in lists.times {
      guard let date = LocalDate(iso: time) else { throw .noWeather(field: "time") }
      guard question.days.contains(date), dates.last.map({ $0 < date }) ?? true else { throw .otherDays }
      dates.append(date)
    }
    let highs = try lists.numbers(WeatherAnswer.Field.high.rawValue, in: WeatherAnswer.Field.high.range)
    let lows = try lists.numbers(WeatherAnswer.Field.low.rawValue, in: WeatherAnswer.Field.low.range)
    let rains = try lists.numbers(WeatherAnswer.Field.rain.rawValue, in: WeatherAnswer.Field.rain.range)
    var sums = [MonthSums](repeating: MonthSums(), count: 12)
    for (index, date) in dates.enumerated() {
      guard let high = highs[index], let low = lows[index], let rain = rains[index] else { continue }
      guard low <= high else { throw .noWeather(field: WeatherAnswer.Field.high.rawValue) }
      sums[date.month - 1].add(high: high, low: low, rain: rain)
    }
    var lengths = [Int](repeating: 0, count: 12)
    for offset in 0...question.days.upperBound - question.days.lowerBound {
      lengths[(question.days.lowerBound + offset).month - 1] += 1
    }
    return sums.enumerated().compactMap { index, sums in
      sums.mean(of: index + 1, days: lengths[index], years: question.years.count)
    }
  }
}

/// What the known days of a month of several years add up to.
private struct MonthSums {
  private var days = 0
  /// Tenths of degrees.
  private var high = 0
  private var low = 0
  /// Hundredths of a millimetre.
  private var rain = 0
  private var wetDays = 0

  /// Hundredths of a millimetre in a day that is called wet.
  private static let wet = 100

  mutating func add(high: Double, low: Double, rain: Double) {
    days += 1
    self.high += Tenths.of(high)
    self.low += Tenths.of(low)
    let fallen = Int((rain * 100).rounded())
    self.rain += fallen
    if fallen >= Self.wet { wetDays += 1 }
  }

  /// All figures to a tenth; `all` are the days of the month in all years. Days that are not known are taken to be as
  /// wet as the others. Nil where too few are known.
  func mean(of month: Int, days all: Int, years: Int) -> DestinationClimate.Month? {
    guard days > 0, days * 3 >= all * 2 else { return nil }
    func value(_ tenths: Int) -> Double { Double(tenths) / 10 }
    return DestinationClimate.Month(
      month: month, high: value(Tenths.quotient(high, days)), low: value(Tenths.quotient(low, days)),
      rain: value(Tenths.quotient(rain * all, days * years * 10)),
      wetDays: value(Tenths.quotient(wetDays * all * 10, days * years)))
  }
}
