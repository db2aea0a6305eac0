import Diagnostics
import TripModel

/// The pictures of people and destinations in a library's own folder that something keeps back, as it would in a trip: the name of a
/// folder, a text beside them, an album, what another program wrote down.
struct LibraryPictures {
  private(set) var keptBack: [FilesKeptBack] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// `portraits` are the files that people.yml and destinations.yml name, from the library's folder on.
  static func look(at portraits: [String], among files: TripFiles, workers: Int) async -> LibraryPictures {
    var pictures = LibraryPictures()
    guard !portraits.isEmpty else { return pictures }
    let memory = ReadingMemory(isLasting: false)
    for file in portraits {
      let reasons = JournalReader.byFolder(file)
      if reasons.isEmpty { continue }
      pictures.keptBack.append(FilesKeptBack(files: [file], reasons: reasons, isOutright: true))
    }
    let notes = await JournalFiles.Notes.read(files, workers: workers, memory: memory)
    let said = JournalReader.keptBack(byNotesOf: files, notes, FileMentions(portraits, entries: []))
    let texts = PictureTexts.read(notes.texts, of: portraits)
    pictures.diagnostics = said.diagnostics
    pictures.keptBack += said.files
    pictures.keptBack += texts.leaveOut.keys.sorted().map {
      FilesKeptBack(files: [$0], reasons: [], isOutright: true)
    }
    let sidecars = await Sidecars.read(
      files, of: portraits, copies: PictureCopies(portraits), workers: workers, memory: memory)
    pictures.keptBack += sidecars.keptBack
    return pictures
  }
}
