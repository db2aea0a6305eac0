import Diagnostics

/// The problems of the folder as the page's overlay reads them: JSON.
struct ProblemList: Encodable {
  private var problems: [Problem]
  /// Whether the pages are older than the folder, since a problem keeps new ones from being made.
  private var isStale: Bool
  private var words = OverlayWords()

  private struct Problem: Encodable {
    var severity: String
    var code: String
    var message: String
    var place: String?
    var excerpt: Excerpt?
    var advice: String?
    var others: Int
  }

  /// The line in question, cut to what fits on a screen, in three parts: the middle one is what is meant.
  private struct Excerpt: Encodable {
    var line: Int
    var before: String
    var marked: String
    var after: String
  }

  init(_ diagnostics: [Diagnostic], isStale: Bool) {
    let worstFirst = diagnostics.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    problems = worstFirst.prefix(Self.maximum).map { Self.problem($0.element) }
    self.isStale = isStale
  }

  /// More than these nobody reads in a corner of a page; the terminal has them all.
  private static let maximum = 200
  /// Characters of a line on either side of what is meant.
  private static let margin = 60

  var json: [UInt8] { overlayJSON(self) }

  private static func problem(_ diagnostic: Diagnostic) -> Problem {
    let span = diagnostic.place?.span
    return Problem(
      severity: diagnostic.severity.rawValue, code: diagnostic.code.rawValue,
      message: VisibleText.of(diagnostic.message),
      place: diagnostic.place.map { place in
        VisibleText.of(place.file) + (span.map { ":\($0.line):\($0.column)" } ?? "")
      },
      excerpt: span.map(excerpt), advice: diagnostic.advice.map { VisibleText.of($0) },
      others: diagnostic.others.count)
  }

  private static func excerpt(_ span: SourceSpan) -> Excerpt {
    let before = span.text.prefix(max(0, span.column - 1))
    let rest = span.text.dropFirst(max(0, span.column - 1))
    let marked = rest.prefix(min(span.length, 2 * margin))
    let after = rest.dropFirst(span.length)
    return Excerpt(
      line: span.line,
      before: (before.count > margin ? "…" : "") + VisibleText.of(String(before.suffix(margin))),
      marked: VisibleText.of(String(marked))
        + (span.length > marked.count && marked.count < rest.count ? "…" : ""),
      after: VisibleText.of(String(after.prefix(margin))) + (after.count > margin ? "…" : ""))
  }
}

/// What the overlay says itself. It speaks to the author, as the terminal does, never to a visitor of a built site.
struct OverlayWords: Encodable {
  var title = "Problems in this trip"
  var stale = "The pages are those of the last good version: mend the errors below to go on."
  var close = "Close"
  var open = "Show the problems"
  var lost = "The preview has ended, or cannot be reached."
  var error = "error"
  var errors = "errors"
  var warning = "warning"
  var warnings = "warnings"
  var note = "note"
  var notes = "notes"
  var same = "The same in one other place."
  var sameMany = "The same in {count} other places."
  var none = "No problems."
}
