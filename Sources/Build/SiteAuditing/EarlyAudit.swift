/// Passes pages while they are in memory and their site is not all there yet: to read each one again at the end takes
/// as long as a third of an audit.
package struct EarlyAudit: Sendable {
  private let site: SiteFiles
  private let address: SiteAddress?

  /// The files that the site is sure to have, by their paths, and the address of its first page, if it will say it.
  package init(expecting paths: [String], firstPage: String?) {
    site = SiteFiles(paths.map { SiteFiles.File(path: $0, folder: "") })
    address = firstPage.flatMap(SiteAddress.init(firstPage:))
  }

  /// Nil for a page that has to be looked at when the site is there, as all others are.
  package func pass(_ bytes: [UInt8], path: String) -> PassedPage? {
    // Whatever `PublishedKind` knows begins otherwise.
    guard path.hasSuffix(".html"), bytes.starts(with: Self.start),
      let sieve = PageSieve.early(bytes, base: AddressBase(file: path, siteAddress: address), site: site)
    else { return nil }
    let links = sieve.fragments.map { (site.files[$0.target].path, $0.fragment, $0.range) }
    return PassedPage(path: path, links: links, unmet: sieve.unmet ?? [])
  }

  private static let start = Array("<!DOCTYPE html>".utf8)

  /// What was expected, beside the pages that passed under it.
  package func ended(with pages: [PassedPage]) -> PassedPages {
    PassedPages(pages: pages, expected: site.files.map(\.path), address: address)
  }
}

/// A page of which an audit will have nothing to tell, if the site becomes what was expected.
package struct PassedPage: Sendable {
  let path: String
  /// Its links to places in other files.
  let links: [(file: String, fragment: String, range: Range<Int>)]
  /// Where it leads besides what was expected.
  let unmet: [String]
}

/// The pages that passed, with all that this stands on.
package struct PassedPages: Sendable {
  fileprivate let pages: [PassedPage]
  fileprivate let expected: [String]
  fileprivate let address: SiteAddress?

  /// None.
  package init() { self.init(pages: [], expected: [], address: nil) }

  fileprivate init(pages: [PassedPage], expected: [String], address: SiteAddress?) {
    (self.pages, self.expected, self.address) = (pages, expected, address)
  }

  /// What is left to look up of each, by its path; nothing of a page that leads to what did not come, and nothing at
  /// all where the site is not what was expected.
  func reports(in site: SiteFiles, at address: SiteAddress?) -> [String: FileReport] {
    guard self.address == address, expected.allSatisfy({ site.place(of: $0) != nil }) else { return [:] }
    // Nearly all lead to the same few.
    let unmet = Set(pages.lazy.flatMap(\.unmet)).filter { site.place(of: $0) == nil }
    var reports: [String: FileReport] = [:]
    reports.reserveCapacity(pages.count)
    for page in pages where unmet.isEmpty || unmet.isDisjoint(with: page.unmet) {
      var report = FileReport()
      for link in page.links {
        guard let target = site.place(of: link.file) else { continue }
        report.add(FragmentLink(target: target, fragment: link.fragment, range: link.range))
      }
      reports[page.path] = report
    }
    return reports
  }
}
