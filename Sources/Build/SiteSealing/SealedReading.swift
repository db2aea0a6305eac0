import Files
import SiteOutput

/// Reads files of a site that anybody may have made, within a bound; a link is not followed.
enum SealedReading {
  static func bytes(of path: String, atMost most: Int) throws(SealProblem) -> [UInt8] {
    do throws(SystemFault) {
      let file = try OpenFile.reading(path, followingLink: false)
      if file.byteCount <= most { return try file.bytes(at: 0, count: file.byteCount) }
    } catch {
      throw SealProblem(path: path, reason: error.words(.auditing))
    }
    throw SealProblem(path: path, reason: "it is larger than any file of a sealed site")
  }
}

/// The names of a sealed site.
enum SealedName {
  /// That of the folder of all that is sealed but the first page.
  static let folder = String(AddressPolicy.folder.dropLast())

  /// Of base32, as `OpaqueName` writes it.
  static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "2")...UInt8(ascii: "7")).contains(byte)
  }

  /// Whether it is the name of a page's folder.
  static func isName(_ name: some StringProtocol) -> Bool {
    name.utf8.count == OpaqueName.length && name.utf8.allSatisfy(isLetter)
  }

  /// The name that a script's file name says: of `abc.js` it is `abc`; nil for any other file.
  static func ofScript(_ file: some StringProtocol) -> String? {
    guard file.hasSuffix(".js"), isName(file.dropLast(3)) else { return nil }
    return String(file.dropLast(3))
  }

  /// Whether a sealed site may have a file of this path at all.
  static func mayBe(_ path: String) -> Bool {
    if let path = OutputPath(path), path.isPlainInSealedSite { return true }
    if shown.contains(path) { return true }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.first == folder[...] else { return false }
    if parts.count == 2 { return ofScript(parts[1]) != nil }
    return parts.count == 3 && isName(parts[1]) && parts[2] == "index.html"
  }

  /// What is shown of a sealed site beside its first page and the look that all sites have.
  static let shown: Set<String> = [KeyRing.file, "assets/unlock.css", "assets/unlock.js"]
}
