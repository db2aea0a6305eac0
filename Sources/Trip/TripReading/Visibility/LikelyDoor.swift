import Diagnostics
import TripModel

/// The place from which a trip sets out and to which it comes back, far from all between: where nothing names it, it is
/// hardly any other than somebody's door.
///
/// In doubt nobody gets it. It goes by pictures and tracks; files are told of it, and never where it is.
enum LikelyDoor {
  /// Takes what is near it from what readers get.
  static func keepBack(in trip: inout Trip, _ source: PrivacySource) -> [Diagnostic] {
    let places = trip.settings.privatePlaces
    // Who has said where home is has not forgotten to.
    guard !places.contains(where: { $0.kind == .home }), let door = door(of: trip),
      !places.contains(where: { $0.circle.contains(door.middle) }), !isNamed(door.middle, in: trip)
    else { return [] }
    let place = SourcePlace(file: door.files[0])
    let isApart = door.last.distance(to: door.middle) > Door.reach
    let texts = ([door.middle] + (isApart ? [door.last] : [])).map {
      PrivatePlaceText(.zone, at: $0, metres: PlacesCalledHome.metresAround, place: place)
    }
    trip.settings.privatePlaces += PlacesCalledHome.circles(around: texts, source)
    return [.likelyDoor(door.files)]
  }

  /// By all that is known; where that shows none, by what has a moment alone, or by clocks without a zone alone: between
  /// others these may stand hours from where they belong.
  private static func door(of trip: Trip) -> Door? {
    let all = Fix.all(of: trip)
    return Door(all) ?? Door(all.filter(\.isSure)) ?? Door(all.filter { !$0.isSure })
  }

  /// Whether the traveller names a place of the trip there, for others to read: a hotel, a station, its start; or an
  /// airport by its code.
  private static func isNamed(_ middle: Coordinate, in trip: Trip) -> Bool {
    let spot = PrivateCircle(middle: middle, metres: Door.reach)
    let field = PrivateCircle(middle: middle, metres: reachOfAirport)
    func isThere(_ told: Written<NamedPlace>?) -> Bool {
      guard let place = told?.value else { return false }
      if let coordinate = place.coordinate { return spot.contains(coordinate) }
      guard let name = place.name else { return false }
      let airport = AirportCode.airport(in: name)?.coordinate ?? AirportCode.position(in: name)
      return airport.map(field.contains) ?? false
    }
    var isKnown = isThere(trip.settings.startAt) || isThere(trip.settings.endAt)
    trip.forEachItem { item in
      guard !isKnown, [.pin, .event, .attraction].contains(item.itemKind), item.keptBack.isEmpty else {
        return
      }
      isKnown = item.stations.contains { isThere($0.place.told) }
    }
    return isKnown
  }

  /// Metres: the middle of an airport is known to a kilometre, and its halls are as far away again.
  private static let reachOfAirport = 3000.0
}

/// Where something was at a moment, and which file says so.
private struct Fix {
  let second: Int
  let place: Coordinate
  let file: String
  /// Whether it is of a moment, and not of a clock whose zone nobody knows.
  var isSure = true

  /// In the order of time; none of what is kept back, nor of planned routes.
  static func all(of trip: Trip) -> [Fix] {
    let kept = trip.filesKeptBack.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    var fixes = trip.photos.compactMap {
      kept.contains($0.file) || isOutside($0, trip.settings) ? nil : Fix($0)
    }
    for track in trip.tracks where !kept.contains(track.file) {
      for segment in track.segments {
        let last = segment.indices.suffix(1)
        for index in Array(stride(from: 0, to: segment.count, by: step)) + last {
          let point = segment[index]
          guard let instant = point.instant, !point.isPlanned else { continue }
          fixes.append(Fix(second: instant.seconds, place: point.coordinate, file: track.file))
        }
      }
    }
    return fixes.sorted { ($0.second, $0.file) < ($1.second, $1.file) }
  }

  /// Whether a picture is of other days than the trip, by the clock of its camera, which may be a day off.
  private static func isOutside(_ photo: Photo, _ settings: TripSettings) -> Bool {
    guard let day = photo.cameraClock?.date, !settings.takeIn.contains(photo.file) else { return false }
    return settings.start.map { day < $0 - 1 } ?? false || settings.end.map { day > $0 + 1 } ?? false
  }

  /// Of a recording these few points tell whether it went far away.
  private static let step = 60

  private init(second: Int, place: Coordinate, file: String) {
    (self.second, self.place, self.file) = (second, place, file)
  }

  /// Nil where the picture does not tell both. An unknown offset takes it at most some hours from its place among the
  /// others.
  private init?(_ photo: Photo) {
    guard let place = photo.coordinate else { return nil }
    let clock = photo.cameraClock.map { Moment(local: $0, offset: photo.offset).instant(assuming: .utc) }
    guard let instant = photo.instant ?? clock else { return nil }
    self.init(second: instant.seconds, place: place, file: photo.file)
    isSure = photo.instant != nil || photo.offset != nil
  }
}

/// The one spot at which all begins and ends that is known of a trip, and to which nobody came between.
private struct Door {
  let middle: Coordinate
  /// Where it ended, some houses on.
  let last: Coordinate
  /// Those that tell of it, each once.
  let files: [String]

  /// Metres: a receiver finds itself some houses on.
  static let reach = 200.0
  /// Metres from where it began within which it ended at the same place.
  private static let nearby = 500.0
  /// Metres: no errand, and no walk from a bed.
  private static let far = 30_000.0
  /// Seconds between setting out and coming back: a night was spent elsewhere.
  private static let leastAway = 20 * 3600

  /// Nil where there is none.
  init?(_ fixes: [Fix]) {
    guard let first = fixes.first, let last = fixes.last else { return nil }
    let spot = PrivateCircle(middle: first.place, metres: Self.reach)
    // Some stop before they turn into their street.
    let home = PrivateCircle(middle: first.place, metres: Self.nearby)
    guard home.contains(last.place) else { return nil }
    func isFar(_ fix: Fix) -> Bool { fix.place.distance(to: first.place) >= Self.far }
    guard let left = fixes.firstIndex(where: isFar), let back = fixes.lastIndex(where: isFar),
      !fixes[left...back].contains(where: { spot.contains($0.place) }),
      let before = fixes[..<left].last(where: { spot.contains($0.place) }),
      let after = fixes[back...].first(where: { home.contains($0.place) }),
      after.second - before.second >= Self.leastAway
    else { return nil }
    middle = first.place
    self.last = last.place
    var seen: Set<String> = []
    files = fixes.filter { home.contains($0.place) }.map(\.file).filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  fileprivate static func likelyDoor(_ files: [String]) -> Diagnostic {
    var warning = Diagnostic(
      .warning, .mayBePrivate,
      "This trip begins and ends at one place; what is near it is kept back: it may be where you live",
      at: SourcePlace(file: files[0]),
      advice:
        "If it is, write `home:` with its position into `~/.config/tripbook/config.yml`, or into trip.yml, which hides "
        + "more of what lies around. If it is a place of the journey, a pin there that names it, or `start at:` in "
        + "trip.yml, says so.")
    warning.others = files.dropFirst().map { SourcePlace(file: $0) }
    return warning
  }
}
