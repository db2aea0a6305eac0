import Foundation

/// What these tests read of a site's `trip.json`.
struct TripData: Decodable {
  struct Titled: Decodable { var title: String }
  struct Named: Decodable { var name: String }
  struct Filed: Decodable { var file: String, page: String? }
  struct LeftOut: Decodable { var file: String, why: String }
  struct Spent: Decodable { var what: String }

  var entries: [Titled]
  var places: [Titled]
  var photos: [Filed]
  var leftOut: [LeftOut]
  var tracks: [Filed]
  var expenses: [Spent]?
  var attractions: [Named]?

  init(site: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: site + "/trip.json"))
    self = try JSONDecoder().decode(TripData.self, from: data)
  }

  /// The names of everything that is in the site.
  var names: [String] {
    entries.map(\.title) + places.map(\.title) + (expenses ?? []).map(\.what) + photos.map(\.file)
      + tracks.map(\.file) + (attractions ?? []).map(\.name)
  }
}
