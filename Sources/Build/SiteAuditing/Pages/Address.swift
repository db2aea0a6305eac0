/// Where an address leads that stands in a published file, as a browser understands it.
enum Address: Hashable {
  /// Nothing that is fetched or opened from a site: a mail, a script, a picture within the address itself.
  case nothing
  /// Another server, or another program's file.
  case elsewhere
  /// A place of the site: a path from its top, and the name of a place in that file.
  case site(path: String, fragment: String?)
  /// A file on the disk of whoever wrote it.
  case disk
  /// Above the top of the site.
  case above
}

/// What addresses of one file are relative to.
struct AddressBase {
  /// The path of the file in the site.
  let file: String
  /// Where the site is published, if it says so: `https://example.org/lisbon/`.
  let siteAddress: SiteAddress?
  /// What relative addresses are relative to: the path of the file, or of what a `<base>` leads to.
  private var path: String
  /// Whether a `<base>` has all of them lead to another server.
  private(set) var isElsewhere = false

  init(file: String, siteAddress: SiteAddress?) {
    self.file = file
    self.siteAddress = siteAddress
    path = file
  }

  /// The folders that relative addresses begin in.
  private var folders: [String] {
    let parts = path.split(separator: "/").map(String.init)
    return path.hasSuffix("/") ? parts : parts.dropLast()
  }

  /// A page may say that its addresses are relative to another one.
  mutating func move(to address: String) {
    switch self.address(address) {
    case .elsewhere, .disk: isElsewhere = true
    case .site(let path, _): self.path = path
    case .nothing, .above: break
    }
  }

  func address(_ written: String) -> Address {
    let text = Self.tidy(written)
    if let colon = text.firstIndex(of: ":"), let scheme = Self.scheme(text[..<colon]) {
      switch scheme {
      case "http", "https": return own(text) ?? .elsewhere
      case "ws", "wss", "ftp": return .elsewhere
      case "file": return .disk
      default: return .nothing
      }
    }
    let path = text.replacing("\\", with: "/")
    if path.hasPrefix("//") { return own("https:" + path) ?? .elsewhere }
    let parts = Self.divide(path)
    if parts.path.isEmpty { return .site(path: file, fragment: parts.fragment) }
    if isElsewhere { return .elsewhere }
    return parts.path.hasPrefix("/") ? rooted(parts) : walk(parts, from: folders)
  }

  /// An address with the server's name, where that is the site's own.
  private func own(_ text: String) -> Address? {
    guard let siteAddress else { return nil }
    let parts = Self.divide(text)
    guard let path = siteAddress.path(of: parts.path) else { return nil }
    return walk((path, parts.fragment), from: [])
  }

  /// From the top of the server, where the site may be one folder of several.
  private func rooted(_ parts: (path: String, fragment: String?)) -> Address {
    guard let top = siteAddress?.folder, top != "/" else {
      return walk((String(parts.path.dropFirst()), parts.fragment), from: [])
    }
    guard (parts.path + "/").hasPrefix(top) else { return .above }
    return walk((String(parts.path.dropFirst(top.count)), parts.fragment), from: [])
  }

  private func walk(_ parts: (path: String, fragment: String?), from folders: [String]) -> Address {
    var way = folders
    let names = parts.path.split(separator: "/", omittingEmptySubsequences: false)
    var isFolder = false
    for (index, name) in names.enumerated() {
      let plain = Self.decoded(String(name))
      isFolder = index == names.count - 1 && (plain.isEmpty || plain == "." || plain == "..")
      switch plain {
      case "", ".": continue
      case "..":
        if way.isEmpty { return .above }
        way.removeLast()
      default: way.append(plain)
      }
    }
    let path = way.joined(separator: "/")
    return .site(path: isFolder && !path.isEmpty ? path + "/" : path, fragment: parts.fragment)
  }

  // MARK: - The parts of an address

  /// As browsers read it: without white space around it, and without line breaks within.
  private static func tidy(_ text: String) -> String {
    let kept = text.unicodeScalars.filter { ![0x09, 0x0A, 0x0D].contains($0.value) }
    let inner = kept.drop { $0.value <= 0x20 }
    let end = inner.lastIndex { $0.value > 0x20 }.map { inner.index(after: $0) } ?? inner.endIndex
    return String(String.UnicodeScalarView(inner[..<end]))
  }

  /// In small letters; nil for what is no scheme, such as a path with a colon in it.
  private static func scheme(_ text: Substring) -> String? {
    let letters = Array(text.utf8)
    guard let first = letters.first, (0x61...0x7A).contains(first | 0x20),
      letters.allSatisfy({
        (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || [0x2B, 0x2D, 0x2E].contains($0)
      })
    else { return nil }
    return text.lowercased()
  }

  /// Without its query; the fragment is decoded.
  private static func divide(_ text: String) -> (path: String, fragment: String?) {
    let hash = text.firstIndex(of: "#")
    let fragment = hash.map { decoded(String(text[text.index(after: $0)...])) }
    let path = text[..<(hash ?? text.endIndex)]
    return (String(path[..<(path.firstIndex(of: "?") ?? path.endIndex)]), fragment)
  }

  /// With the bytes that `%` stands before; as it is, where that makes no text.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var plain: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "%"), place + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[place + 1...place + 2], as: UTF8.self), radix: 16)
      {
        plain.append(byte)
        place += 3
      } else {
        plain.append(bytes[place])
        place += 1
      }
    }
    return String(validating: plain, as: UTF8.self) ?? text
  }
}

/// Where a site says that it is published.
struct SiteAddress: Hashable, Sendable {
  /// Host, and port if there is one, in small letters.
  private let host: String
  /// `/`, or a folder with `/` at both ends.
  let folder: String

  /// From the address of its first page; nil for what is no address of the web.
  init?(firstPage: String) {
    guard let parts = Self.parts(firstPage) else { return nil }
    host = parts.host
    let end = parts.path.lastIndex(of: "/") ?? parts.path.startIndex
    folder = "/" + parts.path[..<end].drop { $0 == "/" } + (parts.path[..<end].count > 1 ? "/" : "")
  }

  /// The path from the top of the site; nil for what is not below it.
  func path(of address: String) -> String? {
    guard let parts = Self.parts(address), parts.host == host else { return nil }
    let path = parts.path.isEmpty ? "/" : parts.path
    if path + "/" == folder { return "" }
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : nil
  }

  private static func parts(_ address: String) -> (host: String, path: String)? {
    let text = address.replacing("\\", with: "/")
    let lower = text.lowercased()
    guard let scheme = ["https:", "http:"].first(where: lower.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count).drop { $0 == "/" }
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let path = rest[end...].prefix { $0 != "?" && $0 != "#" }
    return rest[..<end].isEmpty ? nil : (rest[..<end].lowercased(), String(path))
  }
}
