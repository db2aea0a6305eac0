package import TripModel

/// A value that the planner chose, together with why: what `tripbook why` will tell.
package struct Reasoned<Value: Sendable>: Sendable {
  package var value: Value
  package var reason: Reason
  /// What else there was to choose from, the next best first.
  package var alternatives: [Reason]

  package init(_ value: Value, because reason: Reason, insteadOf alternatives: [Reason] = []) {
    self.value = value
    self.reason = reason
    self.alternatives = alternatives
  }
}

/// Where a chosen value comes from.
package enum Reason: Hashable, Sendable {
  /// Said by the traveller, in this file.
  case written(file: String)
  case fileName
  case folderName
  case firstHeading
  /// What a text without a title begins with.
  case firstWords
  /// The tag of the picture that gave the time, and whether the camera's clock was moved.
  case cameraClock(tag: Photo.TimeSource, shiftedBySeconds: Int)
  /// The picture's own offset tag.
  case offsetTag
  /// The satellites' time in the picture, from which its clock is so far off.
  case satelliteTime
  /// The same, where it is the camera's clock once more, and not on local time.
  case copiedSatelliteTime
  /// A picture of the same camera, which the satellites show not to have been on local time.
  case sameCamera(file: String)
  /// The zone of the thing's own position, by its name.
  case zoneOfPosition(String)
  /// The zone where a track was at that time, by its name.
  indirect case zoneOfTrack(String, file: String)
  /// A ride from one zone into another, by its title: by that clock alone the picture was taken on the way.
  case bookedRide(title: String)
  case exifPosition
  /// Written of the picture, in it or beside it.
  case told(by: Provenance)
  /// A moment without a clock's time, written of the picture, and why clocks showed there what they did.
  indirect case moment(by: Provenance, Reason)
  /// A time of a clock, written of the picture in something else than its EXIF.
  indirect case clockTold(by: Provenance, shiftedBySeconds: Int)
  case waypoint(file: String)
  /// Where a recorded track was at that time.
  case track(file: String)
  case tripZone(String)
  /// The offset of the nearest picture in time that tells its own.
  case neighbour(file: String)
  /// The hour by the longitude, 15 degrees an hour: nothing better was known.
  case longitude
  /// The first or last day that holds something.
  case content
  case pictureInText(file: String)
  case nearestInTime(file: String)
  /// On the way from where one picture was taken to where the next was.
  indirect case between(String, String)
  case firstPhoto(file: String)
  /// The one from the middle of the pictures of a trip or a day that fill a cover best.
  case middleOfBest(file: String)
  case entryOfDay(file: String)
  /// The entry that is the text of its folder.
  case entryOfFolder(file: String)
  /// The entry that bears the track's name, and one that links to the track or names it in a field.
  case entryOfName(file: String)
  case entryNaming(file: String)
  /// So many pictures and entries of the day on the way of a track, of which this is one.
  indirect case thingsNearby(count: Int, file: String)
  /// A recorded track that ends where this one begins, or begins where it ends.
  case trackMeeting(file: String)
  /// Between a track of the day before, which ends where this one begins, and one of the day after.
  indirect case tracksAround(String, String)
  case pinNearby(title: String)
  /// A saved attraction of that name.
  case attraction(name: String)
  /// A picture taken within 8 km of the pin that an entry names or bears as a tag.
  case nearPin(title: String)
  /// The picture that a saved attraction has of its own.
  case pictureOfAttraction(name: String)
  /// The town, or the part of one, that the position is in.
  case gazetteer
  /// Where the day's stops were, since nobody gave it a title.
  case wayOfDay
  /// What somebody called the track that was most of the day's way.
  case trackName(file: String)
  /// What somebody called the folder that holds nearly all of the day's pictures, and hardly any other.
  case pictureFolder(String)
  /// What somebody called the only track of a trip whose folder has a name that files have.
  case onlyTrack(file: String)
  /// Where all of the day's stops were: at one place, or in one town.
  case placeOfDay
  /// The middle of the town that a name means, and what that is called: `Kyoto, Japan`.
  case town(String)
  /// Written behind the name of a whole country or region.
  case inRegion(file: String)
  /// Moved to the day before, since it was before the hour at which the traveller's day begins.
  case smallHours
  /// The day of a time that is withheld, since it was taken near a private place, or may have been.
  case withheldHour
  case rate(String)
  /// The rate of a day by the tables of the European Central Bank.
  indirect case rateOfDay(String, LocalDate)
  case inTripCurrency
  /// Nothing said it; the common default.
  case standard
}

extension Reason {
  /// Whether a cover was taken of something else, because there is no picture of the thing itself.
  package var isBorrowed: Bool {
    switch self {
    case .nearPin, .pictureOfAttraction: true
    default: false
    }
  }
}
