import Testing

/// The witness of the other suites must itself see what is wrong.
@Suite("The inspection of a site")
struct SiteInspectionTests {
  private static let policy =
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'self'\">"

  private func complaints(_ body: String, head: String = policy) -> [String] {
    let page = head + "<h1 id=top>Title</h1>" + body
    let picture = "not looked at"
    return SiteInspection(
      SiteTree(files: ["days/one/index.html": page, "days/a b.jpg": picture, "site.js": picture])
    ).complaints
  }

  @Test(arguments: [
    "", "<a href='#top'>x</a>", "<a href=\"../../days/one/index.html#top\">x</a>",
    "<a href=https://example.org>x</a>",
    "<img src='../a%20b.jpg' srcset='../a%20b.jpg 100w, ../a%20b.jpg 200w' alt='' width=1 height=1>",
    "<script src='../../site.js' defer></script>",
    "<script type='application/ld+json'>{}</script>",
    "<p>&lt;script src=x&gt;</p><!-- <script src='gone.js'> -->", "<a href='mailto:ana@example.org'>x</a>",
  ])
  func seesNothingWrong(body: String) { #expect(complaints(body) == []) }

  @Test(
    arguments: [
      ("<script src='../a%20b.jpg'></script>", "a script"), ("<SCRIPT>1</SCRIPT>", "a script"),
      ("<script src='../../site.js'></script>", "waits for"),
      ("<script src='gone.js' defer></script>", "leads to nothing"),
      ("<script src='https://example.org/x.js' defer></script>", "leads to nothing"),
      ("<p style='x'>", "p has style"), ("<p data-x=1 onclick=alert(1)>", "p has onclick"),
      ("<h1>again</h1>", "2 h1"),
      ("<img src='../a%20b.jpg' width=1 height=1>", "img without alt"),
      ("<a href='gone.html'>x</a>", "leads to nothing"), ("<a href='../a%20b.jpg?x'>x</a>", "from a disk"),
      ("<a href='/days/one/index.html'>x</a>", "from a disk"),
      ("<a href='../../../x'>x</a>", "out of the site"),
      ("<a href='#gone'>x</a>", "a fragment"), ("<a href='javascript:x'>x</a>", "leads to nothing"),
      ("<link rel=stylesheet href='https://example.org/x.css'>", "leads to nothing"),
      ("<img srcset='../a%20b.jpg 1x, gone.jpg 2x' alt='' width=1 height=1>", "leads to nothing"),
      ("<svg><image xlink:href='http://example.org/x'/></svg>", "leads to nothing"),
    ] as [(String, String)])
  func sees(body: String, complaint: String) {
    #expect(complaints(body).contains { $0.contains(complaint) })
  }

  @Test func seesThatAPolicyIsMissingOrLax() {
    #expect(complaints("", head: "").count == 1)
    #expect(complaints("", head: Self.policy.replacing("'self'", with: "'self' 'unsafe-inline'")).count == 1)
  }
}
