package import SiteOutput
package import TripModel
package import TripPlanning

/// The pages for search engines: `sitemap.xml` (sitemaps.org 0.9). It takes absolute addresses, and is only made for a
/// site that search engines may list.
package enum Sitemap {
  /// More addresses than this may not stand in one file.
  static let maxAddresses = 50_000

  package static let path = OutputPath.top("sitemap.xml")

  /// The list of those of these pages that are offered, in their order; of more than fit into one file, several and one
  /// that names them.
  package static func files(of plan: SitePlan, pages: [OutputPath]) -> [OutputFile] {
    files(at: plan.listedAddress, pages: plan.offered(pages))
  }

  /// `address` is where search engines find the site; nil for one that they are not to list.
  package static func files(at address: SiteAddress?, pages: [OutputPath]) -> [OutputFile] {
    guard let address else { return [] }
    let addresses = pages.map(address.of)
    guard addresses.count > maxAddresses else { return [OutputFile(path: path, content: list(addresses))] }
    let starts = stride(from: 0, to: addresses.count, by: maxAddresses)
    let parts = starts.enumerated().map { index, start in
      let slice = addresses[start..<min(start + maxAddresses, addresses.count)]
      return OutputFile(path: .top("sitemap-\(index + 1).xml"), content: list(slice))
    }
    let index = document(
      "sitemapindex",
      parts.map { XMLElement("sitemap", holding: [XMLElement("loc", text: address.of($0.path))]) })
    return [OutputFile(path: path, content: index)] + parts
  }

  private static func list(_ addresses: some Sequence<String>) -> OutputContent {
    document("urlset", addresses.map { XMLElement("url", holding: [XMLElement("loc", text: $0)]) })
  }

  private static func document(_ name: StaticString, _ elements: [XMLElement]) -> OutputContent {
    let namespace: [(StaticString, String)] = [("xmlns", "http://www.sitemaps.org/schemas/sitemap/0.9")]
    return .text(XMLElement(name, namespace, holding: elements).document)
  }
}
