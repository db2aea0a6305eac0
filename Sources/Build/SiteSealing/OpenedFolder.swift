import Files
import Foundation
private import Glibc
package import SiteOutput

/// A folder of this process alone, for what was sealed while it is looked through: others cannot look into it.
package struct OpenedFolder: Sendable {
  package let path: String

  /// Makes the folder, which must not be there.
  package init(_ path: String) throws(SealProblem) {
    self.path = path
    try Self.make(path)
  }

  /// Puts a piece where links of opened pages look for its file.
  package func add(_ piece: OpenedPiece) throws(SealProblem) {
    try write(piece.bytes, at: piece.offset, of: piece.published.text)
  }

  /// Puts a file there, of a path that `SealedSite` has told.
  package func add(_ bytes: [UInt8], as path: String) throws(SealProblem) {
    try write(bytes, at: 0, of: path)
  }

  /// Takes a file away of which not all has opened.
  package func remove(_ path: OutputPath) {
    try? FileManager.default.removeItem(atPath: self.path + "/" + path.text)
  }

  /// Takes away the folder with all that was put there.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  private func write(_ bytes: [UInt8], at offset: Int, of file: String) throws(SealProblem) {
    guard let parts = OutputPath(file)?.parts else { throw SealProblem(path: file, reason: "it is no name") }
    var folder = path
    for part in parts.dropLast() {
      folder += "/" + part
      if FileKind(of: folder) == nil { try Self.make(folder) }
    }
    let place = path + "/" + file
    do throws(SystemFault) {
      let file = try OpenFile(place, O_WRONLY | O_CREAT | O_NOFOLLOW, rights: 0o600)
      try file.write(bytes, at: offset)
    } catch {
      throw SealProblem(path: place, reason: error.words(.site))
    }
  }

  private static func make(_ folder: String) throws(SealProblem) {
    guard unsafe mkdir(folder, 0o700) == 0 else {
      throw SealProblem(path: folder, reason: SystemFault.last.words(.site))
    }
  }
}
