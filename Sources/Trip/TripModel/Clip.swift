/// A film of the trip: a clip by itself, or the motion of a Live Photo.
package struct Clip: Hashable, Sendable {
  /// The file, relative to the trip folder.
  package var file: String
  /// SHA-256 of the file's bytes, in hexadecimal.
  package var contentHash: String
  package var seconds: Double
  package var byteCount: Int
  package var pictures: Codec
  package var sound: Codec?
  /// Whether it says that it belongs to a Live Photo.
  package var saysLive: Bool

  /// How pictures or sound are stored.
  package struct Codec: Hashable, Sendable {
    /// As people call it: `HEVC`.
    package var name: String
    /// Whether the browsers of today play it, all of them.
    package var isWidelyPlayed: Bool

    package init(name: String, isWidelyPlayed: Bool) {
      self.name = name
      self.isWidelyPlayed = isWidelyPlayed
    }
  }

  package init(
    file: String, contentHash: String, seconds: Double, byteCount: Int, pictures: Codec, sound: Codec? = nil,
    saysLive: Bool = false
  ) {
    self.file = file
    self.contentHash = contentHash
    self.seconds = seconds
    self.byteCount = byteCount
    self.pictures = pictures
    self.sound = sound
    self.saysLive = saysLive
  }

  /// Whether browsers play both its pictures and its sound.
  package var isWidelyPlayed: Bool { pictures.isWidelyPlayed && sound?.isWidelyPlayed != false }

  /// `0:12`, `1:05:00`: hours, minutes and whole seconds, as players count them, at least one.
  package var length: String { Self.length(ofSeconds: seconds) }

  /// The same for whatever plays.
  package static func length(ofSeconds seconds: Double) -> String {
    let whole = max(1, Int(min(seconds, 359_999).rounded(.down)))
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    let padded = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
    return hours > 0 ? "\(hours):\(padded(minutes)):\(padded(rest))" : "\(minutes):\(padded(rest))"
  }
}
