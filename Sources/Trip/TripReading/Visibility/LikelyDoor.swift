import Diagnostics
import TripModel

/// The place from which a trip sets out and to which it comes back, far from all between, or from which one flew: where nothing
/// names it, it is hardly any other than somebody's door; likewise where it begins or ends on a day whose text tells of a house.
///
/// In doubt nobody gets it. It goes by pictures and tracks; files are told of it, and never where it is.
enum LikelyDoor {
  /// Takes what is near it from what readers get.
  static func keepBack(in trip: inout Trip, _ source: PrivacySource) -> [Diagnostic] {
    let places = trip.settings.privatePlaces
    // Who has said where home is has not forgotten to.
    guard !places.contains(where: { $0.kind == .home }) else { return [] }
    func isUnknown(_ place: Coordinate) -> Bool {
      !places.contains { $0.circle.contains(place) } && !isNamed(place, in: trip)
    }
    if let door = door(of: trip) {
      guard isUnknown(door.middle) else { return [] }
      let isApart = door.last.distance(to: door.middle) > Door.reach
      hide([door.middle] + (isApart ? [door.last] : []), in: &trip, door.files[0], source)
      return [.likelyDoor(door.files)]
    }
    let fixes = Fix.all(of: trip)
    let ends = FarEnd.both(of: fixes).filter { isUnknown($0.middle) }
    for end in ends { hide([end.middle], in: &trip, end.files[0], source) }
    var early: [Diagnostic] = []
    if ends.isEmpty, let start = EarlyStart(fixes), isUnknown(start.middle) {
      hide([start.middle, start.last].compactMap(\.self), in: &trip, start.files[0], source)
      early = [.earlyStart(start.files)]
    }
    let houses = ends.isEmpty ? ToldHouse.both(of: fixes, in: trip).filter { isUnknown($0.place) } : []
    for house in houses { hide([house.place], in: &trip, house.file, source) }
    let told: [Diagnostic?] = [
      ends.isEmpty ? nil : .farEnd(ends.flatMap(\.files)),
      houses.isEmpty ? nil : .toldHouse(houses.map(\.file)),
    ]
    return early + told.compactMap(\.self)
  }

  private static func hide(
    _ spots: [Coordinate], in trip: inout Trip, _ file: String, _ source: PrivacySource
  ) {
    let texts = spots.map {
      PrivatePlaceText(.zone, at: $0, metres: PlacesCalledHome.metresAround, place: SourcePlace(file: file))
    }
    trip.settings.privatePlaces += PlacesCalledHome.circles(around: texts, source)
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
  var isOfPicture = false

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
    isOfPicture = true
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

/// The few pictures with which a trip begins or ends, a flight away from the rest: the cat that stayed at home, the bags in the
/// hall, and perhaps some at an airport before it.
private struct FarEnd {
  let middle: Coordinate
  let files: [String]

  /// Metres around the first of them.
  private static let spot = 300.0
  /// Metres to the next place: who goes for a walk comes by again.
  private static let apart = 15_000.0
  /// Metres of the flight, and to all that lies behind it.
  private static let flight = 300_000.0
  /// More pictures than these are of a place that was visited, or of a way.
  private static let (most, mostBefore) = (3, 6)
  /// Of fewer others nobody knows where most of the trip was.
  private static let fewestOthers = 4

  static func both(of fixes: [Fix]) -> [FarEnd] {
    [FarEnd(fixes), FarEnd(fixes.reversed())].compactMap(\.self)
  }

  /// That of the first; nil where they are no such pictures.
  private init?(_ fixes: [Fix]) {
    guard let first = fixes.first?.place else { return nil }
    let metres = fixes.map { $0.place.distance(to: first) }
    guard let left = metres.firstIndex(where: { $0 >= Self.flight }), left > 0,
      fixes[left].place.distance(to: fixes[left - 1].place) >= Self.flight
    else { return nil }
    let here = zip(fixes, metres).filter { $0.1 <= Self.spot }.map(\.0)
    let beyond = zip(fixes, metres).filter { $0.1 >= Self.flight }.map(\.0.place)
    // Who flies from place to place was at each of them once.
    let leaps = zip(beyond, beyond.dropFirst()).count { $0.distance(to: $1) >= Self.flight }
    guard here.count <= Self.most, here.allSatisfy(\.isOfPicture), beyond.count >= Self.fewestOthers,
      fixes.count - beyond.count <= Self.mostBefore,
      !metres.contains(where: { Self.spot < $0 && $0 < Self.apart }),
      leaps * 4 <= beyond.count
    else { return nil }
    (middle, files) = (first, here.map(\.file))
  }
}

/// The few pictures early on the first day from where a road trip set out, before all else of that day far away; and those at its end near
/// there.
private struct EarlyStart {
  let middle: Coordinate
  /// Where it ended, a little way from there.
  let last: Coordinate?
  let files: [String]

  /// Metres around the first of them, and around it those of its own town.
  private static let (spot, town) = (300.0, 15_000.0)
  /// Metres to the next place: who stays in a town for a night sees it by day.
  private static let apart = 50_000.0
  /// The hour by the sun until which somebody sets out.
  private static let latest = 9 * 3600
  private static let (most, fewestOthers) = (3, 4)

  /// Nil where it begins otherwise.
  init?(_ fixes: [Fix]) {
    guard let first = fixes.first, let end = fixes.last else { return nil }
    let metres = fixes.map { $0.place.distance(to: first.place) }
    let here = metres.prefix { $0 <= Self.spot }.count
    guard here <= Self.most, fixes[..<here].allSatisfy(\.isOfPicture),
      fixes.count - here >= Self.fewestOthers,
      Self.hour(of: fixes[here - 1]) <= Self.latest,
      Self.day(of: fixes[here - 1]) == Self.day(of: fixes[here]),
      fixes[here].place.distance(to: first.place) >= Self.apart
    else { return nil }
    let back = zip(fixes, metres).suffix(Self.most).filter { $0.1 <= Self.town }.map(\.0)
    // Who came by again was there on the way.
    guard zip(fixes, metres).dropFirst(here).count(where: { $0.1 <= Self.town }) == back.count else {
      return nil
    }
    middle = first.place
    last = back.isEmpty || end.place.distance(to: first.place) <= Self.spot ? nil : end.place
    files = (fixes[..<here] + back).map(\.file)
  }

  /// Seconds and days by the sun of where it was.
  private static func local(_ fix: Fix) -> Int { fix.second + Int(fix.place.longitude * 240) }

  private static func day(of fix: Fix) -> Int { Int((Double(local(fix)) / 86_400).rounded(.down)) }

  private static func hour(of fix: Fix) -> Int { local(fix) - day(of: fix) * 86_400 }
}

/// Where a trip begins or ends on a day whose text tells in which house somebody lives: breakfast at a friend's before one sets out.
private enum ToldHouse {
  static func both(of fixes: [Fix], in trip: Trip) -> [Fix] {
    let days = trip.entries.filter(\.namesHouse).flatMap { entry in
      [entry.day?.date, entry.until].compactMap(\.self)
    }
    let ends = [fixes.first, fixes.last].compactMap(\.self)
    guard !days.isEmpty, let last = ends.last else { return [] }
    let found = ends.filter { fix in
      // By the sun of where that was.
      let local = fix.second + Int(fix.place.longitude * 240)
      return days.contains { $0.dayNumber == Int((Double(local) / 86_400).rounded(.down)) }
    }
    return found.count == 2 && found[0].place.distance(to: last.place) <= Door.reach ? [found[0]] : found
  }
}

extension Diagnostic {
  fileprivate static func toldHouse(_ files: [String]) -> Diagnostic {
    mayBeHome(
      "Here the trip begins or ends on a day whose text tells of a house in which somebody lives; what is near it is",
      files)
  }

  fileprivate static func earlyStart(_ files: [String]) -> Diagnostic {
    mayBeHome("The trip sets out here, early and far from all that follows; what is near is", files)
  }

  fileprivate static func farEnd(_ files: [String]) -> Diagnostic {
    let subject = files.count == 1 ? "This picture was" : "These pictures were"
    return mayBeHome("\(subject) taken a flight away from the rest of the trip; what is near is", files)
  }

  fileprivate static func likelyDoor(_ files: [String]) -> Diagnostic {
    mayBeHome("This trip begins and ends at one place; what is near it is", files)
  }

  private static func mayBeHome(_ seen: String, _ files: [String]) -> Diagnostic {
    var warning = Diagnostic(
      .warning, .mayBePrivate, "\(seen) kept back: it may be where you live", at: SourcePlace(file: files[0]),
      advice:
        "If it is, write `home:` with its position into `~/.config/tripbook/config.yml`, or into trip.yml, which hides "
        + "more of what lies around. If it is a place of the journey, a pin there that names it, or `start at:` in "
        + "trip.yml, says so.")
    warning.others = files.dropFirst().map { SourcePlace(file: $0) }
    return warning
  }
}
