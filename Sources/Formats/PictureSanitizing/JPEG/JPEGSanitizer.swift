import MediaContainers
import SiteOutput

/// The picture in a JPEG file: its tables, its frame and its scans (ITU-T T.81, annex B).
///
/// Of what programs add, three things change how it looks: the colour profile, Adobe's note on how colours are mixed,
/// and the turn. They are written anew. What stands behind the end (films of moving photos, second pictures, gain
/// maps, notes of the maker) belongs to nothing that is kept, and goes with the rest.
enum JPEGSanitizer {
  static func pieces(of file: OriginalFile, turn: Int) throws(PictureSanitizerProblem) -> [FilePiece] {
    let stream = try JPEGStream(of: file, in: 0..<file.length, as: .picture)
    var list = PieceList()
    list.add([0xFF, 0xD8] + (stream.density.map { segment(0xE0, jfif(density: $0)) } ?? []))
    if turn != 1 {
      list.add(segment(0xE1, Array("Exif\0\0".utf8) + PictureTurn.exif(turn)))
    }
    if let transform = stream.adobeTransform {
      list.add(segment(0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, transform]))
    }
    if let profile = stream.profile.whole.flatMap(ColourProfile.cleaned) {
      for part in ProfileParts.split(profile) { list.add(segment(0xE2, part)) }
    }
    for range in stream.kept { try list.copy(range) }
    list.add([0xFF, 0xD9])
    return list.pieces
  }

  private static func jfif(density: [UInt8]) -> [UInt8] { Array("JFIF\0".utf8) + [1, 1] + density + [0, 0] }

  private static func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + bigEndian(content.count + 2, 2) + content
  }
}

/// A colour profile that stands in several segments, each with a number and how many there are.
struct ProfileParts {
  private static let mark = Array("ICC_PROFILE\0".utf8)
  private static let longestPart = 65_519

  private var parts: [Int: [UInt8]] = [:]
  private var count: Int?

  /// Takes the content of an APP2 segment, where it is such a part.
  mutating func take(_ content: [UInt8]) {
    let head = Self.mark.count
    guard content.count > head + 2, content.starts(with: Self.mark) else { return }
    let (number, of) = (Int(content[head]), Int(content[head + 1]))
    count = count ?? of
    if parts[number] == nil { parts[number] = Array(content.dropFirst(head + 2)) }
  }

  /// Nil where a part is missing, as decoders have it.
  var whole: [UInt8]? {
    guard let count, count > 0, parts.count == count else { return nil }
    var whole: [UInt8] = []
    for number in 1...count {
      guard let part = parts[number] else { return nil }
      whole += part
    }
    return whole
  }

  /// The contents of the segments that hold a profile; none where it is too long for that.
  static func split(_ profile: [UInt8]) -> [[UInt8]] {
    let starts = Array(stride(from: 0, to: profile.count, by: longestPart))
    guard starts.count <= 255 else { return [] }
    return starts.enumerated().map { index, start in
      mark + [UInt8(index + 1), UInt8(starts.count)]
        + profile[start..<min(profile.count, start + longestPart)]
    }
  }
}
