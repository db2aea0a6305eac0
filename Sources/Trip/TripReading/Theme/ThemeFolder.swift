import Foundation

/// Which files of the trip's `templates/` and `assets/` dress the site, and which of those in `assets/` are the
/// trip's own pictures, tracks and texts, as other programs keep them there.
///
/// What the trip reads is the trip's, unless the shipped theme has a file of that name, or a sheet, a template, a
/// script or a drawing of the traveller's names it: nothing else asks for what is served as a part of the theme.
struct ThemeFolder {
  /// The paths below `assets/` that are the theme's, in small letters.
  private let named: Set<String>

  /// What may name another file.
  private static let texts: Set<String> = ["mustache", "css", "js", "mjs", "html", "svg", "webmanifest"]
  /// What is read of each: names that stand further on are not found.
  private static let longest = 4 << 20

  /// `read` gives the bytes of a file, at most so many.
  init(_ files: [String], shipped: Set<String>, read: (String, Int) -> [UInt8]?) {
    var named = Set(shipped.map { $0.lowercased() })
    for file in files where Self.isInTheme(file) && Self.texts.contains(Self.ending(file)) {
      for name in Self.names(in: read(file, Self.longest) ?? []) {
        // What a text calls so from the folder of assets, from its own, or from anywhere by way of `assets/`.
        let folder = file.hasPrefix("assets/") ? Array(file.pathParts.dropFirst().dropLast()) : []
        for parts in [name, folder + name] {
          if let path = Self.plain(parts) { named.insert(path) }
        }
        if let place = name.lastIndex(where: { $0.lowercased() == "assets" }),
          let path = Self.plain(Array(name[(place + 1)...]))
        {
          named.insert(path)
        }
      }
    }
    self.named = named
  }

  static func isInTheme(_ file: String) -> Bool { file.hasPrefix("templates/") || file.hasPrefix("assets/") }

  /// Whether a file of `assets/` belongs to the theme, whatever its kind.
  func names(_ file: String) -> Bool {
    named.contains(file.pathParts.dropFirst().joined(separator: "/").lowercased())
  }

  private static func ending(_ file: String) -> String {
    file.lastIndex(of: ".").map { file[file.index(after: $0)...].lowercased() } ?? ""
  }

  /// The paths in a text: whatever stands between quotes, brackets and line ends, and each word of it.
  private static func names(in bytes: [UInt8]) -> Set<[Substring]> {
    var found: Set<[Substring]> = []
    for part in bytes.split(whereSeparator: { ends.contains($0) }) where part.contains(UInt8(ascii: ".")) {
      for word in [part] + part.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }) {
        guard word.count <= 1000, word.contains(UInt8(ascii: ".")) else { continue }
        let address = String(decoding: word, as: UTF8.self).prefix { $0 != "?" && $0 != "#" }
          .trimmingCharacters(in: .whitespaces)
        let path = address.removingPercentEncoding ?? address
        found.insert(path.split { $0 == "/" || $0 == "\\" })
      }
    }
    return found
  }

  private static let ends = Set("\"'`()<>{}=,;|\n\r\0".utf8)

  /// A path without steps, in small letters; nil where it leads out.
  private static func plain(_ parts: [Substring]) -> String? {
    var path: [String] = []
    for part in parts where part != "." {
      if part == ".." {
        guard path.popLast() != nil else { return nil }
      } else {
        path.append(part.lowercased())
      }
    }
    return path.isEmpty ? nil : path.joined(separator: "/")
  }
}
