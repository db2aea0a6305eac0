import Diagnostics
import TripModel
import TripNotation

/// The parts of a text that a heading with a word of privacy keeps back: `### Private`, `## Perth (privat)`, with all below it
/// to the next heading of its level or above; and callouts such as `> [!private]`.
///
/// Days of a diary are kept back as a whole (DiarySections).
struct KeptParts {
  /// The text without them, each of its lines where it was.
  let open: [UInt8]
  /// What stands in them, and in those that were taken out of the fields.
  let words: String
  /// By the heading of each in the text.
  let causes: [KeptBack]
  /// Those of them that keep back their own paragraph.
  private let remarks: [SourcePlace]
  /// The same of the fields, which were told as they were read.
  private let causesInFields: [KeptBack]
  /// Whether nothing stands outside of them.
  let isAll: Bool
  /// Lines of what is open out of which codes and houses were taken.
  private var codes: [SourcePlace] = []
  private var houses: [SourcePlace] = []

  /// Whether the text tells in which house somebody lives.
  var namesHouses: Bool { !houses.isEmpty }

  /// Why what is named in them alone is kept back.
  var reasons: [KeptBack] { causes + causesInFields }

  /// None in the text, which is published or kept back as a whole.
  static func none(of file: EntryFile) -> KeptParts {
    KeptParts(of: file, open: file.parts.body, words: [], causes: [], remarks: [], isAll: false)
  }

  private init(
    of file: EntryFile, open: [UInt8], words: [Substring], causes: [KeptBack], remarks: [SourcePlace],
    isAll: Bool
  ) {
    let inFields = file.fields.takenOut
    let redaction = TextRedaction(open)
    (self.open, self.causes, self.remarks, self.isAll) = (redaction.text, causes, remarks, isAll)
    (codes, houses) = (Self.places(redaction.codes, of: file), Self.places(redaction.houses, of: file))
    self.words = (words + inFields.map { Substring($0.text) }).joined(separator: "\n")
    causesInFields = inFields.map(\.cause)
  }

  static func find(in file: EntryFile, isChat: Bool = false) -> KeptParts {
    let body = file.parts.body
    guard isChat || mayStand(in: body) else { return none(of: file) }
    let lines = String(decoding: body, as: UTF8.self).fileLines
    // A heading in a comment begins no part, and ends none.
    let plain = String(decoding: WithoutComments.blanked(body, onlyLong: true), as: UTF8.self).fileLines
    // A comment that begins in a part may end behind it: what is left of it is none of the text.
    let read = plain.count == lines.count ? plain : lines
    let found = KeptLines(read, areMessages: isChat)
    guard !found.ranges.isEmpty else { return none(of: file) }
    var (open, kept): ([Substring], [Substring]) = (read, [])
    for line in found.ranges.joined() {
      kept.append(lines[line])
      open[line] = ""
    }
    let causes = found.causes.map { cause($0.reason, $0.heading, of: file) }
    kept += addresses(in: lines)
    return KeptParts(
      of: file, open: Array(open.joined(separator: "\n").utf8), words: kept, causes: causes,
      remarks: zip(found.causes, causes).filter(\.0.isRemark).map(\.1.place),
      isAll: open.allSatisfy { $0.allSatisfy(\.isWhitespace) })
  }

  /// Without their words, which are what nobody is to read.
  private static func places(_ lines: [Int], of file: EntryFile) -> [SourcePlace] {
    lines.map { line in
      let span = SourceSpan(line: file.parts.bodyFirstLine + line, column: 1, text: "")
      return SourcePlace(file: file.source, span: span)
    }
  }

  /// A picture in a part may have its address at the end of the text.
  static func addresses(in lines: [Substring]) -> [Substring] {
    lines.filter { $0.drop { $0 == " " }.first == "[" && $0.contains("]:") }
  }

  /// Without the words of its line, as of whatever else keeps back a text.
  private static func cause(
    _ reason: KeptBack.Reason, _ heading: MarkdownHeading, of file: EntryFile
  ) -> KeptBack {
    let line = file.parts.bodyFirstLine + heading.lines.lowerBound
    var cause = KeptBack(
      reason, at: SourcePlace(file: file.source, span: SourceSpan(line: line, column: 1, text: "")))
    cause.isByHeading = true
    return cause
  }

  /// Whether there is such a heading, label or callout, or what looks like one: most texts need no second look.
  static func mayStand(in text: [UInt8]) -> Bool {
    var above = text[0..<0]
    for line in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let words = line.drop { $0 == 0x20 }
      if let mark = words.first, openings.contains(mark) {
        if isKeeping(words) || holdsCallout(words) { return true }
        let isLine = mark == UInt8(ascii: "=") || mark == UInt8(ascii: "-")
        if isLine, words.allSatisfy({ $0 == mark || $0 == 0x20 || $0 == 0x09 }), isKeeping(above) {
          return true
        }
      }
      if words.count <= KeepingLabel.longest,
        KeepingLabel.mayBe(Substring(String(decoding: words, as: UTF8.self)))
      {
        return true
      }
      if KeepingRemark.stands(in: words) { return true }
      if words.count <= KeepingLabel.longest,
        words.last.map({ [0x3A, 0x2A, 0x5F, 0x20].contains($0) }) ?? false,
        words.contains(0x3A), PersonalLabel.isOne(String(decoding: words, as: UTF8.self))
      {
        return true
      }
      above = words
    }
    return ConfidedPhrases.line(in: WithoutComments.blanked(String(decoding: text, as: UTF8.self))) != nil
  }

  /// `> [!`, whatever stands behind it.
  private static func holdsCallout(_ line: ArraySlice<UInt8>) -> Bool {
    let start = line.prefix(12)
    guard let open = start.firstIndex(of: UInt8(ascii: "[")) else { return false }
    return line[(open + 1)...].first == UInt8(ascii: "!")
  }

  /// What a line begins with that is a heading, or looks like one.
  private static let openings = Set("#<=->*+_".utf8)

  private static func isKeeping(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count <= KeepingWords.longest else { return false }
    let text = String(decoding: line, as: UTF8.self)
    let heading =
      MarkdownHeading.shown(text[...], at: 0) ?? MarkdownHeading(level: 1, text: text[...], lines: 0..<1)
    return HeadingPrivacy.reason(in: heading.words) != nil
  }

  /// What is told where the rest is published: with a way out that keeps back more, and none that shows it.
  var diagnostics: [Diagnostic] {
    let places = causes.map(\.place)
    return [
      Diagnostic.keptPart(places.filter { !remarks.contains($0) }, inField: false),
      Diagnostic.keptRemark(remarks, inField: false),
      Diagnostic.leftOut("A code of a door, a lock or a network is", codes),
      Diagnostic.leftOut("The house in which somebody lives is", houses),
    ].compactMap(\.self)
  }
}

extension Diagnostic {
  /// Lines that keep back what stands below them in their text, or in their field.
  static func keptPart(_ places: [SourcePlace], inField: Bool) -> Diagnostic? {
    hidden(
      "This line keeps back what stands below it\(inField ? " in its field" : ""), up to the next heading of its level "
        + "or above, or its quotation",
      "What is for everybody goes above it, below such a heading or behind the quotation.", inField, places)
  }

  /// Lines that keep back the paragraph that they begin.
  static func keptRemark(_ places: [SourcePlace], inField: Bool) -> Diagnostic? {
    hidden(
      "This line keeps back its paragraph",
      "What is for everybody goes into a paragraph of its own, behind an empty line. If nothing is to be kept back, write the line "
        + "otherwise. Pictures of whom it is about are published all the same: name them in trip.yml, `photos: {leave out: [IMG_1.jpg]}`.",
      inField, places)
  }

  /// What was taken out of lines; nil where nothing was.
  fileprivate static func leftOut(_ subject: String, _ places: [SourcePlace]) -> Diagnostic? {
    guard let first = places.first else { return nil }
    var told = Diagnostic(
      .warning, .mayBePrivate, "\(subject) left out of the text, with “…” in its place", at: first,
      advice:
        "What stands around it is published. To keep back all of it, write `private: yes` at the top of the text."
    )
    told.others = Array(places.dropFirst())
    return told
  }

  /// A field of one line that begins so.
  static func keptField(_ place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .warning, .mayBePrivate, "This field begins by saying that it is for nobody else, and is left out",
      at: place,
      advice: "If everybody may read it, begin it otherwise.")
  }

  private static func hidden(
    _ text: String, _ advice: String, _ inField: Bool, _ places: [SourcePlace]
  ) -> Diagnostic? {
    guard let first = places.first else { return nil }
    let all = " To keep back the rest as well, write `private: yes` at the top of the text."
    var diagnostic = Diagnostic(
      .warning, .mayBePrivate, text, at: first, advice: inField ? advice : advice + all)
    diagnostic.others = Array(places.dropFirst())
    return diagnostic
  }
}
