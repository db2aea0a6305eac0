import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Where the tracks begin on a sheet of an area at which nothing stands: their ends are parts of the stop of another sheet,
/// a few kilometres off.
struct AreaStarts {
  let scope: PageScope

  /// Metres from the start of a track within which a line begins that is drawn of it.
  private static let reach = 50.0

  /// A stop where the first of its lines begins; nil beside others, and where a part near a private place was cut out: of
  /// that nobody knows where it began.
  func start(on area: MapContent) -> MapStop? {
    guard area.stops.isEmpty, area.marks.isEmpty, let first = area.lines.first?.points.first
    else { return nil }
    let isStart = scope.plan.way.tracks.filter { !$0.isCut }.contains { track in
      (track.segments + (track.withoutDay?.segments ?? [])).contains { segment in
        segment.runs.first?.first.map { $0.coordinate.distance(to: first) <= Self.reach } ?? false
      }
    }
    return isStart ? MapStop(number: "", name: "", coordinate: first) : nil
  }

  /// Where the first of its lines begins, where `start` tells that and a town is near.
  func whereabouts(of area: MapContent) -> String? {
    guard let start = start(on: area)?.coordinate,
      var place = scope.plan.way.locality(ofBeginning: start), place.town != nil
    else { return nil }
    // The way set out from a shore, whatever the water off that is called.
    place.sea = nil
    return scope.shortWords(for: place)
  }

  /// The country in which the first of its lines begins; nil where none is known.
  func country(of area: MapContent) -> String? {
    area.lines.first?.points.first.flatMap { scope.plan.way.locality(ofBeginning: $0)?.country }
      .map { scope.toldName(of: $0) }
  }
}

extension TripMap {
  /// Where the way begins on those sheets of areas far apart at which no stop stands, with words for it: the stops of the
  /// trip do not tell of these. The content is `stillWayAndLists`.
  func startsApart(on content: MapContent) -> [(name: String, coordinate: Coordinate)] {
    guard !plan.isWithoutWay, !content.isOfOneRegion, let areas = content.areas else { return [] }
    let starts = AreaStarts(scope: scope)
    return areas.sheets.compactMap { area in
      guard let start = starts.start(on: area)?.coordinate else { return nil }
      return (name: starts.whereabouts(of: area) ?? words.position(start), coordinate: start)
    }
  }
}
