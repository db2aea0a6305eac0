import SiteLanguage
import SiteOutput
import TrackFigures
import TripModel
import TripPlanning

/// The trip in figures: how far, how fast, how high; by day, in all, and how each is found.
struct FiguresPage {
  private let scope: PageScope
  private let figures: TripFigures

  init(site: TripSite, path: OutputPath) {
    scope = PageScope(site: site, path: path)
    figures = site.figures
  }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }
  private var units: Units { plan.profile.units }

  var file: OutputFile {
    let count = plan.days.count { $0.way?.hasProfile == true }
    let profiles = plan.days.enumerated().compactMap { index, day -> TemplateValue? in
      guard day.way?.hasProfile == true else { return nil }
      return ProfileFigure(scope: scope, day: day, name: "profile-\(index + 1)", count: count).value
    }
    let columns = columns
    let dates = plan.dates.map { words.dates.range($0.start.value, $0.end.value) }
    return scope.file(
      "figures", section: .figures, title: words[.navFigures], description: dates,
      [
        "title": .text(words[.figuresTitle]), "lede": TemplateValue(dates), "facts": facts.value,
        "profiles": .list(profiles),
        "profilesNote": TemplateValue(profiles.count > 1 ? words[.profilesNote] : nil),
        "manners": TemplateValue(manners), "columns": TemplateValue(columns.map(heading)),
        "days": TemplateValue(columns.isEmpty ? [] : rows(columns)),
        "sums": TemplateValue(columns.map { cell($0, $0.sum) }),
        "rest": TemplateValue(rest), "methods": TemplateValue(methods),
        "gpx": TemplateValue(plan.addresses.gpx.map { scope.link($0) }),
      ])
  }

  // MARK: In large figures

  private var facts: [Fact] {
    let sum = figures.recorded
    var facts: [Fact] = []
    if figures.metres > 0 {
      facts.append(Fact(distance(figures.metres), travelled, method: .distance, on: scope))
    }
    // Neither is in any row below: of the one nothing tells the day, and the other nobody travelled for certain.
    let apart: [(metres: Double?, label: Phrase)] = [
      (figures.toldUndatedMetres, .factUndated), (figures.toldPlannedMetres, .factPlanned),
    ]
    for case (let metres?, let label) in apart { facts.append(Fact(distance(metres), words[label])) }
    if let moving = sum.movingSeconds, moving > 0 {
      facts.append(
        Fact(
          words.lengths.duration(seconds: moving),
          words[figures.isPartlyRecorded ? .factMovingRecorded : .factMoving], method: .time, on: scope))
      if figures.isOfOneManner, let speed = speed(sum) {
        facts.append(Fact(speed, words[.factSpeed], method: .time, on: scope))
      }
    }
    if let ascent = sum.ascent {
      facts.append(
        Fact(words.lengths.height(ascent, in: units), words[.factAscent], method: .climbs, on: scope))
    }
    if let highest = figures.highest {
      facts.append(
        Fact(
          words.lengths.height(highest.place.height, in: units), words[.factHighest], method: .climbs,
          on: scope))
    }
    if let farthest = plan.way.farthest {
      let label =
        farthest.town.map { words(.factFarthestTown, ["town": $0.isolated]) } ?? words[.factFarthest]
      facts.append(Fact(scope.distance(farthest.metres), label, method: .home, on: scope))
    }
    if let nights = figures.nights, nights > 0 {
      facts.append(Fact(words.numbers.whole(nights), words.form(of: .factNights, for: nights)))
    }
    return facts
  }

  /// What the sum of all ways is, and how much of it was recorded.
  private var travelled: String {
    let recorded = figures.recorded.metres
    if recorded == 0 { return words[.factStraight] }
    if figures.straightMetres == 0 { return words[.factRecorded] }
    return words(.factTravelledRecorded, ["distance": distance(recorded).text])
  }

  /// In tenths, as the rows beside it.
  private func distance(_ metres: Double) -> Measure { words.lengths.tenths(metres, in: units) }

  /// The speed under way.
  private func speed(_ figures: WayFigures) -> Measure? {
    guard let seconds = figures.movingSeconds, seconds > 0 else { return nil }
    return words.lengths.speed(figures.timedMetres / Double(seconds), in: units)
  }

  private func overallSpeed(_ figures: WayFigures) -> Measure? {
    guard let seconds = figures.seconds, seconds > 0 else { return nil }
    return words.lengths.speed(figures.timedMetres / Double(seconds), in: units)
  }

  // MARK: By manner

  private var manners: [Record] {
    let told = figures.toldManners
    return told.map { manner in
      let name: Phrase = manner.isByBus ? .mannerBus : manner.mode.phrase
      let recorded = manner.recorded
      return [
        "name": .text(words[name == .mannerUnknown && told.count > 1 ? .mannerOther : name]),
        "recorded": TemplateValue(recorded.map { distance($0.metres).text }),
        "straight": TemplateValue(figures.toldStraightMetres(of: manner).map { distance($0).text }),
        "moving": TemplateValue(recorded?.movingSeconds.map { words.lengths.duration(seconds: $0).text }),
        "speed": TemplateValue(recorded.flatMap(speed)?.text),
        "overall": TemplateValue(recorded.flatMap(overallSpeed)?.text),
      ]
    }
  }

  // MARK: By day

  /// A column of the table of days: what stands at its head, in each row and below.
  private struct Column {
    var label: Phrase
    var method: FigureMethod?
    var cells: [String?]
    var sum: String?

    /// Whether a phone, which has no room for all, goes without it.
    var isMinor: Bool { ![.columnDistance, .columnPhotos, .columnSpent].contains(label) }
  }

  /// Those that are filled on at least half of the days of which anything is told.
  private var columns: [Column] {
    let all = allColumns
    let told = figures.days.indices.count { day in all.contains { $0.cells[day] != nil } }
    return all.filter { column in
      let filled = column.cells.count { $0 != nil }
      return filled > 0 && 2 * filled >= told
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
        cells: figures.days.map { $0.metres > 0 ? distance($0.metres).text : nil },
        sum: distance(figures.days.reduce(0) { $0 + $1.metres }).text),
      recorded(.columnRecorded, .distance) { figures.isPartlyRecorded ? distance($0.metres).text : nil },
      recorded(.columnMoving, .time) { $0.movingSeconds.map { lengths.duration(seconds: $0).text } },
      speeds,
      recorded(.columnUp, .climbs) { $0.ascent.map { lengths.height($0, in: units).text } },
      recorded(.columnDown, .climbs) { $0.descent.map { lengths.height($0, in: units).text } },
      way(.columnHighest, .climbs, figures.highest.map { lengths.height($0.place.height, in: units).text }) {
        $0.highest.map { lengths.height($0.height, in: units).text }
      },
      Column(
        label: .columnStops, method: .stops,
        cells: plan.days.map { $0.route.stops.isEmpty ? nil : words.numbers.whole($0.route.stops.count) },
        sum: stopsInAll),
      way(.columnRests, .rests, words.numbers.whole(figures.stays)) {
        $0.figures.seconds == nil ? nil : words.numbers.whole($0.stays.count)
      },
      count(.columnPhotos, figures.photos, \.photos), count(.columnWords, figures.words, \.words),
      Column(
        label: .columnSpent, cells: figures.days.map { $0.spent.map { words.money.text($0) } },
        sum: plan.money.budget.map { words.money.text($0.spent) }),
    ]
  }

  /// How many stops the trip had. Where some were of several days, that it is not the sum of the rows.
  private var stopsInAll: String {
    let (count, sum) = (scope.stopsOfTrip.count, plan.days.reduce(0) { $0 + $1.route.stops.count })
    return count == sum ? words.numbers.whole(count) : words.counted(.figuresDifferent, count)
  }

  /// The speed of each day on which one moved in one manner.
  private var speeds: Column {
    Column(
      label: .columnSpeed, method: .time,
      cells: figures.days.map { day in
        day.isOfOneManner ? day.recorded.flatMap { speed($0)?.text } : nil
      }, sum: figures.isOfOneManner ? speed(figures.recorded)?.text : nil)
  }

  private func heading(_ column: Column) -> Record {
    [
      "label": .text(words[column.label]), "href": TemplateValue(column.method.map { "#" + $0.id }),
      "isMinor": .flag(column.isMinor),
    ]
  }

  private func cell(_ column: Column, _ text: String?) -> Record {
    ["text": TemplateValue(text), "isMinor": .flag(column.isMinor)]
  }

  private func rows(_ columns: [Column]) -> [Record] {
    figures.days.indices.map { index in
      [
        "day": .record(scope.dayLink(plan.days[index].date)),
        "cells": TemplateValue(columns.map { cell($0, $0.cells[index]) }),
      ]
    }
  }

  // MARK: What else

  private var rest: [Record] {
    var rest: [Record] = []
    func add(_ label: Phrase, _ text: String?) {
      if let text, !text.isEmpty { rest.append(["label": .text(words[label]), "text": .text(text)]) }
    }
    if let highest = figures.highest {
      let day = scope.shortDate(plan.days[highest.day].date)
      add(.restHighest, words.lengths.height(highest.place.height, in: units).text + ", " + day)
    }
    if figures.isOfOneManner { add(.restOverall, overallSpeed(figures.recorded)?.text) }
    add(.restCountries, words.list(plan.countries.map { words.countries[$0] ?? $0 }))
    add(.restTowns, words.list(figures.towns))
    let days = figures.daysSoFar
    if figures.recordedDays > 0, figures.recorded.seconds != nil {
      add(.restRests, perDay(figures.stays, figures.recordedDays))
    }
    if figures.photos > 0 { add(.restPhotos, perDay(figures.photos, days)) }
    if figures.words > 0 { add(.restWords, perDay(figures.words, days)) }
    add(.restMoney, plan.money.budget?.meanPerDay.map { words.money.text($0) })
    return rest
  }

  private func perDay(_ count: Int, _ days: Int) -> String {
    let mean = Double(count) / Double(max(1, days))
    return words.numbers.decimal(mean, digits: mean < 10 ? 1 : 0)
  }

  private var methods: [Record] {
    let ofWay: [FigureMethod] =
      figures.recordedDays > 0
      ? [.distance, .time, .climbs, .rests] : figures.straightMetres > 0 ? [.distance] : []
    let told = ofWay + (scope.stopsOfTrip.isEmpty ? [] : [.stops]) + (plan.way.farthest == nil ? [] : [.home])
    return told.map { method in
      ["id": .text(method.id), "label": .text(words[method.label]), "text": .text(words[method.text])]
    }
  }
}

/// How a figure is found: told at the foot of the page of figures, where each figure leads.
enum FigureMethod: String, CaseIterable {
  case distance, time, climbs, rests, stops, home

  /// What its paragraph is called in an address.
  var id: String { "how-" + rawValue }

  var label: Phrase {
    switch self {
    case .distance: .columnDistance
    case .time: .methodTimeLabel
    case .climbs: .methodClimbsLabel
    case .rests: .columnRests
    case .stops: .columnStops
    case .home: .factFarthest
    }
  }

  var text: Phrase {
    switch self {
    case .distance: .methodDistance
    case .time: .methodTime
    case .climbs: .methodClimbs
    case .rests: .methodRests
    case .stops: .methodStops
    case .home: .methodHome
    }
  }
}

extension TravelMode? {
  /// What it is called in a table.
  fileprivate var phrase: Phrase {
    switch self {
    case .walk: .mannerWalk
    case .road: .mannerRoad
    case .rail: .mannerRail
    case .flight: .mannerFlight
    case .boat: .mannerBoat
    case nil: .mannerUnknown
    }
  }
}
