package import TrackFigures
package import TripModel

/// A trip in figures, by day and in all.
package struct TripFigures: Sendable {
  package struct Day: Sendable {
    /// By its position in the plan's list of days.
    package var index: Int
    package var way: DayWay?
    /// What was recorded, in the steps in which it is told; nil where nothing was.
    package var recorded: WayFigures?
    /// Metres straight from place to place where no track was kept, in the steps in which it is told: at least so far it
    /// was.
    package var straightMetres: Double
    /// The same by manners.
    package var straightManners: [Manner] = []
    /// Metres straight to its first place that are no day's way, likewise: they are of `betweenMetres`.
    package var metresBefore = 0.0
    package var photos: Int
    package var words: Int
    package var spent: Money?

    package var metres: Double { (recorded?.metres ?? 0) + straightMetres }
  }

  /// What was travelled in one manner, in the steps in which it is told.
  package struct Manner: Sendable {
    /// Nil where nothing tells it.
    package var mode: TravelMode?
    package var recorded: WayFigures?
    /// Metres straight from place to place where no track was kept: at least so far it was.
    package var straightMetres: Double

    package var metres: Double { (recorded?.metres ?? 0) + straightMetres }
  }

  package var days: [Day] = []
  /// Metres straight that lie between days, in the steps in which they are told: no day counts them, and with the days
  /// they are what the manners are together.
  package var betweenMetres = 0.0
  package var manners: [Manner] = []
  /// Metres of recorded ways that nothing gives a day, which no day and no manner counts.
  package var undatedMetres = 0.0
  /// Metres of planned routes, with a day or without: nobody recorded them, and nothing else counts them.
  package var plannedMetres = 0.0
  /// The highest place of the days' ways, and its day by its position in the plan's list. Where no day has heights that
  /// of the tracks without a day, and no day.
  package var highest: (place: HeightLine.Sample, day: Int?)?
  /// Metres up and down on the recorded ways that nothing gives a day; nil where no heights are known.
  package var undatedClimb: (ascent: Double, descent: Double)?
  /// The highest place of those ways.
  package var undatedHighest: HeightLine.Sample?
  /// Nights between the first day and the last, and the one after that where it was booked. While the trip is under way
  /// those that are over. Nil where nothing has a day, of several outings, of which days are left out, and of a few days over
  /// months of which nobody said that they are one journey.
  package var nights: Int?
  /// How many of the plan's days have come: all but while the trip is under way.
  package var daysSoFar = 0
  /// Towns in which the trip was, in the order of its way; none that was only the nearest.
  package var towns: [String] = []
  /// Whether places were kept all along some way, though nobody recorded it: they tell how far it was at least.
  package var isTraced = false

  /// Summed up once a plan: whoever tells of the trip takes `TripPlan.figures`.
  static func sumUp(_ plan: TripPlan) -> TripFigures {
    let steps = FigureSteps(units: plan.profile.units)
    let joined = StraightWays(of: plan)
    let (straight, between) = (joined.metres(areBetween: false), joined.metres(areBetween: true))
    let straightManners = joined.mannersByDay
    let isUnderWay = plan.profile.state == .underWay
    let days = plan.days.enumerated().map { index, day in
      Day(
        index: index, way: day.way,
        recorded: day.way?.parts.reduce(into: WayFigures()) { $0 += steps.rounded($1.figures) },
        straightMetres: straight[day.date] ?? 0, straightManners: straightManners[day.date] ?? [],
        metresBefore: between[day.date] ?? 0,
        photos: day.photos.count,
        words: day.entries.reduce(0) { $0 + plan[$1].wordCount },
        spent: day.money.flatMap { $0.spent.minorUnits == 0 ? nil : $0.spent })
    }
    var highest: (place: HeightLine.Sample, day: Int?)?
    for (index, day) in plan.days.enumerated() {
      guard let top = day.way?.highest, top.height > highest?.place.height ?? -.infinity else { continue }
      highest = (top, index)
    }
    let undated = plan.way.tracks.compactMap(\.withoutDay).filter { !$0.isPlanned }
    let undatedSum = undated.reduce(into: WayFigures()) { $0 += $1.recordedFigures }
    var undatedClimb: (ascent: Double, descent: Double)?
    if let up = undatedSum.ascent, let down = undatedSum.descent { undatedClimb = (up, down) }
    let undatedHighest = undated.compactMap { $0.way?.highest }.max { $0.height < $1.height }
    if highest == nil, let top = undatedHighest { highest = (top, nil) }
    let nights = plan.dates.flatMap { dates -> Int? in
      if dates.outings != nil || Self.isFromHome(plan, dates) { return nil }
      let last = dates.end.value
      if isUnderWay, plan.today <= last { return max(0, plan.today - dates.start.value) }
      // Who sleeps there once more goes home on the day after.
      let sleepsOn = plan.itinerary.events.contains { event in
        event.kept == nil && event.end != nil && event.nights.contains(last)
      }
      return dates.span - 1 + (sleepsOn ? 1 : 0)
    }
    var known: Set<String> = []
    let near = Self.townsOnlyNear(plan)
    let towns = plan.days.flatMap { day -> [String] in
      let told = day.towns.filter { !near.contains($0) }
      return told.isEmpty ? day.route.townsVisited : told
    }.filter { !near.contains($0) && known.insert($0).inserted }
    return TripFigures(
      days: days, betweenMetres: between.values.sorted().reduce(0, +), manners: manners(plan, joined),
      undatedMetres: steps.rounded(metres: undatedSum.metres),
      plannedMetres: steps.rounded(metres: plan.way.route.plannedMetres),
      highest: highest, undatedClimb: undatedClimb, undatedHighest: undatedHighest, nights: nights,
      daysSoFar: Self.daysSoFar(of: plan), towns: towns,
      isTraced: plan.way.tracks.contains { $0.isEstimate && !$0.days.isEmpty })
  }

  /// By the calendar: a day of which nobody kept anything has no page, and was one all the same.
  private static func daysSoFar(of plan: TripPlan) -> Int {
    guard let dates = plan.dates else { return plan.days.count }
    let isUnderWay = plan.profile.state == .underWay
    return max(0, dates.count(upTo: isUnderWay ? min(plan.today, dates.end.value) : dates.end.value))
  }

  /// Whether all that somebody kept in months is of so few days that one slept at home: no dates are written, and no bed is
  /// booked.
  private static func isFromHome(_ plan: TripPlan, _ dates: TripDates) -> Bool {
    !dates.areWritten && Outings.areFew(plan.days.count { !$0.isQuiet || $0.isPaidFor }, of: dates.span)
      && plan.itinerary.events.allSatisfy(\.nights.isEmpty)
  }

  /// Towns to which stops were near, and in which none was: their days are called by them for want of a better name. So may
  /// they be by places that are none.
  private static func townsOnlyNear(_ plan: TripPlan) -> Set<String> {
    let places = plan.days.flatMap(\.route.stops).compactMap(\.locality)
    let inside = places.filter { $0.isInTown && !$0.isSpot }.flatMap { [$0.town, $0.city] }.compactMap(\.self)
    return Set(places.filter { !$0.isInTown || $0.isSpot }.compactMap(\.town)).subtracting(inside)
  }

  /// All that was recorded.
  package var recorded: WayFigures {
    manners.compactMap(\.recorded).reduce(into: WayFigures()) { $0 += $1 }
  }

  /// How far it was in all: recorded, and straight from place to place where nobody recorded it.
  package var metres: Double { manners.reduce(0) { $0 + $1.metres } }

  package var straightMetres: Double { manners.reduce(0) { $0 + $1.straightMetres } }
  package var stays: Int { days.reduce(0) { $0 + ($1.way?.stays.count ?? 0) } }
  /// Days of which anything was recorded.
  package var recordedDays: Int { days.count { $0.way != nil } }
  package var photos: Int { days.reduce(0) { $0 + $1.photos } }
  package var words: Int { days.reduce(0) { $0 + $1.words } }

  private static func manners(_ plan: TripPlan, _ joined: StraightWays) -> [Manner] {
    let steps = FigureSteps(units: plan.profile.units)
    var recorded: [TravelMode?: WayFigures] = [:]
    for part in plan.days.lazy.compactMap(\.way).flatMap(\.parts) {
      recorded[part.mode, default: WayFigures()] += steps.rounded(part.figures)
    }
    var straight: [TravelMode?: Double] = [:]
    for way in joined.ways { straight[way.mode, default: 0] += way.metres }
    let order: [TravelMode?] = TravelMode.allCases + [nil]
    return order.compactMap { mode in
      guard recorded[mode] != nil || straight[mode] != nil else { return nil }
      return Manner(mode: mode, recorded: recorded[mode], straightMetres: straight[mode] ?? 0)
    }
  }
}

extension RoutePlan {
  /// The towns in which it was, one visit after another: a day that was all in one is called by what the traveller calls its
  /// places there, and so names none.
  fileprivate var townsVisited: [String] {
    visits.compactMap { stops[$0].locality }.filter { $0.isInTown && !$0.isSpot }.compactMap(\.town)
  }
}
