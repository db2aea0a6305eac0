import SiteOutput
import TripPlanning

extension PageScope {
  /// What a text shows beside pictures, by its addresses.
  func media(_ named: [NamedMedia]) -> [String: MediaPlan] {
    Dictionary(
      named.map { ($0.address, plan.media.extras[$0.index]) }, uniquingKeysWith: { first, _ in first })
  }

  /// A text's links to pages of the trip, and to its recordings and drawings.
  func links(_ pages: [String: OutputPath], _ named: [NamedMedia]) -> [String: String] {
    var links = pages.mapValues { link($0) }
    for media in named { links[media.address] = link(plan.media.extras[media.index].path) }
    return links
  }
}
