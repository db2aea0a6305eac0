import SiteOutput
import TripPlanning

extension TripPlan {
  /// What a text shows beside pictures, by its addresses.
  func media(_ named: [NamedMedia]) -> [String: MediaPlan] {
    Dictionary(
      named.map { ($0.address, self.media.extras[$0.index]) }, uniquingKeysWith: { first, _ in first })
  }

  /// A text's links to pages of the trip, and to its recordings and drawings.
  func links(_ pages: [String: OutputPath], _ named: [NamedMedia]) -> [String: OutputPath] {
    var links = pages
    for media in named { links[media.address] = self.media.extras[media.index].path }
    return links
  }
}
