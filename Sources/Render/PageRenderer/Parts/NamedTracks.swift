import Drawing
import TripModel
import TripPlanning

/// What travellers called their tracks, each with places along it: found once for all maps of the trip.
struct NamedTracks: Sendable {
  /// By the places of the tracks in the plan; nil for one that nobody named.
  private let ways: [NamedWay?]
  /// What of unnamed tracks has no day, by the words of their files: of tracks that are no common way nothing else tells
  /// one from another.
  private let undated: [NamedWay]

  /// Along a way, by which room for its name is looked for.
  private static let maximumPlaces = 400

  init(of plan: TripPlan) {
    let leavesOutPlans = plan.leavesOutPlans
    ways = plan.way.tracks.map { track in
      if leavesOutPlans, track.isPlanned, track.days.isEmpty { return nil }
      return track.title.map { title in
        let days = track.days.map(\.description).joined(separator: " ")
        return NamedWay(name: title, points: Self.places(along: track), days: days)
      }
    }
    let unnamed = plan.tracksApart == nil ? [] : plan.way.tracks.filter { $0.title == nil }
    undated = unnamed.compactMap(\.withoutDay).map { part in
      NamedWay(name: part.fileStem, points: Self.places(along: part))
    }
  }

  /// All that have a name, in the order of the plan, and behind them those that have it from their files.
  var all: [NamedWay] { ways.compactMap(\.self) + undated }

  /// Those of the day, but for that by which it is called: the name of that stands above its map.
  func ways(on day: DayPlan, of plan: TripPlan) -> [NamedWay] {
    zip(plan.way.tracks, ways).compactMap { track, way in
      track.days.contains(day.date) && track.title != day.title?.value ? way : nil
    }
  }

  /// Its first point, and each so many behind it, without a copy of all.
  private static func places(along track: TrackPlan) -> [Coordinate] {
    let runs = track.segments.flatMap(\.runs)
    let step = max(1, runs.reduce(0) { $0 + $1.count } / maximumPlaces)
    var places: [Coordinate] = []
    // From where a run begins to the next place.
    var ahead = 0
    for run in runs {
      while ahead < run.count {
        places.append(run[run.startIndex + ahead].coordinate)
        ahead += step
      }
      ahead -= run.count
    }
    return places
  }
}
