package import SiteOutput
package import TripModel
package import TripPlanning

/// What crawlers are asked: `robots.txt` (RFC 9309).
///
/// Pages that shall not be listed say so themselves (`noindex`), and a crawler that may not read them would not
/// learn it; nor could a message show the preview card of a link. So they stay open, and only what cannot say it, the
/// files for machines, is closed.
package enum Robots {
  package static func file(of plan: SitePlan) -> OutputFile {
    file(isListed: plan.isListed, at: plan.address, data: plan.trips.flatMap { data(of: $0.addresses) })
  }

  /// The files for machines of a trip.
  package static func data(of addresses: TripAddresses) -> [OutputPath] {
    [addresses.feed, addresses.json, addresses.geojson, addresses.gpx, addresses.expenses].compactMap(\.self)
  }

  /// `data` are the files for machines of all trips.
  package static func file(isListed: Bool, at address: SiteAddress?, data: [OutputPath]) -> OutputFile {
    var lines = ["User-agent: *"]
    if isListed {
      lines.append("Allow: /")
      if let address { lines += ["", "Sitemap: " + address.of(Sitemap.path)] }
    } else {
      lines.insert("# This site is not meant to be listed: each of its pages says so (noindex).", at: 0)
      let folder = address?.path ?? "/"
      lines += data.map { "Disallow: " + folder + $0.percentEncoded }
    }
    let text = lines.joined(separator: "\n") + "\n"
    return OutputFile(path: .top("robots.txt"), content: .text(text))
  }
}
