import TripModel
import TripNotation
import TripPlanning

extension Reason {
  /// As the end of a sentence, behind a colon; `subject` is the file that the sentence is about.
  func words(about subject: String) -> String {
    switch self {
    case .written(let file): file == subject ? "it says so itself" : "\(file) says so"
    case .fileName: "the name of its file says so"
    case .folderName: "the name of its folder says so"
    case .firstHeading: "its text begins with that heading"
    case .firstWords: "its text begins with these words"
    case .cameraClock(let tag, let shift):
      "that is what \(Self.clock(tag)) showed" + Self.shifted(shift)
    case .offsetTag: "the picture says its offset itself"
    case .satelliteTime: "the satellites' time in the picture says so"
    case .copiedSatelliteTime:
      "the satellites' time in the picture, if it were not the clock's to the second and so a copy of it"
    case .sameCamera(let file):
      "the camera's clock was as far off as in \(file), where the satellites tell it"
    case .zoneOfPosition(let zone): "its place is in the time zone \(zone)"
    case .zoneOfTrack(let zone, let file): "\(file) was in the time zone \(zone) then"
    case .bookedRide(let title): "by that clock alone it was on the way of “\(title)”, as its entry tells"
    case .exifPosition: "the picture says so itself, by GPS"
    case .told(let source): source.words + " says so"
    case .moment(let source, let reason):
      (source == .exif ? "the satellites' time in the picture" : source.words) + " tells the moment, and "
        + reason.words(about: subject)
    case .clockTold(let source, let shift): source.words + " says so" + Self.shifted(shift)
    case .waypoint(let file): "\(file) has a waypoint of that time there"
    case .track(let file): "that is where \(file) was at that time"
    case .tripZone(let zone): "the trip's time zone is \(zone)"
    case .neighbour(let file): "\(file), taken near to it in time, says its own offset"
    case .longitude: "its longitude gives the hour, since nothing better is known"
    case .content: "it is the first or last day with anything on it"
    case .pictureInText(let file): "\(file), which it shows, says so"
    case .nearestInTime(let file): "\(file) is the nearest to it in time"
    case .between(let first, let second): "it was taken between \(first) and \(second), which say where"
    case .firstPhoto(let file): "\(file) is the first picture"
    case .middleOfBest(let file): "\(file) is from the middle of the pictures that fill a cover best"
    case .entryOfDay(let file): "\(file) is the entry of that day"
    case .entryOfFolder(let file): "\(file), the text of its folder, is of that day"
    case .entryOfName(let file): "\(file), which bears its name, is of that day"
    case .entryNaming(let file): "\(file), which names it, is of that day"
    case .thingsNearby(1, let file): "\(file), of that day, is within 300 m of it"
    case .thingsNearby(let count, let file):
      "\(file) and \(count == 2 ? "another" : "\(count - 1) others") of that day are within 300 m of it"
    case .trackMeeting(let file): "it goes on from where \(file) ended, or ended where that began"
    case .tracksAround(let first, let second):
      "it leads from where \(first) ended the day before to where \(second) began the day after"
    case .pinNearby(let title): "that is where the pin “\(title)” is"
    case .attraction(let name): "that is where the attraction “\(name)” is"
    case .nearPin(let title):
      "it was taken within 8 km of the pin “\(title)”, which the entry names, and nearest in time"
    case .pictureOfAttraction(let name): "it is the picture of the attraction “\(name)”"
    case .gazetteer: "that is the town, or the part of one, that it is in"
    case .wayOfDay: "that is where the way went, and no entry of that day has a title"
    case .trackName(let file): "that is the name of the way in \(file), and no entry of that day has a title"
    case .pictureFolder(let folder):
      "that is the name of the folder \(folder), with nearly all pictures of that day and hardly any other, "
        + "and no entry of that day has a title"
    case .onlyTrack(let file):
      "that is the name of the only track, \(file), and the folder's name says nothing"
    case .placeOfDay: "all that is known of that day was in that town, or its name is that of the town"
    case .town(let town): "that is the middle of the town that it names, \(town)"
    case .inRegion(let file): "\(file) says so, of a whole country or region"
    case .withheldHour: "that is the day of its time"
    case .smallHours: "it was before the hour at which your day begins (`day starts` in trip.yml)"
    case .rate(let rate): "at the rate of \(rate)"
    case .rateOfDay(let rate, let date): "at the rate of \(rate), that of \(date) in rates.csv"
    case .inTripCurrency: "it was paid in the trip's own currency"
    case .standard: "nothing says otherwise"
    }
  }

  /// The tag by the name that exiftool has for it, since that is where one looks.
  private static func clock(_ tag: Photo.TimeSource) -> String {
    switch tag {
    case .digitized: "the clock when the picture was made digital (DateTimeDigitized)"
    case .film: "the clip's own date"
    case .fileName: "the name of its file"
    case .modified: "the clock when the picture was last changed (DateTime), since it says no other time,"
    case .original, .none, .written: "the camera's clock (DateTimeOriginal)"
    }
  }

  private static func shifted(_ seconds: Int) -> String {
    seconds == 0 ? "" : ", put right by \(shift(seconds))"
  }

  /// `+1:03:00`, as `cameras:` takes it.
  private static func shift(_ seconds: Int) -> String {
    let size = abs(seconds)
    let parts = [size / 3600, size / 60 % 60, size % 60].map { $0 < 10 ? "0\($0)" : String($0) }
    return (seconds < 0 ? "−" : "+") + parts.joined(separator: ":") + " (`cameras:` in trip.yml)"
  }
}

extension Provenance {
  /// As the subject of a sentence.
  fileprivate var words: String {
    switch self {
    case .exif: "its EXIF part"
    case .xmp: "its XMP part"
    case .iptc: "its IPTC part"
    case .film: "the clip itself"
    case .sidecar(let file): file
    }
  }
}

extension Reasoned {
  /// The reason, and behind it what else there was.
  func because(_ subject: String) -> String {
    let words = reason.words(about: subject)
    guard let other = alternatives.first else { return words }
    return words + "; otherwise this would count: " + other.words(about: subject)
  }
}

extension PictureSameness {
  fileprivate func words(for file: String) -> String {
    switch self {
    case .bytes: "\(file) holds the very same bytes, and counts for both"
    case .otherFormat: "\(file) is the same picture in another format, and counts for both"
    case .smaller: "it is a smaller copy of \(file)"
    case .shot: "\(file) is another export of the same shot, and counts for both"
    }
  }
}

extension LeftOutPhoto.Cause {
  /// A sentence about a picture, with a way out where there is one.
  func sentence(about file: String) -> String {
    let name = NotationWriter.text(file, as: .flow)
    let takeIn =
      "Show it in an entry, or name it in trip.yml (`photos: {take in: [\(name)]}`), to have it in."
    return switch self {
    case .damaged(let problem): "It is left out: \(problem)."
    case .withoutTime: "It is left out: it says no time, so no day was found for it. \(takeIn)"
    case .speck(let width, let height):
      "It is left out: \(width) by \(height) pixels are no photo. \(takeIn)"
    case .rejected(.rated(let source)):
      "It is left out: \(source.words) says that it was rejected. \(takeIn)"
    case .rejected(.thrownAway(let source)):
      "It is left out: \(source.words) says that it was thrown into the bin. \(takeIn)"
    case .leftOut(let file): "It is left out: \(file) says so."
    case .beforeTrip(let day): "It is left out: it was taken on \(day), before the trip. \(takeIn)"
    case .afterTrip(let day): "It is left out: it was taken on \(day), after the trip. \(takeIn)"
    case .copy(let file, let sameness): "It is not shown a second time: \(sameness.words(for: file))."
    case .byHand: "It is left out by `leave out` in trip.yml, by its own name or by that of a copy."
    case .paper:
      "It is kept back: it looks like a paper or a screen, on which names and numbers may stand. To show it, "
        + "use it in an entry, give it a caption, or name it in trip.yml (`photos: {take in: [\(name)]}`)."
    }
  }
}
