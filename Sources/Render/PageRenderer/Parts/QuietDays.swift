import SiteLanguage
import TripModel
import TripPlanning

/// Days one after another of which nothing was kept, in one line: each with a link, a long run of them by its ends.
struct QuietDays {
  let scope: PageScope
  let days: [DayPlan]

  /// Days: a run of as many is told as `4–7`, which leads to the first of them.
  private static let leastOfRun = 4

  /// The fields of the line, as a card has them.
  var fields: Record {
    let words = scope.words
    return [
      "hasQuiet": .flag(!days.isEmpty),
      "quietWords": isNumbered ? .text(words.form(of: .quietDays, for: days.count)) : .none,
      "quietVerb": .text(words.form(of: .wereQuiet, for: days.count)),
      "quiet": TemplateValue(runs.flatMap { records(of: $0) }),
    ]
  }

  /// The line where no card stands before it: at the beginning of a chapter.
  var record: Record { Record.bareCard.with(fields).with(["isQuiet": .flag(true)]) }

  /// Whether all of them have numbers: where one has none, all are named by their dates.
  private var isNumbered: Bool { days.allSatisfy { $0.number != nil } }

  /// Those between which no day is left out, together.
  private var runs: [[DayPlan]] {
    days.reduce(into: []) { runs, day in
      if let last = runs.last?.last, last.date + 1 == day.date {
        runs[runs.count - 1].append(day)
      } else {
        runs.append([day])
      }
    }
  }

  private func records(of run: [DayPlan]) -> [Record] {
    guard run.count >= Self.leastOfRun, let first = run.first, let last = run.last else {
      return run.map { link($0, label: name($0), date: scope.dateName($0.date)) }
    }
    let dates = scope.words.dates.range(first.date, last.date)
    guard isNumbered else { return [link(first, label: dates, date: nil)] }
    return [link(first, label: name(first) + "–" + name(last), date: dates)]
  }

  private func link(_ day: DayPlan, label: String, date: String?) -> Record {
    ["href": .text(scope.link(day.page)), "label": .text(label), "date": TemplateValue(date)]
  }

  private func name(_ day: DayPlan) -> String {
    guard isNumbered, let number = day.number else { return scope.shortDate(day.date) }
    return scope.words.numbers.whole(number)
  }
}

extension Record {
  /// A card that says nothing: what has no day fills some of its fields.
  static var bareCard: Record {
    [
      "href": .text(""), "number": .text(""), "date": .none, "hasNumber": .flag(false),
      "hasOwnTitle": .flag(false), "title": .text(""), "excerpt": .none, "picture": .none,
      "isSmall": .flag(false), "isSpeck": .flag(false), "isTall": .flag(false), "mapHTML": .none,
      "signs": .list([]), "strip": .list([]), "stayed": .list([]), "kept": .none, "isQuiet": .flag(false),
      "hasQuiet": .flag(false), "quietWords": .none, "quietVerb": .text(""), "quiet": .list([]),
    ]
  }
}
