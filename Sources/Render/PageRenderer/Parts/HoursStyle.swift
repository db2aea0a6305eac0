import SiteLanguage
import TripModel

/// Opening hours in the words of the site.
struct HoursStyle {
  let words: Words

  /// `10:00–14:00, 16:00–20:00`, `closed`, `open all day`.
  func text(_ day: OpeningHours.Day) -> String {
    switch day {
    case .closed: words[.hoursClosed]
    case .untold: words[.hoursUntold]
    case .open(let spans): spans.map(text).joined(separator: words[.listMark])
    }
  }

  /// The same where a time that is planned stands before it: `open 10:00–14:00`.
  func open(_ day: OpeningHours.Day) -> String {
    guard case .open(let spans) = day, spans != [.wholeDay] else { return text(day) }
    return words(.hoursOpen, ["hours": text(day)])
  }

  private func text(_ span: OpeningHours.Span) -> String {
    if span == .wholeDay { return words[.hoursAlways] }
    return words(.hoursSpan, ["from": clock(span.start), "to": clock(span.end)])
  }

  /// A time of the day or of the night behind it.
  private func clock(_ minutes: Int) -> String {
    let time = LocalTime(secondOfDay: minutes % OpeningHours.minutesOfDay * 60)
    return time.map { words.dates.time($0) } ?? ""
  }

  /// `Mon 4 May: 10:00–18:00`.
  func text(_ hours: OpeningHours, on date: LocalDate) -> String {
    words(.hoursOf, ["days": words.dates.short(date), "hours": text(hours.on(date))])
  }

  /// `Mon, Wed–Fri: 10:00–18:00, Sat: 10:00–14:00`; days on which it is closed are not told where others are.
  func summary(_ hours: OpeningHours) -> String {
    let runs = hours.runs
    if runs.count == 1 { return text(runs[0].day) }
    let hasHours = runs.contains { if case .open = $0.day { true } else { false } }
    let told = runs.filter { hasHours ? $0.day != .closed && $0.day != .untold : $0.day != .untold }
    var groups: [(days: [String], hours: OpeningHours.Day)] = []
    for run in told {
      let days = days(run.first, run.last)
      if let same = groups.firstIndex(where: { $0.hours == run.day }) {
        groups[same].days.append(days)
      } else {
        groups.append(([days], run.day))
      }
    }
    let mark = words[.listMark]
    return groups.map { group in
      words(.hoursOf, ["days": group.days.joined(separator: mark), "hours": text(group.hours)])
    }.joined(separator: mark)
  }

  /// `Mon–Fri`, from the index of one weekday to another's.
  private func days(_ first: Int, _ last: Int) -> String {
    let names = words.dates.weekdayNames.map(\.short)
    guard first != last else { return names[first] }
    return words(.hoursDays, ["first": names[first], "last": names[last]])
  }

  /// A row for each day of the week, from Monday, and one for holidays where something is told of them.
  func rows(_ hours: OpeningHours) -> [Record] {
    let names = words.dates.weekdayNames.map(\.long)
    let week = zip(names, hours.days).map { row($0, $1) }
    return week + (hours.holidays.map { [row(words[.hoursHolidays], $0)] } ?? [])
  }

  private func row(_ label: String, _ day: OpeningHours.Day) -> Record {
    ["label": .text(label), "hours": .text(text(day))]
  }

  /// Whether any of it goes past midnight.
  func isLate(_ hours: OpeningHours) -> Bool {
    hours.days.contains { day in
      if case .open(let spans) = day { spans.contains { $0.end > OpeningHours.minutesOfDay } } else { false }
    }
  }
}
