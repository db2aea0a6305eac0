import Diagnostics
import Markdown
import TripModel

/// Pictures of which their own caption says that they are for nobody else: `Privat: the three of us`, `Perth (private)`, wherever it
/// was written: in the picture, beside it, in a list or where an entry shows it.
enum PrivateCaptions {
  static func keptBack(in trip: Trip) -> [FilesKeptBack] {
    let said = trip.photos.filter { $0.caption.map(isKeeping) ?? false }.map { photo in
      let file = if case .sidecar(let file) = photo.captionToldBy { file } else { photo.file }
      return kept([photo.file], saidIn: file)
    }
    let texts = trip.entries + trip.pages.map(\.text) + trip.chats.map(\.text) + trip.albums.map(\.text)
    return said + texts.compactMap(keptBack(by:))
  }

  /// The pictures that a text shows with such a title.
  private static func keptBack(by text: JournalEntry) -> FilesKeptBack? {
    let shown = text.body.images.filter { isKeeping($0.title) || isKeeping($0.alternative) }
    let listed = text.captions.filter { isKeeping($0.value) }.map(\.key)
    let files = Set(shown.compactMap { text.pictures[$0.source] } + listed)
    return files.isEmpty ? nil : kept(files, saidIn: text.file)
  }

  static func kept(_ files: Set<String>, saidIn file: String) -> FilesKeptBack {
    var cause = KeptBack(.isPrivate, at: SourcePlace(file: file))
    cause.isByName = true
    return FilesKeptBack(files: files, reasons: [cause], isOutright: true)
  }

  /// Whether all of a caption is such a word, a part of it surely is, or a line of it begins so.
  static func isKeeping(_ caption: String) -> Bool {
    // Most say nothing near it, and are short.
    guard !caption.isEmpty else { return false }
    return VisibilityVocabulary.reason(ofFolder: caption) != nil || KeepingWords.isSurelyPrivate(caption)
      || KeepingRemark.reason(ofField: caption) != nil
      || caption.contains(where: \.isNewline) && !KeptLines(caption.fileLines).ranges.isEmpty
  }
}
