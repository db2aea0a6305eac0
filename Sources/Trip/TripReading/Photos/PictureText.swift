import Diagnostics
import Markdown
import TripModel
import TripNotation

/// What the text beside a picture (`IMG_2231.md`) says of it: its caption, and fields.
struct PictureText {
  let file: String
  private(set) var caption: String?
  private(set) var when: DayAndTime?
  /// A time of day without a day: of the day that the picture is on.
  private(set) var time: LocalTime?
  private(set) var coordinate: Coordinate?
  private(set) var tags: [String] = []
  /// Where each of the tags stands, in their order.
  private(set) var tagPlaces: [SourcePlace] = []
  /// What of the picture is not cut off.
  private(set) var focus: CoverFocus?
  private(set) var isLeftOut = false
  private(set) var isTakenIn = false
  private(set) var diagnostics: [Diagnostic] = []

  /// A caption is a few sentences; of a longer text its first paragraph is one.
  private static let longestCaption = 1000

  static func read(_ text: EntryFile) -> PictureText {
    var read = PictureText(file: text.file, diagnostics: text.fields.diagnostics)
    let (marks, parts) = JournalReader.kept(of: text, .pictures)
    if !marks.isKept { read.diagnostics += parts.diagnostics }
    // What is in doubt because of them says so itself.
    if marks.doubt == nil, let misplaced = MisplacedFields.find(in: text) {
      read.diagnostics.append(misplaced)
    }
    let body = Self.caption(in: String(decoding: parts.open, as: UTF8.self))
    guard text.fields.root.kind != .empty else {
      read.caption = body
      return read
    }
    var findings = Findings(about: text.fields.file)
    _ = FieldReader.read(text.fields.root, as: "the text beside a picture", &findings) { fields -> Void? in
      read.take(&fields, body)
      return ()
    }
    read.diagnostics += findings.diagnostics
    return read
  }

  /// Takes a caption where the text has none.
  mutating func fill(_ caption: String) { self.caption = self.caption ?? caption }

  private mutating func take(_ fields: inout FieldReader, _ body: String?) {
    let words = ["caption", "description", "title"].map { fields.text($0).map(TextMarks.words) }
    caption = words.prefix(2).compactMap(\.self).first ?? body ?? words[2]
    when = fields.dayAndTime("date")
    time = fields.time("time")
    if let time, let date = when?.date { when = DayAndTime(date: date, time: time, offset: when?.offset) }
    let tags = fields.names("tags") ?? []
    self.tags = tags.map(\.value)
    tagPlaces = tags.map { fields.findings.file.place(of: $0.range) }
    focus = fields.word("focus", CoverFocus.words)
    let place = fields.place("place")
    coordinate = fields.coordinate("coordinates") ?? place?.value.coordinate
    if place != nil, coordinate == nil {
      fields.report(
        .notUsedYet, "`place` without a position is not used for pictures yet", at: "place", as: .note,
        advice: "Write its position after it: `place: Belém, 38.6975 -9.2033`.")
    }
    // An answer that is none is told, and leaves it out.
    let answer = fields.node("leave out").map {
      $0.text.flatMap { VisibilityVocabulary.answer($0.value) } ?? true
    }
    isLeftOut = fields.yesNo("leave out") ?? answer ?? false
    isTakenIn = fields.yesNo("take in") ?? false
    // Looked at before (VisibilityMarks).
    fields.allowKeepingKeys()
    _ = fields.strangers(knowing: ForeignFields.passedOver)
  }

  /// The paragraphs of a text as plain words; of a long text the first; without one its heading.
  private static func caption(in text: String) -> String? {
    let plain = PlainMarkdown(text, surroundings: DialectSurroundings()).text
    let document = InlineHTML.converted(MarkdownParser.parse(plain))
    let paragraphs = document.blocks.compactMap { block -> String? in
      guard case .paragraph(let inlines) = block else { return nil }
      let words = inlines.plainText.split { $0.isWhitespace }.joined(separator: " ")
      return words.isEmpty ? nil : words
    }
    let all = paragraphs.joined(separator: " ")
    let caption = all.count <= longestCaption ? all : paragraphs.first
    return caption.flatMap { $0.isEmpty ? nil : $0 } ?? document.firstHeading
  }
}
