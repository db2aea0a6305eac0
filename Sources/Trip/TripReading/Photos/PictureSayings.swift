import Diagnostics
import PhotoMetadata
import TripModel

/// Everything that is written of one picture outside of its EXIF part, the nearer to it first.
struct PictureSayings {
  /// What the picture itself says; nil of a clip, which has said it already.
  var facts: PhotoFacts?
  var text: PictureText?
  var xmp: Sidecars.Said?
  var takeout: Sidecars.Said?

  /// Notes in the order in which they fill gaps: what the picture itself says, then the files beside it.
  private var notes: [(note: PhotoNote, source: Provenance)] {
    let own = [facts?.xmp.map { ($0, Provenance.xmp) }, facts?.iptc.map { ($0, Provenance.iptc) }]
    let beside = [xmp, takeout].map { said in said.map { ($0.note, Provenance.sidecar(file: $0.file)) } }
    return (own + beside).compactMap(\.self)
  }

  /// A photo with all that is written of it.
  func filled(_ photo: Photo) -> Photo {
    var photo = photo
    if photo.cameraClock == nil, photo.instant == nil { takeTime(&photo) }
    takeWrittenTime(&photo)
    takePlace(&photo)
    takeCamera(&photo)
    takeWords(&photo)
    return photo
  }
}

// MARK: - Time

extension PictureSayings {
  /// When the shutter opened, whoever says so; else when the picture became digital; else a moment without a clock;
  /// else when a camera's file was last changed; else a day alone. What the traveller wrote by hand goes before all.
  private func takeTime(_ photo: inout Photo) {
    let reading =
      firstClock { [$0.original, $0.created] } ?? clock(facts?.digitized, .digitized, .exif)
      ?? instant(facts?.satelliteTime, .exif) ?? firstClock { [$0.digitized] }
      ?? notes.lazy.compactMap { instant($0.note.instant, $0.source) }.first
      ?? changed
    if let reading { reading(&photo) }
    if photo.cameraClock == nil, photo.instant == nil,
      let (day, source) = notes.lazy.compactMap({ note in day(note.note).map { ($0, note.source) } }).first
    {
      photo.namedDay = .told(day, by: source)
    }
  }

  private typealias Taking = (inout Photo) -> Void

  /// When the file was last changed: cameras that write no other time wrote that one. A file that names none was
  /// changed by a program, on any day.
  private var changed: Taking? {
    guard let facts, facts.make != nil || facts.model != nil else { return nil }
    return clock(facts.modified, .modified, .exif)
  }

  /// EXIF first, then the notes.
  private func firstClock(_ clocks: (PhotoNote) -> [ClockFacts]) -> Taking? {
    var own = PhotoNote()
    if let facts { own.original = facts.original }
    let all = [(note: own, source: Provenance.exif)] + notes
    for (note, source) in all {
      for facts in clocks(note) {
        if let taking = clock(facts, .original, source, instant: note.instant) { return taking }
      }
    }
    return nil
  }

  private func clock(
    _ clock: ClockFacts?, _ kind: Photo.TimeSource, _ source: Provenance, instant: Double? = nil
  ) -> Taking? {
    guard let clock, let reading = clock.reading, let local = LocalDateTime(reading) else { return nil }
    // A time of change is not that of the shot, to which the satellites' belongs.
    let satellites = source == .exif ? kind == .modified ? nil : facts?.satelliteTime : instant
    return { photo in
      photo.cameraClock = local
      photo.subsecond = clock.subsecond
      photo.offset = clock.offset.flatMap(UTCOffset.init(seconds:))
      photo.timeSource = kind
      photo.timeToldBy = source
      photo.satelliteTime = satellites.map { Instant(seconds: Int($0.rounded())) }
    }
  }

  private func instant(_ seconds: Double?, _ source: Provenance) -> Taking? {
    seconds.map { seconds in
      { photo in
        photo.instant = Instant(seconds: Int(seconds.rounded()))
        photo.timeToldBy = source
      }
    }
  }

  private func day(_ note: PhotoNote) -> LocalDate? {
    note.day.flatMap { LocalDate(year: $0.year, month: $0.month, day: $0.day) }
  }

  /// A day without a time that the picture's own time agrees with leaves that as it is.
  private func takeWrittenTime(_ photo: inout Photo) {
    guard let text else { return }
    let own = photo.cameraClock?.date ?? photo.namedDay?.date
    guard let when = text.when ?? text.time.flatMap({ time in own.map { DayAndTime(date: $0, time: time) } })
    else { return }
    guard let time = when.time else {
      if let clock = photo.cameraClock, clock.date == when.date {
        // Whoever confirms the day has judged a GPS time of another one.
        if photo.satelliteTime?.isApart(from: clock, ahead: photo.offset) == true {
          photo.satelliteTime = nil
        }
        return
      }
      photo.cameraClock = nil
      photo.instant = nil
      photo.satelliteTime = nil
      photo.offset = nil
      photo.timeSource = .none
      photo.namedDay = .told(when.date, by: .sidecar(file: text.file))
      return
    }
    photo.cameraClock = LocalDateTime(date: when.date, time: time)
    photo.subsecond = ""
    photo.offset = when.offset
    photo.satelliteTime = nil
    photo.timeSource = .written
    photo.timeToldBy = .sidecar(file: text.file)
  }
}

extension LocalDateTime {
  init?(_ reading: ClockReading) {
    guard let date = LocalDate(year: reading.year, month: reading.month, day: reading.day),
      let time = LocalTime(hour: reading.hour, minute: reading.minute, second: min(59, reading.second))
    else { return nil }
    self.init(date: date, time: time)
  }
}

// MARK: - All else

extension PictureSayings {
  private func takePlace(_ photo: inout Photo) {
    if let text, let coordinate = text.coordinate {
      photo.coordinate = coordinate
      photo.positionToldBy = .sidecar(file: text.file)
      photo.altitude = nil
      return
    }
    for (note, source) in notes where photo.coordinate == nil {
      guard let place = note.position.flatMap(Coordinate.init) else { continue }
      photo.coordinate = place
      photo.positionToldBy = source
    }
    photo.altitude = photo.altitude ?? notes.lazy.compactMap(\.note.altitude).first
  }

  private func takeCamera(_ photo: inout Photo) {
    for (note, _) in notes {
      if photo.camera.make == nil, photo.camera.model == nil {
        photo.camera = Camera(make: note.make, model: note.model)
      }
      photo.exposure.time = photo.exposure.time ?? note.exposureTime
      photo.exposure.fNumber = photo.exposure.fNumber ?? note.fNumber
      photo.exposure.iso = photo.exposure.iso ?? note.iso
      photo.exposure.focalLength = photo.exposure.focalLength ?? note.focalLength
    }
  }

  /// Captions and judgements are written after the picture, so what is beside it is newer than what is in it.
  private func takeWords(_ photo: inout Photo) {
    let name = TakeoutNames.name(of: photo.file)
    let beside = [xmp, takeout].compactMap { said in
      said.map { ($0.note, Provenance.sidecar(file: $0.file)) }
    }
    let own = [facts?.xmp.map { ($0, Provenance.xmp) }, facts?.iptc.map { ($0, Provenance.iptc) }]
      .compactMap(\.self)
    var captions: [(String?, Provenance)] = beside.map { ($0.0.caption(of: name), $0.1) }
    if let text { captions.insert((text.caption, .sidecar(file: text.file)), at: 0) }
    captions.append((photo.caption, .exif))
    captions += own.map { ($0.0.description, $0.1) } + own.map { ($0.0.caption(of: name), $0.1) }
    if let (caption, source) = captions.first(where: { $0.0 != nil }) {
      photo.caption = WithoutComments.words(caption)
      photo.captionToldBy = source
    }
    photo.tags = text?.tags ?? []
    photo.tagPlaces = text?.tagPlaces ?? []
    photo.focus = text?.focus
    photo.stars = (beside + own).lazy.compactMap(\.0.stars).first
    photo.rejection = rejection(by: beside + own)
  }

  private func rejection(by notes: [(PhotoNote, Provenance)]) -> Photo.Rejection? {
    if let (_, source) = notes.first(where: { $0.0.isInBin }) { return .thrownAway(by: source) }
    guard let (note, source) = notes.first(where: { $0.0.isRejected != nil }) else { return nil }
    return note.isRejected == true ? .rated(by: source) : nil
  }
}

extension Coordinate {
  fileprivate init?(_ position: PhotoPosition) {
    self.init(latitude: position.latitude, longitude: position.longitude)
  }
}

extension PhotoNote {
  /// The description, else a title that is not only the name of the file.
  fileprivate func caption(of name: String) -> String? {
    if let description { return description }
    guard let title, ![name, EntryName.withoutEnding(name)].contains(title.lowercased()) else { return nil }
    return title
  }
}

// MARK: - Disagreement

extension PictureSayings {
  /// Seconds by which two programs may round otherwise, and metres likewise.
  private static let agreement = (seconds: 60, metres: 500.0)

  /// What a file beside the picture says otherwise than the picture itself, which counts.
  func disagreement(with photo: Photo) -> Diagnostic? {
    guard let xmp else { return nil }
    if text?.when == nil, isOtherTime(xmp.note.original, photo) {
      return .sidecarDiffers(xmp.file, in: "time", "date: 2026-05-03 14:05")
    }
    if text?.coordinate == nil, photo.positionToldBy == .exif, let own = photo.coordinate,
      let other = xmp.note.position.flatMap(Coordinate.init), own.distance(to: other) > Self.agreement.metres
    {
      return .sidecarDiffers(xmp.file, in: "place", "coordinates: 38.6916, -9.2160")
    }
    return nil
  }

  private func isOtherTime(_ clock: ClockFacts, _ photo: Photo) -> Bool {
    guard photo.timeToldBy == .exif, photo.timeSource == .original, let own = photo.cameraClock,
      let other = clock.reading.flatMap(LocalDateTime.init)
    else { return false }
    let difference = abs(other.clockSeconds - own.clockSeconds)
    // By quarters of an hour: the same moment on the clocks of another zone.
    if clock.offset != nil, difference <= 15 * 3600, difference % 900 == 0 { return false }
    return difference > Self.agreement.seconds
  }
}

extension Diagnostic {
  fileprivate static func sidecarDiffers(_ file: String, in what: String, _ field: String) -> Diagnostic {
    Diagnostic(
      .note, .sidecarDiffers, "Other \(what) than in the picture itself, which counts",
      at: SourcePlace(file: file),
      advice:
        "To use this one, write it into the picture with your photo program, or write `\(field)` in a text beside it."
    )
  }
}
