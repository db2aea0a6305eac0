import TripModel

// What a folder is of which nothing says when anybody travelled, or will.

extension Trip {
  /// Whether anything tells when somebody was on this trip or is to be: dates, words, bookings, weather, a thing with a
  /// day, a way with times, a picture that tells its time. What was bought does not, since that may be long before; nor
  /// do the names of pictures, which tell when a file was saved.
  var isDatedBesideNames: Bool {
    if let before { return before.isDatedBesideNames }
    if settings.start != nil || settings.end != nil || !weather.isEmpty { return true }
    if !entries.isEmpty || !events.isEmpty || !chats.isEmpty { return true }
    if pins.contains(where: { $0.header.when != nil }) { return true }
    if attractions.contains(where: { $0.header.when != nil }) { return true }
    if photos.contains(where: \.tellsDayBesideName) || setAside.contains(where: \.tellsDayBesideName) {
      return true
    }
    return tracks.contains { track in
      track.namedDay?.date != nil || track.withoutMadeUpTimes(start: nil).track.hasTimes
    }
  }

  /// Whether it is a list of where to go or what to see, of which nothing says when, nor that anybody was there: a trip
  /// that is only planned, and not yet dated.
  var isUndatedPlan: Bool {
    if let before { return before.isUndatedPlan }
    guard !settings.isClosed, !attractions.isEmpty || !destinations.isEmpty else { return false }
    let wasThere = attractions.contains { $0.isVisited == true } || photos.contains { $0.tellsPlace }
    return !wasThere && !isDatedBesideNames
  }

  /// Whether nobody can have been on a way of it that has no times: it is not yet dated, or begins on a later day.
  func areUntimedWaysPlanned(on today: LocalDate) -> Bool {
    if settings.isClosed { return false }
    return settings.start.map { $0 > today } ?? isUndatedPlan
  }
}

extension Photo {
  /// Whether its camera, or what is written of it, says when it was taken.
  fileprivate var tellsDayBesideName: Bool {
    if self.cameraClock != nil || self.instant != nil { return true }
    switch self.namedDay {
    case .folderName, .told, .ofWithheldHour: return true
    case .fileName, .fileNumber, .folderNumber, nil: return false
    }
  }

  fileprivate var tellsPlace: Bool { self.coordinate != nil || self.withheld != nil }
}

/// Which pictures have a day in their names that is none of the trip, where nothing else tells one.
///
/// A picture of a screen was made while somebody read of a journey, weeks or years before it: it is of the trip between
/// days that the names of other pictures tell. Of a list of ideas no name tells more than when a picture was saved.
struct NamesAlone {
  /// Whether nothing of the trip tells a day but names.
  private let areAlone: Bool
  private let isPlan: Bool
  /// From the first to the last day in the names of pictures that are of no screen.
  private let told: ClosedRange<LocalDate>?

  init(_ trip: Trip) {
    let isAnyNamed = trip.photos.contains { $0.dayInName != nil }
    areAlone = isAnyNamed && !trip.isDatedBesideNames
    isPlan = areAlone && trip.isUndatedPlan
    let days = areAlone ? trip.photos.filter { !ScreenName.isOne($0.file) }.compactMap(\.dayInName) : []
    told = days.bounds
  }

  /// Whether the day in the name of a picture is none of the trip.
  func isNoDay(_ photo: Photo) -> Bool {
    guard areAlone, let day = photo.dayInName else { return false }
    if isPlan { return true }
    return ScreenName.isOne(photo.file) && told.map { !$0.contains(day) } ?? true
  }
}

extension Photo {
  /// The day in its own name, where it tells no other.
  var dayInName: LocalDate? {
    if case .fileName(let day) = self.namedDay, self.cameraClock == nil, self.instant == nil {
      day
    } else {
      nil
    }
  }
}
