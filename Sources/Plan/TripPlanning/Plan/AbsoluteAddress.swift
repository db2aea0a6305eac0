package import SiteOutput
package import TripModel

extension SiteAddress {
  /// The address of a file of the site. The front page is the site's own address; every other page is named with
  /// its file, as links name it, since not every server looks for one in a folder.
  package func of(_ path: OutputPath) -> String {
    path.text == "index.html" ? text : text + path.percentEncoded
  }
}
