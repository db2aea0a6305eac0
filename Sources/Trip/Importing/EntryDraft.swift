package import ExportFiles
package import TripModel

/// A text for the journal, with the pictures, films and recordings that belong to it.
///
/// In the text a medium is named by its number, `media:1`, as the address of a picture or link: where it will lie is
/// settled later. Those that the text does not name stand below it, in their order.
package struct EntryDraft: Sendable {
  package var day: LocalDate
  package var time: LocalTime?
  package var title: String?
  /// What its file is called behind the day, where it has neither title nor place: a day's own text may be there.
  package var name: String?
  /// A sentence above the text.
  package var description: String?
  package var place: String?
  package var position: Coordinate?
  package var weather: String?
  package var kind: String?
  package var tags: [String] = []
  package var isPrivate = false
  /// Markdown.
  package var text = ""
  package var media: [MediaDraft] = []
  /// What tells it from others of the same day and title, such as a number of the export's: for an order that is
  /// always the same.
  package var key: String
  /// What tells it from all others of the program for good, also after its text, its title or the clock was changed: the
  /// program's number for it, else its moment and place.
  package var identity: String
  /// What of that stands in its head.
  var mark: ImportMark?

  package init(day: LocalDate, key: String) {
    self.day = day
    self.key = key
    identity = key
  }
}

/// A picture, film or recording of an entry.
package struct MediaDraft: Sendable {
  package var file: ExportFile
  /// The ending that its name gets, without the point; nil for that which it has.
  package var ending: String?
  /// What a text beside it says where the picture itself does not: its caption, day, time and position.
  package var caption: String?
  package var day: LocalDate?
  package var time: LocalTime?
  package var position: Coordinate?

  package init(_ file: ExportFile) { self.file = file }

  package var saysSomething: Bool { caption != nil || day != nil || time != nil || position != nil }
}
