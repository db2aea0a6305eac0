import MediaContainers

/// How the pictures or the sound of a film are stored.
package struct MovieCodec: Hashable, Sendable {
  /// As people call it: `H.264`, `HEVC`, `AAC`.
  package let name: String
  /// Whether the browsers of today play it, all of them.
  package let isWidelyPlayed: Bool

  package init(name: String, isWidelyPlayed: Bool) {
    self.name = name
    self.isWidelyPlayed = isWidelyPlayed
  }

  /// `settings` begins the box that the decoder of H.264 is set by.
  init(_ kind: FourCC, settings: [UInt8]) {
    let known =
      Self.known[kind] ?? (kind.description.isEmpty ? "of an unknown kind" : kind.description, false)
    switch kind {
    case "avc1", "avc3":
      // Ten bits, or more colour than screens have: hardly a browser plays those profiles of H.264.
      let profile = settings.count > 1 ? settings[1] : 0
      let isRare = [110, 122, 244, 44, 118, 128].contains(profile)
      self.init(name: known.0 + (isRare ? " with more colour than usual" : ""), isWidelyPlayed: !isRare)
    default: self.init(name: known.0, isWidelyPlayed: known.1)
    }
  }

  private static let known: [FourCC: (String, Bool)] = [
    "avc1": ("H.264", true), "avc3": ("H.264", true), "hvc1": ("HEVC", false), "hev1": ("HEVC", false),
    "dvh1": ("HEVC", false), "dvhe": ("HEVC", false), "vp08": ("VP8", true), "vp09": ("VP9", true),
    "av01": ("AV1", true), "mp4v": ("MPEG-4 Visual", false), "s263": ("H.263", false),
    "h263": ("H.263", false),
    "apch": ("ProRes", false), "apcn": ("ProRes", false), "apcs": ("ProRes", false),
    "apco": ("ProRes", false),
    "ap4h": ("ProRes", false), "ap4x": ("ProRes", false), "aprn": ("ProRes RAW", false),
    "aprh": ("ProRes RAW", false), "jpeg": ("Motion JPEG", false), "mjpa": ("Motion JPEG", false),
    "mjpb": ("Motion JPEG", false), "png ": ("PNG", false), "dvc ": ("DV", false), "dvcp": ("DV", false),
    "vvc1": ("VVC", false), "mp4a": ("AAC", true), "Opus": ("Opus", true), "fLaC": ("FLAC", true),
    ".mp3": ("MP3", true), "alac": ("ALAC", false), "ac-3": ("AC-3", false), "ec-3": ("E-AC-3", false),
    "samr": ("AMR", false), "sawb": ("AMR", false), "sowt": ("PCM", true), "twos": ("PCM", true),
    "lpcm": ("PCM", true), "in24": ("PCM", true), "raw ": ("PCM", true), "ulaw": ("µ-law", false),
    "alaw": ("A-law", false), "apac": ("APAC", false),
  ]
}
