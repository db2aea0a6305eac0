import SiteLanguage
import SiteOutput
import TrackFigures
import TripModel
import TripPlanning

/// The trip in figures: how far, how fast, how high; by day, in all, and how each is found.
struct FiguresPage {
  private let scope: PageScope
  private let figures: TripFigures
  private let measures: FigureMeasures

  init(site: TripSite, path: OutputPath) {
    scope = PageScope(site: site, path: path)
    figures = site.figures
    measures = FigureMeasures(scope: scope)
  }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }
  private var units: Units { plan.profile.units }

  var file: OutputFile {
    let count = plan.days.count { $0.way?.profiled.hasProfile == true }
    let profiles = plan.days.enumerated().compactMap { index, day -> TemplateValue? in
      guard day.way?.profiled.hasProfile == true else { return nil }
      return ProfileFigure(scope: scope, day: day, name: "profile-\(index + 1)", count: count).value
    }
    let table = FigureTable(scope: scope).records
    let dates = plan.dates.map { words.dates.range($0.start.value, $0.end.value) }
    return scope.file(
      "figures", section: .figures, title: words[.navFigures], description: dates,
      [
        "title": .text(words[.figuresTitle]), "lede": TemplateValue(dates), "facts": facts.value,
        "profiles": .list(profiles),
        "profilesNote": TemplateValue(profiles.count > 1 ? words[.profilesNote] : nil),
        "manners": TemplateValue(manners), "columns": TemplateValue(table.headings),
        "days": TemplateValue(table.days), "between": TemplateValue(table.between),
        "sums": TemplateValue(table.sums), "daysNote": TemplateValue(table.note),
        "rest": TemplateValue(rest), "methods": TemplateValue(methods),
        "gpx": TemplateValue(plan.addresses.gpx.map { scope.link($0) }), "gpxLabel": .text(scope.gpxLabel),
      ])
  }

  // MARK: In large figures

  private var facts: [Fact] {
    let sum = figures.recorded
    var facts = [TripDistances.byTitles(on: scope)].compactMap(\.self)
    if figures.metres > 0 {
      let recorded = figures.recorded.metres
      let least =
        figures.isAtLeast
        ? DayDistance.least(of: figures.metres, isStraight: recorded == 0, recorded: recorded, on: scope)
        : nil
      let whole = Fact(
        least ?? measures.distance(figures.metres), travelled, method: .distance, on: scope)
      facts.append(figures.isAtLeast ? whole.asLeast(in: words) : whole)
    }
    // Neither is in any row below: of the one nothing tells the day, and the other nobody travelled for certain.
    let apart: [(metres: Double?, label: Phrase)] = [
      (figures.toldUndatedMetres, .factUndated),
      (plan.leavesOutPlans ? nil : figures.toldPlannedMetres, .factPlanned),
    ]
    for case (let metres?, let label) in apart { facts.append(Fact(measures.distance(metres), words[label])) }
    if let moving = sum.movingSeconds, moving > 0 {
      facts.append(
        Fact(
          words.lengths.duration(seconds: moving),
          words[figures.isPartlyRecorded ? .factMovingRecorded : .factMoving], method: .time, on: scope))
      if figures.isOfOneManner, let speed = measures.speed(sum) {
        facts.append(Fact(speed, words[.factSpeed], method: .time, on: scope))
      }
    }
    if let ascent = figures.ownAscent {
      facts.append(Fact(words.lengths.height(ascent, in: units), climb, method: .climbs, on: scope))
    }
    let isPartly = figures.isPartlyRecorded
    if let highest = figures.highest {
      // Below it stands how high the tracks without a day lead.
      let isTopped = figures.undatedHighest.map { $0.height > highest.place.height } ?? false
      facts.append(
        Fact(
          words.lengths.height(highest.place.height, in: units),
          words[isTopped ? .factHighestDated : isPartly ? .factHighestRecorded : .factHighest],
          method: .climbs, on: scope))
    }
    if let farthest = plan.way.farthest {
      let label =
        farthest.town.map { words(.factFarthestTown, ["town": $0.isolated]) } ?? words[.factFarthest]
      facts.append(Fact(scope.distance(farthest.metres), label, method: .home, on: scope))
    }
    if let nights = figures.nights, nights > 0 {
      facts.append(Fact(words.numbers.whole(nights), label(ofNights: nights)))
    }
    return facts
  }

  /// What so many nights are; where one goes home only on the morning after the last day, into which it was.
  private func label(ofNights nights: Int) -> String {
    guard let dates = plan.dates, nights == dates.span else {
      return words.form(of: .factNights, for: nights)
    }
    return words.counted(.factNightsInto, nights, ["date": scope.shortDate(dates.end.value + 1)])
  }

  /// `uphill`, or `uphill on foot and in ways unknown` where one was driven, too.
  private var climb: String {
    let manners = figures.ownManners.map { words[$0?.factPhrase ?? .factOtherways] }
    return manners.isEmpty
      ? words[figures.isPartlyRecorded ? .factAscentRecorded : .factAscent]
      : words(.factAscentBy, ["means": words.list(manners)])
  }

  /// What the sum of all ways is, and how much of it was recorded.
  private var travelled: String {
    let recorded = figures.recorded.metres
    if recorded == 0 { return words[figures.isTraced ? .factTraced : .factStraight] }
    if figures.straightMetres == 0, !figures.isAtLeast { return words[.factRecorded] }
    return words(.factTravelledRecorded, ["distance": measures.distance(recorded).text])
  }

  // MARK: By manner

  private var manners: [Record] {
    let told = figures.toldManners
    // That nothing is known needs no table.
    guard told.contains(where: { $0.mode != nil }) else { return [] }
    return told.map { manner -> Record in
      let name = manner.mannerPhrase
      let recorded = manner.recorded
      return [
        "name": .text(words[name == .mannerUnknown ? .mannerOther : name]),
        "recorded": TemplateValue(recorded.map { measures.distance($0.metres).text }),
        "straight": TemplateValue(figures.toldStraightMetres(of: manner).map(straight)),
        "moving": TemplateValue(recorded?.movingSeconds.map { words.lengths.duration(seconds: $0).text }),
        "speed": TemplateValue(recorded.flatMap(measures.speed)?.text),
        "overall": TemplateValue(recorded.flatMap(measures.overallSpeed)?.text),
      ]
    } + shortStretches
  }

  /// What was not recorded, as in all tables: it was at least so far.
  private func straight(_ metres: Double) -> String {
    DayDistance.least(of: metres, isStraight: true, on: scope).text(isAtLeast: true)
  }

  /// What is too short to tell how one went, so that all of it together is how far it was.
  private var shortStretches: [Record] {
    guard let rest = figures.toldRest else { return [] }
    func distance(_ metres: Double) -> TemplateValue {
      TemplateValue(metres >= TripFigures.leastRest ? measures.distance(metres).text : nil)
    }
    return [
      [
        "name": .text(words[.mannerRest]), "recorded": distance(rest.recorded),
        "straight": TemplateValue(rest.straight >= TripFigures.leastRest ? straight(rest.straight) : nil),
        "moving": .none, "speed": .none, "overall": .none,
      ]
    ]
  }

  // MARK: What else

  private var rest: [Record] {
    var rest: [Record] = []
    func add(_ label: Phrase, _ text: String?) {
      if let text, !text.isEmpty { rest.append(["label": .text(words[label]), "text": .text(text)]) }
    }
    if let highest = figures.highest {
      let height = words.lengths.height(highest.place.height, in: units).text
      let day = highest.day.map { ", " + scope.shortDate(plan.days[$0].date) }
      add(.restHighest, height + (day ?? ""))
    }
    if plan.days.contains(where: { $0.way != nil }) { add(.restUndated, undated) }
    if figures.isOfOneManner { add(.restOverall, measures.overallSpeed(figures.recorded)?.text) }
    add(.restCountries, words.list(plan.toldCountries.map(words.country)))
    add(.restCountriesPlanned, words.list(plan.plannedCountries.map(words.country)))
    add(.restTowns, words.list(figures.towns))
    let days = figures.daysSoFar
    if figures.stays > 0, figures.recordedDays >= Self.leastOfMean, figures.recorded.seconds != nil {
      add(.restRests, perDay(figures.stays, figures.recordedDays))
    }
    if figures.photos > 0 { add(.restPhotos, perDay(figures.photos, days)) }
    if figures.words > 0 { add(.restWords, perDay(figures.words, days)) }
    if let budget = plan.money.budget, budget.hasPurchases {
      add(.restMoney, budget.meanPerDay.map { words.money.text($0) })
    }
    return rest
  }

  /// Days of which a mean tells anything: of fewer the table has each.
  private static let leastOfMean = 3

  /// How far the tracks without a day lead, and how high: they are in no other figure of height.
  private var undated: String? {
    guard let metres = figures.toldUndatedMetres, let climb = figures.undatedClimb else { return nil }
    let height = { (metres: Double) in words.lengths.height(metres, in: units).text }
    let sum = words(
      .profileSum,
      [
        "distance": measures.distance(metres).text, "up": height(climb.ascent),
        "down": height(climb.descent),
      ])
    let top = figures.undatedHighest.map { words(.undatedHighest, ["height": height($0.height)]) }
    return [sum, top].compactMap(\.self).joined(separator: words[.listMark])
  }

  private func perDay(_ count: Int, _ days: Int) -> String {
    let mean = Double(count) / Double(max(1, days))
    return words.numbers.decimal(mean, digits: mean < 10 ? 1 : 0)
  }

  private var methods: [Record] {
    let ofWay: [FigureMethod] =
      figures.recordedDays > 0
      ? [.distance, .time, .climbs] + (figures.stays > 0 ? [.rests] : [])
      : figures.straightMetres > 0 ? [.distance] : []
    let told = ofWay + (scope.stopsOfTrip.isEmpty ? [] : [.stops]) + (plan.way.farthest == nil ? [] : [.home])
    return told.map { method in
      ["id": .text(method.id), "label": .text(words[method.label]), "text": .text(words[method.text])]
    }
  }
}

extension TravelledWay {
  /// What it is called in a table.
  var mannerPhrase: Phrase {
    switch mode {
    case .walk: .mannerWalk
    case .bicycle: .mannerBicycle
    case .road: isByBus ? .mannerBus : .mannerRoad
    case .car: .mannerCar
    case .taxi: .mannerTaxi
    case .rail: .mannerRail
    case .flight: .mannerFlight
    case .boat: .mannerBoat
    case nil: .mannerUnknown
    }
  }
}
