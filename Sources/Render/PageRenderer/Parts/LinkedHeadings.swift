import Markdown
import SiteOutput
import TripPlanning

extension TripSite {
  /// Of links to other texts those that lead to one of their headings: by their address as it was written, the heading's id.
  func headings(_ links: [String: OutputPath]) -> [String: String] {
    links.reduce(into: [:]) { headings, link in
      guard let anchor = HeadingAnchors.behind(link.key), let text = text(on: link.value),
        HeadingAnchors(blocks: text.body.blocks).all.contains(anchor)
      else { return }
      headings[link.key] = text.idPrefix + anchor
    }
  }

  private func text(on page: OutputPath) -> (body: MarkdownDocument, idPrefix: String)? {
    if let entry = plan.journal.entries.first(where: { $0.page == page }) {
      return (entry.body, EntryForms.idPrefix(of: entry.id))
    }
    return plan.journal.pages.first { $0.page == page }.map { ($0.body, OwnTextPage.idPrefix) }
  }
}
