import Diagnostics
import ExportFiles
import Importing
import JSONText
import TripModel

/// Makes a draft of one trip of an export.
struct PolarstepsReading {
  private let export: Export
  private let files: PolarstepsFiles.TripFiles
  private let request: ImportRequest
  private let book: AccountBook
  /// Nil for a trip that is left out as a whole.
  private(set) var draft: TripDraft?
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var remarks: [String] = []

  init(
    _ export: Export, _ files: PolarstepsFiles.TripFiles, _ request: ImportRequest, _ book: AccountBook
  ) {
    (self.export, self.files, self.request, self.book) = (export, files, request, book)
  }

  mutating func read() {
    let read = WholeJSON(export, files.trip)
    if let problem = read.problem { diagnostics.append(problem) }
    guard let root = read.root else { return book.count(file: files.trip.path, as: .unknown) }
    if let reason = reasonAgainst(root) { return leaveOut(root, reason) }
    let home =
      root["timezone_id"]?.filledText.flatMap(ExportClock.init(spelling:)) ?? request.clock
    let steps = (root["all_steps"]?.items ?? []).map { PolarstepsStep($0, home: home, request) }
    count(root, steps)
    for more in read.roots.dropFirst() { book.count(more, of: files.trip.path, by: PolarstepsFates.trip) }
    var draft = TripDraft(
      folder: Slug.make(root["slug"]?.filledText ?? root["name"]?.filledText ?? "polarsteps"))
    let told = steps.filter(\.isTold).sorted {
      ($0.instant ?? .nought, $0.id) < ($1.instant ?? .nought, $1.id)
    }
    draft.settings = settings(root, told, home: home)
    draft.entries = told.compactMap { entry($0) }
    countMedia(steps, &draft)
    addWay(told, home: home, &draft)
    tell(steps, visibility: LooseJSON.whole(root["visibility"]), draft)
    self.draft = draft
  }

  // MARK: What is left out as a whole

  /// Why nothing of a trip is taken; nil for one that is.
  private func reasonAgainst(_ root: JSONNode) -> String? {
    if root["is_deleted"]?.flag == true { return "it was deleted there" }
    guard let only = request.only?.lowercased() else { return nil }
    let names = [root["name"], root["slug"]].compactMap { $0?.filledText?.lowercased() }
    return names.contains(only) ? nil : "another is asked for"
  }

  private mutating func leaveOut(_ root: JSONNode, _ reason: String) {
    book.count(root, of: files.trip.path, by: [:], all: .notNeeded)
    if let way = files.locations, let root = leaveOut(way) {
      book.count(root, of: way.path, by: [:], all: .notNeeded)
    }
    for file in files.media.values.flatMap(\.self) { book.count(file: file.path, as: .notNeeded) }
    remarks.append("The trip in \(files.trip.path) is left out: \(reason).")
  }

  /// Counts the items of a long list; gives what is around it.
  private func leaveOut(_ way: ExportFile) -> JSONNode? {
    let book = book
    return WholeJSON(export, way, handingOn: ["locations[]"]) { list, item in
      book.count(item, of: way.path, at: list, by: [:], all: .notNeeded)
    }.root
  }

  // MARK: Steps

  private func count(_ root: JSONNode, _ steps: [PolarstepsStep]) {
    let path = files.trip.path
    let lists = root.fields.filter { $0.name == "all_steps" }
    book.count(root.without(["all_steps"]), of: path, by: PolarstepsFates.trip)
    // Of a name that stands twice the last counts.
    for list in lists.dropLast() {
      book.count(list.value, of: path, at: "all_steps", by: [:], all: .notNeeded)
    }
    if root["all_steps"]?.items == nil, let last = lists.last {
      book.count(last.value, of: path, at: "all_steps", by: [:])
    }
    for step in steps {
      if step.verdict == .taken {
        book.count(step.node, of: path, at: "all_steps[]", by: PolarstepsFates.step, apart: step.apart)
      } else {
        let isRecord = step.node.isRecord
        book.count(
          step.node, of: path, at: "all_steps[]", by: PolarstepsFates.step, all: isRecord ? .notNeeded : nil)
      }
    }
  }

  private func entry(_ step: PolarstepsStep) -> EntryDraft? {
    guard var entry = step.entry else { return nil }
    let main = step.mainMedium
    let media = inOrder(files.media[step.id] ?? [])
    let first = media.filter { $0.name.lowercased() == main }
    entry.media = (first + media.filter { !first.contains($0) }).map { MediaDraft($0) }
    return entry
  }

  /// The only order that the export has is that of the files' times.
  private func inOrder(_ media: [ExportFile]) -> [ExportFile] {
    media.sorted { ($0.changed ?? .max, $0.path) < ($1.changed ?? .max, $1.path) }
  }

  /// Says what becomes of pictures and films, and takes those of no step as pictures of the trip.
  private mutating func countMedia(_ steps: [PolarstepsStep], _ draft: inout TripDraft) {
    let taken = Set(draft.entries.map(\.key))
    let known = Set(steps.map(\.id))
    var strays: [ExportFile] = []
    for (step, media) in files.media {
      if let step, known.contains(step) {
        for file in media { book.count(file: file.path, as: taken.contains(step) ? .used : .notNeeded) }
      } else {
        strays += media
      }
    }
    let isWanted = request.days == nil
    for (number, file) in inOrder(strays).enumerated() {
      book.count(file: file.path, as: isWanted ? .used : .notNeeded)
      guard isWanted else { continue }
      draft.files.append(
        FileDraft(path: "photos/polarsteps-\(number + 1).\(file.ending)", .copy(file)))
    }
    guard !strays.isEmpty else { return }
    diagnostics.append(PolarstepsTelling.strays(strays.count, in: files.trip, isTaken: isWanted))
  }

  // MARK: The trip

  private func settings(_ root: JSONNode, _ told: [PolarstepsStep], home: ExportClock) -> SettingsDraft {
    var settings = SettingsDraft()
    settings.title = root["name"]?.filledText
    settings.description = root["summary"]?.filledText
    // The trip's own zone is that of whoever wrote it, at home.
    settings.zone = commonest(told.map(\.clock))?.zone ?? home.zone
    func day(_ name: String, _ clock: ExportClock?) -> LocalDate? {
      LooseJSON.instant(root[name]).map((clock ?? home).local)?.date
    }
    let start = [day("start_date", told.first?.clock), told.first?.day].compactMap(\.self).min()
    let end = day("end_date", told.last?.clock).map { max($0, told.last?.day ?? $0) }
    settings.start = start.map { max($0, request.days?.lowerBound ?? $0) }
    settings.end = end.map { min($0, request.days?.upperBound ?? $0) }
    if let start = settings.start, let end = settings.end, end < start { settings.end = nil }
    settings.visibility = LooseJSON.whole(root["visibility"]) == 2 ? "unlisted" : "private"
    return settings
  }

  /// The clock that most steps have, of several the first.
  private func commonest(_ clocks: [ExportClock]) -> ExportClock? {
    let counts = clocks.reduce(into: [ExportClock: Int]()) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return clocks.first { counts[$0] == most }
  }

  private mutating func addWay(_ told: [PolarstepsStep], home: ExportClock, _ draft: inout TripDraft) {
    guard let file = files.locations else { return }
    let clocks = told.compactMap { step in step.instant.map { ($0, step.clock) } }
    let way = PolarstepsWay(export, file, request, book) { instant in
      // Where one was last tells by which clock one lived.
      var (low, high) = (0, clocks.count)
      while low < high {
        let middle = (low + high) / 2
        if clocks[middle].0 <= instant { low = middle + 1 } else { high = middle }
      }
      return low > 0 ? clocks[low - 1].1 : clocks.first?.1 ?? home
    }
    diagnostics += way.diagnostics
    if let track = way.track { draft.tracks.append(track) }
  }

  // MARK: What there is to say

  private mutating func tell(_ steps: [PolarstepsStep], visibility: Int?, _ draft: TripDraft) {
    let name = draft.settings.title ?? draft.folder
    func count(_ verdict: PolarstepsStep.Verdict) -> Int { steps.count { $0.verdict == verdict } }
    if count(.withoutTime) > 0 {
      diagnostics.append(PolarstepsTelling.withoutTime(count(.withoutTime), in: files.trip))
    }
    let odd = steps.filter { $0.verdict == .taken }.compactMap(\.oddZone)
    if let first = odd.first {
      diagnostics.append(PolarstepsTelling.oddZones(odd.count, first, in: files.trip))
    }
    let held = [(count(.deleted), "deleted"), (count(.planned), "planned")].filter { $0.0 > 0 }
    if !held.isEmpty {
      let words = held.map { "\($0.0) \($0.1)" }.joined(separator: " and ")
      remarks.append("\(name): left out \(words), as Polarsteps does.")
    }
    let comments = steps.reduce(0) { $0 + max(0, LooseJSON.whole($1.node["comment_count"]) ?? 0) }
    if comments > 0 {
      remarks.append("\(name): Polarsteps gives out no comments; \(comments) of others stay there.")
    }
    if !request.isIntoTrip {
      remarks.append("\(name): \(PolarstepsTelling.visibility(visibility))")
    }
  }
}

extension Instant {
  /// Before all that is told.
  fileprivate static let nought = Instant(seconds: 0)
}
