import SiteOutput
import TripModel
import TripPlanner

/// The pictures that could be made, by their originals: a plan that is made again may give them other addresses.
struct RenderedPictures {
  private struct Original: Hashable {
    var trip: Int
    var file: String
  }

  /// For each original its sizes, the narrowest first.
  private var contents: [Original: [OutputContent]] = [:]
  private var films: [Original: OutputContent] = [:]
  /// Whether a picture had to be left out.
  var foundDamage = false

  mutating func add(_ files: [OutputFile], of original: String, inTrip trip: Int) {
    contents[Original(trip: trip, file: original)] = files.map(\.content)
  }

  mutating func add(film: OutputFile, of original: String, inTrip trip: Int) {
    films[Original(trip: trip, file: original)] = film.content
  }

  /// Those that the plan shows, at its addresses and in its order.
  func files(for plan: SitePlan) -> [OutputFile] {
    plan.trips.enumerated().flatMap { trip, tripPlan in
      tripPlan.photos.flatMap { photo -> [OutputFile] in
        let original = Original(trip: trip, file: photo.photo.file)
        let pictures = zip(photo.derivatives, contents[original] ?? []).map {
          OutputFile(path: $0.path, content: $1)
        }
        let film = photo.film.flatMap { path in films[original].map { OutputFile(path: path, content: $0) } }
        return pictures + [film].compactMap(\.self)
      }
    }
  }
}
