import Diagnostics
import TripModel
import TripPlanning

/// That the recordings of a trip begin and end at what may be somebody's door, and nobody has said where home is.
///
/// It goes by what is published, and by files alone: the position is told to nobody, since what a build says is often
/// read by others.
func checkLikelyHome(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let places = trip.settings.privatePlaces
  // Who has said where home is has not forgotten to.
  guard !places.contains(where: { $0.kind == .home }) else { return [] }
  let known = LikelyHome.named(in: trip)
  let pictures = PicturesFarOff.files(in: plan, besides: known + places.map(\.circle))
  let ofPictures = pictures.isEmpty ? [] : [Diagnostic.homeLikely(ofPictures: pictures)]
  let published = Set(plan.way.tracks.map(\.file)).subtracting(plan.way.copiedTracks.keys)
  let recordings = trip.tracks.filter { published.contains($0.file) }.flatMap(Recording.all)
  guard recordings.count >= LikelyHome.fewest else { return ofPictures }
  let circles = places.map(\.circle)
  let spot = LikelyHome.busiest(of: recordings) { end in
    !circles.contains { $0.contains(end) } && !known.contains { $0.contains(end) }
  }
  guard let files = spot else { return ofPictures }
  return ofPictures + [.homeLikely(ofRecordings: files)]
}

/// The pictures with which a trip begins or ends, at one spot far from most of it: the cat that stayed at home, the bags in the
/// hall.
private enum PicturesFarOff {
  /// Metres around the first of them.
  private static let spot = 300.0
  /// Metres to the nearest of all other places, and to most: who sets out for the next town was not at home there.
  private static let (apart, farOff) = (15_000.0, 300_000.0)
  /// More pictures than these are of a place that was visited.
  private static let most = 3
  /// Of fewer positions nobody knows what most are.
  private static let least = 5

  static func files(in plan: TripPlan, besides known: [PrivateCircle]) -> [String] {
    let placed = plan.media.photos.compactMap { photo in
      photo.position.map { (file: photo.photo.file, place: $0.value) }
    }
    let others = plan.way.tracks.flatMap(\.segments).compactMap { $0.runs.first?.first?.coordinate }
    guard placed.count + others.count >= least else { return [] }
    return [placed, placed.reversed()].lazy.compactMap { ordered in
      atHome(ordered, others, besides: known)
    }.first ?? []
  }

  /// The files at the first spot, where that is so; nil else.
  private static func atHome(
    _ placed: [(file: String, place: Coordinate)], _ others: [Coordinate], besides known: [PrivateCircle]
  ) -> [String]? {
    guard let first = placed.first?.place, !known.contains(where: { $0.contains(first) }) else { return nil }
    let metres = placed.map { $0.place.distance(to: first) }
    let here = zip(placed, metres).filter { $1 <= spot }.map(\.0.file)
    let rest = metres.filter { $0 > spot } + others.map { $0.distance(to: first) }
    guard here.count <= most, !rest.isEmpty, rest.allSatisfy({ $0 >= apart }),
      rest.count(where: { $0 >= farOff }) * 2 > rest.count
    else { return nil }
    return here
  }
}

/// What was recorded on one day in one file: where it began and where it ended.
private struct Recording {
  let file: String
  let day: Int
  private(set) var first: Coordinate
  private(set) var last: Coordinate

  /// In the order of the file; none of planned routes, and of what nothing gives a day.
  static func all(of track: Track) -> [Recording] {
    let namedDay = track.namedDay?.date?.dayNumber
    var found: [Recording] = []
    for point in track.segments.joined() where !point.isPlanned {
      guard let day = point.instant.map(dayNumber) ?? namedDay else { continue }
      if let open = found.last, open.day == day {
        found[found.count - 1].last = point.coordinate
      } else {
        found.append(Recording(file: track.file, day: day, first: point.coordinate, last: point.coordinate))
      }
    }
    return found
  }

  /// By UTC: it only has to tell days apart.
  private static func dayNumber(of instant: Instant) -> Int {
    Int((Double(instant.seconds) / 86_400).rounded(.down))
  }

  func touches(_ spot: PrivateCircle) -> Bool { spot.contains(first) || spot.contains(last) }
}

/// Finds the spot at which most recordings begin or end.
private enum LikelyHome {
  /// Of fewer recordings, or fewer days, it may be chance.
  static let fewest = 3
  /// Metres: a receiver finds itself some houses on, and who cares cuts off a street.
  private static let reach = 200.0
  /// Where half of all recordings begin or end is found by any few of them.
  private static let longestLook = 200

  /// Around what the traveller names as a place of the trip, where it is for others: a hotel, a camp site, its start.
  static func named(in trip: Trip) -> [PrivateCircle] {
    var named = [trip.settings.startAt, trip.settings.endAt].map { $0?.value.coordinate }
    trip.forEachItem { item in
      guard [.pin, .event, .attraction].contains(item.itemKind), item.keptBack.isEmpty else { return }
      named += item.stations.map { $0.place.told?.value.coordinate }
    }
    return named.compactMap(\.self).map { PrivateCircle(middle: $0, metres: reach) }
  }

  /// The files of the recordings at it, each once; nil where it is of too few, or of less than half of all.
  static func busiest(of recordings: [Recording], where isUnknown: (Coordinate) -> Bool) -> [String]? {
    let ends = recordings.flatMap { [$0.first, $0.last] }
    // Odd, so that both what begins and what ends there is looked at.
    let step = max(1, ends.count / longestLook) | 1
    var best: [Recording] = []
    for index in stride(from: 0, to: ends.count, by: step) where isUnknown(ends[index]) {
      let spot = PrivateCircle(middle: ends[index], metres: reach)
      let there = recordings.filter { $0.touches(spot) }
      if there.count > best.count { best = there }
    }
    guard Set(best.map(\.day)).count >= fewest, best.count * 2 >= recordings.count else { return nil }
    var seen: Set<String> = []
    return best.map(\.file).filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  fileprivate static func homeLikely(ofPictures files: [String]) -> Diagnostic {
    let subject = files.count == 1 ? "This picture was" : "These pictures were"
    return homeLikely(files, "\(subject) taken far from most of the trip; if that is your home")
  }

  fileprivate static func homeLikely(ofRecordings files: [String]) -> Diagnostic {
    let subject = files.count == 1 ? "The days of a recording" : "\(files.count) recordings"
    return homeLikely(files, "\(subject) begin or end at one place; if it is your home")
  }

  private static func homeLikely(_ files: [String], _ seen: String) -> Diagnostic {
    let places = files.map { SourcePlace(file: $0) }
    var warning = Diagnostic(
      .warning, .homeLikely, "\(seen), the site shows where you live", at: places.first,
      advice:
        "Then write `home:` with its position into `~/.config/tripbook/config.yml`, or into trip.yml: nothing near it is "
        + "published. If it is another place, a pin there, or `start at:` in trip.yml, ends this warning.")
    warning.others = Array(places.dropFirst())
    return warning
  }
}
