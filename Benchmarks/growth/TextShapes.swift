import JSONText
import Markdown
import PhotoMetadata
import TrackFile
import TripModel
import TripNotation

@testable import TripReading

extension Shape {
  @Sendable
  private static func markdown(_ bytes: [UInt8]) {
    _ = MarkdownParser.parse(String(decoding: bytes, as: UTF8.self))
  }

  /// An entry as the journal reads it, from its bytes on.
  @Sendable
  private static func entry(_ bytes: [UInt8]) {
    let file = EntryFile.read(FrontMatter.split(bytes), at: EntryPath("journal/a.md"))
    let photos = PictureNames(["photos/a.jpg"])
    _ = VisibilityMarks(frontMatter: file.fields, .entry)
    _ = EntryHeader.read(file, photos: photos, isSuggesting: true)
    let text = String(decoding: file.parts.body, as: UTF8.self)
    _ = VisibilityMarks(misplacedIn: text, file: file.file, .entry)
    let names = JournalNames(
      photos: photos, entries: FileNames(["journal/b.md"]), tracks: FileNames([]), media: FileNames([]),
      index: EntryIndex(), beside: Companions(entries: [], photos: [], tracks: [], owners: EntryFolders()),
      mentions: FileMentions([], entries: []), writers: EntryWriters([]), isVault: false)
    _ = EntryBody.read(file, among: names, surroundings: DialectSurroundings(), isSuggesting: true)
  }

  @Sendable
  private static func track(_ bytes: [UInt8]) { _ = TrackReader.read(bytes: bytes, file: "a.gpx") }

  private static func points(_ name: String, _ part: String, after: String = "</trkseg></trk></gpx>") -> Shape
  {
    repeating("track: " + name, part, before: "<gpx><trk><trkseg>", after: after, track)
  }

  @Sendable
  private static func rules(_ bytes: [UInt8]) {
    let rules = IgnoreRules(String(decoding: bytes, as: UTF8.self))
    _ = rules.decision(["photos", "2026", "IMG_2231.jpg"].map(Array.init), isFolder: false)
  }

  /// Looks every name up that stands on a line of its own, among all of them.
  @Sendable
  private static func names(_ bytes: [UInt8]) {
    let files = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let names = FileNames(files)
    for file in files { _ = names.meaning(file, from: "journal") }
  }

  @Sendable
  private static func packet(_ bytes: [UInt8]) { _ = XMPReader.read(bytes) }

  @Sendable
  private static func json(_ bytes: [UInt8]) { _ = try? JSONReader.read(bytes) }

  private static let rdf =
    "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\">"

  /// Files beside pictures.
  private static let sidecars: [Shape] = [
    repeating(
      "xmp: properties", "<dc:title>x</dc:title>\n", before: rdf + "<rdf:Description>",
      after: "</rdf:Description></rdf:RDF>", packet),
    repeating("xmp: pictures", "<rdf:Description dc:title=\"x\"/>", before: rdf, after: "</rdf:RDF>", packet),
    repeating(
      "xmp: languages", "<rdf:li xml:lang=\"l#N\">x</rdf:li>",
      before: rdf + "<rdf:Description><dc:title><rdf:Alt>", packet),
    repeating("xmp: nested", "<dc:title><rdf:Description>", before: rdf, packet),
    repeating("json: items", "[1,\"a\"],", before: "[", after: "1]", json),
    repeating(
      "json: fields", "\"a#N\":null,", before: "{", after: "\"b\":1}", largest: 1 << 14,
      json),
    repeating("json: nested", "[", json),
    repeating("json: a long text", "\\u00e9x", before: "\"", after: "\"", json),
  ]

  /// Entries, tracks and names.
  static let texts: [Shape] =
    paragraphs + entries + tracks + maps + sidecars + [
      repeating("ignore rules: many", "*.j#N\n", rules),
      repeating("ignore rules: stars", "*a", largest: 48_000, rules),
      repeating("ignore rules: folders", "**/", largest: 32_000, rules),
      repeating("ignore rules: brackets", "[", largest: 48_000, rules),
      repeating("ignore rules: classes", "[[:alpha:]", largest: 9_000, rules),
      repeating("ignore rules: colons", "[:", largest: 48_000, rules),
      repeating("file names: looked up", "photos/IMG_#N.jpg\n", largest: 1 << 15, names),
      repeating("file names: all the same", "f#N/a.jpg\n", largest: 1 << 15, names),
      repeating("file names: one, long", "../a/", largest: 19_000) { bytes in
        let name = String(decoding: bytes, as: UTF8.self)
        _ = (EntryName(name), FileNames(["photos/a.jpg"]).meaning(name, from: "journal"), LinkKind(name))
      },
    ]

  private static func markdown(
    _ name: String, _ part: String, before: String = "", largest: Int = 1 << 16
  ) -> Shape {
    repeating("markdown: " + name, part, before: before, largest: largest, markdown)
  }

  private static let paragraphs: [Shape] = [
    markdown("paragraphs", "We queued for *forty* minutes.\n\n"),
    markdown("one paragraph", "We queued for a while. "),
    markdown("one paragraph, many lines", "We queued.\n"), markdown("links", "[a](b.md) "),
    markdown("pictures", "![a](b.jpg)\n"), markdown("open brackets", "["),
    markdown("pictures in brackets, short", "![[]()\n\n"),
    markdown("stars", "*a "), markdown("stars and lines", "a**b_c* "), markdown("backticks", "`a"),
    markdown("more and more backticks", "``` a `` b ` "), markdown("quotes", "> a\n"),
    markdown("items", "- a\n"), markdown("headings", "# a\n"), markdown("rules", "---\n"),
    markdown("tables", "| a | b |\n", before: "| a | b |\n|---|---|\n"),
    markdown("bars", "|a", before: "a\n"),
    markdown("references", "[a#N]: b\n"), markdown("uses of references", "[a] ", before: "[a]: b\n\n"),
    markdown("footnotes", "a[^#N]\n\n[^#N]: b\n\n"), markdown("HTML", "<b>a</b> "),
    markdown("open tags", "<a "),
    markdown("comments", "<!-- ", largest: 1 << 13), markdown("addresses", "www.a.de "),
    markdown("mail addresses", "a@b.c "),
    markdown("entities", "&amp; "), markdown("quotation marks", "\"a' "), markdown("strikes", "~~a "),
  ]

  private static func entry(_ name: String, _ part: String, before: String = "", after: String = "") -> Shape
  {
    repeating("entry: " + name, part, before: before, after: after, largest: 1 << 15, entry)
  }

  private static let entries: [Shape] = [
    entry("links to nothing", "[a](b#N.md)\n\n"), entry("missing pictures", "![](b#N.jpg)\n\n"),
    entry("unsafe links", "[a](javascript:#N)\n\n"), entry("links on one line", "[a](b#N.md) "),
    entry("missing pictures on one line", "![](b#N.jpg) "), entry("HTML", "<b>a</b>\n\n"),
    entry("front matter", "k#N: v\n", before: "---\n"), entry("tags", "- t#N\n", before: "---\ntags:\n"),
    entry("an unclosed fence", "k: v\n", before: "---\n"),
    entry("commas in tags", "a, ", before: "---\ntags: "),
    entry("fences", "----\n", before: "---\n"),
    entry("notes of a vault", "[[n#N|t]] ![[p#N.jpg]] "), entry("open notes", "[["),
    entry("comments", "%%a%% "),
    entry("an open comment", "a %% b "), entry("tags of Jekyll", "{% a #N %}"), entry("open tags", "{% "),
    entry("shortcodes", "{{< figure src=\"p#N.jpg\" >}}\n"), entry("values", "{{ site.a }} "),
    entry("pictures in HTML", "<img src=\"p#N.jpg\" alt=\"t\">"), entry("open HTML", "<b>"),
    entry("containers", "<div>\n\na\n\n</div>\n\n"), entry("callouts", "> [!note] a\n> b\n\n"),
    entry("backticks", "`a"), entry("fences in the text", "```\na\n```\n"),
    entry("lines that look like fields", "a: b\n"),
    entry("TOML", "k#N = 1\n", before: "+++\n", after: "+++\n"),
  ]

  private static let maps: [Shape] = [
    repeating(
      "map: streets",
      "{\"type\":\"Feature\",\"geometry\":{\"type\":\"LineString\",\"coordinates\":[[1,2],[3,4]]},\"properties\":{\"highway\":\"primary\"}},",
      before: "{\"features\":[", after: "null]}", map),
    repeating(
      "map: a long coast", "[1.N,2.N],",
      before:
        "{\"type\":\"Feature\",\"properties\":{\"natural\":\"coastline\"},\"geometry\":{\"type\":\"LineString\",\"coordinates\":[",
      after: "[1,2]]}}", map),
    repeating(
      "map: tags of GDAL", "\\\"a\\\"=>\\\"b\\\",",
      before: "{\"type\":\"Feature\",\"geometry\":null,\"properties\":{\"other_tags\":\"", after: "\"}}", map),
  ]

  @Sendable
  private static func map(_ bytes: [UInt8]) { _ = MapFile(bytes, file: "maps/a.geojson", language: "en") }

  private static let tracks: [Shape] = [
    points(
      "points", "<trkpt lat=\"38.7\" lon=\"-9.1\"><ele>1</ele><time>2026-05-03T10:00:00Z</time></trkpt>\n"),
    points("bad points", "<trkpt lat=\"98.7\" lon=\"-9.1\"><time>x</time></trkpt>\n"),
    points("on one line", "<trkpt lat=\"38.7\" lon=\"-9.1\"/>"), points("segments", "</trkseg><trkseg>"),
    points("cut off", "<trkpt lat=\"38.7\" lon=\"-9.1\"/>\n", after: ""),
    points("unknown elements", "<x y=\"z\"/>\n"),
    points("comments", "<!-- a -->\n"), points("text", "text &amp; "),
    points("open elements", "<x>", after: ""),
    points("characters by number", "&#65;"),
    repeating("track: a long name", "name ", before: "<gpx><trk><name>", after: "</name></trk></gpx>", track),
    repeating("track: attributes", " a#N=\"b\"", before: "<gpx", after: "/>", largest: 1 << 13, track),
    repeating("track: empty lines before", "\n", after: "<gpx/>", track),
  ]
}
