import Diagnostics
import TripModel
import TripNotation

/// An entry as the name of its file and its front matter tell it, still without a text.
struct EntryHeader {
  private(set) var entry: JournalEntry
  private(set) var diagnostics: [Diagnostic] = []
  private let photos: PictureNames
  private let isSuggesting: Bool

  init(_ reading: NotationReader.Reading, file: String, photos: PictureNames, isSuggesting: Bool) {
    self.photos = photos
    self.isSuggesting = isSuggesting
    let name = EntryName(file.split(separator: "/").last.map(String.init) ?? file)
    entry = JournalEntry(file: file, slugWish: name.slug)
    entry.day = name.day.map { .fileName($0) }
    entry.time = name.time.map { .timeOfDay($0) }
    guard reading.root.kind != .empty else { return }
    var findings = Findings(about: reading.file)
    let named = entry
    entry =
      FieldReader.read(reading.root, as: "an entry", &findings) { fields in filled(named, &fields) } ?? named
    diagnostics = findings.diagnostics
  }

  private func filled(_ entry: JournalEntry, _ fields: inout FieldReader) -> JournalEntry {
    var entry = entry
    entry.title = fields.written("title")
    let date = fields.dayAndTime("date")
    if let date {
      // A whole moment is on the traveller's day, which its hour may move; a date alone is one as its author counts.
      entry.day = date.moment == nil ? .frontMatter(date.date) : nil
      entry.time = date.moment.map { .moment($0) } ?? entry.time
    }
    entry.time = Self.time(&fields) ?? entry.time
    if case .timeOfDay = entry.time, let date { entry.day = .frontMatter(date.date) }
    entry.place = Self.place(&fields)
    entry.kind = fields.text("kind")
    entry.tags = fields.names("tags")?.map(\.value) ?? []
    entry.mood = fields.text("mood")
    entry.weather = fields.text("weather")
    entry.who = fields.names("who")?.map(\.value) ?? []
    entry.cover = cover(&fields, of: entry.file)
    entry.prompt = fields.text("prompt")
    // Looked at before (KeepingMarks).
    fields.allow(where: KeepingKey.isKeeping)
    fields.allow("draft", "private", "published", "publish", "visibility")
    return entry
  }

  /// `place`, a name or a position, and `coordinates`, the position of that name.
  private static func place(_ fields: inout FieldReader) -> Written<NamedPlace>? {
    let file = fields.findings.file
    let named = fields.place("place")
    if let position = fields.coordinate("coordinates"),
      let text = fields.textNode("coordinates")
    {
      return Written(NamedPlace(name: named?.name, coordinate: position), at: file.place(of: text.range))
    }
    guard let named, let text = fields.textNode("place") else { return nil }
    return Written(named, at: file.place(of: text.range))
  }

  private func cover(_ fields: inout FieldReader, of file: String) -> String? {
    guard let text = fields.textNode("cover") else { return nil }
    let folder = JournalReader.folder(of: file)
    if let cover = photos.file(text.value, from: folder) { return cover }
    fields.findings.reportMissing(text, from: folder, photos, isSuggesting: isSuggesting)
    return nil
  }

  /// `time: 14:05`, or a whole moment.
  private static func time(_ fields: inout FieldReader) -> JournalEntry.TimeClaim? {
    fields.reading("time") { text throws(Problem) in
      guard LocalDate(iso: text.value.prefix(10)) != nil else { return .timeOfDay(try DateText.time(text)) }
      guard let moment = try DateText.dayAndTime(text).moment else { throw .dayAsTime(text) }
      return .moment(moment)
    }
  }
}

extension Problem {
  fileprivate static func dayAsTime(_ text: TextNode) -> Problem {
    Problem(
      .badTime, "`time` wants a time of day", at: text.range,
      advice: "Write it like 14:05, and the day as `date:`.")
  }
}
