import MediaContainers

/// A property of an item as it is published: only what is known to change the picture, in just its length.
enum HEIFProperty {
  /// The box to be written; nil for one that is not known.
  static func written(_ box: MediaBox, in bytes: [UInt8]) throws(PictureSanitizerProblem) -> [UInt8]? {
    var reader = ByteReader(bytes, box.contentRange)
    switch box.kind {
    case "hvcC":
      guard let settings = HEVCSettings.written(try reader.take(reader.left)) else { throw .damaged }
      return MediaBox.written("hvcC", settings)
    case "av1C": return MediaBox.written("av1C", try AV1Stream.parameters(reader))
    case "colr": return try colours(reader)
    case "auxC":
      guard isAlpha(box, in: bytes) else { return nil }
      _ = try reader.take(4)
      return MediaBox.written("auxC", version: 0, try text(&reader) + [0])
    case "pixi":
      let count = Int(try reader.take(5)[4])
      return MediaBox.written("pixi", version: 0, [UInt8(count)] + (try reader.take(count)))
    default:
      guard let length = lengths[box.kind] else { return nil }
      return MediaBox.written(box.kind, try reader.take(length))
    }
  }

  /// Size, turn, mirror, clean aperture, shape of a pixel, light levels, the layer to be shown.
  private static let lengths: [FourCC: Int] = [
    "ispe": 12, "irot": 1, "imir": 1, "clap": 32, "pasp": 8, "clli": 4, "mdcv": 24, "a1op": 1,
  ]

  /// Numbers of a known colour space, or a profile.
  private static func colours(_ start: ByteReader) throws(PictureSanitizerProblem) -> [UInt8]? {
    var reader = start
    let kind = try reader.neededLetters()
    switch kind {
    case "nclx": return MediaBox.written("colr", Array("nclx".utf8) + (try reader.take(7)))
    case "prof", "rICC":
      guard let profile = ColourProfile.cleaned(try reader.take(reader.left)) else { return nil }
      return MediaBox.written("colr", kind.bytes + profile)
    default: return nil
    }
  }

  /// Whether a property says that its item is how clear another one is.
  static func isAlpha(_ box: MediaBox, in bytes: [UInt8]) -> Bool {
    guard box.kind == "auxC" else { return false }
    do throws(PictureSanitizerProblem) {
      var reader = ByteReader(bytes, box.contentRange)
      _ = try reader.take(4)
      return alphaNames.contains(String(decoding: try text(&reader), as: UTF8.self))
    } catch {
      return false
    }
  }

  private static let alphaNames: Set<String> = [
    "urn:mpeg:hevc:2015:auxid:1", "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha",
  ]

  private static func text(_ reader: inout ByteReader) throws(PictureSanitizerProblem) -> [UInt8] {
    let bytes = try reader.take(min(100, reader.left))
    return Array(bytes.prefix { $0 != 0 })
  }
}
