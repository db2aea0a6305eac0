import MediaContainers

/// How the samples of a track are built, as far as it takes to tell pictures and sound from the notes between them.
enum SampleForm: Hashable {
  /// Numbers, or frames in which nobody writes notes: they stay as they are.
  case plain
  /// Units of H.264 or HEVC, each behind its length.
  case units(UnitStream)
  case av1
  /// Units that begin with 00 00 01, as MPEG-2 and MPEG-4 Visual have them.
  case startCodes
  /// Elements of AAC, of which those before the sound may hold a text.
  case aac
  case opus

  /// Makes a sample say nothing that is neither picture nor sound, in its own length.
  ///
  /// - Returns: whether a picture or sound is in it.
  func clean(_ bytes: inout [UInt8], _ sample: Range<Int>) -> Bool {
    switch self {
    case .plain: return true
    case .units(let stream): return stream.clean(&bytes, sample)
    case .av1: return AV1Sample.clean(&bytes, sample)
    case .startCodes: return StartCodes.clean(&bytes, sample)
    case .aac:
      AACSample.clean(&bytes, sample)
      return true
    case .opus:
      OpusSample.clean(&bytes, sample)
      return true
    }
  }

  /// That of a sample entry.
  ///
  /// - Throws: `notCleaned` for a codec of which nobody here can tell what is picture and what is a note.
  init(_ entry: SampleEntry, in bytes: borrowing [UInt8]) throws(MovieProblem) {
    let kind = entry.box.kind
    switch kind {
    case "avc1", "avc3":
      guard let box = entry.setting("avcC", in: bytes), box.end - box.content >= 6 else { throw .damaged }
      self = .units(UnitStream(codec: .h264, lengthSize: Int(bytes[box.content + 4] & 3) + 1))
    case "hvc1", "hev1":
      guard let box = entry.setting("hvcC", in: bytes), box.end - box.content >= 23 else { throw .damaged }
      self = .units(UnitStream(codec: .hevc, lengthSize: Int(bytes[box.content + 21] & 3) + 1))
    case "av01": self = .av1
    case "mp4v":
      let streams = entry.setting("esds", in: bytes).flatMap { StreamSettings($0, in: bytes) }
      guard let streams, StreamSettings.startCodes.contains(streams.codec) else {
        throw .notCleaned(MovieCodec(kind, settings: []).name)
      }
      self = .startCodes
    case "mp4a":
      let streams = entry.setting("esds", in: bytes).flatMap { StreamSettings($0, in: bytes) }
      self = streams?.isOfElements ?? false ? .aac : .plain
    case "Opus": self = .opus
    default:
      guard (entry.isSound ? Self.plainSounds : Self.plainPictures).contains(kind) else {
        throw .notCleaned(MovieCodec(kind, settings: []).name)
      }
      self = .plain
    }
  }

  /// Whether a codec is one whose samples can be made clean, by the kind of its entry.
  static func isKnown(_ kind: FourCC, isSound: Bool) -> Bool {
    isSound
      ? plainSounds.contains(kind) || ["mp4a", "Opus"].contains(kind)
      : plainPictures.contains(kind) || ["avc1", "avc3", "hvc1", "hev1", "av01", "mp4v"].contains(kind)
  }

  /// Frames of VP8 and VP9 are arithmetic codes from their first bytes to the last.
  private static let plainPictures: Set<FourCC> = ["vp08", "vp09"]
  private static let plainSounds: Set<FourCC> = [
    "fLaC", ".mp3", "alac", "ac-3", "ec-3", "samr", "sawb", "sowt", "twos", "lpcm", "ipcm", "fpcm", "in24",
    "in32", "fl32", "fl64", "raw ", "ulaw", "alaw", "ima4",
  ]
}
