import SiteLanguage

/// What the script of a search page is told: where its index lies, and how a visitor may write a day.
struct SearchForm {
  let words: Words
  /// The index, as its first file is named on the page.
  let index: String?
  /// Those in which a day may be that is asked for without its year; nil where there are no days.
  let years: ClosedRange<Int>?

  var record: Record {
    let (first, last) = (years?.lowerBound ?? 0, years?.upperBound ?? 0)
    return [
      "data": TemplateValue(index), "months": .text(months), "years": .text("\(first)-\(last)"),
    ]
  }

  /// What a visitor may call a month: all names of one kind, then the short ones.
  private var months: String {
    [Phrase.months, .monthsShort].map { words[$0] }.joined(separator: "|")
  }
}
