import Digests
package import TripModel

/// Where on the site stands what is told of places to go next.
package enum DestinationAddresses {
  /// The folder of all of it.
  package static let folder = "next"

  /// The folders of destinations below that one, in their order: none twice. Only those that are published are to
  /// be asked for, so that one that is kept back changes no address.
  package static func slugs(of destinations: [Destination]) -> [String] {
    var book = AddressBook()
    return destinations.map { book.folder(in: folder, wishes: [$0.name]) }
  }

  /// By what a browser keeps what was chosen here apart from what was chosen on other sites.
  static func key(title: String?, address: SiteAddress?) -> String {
    let site = (title ?? "") + "\n" + (address?.text ?? "")
    return String(ContentHash.of(site.utf8).hex.prefix(keyDigits))
  }

  private static let keyDigits = 16
}
