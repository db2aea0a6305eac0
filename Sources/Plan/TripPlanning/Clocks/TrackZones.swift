import TripModel

/// The zones that the recorded tracks went through, and when.
struct TrackZones {
  private struct Sample {
    /// On clocks of the zone, or on the one time line.
    var seconds: Int
    var zone: ZoneRules
    var file: String
  }

  /// What clocks along the way showed, in that order; and the same in the order of the one time line.
  private let byClock: [Sample]
  private let byInstant: [Sample]

  /// Two hours: whoever lets the track rest for longer may have gone far.
  private static let reach = 2 * 3600
  /// A month: whoever records for longer without leaving home has a clock that is wrong.
  private static let maxQuarters = 3000

  static func collect(
    from tracks: [Track], withheld: Withheld = Withheld(), zones: ZoneLookup
  ) -> TrackZones {
    var samples: [Sample] = []
    for track in tracks {
      for segment in track.segments {
        var known: Int?
        for point in segment {
          // One point each quarter of an hour is enough to know the zone.
          guard let seconds = point.instant?.seconds, seconds / 900 != known else { continue }
          guard let zone = zones.zone(at: point.coordinate) else { continue }
          known = seconds / 900
          samples.append(Sample(seconds: seconds, zone: zone, file: track.file))
        }
      }
    }
    // What was cut out of tracks was in the zone of the private place.
    for stretch in withheld.stretches {
      guard let zone = stretch.region.timeZone else { continue }
      let ends = (stretch.span.lowerBound.seconds, stretch.span.upperBound.seconds)
      let between =
        (ends.1 - ends.0) / 900 <= maxQuarters
        ? stride(from: ends.0, to: ends.1, by: 900) : stride(from: ends.0, to: ends.0 + 1, by: 900)
      samples += (Array(between) + [ends.1]).map { Sample(seconds: $0, zone: zone, file: stretch.file) }
    }
    let onClocks = samples.map { sample in
      let offset = sample.zone.offset(at: Instant(seconds: sample.seconds))
      return Sample(seconds: sample.seconds + offset.seconds, zone: sample.zone, file: sample.file)
    }
    return TrackZones(
      byClock: onClocks.sorted { ($0.seconds, $0.file) < ($1.seconds, $1.file) },
      byInstant: samples.sorted { ($0.seconds, $0.file) < ($1.seconds, $1.file) })
  }

  /// The zone in which clocks showed this time when the track was there.
  ///
  /// Where the way led from one zone into another, clocks showed some times twice: the zone must be the one where the
  /// track was when its own clocks showed the time.
  func zone(atLocal local: LocalDateTime) -> (zone: ZoneRules, file: String)? {
    guard let first = Self.nearest(to: local.clockSeconds, among: byClock) else { return nil }
    if isThere(first.zone, local) { return first }
    let moment = Moment(local: local).instant(assuming: first.zone.offset(atLocal: local))
    return zone(at: moment) ?? first
  }

  private func isThere(_ zone: ZoneRules, _ local: LocalDateTime) -> Bool {
    let moment = Moment(local: local).instant(assuming: zone.offset(atLocal: local))
    return self.zone(at: moment)?.zone.identifier == zone.identifier
  }

  func zone(at instant: Instant) -> (zone: ZoneRules, file: String)? {
    Self.nearest(to: instant.seconds, among: byInstant)
  }

  private static func nearest(to seconds: Int, among samples: [Sample]) -> (zone: ZoneRules, file: String)? {
    let next = samples.firstIndex(sortedBy: \.seconds, notBelow: seconds)
    let around = samples[max(0, next - 1)..<min(samples.count, next + 1)]
    let nearest = around.min { abs($0.seconds - seconds) < abs($1.seconds - seconds) }
    guard let nearest, abs(nearest.seconds - seconds) <= reach else { return nil }
    return (nearest.zone, nearest.file)
  }
}
