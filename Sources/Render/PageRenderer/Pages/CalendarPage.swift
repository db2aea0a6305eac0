import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The trip on a calendar of whole months.
struct CalendarPage {
  private let scope: PageScope
  private let days: [CalendarDay]
  /// Those of runs of days with nothing to tell, which a narrow screen folds.
  private let still: Set<LocalDate>

  init(site: TripSite, path: OutputPath) {
    let scope = PageScope(site: site, path: path)
    self.scope = scope
    days = site.plan.days.map { CalendarDay(scope: scope, day: $0) }
    still = Self.longRuns(days.filter { $0.isStill && $0.day.date != site.plan.today }.map(\.day.date))
  }

  /// Those of some days, in their order, of which three or more follow each other.
  private static func longRuns(_ dates: [LocalDate]) -> Set<LocalDate> {
    let all = Set(dates)
    return all.filter { date in
      [-2, -1, 0].contains { start in (start...start + 2).allSatisfy { all.contains(date + $0) } }
    }
  }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  var file: OutputFile {
    let lede = lede
    let calendar = TripCalendar.collect(from: plan)
    return scope.file(
      "calendar", section: .calendar, title: words[.navCalendar], description: lede,
      [
        "lede": .text(lede), "allowance": TemplateValue(allowance), "key": TemplateValue(key),
        "weatherHTML": TemplateValue(weather),
        "months": TemplateValue(months(of: calendar)), "isList": .flag(calendar.isScattered),
        "isByYears": .flag(calendar.isByYears),
      ])
  }

  private var lede: String {
    guard let first = plan.days.first?.date, let last = plan.days.last?.date else { return "" }
    let dates = words.dates.range(plan.dates?.start.value ?? first, plan.dates?.end.value ?? last)
    let count = plan.dates?.count ?? plan.days.count
    return words.counted(.calendarLede, count, ["dates": dates, "days": words.counted(.countDays, count)])
  }

  /// What may be spent on each of the days to come: the same for all of them.
  private var allowance: String? {
    let coming = days.compactMap(\.allowance)
    return coming.first.map {
      words.counted(.calendarAllowance, coming.count, ["amount": words.money.text($0)])
    }
  }

  /// The signs that are seen, with what they mean.
  private var key: [Record] {
    let used = Set(days.flatMap { $0.shown.map(\.symbol) })
    return CalendarSign.Symbol.allCases.filter(used.contains).map {
      ["symbol": .text($0.rawValue), "text": .text(words[$0.meaning])]
    }
  }

  /// The first sign of the weather that is seen, for what all of them mean; nil where none is.
  private var weather: HTML? { plan.days.lazy.compactMap { WeatherSigns.html($0.weather?.value) }.first }

  private func months(of calendar: TripCalendar) -> [Record] {
    let byDate = Dictionary(days.map { ($0.day.date, $0) }, uniquingKeysWith: { first, _ in first })
    if calendar.isByYears { return years(of: calendar, byDate) }
    return calendar.months.map { month in
      [
        "heading": .text(words.dates.month(month.month.firstDay)),
        "silence": TemplateValue(month.silence.map(silence)),
        "weekdays": TemplateValue(
          words.dates.weekdayNames.map { ["short": .text($0.short), "long": .text($0.long)] }),
        "weeks": TemplateValue(
          month.month.weeks.map { week in
            ["days": TemplateValue(week.map { cell($0, byDate) })]
          }),
      ]
    }
  }

  /// A table for each year that has a day, of the weeks in which there is one: its dates have their months.
  private func years(of calendar: TripCalendar, _ byDate: [LocalDate: CalendarDay]) -> [Record] {
    let today = scope.site.plan.today
    let months = Dictionary(grouping: calendar.months, by: \.month.firstDay.year)
    var before: Int?
    var records: [Record] = []
    for year in months.keys.sorted() {
      let weeks = (months[year] ?? []).flatMap(\.month.weeks).filter { week in
        week.contains { date in date.map { byDate[$0] != nil || $0 == today } ?? false }
      }
      records.append([
        "heading": .text(String(year)),
        "silence": TemplateValue(before.flatMap { silence(from: $0, to: year) }),
        "weekdays": TemplateValue(
          words.dates.weekdayNames.map { ["short": .text($0.short), "long": .text($0.long)] }),
        "weeks": TemplateValue(
          weeks.map { week in ["days": TemplateValue(week.map { cell($0, byDate, isInYear: true) })] }),
      ])
      before = year
    }
    return records
  }

  /// The years between two that have a day; nil where one follows the other.
  private func silence(from year: Int, to next: Int) -> String? {
    guard year + 1 < next else { return nil }
    let (first, last) = (String(year + 1), String(next - 1))
    return first == last
      ? words(.calendarGapMonth, ["month": first])
      : words(.calendarGapMonths, ["first": first, "last": last])
  }

  private func silence(_ months: ClosedRange<CalendarMonth>) -> String {
    let (first, last) = (months.lowerBound.firstDay, months.upperBound.firstDay)
    guard first != last else { return words(.calendarGapMonth, ["month": words.dates.month(first)]) }
    if months.lowerBound.next == months.upperBound {
      return words(.calendarGapMonth, ["month": words.dates.twoMonths(first, last)])
    }
    return words(.calendarGapMonths, ["first": words.dates.month(first), "last": words.dates.month(last)])
  }

  private func cell(
    _ date: LocalDate?, _ byDate: [LocalDate: CalendarDay], isInYear: Bool = false
  ) -> Record {
    guard let date else { return ["class": .text("no")] }
    let isToday = plan.isOnTheWay && date == scope.site.plan.today
    let day = byDate[date]
    let classes = [
      day.map { $0.isComing ? "on soon" : "on" }, isToday ? "today" : nil, isInYear ? nil : fold(date),
    ].compactMap(\.self)
    return [
      "class": TemplateValue(classes.isEmpty ? nil : classes.joined(separator: " ")),
      "number": .text(String(date.day)), "iso": .text(date.description), "isToday": .flag(isToday),
      "day": TemplateValue(day?.record(isToday: isToday, isInYear: isInYear)),
    ]
  }

  /// The class of a day in a run that is folded, and of the last of it in its month.
  private func fold(_ date: LocalDate) -> String? {
    guard still.contains(date) else { return nil }
    let next = date + 1
    return still.contains(next) && next.month == date.month ? "still" : "still end"
  }
}
