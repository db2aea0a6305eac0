private import CVips

/// Small pictures from big ones: upright, in sRGB, with all that the camera wrote about itself left behind.
///
/// A value without state: libvips is opened once per process and shared. Its methods may run on several
/// threads at once, one picture each.
package struct PictureScaler: Sendable {
  /// What the bytes of a picture depend on beside the original and the recipe: the library's and its codecs'
  /// versions, in the same order on each run. It belongs into the key of whatever is kept.
  package let codecs: String
  /// The same for drawings.
  package let drawingCodecs: String

  /// Opens libvips, which takes about 40 ms the first time.
  package static func open() throws(PictureLibraryMissing) -> PictureScaler {
    switch picture_library_open() {
    case PICTURE_LIBRARY_OPEN:
      return
        PictureScaler(
          codecs: codecVersions(ofDrawings: false), drawingCodecs: codecVersions(ofDrawings: true))
    case PICTURE_LIBRARY_UNFIT: throw .unfit
    default: throw .notInstalled
    }
  }

  private init(codecs: String, drawingCodecs: String) {
    self.codecs = codecs
    self.drawingCodecs = drawingCodecs
  }

  /// How large a picture is as one looks at it, by what its head declares; nothing is decoded.
  package func size(of path: String) throws(PictureProblem) -> PixelSize {
    try PictureFile(path).declaredSize()
  }

  /// Makes small pictures from a file, decoding it once and shrinking from the largest down.
  ///
  /// A smaller picture is made from the next larger one, so the bytes depend on the whole list of sizes: ask
  /// always for the same list, and put it into the key of whatever is kept.
  ///
  /// - Parameters:
  ///   - path: the original.
  ///   - sizes: what is wanted.
  ///   - coding: how each is written.
  /// - Returns: one picture for each size, in their order.
  /// - Throws: a problem where the picture is to be left out.
  package func derivatives(
    of path: String, sizes: [PictureSize], coding: PictureCoding
  ) throws(PictureProblem) -> [EncodedPicture] {
    let file = try PictureFile(path)
    let declared = try file.declaredSize()
    guard declared.pixels <= Self.maxPixels else { throw .tooLarge(declared, limit: Self.maxPixels) }
    guard let width = sizes.map({ $0.widthNeeded(from: declared) }).max() else { return [] }
    let cascade = PictureCascade(start: try file.decoded(toWidth: width), coding: coding)
    return try cascade.pictures(for: sizes)
  }

  /// Whether the library at hand writes pictures of a kind; for AVIF it needs an encoder that some systems leave out.
  package func canWrite(_ kind: PictureCoding.Kind) -> Bool {
    picture_enter_work()
    defer { picture_leave() }
    let tried = PictureHandle(blackOfWidth: 16, height: 16)
    let isWritten = tried?.encoded(as: PictureCoding(kind, quality: 50)) != nil
    return isWritten
  }

  /// The pixels of a picture, made no wider than `width`: to look at its colours.
  package func pixels(of path: String, width: Int) throws(PictureProblem) -> PicturePixels {
    try pixels(of: PictureFile(path), width: width)
  }

  /// The same of a picture whose file is at hand.
  package func pixels(ofBytes bytes: [UInt8], width: Int) throws(PictureProblem) -> PicturePixels {
    guard let file = PictureFile(bytes: bytes) else { throw .notAPicture }
    return try pixels(of: file, width: width)
  }

  private func pixels(of file: PictureFile, width: Int) throws(PictureProblem) -> PicturePixels {
    let declared = try file.declaredSize()
    guard declared.pixels <= Self.maxPixels else { throw .tooLarge(declared, limit: Self.maxPixels) }
    return try file.decoded(toWidth: width).allPixels()
  }

  /// A drawing of our own as PNG, so many pixels to its unit; nil where the library at hand draws no SVG.
  ///
  /// What it shows must not depend on the machine: no lettering but outlines, no other file.
  package func picture(ofDrawing svg: String, scale: Double) -> EncodedPicture? {
    picture_enter_inquiry()
    let drawn = PictureHandle(drawing: Array(svg.utf8), scale: scale)
    picture_leave()
    picture_enter_work()
    defer { picture_leave() }
    guard let drawn, let bytes = drawn.png() else { return nil }
    return EncodedPicture(bytes: bytes, size: drawn.size)
  }

  /// The middle of a picture, filling a rectangle; with a drawing of our own over it, as large as the drawing is, at whose
  /// upper left the picture lies. Nil where the library at hand draws no SVG.
  package func card(
    of path: String, filling size: PixelSize, beneath svg: String?, coding: PictureCoding
  ) throws(PictureProblem) -> EncodedPicture? {
    guard let svg else {
      let size = PictureSize.filling(width: size.width, height: size.height)
      return try derivatives(of: path, sizes: [size], coding: coding).first
    }
    let file = try PictureFile(path)
    let declared = try file.declaredSize()
    guard declared.pixels <= Self.maxPixels else { throw .tooLarge(declared, limit: Self.maxPixels) }
    let filling = PictureSize.filling(width: size.width, height: size.height)
    let whole = try file.decoded(toWidth: filling.widthNeeded(from: declared))
    picture_enter_inquiry()
    let drawing = PictureHandle(drawing: Array(svg.utf8), scale: 1, isTransparent: true)
    picture_leave()
    picture_enter_work()
    defer { picture_leave() }
    guard let drawing else { return nil }
    guard let made = whole.cropped(toWidth: size.width, height: size.height)?.beneath(drawing),
      let bytes = made.encoded(as: coding)
    else { throw .damaged }
    return EncodedPicture(bytes: bytes, size: made.size)
  }

  /// More pixels than this are not decoded: a file of a few bytes can declare as many as it likes.
  package static let maxPixels = 250_000_000
}

/// The library's version and the file names of its codecs, sorted: `libvips 8.14.1 libjpeg.so.62.3.0 …`.
private func codecVersions(ofDrawings: Bool) -> String {
  var names: [String] = []
  unsafe withUnsafeMutablePointer(to: &names) { list in
    unsafe picture_visit_codecs(
      ofDrawings ? 1 : 0,
      { name, list in
        guard let name = unsafe name, let list = unsafe list else { return }
        unsafe list.assumingMemoryBound(to: [String].self).pointee.append(String(cString: name))
      }, list)
  }
  // "plain": without code that is made for the processor, which rounds otherwise.
  let library = "plain libvips " + (unsafe String(cString: picture_library_version()))
  return ([library] + Set(names).sorted()).joined(separator: " ")
}
