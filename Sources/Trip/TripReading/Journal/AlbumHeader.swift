import Diagnostics
import TripModel
import TripNotation

/// The fields of an album.
struct AlbumHeader {
  private(set) var text: JournalEntry
  private(set) var diagnostics: [Diagnostic] = []

  static func read(_ file: EntryFile, photos: PictureNames) -> AlbumHeader {
    let folder = JournalReader.folder(of: file.file)
    var text = JournalEntry(file: file.file, slugWish: folder.lastPathPart.map(String.init) ?? "")
    guard file.fields.root.kind != .empty else { return AlbumHeader(text: text) }
    var findings = Findings(about: file.fields.file)
    _ = FieldReader.read(file.fields.root, as: "an album", &findings) { fields -> Void? in
      text.title = fields.written("title")
      text.lead = fields.text("description")
      if let name = fields.textNode("cover") {
        text.cover = fields.findings.picture(name, from: folder, photos)
      }
      // Looked at before (VisibilityMarks).
      fields.allowKeepingKeys()
      return ()
    }
    return AlbumHeader(text: text, diagnostics: findings.diagnostics)
  }
}
