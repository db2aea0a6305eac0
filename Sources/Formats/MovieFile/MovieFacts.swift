import CivilDays
import MediaContainers

/// What one film says about itself, all of it as it stands there.
package struct MovieFacts: Hashable, Sendable {
  /// Pixels as the film is to be looked at, its turn applied.
  package var width: Int
  package var height: Int
  package var seconds: Double
  package var pictures: MovieCodec
  package var sound: MovieCodec?
  /// How many bytes the file has.
  package var byteCount: Int
  /// What the camera's clock showed, where the film says that.
  package var clock: MovieTime?
  /// Seconds since 1970-01-01T00:00:00Z, where the film tells a moment.
  package var instant: Int?
  package var position: MoviePosition?
  package var make: String?
  package var model: String?
  /// What somebody wrote about it.
  package var description: String?
  /// By it a Live Photo knows its clip.
  package var contentIdentifier: String?

  /// The endings that films of this kind have, in small letters.
  package static let endings: Set<String> = ["mp4", "mov", "m4v"]

  /// Bytes: an hour of a phone's finest film is 24 GB, and nobody's host takes a hundredth of this.
  static let largestFile = 16 << 30

  /// The facts of a file that can be published; see `MovieSanitizer`.
  ///
  /// - Throws: `otherKind` for what is no such film, another problem for one that cannot be read or not be made clean.
  package static func read(path: String) throws(MovieProblem) -> MovieFacts {
    let (file, head) = try MovieBytes.film(at: path)
    let outline = try MovieOutline(of: file, head: head)
    guard file.length <= Self.largestFile else { throw .tooLarge }
    let moov = try outline.moov
    let selection = try MovieSelection(in: outline.lists, moov)
    _ = try MovieSanitizer(outline, moov: moov, keeping: selection)
    var facts = try MovieFacts(outline, selection)
    let notes = MovieNotes(in: outline.lists, moov)
    facts.takeTexts(notes)
    facts.takeTime(notes, in: outline, moov, selection)
    return facts
  }

  private init(_ outline: MovieOutline, _ selection: MovieSelection) throws(MovieProblem) {
    let track = selection.pictures
    let size = Self.size(track)
    (width, height) = track.isTurned ? (size.height, size.width) : size
    seconds = min(max(track.seconds, selection.sound?.seconds ?? 0), Self.longest)
    pictures = MovieCodec(track.codec, settings: Self.settings(of: track, outline.lists))
    sound = selection.sound.map { MovieCodec($0.codec, settings: []) }
    byteCount = outline.length
  }

  /// As large as its track says, unless that is far from what is coded.
  private static func size(_ track: MovieTrack) -> (width: Int, height: Int) {
    let (width, height) = ((track.shown.width + 0x8000) >> 16, (track.shown.height + 0x8000) >> 16)
    let isLikely =
      width * 4 >= track.coded.width && width <= track.coded.width * 4 && height * 4 >= track.coded.height
      && height <= track.coded.height * 4
    return isLikely ? (width, height) : track.coded
  }

  private static func settings(of track: MovieTrack, _ bytes: borrowing [UInt8]) -> [UInt8] {
    let boxes = MediaBox.all(in: bytes, from: track.entry.start + 86, to: track.entry.end)
    guard let box = boxes.first(where: { $0.kind == "avcC" }) else { return [] }
    return Array(bytes[box.content..<min(box.end, box.content + 8)])
  }

  /// Seconds: no clip is longer than a day.
  private static let longest = 86_400.0

  // MARK: - Texts

  private mutating func takeTexts(_ notes: MovieNotes) {
    func text(_ names: String...) -> String? { names.lazy.compactMap { notes.texts[$0] }.first }
    make = text("com.apple.quicktime.make", "com.android.manufacturer", "\u{A9}mak") ?? notes.maker
    model = text("com.apple.quicktime.model", "com.android.model", "\u{A9}mod", "\u{A9}mdl")
    description = text("com.apple.quicktime.description", "\u{A9}des", "desc", "\u{A9}cmt")
    contentIdentifier = text("com.apple.quicktime.content.identifier")
    let place = text("com.apple.quicktime.location.ISO6709", "\u{A9}xyz")
    position = place.flatMap(MoviePosition.init(iso6709:)) ?? notes.position
  }

  // MARK: - Time

  /// A text with the clock's time tells most; then the moment in the head, which by the standard is UTC, but in many
  /// cameras what their clock showed.
  private mutating func takeTime(
    _ notes: MovieNotes, in outline: MovieOutline, _ moov: MediaBox, _ selection: MovieSelection
  ) {
    let head = moov.children(in: outline.lists).first { $0.kind == "mvhd" }
    let created = head.map { MovieTimes($0, in: outline.lists).created } ?? 0
    instant = Self.sinceUnix(created) ?? Self.sinceUnix(selection.pictures.created)
    let names = ["com.apple.quicktime.creationdate", "\u{A9}day"]
    let text = names.lazy.compactMap { notes.texts[$0] }.compactMap(MovieTime.init).first
    let time = text ?? Self.sonyTime(outline)
    if let time, !time.isUTC {
      clock = time
    } else if let instant, notes.writesLocalTime(make: make) {
      clock = MovieTime(clockSeconds: instant)
      self.instant = nil
    }
  }

  /// From seconds since 1904, or since 1970 where a program confused the two; nil for what was no camera's day.
  private static func sinceUnix(_ seconds: Int) -> Int? {
    let plausible = 631_152_000..<4_102_444_800
    guard seconds > 0, seconds < 1 << 33 else { return nil }
    if plausible.contains(seconds - 2_082_844_800) { return seconds - 2_082_844_800 }
    return plausible.contains(seconds) ? seconds : nil
  }

  /// What Sony's cameras write as XML: `<CreationDate value="2026-05-03T14:05:12+01:00"/>`.
  private static func sonyTime(_ outline: MovieOutline) -> MovieTime? {
    guard !outline.notes.isEmpty else { return nil }
    let text = String(decoding: outline.notes, as: UTF8.self)
    guard let start = text.firstRange(of: "<CreationDate value=\"")?.upperBound else { return nil }
    return MovieTime(String(text[start...].prefix(25)))
  }
}

extension MovieNotes {
  /// The maker of the camera by the boxes that only it writes; from the makers' own films, as exiftool knows them.
  fileprivate var maker: String? {
    let makers: [(FourCC, String)] = [
      ("CNTH", "Canon"), ("NCDT", "Nikon"), ("GPMF", "GoPro"), ("FFMV", "Fujifilm"), ("PANA", "Panasonic"),
      ("OLYM", "Olympus"), ("PENT", "Pentax"),
    ]
    return makers.first { marks.contains($0.0) }?.1
  }

  /// Whether the head's time is what the clock showed: cameras without a zone know no other.
  fileprivate func writesLocalTime(make: String?) -> Bool {
    if maker != nil { return true }
    let word = make?.lowercased().split(separator: " ").first.map(String.init) ?? ""
    return [
      "canon", "nikon", "gopro", "fujifilm", "panasonic", "olympus", "pentax", "casio", "ricoh", "kodak",
    ]
    .contains(word)
  }
}

extension MovieTime {
  /// What a clock shows so many seconds after 1970-01-01 00:00:00 on it.
  fileprivate init?(clockSeconds: Int) {
    let (civil, rest) = (CivilDay(number: clockSeconds / 86_400), clockSeconds % 86_400)
    (year, month, day) = (civil.year, civil.month, civil.day)
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
  }
}
