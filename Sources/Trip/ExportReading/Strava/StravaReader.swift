import Diagnostics
import ExportFiles
import Importing
import TrackFile
import TripModel

/// Makes tracks and entries of the activities that are of the trip's days.
struct StravaReader {
  private let export: Export
  private let table: ExportFile
  private let root: String
  private let byPath: [String: ExportFile]
  private let files: [ExportFile]
  private let request: ImportRequest
  private let clock: ExportClock
  private let book = AccountBook()
  private var draft = TripDraft(folder: "strava")
  private var diagnostics: [Diagnostic] = []
  private var names = FreeNames()
  private var zones = UntoldZones()

  /// Bytes of the table at most: ten thousand activities have five millions.
  private static let largestTable = 64 << 20

  init(_ export: Export, _ files: [ExportFile], _ table: ExportFile, _ request: ImportRequest) {
    (self.export, self.files, self.table, self.request) = (export, files, table, request)
    root = table.folder.isEmpty ? "" : table.folder + "/"
    byPath = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
    clock = request.clock
  }

  var plan: ImportPlan {
    // What else is in the archive is about people, devices and purchases.
    for file in files where !book.knows(file.path) {
      let isOfActivities = ["activities", "media"].contains { file.path.hasPrefix(root + $0 + "/") }
      book.count(file: file.path, as: isOfActivities ? .notNeeded : .kept)
    }
    return ImportPlan(
      trips: [draft], account: book.account, diagnostics: diagnostics,
      remarks: zones.remarks(request))
  }

  mutating func read() {
    let bytes: [UInt8]
    do throws(ExportFault) {
      bytes = try export.bytes(of: table, atMost: Self.largestTable)
    } catch {
      book.count(file: table.path, as: .unknown)
      return diagnostics.append(.unreadable(table, error))
    }
    guard let read = StravaTable(bytes, file: table.path) else { return }
    book.count(file: table.path, as: .used)
    // In the order of time, so that names are the same each time.
    let timed = read.activities.enumerated().map { row, activity in (time(activity), activity.number, row) }
    for (_, _, row) in timed.sorted(by: <) {
      let activity = read.activities[row]
      let isUsed = take(activity)
      read.count(row, all: isUsed ? nil : .notNeeded, into: book)
    }
  }

  private func time(_ activity: StravaTable.Activity) -> Int {
    StravaDate.instant(activity.date)?.seconds ?? 0
  }

  // MARK: An activity

  /// - Returns: whether anything of it is used.
  private mutating func take(_ activity: StravaTable.Activity) -> Bool {
    let told = StravaDate.instant(activity.date).map(clock.local)
    if let told, !mayBeWanted(told.date) { return false }
    let way = activity.file.flatMap { byPath[root + $0] }
    let found = way.flatMap { read($0, of: activity, told: told) }
    guard let when = found?.when ?? told else {
      diagnostics.append(.noDay(SourcePlace(file: table.path, span: span(activity))))
      return false
    }
    guard request.wants(when.date) else { return false }
    if let way, let found {
      let folder = activity.isPrivate ? "tracks/private/" : "tracks/"
      let stem = folder + [when.date.description, slug(activity)].compactMap(\.self).joined(separator: "-")
      let path = names.take(stem, "." + found.kind.rawValue)
      draft.files.append(FileDraft(path: path, .copy(found.file)))
      WayAccount(book: book, file: way.path, kind: found.kind).count(found.bytes, as: .used)
    } else if let way, way.unpacked.ending == "fit" {
      diagnostics.append(.fitNotRead(way.path))
    } else if let file = activity.file, way == nil {
      diagnostics.append(.missing(file, at: table.path))
    }
    let isUsed = tell(activity, when) || found != nil
    if isUsed { zones.note(found?.clock) }
    return isUsed
  }

  /// Days around the wanted ones may be theirs: the times of the table are in UTC.
  private func mayBeWanted(_ day: LocalDate) -> Bool {
    guard let days = request.days else { return true }
    return day >= days.lowerBound - 1 && day <= days.upperBound + 1
  }

  /// A way that was recorded.
  private struct Way {
    var file: ExportFile
    var kind: WayKind
    var bytes: [UInt8]
    /// When it begins; nil where it does not say.
    var when: LocalDateTime?
    /// The clock by which that is told; nil for UTC, where nothing tells a zone.
    var clock: ExportClock?
  }

  /// The way of an activity; nil where it is of another day, or none that is read.
  private mutating func read(
    _ file: ExportFile, of activity: StravaTable.Activity, told: LocalDateTime?
  ) -> Way? {
    let isPacked = export.head(of: file, count: 2) == [0x1F, 0x8B]
    let source = isPacked ? file.unpacked : file
    guard let kind = WayKind(head: export.head(of: source, count: WayReader.enough)), kind != .kmz else {
      return nil
    }
    let bytes: [UInt8]
    do throws(ExportFault) {
      bytes = try export.bytes(of: source, atMost: WayReader.largest)
    } catch {
      diagnostics.append(.unreadable(file, error))
      return nil
    }
    let document = TrackReader.read(bytes: bytes, file: "way." + kind.rawValue).document
    guard let start = Self.start(of: document) else {
      return Way(file: source, kind: kind, bytes: bytes, when: told)
    }
    let clock = request.knownClock(at: start.place)
    return Way(
      file: source, kind: kind, bytes: bytes, when: (clock ?? self.clock).local(start.instant), clock: clock)
  }

  /// The time of the first point that has one, and where that is.
  private static func start(of document: TrackDocument) -> (instant: Instant, place: Coordinate?)? {
    for track in document.tracks {
      for segment in track.segments {
        for point in segment {
          if let instant = WayTime.instant(point.time) { return (instant, point.place) }
        }
      }
    }
    return nil
  }

  /// An entry of what was written and photographed.
  private mutating func tell(_ activity: StravaTable.Activity, _ when: LocalDateTime) -> Bool {
    var media: [MediaDraft] = []
    for name in activity.media {
      // The table names pictures; what else lies there is about the account.
      if name.hasPrefix("media/"), let file = byPath[root + name] {
        book.count(file: file.path, as: .used)
        media.append(MediaDraft(file))
      } else {
        diagnostics.append(.missing(name, at: table.path))
      }
    }
    let text = PlainTextMarkdown.markdown(of: activity.description)
    guard !text.isEmpty || !media.isEmpty else { return false }
    var entry = EntryDraft(day: when.date, key: activity.number)
    entry.time = when.time
    entry.title = activity.name.isEmpty ? nil : activity.name
    entry.text = text
    entry.media = media
    entry.isPrivate = activity.isPrivate
    draft.entries.append(entry)
    return true
  }

  private func slug(_ activity: StravaTable.Activity) -> String? {
    [activity.name, activity.type].first { $0.contains { $0.isLetter || $0.isNumber } }.map(Slug.make)
  }

  private func span(_ activity: StravaTable.Activity) -> SourceSpan {
    SourceSpan(line: activity.line, column: 1, length: max(1, activity.date.count), text: activity.date)
  }
}

extension Diagnostic {
  fileprivate static func fitNotRead(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .importLeftOut, "FIT is not read, so the way of this activity is left out",
      at: SourcePlace(file: file),
      advice: "On the page of the activity at Strava choose “⋯”, “Export GPX”, and put that into tracks/.")
  }

  fileprivate static func missing(_ file: String, at table: String) -> Diagnostic {
    Diagnostic(
      .warning, .importLeftOut, "The table names “\(file)”, which is not in the export",
      at: SourcePlace(file: table), advice: "Give the whole archive, as Strava made it.")
  }

  fileprivate static func noDay(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .error, .importLeftOut, "Left out: nothing tells the day of this activity", at: place,
      advice: "Have Strava export it in English, and import that.")
  }
}
