/// The pictures of a folder with an `album.md`, which says what they are.
package struct Album: TripItem {
  package static let itemKind = ItemKind.album

  /// Its text, its pictures and its links, as those of an entry; days and times mean nothing here.
  package var text: JournalEntry

  package init(text: JournalEntry) { self.text = text }

  package var header: ItemHeader {
    get { text.header }
    _modify { yield &text.header }
  }

  /// The folder that holds it, relative to the trip folder; empty for the trip folder itself.
  package var folder: String { text.file.lastIndex(of: "/").map { String(text.file[..<$0]) } ?? "" }
}
