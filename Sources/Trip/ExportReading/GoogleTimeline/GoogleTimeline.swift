import Diagnostics
import ExportFiles
import Importing
import TripModel

/// Google's location history, in all that it has been given out as: a sparse way, and private places.
struct GoogleTimeline: ImportSource {
  let program = "Google Timeline"

  func recognize(_ export: Export) -> Recognition? {
    let found = TimelineFile.found(among: export.files, of: export)
    guard !found.isEmpty else { return nil }
    return Recognition(files: found.map(\.file), needsDays: found.contains(where: \.kind.isHistory))
  }

  func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    let found = TimelineFile.found(among: files, of: export)
    let read = TimelineReader(export: export, files: found, request: request).read()
    let gathering = read.gathering
    var plan = ImportPlan(account: gathering.book.account, diagnostics: read.diagnostics)
    guard found.contains(where: \.kind.isHistory) else {
      plan.diagnostics += found.map(Diagnostic.neighbour)
      return plan
    }
    let draft = Self.draft(gathering)
    if gathering.isFull { plan.diagnostics.append(.tooManyPositions) }
    if read.knowsHome {
      plan.remarks.append(
        "The export knows your home; `TRIPBOOK_HOME` keeps the site away from it: `tripbook help privacy`.")
    }
    if read.devices > 1 {
      plan.remarks.append(
        "\(read.devices) devices recorded positions on these days: those of the one with the most are taken.")
    }
    if !draft.isEmpty {
      plan.trips = [draft]
      plan.remarks += gathering.zones.remarks(request)
    } else if gathering.hidden.isEmpty, let span = gathering.span {
      func day(_ seconds: Int) -> LocalDate { LocalDateTime(clockSeconds: seconds).date }
      plan.remarks.append(
        "Nothing of these days is in it: it is about \(day(span.lowerBound)) to \(day(span.upperBound)).")
    }
    return plan
  }

  private static func draft(_ gathering: TimelineGathering) -> TripDraft {
    var draft = TripDraft(folder: "timeline")
    let way = TimelineWay(gathering.fixes, rides: gathering.rides, hidden: gathering.hidden)
    var track = TrackDraft(name: "timeline", segments: way.segments)
    track.isEstimate = true
    if !track.segments.isEmpty { draft.tracks = [track] }
    draft.pins = gathering.visits.enumerated()
      .sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map { PinDraft($0.element) }
    draft.entries = gathering.notes
    return draft
  }
}

extension PinDraft {
  /// A stay: private, since a list of them says more of somebody than a way does.
  fileprivate init(_ visit: TimelineVisit) {
    self.init(title: visit.name ?? "Visit", position: visit.position)
    (day, time, isPrivate, isStay) = (visit.start.date, visit.start.time, true, true)
    if let end = visit.end, end > visit.start, end.date == visit.start.date {
      description = "\(visit.start.time.hourAndMinute)–\(end.time.hourAndMinute)"
    }
    // Such a number has letters, figures, _ and - (https://developers.google.com/maps/documentation/places/web-service/place-id).
    if let place = visit.place, (1...400).contains(place.utf8.count),
      place.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-") })
    {
      link = "https://www.google.com/maps/place/?q=place_id:\(place)"
    }
  }
}

extension Diagnostic {
  private static let export =
    "Export the Timeline on the telephone itself. Android: Settings, Location, Location services, Timeline, Export Timeline data. iPhone: Google Maps, your picture, Your Timeline, the three dots, Location and privacy settings, Export Timeline data."

  /// What Takeout has beside or in place of the history.
  fileprivate static func neighbour(_ file: TimelineFile) -> Diagnostic {
    let what =
      switch file.kind {
      case .settings: "It holds the settings of your location history, and no positions"
      case .edits: "It holds what your devices sent to correct your Timeline, and not the Timeline"
      default: "It only says that your Timeline is locked, so that Google itself cannot read it"
      }
    return Diagnostic(
      .error, .otherExport, what, at: SourcePlace(file: file.file.path), advice: export)
  }

  fileprivate static var tooManyPositions: Diagnostic {
    Diagnostic(
      .warning, .importLeftOut,
      "More than \(TimelineGathering.most) positions: the rest are left out",
      advice: "Say fewer days with --from and --to.")
  }
}
