import TripModel

/// Finds cameras whose clock disagrees with what else tells the time.
///
/// The satellites' time in a camera's own pictures is asked first, then the track, then another camera that was carried
/// along. Where none speaks clearly, nothing is said: a false alarm would have a traveller make right times wrong.
enum ClockSuggestions {
  static func find(in trip: Trip, tracks: [TimedTrack], clocks: LocalClocks) -> [CameraShift] {
    let cameras = CameraShots.all(of: trip, clocks: clocks)
    let bySatellites = cameras.compactMap(Self.bySatellites)
    var open = cameras.filter { camera in !bySatellites.contains { $0.model == camera.model } }
    let way = TrackSamples(tracks)
    let byTrack = Self.believable(open.compactMap { TrackShift(of: $0, along: way)?.shift })
    open.removeAll { camera in
      byTrack.contains { $0.model == camera.model } || camera.isMostly([.bySatellites])
    }
    let right = cameras.filter { camera in
      camera.isMostly([.bySatellites, .byTag])
        && !(bySatellites + byTrack).contains { $0.model == camera.model }
    }
    let byCamera = open.compactMap { BurstShift.of($0, besides: right) }
    return (bySatellites + byTrack + byCamera).sorted { $0.model < $1.model }
  }

  /// A constant difference from the satellites' time which no zone explains.
  private static func bySatellites(_ camera: CameraShots) -> CameraShift? {
    let differences = camera.shots.compactMap(\.lagBySatellites).sorted()
    guard differences.count >= CameraShots.fewest else { return nil }
    let median = differences[differences.count / 2]
    let days = Int((Double(median) / 86_400).rounded())
    // By whole days it is rather the satellites' date that is wrong: some cameras write that of another day.
    guard abs(median) <= longest, days == 0 || abs(median - days * 86_400) > CameraShots.minShift else {
      return nil
    }
    let agreeing = differences.count { abs($0 - median) <= 90 }
    guard agreeing * 10 >= differences.count * 7 else { return nil }
    return camera.shift(median, .satellites, agreeing: agreeing, of: differences.count)
  }

  /// Ten years: behind that lie receivers that count their weeks from the wrong one (1024 of them are 19.6 years).
  private static let longest = 10 * 366 * 86_400

  /// Where several cameras are off by the same from a track, the track is.
  private static func believable(_ shifts: [CameraShift]) -> [CameraShift] {
    shifts.filter { one in
      !shifts.contains {
        $0.model != one.model && abs($0.seconds + $0.written - one.seconds - one.written) <= 180
      }
    }
  }
}
