import Markdown
import SiteOutput
import TripPlanning

extension TripSite {
  /// Of links to other texts those that lead to one of their headings: by their address as it was written, the heading's id.
  func headings(_ links: [String: OutputPath]) -> [String: String] {
    links.reduce(into: [:]) { headings, link in
      guard let written = HeadingAnchors.behind(link.key), let text = text(on: link.value) else { return }
      // The name of a paragraph leads to the heading above it.
      let anchor = written.hasPrefix("^") ? text.blockMarks[String(written.dropFirst())] ?? "" : written
      guard HeadingAnchors(blocks: text.body.blocks).all.contains(anchor) else { return }
      headings[link.key] = text.idPrefix + anchor
    }
  }

  private func text(
    on page: OutputPath
  ) -> (body: MarkdownDocument, blockMarks: [String: String], idPrefix: String)? {
    if let entry = plan.journal.entries.first(where: { $0.page == page }) {
      return (entry.body, entry.blockMarks, EntryForms.idPrefix(of: entry.id))
    }
    return plan.journal.pages.first { $0.page == page }.map { own in
      (own.body, [String: String](), OwnTextPage.idPrefix)
    }
  }
}
