import SiteOutput
import Synchronization
import TripPlanning

/// What every page has: the addresses of styles and scripts, and the line of links.
struct PageFrame: Sendable {
  let site: Record
  let navigation: TemplateValue

  /// All of it as templates ask for it.
  fileprivate var values: Record { ["site": .record(site), "page": ["nav": navigation]] }
}

/// A frame, with the templates that are filled for its pages.
struct FramedTemplate: Sendable {
  let frame: PageFrame
  let template: PageTemplate?
}

/// Frames of pages that were made, for others of their kind: a thousand entries, each alone in a folder of its own, see
/// all that a frame names from the same distance.
final class PageFrames: Sendable {
  /// What a frame depends on, for a page whose own folder holds nothing that it names.
  private struct Place: Hashable {
    /// The folder that holds the page's own.
    let above: Substring
    let section: SiteSection?
    let template: String
  }

  /// The folders that hold anything that frames name, each with the `/` behind it.
  private let folders: Set<Substring>
  private let policy: AddressPolicy
  private let known = Mutex<[Place: FramedTemplate]>([:])

  init(plan: TripPlan) {
    let addresses = plan.addresses
    let assets = OutputPath(addresses.assets + "/style.css")
    let others = [assets, addresses.search, addresses.feed, addresses.accent].compactMap(\.self)
    let targets =
      [addresses.home] + others + SiteSection.allCases.compactMap { $0.target(in: plan)?.0 }
      + plan.journal.pages.map(\.page)
    let policy = plan.publication.addresses
    self.policy = policy
    folders = Set(
      targets.map(policy.published).flatMap { target in
        target.text.utf8.indices.filter { target.text.utf8[$0] == UInt8(ascii: "/") }.map {
          target.text[...$0]
        }
      })
  }

  /// The frame and the template of a page. Where others of its kind have the same frame, the template knows it.
  func framed(
    _ template: String, of templates: TemplateSet, at path: OutputPath, in section: SiteSection?,
    _ make: () -> PageFrame
  ) -> FramedTemplate {
    guard let place = place(of: path, section, template) else {
      return FramedTemplate(frame: make(), template: templates[template])
    }
    if let known = known.withLock({ $0[place] }) { return known }
    let frame = make()
    let framed = FramedTemplate(frame: frame, template: templates[template]?.knowing(frame.values))
    known.withLock { $0[place] = framed }
    return framed
  }

  /// Nil for a page that stands at the top of the site, or beside or above something that frames name.
  private func place(of path: OutputPath, _ section: SiteSection?, _ template: String) -> Place? {
    let path = policy.published(path)
    guard let end = path.text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = path.text[...end]
    guard !folders.contains(folder) else { return nil }
    let above = folder.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")).map { path.text[...$0] } ?? ""
    return Place(above: above, section: section, template: template)
  }
}
