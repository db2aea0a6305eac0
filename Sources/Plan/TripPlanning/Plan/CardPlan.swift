package import SiteOutput
package import TripModel

/// A picture that speaks for a page where the page itself is not seen: what a message shows that holds a link to it, or
/// what a reader sends to others.
package struct CardPlan: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// Cut from a photo.
    case photo(PhotoID)
    /// Drawn from a map, where there is no photo.
    case wayOfTrip
    case wayOfDay(LocalDate)
    case spot(Coordinate)
    /// Drawn for an entry of which nothing tells where that was, either.
    case vignette(EntryID)
  }

  /// How large it is, in pixels.
  package enum Shape: Hashable, Sendable {
    /// 1200 by 630, which Open Graph's readers ask for.
    case preview
    /// 1080 by 1350, the tallest that programs for pictures show whole: to be downloaded.
    case portrait

    package var width: Int { self == .preview ? 1200 : 1080 }
    package var height: Int { self == .preview ? 630 : 1350 }
    /// How much of it a photo fills, from the top: all, or what words on paper leave.
    package var photoHeight: Int { self == .preview ? height : 930 }
  }

  /// What the card speaks for.
  package enum Subject: Hashable, Sendable {
    case trip
    case day(LocalDate)
    case entry(EntryID)
  }

  package var path: OutputPath
  package var subject: Subject
  package var source: Source
  package var shape: Shape

  /// The media type.
  package var type: String { isDrawn ? "image/png" : "image/jpeg" }

  package var isDrawn: Bool { if case .photo = source { false } else { true } }
  /// Whether it shows neither a picture nor a place.
  var isVignette: Bool { if case .vignette = source { true } else { false } }

  init(of subject: Subject, _ source: Source, as shape: Shape = .preview, in folder: [String]) {
    self.subject = subject
    self.source = source
    self.shape = shape
    let name = shape == .preview ? "card" : "share"
    if case .photo = source {
      path = .file(folder + [name + ".jpg"])
    } else {
      path = .file(folder + [name + ".png"])
    }
  }
}

extension TripPlan {
  /// All cards, each once, in the order of the trip.
  package var cards: [CardPlan] {
    let all = [publication.card, publication.share] + days.map(\.card) + journal.entries.map { $0.card }
    return all.compactMap(\.self)
  }
}
