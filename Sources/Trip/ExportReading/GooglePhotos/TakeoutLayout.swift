import ExportFiles
import Importing
import TripModel

/// Where the pictures of a library come to lie: `photos/FOLDER/NAME`, what is said of each beside it.
struct TakeoutLayout {
  private(set) var files: [FileDraft] = []
  /// In how many folders they lie.
  private(set) var folders = 0
  private var names = FreeNames()

  init(_ choice: TakeoutChoice, _ library: TakeoutLibrary, _ request: ImportRequest) {
    let slugs = Self.slugs(library)
    var keys: Set<String> = []
    for medium in choice.media {
      guard let slug = slugs[medium.key] else { continue }
      keys.insert(medium.key)
      let path = free("photos/" + slug + "/", medium.file)
      files.append(FileDraft(path: path, .copy(medium.file)))
      guard let note = medium.note, !medium.isLiveFilm else { continue }
      let remark = library.notes[note]
      let isPlaced = remark.position.map { !request.isPrivate($0) } ?? false
      let text = TakeoutTexts.note(remark, of: medium.file.name, isPlaced: isPlaced)
      files.append(FileDraft(path: path + ".json", .text(text)))
    }
    for key in keys.sorted() {
      guard let album = library.albums[key], album.isAlbum, let slug = slugs[key] else { continue }
      files.append(FileDraft(path: "photos/" + slug + "/album.md", .text(TakeoutTexts.album(album))))
    }
    folders = keys.count
  }

  /// What each folder is called: after its album, else as it is. All folders of the library have a say, so that the
  /// names are the same whatever days are wanted.
  private static func slugs(_ library: TakeoutLibrary) -> [String: String] {
    var slugs: [String: String] = [:]
    var names = FreeNames()
    for key in Set(library.media.map(\.takeoutKey)).sorted() {
      let album = library.albums[key].flatMap { $0.isAlbum ? $0.title : nil }
      let name = album ?? key.split(separator: "/").last.map(String.init) ?? "google-photos"
      slugs[key] = names.take(Slug.make(name))
    }
    return slugs
  }

  /// The file's own name, with a number where another of the folder has it: however capitals are.
  private mutating func free(_ folder: String, _ file: ExportFile) -> String {
    let ending = file.ending.isEmpty ? "" : String(file.name.suffix(file.ending.count + 1))
    let stem = String(file.name.dropLast(ending.count))
    return names.take(folder + stem, ending)
  }
}
