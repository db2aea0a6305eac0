import Diagnostics
import Markdown
import SiteOutput
import TripModel
import TripPlanning

/// Links to a heading of another text that has none of that name. Those within a text are told where it is read.
func checkAnchors(of trip: Trip, _ plan: TripPlan) -> [Diagnostic] {
  let texts = LinkedTexts(plan)
  let entries = plan.journal.entries.map { (file: $0.file, links: $0.links) }
  let pages = plan.journal.pages.map { (file: $0.file, links: $0.links) }
  let written = Dictionary(
    trip.entries.map { ($0.file, $0.places) } + trip.pages.map { ($0.text.file, $0.text.places) },
    uniquingKeysWith: { first, _ in first })
  return (entries + pages).flatMap { text in
    text.links.sorted { $0.key < $1.key }.compactMap { address, page in
      texts.diagnostic(of: address, to: page) {
        written[text.file]?[address] ?? SourcePlace(file: text.file)
      }
    }
  }
}

/// The headings of the texts that others link to.
private struct LinkedTexts {
  private var bodies: [OutputPath: (title: String, body: MarkdownDocument)] = [:]

  init(_ plan: TripPlan) {
    for entry in plan.journal.entries { bodies[entry.page] = (entry.title.value, entry.body) }
    for own in plan.journal.pages { bodies[own.page] = (own.title.value, own.body) }
  }

  func diagnostic(of address: String, to page: OutputPath, at place: () -> SourcePlace) -> Diagnostic? {
    guard let anchor = HeadingAnchors.behind(address), let (title, body) = bodies[page] else { return nil }
    let anchors = HeadingAnchors(blocks: body.blocks)
    guard !anchors.all.contains(anchor) else { return nil }
    let near = Spelling.nearest(to: anchor, among: anchors.inOrder).map { "Did you mean `#\($0)`? " } ?? ""
    return Diagnostic(
      .warning, .linkToNothing, "“\(title)” has no heading `#\(anchor)`; the link leads to its top",
      at: place(),
      advice: near + "Write the heading in small letters behind #, with hyphens for blanks.")
  }
}
