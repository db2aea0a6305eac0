import Diagnostics
import TripModel
import TripNotation

/// What keeps back an entry or pictures, and what goes with it.
extension JournalReader {
  /// What the front matter says of the matter; without one, whether there is some that is not in its place.
  static func marks(_ file: EntryFile, _ thing: KeptThing) -> VisibilityMarks {
    var marks = written(file, thing)
    marks.add(file.keepingTags)
    // Of a diary the headings say it.
    if thing == .entry, file.path.heading == nil, !VaultDiary.saysPublished(file),
      let reason = DiaryName.reason(inName: file.path.slug)
    {
      var cause = KeptBack(reason, at: SourcePlace(file: file.source))
      cause.isByName = true
      marks.add([cause])
    }
    if thing != .chat, !marks.isSurelyKept, let place = KeepingTitle.place(in: file, thing) {
      var cause = KeptBack(.isPrivate, at: place)
      cause.isByHeading = true
      marks.add([cause])
    }
    // What others wrote is no tag of the traveller's.
    if thing != .chat {
      marks.add(
        KeepingTags.marks(inText: file.parts.body, of: file.source, firstLine: file.parts.bodyFirstLine))
    }
    // A conversation is what others wrote, wherever it lies: only `private: no` publishes it.
    guard thing != .chat, marks.doubt == nil, !ChatHeader.saysWhetherPrivate(file) else { return marks }
    if ChatHeader.isConversation(file) {
      marks.add([KeptBack(.isPrivate, at: SourcePlace(file: file.source))])
    }
    // What waits for a day would be published then.
    if file.parts.fence != .none, !marks.isSurelyKept,
      ConversationMark.isGivenOut(String(decoding: file.parts.body, as: UTF8.self).fileLines)
    {
      return VisibilityMarks(doubt: .chatAsText(file.source, thing))
    }
    return marks
  }

  /// The same, and the parts of the text that are kept back where it is not as a whole; a text of nothing else is.
  static func kept(of file: EntryFile, _ thing: KeptThing) -> (marks: VisibilityMarks, parts: KeptParts) {
    var marks = Self.marks(file, thing)
    // A caption that is taken out tells of the picture.
    if thing == .pictures, !TripFiles.isAlbum(file.file) { marks.add(file.fields.takenOut.map(\.cause)) }
    guard !marks.isSurelyKept else { return (marks, .none(of: file)) }
    let parts = KeptParts.find(in: file)
    guard parts.isAll else { return (marks, parts) }
    marks.add(parts.causes)
    return (marks, .none(of: file))
  }

  private static func written(_ file: EntryFile, _ thing: KeptThing) -> VisibilityMarks {
    file.parts.fence == .none
      ? VisibilityMarks(
        misplacedIn: String(decoding: file.parts.body, as: UTF8.self), file: file.source,
        firstLine: file.parts.bodyFirstLine, thing)
      : VisibilityMarks(frontMatter: file.fields, thing)
  }

  /// Whatever lies in a folder such as `_drafts` or `private` is what that says.
  static func byFolder(_ file: String) -> [KeptBack] {
    guard let found = TripFiles.keepingFolder(of: file) else { return [] }
    return [KeptBack(found.reason, at: SourcePlace(file: file), byFolder: found.folder)]
  }

  /// Keeps back what goes with an entry: pictures and tracks that nothing published shows.
  mutating func keep(_ files: Set<String>, _ marks: VisibilityMarks) {
    for diagnostic in marks.diagnostics { tell(diagnostic) }
    if let kept = FilesKeptBack(files, marks) { add(kept) }
  }

  /// Keeps back what parts of a text name alone.
  mutating func keep(_ parts: KeptParts) {
    if let kept = FilesKeptBack(mentions.files(in: parts.words), parts) { add(kept) }
  }

  /// Keeps back the pictures of a text beside them, or of an album with all below it.
  mutating func keep(about file: EntryFile) {
    let (marks, parts) = Self.kept(of: file, .pictures)
    keep(about: file.file, marks)
    keep(parts)
  }

  private mutating func keep(about text: String, _ marks: VisibilityMarks) {
    guard marks.isKept else { return }
    for diagnostic in marks.diagnostics { tell(diagnostic) }
    let name = text.lastPathPart.map { EntryName.withoutEnding($0.lowercased()) }
    let files =
      name == "album"
      ? mentions.files(below: Self.folder(of: text)) : mentions.files(besideText: text)
    add(FilesKeptBack(files: files, reasons: marks.doubt == nil ? marks.kept : [], isOutright: true))
  }

  /// Keeps back the pictures of a text that only its ending keeps from being one.
  mutating func keep(plain file: String, at path: String) {
    guard let bytes = FileBytes.read(path, atMost: Self.longestPlain) else { return }
    let marks = VisibilityMarks(
      unreadable: String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self), file: file, .pictures)
    keep(about: TripFiles.withoutEndings(ofPlain: file), marks)
  }

  /// Bytes; what is said of pictures stands at the beginning.
  private static let longestPlain = 64 << 10

  /// Of a text that cannot be read, what it may say all the same.
  mutating func keep(unread bytes: [UInt8], _ file: String, _ thing: KeptThing) {
    // In UTF-16, every other byte of plain words is zero.
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    var marks = VisibilityMarks(unreadable: text, file: file, thing)
    if thing == .pictures {
      keep(about: file, bytes.isEmpty ? VisibilityMarks(doubt: .unopened(file)) : marks)
      return
    }
    marks.add(Self.byFolder(file))
    let own = mentions.files(with: file)
    if bytes.isEmpty {
      add(FilesKeptBack(files: own, reasons: []))
    } else if marks.isKept || thing == .chat {
      // Whether a conversation is published only its fields can say.
      if !marks.isKept { marks.add([KeptBack(.isPrivate, at: SourcePlace(file: file))]) }
      keep(own.union(mentions.files(in: text)), marks)
    }
  }
}

extension FrontMatter {
  /// All of the file but its fences.
  var text: String { String(decoding: yaml, as: UTF8.self) + "\n" + String(decoding: body, as: UTF8.self) }
}

extension Diagnostic {
  fileprivate static func unopened(_ file: String) -> Diagnostic {
    Diagnostic(
      .error, .mayBePrivate,
      "Cannot read this text, which may say that its pictures are private; they are left out",
      at: SourcePlace(file: file),
      advice: "Make it a readable UTF-8 text, which says whether they are published.")
  }
}
