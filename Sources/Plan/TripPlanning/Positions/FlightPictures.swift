import TripModel

/// Takes their positions from pictures that were taken out of an aeroplane: what it flew over nobody was at.
enum FlightPictures {
  /// Metres above the sea, from which on one is in the air: La Rinconada, the highest town, lies at 5,100.
  static let least = 5500.0
  /// Metres above the sea that no mountain has: Mount Everest has 8,849.
  private static let aboveLand = 9000.0
  /// Metres from what was recorded in the same hour, within which one climbed there.
  private static let reachOfTrack = 1000.0
  /// Metres from another picture as high of the same day, within which both are of one mountain; in so many seconds an
  /// aeroplane is hundreds of kilometres on.
  private static let mountain = (metres: 30_000.0, seconds: 1800)
  /// Seconds of the hour in which a track was recorded, and by which a clock may be off besides whose offset nobody tells.
  private static let hour = 3600
  private static let doubt = 50_400

  /// Metres a second, from which on one did not climb.
  private static let climb = 3.0

  /// The trip with these marked.
  static func unplaced(in trip: Trip) -> Trip {
    let high = trip.photos.indices.filter { (trip.photos[$0].altitudeOfPlace ?? 0) >= least }
    guard !high.isEmpty else { return trip }
    var flown = trip
    let pictures = high.map { trip.photos[$0] }
    let climbed = climbed(high, in: trip)
    for index in high {
      let photo = trip.photos[index]
      let isLow = photo.altitude.map { $0 < aboveLand } ?? false
      if isLow, climbed.contains(index) || hasCompany(photo, among: pictures) { continue }
      flown.photos[index].coordinate = nil
      flown.photos[index].isInFlight = true
    }
    return flown
  }

  /// Whether another picture as high of the same day was taken on the same mountain.
  private static func hasCompany(_ photo: Photo, among pictures: [Photo]) -> Bool {
    guard let place = photo.coordinate, let taken = photo.roughSeconds else { return false }
    return pictures.contains { other in
      guard let there = other.coordinate, let seconds = other.roughSeconds else { return false }
      let apart = abs(seconds - taken)
      return apart >= mountain.seconds && apart < 86_400 && there.distance(to: place) <= mountain.metres
    }
  }

  /// Those of the pictures beside which somebody on foot recorded where he was in that hour.
  private static func climbed(_ high: [Int], in trip: Trip) -> Set<Int> {
    let timed = high.compactMap { index in trip.photos[index].roughSeconds.map { (seconds: $0, index: index) }
    }
    .sorted { $0.seconds < $1.seconds }
    guard !timed.isEmpty else { return [] }
    var found: Set<Int> = []
    for segment in trip.tracks.lazy.flatMap(\.segments) {
      for (point, next) in zip(segment, segment.dropFirst()) {
        guard let instant = point.instant?.seconds, let later = next.instant?.seconds, later > instant,
          point.coordinate.distance(to: next.coordinate) <= climb * Double(later - instant)
        else { continue }
        var place = timed.firstIndex(sortedBy: \.seconds, notBelow: instant - hour - doubt)
        while place < timed.count, timed[place].seconds <= instant + hour + doubt {
          let (seconds, index) = timed[place]
          let photo = trip.photos[index]
          let reach = hour + (photo.isExactlyTimed ? 0 : doubt)
          if abs(seconds - instant) <= reach, !found.contains(index), let there = photo.coordinate,
            point.coordinate.distance(to: there) <= reachOfTrack
          {
            found.insert(index)
          }
          place += 1
        }
      }
    }
    return found
  }
}

extension Photo {
  /// Metres above the sea of its position; nil where it has none.
  fileprivate var altitudeOfPlace: Double? { self.coordinate == nil ? nil : self.altitude }

  /// Whether more than its camera's clock tells when it was taken.
  fileprivate var isExactlyTimed: Bool {
    self.satelliteTime != nil || self.instant != nil || self.offset != nil
  }

  /// When it was taken, by whatever tells it.
  fileprivate var roughSeconds: Int? {
    if let known = self.satelliteTime ?? self.instant { return known.seconds }
    return self.cameraClock.map { $0.clockSeconds - (self.offset?.seconds ?? 0) }
  }
}
