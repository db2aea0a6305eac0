import Diagnostics
import ExportFiles
import Importing
import JSONText
import TripModel

/// Reads the posts of an export of either network, and counts all that is in it.
struct MetaReading {
  let program: String
  let shape: MetaShape
  /// What becomes of the fields of a post.
  let fates: FieldFates
  /// Where a position stands in it, with what names the place.
  let positions: Set<String>
  /// The post that an item is, by the path of its list; nil for what is none.
  let post: (String, JSONNode) -> MetaPost?

  func plan(_ export: Export, _ files: [ExportFile], _ request: ImportRequest) -> ImportPlan {
    let book = AccountBook()
    let posts = Set(shape.postFiles(export)).intersection(files)
    guard !posts.isEmpty else { return pagesPlan(files, book) }
    var entries = MetaEntries(MetaMedia(export.files), request, name: program.lowercased())
    var diagnostics: [Diagnostic] = []
    for file in files where posts.contains(file) {
      if let problem = read(file, export, request, &entries, book) { diagnostics.append(problem) }
    }
    entries.finish()
    for file in files where !posts.contains(file) {
      let fate: FieldFate =
        entries.used.contains(file) ? .used : entries.others.contains(file) ? .notNeeded : .kept
      book.count(file: file.path, as: fate)
    }
    if let first = entries.missing.min() { diagnostics.append(.missing(entries.missing.count, first)) }
    var draft = TripDraft(folder: program.lowercased())
    draft.settings.start = request.days?.lowerBound
    draft.settings.end = request.days?.upperBound
    draft.entries = entries.entries
    draft.keepBack(since: "\(program) does not say who was to see what you posted", request)
    var plan = ImportPlan(
      trips: draft.isEmpty ? [] : [draft], account: book.account, diagnostics: diagnostics)
    if !draft.isEmpty { plan.remarks += entries.zones.remarks(request) }
    return plan
  }

  private func read(
    _ file: ExportFile, _ export: Export, _ request: ImportRequest, _ entries: inout MetaEntries,
    _ book: AccountBook
  ) -> Diagnostic? {
    var all = entries
    let isHeldBack = MetaShape.saysHeldBack(file)
    let whole = WholeJSON(export, file, handingOn: shape.lists) { path, item in
      if isHeldBack || shape.heldBack.contains(path) {
        book.count(item, of: file.path, at: path, by: fates, all: .kept)
      } else {
        take(item, at: path, of: file, request, &all, book)
      }
    }
    entries = all
    for root in whole.roots { book.count(root, of: file.path, by: [:], all: isHeldBack ? .kept : nil) }
    if isHeldBack { book.count(file: file.path, as: .kept) }
    return whole.problem
  }

  private func take(
    _ item: JSONNode, at path: String, of file: ExportFile, _ request: ImportRequest,
    _ entries: inout MetaEntries, _ book: AccountBook
  ) {
    guard let told = post(path, item), entries.take(told, from: file) else {
      book.count(item, of: file.path, at: path, by: fates, all: .notNeeded)
      return
    }
    let kept = told.isPlaced(request) ? [] : positions
    book.count(
      item, of: file.path, at: path, by: fates, apart: kept.map { FieldPart($0, .kept) })
  }

  /// Of pages to look at nothing is read.
  private func pagesPlan(_ files: [ExportFile], _ book: AccountBook) -> ImportPlan {
    for file in files { book.count(file: file.path, as: .notNeeded) }
    var plan = ImportPlan(account: book.account)
    if let first = files.first { plan.diagnostics.append(.pages(program, first.path)) }
    return plan
  }
}

extension Diagnostic {
  fileprivate static func pages(_ program: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .error, .otherExport, "These are pages of \(program) to look at, of which no program reads posts",
      at: SourcePlace(file: file),
      advice: "Ask \(program) for your information again, and choose JSON as its format in place of HTML.")
  }

  fileprivate static func missing(_ count: Int, _ example: String) -> Diagnostic {
    let what =
      count == 1 ? "1 picture or film of these posts is" : "\(count) pictures and films of these posts are"
    return Diagnostic(
      .warning, .importLeftOut, "\(what) not in what was given, such as \(example)",
      advice: "Give all parts of the export at once, and choose media when you ask for it.")
  }
}
