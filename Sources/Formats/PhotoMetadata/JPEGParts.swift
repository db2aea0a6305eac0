/// The notes in the segments of a JPEG, each known by the words that it begins with.
struct JPEGParts {
  /// The first one counts.
  private(set) var exif: [UInt8]?
  private(set) var xmp: [UInt8]?
  private var resources: [UInt8] = []
  /// The pieces of a long packet's rest, by the name that the packet has for it.
  private var pieces: [[UInt8]: [Int: [UInt8]]] = [:]
  private var length = 0

  private static let maxResources = 1 << 20
  private static let startOfExif = Array("Exif\0".utf8)
  private static let startOfXMP = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
  private static let startOfMoreXMP = Array("http://ns.adobe.com/xmp/extension/\0".utf8)
  private static let startOfResources = Array("Photoshop 3.0\0".utf8)

  mutating func take(_ content: [UInt8]) {
    if exif == nil, content.count > 6, content.starts(with: Self.startOfExif) {
      exif = Array(content.dropFirst(6))
    } else if xmp == nil, content.starts(with: Self.startOfXMP) {
      xmp = Array(content.dropFirst(Self.startOfXMP.count))
    } else if content.starts(with: Self.startOfMoreXMP) {
      take(piece: content.dropFirst(Self.startOfMoreXMP.count))
    } else if content.starts(with: Self.startOfResources) {
      // A resource may go on in the next segment.
      if resources.count < Self.maxResources { resources += content.dropFirst(Self.startOfResources.count) }
    }
  }

  /// 32 letters of a name, the length of the whole, the place of the piece in it, and the piece (XMP, part 3, 1.1.3.1).
  private mutating func take(piece: ArraySlice<UInt8>) {
    let head = Array(piece.prefix(40))
    guard head.count == 40, length + piece.count <= PictureOutline.longestXMP else { return }
    length += piece.count
    let offset = head[36...].reduce(0) { $0 << 8 | Int($1) }
    pieces[Array(head[..<32]), default: [:]][offset] = Array(piece.dropFirst(40))
  }

  /// The rest of the packet, with its name before it, where all its pieces are there.
  var moreXMP: [UInt8]? {
    guard let xmp, !pieces.isEmpty, let name = XMPReader.packet(xmp).extended,
      let parts = pieces[Array(name.utf8)]
    else { return nil }
    var whole: [UInt8] = []
    for (offset, part) in parts.sorted(by: { $0.key < $1.key }) {
      guard offset == whole.count else { return nil }
      whole += part
    }
    return whole
  }

  var iptc: [UInt8]? { IPTCRecords.records(inResources: resources) }
}

extension PictureOutline {
  /// What the picture's XMP says; nil where it has none.
  var xmpNote: PhotoNote? {
    guard var note = xmp.map({ XMPReader.read($0).note }) else { return nil }
    if let moreXMP { note.fill(from: XMPReader.read(moreXMP).note) }
    return note
  }
}
