import MediaContainers
import PhotoMetadata
package import SiteOutput

/// A sanitized picture, without the metadata (EXIF, XMP, IPTC) and all else that its pixels do not need: no camera, time,
/// place, name, comment or small copy.
///
/// It is not written but described: the pieces of the original that stay, in order, with bytes of our own between
/// them. The pixels are never decoded, so none of them changes. What stays is chosen by what is known to be needed to
/// show the picture, never by what is known to tell something; what is not understood is refused.
package struct PictureSanitizer: Hashable, Sendable {
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
  package static func of(path: String) throws(PictureSanitizerProblem) -> PictureSanitizer {
    let file = try OriginalFile(path: path)
    let (format, turn) = try look(at: path)
    let pieces =
      switch format {
      case .jpeg: try JPEGSanitizer.pieces(of: file, turn: turn)
      case .png: try PNGSanitizer.pieces(of: file, turn: turn)
      case .webp: try WebPSanitizer.pieces(of: file, turn: turn)
      case .tiff: try TIFFSanitizer.pieces(of: file, turn: turn)
      case .heic, .avif: try HEIFSanitizer.pieces(of: file)
      }
    return PictureSanitizer(ending: format.endings[0], pieces: pieces)
  }

  /// What it is, and how the site turns it: read by the same reader, whatever stands there twice or half.
  private static func look(at path: String) throws(PictureSanitizerProblem) -> (PictureFormat, turn: Int) {
    do throws(PhotoProblem) {
      let facts = try PhotoFacts.read(path: path)
      return (facts.format, facts.orientation)
    } catch {
      throw .damaged
    }
  }
}
