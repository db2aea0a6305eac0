import SiteOutput
import Synchronization
import TripPlanner

/// What every page has: the addresses of styles and scripts, and the line of links.
struct PageFrame: Sendable {
  let site: Record
  let navigation: TemplateValue
}

/// Frames of pages that were made, for others of their kind: a thousand entries, each alone in a folder of its own, see
/// all that a frame names from the same distance.
final class PageFrames: Sendable {
  /// What a frame depends on, for a page whose own folder holds nothing that it names.
  private struct Place: Hashable {
    /// The folder that holds the page's own.
    let above: Substring
    let section: SiteSection?
  }

  /// The folders that hold anything that frames name, each with the `/` behind it.
  private let folders: Set<Substring>
  private let known = Mutex<[Place: PageFrame]>([:])

  init(plan: TripPlan) {
    let addresses = plan.addresses
    let assets = OutputPath(addresses.assets + "/style.css")
    let others = [assets, addresses.search, addresses.feed, addresses.accent].compactMap(\.self)
    let targets =
      [addresses.home] + others + SiteSection.allCases.compactMap { $0.target(in: plan)?.0 }
      + plan.pages.map(\.page)
    folders = Set(
      targets.flatMap { target in
        target.text.utf8.indices.filter { target.text.utf8[$0] == UInt8(ascii: "/") }.map {
          target.text[...$0]
        }
      })
  }

  /// The frame of a page, made where no other of its kind has one.
  func frame(of path: OutputPath, in section: SiteSection?, _ make: () -> PageFrame) -> PageFrame {
    guard let place = place(of: path, section) else { return make() }
    if let frame = known.withLock({ $0[place] }) { return frame }
    let frame = make()
    known.withLock { $0[place] = frame }
    return frame
  }

  /// Nil for a page that stands at the top of the site, or beside or above something that frames name.
  private func place(of path: OutputPath, _ section: SiteSection?) -> Place? {
    guard let end = path.text.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let folder = path.text[...end]
    guard !folders.contains(folder) else { return nil }
    let above = folder.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")).map { path.text[...$0] } ?? ""
    return Place(above: above, section: section)
  }
}
