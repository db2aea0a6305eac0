import TripModel

/// Where a trip was on each of its days, as far as positions are written or recorded: a point for every tenth of a degree.
struct DatedPlaces {
  private struct Cell: Hashable {
    let day: LocalDate
    let latitude: Int
    let longitude: Int

    init(_ place: Coordinate, on day: LocalDate) {
      self.day = day
      latitude = Int((place.latitude * 10).rounded())
      longitude = Int((place.longitude * 10).rounded())
    }
  }

  private var points: [LocalDate: [Coordinate]] = [:]
  private var seen: Set<Cell> = []

  /// Asked of what is published: what is kept back tells nothing.
  static func collect(from trip: Trip) -> DatedPlaces {
    var all = DatedPlaces()
    for photo in trip.photos {
      guard let place = photo.coordinate else { continue }
      all.add(place, on: photo.cameraClock?.date ?? photo.instant.map { place.dayBySun(at: $0) })
    }
    let numbers = DayNumbers.find(in: trip)
    for entry in trip.entries { all.add(entry.place?.value.coordinate, on: entry.toldDate(by: numbers)) }
    trip.forEachItem { item in
      for station in item.stations { all.add(station.place.told?.value.coordinate, on: station.when?.date) }
    }
    for track in trip.tracks {
      for segment in track.segments {
        for point in segment where !point.isPlanned {
          guard let instant = point.instant else { continue }
          all.add(point.coordinate, on: point.coordinate.dayBySun(at: instant))
        }
      }
    }
    return all
  }

  mutating func add(_ place: Coordinate?, on day: LocalDate?) {
    guard let place, let day, seen.insert(Cell(place, on: day)).inserted else { return }
    points[day, default: []].append(place)
  }

  func points(on day: LocalDate) -> [Coordinate] { points[day] ?? [] }

  /// Those of a day and of so many before and after it.
  func points(within days: Int, of day: LocalDate) -> [Coordinate] {
    (-days...days).flatMap { points(on: day + $0) }
  }
}

extension JournalEntry {
  /// The day that it says itself, else by its number.
  func toldDate(by numbers: DayNumbers) -> LocalDate? {
    self.day?.date ?? self.dayNumber.flatMap { numbers[$0] }
  }
}

extension Coordinate {
  /// The day by the sun there, which no clock is far from.
  fileprivate func dayBySun(at instant: Instant) -> LocalDate {
    let seconds = Double(instant.seconds) + longitude * 240
    return LocalDate(dayNumber: Int((seconds / 86_400).rounded(.down)))
  }
}
