/// What a note on a picture says: a part of XMP or IPTC within it, or a file that a program laid beside it.
///
/// Like `PhotoFacts`, all of it is as it stands there; what makes no sense is nil.
package struct PhotoNote: Hashable, Sendable {
  /// When the picture was taken.
  package var original = ClockFacts()
  /// When it was made, by the program rather than the camera.
  package var created = ClockFacts()
  /// When it became digital.
  package var digitized = ClockFacts()
  /// The day on which it was taken, at midnight, where no time stands beside it.
  package var day: ClockReading?
  /// The moment at which it was taken, in seconds since 1970-01-01T00:00:00Z.
  package var instant: Double?
  package var position: PhotoPosition?
  /// Metres above the sea.
  package var altitude: Double?
  package var make: String?
  package var model: String?
  /// Seconds.
  package var exposureTime: Double?
  package var fNumber: Double?
  package var iso: Int?
  /// Millimetres, of the lens as it is.
  package var focalLength: Double?
  package var title: String?
  package var description: String?
  /// How much somebody liked the picture, from 1 to 5 stars; a favourite has 5. Nil where nobody said so.
  package var stars: Int?
  /// Whether somebody rejected the picture; nil where nobody judged it.
  package var isRejected: Bool?
  /// Whether it lies in the bin of the album that it comes from.
  package var isInBin = false
  /// Whether it comes from a folder that only its owner may open.
  package var isLocked = false

  package init() {}

  /// Takes over what another note says where this one says nothing.
  mutating func fill(from other: PhotoNote) {
    if original.reading == nil { original = other.original }
    if created.reading == nil { created = other.created }
    if digitized.reading == nil { digitized = other.digitized }
    day = day ?? other.day
    instant = instant ?? other.instant
    position = position ?? other.position
    altitude = altitude ?? other.altitude
    make = make ?? other.make
    model = model ?? other.model
    exposureTime = exposureTime ?? other.exposureTime
    fNumber = fNumber ?? other.fNumber
    iso = iso ?? other.iso
    focalLength = focalLength ?? other.focalLength
    title = title ?? other.title
    description = description ?? other.description
    stars = stars ?? other.stars
    isRejected = isRejected ?? other.isRejected
  }
}

/// Degrees on the Earth; nil for what is not on it, and for 0° 0°, which stands for nothing known.
func soundPosition(_ latitude: Double?, _ longitude: Double?) -> PhotoPosition? {
  guard let latitude, let longitude, abs(latitude) <= 90, abs(longitude) <= 180,
    latitude != 0 || longitude != 0
  else { return nil }
  return PhotoPosition(latitude: latitude, longitude: longitude)
}

/// Metres above the sea that aircraft and the Dead Sea allow.
func soundAltitude(_ metres: Double?) -> Double? {
  metres.flatMap { (-1_000...100_000).contains($0) ? $0 : nil }
}
