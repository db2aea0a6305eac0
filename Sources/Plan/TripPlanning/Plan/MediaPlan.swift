package import SiteOutput
package import TripModel

/// A drawing, a sticker or a recording of a text, with its address.
package struct MediaPlan: Hashable, Sendable {
  package var media: MediaFile
  package var path: OutputPath

  /// Whether it is heard, and not seen.
  package var isSound: Bool { media.kind == .sound }
}

/// Such a file as a text names it.
package struct NamedMedia: Hashable, Sendable {
  /// As it is written.
  package var address: String
  /// Its place among those of the trip.
  package var index: Int
}
