import Markdown
import TripModel
import TripPlanning

/// What is said of an entry below the words it stands under: a text without a title is called by its first words, which
/// are not said again.
struct EntryExcerpt {
  let entry: EntryPlan

  /// How its text begins, below a heading; nil where that says all of it. What a heading has begun goes on: `…`.
  func text(below heading: String) -> String? {
    let (title, text) = (entry.title.value, entry.excerpt)
    if text.isEmpty || text.repeats(heading) { return nil }
    return heading == title && entry.title.reason == .firstWords ? text.behind(title: heading) : text
  }

  /// The same in whole paragraphs, as many as about so many characters have room for: what stands between them, such as a
  /// table or a list, is left out. Empty where its heading says all of it.
  func opening(below heading: String, upTo length: Int) -> [String] {
    let written = entry.body.blocks.compactMap { block -> String? in
      guard case .paragraph(let line) = block else { return nil }
      let text = line.plainText
      return text.allSatisfy(\.isWhitespace) ? nil : text
    }
    let isBegun = heading == entry.title.value && entry.title.reason == .firstWords
    var paragraphs = [entry.lead].compactMap(\.self) + written
    if let first = paragraphs.first {
      let rest: String? = first.repeats(heading) ? nil : isBegun ? first.behind(title: heading) : first
      paragraphs.replaceSubrange(0..<1, with: [rest].compactMap(\.self))
    }
    var (shown, room): ([String], Int) = ([], length)
    for text in paragraphs where room >= Self.leastShown {
      let cut = text.cutAtClause(at: room)
      shown.append(cut)
      // What was cut goes on nowhere.
      room = cut == text ? room - cut.count : 0
    }
    return shown
  }

  /// Characters: less of a paragraph is a scrap.
  private static let leastShown = 80

  /// Whether its title is all that its text says: a paragraph of words and no more, without a link, a picture or a note.
  var isTitleAlone: Bool { isParagraph && entry.body.plainText.repeats(entry.title.value) }

  /// Whether its title and what is said below it in a list are all of its words.
  var isWhole: Bool {
    if isTitleAlone { return entry.lead == nil }
    let isSaid = entry.lead == nil ? isParagraph && entry.body.plainText.repeats(entry.excerpt) : isLeadAlone
    return isSaid && entry.excerpt.cut(at: DayCard.lengthOfExcerpt) == entry.excerpt
  }

  private var isLeadAlone: Bool { entry.body.blocks.isEmpty && entry.lead == entry.excerpt }

  /// Whether its text is one paragraph of words and no more.
  private var isParagraph: Bool {
    let body = entry.body
    guard body.blocks.count == 1, case .paragraph? = body.blocks.first else { return false }
    return body.footnotes.isEmpty && body.links.isEmpty && body.images.isEmpty && !body.hasHTML
  }
}
