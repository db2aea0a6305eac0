/// Passes pages while they are in memory and their site is not all there yet: to read each one again at the end takes
/// as long as a third of an audit.
package struct EarlyAudit: Sendable {
  private let site: SiteFiles
  private let address: SiteAddress?

  /// The files that the site is sure to have, by their paths, and the address of its first page, if it will say it.
  package init(expecting paths: some Sequence<String>, firstPage: String?) {
    site = SiteFiles(paths.lazy.map { SiteFiles.File(path: $0, folder: "") })
    address = firstPage.flatMap(SiteAddress.init(firstPage:))
  }

  /// Nil for a page that has to be looked at when the site is there, as all others are.
  package func pass(_ bytes: [UInt8], path: String) -> PassedPage? {
    // Whatever `PublishedKind` knows begins otherwise.
    guard path.hasSuffix(".html"), bytes.starts(with: Self.start),
      let sieve = PageSieve.early(bytes, base: AddressBase(file: path, siteAddress: address), site: site)
    else { return nil }
    return PassedPage(path: path, links: sieve.fragments, unmet: sieve.unmet ?? [])
  }

  private static let start = Array("<!DOCTYPE html>".utf8)

  /// What was expected, beside the pages that passed under it.
  package func ended(with pages: [PassedPage]) -> PassedPages {
    PassedPages(pages: pages, expected: site, address: address)
  }
}

/// A page of which an audit will have nothing to tell, if the site becomes what was expected.
package struct PassedPage: Sendable {
  let path: String
  /// Its links to places in other files, by where those stand in what was expected.
  let links: [FragmentLink]
  /// Where it leads besides what was expected.
  let unmet: [String]
}

/// The pages that passed, with all that this stands on.
package struct PassedPages: Sendable {
  private let pages: [PassedPage]
  private let expected: SiteFiles
  private let address: SiteAddress?

  /// None.
  package init() { self.init(pages: [], expected: SiteFiles([]), address: nil) }

  fileprivate init(pages: [PassedPage], expected: SiteFiles, address: SiteAddress?) {
    (self.pages, self.expected, self.address) = (pages, expected, address)
  }

  /// Which of the pages need no second look: none that leads to what did not come, and none at all where the site is
  /// not what was expected.
  func standing(in site: SiteFiles, at address: SiteAddress?) -> StandingPages {
    guard self.address == address, expected.files.allSatisfy({ site.place(of: $0.path) != nil }) else {
      return StandingPages(pages: [], expected: expected, site: site)
    }
    // Nearly all lead to the same few.
    let unmet = Set(pages.lazy.flatMap(\.unmet)).filter { site.place(of: $0) == nil }
    let met = unmet.isEmpty ? pages : pages.filter { unmet.isDisjoint(with: $0.unmet) }
    return StandingPages(pages: met, expected: expected, site: site)
  }
}

/// Pages of a site of which only their links to places in other files are left to be looked up.
struct StandingPages: Sendable {
  private let pages: [PassedPage]
  private let expected: SiteFiles
  private let site: SiteFiles
  /// By their places in the site.
  private var numbers: [Int: Int] = [:]

  fileprivate init(pages: [PassedPage], expected: SiteFiles, site: SiteFiles) {
    (self.pages, self.expected, self.site) = (pages, expected, site)
    numbers.reserveCapacity(pages.count)
    for (number, page) in pages.enumerated() {
      if let place = site.place(of: page.path) { numbers[place] = number }
    }
  }

  /// What is left to look up of the page that has this place in the site; nil for one that did not pass.
  func report(at place: Int) -> FileReport? {
    guard let number = numbers[place] else { return nil }
    var report = FileReport()
    for link in pages[number].links {
      guard let target = site.place(of: expected.files[link.target].path) else { continue }
      report.add(FragmentLink(target: target, fragment: link.fragment, range: link.range))
    }
    return report
  }
}
