import Diagnostics
import Markdown
import TripModel
import TripNotation

/// What an entry's file says: all of it that can be found out beside other entries, and nothing that is not needed
/// any more.
final class InterpretedEntry: Sendable {
  /// The entry with its text and with what lies beside it; nil where nothing of it is known.
  let entry: JournalEntry?
  let diagnostics: [Diagnostic]
  /// The codes that its fields hold.
  let confidential: [ConfidentialText]
  /// What is kept back with it.
  let filesKeptBack: [FilesKeptBack]
  /// Fields of other programs, which mean nothing here.
  let strangers: [Field]
  let fields: NotationFile?
  /// The text, where it holds something of other programs.
  let foreign: EntryBody?
  /// Pictures of the text that it shows from the network.
  let ofHosts: [PictureOfHost]
  /// Whether it is a daily note of a day outside the trip, and kept back as such.
  let isOfDiary: Bool
  /// The file, where there are problems: then it may be read again.
  let file: EntryFile?

  private init(
    _ entry: JournalEntry?, _ diagnostics: [Diagnostic], _ confidential: [ConfidentialText],
    _ filesKeptBack: [FilesKeptBack], strangers: [Field] = [], in fields: NotationFile? = nil,
    foreign: EntryBody? = nil, ofHosts: [PictureOfHost] = [], isOfDiary: Bool = false, again file: EntryFile?
  ) {
    (self.entry, self.diagnostics, self.confidential) = (entry, diagnostics, confidential)
    (self.filesKeptBack, self.strangers, self.fields) = (filesKeptBack, strangers, fields)
    (self.foreign, self.ofHosts, self.isOfDiary, self.file) = (foreign, ofHosts, isOfDiary, file)
  }

  /// `isSuggesting` says whether it is looked for what a wrong name probably meant.
  static func read(_ file: EntryFile, among names: JournalNames, isSuggesting: Bool) -> InterpretedEntry {
    let (own, parts) = JournalReader.kept(of: file, .entry)
    var marks = own
    marks.add(JournalReader.byFolder(file.file))
    let header = EntryHeader.read(
      file, photos: names.photos, isSuggesting: isSuggesting, days: names.days)
    let isOfDiary = !marks.isKept && names.diary?.holds(file, on: header.entry.day?.date) == true
    if isOfDiary { marks.add([VaultDiary.cause(file.source)]) }
    var diagnostics = file.fields.diagnostics
    let confidential = ConfidentialFields.codes(in: file.fields)
    if marks.isKept { diagnostics += marks.diagnostics }
    let filesKeptBack = [
      marks.isKept ? FilesKeptBack(names.goingWith(file), marks) : nil,
      FilesKeptBack(names.mentions.files(in: parts.words), parts),
    ].compactMap(\.self)
    // Nothing of its fields is known, and a diagnostic has said why.
    guard marks.doubt == nil, !file.fields.isUnread else {
      return InterpretedEntry(
        nil, diagnostics, confidential, filesKeptBack, again: header.diagnostics.isEmpty ? nil : file)
    }
    let body = EntryBody.read(
      file, without: parts, among: names,
      surroundings: DialectSurroundings(
        entries: names.index, day: header.entry.day?.date, galleries: header.galleries,
        title: header.entry.title?.value,
        fields: file.named, hasTags: names.isVault, isMDX: file.source.lowercased().hasSuffix(".mdx")),
      isSuggesting: isSuggesting)
    diagnostics += header.diagnostics + body.diagnostics + (marks.isKept ? [] : body.doubts)
    if let misplaced = MisplacedFields.find(in: file) { diagnostics.append(misplaced) }
    // A field of another program that names a track is not passed over.
    let strangers = header.strangers.filter {
      names.tracks(namedBy: $0, in: file).isEmpty && names.writers.named(by: $0).isEmpty
    }
    var entry = whole(header.entry, body, file, names, without: parts)
    entry.captions = header.captions
    entry.keptBack = marks.kept
    entry.namesHouse = parts.namesHouses
    settle(&entry, file, &diagnostics)
    return InterpretedEntry(
      entry, diagnostics, confidential, filesKeptBack, strangers: strangers,
      in: strangers.isEmpty ? nil : file.fields.file, foreign: body.plain.isPlain ? nil : body,
      ofHosts: body.ofHosts, isOfDiary: isOfDiary,
      again: header.diagnostics.isEmpty && body.diagnostics.isEmpty ? nil : file)
  }

  /// The entry with its text and with what lies beside it, but for what only a part that is kept back shows.
  private static func whole(
    _ header: JournalEntry, _ body: EntryBody, _ file: EntryFile, _ names: JournalNames,
    without parts: KeptParts
  ) -> JournalEntry {
    var entry = header
    body.fill(&entry, firstLine: file.parts.bodyFirstLine)
    if entry.title == nil { entry.body = DatedOpening.headed(entry.body) }
    let hidden = names.mentions.files(in: parts.words).subtracting(entry.pictures.values)
    let companions = names.beside.photos(of: file.path).filter { !hidden.contains($0) }
    if !companions.isEmpty {
      let listed = Set(entry.gallery.map(\.file))
      entry.gallery += companions.filter { !listed.contains($0) }.map {
        EntryPicture(file: $0, isBeside: true)
      }
    }
    entry.track = names.beside.track(of: file.path)
    entry.linkedTracks = body.tracks
    for track in (file.fields.root.fields ?? []).flatMap({ names.tracks(namedBy: $0, in: file) })
    where !entry.linkedTracks.contains(track) { entry.linkedTracks.append(track) }
    if entry.cover == nil, let cover = names.beside.cover(of: file.path), !hidden.contains(cover) {
      (entry.cover, entry.isCoverBeside) = (cover, true)
    }
    entry.writers = names.writers.named(by: file.path.slug)
    if entry.writers.isEmpty, let byline = names.writers.byline(of: file.path.slug) {
      entry.writers = byline.names
      // An address of its own stays.
      if entry.slugWish == file.path.slug { entry.slugWish = byline.title }
    }
    if entry.writers.isEmpty {
      let fields = file.fields.root.fields ?? []
      entry.writers = fields.lazy.map { names.writers.named(by: $0) }.first { !$0.isEmpty } ?? []
    }
    entry.isCalledByWriter = !names.writers.named(by: entry.slugWish).isEmpty
    return entry
  }

  /// What `tripbook new` wrote, and nobody has replaced, is a draft. Of one that is kept back anyway nobody misses a text.
  private static func settle(
    _ entry: inout JournalEntry, _ file: EntryFile, _ diagnostics: inout [Diagnostic]
  ) {
    let isEmpty =
      entry.body.blocks.isEmpty && entry.lead == nil && entry.gallery.isEmpty && entry.track == nil
    if isEmpty, file.stub.isWhole {
      if entry.keptBack.isEmpty { diagnostics.append(.untouched(file.stub, file.source)) }
      var cause = KeptBack(.draft, at: SourcePlace(file: file.source))
      cause.isToldApart = entry.keptBack.isEmpty
      entry.keptBack.append(cause)
    } else {
      diagnostics += file.stub.lines.map { .leftOfStub($0, file.source) }
      if isEmpty, entry.keptBack.isEmpty { diagnostics.append(.noText(file.source)) }
    }
  }
}
