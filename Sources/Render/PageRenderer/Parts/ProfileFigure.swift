import Drawing
import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// An elevation profile with the table behind it, to a scale of its own.
struct ProfileFigure {
  /// Whose way it is: a day's, or that of a track that is all of the trip.
  private enum Subject {
    case day(DayPlan)
    case track(TrackPlan)
  }

  let scope: PageScope
  private let subject: Subject
  /// What tells its ids from those of others on the page.
  let name: String
  /// How many profiles stand on the page: all of them together have as many columns as ten alone.
  private var count = 1
  /// The walk on the map that stands above it, if there is one.
  private var walk: WalkFigure?

  init(scope: PageScope, day: DayPlan, name: String, count: Int = 1, walk: WalkFigure? = nil) {
    (self.scope, subject, self.name, self.count, self.walk) = (scope, Subject.day(day), name, count, walk)
  }

  init(scope: PageScope, track: TrackPlan, name: String) {
    (self.scope, subject, self.name) = (scope, Subject.track(track), name)
  }

  private var words: Words { scope.words }
  private var units: Units { scope.plan.profile.units }

  private var way: DayWay? {
    switch subject {
    case .day(let day): day.way?.profiled
    case .track(let track): track.way
    }
  }

  private var title: String {
    switch subject {
    case .day(let day): scope.title(of: day)
    case .track(let track): scope.title(of: track)
    }
  }

  /// What the drawing is called to who cannot see it.
  private var heading: String {
    switch subject {
    case .day(let day): words(.profileTitle, ["day": words.dates.long(day.date)])
    case .track: words(.profileTitleOfTrack, ["track": title])
    }
  }

  private var date: TemplateValue {
    switch subject {
    case .day(let day): .record(scope.dayLink(day.date))
    case .track: .none
    }
  }

  private func namedHeights(of way: DayWay) -> NamedHeights {
    switch subject {
    case .day(let day): NamedHeights(scope: scope, day: day, way: way)
    case .track: NamedHeights(scope: scope, wayOfTrip: way)
    }
  }

  /// Nothing for a way without a profile.
  var value: TemplateValue {
    guard let way, way.hasProfile else { return .none }
    let marks = namedHeights(of: way).places
    let samples = way.heights.map { run in
      run.map { ElevationProfile.Sample(along: $0.along, height: $0.height) }
    }
    // On a small one the highest place is told, and no name.
    let drawn = (isSmall ? Array(marks.prefix(1)) : marks).map { mark in
      ElevationProfile.Mark(
        place: .init(along: mark.place.along, height: mark.place.height), name: isSmall ? nil : mark.name,
        value: height(mark.place.height))
    }
    let drawing = drawElevationProfile(
      ElevationProfile(
        runs: samples, marks: drawn, steps: walk?.steps.map(\.height) ?? [], breaks: way.breaks),
      scale: scale(way),
      wording: wording(of: way), idPrefix: name, columns: max(40, min(400, 4000 / max(1, count))))
    let record: Record = [
      "chartHTML": TemplateValue(drawing.map { HTML(trusted: $0.markup) }), "id": .text(name),
      "rows": TemplateValue(rows(of: way, marks: marks)), "day": date,
      "title": .text(title), "sum": .text(sum(of: way)),
      "along": walk.flatMap { $0.steps.isEmpty ? nil : .record($0.reader) } ?? .none,
    ]
    return .record(record)
  }

  private func height(_ metres: Double) -> String { words.lengths.height(metres, in: units).text }

  private func scale(_ way: DayWay) -> ProfileScale {
    ProfileScale(
      lowest: way.lowest?.height ?? 0, highest: way.highest?.height ?? 0, metres: way.groundMetres,
      heightUnit: units.heightUnit, lengthUnit: units.lengthUnit, isSmall: isSmall)
  }

  /// Profiles on a page from which on they are small, beside each other.
  private static let many = 4

  private var isSmall: Bool { count >= Self.many }

  /// `13 km, 812 m up and 640 m down`, and what is hatched, where anything is.
  private func sum(of way: DayWay) -> String {
    let figures = way.shownOnGround(in: units)
    let sum = words(
      .profileSum,
      [
        "distance": scope.distance(figures.metres).text, "up": height(figures.ascent ?? 0),
        "down": height(figures.descent ?? 0),
      ])
    return way.breaks.isEmpty ? sum : words(.profileBroken, ["sum": sum])
  }

  private func wording(of way: DayWay) -> ProfileWording {
    let (lengths, units) = (words.lengths, units)
    return ProfileWording(
      title: heading,
      description: words(
        .profileAbout, ["low": height(way.lowest?.height ?? 0), "high": height(way.highest?.height ?? 0)]),
      height: { lengths.height($0, in: units).text },
      distance: { lengths.round($0, in: units).text },
      number: { lengths.mark(at: $0, in: units) })
  }

  /// Whether it is the first place with a height, and so near to where the way sets out that nobody sees it on the chart:
  /// that is how high its start is.
  private func isStart(_ place: HeightLine.Sample, of way: DayWay) -> Bool {
    place == way.heights.first?.first && place.along <= min(1000, max(50, 0.01 * way.groundMetres))
  }

  /// Start, places and end in the order of the way. Where no height is known near its start that has no row.
  private func rows(of way: DayWay, marks: [NamedHeights.Place]) -> [Record] {
    var places = marks
    if let first = way.heights.first?.first, isStart(first, of: way) {
      places.append((first, words[.profileStart]))
    }
    if let last = way.heights.last?.last { places.append((last, words[.profileEnd])) }
    // What is below the sea by no more than a receiver may be wrong is most likely its error.
    if let lowest = way.lowest, !(-FrontFacts.faultOfHeight..<0).contains(lowest.height) {
      places.append((lowest, nil))
    }
    let highest = way.highest
    var seen: Set<Double> = []
    return places.enumerated().sorted {
      ($0.element.place.along, $0.offset) < ($1.element.place.along, $1.offset)
    }
    .map(\.element).filter { seen.insert($0.place.along).inserted }.map { place, name in
      let plain: Phrase =
        place == highest ? .profileHighest : place == way.lowest ? .profileLowest : .profileTop
      return [
        "name": .text(name ?? words[plain]),
        "along": .text(scope.distance(isStart(place, of: way) ? 0 : place.along).text),
        "height": .text(height(place.height)),
      ]
    }
  }
}

extension Units {
  /// Metres of the unit in which heights are counted, and of that of ways.
  var heightUnit: Double { self == .miles ? 0.3048 : 1 }
  var lengthUnit: Double { self == .miles ? 1609.344 : 1000 }
}

extension LengthStyle {
  /// A length in kilometres or miles without the unit, which stands at the last of a row: `0`, `1.5`, `10`.
  func mark(at metres: Double, in units: Units) -> String {
    let length = metres / units.lengthUnit
    return numbers.decimal(length, digits: abs(length - length.rounded()) < 0.01 ? 0 : 1)
  }
}
