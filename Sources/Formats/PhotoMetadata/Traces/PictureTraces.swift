package import MediaContainers

/// What a picture's file tells beside its pixels that could give somebody away.
///
/// Unlike `PhotoFacts`, which wants to know of one picture what it says, this wants to know of a whole file whether
/// anything in it says such things: in every directory, preview and packet, whether or not it makes sense.
package struct PictureTraces: Sendable {
  /// Each once, in the order in which they were met.
  package internal(set) var found: [PrivateTrace] = []
  /// How many bytes may still be read where several notes may point at the same ones.
  private var budget = 256 << 20
  /// How many pictures are within each other here.
  private var depth = 0

  /// Looks through a file; `isThorough` says whether the pixels are passed through as well, in search of further
  /// pictures behind them.
  ///
  /// - Throws: a problem, where the file is no picture whose kind is known, so that nobody can vouch for it.
  package static func read(path: String, isThorough: Bool = true) throws(PhotoProblem) -> PictureTraces {
    try PictureTraces(PictureFile(path: path), isThorough: isThorough)
  }

  /// The same for a picture that stands within another file.
  package static func read(bytes: [UInt8]) throws(PhotoProblem) -> PictureTraces {
    try PictureTraces(PictureFile(bytes: bytes), isThorough: true)
  }

  init() {}

  private init(_ file: PictureFile, isThorough: Bool) throws(PhotoProblem) {
    let head = try file.bytes(at: 0, count: 512)
    switch PictureStart.read(head) {
    case .jpeg: try takeJPEG(file, isThorough: isThorough)
    case .png: try takePNG(file)
    case .webp: try takeWebP(file)
    case .boxed: try takeHEIF(file)
    case .tiff: try takeTIFF(file)
    case .problem(let problem): throw problem
    case .other(let kind): try takeOther(file, head, kind)
    }
  }

  /// Kinds that hold little beside pixels: no directory of tags, at most a packet of XMP as it is.
  private mutating func takeOther(_ file: PictureFile, _ head: [UInt8], _ kind: String) throws(PhotoProblem) {
    if head.dropFirst(4).starts(with: Array("ftypavis".utf8)) { return try takeHEIF(file) }
    let isSimple = [Array("GIF8".utf8), Array("BM".utf8), [0, 0, 1, 0], [0, 0, 2, 0]]
      .contains { head.starts(with: $0) }
    guard isSimple else { throw .otherKind(kind) }
    take(packet: try file.bytes(at: 0, count: min(file.length, PictureOutline.longestXMP)))
  }

  /// Whether so many more bytes may be read; where not, that is told.
  mutating func mayRead(_ count: Int) -> Bool {
    budget -= count
    if budget < 0 { found.add(.packed, "more notes than any picture has") }
    return budget >= 0
  }

  /// A small picture within the notes of another.
  mutating func take(preview: [UInt8]) throws(PhotoProblem) {
    guard depth < 3 else { return found.add(.packed, "pictures within pictures") }
    depth += 1
    try takeJPEG(PictureFile(bytes: preview), isThorough: true)
    depth -= 1
  }

  mutating func take(packet: [UInt8]) {
    for trace in XMPTraces.found(in: packet) { found.add(trace.kind, trace.name) }
  }

  /// The records of IPTC: by-line, its writer's title, credit, copyright, contact, writer of the caption.
  mutating func take(records bytes: [UInt8]) {
    let names: [UInt8: String] = [
      80: "By-line", 110: "Credit", 116: "CopyrightNotice", 118: "Contact", 122: "Writer-Editor",
    ]
    var place = 0
    while place + 5 <= bytes.count, bytes[place] == 0x1C {
      let length = Int(bytes[place + 3]) << 8 | Int(bytes[place + 4])
      if bytes[place + 1] == 2, length > 0, let name = names[bytes[place + 2]] {
        found.add(.owner, "IPTC " + name)
      }
      place += 5 + length
    }
  }

  /// Photoshop's resources, of which one holds the records of IPTC, one EXIF and one XMP.
  mutating func take(resources bytes: [UInt8]) {
    if let records = IPTCRecords.records(inResources: bytes) { take(records: records) }
    take(packet: bytes)
  }
}
