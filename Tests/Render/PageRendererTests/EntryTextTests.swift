import Claims
import Markdown
import PageReading
import SiteLanguage
import SiteOutput
import Testing
import TripModel
import TripPlanning

@testable import PageRenderer

@Suite("A text as markup")
struct EntryTextTests {
  private let words: Words

  init() throws { words = Words(language: "en", table: try ShippedTheme.read().phrases) }

  private func html(_ blocks: [Block], footnotes: [Footnote] = [], top: Int = 2) -> String {
    let setting = TextSetting(
      pictures: ["a.jpg": PhotoID(0), "b.jpg": PhotoID(1)],
      links: OutputPath("other/index.html").map { ["other.md": $0] } ?? [:], idPrefix: "e1-", words: words)
    return frame(top: top).html(
      EntryText.form(MarkdownDocument(blocks: blocks, footnotes: footnotes), setting: setting)
    ).text
  }

  private func frame(top: Int) -> TextFrame {
    TextFrame(
      topLevel: top, link: { "../" + $0.text },
      figures: { figures in
        HTML(
          trusted: "["
            + figures.map { "\($0.photo.index)\($0.alternative)\($0.caption)" }.joined(separator: "|") + "]")
      })
  }

  @Test("leads to a heading of another text where that has it, else to its top")
  func headingsElsewhere() throws {
    var trip = try SampleTrips.full()
    let queue: [Block] = [.heading(level: 2, [.text("The queue")]), paragraph(.text("Long."))]
    trip.entries[0].body = MarkdownDocument(blocks: queue)
    trip.entries[0].blockMarks = ["thought": "the-queue", "top": ""]
    let addresses = [
      "belem.md#the-queue", "belem.md#The-Queue", "belem.md#^thought", "belem.md#^top", "belem.md#^gone",
      "belem.md#custard", "belem.md",
    ]
    trip.entries[1].links = Dictionary(uniqueKeysWithValues: addresses.map { ($0, trip.entries[0].file) })
    trip.entries[1].body = MarkdownDocument(
      blocks: [paragraph(.text("See "))] + addresses.map { paragraph(SampleTexts.link($0, $0)) })
    let page = try BuiltSite(trip).page("journal/alfama/index.html")
    let hrefs = page.all("a").compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("../belem/") }
    claim(hrefs.count { $0 == "../belem/index.html#e1-the-queue" }, is: 3, "\(hrefs)")
    claim(hrefs, has: "../belem/index.html")
    let ids = try BuiltSite(trip).page("journal/belem/index.html").elements.compactMap { $0.attributes["id"] }
    claim(ids, has: "e1-the-queue")
  }

  @Test(
    "keeps the lines of a short quote, and none of a long one or of what is no quote",
    arguments: [(2, 20, true), (3, 49, true), (4, 20, false), (2, 50, false)])
  func shortLines(count: Int, letters: Int, areKept: Bool) {
    let line = Inline.text(String(repeating: "a", count: letters))
    let inlines = Array([[Inline]](repeating: [line], count: count).joined(separator: [Inline.softBreak]))
    let breaks = html([.quote([.paragraph(inlines)])]).split(separator: "<br>").count - 1
    claim(breaks, is: areKept ? count - 1 : 0)
    claim(html([.paragraph(inlines)]), lacks: "<br>")
  }

  @Test("opens with a large letter where its first words are three lines of a column", arguments: [120, 170])
  func initial(letters: Int) {
    let text = "A" + String(repeating: " word", count: letters / 5)
    var page = frame(top: 2)
    page.hasInitial = true
    let setting = TextSetting(pictures: [:], links: [:], idPrefix: "", words: words)
    let form = EntryText.form(MarkdownDocument(blocks: [paragraph(.text(text))]), setting: setting)
    claim(page.html(form).text.contains("class=\"open\""), is: letters > 160)
  }

  @Test("is set once, and differs from page to page in levels, addresses, pictures and its first letter")
  func onePerPage() throws {
    let long = "A" + String(repeating: " word", count: 60)
    let blocks: [Block] = [
      paragraph(.text(long), SampleTexts.link("other.md", "there"), .footnote(1)),
      .heading(level: 3, [.text("Deep")]), .heading(level: 4, [.text("Deeper")]),
      .quote([paragraph(SampleTexts.image("a.jpg"))]),
    ]
    let setting = TextSetting(
      pictures: ["a.jpg": PhotoID(0)], links: ["other.md": try unwrapped(OutputPath("other/index.html"))],
      idPrefix: "e1-", words: words)
    let footnote = Footnote(blocks: [paragraph(.text("f"))])
    let form = EntryText.form(MarkdownDocument(blocks: blocks, footnotes: [footnote]), setting: setting)
    let page = frame(top: 2).html(form).text
    var feed = frame(top: 6)
    (feed.hasInitial, feed.ownPage) = (true, "https://a.example/?b&c")
    feed.link = { "https://a.example/" + $0.text }
    feed.figures = { _ in .empty }
    let other = feed.html(form).text
    #expect(page.hasPrefix("<p>A word") && other.hasPrefix("<p class=\"open\">A word"))
    claim(page, has: "<h2 id=\"e1-deep\">Deep</h2>\n<h3 id=\"e1-deeper\">Deeper</h3>")
    claim(other, has: "<h6 id=\"e1-deep\">Deep</h6>\n<h6 id=\"e1-deeper\">Deeper</h6>")
    claim(page, has: "<a href=\"../other/index.html\">there</a>")
    claim(other, has: "<a href=\"https://a.example/other/index.html\">there</a>")
    claim(page, has: "<a href=\"#e1-fn1\" id=\"e1-ref1\"")
    claim(other, has: "<a href=\"https://a.example/?b&amp;c#e1-fn1\" id=\"e1-ref1\"")
    claim(page, has: "<blockquote>\n[0]</blockquote>")
    claim(other, has: "<blockquote>\n</blockquote>")
  }

  private func paragraph(_ inlines: Inline...) -> Block { .paragraph(inlines) }

  @Test("letters are escaped, and marks are elements")
  func inlines() {
    let block = paragraph(
      .text("a < b"), .strong([.text("&")]), .emphasis([.text("e")]), .strikethrough([.text("s")]),
      .code("<c>"),
      .softBreak, .hardBreak, .html("<script>"))
    claim(
      html([block]),
      is: "<p>a &lt; b<strong>&amp;</strong><em>e</em><s>s</s><code>&lt;c&gt;</code>\n<br>\n</p>\n")
  }

  @Test("pictures of neighbouring paragraphs stand together, and words part them")
  func picturesGather() {
    let blocks = [
      paragraph(SampleTexts.image("a.jpg")),
      paragraph(SampleTexts.image("b.jpg", title: "t", alternative: "x")),
      paragraph(.text("words")),
      paragraph(SampleTexts.image("a.jpg"), .softBreak, SampleTexts.image("b.jpg")),
    ]
    claim(html(Array(blocks[..<3])), is: "[0|1xt]<p>words</p>\n")
    claim(html(Array(blocks[2...])), is: "<p>words</p>\n[0|1]")
  }

  @Test("a picture stands once, whatever names it has")
  func pictureOnce() {
    let copy = SampleTexts.image("copy.jpg", title: "t")
    let setting = TextSetting(
      pictures: ["a.jpg": PhotoID(0), "copy.jpg": PhotoID(0), "b.jpg": PhotoID(1)], links: [:], idPrefix: "",
      words: words)
    let blocks = [
      paragraph(SampleTexts.image("a.jpg"), .softBreak, copy), paragraph(.text("words")),
      paragraph(copy, SampleTexts.image("b.jpg")),
    ]
    let form = EntryText.form(MarkdownDocument(blocks: blocks), setting: setting)
    claim(frame(top: 2).html(form).text, is: "[0]<p>words</p>\n[1]")
  }

  @Test("a picture within a line stands below its paragraph, one in a link too")
  func pictureInLine() {
    let linked = Inline.link(
      MarkdownLink(
        destination: "https://a.example", title: "", content: [SampleTexts.image("a.jpg")], line: 1))
    claim(html([paragraph(.text("x "), linked, .text(" y"))]), is: "<p>x  y</p>\n[0]")
  }

  @Test("a picture that is not the trip's is its words, as a note where it stands alone")
  func missingPicture() {
    claim(
      html([paragraph(SampleTexts.image("no.jpg", alternative: "a <gate>"))]),
      is: "<p class=\"note\"><em>a &lt;gate&gt;</em></p>\n")
    claim(
      html([paragraph(.text("By "), SampleTexts.image("no.jpg", alternative: "it"))]),
      is: "<p>By <em>it</em></p>\n")
    claim(html([paragraph(SampleTexts.image("no.jpg"))]), is: "")
  }

  @Test(
    "headings begin at the page's level and skip none",
    arguments: [
      ([1, 2, 3], [2, 3, 4]), ([2, 4, 6], [2, 3, 4]), ([3, 1, 4], [2, 2, 3]), ([1, 3, 2, 3], [2, 3, 3, 4]),
      ([1, 2, 3, 4, 5, 6], [2, 3, 4, 5, 6, 6]),
    ] as [([Int], [Int])])
  func headingLevels(written: [Int], set: [Int]) {
    let text = html(written.map { .heading(level: $0, [.text("t")]) })
    claim(text.matches(of: /<h(\d) id/).compactMap { Int($0.output.1) }, is: set)
  }

  @Test(
    "ends no line within a number, before its unit or at a mark of French",
    arguments: [
      ("130 000 kips et 1 050 000 VND", "130~000 kips et 1~050~000 VND"),
      ("12 km, 35 € and 4 °C", "12~km, 35~€ and 4~°C"), ("« pas encore » ?", "«~pas encore~»~?"),
      ("Quoi ! Oui : 3 amis ?!", "Quoi~! Oui~: 3 amis~?!"),
      ("Er sagte »ja« und »nein« und", "Er sagte »ja« und »nein« und"),
      ("Rooms 101 102 103 104 105 106", "Rooms 101~102~103 104~105~106"),
      ("In 2026 100 people", "In 2026 100 people"),
      ("At 9 a man", "At 9 a man"), ("3 men, 250 miles", "3 men, 250 miles"), ("« ", "«~"),
      ("plain words", "plain words"),
    ])
  func marks(text: String, held: String) {
    claim(text.withMarksHeld, is: held.replacing("~", with: "\u{A0}"))
    claim(html([paragraph(.text(text))]), is: "<p>\(held.replacing("~", with: "\u{A0}"))</p>\n")
  }

  @Test(
    "has no bar before the kilometres in a title",
    arguments: [
      ("Vík | 92 km", "Vík, 92~km"), ("Vík | 1,092 km", "Vík, 1,092~km"),
      ("Etappe 1 | 2 Pässe", "Etappe 1 | 2 Pässe"),
      ("東京 | 三日目", "東京 | 三日目"), ("France | 2019", "France | 2019"), ("A | B | 92 km", "A | B | 92~km"),
    ])
  func bar(title: String, shown: String) {
    claim(title.withHyphensHeld, is: shown.replacing("~", with: "\u{A0}"))
    claim(title.withDashes, is: shown.replacing("~", with: " "))
  }

  @Test("sets a quotation as long as a letter as any text", arguments: [(40, false), (41, true)])
  func longQuotation(words: Int, isLong: Bool) throws {
    let line = paragraph(.text(String(repeating: "a letter", count: words)))
    claim(html([.quote([line])]).hasPrefix("<blockquote class=\"long\">"), is: isLong)
    claim(html([.quote([.quote([line])])]).hasPrefix("<blockquote class=\"long\">"), is: isLong)
  }

  @Test("holds short words together at their hyphens in quotations and headings, and leaves all others alone")
  func hyphens() {
    let (held, long) = ("twenty-\u{2060}one", "Rhein-Main-Donau-Kanal")
    claim(
      html([.quote([paragraph(.text("Of twenty-one - "), .emphasis([.text("twenty-one")]), .text(long))])]),
      is: "<blockquote>\n<p>Of \(held) - <em>\(held)</em>\(long)</p>\n</blockquote>\n")
    let text = html([
      .heading(level: 1, [.text("Twenty-one: \(long)")]), paragraph(.text("twenty-one")),
      paragraph(.text("-5 a- https://a-b.example/c-d")),
    ])
    claim(text, has: ">Twenty-\u{2060}one: \(long)</h2>")
    claim(text, has: "<p>twenty-one</p>")
    // It is found as one types it.
    claim(held.withPlainSpaces, is: "twenty-one")
    claim("-5 a- https://a-b.example/c-d".withHyphensHeld, is: "-5 a- https://a-b.example/c-d")
    // In a title a hyphen between blanks is a dash, which begins no line.
    claim("SY Tern - Tahiti to Fiji".withHyphensHeld, is: "SY Tern\u{A0}– Tahiti to Fiji")
    claim("SY Tern - Tahiti".withWordsHeld, is: "SY Tern - Tahiti")
  }

  @Test("a title has the same dash in the tab as on its page")
  func dashes() throws {
    var trip = try SampleTrips.full()
    trip.settings.title = "SY Tern - Tahiti to Fiji"
    trip.entries[0].title?.value = "Day's end - at anchor"
    let page = try BuiltSite(trip).page("journal/belem/index.html")
    claim(page.text(in: "h1").withPlainSpaces, is: "Day’s end – at anchor")
    #expect(page.text(in: "title").hasPrefix("Day’s end – at anchor · SY Tern – Tahiti to Fiji"))
  }

  @Test("headings have anchors of their own, and links find them")
  func anchors() {
    let text = html([
      .heading(level: 1, [.text("Läufe & more")]), .heading(level: 1, [.text("Läufe & more")]),
      paragraph(SampleTexts.link("#läufe--more-1", "second"), SampleTexts.link("#nowhere", "none")),
      paragraph(SampleTexts.link("#L%C3%A4ufe--more", "first")),
    ])
    claim(text, has: "<h2 id=\"e1-läufe--more\">")
    claim(text, has: "<h2 id=\"e1-läufe--more-1\">")
    claim(text, has: "<a href=\"#e1-läufe--more-1\">second</a>none")
    claim(text, has: "<a href=\"#e1-läufe--more\">first</a>")
  }

  @Test(
    "links lead where a link may, and others are their words",
    arguments: [
      (
        "https://a.example/?b=1&c=2",
        "<a href=\"https://a.example/?b=1&amp;c=2\" rel=\"noopener noreferrer\">w</a>"
      ),
      ("mailto:a@b.example", "<a href=\"mailto:a@b.example\">w</a>"),
      ("other.md", "<a href=\"../other/index.html\">w</a>"),
      ("javascript:alert(1)", "w"), ("missing.md", "w"), ("", "w"),
    ] as [(String, String)])
  func links(destination: String, markup: String) {
    claim(html([paragraph(SampleTexts.link(destination, "w"))]), is: "<p>\(markup)</p>\n")
  }

  @Test("a footnote is led to and back once, and has a name")
  func footnotes() {
    let note = Footnote(blocks: [paragraph(.text("n"))])
    let text = html(
      [paragraph(.text("a"), .footnote(1), .footnote(1), .footnote(7))], footnotes: [note, note])
    claim(text.matches(of: /id="e1-ref1"/).count, is: 1)
    claim(text.matches(of: /href="#e1-fn1"/).count, is: 2)
    claim(
      text,
      has: "<li id=\"e1-fn1\"><p>n</p>\n<a href=\"#e1-ref1\" class=\"back\" "
        + "aria-label=\"Back to footnote 1 in the text\">")
    claim(text, lacks: "fn7")
    claim(text, lacks: "ref2")
  }

  @Test("lists keep their start, tight ones their lines, tasks their state")
  func lists() {
    let item = { (text: String) in MarkdownListItem(blocks: [.paragraph([.text(text)])]) }
    claim(
      html([.list(MarkdownList(start: nil, isTight: true, items: [item("a")]))]),
      is: "<ul>\n<li>a</li>\n</ul>\n")
    claim(
      html([.list(MarkdownList(start: 3, isTight: false, items: [item("a")]))]),
      is: "<ol start=\"3\">\n<li><p>a</p>\n</li>\n</ol>\n")
    let tasks = MarkdownList(
      start: nil, isTight: true,
      items: [MarkdownListItem(isDone: true, blocks: []), MarkdownListItem(isDone: false, blocks: [])])
    claim(html([.list(tasks)]).matches(of: /aria-label="(Done|Not done):"/).count, is: 2)
  }

  @Test("a picture in a tight item stands in the item")
  func pictureInItem() {
    let item = MarkdownListItem(blocks: [paragraph(.text("a "), SampleTexts.image("a.jpg"))])
    claim(
      html([.list(MarkdownList(start: nil, isTight: true, items: [item]))]),
      is: "<ul>\n<li>a [0]</li>\n</ul>\n")
  }

  @Test("a table is aligned by classes, and scrolls in a box that the keyboard reaches")
  func table() {
    let text = html([
      .table(
        MarkdownTable(
          alignments: [.right, .centre], head: [[.text("h")], [.text("i")]],
          rows: [[[.text("1")], [SampleTexts.image("a.jpg", alternative: "pic")], [.text("extra")]]]))
    ])
    claim(text, has: "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=")
    claim(text, has: "<th scope=\"col\" class=\"num\">h</th><th scope=\"col\" class=\"centre\">i</th>")
    claim(text, has: "<td class=\"num\">1</td><td class=\"centre\"><em>pic</em></td><td>extra</td>")
  }

  @Test("quotes, code and rules are what they are; raw HTML is nothing")
  func otherBlocks() {
    claim(html([.quote([paragraph(.text("q"))])]), is: "<blockquote>\n<p>q</p>\n</blockquote>\n")
    claim(
      html([.code(language: "x", text: "<a>\n")]), is: "<pre tabindex=\"0\"><code>&lt;a&gt;\n</code></pre>\n")
    claim(html([.rule, .html("<b>", line: 1)]), is: "<hr>\n")
    claim(html([.quote([.heading(level: 1, [.text("h")])])]), has: "<p><strong>h</strong></p>")
  }

  @Test("letters from right to left say so")
  func direction() {
    claim(html([paragraph(.text("שלום"))]), is: "<p dir=\"auto\">שלום</p>\n")
    let inner = MarkdownList(
      start: nil, isTight: true, items: [MarkdownListItem(blocks: [paragraph(.text("ב"))])])
    let outer = MarkdownListItem(blocks: [paragraph(.text("א")), .list(inner)])
    #expect(
      html([.list(MarkdownList(start: nil, isTight: true, items: [outer]))]).hasPrefix(
        "<ul dir=\"auto\">\n<li>א<ul>"))
    let table = MarkdownTable(alignments: [.none], head: [[.text("א")]], rows: [])
    claim(html([.table(table)]), has: "<table dir=\"auto\">")
  }
}
