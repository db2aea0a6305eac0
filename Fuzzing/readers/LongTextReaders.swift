import Diagnostics
import TripModel
import TripNotation

@testable import PageRenderer
@testable import TripReading

extension TextReader {
  /// Entries and templates.
  static let texts = [
    TextReader(name: "front-matter", seeds: .files(["md"]), words: marks + entryKeys, read: frontMatter),
    TextReader(name: "toml", seeds: .files(["md"]), words: tomlMarks, read: toml),
    TextReader(name: "entries", seeds: .files(["md"]), words: markdown, read: entry),
    TextReader(name: "templates", seeds: .files(["mustache"]), words: tags, read: template),
  ]

  private static let entryKeys = [
    "---\n", "...\n", "+++\n", "title: ", "date: ", "time: ", "place: ", "coordinates: ", "kind: ", "tags: ",
    "mood: ", "weather: ", "who: ", "cover: ", "draft: ", "private: ", "published: ", "visibility: ",
  ]

  private static let markdown = [
    "# ", "> ", "- ", "1. ", "- [ ] ", "```\n", "~~~\n", "    ", "***", "**", "*", "_", "`", "~~", "![", "](",
    "[", "]: ",
    "[^1]", "[^1]: ", "<a>", "<!--", "-->", "<br>", "&amp;", "&#0;", "\\", "| a | b |\n|---|---|\n", "---\n",
    "===\n",
    "https://a.b", "www.a.b", "javascript:", "\n\n", "  \n", "![](a.jpg \"t\")", "[a](2026-05-03-belem.md)",
    "![[a.jpg|t]]", "[[b#c|d]]", "%%", "==", "> [!note] ", " ^a", "{% include figure image_path=\"a.jpg\" %}",
    "{%", "%}", "{{<", ">}}", "{{%", "%}}", "{{< figure src=\"a.jpg\" >}}", "{{ site.baseurl }}", "{: .a}",
    "<!--more-->", "<img src=\"a.jpg\" alt=\"t\">", "<figure>", "</figure>", "<figcaption>", "<b>", "</b>",
    "<div>", "</div>", "```dataview\n",
  ]

  private static let tomlMarks = [
    "title = ", "date = ", "tags = [", "]", "draft = true\n", "\"", "\"\"\"", "'", "'''", "\\u00e9",
    "2026-05-03", "2026-05-03T10:00:00+02:00", "[a]\n", "[[a]]\n", "{a = 1}", "a.b = ", "# ", "\n", "\r\n",
    ", ", "true", "1_000", "0x1F", "inf",
  ]

  private static let tags = [
    "{{", "}}", "{{{", "}}}", "{{#", "{{/", "{{^", "{{>", "{{<", "{{$", "{{!", "{{=", "{{&", "{{%",
    "words.home",
    "{{>parts/figures}}", "{{.}}", "textHTML", "|", "\n",
  ]

  private static func frontMatter(_ bytes: [UInt8]) -> String {
    let parts = FrontMatter.split(bytes)
    claim(parts.body.count + parts.yaml.count <= bytes.count, "the parts are more than the whole")
    claim(bytes.reversed().starts(with: parts.body.reversed()), "the text is not the end of the file")
    let file = EntryFile.read(parts, at: EntryPath("journal/2026-05-03-a.md"))
    let header = EntryHeader.read(file, photos: pictures, isSuggesting: true)
    let marks = VisibilityMarks(frontMatter: file.fields, .entry)
    let diagnostics = parts.diagnostics(file: file.file) + file.fields.diagnostics + header.diagnostics
    return fields(of: header.entry) + InputLines(bytes).shown(diagnostics + [marks.doubt].compactMap(\.self))
  }

  /// An entry's fields, the members of its dictionaries in order.
  private static func fields(of entry: JournalEntry) -> String {
    var entry = entry
    let captions = entry.captions.sorted { $0.key < $1.key }
    entry.captions = [:]
    return "\(entry)\(captions)"
  }

  private static func toml(_ bytes: [UInt8]) -> String {
    let reading = TOMLReader.read(bytes, file: "a.md", firstLine: 2)
    let marks = VisibilityMarks(frontMatter: reading, .entry)
    return reading.root.shape + InputLines.words(reading.diagnostics + [marks.doubt].compactMap(\.self))
  }

  private static func entry(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    let names = JournalNames(
      photos: pictures, entries: FileNames(["journal/2026-05-03-belem.md", "journal/b.md"]),
      tracks: FileNames([]), media: FileNames([]), index: EntryIndex(),
      beside: Companions(entries: [], photos: [], tracks: [], owners: EntryFolders()),
      mentions: FileMentions([], entries: []), writers: EntryWriters([]), isVault: true)
    let file = EntryFile.read(
      FrontMatter(wholeFile: [], text: Array(text.utf8), firstLine: 1), at: EntryPath("journal/a.md"))
    let body = EntryBody.read(
      file, without: KeptParts.find(in: file), among: names,
      surroundings: DialectSurroundings(hasTags: true), isSuggesting: true)
    let marks = VisibilityMarks(misplacedIn: text, file: "journal/a.md", firstLine: 1, .entry)
    let lines = InputLines(Array(text.utf8))
    return "\(body.document)"
      + lines.shown(body.diagnostics + [marks.doubt].compactMap(\.self), isWhole: false)
  }

  private static func template(_ bytes: [UInt8]) -> String {
    let plain = ThemeFile(file: "templates/a.mustache", text: "a{{b}}")
    var files: [String: ThemeFile] = [:]
    for name in TemplateSet.pages + [TemplateSet.figures, "parts/page"] { files[name] = plain }
    files["home"] = ThemeFile(file: "templates/home.mustache", text: String(decoding: bytes, as: UTF8.self))
    var theme = Theme(templates: files)
    theme.fields = "everywhere\n  words\nhome\n  a b=home hasC\n"
    let (templates, findings) = ParsedTemplates.read(theme)
    // Those that can be read are made ready to be filled.
    _ = templates.map { TemplateSet(nodes: $0.nodes, constants: [:]) }
    claim((templates == nil) == findings.contains { $0.severity == .error }, "neither templates nor a reason")
    return InputLines.words(findings)
  }
}
