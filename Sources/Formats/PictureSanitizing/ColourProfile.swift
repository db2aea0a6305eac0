import MediaContainers

/// A colour profile (ICC.1:2022) without what it tells of a screen and its owner.
///
/// Profiles of cameras and programs are few, and known by name. That of a screen stands in each screenshot, and may
/// hold the screen's serial number, the day on which it was measured and a name that somebody gave it. So of every
/// profile only the tags that colours are worked out with are kept, and of one that is not known by name no text.
enum ColourProfile {
  private static let headLength = 128
  private static let maxTags = 200
  private static let longest = 1 << 23

  /// The profile as it is published; nil where it is none that a decoder would use.
  static func cleaned(_ profile: [UInt8]) -> [UInt8]? {
    do throws(PictureSanitizerProblem) {
      return try written(profile)
    } catch {
      return nil
    }
  }

  private static func written(_ profile: [UInt8]) throws(PictureSanitizerProblem) -> [UInt8]? {
    guard profile.count > headLength + 4, profile.count <= longest,
      profile[36..<40].elementsEqual("acsp".utf8)
    else { return nil }
    var size = ByteReader(profile, at: 0)
    let length = try size.needed(4)
    guard length > headLength + 4, length <= profile.count else { return nil }
    let tags = try self.tags(of: profile, length)
    let isKnown = tags.first { $0.name == "desc" }.flatMap { text(profile[$0.range]) }.map(isCommon) ?? false
    let kept = tags.filter { colourTags.contains($0.name) || (isKnown && wordTags.contains($0.name)) }
    guard !kept.isEmpty else { return nil }
    return assembled(kept, of: profile, isKnown: isKnown)
  }

  private struct Tag {
    var name: FourCC
    var range: Range<Int>
  }

  private static func tags(of profile: [UInt8], _ length: Int) throws(PictureSanitizerProblem) -> [Tag] {
    var reader = ByteReader(profile, headLength..<length)
    let count = try reader.needed(4)
    guard count <= maxTags else { throw .damaged }
    var tags: [Tag] = []
    for _ in 0..<count {
      let (name, start, size) = (try reader.neededLetters(), try reader.needed(4), try reader.needed(4))
      guard start >= headLength, size >= 8, start + size <= length, !tags.contains(where: { $0.name == name })
      else { continue }
      tags.append(Tag(name: name, range: start..<start + size))
    }
    return tags
  }

  /// Head, list of tags and tags; those that share their bytes still do.
  private static func assembled(_ tags: [Tag], of profile: [UInt8], isKnown: Bool) -> [UInt8] {
    var places: [Range<Int>: Int] = [:]
    var list: [UInt8] = bigEndian(tags.count, 4)
    var values: [UInt8] = []
    let start = headLength + 4 + 12 * tags.count
    for tag in tags {
      let place = places[tag.range] ?? start + values.count
      if places.updateValue(place, forKey: tag.range) == nil {
        values += profile[tag.range] + [UInt8](repeating: 0, count: (4 - tag.range.count % 4) % 4)
      }
      list += tag.name.bytes + bigEndian(place, 4) + bigEndian(tag.range.count, 4)
    }
    return head(of: profile, length: start + values.count, isKnown: isKnown) + list + values
  }

  /// Without the sum over the whole, which may be left out; of an unknown one also without day, maker, model and
  /// program.
  private static func head(of profile: [UInt8], length: Int, isKnown: Bool) -> [UInt8] {
    var head = bigEndian(length, 4) + profile[4..<headLength]
    var blank = [84..<headLength]
    if !isKnown { blank += [4..<8, 24..<36, 48..<56, 80..<84] }
    for range in blank { for place in range { head[place] = 0 } }
    return head
  }

  /// What colours are worked out with.
  private static let colourTags: Set<FourCC> = [
    "A2B0", "A2B1", "A2B2", "B2A0", "B2A1", "B2A2", "D2B0", "D2B1", "D2B2", "D2B3", "B2D0", "B2D1", "B2D2",
    "B2D3",
    "rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC", "kTRC", "wtpt", "bkpt", "chad", "chrm", "gamt", "cicp",
  ]

  /// What a well-known profile says of itself beside that.
  private static let wordTags: Set<FourCC> = [
    "desc", "cprt", "dmnd", "dmdd", "vued", "view", "lumi", "meas", "tech",
  ]

  /// The text of a description: plain in the second version of the format, in several languages in the fourth.
  private static func text(_ tag: ArraySlice<UInt8>) -> String? {
    let bytes = Array(tag)
    do throws(PictureSanitizerProblem) {
      var reader = ByteReader(bytes, at: 0)
      let kind = try reader.neededLetters()
      _ = try reader.take(4)
      if kind == "desc" {
        let count = try reader.needed(4)
        return String(decoding: try reader.take(min(count, 100)).prefix { $0 != 0 }, as: UTF8.self)
      }
      guard kind == "mluc", try reader.needed(4) > 0, try reader.needed(4) == 12 else { return nil }
      _ = try reader.take(4)
      let (length, start) = (try reader.needed(4), try reader.needed(4))
      guard start < bytes.count else { return nil }
      var letters = ByteReader(bytes, start..<bytes.count)
      var units: [UInt16] = []
      for _ in 0..<min(100, length / 2) { units.append(UInt16(try letters.needed(2))) }
      return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
    } catch {
      return nil
    }
  }

  private static func isCommon(_ name: String) -> Bool {
    let plain = name.lowercased().split(separator: " ").joined(separator: " ")
    return commonNames.contains(plain)
  }

  /// The profiles that cameras, phones and editors put into pictures, in small letters.
  private static let commonNames: Set<String> = [
    "srgb", "srgb iec61966-2.1", "srgb iec61966-2-1", "srgb iec61966-2-1 black scaled", "srgb built-in",
    "srgb2014",
    "iec 61966-2.1 default rgb colour space - srgb", "iec 61966-2-1 default rgb colour space - srgb",
    "gimp built-in srgb", "e-srgb", "c2", "c2ci", "srgb color space profile", "srgb elle v2", "srgb facebook",
    "display p3", "p3", "dci-p3", "dci(p3) rgb", "dci-p3 d65", "smpte rp 431-2-2007 dci (p3)",
    "gimp built-in display p3",
    "adobe rgb (1998)", "adobergb1998", "compatible with adobe rgb (1998)", "nikon adobe rgb 4.0.0.3000",
    "nikon adobe rgb 4.0.0.3001", "nikon adobe rgb 4.0.0.3002", "nikon srgb 4.0.0.3000",
    "nikon srgb 4.0.0.3001",
    "nikon srgb 4.0.0.3002", "prophoto rgb", "romm rgb: iso 22028-2:2013", "kodak prophoto rgb", "apple rgb",
    "generic rgb profile", "generic rgb", "generic gray profile", "generic gray gamma 2.2 profile",
    "gray gamma 2.2",
    "gray gamma 1.8", "dot gain 20%", "dot gain 15%", "gamma 2.2", "s-gray", "sgray", "ecirgb v2",
    "wide gamut rgb",
    "rec. itu-r bt.2020-1", "rec. itu-r bt.709-5", "itu-r bt.2020", "bt.2020", "rec2020", "rec709",
    "linear rgb",
    "us web coated (swop) v2", "u.s. web coated (swop) v2", "coated fogra39 (iso 12647-2:2004)",
    "coated fogra27",
  ]
}
