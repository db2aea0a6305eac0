import Diagnostics
import MovieFile
import PhotoMetadata
import TripModel

/// Reads what a clip tells of itself.
enum ClipReader {
  static func hasFilmEnding(_ file: String) -> Bool {
    guard let dot = file.lastIndex(of: ".") else { return false }
    return MovieFacts.endings.contains(file[file.index(after: dot)...].lowercased())
  }

  /// Nil for what is no film at all.
  static func read(file: String, path: String, hashing: PhotoReader.Hashing) -> PhotoReader.Reading? {
    do throws(MovieProblem) {
      let (hash, facts) = try SteadyFacts.read(
        path, hashing: hashing, orElse: (.unreadable("it cannot be opened"), .changing)
      ) { () throws(MovieProblem) in try MovieFacts.read(path: path) }
      return .success(
        PhotoReader.ReadPhoto(photo: Photo(clip: file, contentHash: hash, facts: facts), facts: nil))
    } catch .otherKind {
      return nil
    } catch {
      return .failure(PhotoReader.BadPhoto(file: file, problem: .damaged, film: error))
    }
  }
}

extension Photo {
  /// A clip: until one of its pictures has been taken, it is only known how large that will be.
  fileprivate init(clip file: String, contentHash: String, facts: MovieFacts) {
    self.init(file: file, contentHash: contentHash, width: max(1, facts.width), height: max(1, facts.height))
    self.still = .frame
    self.clip = Clip(
      file: file, contentHash: contentHash, seconds: facts.seconds, byteCount: facts.byteCount,
      pictures: Clip.Codec(facts.pictures), sound: facts.sound.map { Clip.Codec($0) },
      saysLive: facts.contentIdentifier != nil)
    self.coordinate = facts.position.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
    self.altitude = facts.position?.altitude
    self.camera = Camera(make: facts.make, model: facts.model)
    self.caption = WithoutComments.words(facts.description)
    self.namedDay = NamedDay(ofPicture: file)
    takeTime(from: facts)
  }

  /// What the film says of its clock; else the moment that it tells, with the clock in its name where the two fit;
  /// else that clock alone.
  private mutating func takeTime(from facts: MovieFacts) {
    let named = ClipNameClock(self.file)
    let moment = facts.instant ?? named.flatMap { $0.isUTC ? $0.local.clockSeconds : nil }
    if let clock = facts.clock, let local = LocalDateTime(clock) {
      self.cameraClock = local
      self.offset = clock.offset.flatMap(UTCOffset.init(seconds:))
      self.timeSource = .film
    } else if let moment {
      if let named, !named.isUTC, named.fits(moment, seconds: facts.seconds) {
        self.cameraClock = named.local
        self.offset = named.offset(at: moment, seconds: facts.seconds)
        self.timeSource = .fileName
      } else {
        self.instant = Instant(seconds: moment)
        self.timeSource = .film
        self.timeToldBy = .film
      }
    } else if let named {
      self.cameraClock = named.local
      self.timeSource = .fileName
    }
  }
}

extension LocalDateTime {
  fileprivate init?(_ time: MovieTime) {
    guard let date = LocalDate(year: time.year, month: time.month, day: time.day),
      let time = LocalTime(hour: time.hour, minute: time.minute, second: time.second)
    else { return nil }
    self.init(date: date, time: time)
  }
}

extension Clip.Codec {
  fileprivate init(_ codec: MovieCodec) {
    self.init(name: codec.name, isWidelyPlayed: codec.isWidelyPlayed)
  }
}

extension Diagnostic {
  static func badClip(_ file: String, _ message: String, _ advice: String) -> Diagnostic {
    Diagnostic(.error, .badClip, "Clip left out: \(message)", at: SourcePlace(file: file), advice: advice)
  }
}
