import SiteLanguage
import TripModel
import TripPlanning

/// The heat map of the journal as a table: of a short trip a row a week, of a longer one a column a week.
struct HeatMap {
  let scope: PageScope
  let heat: JournalHeat

  /// Where the map stands on the journal's page.
  static let anchor = "written"

  /// With more weeks the days of the week become rows.
  private static let maxWeeksAsRows = 4
  /// With more weeks than these the squares are smaller.
  private static let maxLargeSquares = 18
  /// The name of a month with its year needs so many columns.
  private static let columnsOfYear = 3

  private var words: Words { scope.words }
  private var isByRows: Bool { heat.weeks.count <= Self.maxWeeksAsRows }

  var record: Record {
    let many = words.counted(.countWords, heat.manyWords)
    return [
      "anchor": .text(Self.anchor), "many": .text(words(.heatMany, ["words": many])),
      "steps": TemplateValue((1...JournalHeat.maxSteps).map { ["class": .text("h\($0)")] }),
      "weeks": TemplateValue(isByRows ? weeks : []), "weekdays": TemplateValue(weekdays),
      "months": TemplateValue(isByRows ? [] : months), "rows": TemplateValue(isByRows ? [] : rows),
      "figures": TemplateValue(figures), "isBeside": .flag(heat.weeks.count <= Self.maxLargeSquares),
      "size": heat.weeks.count > Self.maxLargeSquares ? "small" : .none,
    ]
  }

  private var figures: [Record] {
    let written = heat.written
    func row(_ label: Phrase, _ value: String) -> Record {
      ["label": .text(words[label]), "value": .text(value)]
    }
    func day(_ label: Phrase, _ square: JournalHeat.Square?) -> Record? {
      guard let square, square.words > 0 else { return nil }
      let (date, count) = (scope.shortDate(square.date), words.counted(.countWords, square.words))
      return row(label, words(.heatDay, ["date": date, "words": count]))
    }
    let entries = words.numbers.whole(written.reduce(0) { $0 + $1.entries })
    return [
      row(.heatWords, words.numbers.whole(written.reduce(0) { $0 + $1.words })),
      row(.heatEntries, words.counted(.heatEntriesOn, written.count, ["entries": entries])),
      day(.heatLongest, written.max { $0.words < $1.words }),
      day(.heatShortest, shortest(written)),
    ].compactMap(\.self)
  }

  /// Nil where several are: the first of them is no shorter than the others.
  private func shortest(_ written: [JournalHeat.Square]) -> JournalHeat.Square? {
    let least = written.min { $0.words < $1.words }
    return written.count { $0.words == least?.words } == 1 ? least : nil
  }

  private var weekdays: [Record] {
    words.dates.weekdayNames.map { ["short": .text($0.short), "long": .text($0.long)] }
  }

  // MARK: - A row a week

  private var weeks: [Record] {
    heat.weeks.map { week in
      ["gap": .flag(week.followsGap), "squares": TemplateValue(week.squares.map(square))]
    }
  }

  // MARK: - A column a week

  private var rows: [Record] {
    words.dates.weekdayNames.indices.map { weekday in
      var squares: [Record] = []
      for week in heat.weeks {
        if week.followsGap { squares.append(["class": .text("gap")]) }
        squares.append(square(week.squares[weekday]))
      }
      let name = words.dates.weekdayNames[weekday]
      return ["short": .text(name.short), "long": .text(name.long), "squares": TemplateValue(squares)]
    }
  }

  /// The names of the months over their columns: a week is of the month of its first day on the map.
  private var months: [Record] {
    var groups: [(month: CalendarMonth, columns: Int, followsGap: Bool)] = []
    for week in heat.weeks {
      let month = CalendarMonth(of: week.squares.compactMap(\.self).first?.date ?? week.monday)
      if groups.last?.month == month, !week.followsGap {
        groups[groups.count - 1].columns += 1
      } else {
        groups.append((month, 1, week.followsGap))
      }
    }
    var year: Int?
    return groups.enumerated().map { index, group in
      let first = group.month.firstDay
      // A name may stand over the gap behind it.
      let isLast = index + 1 == groups.count || groups[index + 1].followsGap
      let isNewYear = first.year != year && (isLast || group.columns >= Self.columnsOfYear)
      if isNewYear { year = first.year }
      return [
        "gap": .flag(group.followsGap), "columns": .text(String(group.columns)),
        "label": .text(words.dates.shortMonth(first, withYear: isNewYear)),
      ]
    }
  }

  // MARK: - A day

  private func square(_ square: JournalHeat.Square?) -> Record {
    guard let square else { return ["class": .text("no")] }
    guard square.entries > 0 else { return ["class": .none] }
    let amount =
      square.words > 0
      ? words.counted(.countWords, square.words) : words.counted(.countEntries, square.entries)
    return [
      "class": .text("h\(square.step)"),
      "href": .text(scope.site.anchors.journal(of: square.date, from: scope)),
      "number": .text(String(square.date.day)), "date": .text(words.dates.plain(square.date)),
      "figure": .text(square.words > 0 ? words.numbers.whole(square.words) : ""), "amount": .text(amount),
      "isLarge": .flag(isByRows),
    ]
  }
}
