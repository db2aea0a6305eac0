/// Which other program a folder was kept for, as far as that says what in it is not the traveller's.
struct FolderKind {
  enum Program: Hashable { case jekyll, hugo, hexo, zola, obsidian, logseq, astro, other }

  let programs: Set<Program>
  /// Whether it is a vault of notes, in which a diary may lie beside a trip, and words behind a `#` are tags.
  let isVault: Bool
  /// The folders into which the program wrote its site.
  private let output: Set<String>

  /// `files` are all files by their paths; `hidden` the names at the top that begin with a point.
  static func recognise(files: [String], hidden: Set<String>) -> FolderKind {
    var (tops, firsts): (Set<String>, Set<Substring>) = ([], [])
    for file in files {
      if let slash = file.utf8.firstIndex(of: UInt8(ascii: "/")) {
        firsts.insert(file[..<slash])
      } else {
        tops.insert(file.lowercased())
      }
    }
    let folders = Set(firsts.map { $0.lowercased() })
    func has(_ stem: String, _ endings: String...) -> Bool {
      endings.contains { tops.contains(stem + "." + $0) }
    }
    var found: Set<Program> = []
    let hasConfig = has("config", "toml", "yaml", "yml", "json") || folders.contains("config")
    if has("hugo", "toml", "yaml", "yml", "json") { found.insert(.hugo) }
    if folders.contains("content"), hasConfig {
      found.insert(folders.contains("archetypes") || folders.contains("layouts") ? .hugo : .zola)
    }
    if has("_config", "yml", "yaml", "toml") { found.insert(folders.contains("source") ? .hexo : .jekyll) }
    if folders.contains("_posts") { found.insert(.jekyll) }
    if hidden.contains(".obsidian") { found.insert(.obsidian) }
    if folders.contains("logseq") { found.insert(.logseq) }
    if has("astro.config", "mjs", "ts", "js", "cjs") { found.insert(.astro) }
    let others = [
      "pelicanconf.py", ".eleventy.js", "eleventy.config.js", "eleventy.config.mjs", "eleventy.config.cjs",
      "gatsby-config.js", "gatsby-config.ts", "docusaurus.config.js", "package.json",
    ]
    if !tops.union(hidden).isDisjoint(with: others) { found.insert(.other) }
    let output = [("pelicanconf.py", "output"), ("gatsby-config.js", "public"), ("package.json", "dist")]
      .filter { tops.contains($0.0) }.map(\.1)
    let isVault =
      found.contains(.obsidian) || found.contains(.logseq) || files.contains(where: isJournalOfLogseq)
    return FolderKind(programs: found, isVault: isVault, output: Set(output))
  }

  /// `journals/2026_05_03.md`, as nobody else calls a day's text.
  private static func isJournalOfLogseq(_ file: String) -> Bool {
    guard file.hasPrefix("journals/") else { return false }
    let name = EntryName.withoutEnding(file.dropFirst(9))
    return name.utf8.count == 10 && name.contains("_") && DayName(name)?.rest.isEmpty == true
  }

  /// Whether the folder was kept for another program: then its `assets/` and `templates/` are that one's.
  var isForeign: Bool { !programs.isEmpty }

  /// Whether a file is the program's own work: its themes, its templates, what it made.
  func isOfProgram(_ folders: ArraySlice<Substring>) -> Bool {
    guard let first = folders.first?.lowercased() else { return false }
    if folders.contains(where: { Self.always.contains($0.lowercased()) }) { return true }
    if first == "resources", folders.dropFirst().first == "_gen" { return true }
    if !programs.isDisjoint(with: [.hugo, .zola, .hexo]) { return Self.ofGenerators.contains(first) }
    return output.contains(first)
  }

  private static let always: Set<String> = [
    "_layouts", "_includes", "_sass", "_plugins", "_data", "_site", "_templates", "_scaffolds",
    "node_modules", "__macosx",
  ]
  private static let ofGenerators: Set<String> = [
    "archetypes", "layouts", "themes", "public", "resources", "scaffolds", "sass", "i18n", "templates",
  ]
}
