import Diagnostics
import Markdown
import TripModel
import TripNotation

/// Reads the journal: one file an entry.
struct JournalReader {
  let files: TripFiles
  let photos: PictureNames
  private let entryNames: FileNames
  let mentions: FileMentions
  private(set) var entries: [JournalEntry] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Pictures and tracks that go with an entry which is kept back, or whose own text says so.
  private(set) var filesKeptBack: [FilesKeptBack] = []

  /// Larger texts are no journal entries.
  private static let largest = 8 << 20
  /// For the pictures of the first few entries with problems it is looked for what was probably meant.
  private static let mostSuggested = 20

  private var entriesWithProblems = 0

  init(_ files: TripFiles, photos: PictureNames, mentions: FileMentions) {
    self.files = files
    self.photos = photos
    self.mentions = mentions
    entryNames = FileNames(files.entries, andThen: files.drafts)
    for file in files.entries + files.drafts { read(file) }
    for file in files.notes { look(into: file) }
  }

  private mutating func read(_ file: String) {
    guard let (parts, fields) = open(file, .entry) else { return }
    diagnostics += fields.diagnostics
    var marks = marks(parts, fields, file, .entry)
    marks.add(inDrafts(file))
    if marks.isKept { keep(mentions.files(with: file).union(mentions.files(in: parts.text)), marks) }
    if marks.doubt != nil { return }
    // Nothing of its fields is known, and a diagnostic has said why.
    if fields.isUnread { return }
    let isSuggesting = entriesWithProblems < Self.mostSuggested
    let header = EntryHeader(fields, file: file, photos: photos, isSuggesting: isSuggesting)
    let body = EntryBody(
      String(decoding: parts.body, as: UTF8.self), file: file, firstLine: parts.bodyFirstLine,
      photos: photos, entries: entryNames, isSuggesting: isSuggesting)
    if !header.diagnostics.isEmpty || !body.diagnostics.isEmpty { entriesWithProblems += 1 }
    diagnostics += header.diagnostics + body.diagnostics
    var entry = header.entry
    entry.body = body.document
    entry.pictures = body.pictures
    entry.links = body.links
    entry.places = body.places
    entry.keptBack = marks.kept
    entry.bodyLine = parts.bodyFirstLine
    if body.document.blocks.isEmpty { diagnostics.append(.emptyEntry(file)) }
    entries.append(entry)
  }

  /// A text that is not read yet may still say that its picture or album is private.
  private mutating func look(into file: String) {
    guard let (parts, fields) = open(file, .pictures) else { return }
    keep(about: file, marks(parts, fields, file, .pictures))
  }

  mutating func tell(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func add(_ kept: FilesKeptBack) { filesKeptBack.append(kept) }

  /// The two parts of a file; nil, with a diagnostic, where it is no text or its fields have no end.
  private mutating func open(
    _ file: String, _ thing: KeptThing
  ) -> (parts: FrontMatter, fields: NotationReader.Reading)? {
    guard let bytes = FileBytes.read(files.listing.absolute(file), atMost: Self.largest) else {
      diagnostics.append(.unreadable(file, "it cannot be opened"))
      keep(unread: [], file, thing)
      return nil
    }
    let isTooLarge = bytes.count > Self.largest
    guard !isTooLarge, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else {
      diagnostics.append(.notText(file, isTooLarge: isTooLarge))
      keep(unread: bytes, file, thing)
      return nil
    }
    let parts = FrontMatter.split(bytes)
    if parts.fence == .toml { diagnostics.append(.tomlFrontMatter(file)) }
    diagnostics += parts.diagnostics(file: file)
    guard parts.fence == .none || parts.fence == .yaml else {
      keep(unread: bytes, file, thing)
      return nil
    }
    return (parts, NotationReader.read(parts.yaml, file: file, firstLine: parts.yamlFirstLine))
  }

  static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[..<$0]) } ?? ""
  }
}

extension Diagnostic {
  fileprivate static func notText(_ file: String, isTooLarge: Bool) -> Diagnostic {
    Diagnostic(
      .error, isTooLarge ? .tooLarge : .notText,
      isTooLarge
        ? "This entry is larger than 8 MB, so it was left out"
        : "This entry is not text in UTF-8, so it was left out",
      at: SourcePlace(file: file),
      advice: isTooLarge ? "Cut it into several entries." : "Open it in an editor and save it as UTF-8.")
  }

  fileprivate static func tomlFrontMatter(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .badFrontMatter, "The front matter between `+++` is not read yet, so the entry was left out",
      at: SourcePlace(file: file, span: SourceSpan(line: 1, column: 1, length: 3, text: "+++")),
      advice: "Write it between `---` lines, with `key: value` on each.")
  }

  fileprivate static func emptyEntry(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, .emptyEntry, "This entry has no text", at: SourcePlace(file: file),
      advice: "Write some below the fields, or delete the file.")
  }
}
