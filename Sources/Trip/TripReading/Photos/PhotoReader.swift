import Diagnostics
import MovieFile
import OrderedWork
import PhotoMetadata
import TripModel

/// Reads what the trip's pictures tell of themselves.
struct PhotoReader {
  /// The hash of a file's bytes, by its path on this machine; nil where it cannot be read.
  typealias Hashing = @Sendable (String) -> String?

  private(set) var photos: [Photo] = []
  /// Those that the traveller leaves out: what they tell says which other files hold the same picture.
  private(set) var setAside: [Photo] = []
  private(set) var leftOut: [LeftOutPhoto] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// What a picture says of itself, or why it cannot be read.
  typealias Reading = Result<ReadPhoto, BadPhoto>

  /// `finished` is told after each file how many have been looked at.
  static func read(
    _ files: [String], of trip: TripFiles, leavingOut leaveOut: Set<String>, texts: PictureTexts,
    sidecars: Sidecars, _ options: TripReader.Options, finished: (Int) -> Void
  ) async -> PhotoReader {
    // Signs and drawings of other programs lie among the pictures of a folder that was kept for one.
    let isForeign = trip.kind.isForeign
    let found = await mapInOrder(files, workers: options.workers, finished: finished) { file in
      let path = trip.listing.absolute(file)
      let reading = options.memory.photos.value(for: FileVersion(path)) { _ in
        Self.read(file: file, path: path, hashing: options.hashing)
      }
      // Here already, since what a picture says is four times as large as the photo that comes of it.
      if leaveOut.contains(file) { return Finding.setAside(file, reading) }
      let beside = PictureSayings(
        text: texts.byPicture[file], xmp: sidecars.xmp[file], takeout: sidecars.takeout[file])
      return Finding.judge(reading, beside: beside, isForeign: isForeign)
    }
    var reader = PhotoReader()
    reader.photos.reserveCapacity(found.count)
    for finding in found {
      switch finding.fate {
      case .shown(let photo): reader.photos.append(photo)
      case .setAside(let photo): reader.setAside.append(photo)
      case .leftOut(let photo): reader.leftOut.append(photo)
      }
      reader.diagnostics += finding.diagnostics
    }
    return reader
  }

  /// What became of a file.
  private struct Finding {
    enum Fate {
      case shown(Photo)
      case setAside(Photo)
      case leftOut(LeftOutPhoto)
    }

    var fate: Fate
    var diagnostics: [Diagnostic] = []

    /// What is wrong with a picture that nobody wants to see is not worth a word.
    static func setAside(_ file: String, _ reading: Reading) -> Finding {
      switch reading {
      case .success(let read): Finding(fate: .setAside(read.photo))
      case .failure: Finding(fate: .leftOut(LeftOutPhoto(file: file, cause: .byHand)))
      }
    }

    static func judge(_ reading: Reading, beside: PictureSayings, isForeign: Bool) -> Finding {
      switch reading {
      case .success(let read):
        var sayings = beside
        sayings.facts = read.facts
        var photo = sayings.filled(read.photo)
        photo.mayBeOrnament =
          isForeign && read.facts?.format.isForDrawings == true && photo.cameraClock == nil
          && photo.instant == nil
        let notes: [Diagnostic?] = [.misleadingEnding(read), sayings.disagreement(with: photo)]
        return Finding(fate: .shown(photo), diagnostics: notes.compactMap(\.self))
      case .failure(let bad):
        let photo = LeftOutPhoto(file: bad.file, cause: .damaged(bad.message))
        return Finding(fate: .leftOut(photo), diagnostics: [.badPicture(bad)])
      }
    }
  }

  struct ReadPhoto {
    /// Without what only the files beside it decide: its time, above all.
    var photo: Photo
    /// Nil for a clip.
    var facts: PhotoFacts?
  }

  struct BadPhoto: Error {
    var file: String
    var problem: PhotoProblem
    /// What is wrong with a clip.
    var film: MovieProblem?

    var message: String { film?.message ?? problem.message }
  }

  /// A file is what its first bytes say; its ending only tells what is tried first.
  private static func read(file: String, path: String, hashing: Hashing) -> Reading {
    guard ClipReader.hasFilmEnding(file) else {
      let reading = readPicture(file: file, path: path, hashing: hashing)
      guard case .failure(let bad) = reading, case .otherKind = bad.problem else { return reading }
      return ClipReader.read(file: file, path: path, hashing: hashing) ?? reading
    }
    if let film = ClipReader.read(file: file, path: path, hashing: hashing) { return film }
    let reading = readPicture(file: file, path: path, hashing: hashing)
    guard case .failure(let bad) = reading, case .otherKind = bad.problem else { return reading }
    return .failure(BadPhoto(file: file, problem: bad.problem, film: .otherKind))
  }

  /// A picture by itself, with a word where it cannot be read; a clip is none.
  static func portrait(
    file: String, path: String, hashing: Hashing
  ) -> (photo: Photo?, diagnostics: [Diagnostic]) {
    switch readPicture(file: file, path: path, hashing: hashing) {
    case .success(let read): (read.photo, [Diagnostic.misleadingEnding(read)].compactMap(\.self))
    case .failure(let bad): (nil, [.badPicture(bad)])
    }
  }

  private static func readPicture(file: String, path: String, hashing: Hashing) -> Reading {
    do throws(PhotoProblem) {
      let (hash, facts) = try SteadyFacts.read(
        path, hashing: hashing, orElse: (.unreadable("it cannot be opened"), .changing)
      ) { () throws(PhotoProblem) in try PhotoFacts.read(path: path) }
      return .success(ReadPhoto(photo: Photo(file: file, contentHash: hash, facts: facts), facts: facts))
    } catch {
      return .failure(BadPhoto(file: file, problem: error))
    }
  }
}

extension Photo {
  fileprivate init(file: String, contentHash: String, facts: PhotoFacts) {
    let turned = facts.isTurned
    self.init(
      file: file, contentHash: contentHash, width: turned ? facts.pixelHeight : facts.pixelWidth,
      height: turned ? facts.pixelWidth : facts.pixelHeight)
    self.coordinate = facts.position.flatMap { Coordinate(latitude: $0.latitude, longitude: $0.longitude) }
    self.altitude = facts.altitude
    self.direction = facts.direction
    self.lens = facts.lens
    self.camera = Camera(make: facts.make, model: facts.model)
    self.exposure = Exposure(
      time: facts.exposureTime, fNumber: facts.fNumber, iso: facts.iso, focalLength: facts.focalLength)
    self.caption = WithoutComments.words(facts.description)
    self.namedDay = NamedDay(ofPicture: file)
  }
}

extension Diagnostic {
  /// A word on a name that promises another kind; nil for one that fits.
  fileprivate static func misleadingEnding(_ read: PhotoReader.ReadPhoto) -> Diagnostic? {
    let name = read.photo.file.lastPathPart ?? ""
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    let endings = read.facts?.format.endings ?? ["mp4", "mov", "m4v"]
    guard !endings.contains(ending.lowercased()), let usual = endings.first else { return nil }
    return Diagnostic(
      .note, .misleadingEnding,
      "File named “.\(ending)” is \(read.facts?.format.words ?? "a film"); read as that",
      at: SourcePlace(file: read.photo.file),
      advice: "Rename it to “\(EntryName.withoutEnding(name)).\(usual)”, so that every program can open it.")
  }

  fileprivate static func badPicture(_ bad: PhotoReader.BadPhoto) -> Diagnostic {
    if bad.film == .gitPointer || bad.problem == .gitPointer { return .pointerFile(bad.file) }
    if let film = bad.film { return .badClip(bad.file, film.message, film.advice) }
    return Diagnostic(
      .error, .badPicture, "Picture left out: \(bad.problem.message)",
      at: SourcePlace(file: bad.file),
      advice: bad.problem.advice)
  }
}
