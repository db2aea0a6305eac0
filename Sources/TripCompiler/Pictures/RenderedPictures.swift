import PhotoRenderer
package import SiteOutput
import TripModel
package import TripPlanner

/// The pictures that could be made, by their originals: a plan that is made again may give them other addresses.
package struct RenderedPictures: Sendable {
  /// For each original its sizes, the narrowest first.
  private var pictures: [String: [MadePicture]] = [:]
  private var films: [String: OutputContent] = [:]
  /// What texts show beside pictures.
  package var media = MediaContents()
  /// Full pictures for download, at the addresses that the plan has for them.
  package var originals: [OutputFile] = []
  /// Whether a picture had to be left out.
  var foundDamage = false

  mutating func add(_ made: [MadePicture], of original: String) { pictures[original] = made }

  mutating func add(film: OutputFile, of original: String) { films[original] = film.content }

  /// The sizes of an original, the narrowest first.
  func sizes(of original: String) -> [MadePicture] { pictures[original] ?? [] }

  /// Those that the plan shows, at its addresses and in its order; each picture's files are named when they are asked for.
  package func files(for plan: TripPlan) -> some Sequence<OutputFile> {
    plan.photos.lazy.flatMap { photo -> [OutputFile] in
      let original = photo.photo.file
      let film = photo.film.flatMap { path in films[original].map { OutputFile(path: path, content: $0) } }
      return photo.files(of: pictures[original] ?? []) + [film].compactMap(\.self)
    }
  }
}
