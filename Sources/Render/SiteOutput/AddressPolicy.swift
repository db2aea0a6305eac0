import Digests

/// Under which names the files of a site are published: asked for every link before a page is made, so that links are
/// right before anything is sealed.
package enum AddressPolicy: Hashable, Sendable {
  /// As they are called: `days/2026-05-03/index.html`.
  case open
  /// By names that say nothing to whoever has not this key: `x/` and 26 letters.
  case opaque(nameKey: [UInt8])

  package var isOpaque: Bool { if case .opaque = self { true } else { false } }

  /// The folder of all files with opaque names.
  package static let folder = "x/"

  /// How a file is published.
  ///
  /// A page is a folder still, for its links are those of any page, and another file keeps the end of its name, which is
  /// taken off when it is sealed. The first page and the page for those who got lost have the names that servers know,
  /// and the shipped look and scripts, equal in all sites, keep theirs.
  package func published(_ path: OutputPath) -> OutputPath {
    guard case .opaque(let key) = self, !path.isPlainInSealedSite else { return path }
    let text = path.text
    // The parts of an index lie beside its first one, by whose name the script of the search finds them.
    if let (first, rest) = path.partOfIndex {
      return .top("\(Self.folder)\(OpaqueName.of(first, key: key))\(rest).js")
    }
    let name = Self.folder + OpaqueName.of(text, key: key)
    if text.hasSuffix("/index.html") { return .top(name + "/index.html") }
    let file = path.parts.last ?? ""
    let end = file.lastIndex(of: ".").map { String(file[$0...]) } ?? ""
    return .top(name + (end.utf8.allSatisfy(\.isPlainEnd) ? end : ""))
  }
}

/// 130 bits of a message code as 26 letters that every file system tells apart, and no server passes over.
package enum OpaqueName {
  package static func of(_ text: String, key: [UInt8]) -> String {
    let code = MessageCode.of(text, key: key)
    var (name, bits, count) = ("", 0, 0)
    for byte in code where name.utf8.count < length {
      (bits, count) = ((bits << 8 | Int(byte)) & 0xFFFF, count + 8)
      while count >= 5, name.utf8.count < length {
        count -= 5
        name.unicodeScalars.append(letters[(bits >> count) & 31])
      }
    }
    return name
  }

  /// How many letters a name has.
  package static let length = 26

  /// Those of base32 (RFC 4648), small.
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz234567".unicodeScalars)
}

extension AddressPolicy {
  /// The link from one file of the site to another, each under its published name.
  package func link(
    from source: OutputPath, to target: OutputPath, fragment: String? = nil
  ) -> RelativeLink {
    RelativeLink(from: published(source), to: published(target), fragment: fragment)
  }
}

extension OutputPath {
  /// Whether a file of a sealed site is called there as everywhere.
  package var isPlainInSealedSite: Bool {
    text == "index.html" || text == "404.html" || Self.shippedAssets.contains(text)
  }

  /// The look and the scripts that all sites have.
  private static let shippedAssets: Set<String> = [
    "assets/style.css", "assets/drawing.css", "assets/overviews.css", "assets/library.css", "assets/next.css",
    "assets/icon.svg", "assets/clip.svg", "assets/site.js", "assets/viewer.js", "assets/lists.js",
    "assets/search.js", "assets/live.js", "assets/map.js", "assets/profile.js", "assets/next.js",
    "assets/sky.js", "assets/library.js",
  ]

  /// `data/search-words-1.js` is a part of the index `data/search.js`: the name of that, and what follows it.
  fileprivate var partOfIndex: (first: String, rest: String)? {
    guard text.hasSuffix(".js"), let name = parts.last, name.hasPrefix("search-"),
      parts.dropLast().last == "data"
    else { return nil }
    let folder = text.dropLast(name.utf8.count)
    return (folder + "search.js", String(name.dropFirst("search".count).dropLast(".js".count)))
  }
}

extension UInt8 {
  /// Whether it may stand in the end of a name, as in `.jpg`.
  fileprivate var isPlainEnd: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
