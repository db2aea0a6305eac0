import Diagnostics
import TripNotation

/// What the entries hold for other programs, counted over the whole trip, so that it is said once.
struct ForeignTally {
  private struct Count {
    var files: Set<String> = []
    var times = 0
    var place: SourcePlace
  }

  private var fields: [String: Count] = [:]
  /// Those that may have been meant to keep back what is published.
  private var doubted: [String: Count] = [:]
  /// Whether one of these is more than an answer.
  private var isDoubtedByWords = false
  private let marks: UnknownMarks
  private var markup: [String: Count] = [:]
  private var notes: [String: Count] = [:]
  /// Galleries that name their pictures by numbers of another program.
  private var galleries: [String: Count] = [:]
  private var openComments: [SourcePlace] = []

  /// Names that are counted; more would tell nothing new.
  private static let maximum = 1000

  /// `language` is the trip's.
  init(language: String = "en") { marks = UnknownMarks(language: language) }

  /// `isPublished` says whether readers get that in which they stand.
  mutating func note(_ strangers: [Field], in file: NotationFile, isPublished: Bool) {
    for field in strangers {
      let place = file.place(of: field.keyRange)
      guard isPublished, let doubt = marks.doubt(about: field) else {
        Self.add(field.key, place, to: &fields)
        continue
      }
      Self.add(field.key, place, to: &doubted)
      if doubt == .words { isDoubtedByWords = true }
    }
  }

  mutating func note(_ body: EntryBody) {
    for item in body.plain.leftOut {
      let start = item.name.prefix { $0 != " " && $0 != ">" }
      let place = body.place(of: String(start), near: item.line)
      if item.name == "[gallery]" {
        Self.add(item.name, place, to: &galleries)
      } else {
        Self.add(item.name, place, to: &markup)
      }
    }
    for item in body.plain.missingNotes {
      Self.add(item.name, body.place(of: item.name, near: item.line), to: &notes)
    }
    if let line = body.plain.openComment {
      openComments.append(body.place(of: body.plain.openMark, near: line))
    }
  }

  private static func add(_ name: String, _ place: SourcePlace, to counts: inout [String: Count]) {
    guard counts[name] != nil || counts.count < maximum else { return }
    counts[name, default: Count(place: place)].files.insert(place.file)
    counts[name]?.times += 1
  }

  var diagnostics: [Diagnostic] {
    let found = [
      Self.diagnostic(
        isDoubtedByWords ? .warning : .note, .foreignField,
        "Not understood, and what says so is published all the same", doubted, by: \.files.count, of: "file",
        advice:
          "Where that was to keep something back, write `private: yes`; else it can stay."),
      Self.diagnostic(
        .note, .foreignField, "Unknown fields ignored", fields, by: \.files.count, of: "file",
        advice: authorAdvice + "They can stay; other programs may use them."),
      Self.diagnostic(
        .warning, .foreignMarkup, "Markup of other programs left out", markup, by: \.times, of: "time",
        advice: "Write it as Markdown to show it in the site."),
      Self.diagnostic(
        .note, .foreignMarkup, "Galleries that do not name their pictures left out", galleries, by: \.times,
        of: "time",
        advice:
          "Pictures of the same day are shown all the same; to have them here, write `![](photos/name.jpg)` for "
          + "each."),
      Self.diagnostic(
        .note, .linkToNothing, "Links to notes that are not entries; shown as text", notes, by: \.times,
        of: "time",
        advice:
          "Nothing is wrong with that, but the name of the note is published: write `[[note|words]]` to show "
          + "other words, or delete the brackets with what is in them."),
    ]
    return found.compactMap(\.self) + openComments.map(Diagnostic.openComment)
  }

  /// Who wrote a text is often the only one whom it names, and is not published for that.
  private var authorAdvice: String {
    let author = fields.keys.sorted().first { EntryWriters.fields.contains($0.lowercased()) }
    return author.map { "Who was there is told by `who`, also if `\($0.shortened)` names them. " } ?? ""
  }

  private static func diagnostic(
    _ severity: Severity, _ code: DiagnosticCode, _ message: String, _ counts: [String: Count],
    by number: (Count) -> Int, of unit: String, advice: String
  ) -> Diagnostic? {
    first(counts).map { place in
      Diagnostic(
        severity, code, "\(message): \(list(counts, by: number, of: unit))", at: place, advice: advice)
    }
  }

  private static func first(_ counts: [String: Count]) -> SourcePlace? {
    counts.values.map(\.place).min {
      ($0.file, $0.span?.line ?? 0) < ($1.file, $1.span?.line ?? 0)
    }
  }

  /// The most frequent names with how often they were found.
  private static func list(_ counts: [String: Count], by number: (Count) -> Int, of unit: String) -> String {
    let sorted = counts.map { (name: $0.key, number: number($0.value)) }
      .sorted { ($1.number, $0.name) < ($0.number, $1.name) }
    let shown = sorted.prefix(12).map { item in
      let count = item.number == 1 ? "" : " (\(item.number) \(unit)s)"
      return "`\(item.name.shortened)`\(count)"
    }
    let rest = sorted.count > shown.count ? " and \(sorted.count - shown.count) more" : ""
    return shown.joined(separator: ", ") + rest
  }
}
