import Diagnostics
import TripCompiling
import TripModel
import TripReading

// What is ordered for one of the trips of a library.

extension BuildOptions {
  /// What is wanted of one of a library's trips; `root` are the folders below which it stands in the site.
  func of(_ trip: TripReference, in library: LibraryReader.Reading, root: [String]) -> BuildOptions {
    var order = self
    order.folder = trip.folder
    order.trip = trip.id
    order.root = root
    order.siteAddress = library.settings.address
    order.library = LibraryAbove(title: library.settings.title, language: library.settings.language)
    order.privacy.around = .library(library.share(of: trip))
    return order
  }
}

extension TripReference {
  /// That of its folder.
  var name: String { id.folder.split(separator: "/").last.map(String.init) ?? id.folder }
}
