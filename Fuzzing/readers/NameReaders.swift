import TripModel

@testable import TripReading

extension TextReader {
  /// Names of files, and rules for them.
  static let names = [
    TextReader(
      name: "ignore-rules",
      seeds: .texts([
        "*.jpg\n!a.jpg\n", "/build/\n**/x\n", "a/**/b\n", "[a-c]?*\n", "[[:digit:]]*.md\n",
        "\\#a\n\\!b\n# c\n",
        "a\\ \n", "[!x]\n[^y]\n[]a]\n", "***/**\n/\n//\n",
      ]), words: ["*", "**", "/", "!", "?", "[", "]", "[:alpha:]", "[!", "-", "\\", "#", " ", "\n", "\r\n"],
      longest: 400,
      read: rules),
    TextReader(
      name: "file-names",
      seeds: .texts([
        "2026-05-03-belem.md", "2026-05-03T1405 Belém.md", "2026-05-03T14-05-09.md", "../photos/IMG_2231.jpg",
        "photos/b%20c.jpg", "./a.jpg#x?y", "PHOTOS\\A.JPG", "day-02-x/index.md", "a.tar.gz", ".md", "..", "",
      ]),
      words: [
        "2026-05-03", "T14", "-05", "../", "./", "/", "\\", "%20", "%", ".md", ".jpg", "photos", "#", "?",
      ],
      longest: 300, read: fileNames),
  ]

  private static func rules(_ bytes: [UInt8]) -> String {
    let rules = IgnoreRules(String(decoding: bytes, as: UTF8.self))
    let paths = ["a.jpg", "build/x", "a/é/b", "a/x/y/z/b", "photos/[x]", "2026-05-03 tag.md"]
    return paths.map { path in
      let names = path.split(separator: "/").map(Array.init)
      return
        "\(rules.decision(names, isFolder: true) as Bool?) \(rules.decision(names, isFolder: false) as Bool?)"
    }.joined(separator: ",")
  }

  private static func fileNames(_ bytes: [UInt8]) -> String {
    let name = String(decoding: bytes, as: UTF8.self)
    let entry = EntryName(name)
    let known = FileNames(["photos/a.jpg", "photos/b c.jpg", "journal/A.jpg", "x/a.jpg", name])
    let found = known.meaning(name, from: "journal")
    let link = LinkKind(name)
    return "\(entry) \(found) \(known.files(name)) \(known.nearest(to: name) ?? "") \(link)"
  }
}
