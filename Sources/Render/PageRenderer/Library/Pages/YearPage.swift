import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A year of all trips on one calendar.
struct YearPage {
  private let scope: LibraryScope
  private let index: Int

  init(site: LibrarySite, index: Int) {
    scope = LibraryScope(site: site, path: site.plan.calendar.years[index].page)
    self.index = index
  }

  private var plan: LibraryPlan { scope.plan }
  private var words: Words { scope.words }
  private var year: LibraryCalendar.Year { plan.calendar.years[index] }

  var file: OutputFile {
    let year = year
    let marks = signs(of: year)
    let lede = scope.told(plan.count(in: year))
    return scope.file(
      "library-calendar", section: .calendar, title: String(year.year), description: lede,
      [
        "title": .text(String(year.year)), "lede": .text(lede), "years": TemplateValue(years),
        "trips": TemplateValue(year.trips.map { legend($0, marks) }),
        "months": TemplateValue(months(of: year, marks)), "silence": TemplateValue(silence(in: year)),
        "steps": TemplateValue(
          year.isWritten ? (1...JournalHeat.maxSteps).map { ["class": .text("h\($0)")] } : []),
        "many": .text(
          words(.heatMany, ["words": words.counted(.countWords, plan.calendar.manyWords)])),
        "turn": scope.turn(at: index, of: plan.calendar.years, label: .turnYears) { year in
          (year.page, scope.counted(TripCount(plan.count(in: year))), String(year.year))
        },
      ])
  }

  /// All years at once, each with its days and the months that have any.
  private var years: [Record] {
    guard plan.calendar.years.count > 1 else { return [] }
    return plan.calendar.years.map { year in
      [
        "href": .text(scope.link(year.page)), "label": .text(String(year.year)),
        "current": year.year == self.year.year ? "page" : .none,
        "days": .text(scope.countDays(year.days.count)), "months": TemplateValue(marks(of: year)),
      ]
    }
  }

  /// Twelve marks, those of months with a day of a trip full.
  private func marks(of year: LibraryCalendar.Year) -> [Record] {
    let taken = Set(year.days.map(\.date.month))
    return (1...12).map { ["class": taken.contains($0) ? "on" : .none] }
  }

  // MARK: - The signs of trips

  /// The icon of each trip, else its number in a colour.
  private func signs(of year: LibraryCalendar.Year) -> [TripNumber: Record] {
    plan.signs(in: year).mapValues { sign -> Record in
      switch sign {
      case .icon(let icon): ["icon": .text(icon), "colour": .none]
      case .number(let number):
        [
          "icon": .text(String(number)),
          "colour": .text("t\((number - 1) % Self.colours + 1)"),
        ]
      }
    }
  }

  /// As many as the style sheet has: six, full and hollow.
  private static let colours = 12

  private func legend(_ number: TripNumber, _ signs: [TripNumber: Record]) -> Record {
    let trip = plan[number]
    return (signs[number] ?? [:]).with([
      "href": .text(scope.link(trip.onSite(trip.summary.addresses.home))),
      "title": .text(trip.summary.title.withHyphensHeld),
      "language": scope.language(trip.summary.language),
      "when": TemplateValue(scope.dates(of: trip.summary)),
    ])
  }

  // MARK: - Months

  /// Those in which a trip has a day: a year of a fortnight would be eleven empty sheets.
  private func months(of year: LibraryCalendar.Year, _ signs: [TripNumber: Record]) -> [Record] {
    let days = Dictionary(year.days.map { ($0.date, $0) }, uniquingKeysWith: { first, _ in first })
    let weekdays = words.dates.weekdayNames.map { name -> Record in
      ["short": .text(name.short), "long": .text(name.long)]
    }
    return taken(in: year).sorted().map { month in
      [
        "heading": .text(words.dates.month(month.firstDay)), "weekdays": TemplateValue(weekdays),
        "weeks": TemplateValue(
          month.weeks.map { week in
            ["days": TemplateValue(week.map { cell($0, days, signs) })]
          }),
      ]
    }
  }

  private func taken(in year: LibraryCalendar.Year) -> Set<CalendarMonth> {
    Set(year.days.map { CalendarMonth(of: $0.date) })
  }

  /// `Nothing in January – April 2026 and June – December 2026.`, of the others; nil where each has a trip.
  private func silence(in year: LibraryCalendar.Year) -> String? {
    let taken = self.taken(in: year)
    var gaps: [ClosedRange<CalendarMonth>] = []
    for number in 1...12 {
      guard let day = LocalDate(year: year.year, month: number, day: 1) else { continue }
      let month = CalendarMonth(of: day)
      if taken.contains(month) { continue }
      if let last = gaps.last, last.upperBound.next == month {
        gaps[gaps.count - 1] = last.lowerBound...month
      } else {
        gaps.append(month...month)
      }
    }
    guard !gaps.isEmpty else { return nil }
    let told = gaps.map { words.dates.months($0.lowerBound.firstDay, $0.upperBound.firstDay) }
    return words(.calendarSilent, ["months": words.list(told)])
  }

  private func cell(
    _ date: LocalDate?, _ days: [LocalDate: LibraryCalendar.Day], _ signs: [TripNumber: Record]
  ) -> Record {
    guard let date else { return ["class": .text("no")] }
    let day = days[date]
    let classes = [
      day == nil ? nil : "on", day.flatMap { $0.step > 0 ? "h\($0.step)" : nil },
    ].compactMap(\.self)
    // On a page that stands for years the day on which it was made says nothing, unless somebody is on the way.
    let isToday = date == plan.today && plan.current?.isOnTheWay == true
    return [
      "class": TemplateValue(classes.isEmpty ? nil : classes.joined(separator: " ")),
      "number": .text(String(date.day)), "iso": .text(date.description), "isToday": .flag(isToday),
      "trips": TemplateValue((day?.trips ?? []).map { mark($0, on: date, signs) }),
    ]
  }

  private func mark(
    _ trip: LibraryCalendar.OnDay, on date: LocalDate, _ signs: [TripNumber: Record]
  ) -> Record {
    let names = [plan[trip.trip].summary.title.isolated, trip.title?.isolated].compactMap(\.self)
    let said = words(
      .calendarOn,
      ["date": words.dates.plain(date), "what": names.joined(separator: words[.listMark])])
    return (signs[trip.trip] ?? [:]).with([
      "href": TemplateValue(trip.page.map { scope.link($0) }), "said": .text(said),
    ])
  }
}
