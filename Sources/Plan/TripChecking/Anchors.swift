import Diagnostics
import Markdown
import SiteOutput
import TripModel
import TripPlanning

/// Links to a heading of another text that has none of that name. Those within a text are told where it is read.
func checkAnchors(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let linked = LinkedTexts(plan)
  let entries = plan.journal.entries.map { (file: $0.file, links: $0.links) }
  let pages = plan.journal.pages.map { (file: $0.file, links: $0.links) }
  let albums = plan.media.albums.map { (file: $0.file, links: $0.links) }
  let chats = plan.journal.chats.map { (file: $0.file, links: $0.links) }
  let written = Dictionary(trip.texts.map { ($0.file, $0.places) }, uniquingKeysWith: { first, _ in first })
  return (entries + pages + albums + chats).flatMap { text in
    text.links.sorted { $0.key < $1.key }.compactMap { address, page in
      linked.diagnostic(of: address, to: page) {
        written[text.file]?[address] ?? SourcePlace(file: text.file)
      }
    }
  }
}

/// The headings of the texts that others link to.
private struct LinkedTexts {
  private var bodies: [OutputPath: (title: String, body: MarkdownDocument, blockMarks: [String: String])] =
    [:]
  private var days: [OutputPath: LocalDate] = [:]

  init(_ plan: TripPlan) {
    for day in plan.days { days[day.page] = day.date }
    for entry in plan.journal.entries {
      bodies[entry.page] = (entry.title.value, entry.body, entry.blockMarks)
    }
    for own in plan.journal.pages { bodies[own.page] = (own.title.value, own.body, [:]) }
  }

  func diagnostic(of address: String, to page: OutputPath, at place: () -> SourcePlace) -> Diagnostic? {
    guard let anchor = HeadingAnchors.behind(address) else { return nil }
    if let day = days[page] { return .headingOfDay(day, anchor, at: place()) }
    guard let (title, body, blockMarks) = bodies[page] else { return nil }
    // The name of a paragraph, as Obsidian has them, leads to the heading above it.
    if anchor.hasPrefix("^") {
      return blockMarks[String(anchor.dropFirst())] == nil ? .noBlock(anchor, in: title, at: place()) : nil
    }
    let anchors = HeadingAnchors(blocks: body.blocks)
    // The title stands at the top, where the link leads.
    guard !anchors.all.contains(anchor), anchor != HeadingAnchors.anchor(of: title) else { return nil }
    let near = Spelling.nearest(to: anchor, among: anchors.inOrder)
    return .noHeading(anchor, in: title, near: near, at: place())
  }
}

extension Diagnostic {
  fileprivate static func noHeading(
    _ anchor: String, in title: String, near: String?, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .warning, .linkToNothing, "“\(title)” has no heading `#\(anchor)`; the link leads to its top",
      at: place,
      advice: (near.map { "Did you mean `#\($0)`? " } ?? "")
        + "Write the heading in small letters behind #, with hyphens for blanks.")
  }

  fileprivate static func noBlock(_ mark: String, in title: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .linkToNothing, "No paragraph of “\(title)” has the mark `\(mark)`; the link leads to its top",
      at: place,
      advice:
        "Write the mark at the end of the paragraph that is meant, or name the heading above it behind #.")
  }

  fileprivate static func headingOfDay(
    _ day: LocalDate, _ anchor: String, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .warning, .linkToNothing,
      "Link to the heading `#\(anchor)` of \(day), a day; it leads to the day's top",
      at: place, advice: "Link to the entry that has the heading, such as \(day)-belem.md#the-custard.")
  }
}
