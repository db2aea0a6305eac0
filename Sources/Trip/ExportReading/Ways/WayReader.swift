import Diagnostics
import ExportFiles
import Importing
import TrackFile
import TripModel

/// Reads files of ways one after the other, and says what becomes of them.
struct WayReader {
  private let export: Export
  private let request: ImportRequest
  private let book = AccountBook()
  private var draft: TripDraft?
  private var names = FreeNames()
  private var diagnostics: [Diagnostic] = []
  private var zones = UntoldZones()

  /// How many bytes tell what a file is.
  static let enough = 16 * 1024
  /// Bytes of a file at most: a watch writes a tenth of it in a year.
  static let largest = 512 << 20

  init(_ export: Export, _ request: ImportRequest) {
    (self.export, self.request) = (export, request)
  }

  var plan: ImportPlan {
    ImportPlan(
      trips: draft.map { [$0] } ?? [], account: book.account, diagnostics: diagnostics,
      remarks: zones.remarks(request))
  }

  mutating func read(_ file: ExportFile) {
    guard let kind = WayKind(head: export.head(of: file, count: Self.enough)) else { return }
    let bytes: [UInt8]
    do throws(ExportFault) {
      bytes = try export.bytes(of: file, atMost: Self.largest)
    } catch {
      book.count(file: file.path, as: .unknown)
      diagnostics.append(.unreadable(file, error))
      return
    }
    let reading = TrackReader.read(bytes: bytes, file: "way." + kind.rawValue)
    let document = reading.document
    let account = WayAccount(book: book, file: file.path, kind: kind)
    if kind == .gpx, !document.hasWay, !document.waypoints.isEmpty {
      let marks = WayMarks(document.waypoints, of: file.path, request)
      take(marks, of: document, file)
      let isUsed = !marks.entries.isEmpty || !marks.pins.isEmpty
      account.count(bytes, as: isUsed ? .used : .notNeeded, marks: marks.fates)
    } else if !document.isEmpty, isWanted(document) {
      begin(document, file)
      let path = names.take("tracks/" + Slug.make(stem(of: file)), "." + kind.rawValue)
      draft?.files.append(FileDraft(path: path, .copy(file)))
      account.count(bytes, as: .used)
    } else {
      if document.isEmpty { diagnostics += reading.diagnostics.map { $0.of(file.path) } }
      account.count(bytes, as: .notNeeded, all: .notNeeded)
    }
  }

  private mutating func take(_ marks: WayMarks, of document: TrackDocument, _ file: ExportFile) {
    zones.add(marks.zones)
    guard !marks.entries.isEmpty || !marks.pins.isEmpty else { return }
    begin(document, file)
    draft?.entries += marks.entries
    draft?.pins += marks.pins
  }

  /// The first file that is used names the trip.
  private mutating func begin(_ document: TrackDocument, _ file: ExportFile) {
    guard draft == nil else { return }
    var trip = TripDraft(folder: Slug.make(document.name ?? stem(of: file)))
    trip.settings.title = document.name
    draft = trip
  }

  /// Whether anything of it is of the days that are wanted: all without times may be.
  private func isWanted(_ document: TrackDocument) -> Bool {
    guard request.days != nil else { return true }
    let points = document.allPoints
    let clock = request.knownClock(at: points.first?.place)
    var isTimed = false
    for point in points {
      guard let instant = WayTime.instant(point.time) else { continue }
      if request.wants((clock ?? request.clock).local(instant).date) { return true }
      isTimed = true
    }
    return !isTimed
  }

  /// The name without its ending; of the KML in a KMZ that of the KMZ.
  private func stem(of file: ExportFile) -> String {
    func stem(_ name: String) -> String {
      guard let point = name.lastIndex(of: "."), point != name.startIndex else { return name }
      return String(name[..<point])
    }
    if file.path == "doc.kml", export.given.count == 1, let given = export.given.first {
      return stem(given.split(separator: "/").last.map(String.init) ?? given)
    }
    return stem(file.name)
  }
}

extension TrackDocument {
  fileprivate var hasWay: Bool {
    tracks.contains { $0.segments.contains { !$0.isEmpty } } || routes.contains { !$0.points.isEmpty }
  }

  /// Those of the way; where there is none, what is marked.
  fileprivate var allPoints: [GeoPoint] {
    hasWay ? tracks.flatMap { $0.segments.flatMap(\.self) } : waypoints.map(\.point)
  }
}

extension Diagnostic {
  /// The same, said of a file of the export.
  fileprivate func of(_ file: String) -> Diagnostic {
    var moved = self
    moved.place?.file = file
    return moved
  }
}
