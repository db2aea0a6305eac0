import PictureSanitizing
import FileIdentities
import Foundation
import SiteOutput
import TripCompiling
import TripModel

extension BuildWork {
  /// The theme with the traveller's own pictures sanitized: what a style or a template shows tells no more than its
  /// pixels. One of which nobody can say what its pixels need stays as it is, and the audit judges it.
  func sanitized(_ theme: Theme) -> Theme {
    var theme = theme
    for name in theme.ownPictures {
      if let bytes = Self.sanitizedBytes(ofPicture: options.folder + "/assets/" + name) {
        theme.assets[name] = bytes
      }
    }
    return theme
  }

  /// Nil for a picture that is not understood, or that changed while it was read.
  private static func sanitizedBytes(ofPicture path: String) -> [UInt8]? {
    guard let before = FileIdentity(of: path), let sanitized = try? PictureSanitizer.of(path: path),
      let whole = FileManager.default.contents(atPath: path).map(Array.init), FileIdentity(of: path) == before
    else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(sanitized.byteCount)
    for piece in sanitized.pieces {
      switch piece {
      case .run(let start, let count):
        guard start >= 0, count >= 0, start + count <= whole.count else { return nil }
        bytes += whole[start..<(start + count)]
      case .bytes(let own): bytes += own
      case .zeros(let count): bytes += [UInt8](repeating: 0, count: count)
      }
    }
    return bytes
  }
}
