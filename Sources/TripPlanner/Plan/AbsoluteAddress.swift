package import SiteOutput
package import TripModel

extension SiteAddress {
  /// The address of a file of the site. The front page is the site's own address; every other page is named with
  /// its file, as links name it, since not every server looks for one in a folder.
  package func of(_ path: OutputPath) -> String {
    path.text == "index.html" ? text : text + path.percentEncoded
  }
}

extension SitePlan {
  /// Where the site will stand; nil where the traveller does not say.
  package var address: SiteAddress? { trips.first?.publication.address }

  /// Whether search engines may list the site: only where every trip in it may be listed.
  package var isListed: Bool { !trips.isEmpty && trips.allSatisfy(\.publication.isListed) }
}
