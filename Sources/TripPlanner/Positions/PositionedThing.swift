import Diagnostics
import TripModel

/// Something of a trip of which the folder says where it was.
struct PositionedThing {
  enum Subject: Hashable {
    case photo(Int), pin(Int), entry(Int), attraction(Int), setting(Setting), track(Int), waypoint(Int, Int)
    case event(Int, EventEnd)
  }

  enum EventEnd: Hashable { case from, to, at }
  enum Setting: Hashable { case destination, startAt, endAt }

  var subject: Subject
  var place: Coordinate
  var source: SourcePlace
  /// What it is called where that may be a town's name.
  var name: String?
  /// Seconds by whatever clock tells them; a day alone is its noon.
  var seconds: Int?
  /// By how many seconds that may be wrong.
  var doubt = 0

  /// Whether it is a town's position at best, as one writes it by hand, and no single recorded one.
  var isWritten: Bool {
    switch subject {
    case .photo, .track, .waypoint: false
    default: true
    }
  }
}

extension PositionedThing {
  fileprivate init?(
    _ subject: Subject, _ place: Written<NamedPlace>?, named own: String? = nil, on when: DayAndTime? = nil
  ) {
    guard let place, let coordinate = place.value.coordinate else { return nil }
    self.init(subject: subject, place: coordinate, source: place.place, name: place.value.name ?? own)
    take(when)
  }

  /// Clocks of two places are a day apart at most.
  fileprivate mutating func take(_ when: DayAndTime?) {
    guard let when else { return }
    seconds =
      LocalDateTime(date: when.date, time: when.time ?? .midnight).clockSeconds
      + (when.time == nil ? 43_200 : 0)
    doubt = when.time == nil ? 86_400 : 50_400
  }
}

extension Trip {
  /// Everything with a position, whatever says it.
  var positionedThings: [PositionedThing] {
    var things: [PositionedThing] = []
    for (index, photo) in photos.enumerated() {
      guard let place = photo.coordinate else { continue }
      let seconds = photo.cameraClock?.clockSeconds ?? photo.instant?.seconds
      things.append(
        PositionedThing(
          subject: .photo(index), place: place, source: SourcePlace(file: photo.file), seconds: seconds,
          doubt: 3600))
    }
    for (index, pin) in pins.enumerated() {
      var thing = PositionedThing(
        subject: .pin(index), place: pin.coordinate, source: pin.coordinatePlace ?? pin.place, name: pin.title
      )
      thing.take(pin.time)
      things.append(thing)
    }
    for (index, entry) in entries.enumerated() {
      let time: LocalTime? = if case .timeOfDay(let time) = entry.time { time } else { nil }
      let moment: DayAndTime? =
        if case .moment(let moment) = entry.time {
          DayAndTime(date: moment.local.date, time: moment.local.time)
        } else {
          entry.day.map { DayAndTime(date: $0.date, time: time) }
        }
      if let thing = PositionedThing(.entry(index), entry.place, on: moment) { things.append(thing) }
    }
    for (index, event) in events.enumerated() {
      let ends: [(PositionedThing.EventEnd, Written<NamedPlace>?, TripEvent.Time?)] = [
        (.from, event.from, event.start), (.to, event.to, event.end), (.at, event.at, event.start),
      ]
      things += ends.compactMap { PositionedThing(.event(index, $0), $1, on: $2?.when) }
    }
    for (index, saved) in attractions.enumerated() {
      if let thing = PositionedThing(.attraction(index), saved.at, named: saved.name) { things.append(thing) }
    }
    let written = [
      (PositionedThing.Setting.destination, settings.destination), (.startAt, settings.startAt),
      (.endAt, settings.endAt),
    ]
    things += written.compactMap { PositionedThing(.setting($0), $1) }
    for (index, track) in tracks.enumerated() { things += track.positionedThings(index) }
    return things
  }

  /// Takes a position away from whatever has it; a pin or a waypoint goes with it, and so does the way of a track.
  mutating func removePositions(of subjects: Set<PositionedThing.Subject>) {
    var pinsGone: Set<Int> = []
    var waypointsGone: [Int: Set<Int>] = [:]
    for subject in subjects {
      switch subject {
      case .photo(let index): photos[index].coordinate = nil
      case .pin(let index): pinsGone.insert(index)
      case .entry(let index): entries[index].place?.value.coordinate = nil
      case .attraction(let index): attractions[index].at?.value.coordinate = nil
      case .event(let index, .from): events[index].from?.value.coordinate = nil
      case .event(let index, .to): events[index].to?.value.coordinate = nil
      case .event(let index, .at): events[index].at?.value.coordinate = nil
      case .setting(.destination): settings.destination = settings.destination?.withoutPosition
      case .setting(.startAt): settings.startAt = settings.startAt?.withoutPosition
      case .setting(.endAt): settings.endAt = settings.endAt?.withoutPosition
      case .track(let index): tracks[index].segments = []
      case .waypoint(let track, let index): waypointsGone[track, default: []].insert(index)
      }
    }
    if !pinsGone.isEmpty { pins = pins.enumerated().filter { !pinsGone.contains($0.offset) }.map(\.element) }
    for (track, gone) in waypointsGone {
      tracks[track].waypoints = tracks[track].waypoints.enumerated().filter { !gone.contains($0.offset) }.map(
        \.element)
    }
  }
}

extension Track {
  /// Its first point stands for its way; waypoints without a name are nothing of the trip.
  fileprivate func positionedThings(_ index: Int) -> [PositionedThing] {
    let source = SourcePlace(file: file)
    var things: [PositionedThing] = []
    if let first = segments.first(where: { !$0.isEmpty })?.first {
      things.append(
        PositionedThing(
          subject: .track(index), place: first.coordinate, source: source, seconds: first.instant?.seconds,
          doubt: 50_400))
    }
    for (number, waypoint) in waypoints.enumerated() where waypoint.name != nil {
      things.append(
        PositionedThing(subject: .waypoint(index, number), place: waypoint.point.coordinate, source: source))
    }
    return things
  }
}

extension Written<NamedPlace> {
  /// Its name alone; nil where it has none.
  fileprivate var withoutPosition: Written<NamedPlace>? {
    value.name == nil ? nil : Written(NamedPlace(name: value.name, coordinate: nil), at: place)
  }
}
