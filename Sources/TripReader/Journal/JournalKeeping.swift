import Diagnostics
import TripModel
import TripNotation

/// What keeps back an entry or pictures, and what goes with it.
extension JournalReader {
  /// What the front matter says of the matter; without one, whether there is some that is not in its place.
  static func marks(_ file: EntryFile, _ thing: KeptThing) -> KeepingMarks {
    file.parts.fence == .none
      ? KeepingMarks(misplacedIn: String(decoding: file.parts.body, as: UTF8.self), file: file.file, thing)
      : KeepingMarks(frontMatter: file.fields, thing)
  }

  /// Whatever lies in a folder `_drafts` is a draft.
  static func inDrafts(_ file: String) -> [KeptBack] {
    let folders = file.pathParts.dropLast()
    return TripFiles.isDraft(folders) ? [KeptBack(.draft, at: SourcePlace(file: file))] : []
  }

  /// Keeps back what goes with an entry: pictures and tracks that nothing published shows.
  mutating func keep(_ files: Set<String>, _ marks: KeepingMarks) {
    if let doubt = marks.doubt { tell(doubt) }
    if !files.isEmpty { add(FilesKeptBack(files: files, reasons: marks.doubt == nil ? marks.kept : [])) }
  }

  /// Keeps back the pictures of a text beside them, or of an album with all below it.
  mutating func keep(about text: String, _ marks: KeepingMarks) {
    guard marks.isKept else { return }
    if let doubt = marks.doubt { tell(doubt) }
    let name = text.pathParts.last.map { EntryName.withoutEnding($0.lowercased()) }
    let files =
      name == "album"
      ? mentions.files(below: Self.folder(of: text)) : mentions.files(besideText: text)
    add(FilesKeptBack(files: files, reasons: marks.doubt == nil ? marks.kept : [], isOutright: true))
  }

  /// Of a text that cannot be read, what it may say all the same.
  mutating func keep(unread bytes: [UInt8], _ file: String, _ thing: KeptThing) {
    // In UTF-16, every other byte of plain words is zero.
    let text = String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
    var marks = KeepingMarks(unreadable: text, file: file, thing)
    if thing == .pictures {
      keep(about: file, bytes.isEmpty ? KeepingMarks(doubt: .unopened(file)) : marks)
      return
    }
    marks.add(Self.inDrafts(file))
    let own = mentions.files(with: file)
    if bytes.isEmpty {
      add(FilesKeptBack(files: own, reasons: []))
    } else if marks.isKept {
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
      "This text may say that its pictures are private, and cannot be read, so they are left out",
      at: SourcePlace(file: file), advice: "Put the file right, or take it away to publish them.")
  }
}
