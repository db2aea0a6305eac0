import Diagnostics
import Foundation
import SiteAuditing
import Testing

@Suite("An audit of a site")
struct LeakTests {
  @Test("finds nothing where nothing is wrong")
  func nothing() async throws {
    let found = try await TestSite().audit()
    #expect(found == [])
  }

  /// What is planted, where, and what is told: the code, a part of the message, the text that is marked.
  struct Leak: CustomTestStringConvertible, Sendable {
    var text: String
    var file = "index.html"
    var code: DiagnosticCode
    var message: String
    var mark: String

    var testDescription: String { text }
  }

  private static func outside(_ text: String, _ mark: String, in file: String = "index.html") -> Leak {
    Leak(text: text, file: file, code: .outsideRequest, message: "`\(mark)`", mark: mark)
  }

  private static func broken(
    _ text: String, _ message: String, _ mark: String, in file: String = "index.html"
  ) -> Leak {
    Leak(text: text, file: file, code: .brokenLink, message: message, mark: mark)
  }

  private static func silent(_ text: String, _ element: String) -> Leak {
    Leak(text: text, code: .missingAlternative, message: "<\(element)>", mark: "<" + element)
  }

  static let requests = [
    outside("<img alt='' src='https://else.example/a.png'>", "https://else.example/a.png"),
    outside("<img alt='' SRC=//else.example/a.png>", "//else.example/a.png"),
    outside("<link rel='preload icon' href='HTTP://else.example/i'>", "HTTP://else.example/i"),
    outside("<link rel=preconnect href=https://else.example>", "https://else.example"),
    outside("<iframe title=a src=\"https://else.example/map\"></iframe>", "https://else.example/map"),
    outside("<form action='https://else.example/s'></form>", "https://else.example/s"),
    outside("<video poster='https://else.example/p.jpg'></video>", "https://else.example/p.jpg"),
    outside("<object data='https://else.example/o'></object>", "https://else.example/o"),
    outside("<meta http-equiv=Refresh content='3; URL=https://else.example/r'>", "https://else.example/r")
      .marking("3; URL=https://else.example/r"),
    outside(
      "<svg aria-hidden=true><image xlink:href='https://else.example/x'/></svg>", "https://else.example/x"),
    outside("<p style=\"background: u\\72l( 'https://else.example/b' )\">", "https://else.example/b")
      .marking("background: u\\72l( 'https://else.example/b' )"),
    outside("<style>\n@import \"https://else.example/c.css\";\n</style>", "https://else.example/c.css"),
    outside("<script>fetch('https://else.example/d')</script>", "https://else.example/d"),
    outside("<img alt='' srcset='pictures/tram.jpg, https://else.example/2 2x'>", "https://else.example/2")
      .marking("pictures/tram.jpg, https://else.example/2 2x"),
    outside("<base href='https://else.example/'><img alt='' src='a.png'>", "a.png"),
    outside(
      "a { background: image-set(\"https://else.example/i\" 1x) }", "https://else.example/i",
      in: "assets/site.css"),
    outside(
      "a { src: URL(https://else.example/f.woff2) }", "https://else.example/f.woff2", in: "assets/site.css"),
    outside(
      "\nimport x from \"https://else.example/m.js\"", "https://else.example/m.js", in: "assets/site.js"),
    Leak(
      text: "<iframe title=a srcdoc=\"<img alt='' src=https://else.example/n>\"></iframe>",
      code: .outsideRequest,
      message: "`https://else.example/n`", mark: "<img alt='' src=https://else.example/n>"),
  ]

  static let links = [
    broken("<a href='days/second.html'>x</a>", "`days/second.html`", "days/second.html"),
    broken(
      "<a href='days/first%20day.html#bus'>x</a>", "Broken link: no id `bus` in `days/first day.html`",
      "days/first%20day.html#bus"),
    broken("<a href='#nowhere'>x</a>", "Broken link: no id `nowhere` in `index.html`", "#nowhere"),
    broken("<a href='../../etc/passwd'>x</a>", "out of the site", "../../etc/passwd"),
    broken("<a href='%2e%2e/x'>x</a>", "out of the site", "%2e%2e/x"),
    broken("<a href='/other/'>x</a>", "out of the site", "/other/"),
    broken("<a href='file:///home/ana/x.html'>x</a>", "one machine", "file:///home/ana/x.html"),
    broken(
      "<a href='https://example.org/lisbon/gone.html'>x</a>", "`gone.html`",
      "https://example.org/lisbon/gone.html"),
    broken("<img alt='' src='Pictures/tram.jpg'>", "`Pictures/tram.jpg`", "Pictures/tram.jpg"),
    broken("b { background: url(../gone.png) }", "`gone.png`", "../gone.png", in: "assets/site.css"),
    broken("<!-- --><a href='..\\gone\\'>x</a>", "`gone/`", "..\\gone\\", in: "days/index.html"),
  ]

  static let pictures = [
    silent("<img src='pictures/tram.jpg'>", "img"),
    silent("<input type=image src='pictures/tram.jpg'>", "input"),
    silent("<map name=m><area href='days/'></map>", "area"), silent("<svg role=img><path/></svg>", "svg"),
    silent("<svg><g><title>Not of the whole</title></g></svg>", "svg"),
  ]

  @Test("reads on behind the end of a page, and where no element holds all others")
  func behindTheEnd() async throws {
    let site = try TestSite()
    try site.put(
      "loose.html", Array("<p>a</p>\n<p>b</p></body></html>\n<img alt='' src='//else.example/c'>".utf8))
    #expect(try await site.audit().map(\.place?.span?.line) == [3])
  }

  @Test("tells what is planted, with its line and a mark", arguments: requests + links + pictures)
  func planted(_ leak: Leak) async throws {
    let site = try TestSite()
    try site.plant(leak.text, in: leak.file)
    let found = try await site.audit()
    #expect(found.map(\.code) == [leak.code], "\(found)")
    #expect(try await site.audit(isThorough: false) == found)
    let diagnostic = try #require(found.first)
    #expect(diagnostic.severity == .error && diagnostic.advice != nil)
    #expect(diagnostic.message.contains(leak.message))
    let place = try #require(diagnostic.place), span = try #require(place.span)
    #expect(place.file == leak.file)
    #expect(String(span.text.dropFirst(span.column - 1).prefix(span.length)) == leak.mark)
    let lines = try String(contentsOfFile: site.path + "/" + leak.file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropFirst(span.line - 1).first?.hasPrefix(span.text) == true)
  }

  @Test("tells of feeds and maps where they name what is not there, and of nothing else in them")
  func machineFiles() async throws {
    let site = try TestSite()
    try site.put(
      "sitemap.xml", Array("<urlset>\n<url><loc>https://example.org/lisbon/gone/</loc></url></urlset>".utf8))
    let found = try await site.audit()
    #expect(found.map(\.message) == ["Broken link: no file `gone/` in the site"])
    #expect(found.first?.place?.file == "sitemap.xml" && found.first?.place?.span?.line == 2)
  }

  @Test("tells the same mistake on many pages once")
  func gathered() async throws {
    let site = try TestSite()
    for number in 1...30 {
      try site.put(
        "p/\(number).html", Array("<!DOCTYPE html><title>P</title>\n<a href='../gone.html'>x</a>".utf8))
    }
    let found = try await site.audit()
    #expect(found.count == 1)
    #expect(found.first?.others.count == 29)
  }

  @Test("tells the same in any number of workers, and in the order of the files")
  func order() async throws {
    let site = try TestSite()
    for name in ["a.html", "b.html", "z/c.html"] {
      try site.put(name, Array("<title>P</title><img src=x><a href=y><a href='index.html#no'>\n".utf8))
    }
    let files = try #require(SiteFiles(folder: site.path))
    let one = await SiteAuditor(files, workers: 1).audit()
    #expect(one == (await SiteAuditor(files, workers: 5).audit()))
    #expect(one.compactMap(\.place).map(\.file) == one.compactMap(\.place).map(\.file).sorted())
  }

  @Test("looks only at some files, and knows what the others hold")
  func some() async throws {
    let site = try TestSite()
    try site.plant(
      "<a href='index.html#no'>x</a><a href='first%20day.html#tram'>x</a>", in: "days/index.html")
    try site.plant("<a href='gone'>x</a>", in: "index.html")
    try site.plant("<a href='../index.html#no'>x</a>", in: "days/index.html")
    let files = try #require(SiteFiles(folder: site.path))
    let found = await SiteAuditor(files, workers: 2).audit {
      $0.path == "days/index.html" ? .all : .privateThings
    }
    #expect(
      found.map(\.message) == [
        "Broken link: no id `no` in `days/index.html`", "Broken link: no id `no` in `index.html`",
      ])
  }
}

extension LeakTests.Leak {
  /// Marks more than the address.
  fileprivate func marking(_ mark: String) -> LeakTests.Leak {
    var leak = self
    leak.mark = mark
    return leak
  }
}
