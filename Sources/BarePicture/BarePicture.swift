import PhotoMetadata
package import SiteOutput

/// A picture without anything that its pixels do not need: no camera, time, place, name, comment or small copy.
///
/// It is not written but described: the pieces of the original that stay, in order, with bytes of our own between
/// them. The pixels are never decoded, so none of them changes. What stays is chosen by what is known to be needed to
/// show the picture, never by what is known to tell something; what is not understood is refused.
package struct BarePicture: Hashable, Sendable {
  /// The usual ending of its kind: `jpg`.
  package let ending: String
  package let pieces: [FilePiece]

  package init(ending: String, pieces: [FilePiece]) {
    self.ending = ending
    self.pieces = pieces
  }

  package var byteCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Reads a file once, in time linear in its length.
  ///
  /// - Returns: the pieces; every run lies within the file as it was.
  /// - Throws: why nobody can say what of the file is the picture.
  package static func of(path: String) throws(BarePictureProblem) -> BarePicture {
    let file = try OriginalFile(path: path)
    let turn = try self.turn(of: path)
    let head = try file.bytes(0..<min(16, file.length))
    let fourth = head.dropFirst(4), eighth = head.dropFirst(8)
    if head.starts(with: [0xFF, 0xD8]) {
      return BarePicture(ending: "jpg", pieces: try BareJPEG.pieces(of: file, turn: turn))
    }
    if head.starts(with: BarePNG.signature) {
      return BarePicture(ending: "png", pieces: try BarePNG.pieces(of: file, turn: turn))
    }
    if head.starts(with: Array("RIFF".utf8)), eighth.starts(with: Array("WEBP".utf8)) {
      return BarePicture(ending: "webp", pieces: try BareWebP.pieces(of: file, turn: turn))
    }
    if head.starts(with: [0x49, 0x49, 0x2A, 0]) || head.starts(with: [0x4D, 0x4D, 0, 0x2A]) {
      return BarePicture(ending: "tif", pieces: try BareTIFF.pieces(of: file, turn: turn))
    }
    if fourth.starts(with: Array("ftyp".utf8)) {
      let ending = eighth.starts(with: Array("avif".utf8)) ? "avif" : "heic"
      return BarePicture(ending: ending, pieces: try BareHEIF.pieces(of: file))
    }
    throw .unknown
  }
  /// How the site turns the picture: read by the same reader, whatever stands there twice or half.
  private static func turn(of path: String) throws(BarePictureProblem) -> Int {
    do throws(PhotoProblem) {
      return try PhotoFacts.read(path: path).orientation
    } catch {
      throw .damaged
    }
  }
}
