/// Something in a published site that does not belong into a sealed one.
package struct SealFault: Hashable, Comparable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// It is a link of the file system: whatever it leads to is published.
    case link
    /// It cannot be looked into, and why, in words that may follow a colon.
    case closed(String)
    /// Everybody can read it, and a sealed site has no such file.
    case open
    /// Where something sealed should stand is something else.
    case unsealed
    /// A file that each sealed site has is not there, or not what it should be.
    case lacking
    /// The page that asks for the password is another one than on other pages.
    case otherShell
    /// Its length tells how long that is what it holds.
    case unpadded
    /// Its bytes are not as even as those of what is sealed.
    case uneven
    /// It does not open: changed, or sealed under another name or with another key.
    case unopened
    /// It is sealed with the key of the site, and stands where something else belongs.
    case misplaced
    /// So many pieces of a large file are not there, or of another file.
    case incomplete(pieces: Int, path: String)
  }

  /// As it is published, from the top of the site.
  package var file: String
  package var kind: Kind

  init(_ file: String, _ kind: Kind) {
    self.file = file
    self.kind = kind
  }

  package static func < (one: SealFault, other: SealFault) -> Bool { one.file < other.file }
}
