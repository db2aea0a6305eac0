import Diagnostics
import TripModel

/// What of a trip is too young to be published (`publish delay`), and until when.
///
/// Days are known to what is planned alone, so all that the folder holds is gathered first; what is young gets a
/// reason to be kept back, like a draft, and `Publishing` does the rest. A thing is as old as the days between its
/// own, of several the last, and today. What has no day may be of any, so it waits for the youngest that has one.
struct PublishDelay {
  private let days: Int
  private let place: SourcePlace
  private let today: LocalDate
  private let things: TripThings

  /// Gathers what the folder holds; nil for a trip without a delay.
  static func gather(
    from trip: Trip, today: LocalDate, zones: ZoneLookup, names: PlaceLookup
  ) -> PublishDelay? {
    guard let delay = trip.settings.publishDelay, delay.value > 0 else { return nil }
    var trip = trip
    trip.keepItems { thing in !thing.keptBack.contains { $0.reason == .nearHome } }
    var planner = TripPlanner.prepare(
      for: trip, today: today, root: [], audience: .author, zones: zones, names: names)
    return PublishDelay(
      days: delay.value, place: delay.place, today: today,
      things: planner.gather(planner.selectPhotos(), MediaFacts()))
  }

  /// The last day that is published. Readers see the trip as it stood on it.
  var lastDay: LocalDate { today - days }

  /// The trip, with a reason at each thing that is too young.
  func marked(_ trip: Trip) -> Trip {
    var trip = trip
    var known = Dictionary(
      things.journal.entries.map { (SourcePlace(file: $0.file), $0.until ?? $0.day.value) },
      uniquingKeysWith: max)
    for pin in things.places where pin.origin == .pin {
      if let day = pin.day { known[pin.source] = max(known[pin.source] ?? day, day) }
    }
    let rule = DelayOfItems(days: known, reason: reason, doubt: doubt)
    trip.apply(rule)
    markFiles(&trip)
    return trip
  }

  /// The trip without the young part and the name of tracks that began early enough, without young waypoints, without the
  /// weather of young days, and without word of young expenses that did not read.
  func cut(_ trip: Trip) -> Trip {
    // Up to the last old point and not to the first young one: between the two may stand what no piece holds, a leap
    // of the receiver.
    let ends = Dictionary(
      things.tracks.compactMap { track in lastOld(of: track).map { (track.plan.file, $0) } },
      uniquingKeysWith: min)
    var trip = trip
    trip.weather.removeAll { $0.date > lastDay }
    let waits = doubt != nil
    trip.budget?.unread.removeAll { unread in unread.day.map { $0 > lastDay } ?? waits }
    for index in trip.tracks.indices {
      trip.tracks[index].waypoints.removeAll(where: isYoung)
      guard let end = ends[trip.tracks[index].file] else { continue }
      // It may tell where the young part leads.
      trip.tracks[index].name = nil
      func isOld(_ point: TrackPoint) -> Bool { point.instant.map { $0 <= end } ?? false }
      trip.tracks[index].segments = trip.tracks[index].segments.map { $0.filter(isOld) }.filter {
        !$0.isEmpty
      }
      trip.tracks[index].waypoints.removeAll { !isOld($0.point) }
    }
    return trip
  }

  /// Why something of a day is kept back; nil where it is old enough.
  private func reason(_ day: LocalDate) -> KeptBack? {
    day > lastDay ? KeptBack(.until(day + days), at: place) : nil
  }

  /// Why something without a day is: it may be as young as the youngest that has one.
  private var doubt: KeptBack? {
    let told =
      things.media.photos.compactMap(\.day?.value)
      + things.journal.entries.flatMap { [$0.day.value, $0.until ?? $0.day.value] }
      + things.tracks.flatMap(\.plan.days)
    return reason(told.filter { $0 <= today }.max() ?? today)
  }

  /// Pictures and tracks: those of a day that is too young, and those without a day in doubt.
  private func markFiles(_ trip: inout Trip) {
    var known = Dictionary(
      things.media.photos.compactMap { photo in photo.day.map { (photo.photo.file, $0.value) } },
      uniquingKeysWith: max)
    for photo in things.media.leftOut {
      switch photo.cause {
      case .beforeTrip(let day), .afterTrip(let day): known[photo.file] = day
      default: break
      }
    }
    for track in things.tracks.map(\.plan) { if let first = track.days.first { known[track.file] = first } }
    // Times that were not believed may be true all the same: what they say is young waits. From a track that is cut
    // their points go as well.
    let cut = Set(things.tracks.filter { lastOld(of: $0) != nil }.map(\.plan.file))
    let believed = Dictionary(
      things.tracks.compactMap { track in
        track.pieces.compactMap { $0.span?.upperBound }.max().map { (track.plan.file, $0) }
      }, uniquingKeysWith: max)
    for track in trip.tracks where !cut.contains(track.file) {
      guard let last = track.segments.lazy.joined().compactMap(\.instant).max(),
        believed[track.file].map({ $0 < last }) ?? true
      else { continue }
      let day = Moment(instant: last, offset: .utc).local.date
      if day > lastDay { known[track.file] = max(known[track.file] ?? day, day) }
    }
    for (file, day) in daysOfPortraits(of: trip) { known[file] = max(known[file] ?? day, day) }
    let files = trip.photos.map { $0.file } + trip.tracks.map(\.file) + trip.leftOut.map(\.file)
    let shown = Set(files)
    let portraits = trip.portraits.map { $0.file }.filter { !shown.contains($0) }
    for file in files + trip.setAside.map(\.file) + portraits {
      if let reason = known[file].map(reason) ?? doubt {
        trip.filesKeptBack.append(FilesKeptBack(files: [file], reasons: [reason], isOutright: true))
      }
    }
  }

  /// The pictures of people that tell their day: those that nothing else shows are among no pictures of the journey.
  private func daysOfPortraits(of trip: Trip) -> [(file: String, day: LocalDate)] {
    trip.portraits.compactMap { photo in
      things.clocks.taken(photo).map { taken in
        (file: photo.file, day: things.clocks.day(of: taken.value.local, because: taken.reason).value)
      }
    }
  }

  /// Whether a waypoint is of a later day by UTC; where the track was recorded, its end decides as well.
  private func isYoung(_ mark: Waypoint) -> Bool {
    guard let instant = mark.point.instant else { return false }
    return Moment(instant: instant, offset: .utc).local.date > lastDay
  }

  /// The last instant of a track that is old enough; nil for one that is so as a whole.
  private func lastOld(of track: TimedTrack) -> Instant? {
    let timed = track.pieces.filter { $0.span != nil }
    let young = timed.filter { ($0.day ?? lastDay) > lastDay }
    guard let first = young.map(\.start).min() else { return nil }
    return timed.filter { ($0.day ?? lastDay) <= lastDay && $0.start < first }.map { min($0.end, first) }
      .max()
  }
}

/// Keeps back what is of a day that is too young, and what may be of one.
private struct DelayOfItems: ItemRule {
  /// The days that others tell of things that do not say theirs, or not in the traveller's days.
  let days: [SourcePlace: LocalDate]
  let reason: (LocalDate) -> KeptBack?
  let doubt: KeptBack?

  func apply<Item: TripItem>(to item: inout Item) {
    let isYoung = item.wasSomeDay ? doubt : nil
    let day = days[item.source] ?? item.lastDay
    if let reason = day.map(reason) ?? isYoung { item.header.keptBack.append(reason) }
  }
}
