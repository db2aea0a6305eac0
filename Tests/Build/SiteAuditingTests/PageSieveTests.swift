import Diagnostics
import Rounds
import Testing

@testable import SiteAuditing

@Suite("A sieve before the parser of pages")
struct PageSieveTests {
  private static let site = SiteFiles(
    [
      "index.html", "days/index.html", "days/first day.html", "feed.xml", "pictures/tram.jpg",
      "assets/site.css",
    ].map {
      SiteFiles.File(path: $0, folder: "/nowhere")
    })
  private static let base = AddressBase(
    file: "days/index.html", siteAddress: SiteAddress(firstPage: "https://example.org/lisbon/"))

  /// A page as templates write them, with something of each kind that an audit looks at.
  private static let page = """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>A &amp; B</title>
    <meta property="og:image" content="https://example.org/lisbon/pictures/tram.jpg">
    <meta name="description" content="Down (again) to the tram.">
    <link rel="stylesheet" href="../assets/site.css"><link rel="me" href="https://else.example/">
    <script type="application/ld+json">{"url": "https://else.example/"}</script>
    </head><body id="top-of-page">
    <svg width="0" aria-hidden="true"><symbol id="pin" viewBox="0 0 1 1"><path d="M0 0"/></symbol></svg>
    <svg role="img" aria-label="A map"><use href="#pin"/><path fill="url(#pin)" d="M38.716 -9.139L1 1"/></svg>
    <svg class="b">
    <title>A tram</title><image href="../pictures/tram.jpg"/></svg>
    <a href="../index.html#days">Days</a> <a href="first%20day.html#tram">Tram</a> <a href="#pin">Here</a>
    <a href="https://else.example/?a=1&amp;b=2">A café</a> <a href="mailto:a@example.org">Mail</a> <a href="../">Up</a>
    <img src="../pictures/tram.jpg" srcset="../pictures/tram.jpg 480w, ../pictures/tram.jpg 960w" alt="" style="--w: 3">
    <p style="background: url(../pictures/tram.jpg)">It cost &lt; 3 &quot;coins&quot;.</p><br/>
    </body></html>
    """

  /// What the parser has to say, and the links it found.
  private static func parsed(_ page: [UInt8]) -> (said: [Diagnostic], fragments: [FragmentLink]) {
    let report = MarkupAudit.read(
      page: PublishedText(file: base.file, raw: page), base: base, site: site
    ).report
    return (report.diagnostics, report.fragments)
  }

  @Test("passes a page as templates write it, with the links that the parser finds")
  func passes() throws {
    let bytes = Array(Self.page.utf8)
    #expect(Self.parsed(bytes).said == [])
    let fragments = try #require(PageSieve.passed(bytes, base: Self.base, site: Self.site))
    #expect(fragments.map(\.fragment) == ["days", "tram"])
    #expect(fragments.map(\.target) == Self.parsed(bytes).fragments.map(\.target))
    #expect(PageSieve.ids(of: bytes, base: Self.base, site: Self.site) == ["top-of-page", "pin"])
  }

  @Test(
    "leaves to the parser whatever may be wrong, and what can be read in two ways",
    arguments: [
      "<img src=\"../pictures/tram.jpg\">", "<img alt=\"\" src=\"https://else.example/a.png\">",
      "<img alt=\"\" src=\"//else.example/a.png\">",
      "<img alt=\"\" srcset=\"https://else.example/a.png 2x\">",
      "<a href=\"second.html\">x</a>", "<a href=\"../../etc/passwd\">x</a>", "<a href=\"#nowhere\">x</a>",
      "<a href=\"file:///home/ana\">x</a>", "<a href=\"/other/\">x</a>", "<a ping=\"../feed.xml\">x</a>",
      "<link rel=\"preload icon\" href=\"https://else.example/i\">",
      "<video poster=\"https://else.example/p\">",
      "<meta http-equiv=\"Refresh\" content=\"3; url=https://else.example/\">",
      "<meta property=\"og:image\" content=\"missing.jpg\">", "<base href=\"https://else.example/\">",
      "<p style=\"background: url(https://else.example/b)\">",
      "<p style=\"background: u\\72l(//else.example/b)\">",
      "<path fill=\"url(https://else.example/b)\"/>", "<path fill=\"u&#114;l(https://else.example/b)\"/>",
      "<style>@import \"https://else.example/c.css\";</style>",
      "<script>fetch(\"https://else.example/d\")</script>",
      "<svg><path d=\"M0 0\"/></svg>", "<svg aria-label=\" \"><path/></svg>",
      "<svg><use href=\"../a.svg\"/></svg>",
      "<iframe srcdoc=\"&lt;img&gt;\"></iframe>", "<object data=\"../feed.xml\"></object>",
      "<input type=\"image\" src=\"../pictures/tram.jpg\">", "<area href=\"../index.html\">",
      "<a href='../index.html'>x</a>", "<a href=../index.html>x</a>", "<!-- <a href=\"x\"> -->",
      "<![CDATA[<a>]]>",
      "<title><a href=\"x\"></title>", "<script>\"<a href>\"</script>", "<?php ?>", "a < b", "<a href=\"x",
      "<",
      "<a href=\"x\"href=\"y\">", "<a\u{C}href=\"x\">", "\0",
    ])
  func leaves(text: String) {
    let bytes = Array(Self.page.replacing("</body>", with: text + "</body>").utf8)
    #expect(PageSieve.passed(bytes, base: Self.base, site: Self.site) == nil)
  }

  @Test("leaves to the parser every attribute in which a browser takes an address", arguments: takers)
  func addresses(element: String, attribute: String) {
    let text = "<\(element) \(attribute)=\"https://else.example/a\" alt=\"\">"
    let bytes = Array(Self.page.replacing("</body>", with: text + "</body>").utf8)
    #expect(PageSieve.passed(bytes, base: Self.base, site: Self.site) == nil)
  }

  private static let takers = ElementAddresses.takers.flatMap { attribute, elements in
    elements.map { ($0, attribute) }
  }.sorted { $0 < $1 }

  @Test(
    "says nothing but where the parser says nothing, of ten thousand pages with something in a wrong place")
  func neverPassesWhatIsTold() {
    var generator = SplitMix(state: 20_261_123)
    let pieces = [
      "\"", "'", "<", ">", "/", "&", "&amp;", "=", " ", "\n", "(", "#", "url(", "https:", "//else.example/",
      "..", "%2e",
      "<a href=\"", "<img ", " src=\"", " alt=\"\"", "</svg>", "<svg>", "<title>", "</title>", "<style>",
      "<!--", "-->",
      "<script>", "</script>", " style=\"", "id=\"pin\"", "#nowhere", "\u{A0}", "é", "\t", "<textarea>",
      "data:",
    ].map { Array($0.utf8) }
    let page = Array(Self.page.utf8)
    var passed = 0
    for _ in 0..<10_000 {
      var bytes = page
      for _ in 0...generator.next() % 2 {
        let start = Int(generator.next() % UInt64(bytes.count))
        let end = min(bytes.count, start + Int(generator.next() % 4))
        let piece = pieces[Int(generator.next() % UInt64(pieces.count))]
        bytes.replaceSubrange(start..<end, with: generator.next() % 4 == 0 ? [] : piece)
      }
      guard let fragments = PageSieve.passed(bytes, base: Self.base, site: Self.site) else { continue }
      passed += 1
      let told = Self.parsed(bytes)
      if told.said != [] || told.fragments.map(\.fragment) != fragments.map(\.fragment) {
        Issue.record("\(String(decoding: bytes, as: UTF8.self)): \(told.said.map(\.message))")
        return
      }
    }
    #expect(passed > 1000)
  }
}
