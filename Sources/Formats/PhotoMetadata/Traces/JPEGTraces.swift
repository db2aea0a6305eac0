import MediaContainers

/// The segments of a JPEG file, and of the pictures that phones put behind it.
extension PictureTraces {
  mutating func takeJPEG(_ file: PictureFile, isThorough: Bool) throws(PhotoProblem) {
    var start: Int? = 0
    for _ in 0..<Self.maxPictures {
      guard let from = start, let pixels = try takeSegments(file, from: from + 2), isThorough else { return }
      guard let end = try endOfPixels(file, from: pixels) else { return }
      start = try takeRest(file, from: end)
    }
  }

  private static let maxPictures = 64
  private static let maxSegments = 20_000
  private static let pieceSize = 1 << 20

  /// - Returns: where the pixels begin; nil where there are none.
  private mutating func takeSegments(_ file: PictureFile, from start: Int) throws(PhotoProblem) -> Int? {
    var (place, pixels): (Int, Int?) = (start, nil)
    var (resources, packets): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<Self.maxSegments {
      guard let mark = try nextMark(file, from: place) else { break }
      if mark.code == 0xD9 { break }
      if mark.code == 0x01 || (0xD0...0xD8).contains(mark.code) {
        place = mark.content
        continue
      }
      var head = PictureCursor(file, at: mark.content)
      guard let length = try head.number(2), length >= 2 else { break }
      place = mark.content + length
      if mark.code == 0xDA {
        pixels = place
        break
      }
      guard (0xE0...0xEF).contains(mark.code) || mark.code == 0xFE else { continue }
      try take(
        segment: file.bytes(at: mark.content + 2, count: length - 2), resources: &resources, packets: &packets
      )
    }
    take(resources: resources)
    take(packet: packets)
    return pixels
  }

  private mutating func take(
    segment: [UInt8], resources: inout [UInt8], packets: inout [UInt8]
  ) throws(PhotoProblem) {
    if segment.starts(with: Array("Exif\0".utf8)), segment.count > 6 {
      try takeTIFF(PictureFile(bytes: Array(segment.dropFirst(6))))
    } else if segment.starts(with: Self.startOfResources) {
      if resources.count > PictureOutline.longestXMP {
        take(resources: resources)
        resources = []
      }
      resources += segment.dropFirst(Self.startOfResources.count)
    } else if segment.starts(with: Self.startOfMoreXMP) {
      // A name may be cut by the end of a piece; what stands before each piece is no part of it.
      packets += segment.dropFirst(Self.startOfMoreXMP.count + 40)
      if packets.count > PictureOutline.longestXMP {
        take(packet: packets)
        packets = []
      }
    } else if !segment.starts(with: Array("ICC_PROFILE\0".utf8)) {
      take(packet: segment)
    }
  }

  private static let startOfResources = Array("Photoshop 3.0\0".utf8)
  private static let startOfMoreXMP = Array("http://ns.adobe.com/xmp/extension/\0".utf8)

  /// The next marker's code, and where its content begins.
  private func nextMark(_ file: PictureFile, from start: Int) throws(PhotoProblem) -> (
    code: UInt8, content: Int
  )? {
    var place = start
    while let byte = try file.byte(at: place), place - start < 1 << 16 {
      place += 1
      guard byte == 0xFF else { continue }
      while try file.byte(at: place) == 0xFF { place += 1 }
      guard let code = try file.byte(at: place) else { return nil }
      place += 1
      if code != 0 { return (code, place) }
    }
    return nil
  }

  /// Behind the marker that ends a picture; nil where the file breaks off before it.
  private func endOfPixels(_ file: PictureFile, from start: Int) throws(PhotoProblem) -> Int? {
    var place = start
    while let found = try file.firstPlace(of: 0xFF, from: place) {
      if try file.byte(at: found + 1) == 0xD9 { return found + 2 }
      place = found + 1
    }
    return nil
  }

  /// What stands behind the picture: a film, as in a moving photo, is told.
  ///
  /// - Returns: where the next picture begins; nil where there is none.
  private mutating func takeRest(_ file: PictureFile, from start: Int) throws(PhotoProblem) -> Int? {
    // Programs hang packets behind the end as well.
    take(packet: try file.bytes(at: start, count: min(file.length - start, PictureOutline.longestXMP)))
    var place = start
    while true {
      let piece = try file.bytes(at: place, count: Self.pieceSize)
      guard piece.count > 3 else { return nil }
      for index in 0..<piece.count - 3 {
        if piece[index] == 0xFF, piece[index + 1] == 0xD8, piece[index + 2] == 0xFF { return place + index }
        if piece[index] == 0x66, piece[index..<index + 4].elementsEqual("ftyp".utf8) {
          found.add(.packed, "a film behind the picture")
          return nil
        }
      }
      place += piece.count - 3
    }
  }
}
