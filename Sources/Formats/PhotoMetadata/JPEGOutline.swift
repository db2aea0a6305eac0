import MediaContainers

/// The little of a JPEG file that stands before its picture: how large it is, and the EXIF part.
///
/// A JPEG is a row of segments, each with a marker (FF and a code) and mostly a length (ITU-T T.81, annex B).
struct JPEGOutline {
  let outline: PictureOutline

  /// No honest picture has so many segments, even with long colour profiles and panoramas.
  private static let maxSegments = 20_000

  init(of file: PictureFile) throws(PhotoProblem) {
    var size: (height: Int, width: Int)?
    var parts = JPEGParts()
    var place = 2
    for _ in 0..<Self.maxSegments {
      guard let segment = try JPEGSegment(in: file, from: place), !segment.endsHead else { break }
      if segment.saysSize, size == nil {
        var numbers = PictureCursor(file, at: segment.content + 1)
        guard let high = try numbers.number(2), let wide = try numbers.number(2) else { break }
        size = (high, wide)
      } else if segment.holdsNotes {
        parts.take(try file.bytes(at: segment.content, count: segment.end - segment.content))
      }
      place = segment.end
    }
    guard let size else { throw .cutOff }
    var outline = try PictureOutline(.jpeg, width: size.width, height: size.height, exif: parts.exif)
    outline.xmp = parts.xmp
    outline.moreXMP = parts.moreXMP
    outline.iptc = parts.iptc
    self.outline = outline
  }
}

/// One segment of a JPEG file, by its places in the file.
private struct JPEGSegment {
  private let marker: UInt8
  /// Where the content begins, behind the length.
  let content: Int
  /// Where the next segment should begin.
  let end: Int

  /// How much rubbish between two segments is passed over.
  private static let maxRubbish = 64 * 1024

  /// The next segment at or after a place; nil where there is none.
  init?(in file: PictureFile, from start: Int) throws(PhotoProblem) {
    var place = start
    while true {
      guard place - start < Self.maxRubbish, let byte = try file.byte(at: place) else { return nil }
      place += 1
      guard byte == 0xFF else { continue }
      // Any number of FF may fill the space before a marker's code; FF 00 is no marker.
      while try file.byte(at: place) == 0xFF, place - start < Self.maxRubbish { place += 1 }
      guard let code = try file.byte(at: place) else { return nil }
      place += 1
      if code == 0 || code == 0xFF { continue }
      marker = code
      break
    }
    if Self.standsAlone(marker) {
      (content, end) = (place, place)
      return
    }
    var head = PictureCursor(file, at: place)
    guard let length = try head.number(2), length >= 2 else { return nil }
    (content, end) = (place + 2, place + length)
  }

  private static func standsAlone(_ marker: UInt8) -> Bool {
    marker == 0x01 || (0xD0...0xD9).contains(marker)
  }

  /// The frame headers SOF0 to SOF15, among which are three other markers.
  var saysSize: Bool { (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC }
  /// APP1 with EXIF and XMP, APP13 with Photoshop's resources.
  var holdsNotes: Bool { marker == 0xE1 || marker == 0xED }
  /// The picture itself begins, or the file ends.
  var endsHead: Bool { marker == 0xDA || marker == 0xD9 }
}
