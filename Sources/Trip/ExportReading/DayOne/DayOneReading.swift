import Diagnostics
import ExportFiles
import Importing
import JSONText
import TripModel

/// Makes a draft of the journals of an export, an entry after the other.
final class DayOneReading {
  private let export: Export
  private let files: DayOneFiles
  private let request: ImportRequest
  private let book = AccountBook()
  private var draft = TripDraft(folder: "day-one")
  /// How many entries are told by each.
  private var clocks: [ExportClock: Int] = [:]
  /// The entries of these.
  private var surveyed: Set<String> = []
  private var troubles = DayOneTroubles()
  /// Entries that were read, by what they hold: a journal may be there twice.
  private var known: Set<String> = []
  /// Files of which something is said by an entry; whether they are used.
  private var told: [ExportFile: Bool] = [:]
  private var diagnostics: [Diagnostic] = []

  init(_ export: Export, _ files: DayOneFiles, _ request: ImportRequest) {
    (self.export, self.files, self.request) = (export, files, request)
  }

  /// Looks by which zone most entries are told, where no trip says that: a new trip gets it, and entries without a zone are
  /// told by it, so that they are the same once that trip is there.
  func survey(_ journal: ExportFile) {
    guard request.zone == nil else { return }
    _ = WholeJSON(export, journal, handingOn: ["entries[]"]) { _, node in
      guard let clock = DayOneEntry.clock(of: node), let instant = LooseJSON.instant(node["creationDate"]),
        self.request.wants(clock.local(instant).date),
        self.surveyed.insert(node["uuid"]?.filledText ?? "\(instant.seconds)").inserted
      else { return }
      self.clocks[clock, default: 0] += 1
    }
  }

  /// By which most entries are told; found once all journals are surveyed, when the first entry is read.
  private lazy var commonClock: ExportClock? = DayOneReading.mostCommon(of: clocks)

  /// Of as many the first by its name, before any that has none.
  private static func mostCommon(of clocks: [ExportClock: Int]) -> ExportClock? {
    let most = clocks.values.max()
    let all = clocks.filter { $0.value == most }.keys
    return all.filter { $0.zone != nil }.min { ($0.zone ?? "") < ($1.zone ?? "") }
      ?? all.min { $0.offsetSeconds < $1.offsetSeconds }
  }

  func read(_ journal: ExportFile, isWanted: Bool, isOneOfSeveral: Bool) {
    let tag = isOneOfSeveral ? DayOneFiles.title(of: journal) : nil
    troubles = DayOneTroubles()
    let read = WholeJSON(export, journal, handingOn: ["entries[]"]) { _, node in
      if isWanted, node.isRecord {
        self.take(node, of: journal, tag: tag)
      } else {
        self.leave(node, of: journal, as: node.isRecord ? .notNeeded : nil)
      }
    }
    for root in read.roots { book.count(root, of: journal.path, by: DayOneFates.journal) }
    if let problem = read.problem { diagnostics.append(problem) }
    diagnostics += troubles.diagnostics(of: journal)
  }

  /// What has become of all journals.
  func end(title: String?) -> ImportPlan {
    for file in files.media {
      let isUsed = told[file] ?? false
      book.count(file: file.path, as: isUsed ? .used : .notNeeded)
    }
    for file in files.plainTexts { book.count(file: file.path, as: .notNeeded) }
    let strays = files.media.filter { told[$0] == nil }
    if !strays.isEmpty { diagnostics.append(DayOneTelling.strays(strays)) }
    draft.settings.title = title
    if let title { draft.folder = Slug.make(title) }
    draft.settings.zone = commonClock?.zone
    draft.entries.sort { ($0.day, $0.time ?? .midnight, $0.key) < ($1.day, $1.time ?? .midnight, $1.key) }
    draft.keepBack(since: "A diary is for nobody else", request)
    return ImportPlan(
      trips: draft.isEmpty ? [] : [draft], account: book.account, diagnostics: diagnostics)
  }

  // MARK: Entries

  private func take(_ node: JSONNode, of journal: ExportFile, tag: String?) {
    let entry = DayOneEntry(node, request, commonClock)
    guard let local = entry.local, var draft = entry.draft(tag: tag) else {
      troubles.withoutTime += 1
      return leave(node, of: journal, as: .notNeeded)
    }
    guard request.wants(local.date) else { return leave(node, of: journal, as: .notNeeded) }
    let media = DayOneMedium.all(of: node).map { medium -> DayOneFound in
      let found = medium.file(in: files, of: journal)
      let ending = found.flatMap { medium.ending(of: $0.file) }
      return DayOneFound(
        medium: medium, file: ending == nil ? nil : found?.file, ending: ending,
        isBySize: found?.isBySize ?? false)
    }
    let content = [entry.key, entry.text] + media.map { $0.file?.path ?? "" }
    guard known.insert(content.joined(separator: "\u{0}")).inserted else {
      return leave(node, of: journal, as: .notNeeded)
    }
    note(entry)
    let story = DayOneStory(entry.text, media)
    (draft.title, draft.text) = (story.title, story.markdown)
    count(node, entry, of: journal)
    for found in media { add(found, of: entry, in: journal, to: &draft) }
    if story.missing > 0 { troubles.missing[local.date, default: 0] += story.missing }
    troubles.papers += media.count { $0.ending == "pdf" }
    troubles.recordings += media.count { $0.isUnplayable }
    self.draft.entries.append(draft)
  }

  private func note(_ entry: DayOneEntry) {
    if let zone = entry.oddZone { troubles.oddZones.append(zone) }
    troubles.unknown.formUnion(entry.unknown)
    let text = entry.node["text"]
    if let text, text.text == nil, !text.isNull { troubles.oddTexts += 1 }
  }

  /// Counts an entry that is not taken, with its media; `fate` is nil for what is no entry.
  private func leave(_ node: JSONNode, of journal: ExportFile, as fate: FieldFate?) {
    book.count(node, of: journal.path, at: "entries[]", by: DayOneFates.entry, all: fate)
    for medium in DayOneMedium.all(of: node) {
      guard let file = medium.file(in: files, of: journal)?.file else { continue }
      told[file] = told[file] ?? false
    }
  }

  /// Counts an entry that is taken, but for its media.
  private func count(_ node: JSONNode, _ entry: DayOneEntry, of journal: ExportFile) {
    let lists = Set(DayOneMedium.lists.map(\.field))
    let last = node.fields.enumerated().reduce(into: [String: Int]()) { $0[$1.element.name] = $1.offset }
    book.count(
      node.without(lists), of: journal.path, at: "entries[]", by: DayOneFates.entry, apart: entry.apart)
    for (index, (name, value)) in node.fields.enumerated() where lists.contains(name) {
      // Media are records, and of a name that stands twice the last counts; what else is there nobody knows.
      guard let items = value.items, index == last[name] else {
        book.count(value, of: journal.path, at: "entries[].\(name)", by: [:])
        continue
      }
      for item in items where !item.isRecord {
        book.count(item, of: journal.path, at: "entries[].\(name)[]", by: DayOneFates.medium)
      }
    }
  }

  // MARK: Media

  private func add(
    _ found: DayOneFound, of entry: DayOneEntry, in journal: ExportFile, to draft: inout EntryDraft
  ) {
    let node = found.medium.node
    let path = "entries[].\(found.medium.list)[]"
    var apart = found.isBySize ? [FieldPart("fileSize", .used)] : []
    if let file = found.file {
      told[file] = true
      var medium = MediaDraft(file)
      medium.ending = found.ending == file.ending ? nil : found.ending
      if found.medium.kind == .photo, DayOneMedium.isMute(export.head(of: file)) {
        let taken = LooseJSON.instant(node["date"]).map(entry.clock.local)
        // A picture of the screen may be of long before, and is shown on the entry's day then.
        if let taken, taken.date == draft.day {
          (medium.day, medium.time) = (taken.date, taken.time)
          apart.append(FieldPart("date", .used))
        }
        if let place = LooseJSON.position(node["location", "latitude"], node["location", "longitude"]) {
          let isHidden = request.isPrivate(place)
          medium.position = isHidden ? nil : place
          apart.append(FieldPart("location", isHidden ? .kept : .used, by: DayOneFates.mediumPlace))
        }
      }
      draft.media.append(medium)
    } else {
      troubles.missing[draft.day, default: 0] += 1
    }
    book.count(node, of: journal.path, at: path, by: DayOneFates.medium, apart: apart)
  }
}

/// A medium, with its file where that is there.
struct DayOneFound {
  let medium: DayOneMedium
  let file: ExportFile?
  /// The ending for its copy.
  let ending: String?
  let isBySize: Bool

  /// Whether it is a recording that is copied, and played by no site.
  var isUnplayable: Bool {
    medium.kind == .audio && ending.map { !DayOneMedium.playable.contains($0) } == true
  }
}
