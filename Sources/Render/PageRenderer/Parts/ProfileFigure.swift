import Drawing
import SiteLanguage
import TrackFigures
import TripModel
import TripPlanning

/// A day's elevation profile with the table behind it, to the scale of all the trip's days.
struct ProfileFigure {
  let scope: PageScope
  let day: DayPlan
  /// What tells its ids from those of others on the page.
  let name: String
  /// How many profiles stand on the page: all of them together have as many columns as ten alone.
  var count = 1

  private var words: Words { scope.words }
  private var units: Units { scope.plan.profile.units }

  /// Metres within which a named place gives its name to a place of the profile.
  private static let reach = 250.0

  /// Nothing for a day without a profile.
  var value: TemplateValue {
    guard let way = day.way, way.hasProfile, let range = scope.plan.way.heights else { return .none }
    let marks = marks(of: way)
    let samples = way.heights.map { run in
      run.map { ElevationProfile.Sample(along: $0.along, height: $0.height) }
    }
    let drawn = marks.map { mark in
      ElevationProfile.Mark(
        place: .init(along: mark.place.along, height: mark.place.height), name: mark.name,
        value: height(mark.place.height))
    }
    let drawing = drawElevationProfile(
      ElevationProfile(runs: samples, marks: drawn), scale: scale(range, way), wording: wording(of: way),
      idPrefix: name, columns: max(40, min(400, 4000 / max(1, count))))
    let record: Record = [
      "chartHTML": TemplateValue(drawing.map { HTML(trusted: $0.markup) }), "id": .text(name),
      "rows": TemplateValue(rows(of: way, marks: marks)), "day": .record(scope.dayLink(day.date)),
      "title": .text(scope.title(of: day)), "sum": .text(sum(of: way)),
    ]
    return .record(record)
  }

  private func height(_ metres: Double) -> String { words.lengths.height(metres, in: units).text }

  private func scale(_ range: TripHeights, _ way: DayWay) -> ProfileScale {
    ProfileScale(
      lowest: range.lowest, highest: range.highest,
      metres: way.isOnFoot ? range.longestOnFoot : range.longest, heightUnit: units.heightUnit,
      lengthUnit: units.lengthUnit)
  }

  /// `↑ 812 m, ↓ 640 m` in words.
  private func sum(of way: DayWay) -> String {
    let figures = way.figures
    return words(
      .profileSum,
      [
        "distance": scope.distance(way.groundMetres).text, "up": height(figures.ascent ?? 0),
        "down": height(figures.descent ?? 0),
      ])
  }

  private func wording(of way: DayWay) -> ProfileWording {
    let (lengths, units) = (words.lengths, units)
    return ProfileWording(
      title: words(.profileTitle, ["day": words.dates.long(day.date)]),
      description: words(
        .profileAbout, ["low": height(way.lowest?.height ?? 0), "high": height(way.highest?.height ?? 0)]),
      height: { lengths.height($0, in: units).text },
      distance: { $0 == 0 ? lengths.numbers.whole(0) : lengths.round($0, in: units).text })
  }

  private typealias NamedPlace = (place: HeightLine.Sample, name: String?)

  /// The highest place, what stands out beside it, and the stops that have names.
  private func marks(of way: DayWay) -> [NamedPlace] {
    let stops = day.route.stops.compactMap { stop in
      scope.name(of: stop).map { (stop.coordinate, $0) }
    }
    let own = day.places.map { (scope.plan[$0].coordinate, scope.plan[$0].title) }
    let named = stops + own.filter { place in !stops.contains { $0.1 == place.1 } }
    var tops = way.peaks
    if let highest = way.highest, tops.first != highest { tops.insert(highest, at: 0) }
    var used: Set<String> = []
    var marks = tops.map { top -> NamedPlace in
      let nearest = named.map { (name: $0.1, metres: $0.0.distance(to: top.coordinate)) }
        .filter { $0.metres <= Self.reach }.min { $0.metres < $1.metres }
      if let nearest { used.insert(nearest.name) }
      return (top, nearest?.name)
    }
    for (coordinate, name) in named where used.insert(name).inserted {
      let nearest = way.heights.joined().map { (sample: $0, metres: $0.coordinate.distance(to: coordinate)) }
        .filter { $0.metres <= Self.reach }.min { $0.metres < $1.metres }
      if let nearest { marks.append((nearest.sample, name)) }
    }
    return marks
  }

  /// Start, places and end in the order of the way.
  private func rows(of way: DayWay, marks: [NamedPlace]) -> [Record] {
    var places = marks
    if let first = way.heights.first?.first { places.append((first, words[.profileStart])) }
    if let last = way.heights.last?.last { places.append((last, words[.profileEnd])) }
    if let lowest = way.lowest { places.append((lowest, nil)) }
    let highest = way.highest
    var seen: Set<Double> = []
    return places.enumerated().sorted {
      ($0.element.place.along, $0.offset) < ($1.element.place.along, $1.offset)
    }
    .map(\.element).filter { seen.insert($0.place.along).inserted }.map { place, name in
      let plain: Phrase =
        place == highest ? .profileHighest : place == way.lowest ? .profileLowest : .profileTop
      return [
        "name": .text(name ?? words[plain]), "along": .text(scope.distance(place.along).text),
        "height": .text(height(place.height)),
      ]
    }
  }
}

extension Units {
  /// Metres of the unit in which heights are counted, and of that of ways.
  fileprivate var heightUnit: Double { self == .miles ? 0.3048 : 1 }
  fileprivate var lengthUnit: Double { self == .miles ? 1609.344 : 1000 }
}
