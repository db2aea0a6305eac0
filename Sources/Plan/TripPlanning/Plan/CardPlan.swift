package import SiteOutput
package import TripModel

/// The picture of a preview card: what a message shows that holds a link to the page.
package struct CardPlan: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Cut from a photo.
    case photo(PhotoID)
    /// Drawn from a map, where there is no photo.
    case wayOfTrip
    case wayOfDay(LocalDate)
    case spot(Coordinate)
  }

  package var path: OutputPath
  package var source: Source

  /// Pixels: what Open Graph's readers ask for.
  package static let width = 1200
  package static let height = 630

  /// The media type.
  package var type: String { isDrawn ? "image/png" : "image/jpeg" }

  package var isDrawn: Bool { if case .photo = source { false } else { true } }

  init(_ source: Source, in folder: [String]) {
    self.source = source
    if case .photo = source {
      path = .file(folder + ["card.jpg"])
    } else {
      path = .file(folder + ["card.png"])
    }
  }
}

extension TripPlan {
  /// All pictures of preview cards, each once, in the order of the trip.
  package var cards: [CardPlan] {
    let all = [publication.card] + days.map(\.card) + journal.entries.map { $0.card }
    return all.compactMap(\.self)
  }
}
