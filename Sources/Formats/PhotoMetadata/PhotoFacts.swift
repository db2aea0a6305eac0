import MediaContainers

/// What one picture says about itself.
///
/// All of it is as the camera wrote it: uncorrected clocks, pixels as stored. Text is valid, trimmed, and
/// free of control characters; what makes no sense is nil.
package struct PhotoFacts: Hashable, Sendable {
  /// What the file is, whatever its name says.
  package var format: PictureFormat
  /// Pixels as stored, before the orientation is applied.
  package var pixelWidth: Int
  package var pixelHeight: Int
  /// How to turn the picture for looking at it: 1 to 8 as EXIF counts them, 1 where the picture does not say. HEIC
  /// and AVIF say it outside of EXIF, and only that counts.
  package var orientation = 1
  /// When the picture was taken.
  package var original = ClockFacts()
  /// When it became digital: for a camera the same, for a scan much later.
  package var digitized = ClockFacts()
  /// When the file was last changed.
  package var modified = ClockFacts()
  package var position: PhotoPosition?
  /// Metres above the sea.
  package var altitude: Double?
  /// Degrees clockwise from north that the camera looked to, 0 up to but not including 360.
  package var direction: Double?
  /// The satellites' time, in seconds since 1970-01-01T00:00:00Z.
  package var satelliteTime: Double?
  package var make: String?
  package var model: String?
  package var lens: String?
  /// Seconds.
  package var exposureTime: Double?
  package var fNumber: Double?
  package var iso: Int?
  /// Millimetres, of the lens as it is.
  package var focalLength: Double?
  /// What somebody wrote about the picture; never what a camera writes into each one.
  package var description: String?
  /// What the picture's own XMP says beside all that.
  package var xmp: PhotoNote?
  /// What its records of IPTC say.
  package var iptc: PhotoNote?

  package init(pixelWidth: Int, pixelHeight: Int, format: PictureFormat = .jpeg) {
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Whether the picture lies on its side as stored, so that width and height change places.
  package var isTurned: Bool { orientation >= 5 }

  /// The facts of a file. Broken EXIF is no problem: what can be read is there, and the rest is nil.
  package static func read(path: String) throws(PhotoProblem) -> PhotoFacts {
    try read(PictureFile(path: path))
  }

  /// The facts of a picture of which only the first bytes are at hand: mostly some hundred thousand are enough.
  package static func read(head bytes: [UInt8]) throws(PhotoProblem) -> PhotoFacts {
    try read(PictureFile(bytes: bytes))
  }

  private static func read(_ file: PictureFile) throws(PhotoProblem) -> PhotoFacts {
    let outline = try PictureOutline.read(file)
    var facts = PhotoFacts(pixelWidth: outline.width, pixelHeight: outline.height, format: outline.format)
    if let exif = outline.exif { facts.take(from: ExifBlock(exif)) }
    if let turn = outline.turn { facts.orientation = turn }
    facts.xmp = outline.xmpNote
    facts.iptc = outline.iptc.map { IPTCRecords($0).note }
    return facts
  }
}

/// Degrees north of the equator and east of Greenwich.
package struct PhotoPosition: Hashable, Sendable {
  package var latitude: Double
  package var longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// One of a picture's three times, as far as it says.
package struct ClockFacts: Hashable, Sendable {
  package var reading: ClockReading?
  /// Digits of a second behind the reading, such as `054`; empty where there are none.
  package var subsecond = ""
  /// Seconds that the clock was ahead of UTC.
  package var offset: Int?

  package init(reading: ClockReading? = nil, subsecond: String = "", offset: Int? = nil) {
    self.reading = reading
    self.subsecond = subsecond
    self.offset = offset
  }
}
