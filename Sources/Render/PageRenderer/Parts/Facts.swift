import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// A figure with what it counts: one of the large numbers of a page.
struct Fact {
  var figure: String
  var unit: String?
  var label: String
  /// Where it is told how it was found.
  var href: String?
  /// How the least that it can have been is said, for which a cell has a sign alone: `at least 12 km`.
  private(set) var atLeast: String?

  init(_ figure: String, unit: String? = nil, _ label: String) {
    self.figure = figure
    self.unit = unit
    self.label = label
  }

  /// A figure that leads to how it was found: from a page to that of figures.
  init(_ measure: Measure, _ label: String, method: FigureMethod, on scope: PageScope) {
    self.init(measure, label)
    href = scope.plan.addresses.figures.map {
      $0 == scope.path ? "#" + method.id : scope.link($0, fragment: method.id)
    }
  }

  init(_ measure: Measure, _ label: String) {
    self.init(measure.figure, unit: measure.unit, label)
  }

  /// The same as the least that it can have been.
  func asLeast(in words: Words) -> Fact {
    var fact = self
    fact.atLeast = words(.atLeast, ["figure": written])
    return fact
  }

  /// The same where no other beside it leads anywhere.
  var withoutLink: Fact {
    var fact = self
    fact.href = nil
    return fact
  }

  /// Told as what was until today: `by air so far`.
  func soFar(in words: Words) -> Fact {
    var fact = self
    fact.label = words(.factSoFar, ["what": label])
    return fact
  }

  /// `241 km`, with a space that does not break.
  var written: String { figure + (unit.map { "\u{A0}" + $0 } ?? "") }

  /// With what it counts, where there is room for words: `241 km by rail`, `at least 12 km on foot`.
  var told: String { (atLeast ?? written) + " " + label }

  /// The letters that stand large.
  fileprivate var length: Int { figure.count + (atLeast == nil ? 0 : 1) }
}

extension PageScope {
  /// How far a day was of which anything was recorded, as its card and all lists have it, how long the recorded way
  /// took and how high it went, and how far a route leads that was planned for it; nothing for a day without either.
  func recordedFacts(of day: DayPlan) -> [Fact] {
    let units = plan.profile.units
    guard let figures = day.way?.shown(in: units), figures.metres > 0 else {
      return plannedFacts(of: day)
    }
    var facts = [distanceFact(of: day, recorded: figures.metres)]
    if let moving = figures.movingSeconds, moving > 0 {
      // Beside the distance of more than what was recorded the time would be read as that of all of it.
      let isOfAll = facts.allSatisfy { $0.atLeast == nil }
      let label = isOfAll ? hours(of: day) ?? words[.factMoving] : words[.factMovingRecorded]
      facts.append(Fact(words.lengths.duration(seconds: moving), label, method: .time, on: self))
    }
    if let ascent = day.way?.ownAscent(in: units), ascent >= DayWay.climbOfNote {
      facts.append(Fact(words.lengths.height(ascent, in: units), climb(of: day), method: .climbs, on: self))
    }
    return facts + plannedFacts(of: day)
  }

  /// `uphill`, or `uphill on foot` where one was driven, too.
  private func climb(of day: DayPlan) -> String {
    let manners = (day.way?.ownManners ?? []).map(\.factPhrase)
    guard !manners.isEmpty else { return words[.factAscent] }
    return words(.factAscentBy, ["means": words.list(manners.map { words[$0] })])
  }

  /// `on the way: 16.8 km on foot and 37.1 km by road or rail`; nil for a day of one manner.
  private func manners(of day: DayPlan) -> String? {
    let parts = (day.way?.toldParts(in: plan.profile.units) ?? []).compactMap { part -> String? in
      guard let phrase = part.mode?.factPhrase else { return nil }
      return DayDistance.measure(of: part.figures.metres, on: self).text + " " + words[phrase]
    }
    return parts.count > 1 ? words(.factTravelledParts, ["parts": words.list(parts)]) : nil
  }

  /// `under way, 09:12–16:40`: when the recording began and ended; nil where nothing tells it.
  private func hours(of day: DayPlan) -> String? {
    guard let hours = day.way?.hours else { return nil }
    return words(
      .factMovingHours, ["from": words.dates.time(hours.from), "to": words.dates.time(hours.to)])
  }

  /// At least how far it was in all, and how much of that was recorded, where that is not all.
  private func distanceFact(of day: DayPlan, recorded metres: Double) -> Fact {
    guard let told = DayDistance(besideTitleOf: day, on: self) else {
      return Fact(distance(metres), words[.factRecorded], method: .distance, on: self)
    }
    guard told.isAtLeast else {
      return Fact(told.measure, manners(of: day) ?? words[.factRecorded], method: .distance, on: self)
    }
    let recorded = DayDistance.measure(of: metres, on: self).text
    let label = words(.factTravelledRecorded, ["distance": recorded])
    return Fact(told.measure, label, method: .distance, on: self).asLeast(in: words)
  }

  private func plannedFacts(of day: DayPlan) -> [Fact] {
    guard let metres = day.toldPlannedMetres(in: plan.profile.units) else { return [] }
    return [Fact(distance(metres), words[.factPlanned])]
  }
}

extension [Fact] {
  /// The figures with a class for their number, by which the rows are laid out; nothing where there are none.
  var value: TemplateValue {
    guard !isEmpty else { return .none }
    let items = map { fact -> Record in
      [
        "figure": .text(fact.figure), "unit": TemplateValue(fact.unit), "label": .text(fact.label),
        "href": TemplateValue(fact.href), "atLeast": TemplateValue(fact.atLeast),
        "isLong": .flag(fact.length > Self.longFigure),
      ]
    }
    // More than a wide page has columns for stand in two rows of nearly as many.
    let rows = count > Self.columns ? " over-\(Swift.min(Self.mostInRows, count))" : ""
    let record: Record = ["of": .text("of-\(Swift.min(6, count))" + rows), "items": TemplateValue(items)]
    return .record(record)
  }

  /// Letters beyond which a figure is set smaller, since half a phone does not hold it: `€688,575,818`.
  private static var longFigure: Int { 9 }
  /// Of 8rem on a page of 82.5rem.
  private static var columns: Int { 10 }
  /// The style sheet has rows up to so many.
  private static var mostInRows: Int { 14 }
}
