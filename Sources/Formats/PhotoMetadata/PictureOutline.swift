import MediaContainers

/// The little of a picture's file that stands around its pixels, whatever its kind.
struct PictureOutline {
  let format: PictureFormat
  /// Pixels as stored, before the picture is turned.
  let width: Int
  let height: Int
  /// How to turn the picture, 1 to 8 as EXIF counts, where the file itself decides that; nil where its EXIF part does.
  var turn: Int?
  /// The EXIF part, from its byte order on.
  var exif: [UInt8]?
  /// The packet of XMP, and what stands behind it where it is too long for one part.
  var xmp: [UInt8]?
  var moreXMP: [UInt8]?
  /// The records of IPTC.
  var iptc: [UInt8]?

  init(
    _ format: PictureFormat, width: Int, height: Int, turn: Int? = nil, exif: [UInt8]? = nil
  ) throws(PhotoProblem) {
    guard width > 0, height > 0 else { throw .noSize }
    (self.format, self.width, self.height, self.turn, self.exif) = (format, width, height, turn, exif)
  }

  /// Reads a file as what it is by its first bytes, whatever its name says.
  static func read(_ file: PictureFile) throws(PhotoProblem) -> PictureOutline {
    let start = PictureStart.read(try file.bytes(at: 0, count: 512))
    if start.isPicture, file.length > Self.largestFile { throw .tooLarge }
    switch start {
    case .jpeg: return try JPEGOutline(of: file).outline
    case .boxed(let format): return try HEIFOutline(of: file, as: format).outline
    case .png: return try PNGOutline(of: file).outline
    case .webp: return try WebPOutline(of: file).outline
    case .tiff: return try TIFFOutline(of: file).outline
    case .other(let kind): throw .otherKind(kind)
    case .problem(let problem): throw problem
    }
  }

  /// Bytes of a picture's file: 250 million points, of which no more are shown, take up 1.5 GB at 16 bits a colour,
  /// unpacked.
  static let largestFile = 2 << 30
  /// An EXIF part is not read beyond so many bytes: libexif takes in no more than 64 KB.
  static let longestExif = 1 << 20
  /// Nor a packet of XMP: some programs keep whole pictures in it.
  static let longestXMP = 8 << 20
}
