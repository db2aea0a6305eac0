import Drawing
import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// The figures of each day of a trip: a row a day, of what most days have.
struct FigureTable {
  private let scope: PageScope
  private let figures: TripFigures
  private let measures: FigureMeasures

  init(scope: PageScope) {
    self.scope = scope
    figures = scope.site.figures
    measures = FigureMeasures(scope: scope)
  }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }
  private var units: Units { plan.profile.units }

  /// What stands at the head of its columns, in the row of each day, and below; nothing where no column is filled.
  var records: (headings: [Record], days: [Record], between: [Record], sums: [Record], note: String?) {
    let columns = columns
    let isBetween = columns.contains { $0.between != nil }
    return (
      columns.map(heading), columns.isEmpty ? [] : rows(columns),
      isBetween ? columns.map { cell($0.between, of: $0) } : [], columns.map { cell($0.sum, of: $0) },
      note(of: columns)
    )
  }

  /// Why sums are not those of their rows; nil where they are.
  private func note(of columns: [Column]) -> String? {
    let distance = columns.first { $0.label == .columnDistance }
    let areCutOff = distance.map { $0.cells.count { $0?.contains("+") ?? false } > 1 } ?? false
    let told = [
      columns.contains { $0.label == .columnStops } ? stopsNote : nil,
      areCutOff ? words[.figuresCutOff] : nil,
    ].compactMap(\.self)
    return told.isEmpty ? nil : told.joined(separator: " ")
  }

  /// A column of the table of days: what stands at its head, in each row and below.
  private struct Column {
    var label: Phrase
    var method: FigureMethod?
    var cells: [String?]
    /// What was between days, and is the way of none.
    var between: String?
    var sum: String?
  }

  /// Those that are filled on at least half of the days of which anything is told, and how far each was: the sum of that
  /// stands above.
  private var columns: [Column] {
    let all = allColumns
    let told = figures.days.indices.count { day in all.contains { $0.cells[day] != nil } }
    return all.filter { column in
      let filled = column.cells.count { $0 != nil }
      return filled > 0 && (2 * filled >= told || column.label == .columnDistance) || column.between != nil
    }
  }

  private var allColumns: [Column] {
    let sum = figures.recorded
    let lengths = words.lengths
    func way(_ label: Phrase, _ method: FigureMethod, _ sum: String?, _ text: (DayWay) -> String?) -> Column {
      Column(label: label, method: method, cells: figures.days.map { $0.way.flatMap(text) }, sum: sum)
    }
    func recorded(
      _ label: Phrase, _ method: FigureMethod, _ text: (WayFigures) -> String?
    ) -> Column {
      Column(
        label: label, method: method, cells: figures.days.map { $0.recorded.flatMap(text) }, sum: text(sum))
    }
    func count(_ label: Phrase, _ sum: Int, _ number: (TripFigures.Day) -> Int) -> Column {
      let cells = figures.days.map { day in number(day) > 0 ? words.numbers.whole(number(day)) : nil }
      return Column(label: label, cells: cells, sum: words.numbers.whole(sum))
    }
    return [
      Column(
        label: .columnDistance, method: .distance,
        cells: figures.days.indices.map { index in
          let (day, metres) = (plan.days[index], figures.days[index].metres)
          guard metres > 0 else { return nil }
          let isAtLeast = day.way == nil || DayDistance(of: day, on: scope)?.isAtLeast ?? false
          // A day of which not all is recorded is told as on its card.
          guard isAtLeast, metres >= Self.kilometre else { return distance(metres, isAtLeast) }
          let recorded = figures.days[index].recorded?.metres ?? 0
          return least(metres, isStraight: day.way == nil, recorded: recorded)
        },
        between: figures.betweenMetres > 0 ? least(figures.betweenMetres, isStraight: true) : nil,
        sum: together(figures.days.reduce(figures.betweenMetres) { $0 + $1.metres })),
      byTitles,
      recorded(.columnRecorded, .distance) {
        figures.isPartlyRecorded ? measures.distance($0.metres).text : nil
      },
      recorded(.columnMoving, .time) { $0.movingSeconds.map { lengths.duration(seconds: $0).text } },
      speeds,
      recorded(.columnUp, .climbs) { $0.ascent.map { lengths.height($0, in: units).text } },
      recorded(.columnDown, .climbs) { $0.descent.map { lengths.height($0, in: units).text } },
      // Of the days alone: a track without one is in no row.
      way(
        .columnHighest, .climbs,
        figures.days.compactMap(\.way?.highest).map(\.height).max().map { lengths.height($0, in: units).text }
      ) {
        $0.highest.map { lengths.height($0.height, in: units).text }
      },
      Column(
        label: .columnStops, method: .stops,
        cells: plan.days.map { $0.route.stops.isEmpty ? nil : words.numbers.whole($0.route.stops.count) },
        sum: words.numbers.whole(stopsInAll)),
      way(.columnRests, .rests, words.numbers.whole(figures.stays)) {
        $0.figures.seconds == nil || figures.stays == 0 ? nil : words.numbers.whole($0.stays.count)
      },
      count(.columnPhotos, figures.photos, \.photos), count(.columnWords, figures.words, \.words),
      Column(
        label: .columnSpent, cells: figures.days.map { $0.spent.map { words.money.text($0) } },
        sum: plan.money.budget.map { words.money.text($0.spent) }),
    ]
  }

  /// How far each day was by its title, where that is a habit of the trip.
  private var byTitles: Column {
    let sum = TitleDistance.metres(of: plan, on: scope)
    return Column(
      label: .columnByTitles,
      cells: plan.days.map { day in
        sum == nil
          ? nil
          : TitleDistance.metres(of: day, on: scope).map { TitleDistance.measure(of: $0, on: scope).text }
      },
      sum: sum.map { TitleDistance.measure(of: $0.metres, on: scope).text(isAtLeast: !$0.areAll) })
  }

  /// With a plus where it was at least so far, as on the cards of the days.
  private func distance(_ metres: Double, _ isAtLeast: Bool) -> String {
    measures.distance(metres).text(isAtLeast: isAtLeast)
  }

  /// Of less a row in kilometres says no metres, as a card does.
  private static let kilometre = 1000.0

  /// What the days are together, as the front page has it.
  private func together(_ metres: Double) -> String {
    guard figures.isAtLeast else { return distance(metres, false) }
    let recorded = figures.recorded.metres
    return least(metres, isStraight: recorded == 0, recorded: recorded)
  }

  private func least(_ metres: Double, isStraight: Bool, recorded: Double = 0) -> String {
    DayDistance.least(of: metres, isStraight: isStraight, recorded: recorded, on: scope)
      .text(isAtLeast: true)
  }

  /// How many stops the days had: those of tracks without a day are in no row.
  private var stopsInAll: Int { scope.stopsOfTrip.count { !$0.days.isEmpty } }

  /// Why the stops in all are not the sum of their rows; nil where they are.
  private var stopsNote: String? {
    let sum = plan.days.reduce(0) { $0 + $1.route.stops.count }
    return stopsInAll == sum ? nil : words.counted(.figuresDifferent, stopsInAll)
  }

  /// The speed of each day on which one moved in one manner.
  private var speeds: Column {
    Column(
      label: .columnSpeed, method: .time,
      cells: figures.days.map { day in
        day.isOfOneManner ? day.recorded.flatMap { measures.speed($0)?.text } : nil
      }, sum: figures.isOfOneManner ? measures.speed(figures.recorded)?.text : nil)
  }

  private func heading(_ column: Column) -> Record {
    ["label": .text(words[column.label]), "href": TemplateValue(column.method.map { "#" + $0.id })]
  }

  /// A cell with the name of its column, which stands beside it on a narrow screen.
  private func cell(_ text: String?, of column: Column) -> Record {
    ["text": TemplateValue(text), "label": .text(words[column.label]), "barHTML": .none]
  }

  private func rows(_ columns: [Column]) -> [Record] {
    let hasDistances = columns.contains { $0.label == .columnDistance }
    let bars = hasDistances ? drawDistanceBars(figures.days.map(\.metres)) : []
    return figures.days.indices.map { index in
      let bar = bars.isEmpty ? nil : bars[index].map { HTML(trusted: $0.markup) }
      // Beside the figure that it shows: below the date it might be of what was spent.
      let cells = columns.map { column -> Record in
        let cell = cell(column.cells[index], of: column)
        guard let bar, column.label == .columnDistance else { return cell }
        return cell.with(["barHTML": .html(bar)])
      }
      return ["day": .record(day(plan.days[index].date)), "cells": TemplateValue(cells)]
    }
  }

  /// A day as briefly as it can be told, so that it takes one line.
  private func day(_ date: LocalDate) -> Record {
    scope.dayLink(date).with(["label": .text(scope.shortDate(date))])
  }
}
