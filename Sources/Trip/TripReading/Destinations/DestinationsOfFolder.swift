package import Diagnostics
import Foundation
package import TripModel
import TripNotation

extension DestinationFile {
  /// What a folder's own destinations.yml says, with everything that is wrong in it, for who looks at nothing else
  /// there; nil for a folder without one. `rules` is what the library around it leaves out.
  ///
  /// Where it is in doubt what the folder leaves out, nothing is told of any.
  package static func read(
    ofFolder folder: String, above rules: [RulesAbove], currency: Currency
  ) -> (destinations: [Destination], diagnostics: [Diagnostic])? {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let inner = names.map { folder + "/" + $0 }.filter { FolderListing.isFolder($0) }
    let listing = FolderListing(
      root: folder, skipping: Set(inner.map { FolderListing.realPath($0) }), above: rules)
    let files = listing.files.filter { [name + ".yml", name + ".yaml"].contains($0.lowercased()) }
    guard let file = files.first(where: { $0.lowercased().hasSuffix(".yml") }) ?? files.first,
      listing.doubts.isEmpty
    else { return nil }
    guard let bytes = FileBytes.read(listing.absolute(file), atMost: NotationReader.sizeLimit) else {
      return ([], [.unreadable(file, "it cannot be opened")])
    }
    return read(bytes, file: file, currency: currency)
  }
}
