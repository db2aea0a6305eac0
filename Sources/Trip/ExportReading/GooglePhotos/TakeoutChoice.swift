import ExportFiles
import Importing
import PhotoMetadata
import TripModel

/// A picture or film of the days that are wanted.
struct TakeoutMedium {
  let file: ExportFile
  /// By its place among all notes; nil where nothing is said of it.
  var note: Int?
  /// Whether that is said of it, or of the picture from which it was made.
  var hasOwnNote: Bool
  /// Whether it goes with a still, and is no picture of its own.
  var isLiveFilm: Bool
  var key: String { file.takeoutKey }
}

/// Chooses the pictures and films of a library that are wanted, each once.
struct TakeoutChoice {
  private(set) var media: [TakeoutMedium] = []
  /// Nothing tells when these were taken.
  private(set) var undated: [ExportFile] = []
  /// How many of the days lie in the export a second time.
  private(set) var twins = 0
  /// Notes of pictures that are not in the export.
  private(set) var missing: [TakeoutRemark] = []

  init(_ library: TakeoutLibrary, _ export: Export, _ request: ImportRequest, _ book: AccountBook) {
    let matching = TakeoutMatching(library.media, library.notes)
    let days = TakeoutDays(request: request, export: export)
    var wanted: [TakeoutMedium] = []
    for (place, file) in library.media.enumerated() {
      let note = matching.own[place] ?? matching.borrowed[place]
      let remark = note.map { library.notes[$0] }
      if remark?.isHeldBack == true {
        book.count(file: file.path, as: .kept)
        continue
      }
      guard Self.isAsked(file, library, request), let day = remark?.day ?? days.day(of: file) else {
        if Self.isAsked(file, library, request) { undated.append(file) }
        book.count(file: file.path, as: .notNeeded)
        continue
      }
      guard request.wants(day) else {
        book.count(file: file.path, as: .notNeeded)
        continue
      }
      let isOwn = matching.own[place] != nil
      wanted.append(
        TakeoutMedium(
          file: file, note: note, hasOwnNote: isOwn,
          isLiveFilm: !isOwn && note != nil && TakeoutMedia.isFilm(file)))
    }
    media = TakeoutTwins(wanted, library, export).left
    twins = wanted.count - media.count
    let left = Set(media.map(\.file))
    for medium in wanted {
      book.count(file: medium.file.path, as: left.contains(medium.file) ? .used : .notNeeded)
    }
    countNotes(library, matching, request, book)
  }

  /// Whether it is of the album that was asked for.
  private static func isAsked(_ file: ExportFile, _ library: TakeoutLibrary, _ request: ImportRequest) -> Bool
  {
    guard let only = request.only?.lowercased() else { return true }
    let folder = file.folder.split(separator: "/").last.map { $0.lowercased() }
    return folder == only || library.albums[file.takeoutKey]?.title.lowercased() == only
  }

  private mutating func countNotes(
    _ library: TakeoutLibrary, _ matching: TakeoutMatching, _ request: ImportRequest, _ book: AccountBook
  ) {
    let used = Set(media.compactMap(\.note))
    let names = Set(media.map { $0.file.name.lowercased() })
    for (place, note) in library.notes.enumerated() where !used.contains(place) {
      if let node = note.node { note.count(node, as: .notNeeded, book) }
    }
    for place in used { library.notes[place].countUsed(request, book) }
    guard request.only == nil else { return }
    missing = matching.alone.map { library.notes[$0] }.filter { note in
      note.node != nil && note.day != nil && !names.contains(TakeoutNames.target(of: note.file.name))
        && !names.contains(note.title.map { TakeoutNames.name(forTitle: $0) } ?? "")
    }
  }
}
