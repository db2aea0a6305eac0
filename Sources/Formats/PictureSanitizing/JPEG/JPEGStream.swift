import MediaContainers

/// A walk through the segments and scans of a JPEG: what is needed to decode it, and what changes how it looks.
struct JPEGStream {
  enum Role {
    /// A file of its own.
    case picture
    /// The tables of a TIFF file, or a strip of one that uses them.
    case tables, strip
  }

  /// The segments and scans that are kept, in order, without the marks of beginning and end.
  private(set) var kept: [Range<Int>] = []
  /// Units and two densities, five bytes, where the file calls itself JFIF.
  private(set) var density: [UInt8]?
  /// How colours are mixed, where a note of Adobe's says it.
  private(set) var adobeTransform: UInt8?
  private(set) var profile = ProfileParts()

  private let file: OriginalFile
  private let end: Int
  private var frames = 0
  private var scans = 0
  private let role: Role
  /// What it takes to find where scans end; in TIFF files, tables stand elsewhere, and strips have lengths.
  private var scanEnd: ScanEnd?
  /// Segments of tables that stand before the frame.
  private var tables: [(marker: UInt8, content: [UInt8])] = []

  /// No honest picture has so many, even with long colour profiles and panoramas.
  private static let maxSegments = 20_000
  private static let maxTables = 100
  /// How much rubbish between two segments is passed over, as decoders do.
  private static let maxRubbish = 64 * 1024

  init(of file: OriginalFile, in range: Range<Int>, as role: Role) throws(PictureSanitizerProblem) {
    self.file = file
    self.role = role
    end = range.upperBound
    guard range.count >= 4, try file.number(at: range.lowerBound, 2) == 0xFFD8 else { throw .damaged }
    var place = range.lowerBound + 2
    for _ in 0..<Self.maxSegments {
      let (start, marker) = try nextMarker(from: place)
      if marker == 0xD9 {
        guard role == .tables ? frames == 0 && scans == 0 : frames == 1 && scans > 0 else { throw .damaged }
        return
      }
      place = try take(marker, at: start)
    }
    throw .tooIntricate
  }

  /// The next marker at or after a place: where its FF stands, and its code.
  private func nextMarker(from start: Int) throws(PictureSanitizerProblem) -> (place: Int, code: UInt8) {
    var place = start
    while let found = try file.firstPlace(of: 0xFF, from: place, before: min(end, start + Self.maxRubbish)) {
      guard found + 1 < end else { throw .cutOff }
      let code = try file.number(at: found + 1, 1)
      if code != 0xFF, code != 0 { return (found, UInt8(code)) }
      place = found + 1
    }
    throw start + Self.maxRubbish < end ? .damaged : .cutOff
  }

  /// Takes a segment, and the scan behind it where it begins one.
  /// - Returns: where the next one should begin.
  private mutating func take(_ marker: UInt8, at start: Int) throws(PictureSanitizerProblem) -> Int {
    if marker == 0x01 || (0xD0...0xD8).contains(marker) { return start + 2 }
    guard start + 4 <= end else { throw .cutOff }
    let length = try file.number(at: start + 2, 2)
    let (content, next) = (start + 4, start + 2 + length)
    guard length >= 2 else { throw .damaged }
    guard next <= end else { throw .cutOff }
    switch marker {
    case 0xDB, 0xC4, 0xCC, 0xDD, 0xDC: try keep(marker, content..<next, from: start)
    // Without those of pictures that are built on other pictures, which nothing decodes.
    case 0xC0...0xC3, 0xC9, 0xCA, 0xCB:
      frames += 1
      guard frames == 1 else { throw .damaged }
      try keep(marker, content..<next, from: start)
      guard role == .picture else { break }
      scanEnd = try ScanEnd(frame: marker, file.bytes(content..<next))
      for table in tables { try take(table: table.marker, table.content) }
    case 0xDA:
      guard frames == 1 else { throw .damaged }
      scans += 1
      try keep(marker, content..<next, from: start)
      let behind = try endOfScan(from: next)
      let codes = try scanEnd?.ranges(file.bytes(content..<next), from: next, before: behind, of: file)
      kept += codes ?? [next..<behind]
      return behind
    case 0xC5...0xC7, 0xC8, 0xCD...0xCF, 0xDE, 0xDF: throw .unknown
    default: if scans == 0 { try look(marker, content..<next) }
    }
    return next
  }

  private mutating func keep(_ marker: UInt8, _ content: Range<Int>, from start: Int)
    throws(PictureSanitizerProblem)
  {
    let bytes = try file.bytes(content)
    guard JPEGSegmentForm.isSound(marker, bytes) else { throw .damaged }
    kept.append(start..<content.upperBound)
    guard role == .picture, marker == 0xC4 || marker == 0xDD else { return }
    guard frames == 0 else { return try take(table: marker, bytes) }
    guard tables.count < Self.maxTables else { throw .tooIntricate }
    tables.append((marker, bytes))
  }

  private mutating func take(table marker: UInt8, _ content: [UInt8]) throws(PictureSanitizerProblem) {
    if marker == 0xC4 { try scanEnd?.take(codes: content) } else { scanEnd?.take(interval: content) }
  }

  /// Looks at what a program added before the first scan.
  private mutating func look(_ marker: UInt8, _ content: Range<Int>) throws(PictureSanitizerProblem) {
    guard [0xE0, 0xE2, 0xEE].contains(marker) else { return }
    let bytes = try file.bytes(content)
    switch marker {
    case 0xE0 where density == nil && bytes.count >= 14 && bytes.starts(with: Array("JFIF\0".utf8)):
      density = Array(bytes[7..<12])
    case 0xE2: profile.take(bytes)
    case 0xEE where bytes.count >= 12 && bytes.starts(with: Array("Adobe".utf8)): adobeTransform = bytes[11]
    default: break
    }
  }

  /// Where the marker behind a scan stands: FF 00 is a byte of the picture, FF D0 to D7 are marks within it.
  private func endOfScan(from start: Int) throws(PictureSanitizerProblem) -> Int {
    var place = start
    while let found = try file.firstPlace(of: 0xFF, from: place, before: end), found + 1 < end {
      switch try file.number(at: found + 1, 1) {
      case 0, 0xD0...0xD7: place = found + 2
      case 0xFF: place = found + 1
      default: return found
      }
    }
    throw .cutOff
  }
}

/// Whether a segment holds what its kind holds, and nothing behind it.
enum JPEGSegmentForm {
  static func isSound(_ marker: UInt8, _ content: [UInt8]) -> Bool {
    switch marker {
    case 0xDB: fill(content) { head in 1 + (head.first.map { $0 >> 4 } == 0 ? 64 : 128) }
    case 0xC4: fill(content) { head in head.count < 17 ? nil : 17 + head[1...16].reduce(0) { $0 + Int($1) } }
    case 0xCC: content.count.isMultiple(of: 2)
    case 0xDD, 0xDC: content.count == 2
    case 0xDA: content.count >= 4 && content.count == 4 + 2 * Int(content[0])
    default: content.count >= 6 && content.count == 6 + 3 * Int(content[5])
    }
  }

  /// Whether tables lie side by side without a rest; `length` gives that of the first from its first 17 bytes.
  private static func fill(_ content: [UInt8], _ length: ([UInt8]) -> Int?) -> Bool {
    var place = 0
    while place < content.count {
      guard let count = length(Array(content[place..<min(content.count, place + 17)])) else { return false }
      place += count
    }
    return place == content.count
  }
}
