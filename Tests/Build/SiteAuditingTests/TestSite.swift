import Diagnostics
import Foundation
import Secrets
import SiteAuditing

/// A small site on disk in which nothing is wrong, for tests to plant something in.
final class TestSite: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("site-auditor-" + UUID().uuidString).path
    for (name, text) in Self.good { try put(name, Array(text.utf8)) }
    try put("pictures/tram.jpg", Self.jpeg())
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func put(_ name: String, _ bytes: [UInt8]) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// Puts text before the end of a page's body, on a line of its own.
  func plant(_ text: String, in name: String) throws {
    let whole = try String(contentsOfFile: path + "/" + name, encoding: .utf8)
    let planted = whole.replacing("</body>", with: "\(text)\n</body>")
    try put(name, Array((planted == whole ? whole + text : planted).utf8))
  }

  func audit(
    _ circles: [ForbiddenCircle] = [], secrets: [Secret] = [], isThorough: Bool = true
  ) async throws -> [Diagnostic] {
    guard let files = SiteFiles(folder: path) else { return [] }
    return await SiteAuditor(
      files, circles: circles, secrets: secrets, isThorough: isThorough, workers: 3
    ).audit()
  }

  /// With an EXIF part from its byte order on, if need be.
  static func jpeg(exif: [UInt8]? = nil) -> [UInt8] {
    let part = exif.map { Array("Exif\0\0".utf8) + $0 } ?? []
    let segment = part.isEmpty ? [] : [0xFF, 0xE1, 0, UInt8(part.count + 2)] + part
    return [0xFF, 0xD8] + segment
      + [
        0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 4, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 0xFF,
        0xD9,
      ]
  }

  /// An EXIF part that names somebody.
  static let exifWithArtist: [UInt8] =
    Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x3B, 0, 2, 0, 0, 0, 4] + Array("Ana\0".utf8) + [
      0, 0, 0, 0,
    ]

  private static let good = [
    "index.html": """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8"><title>Lisbon</title>
    <link rel="canonical" href="https://example.org/lisbon/">
    <link rel="stylesheet" href="assets/site.css"><link rel="icon" href="data:image/svg+xml,%3Csvg/%3E">
    <link rel="alternate" type="application/atom+xml" href="feed.xml">
    <meta property="og:image" content="https://example.org/lisbon/pictures/tram.jpg">
    <script type="application/ld+json">{"@context": "https://schema.org", "url": "https://else.example/"}</script>
    <script src="assets/site.js" defer></script></head>
    <body><main id="top-of-page"><h1>Lisbon</h1>
    <a href="days/first%20day.html#tram">The tram</a> <a href="https://else.example/">A café</a> <a href="#top">Up</a>
    <a href="days/">Days</a> <a href="mailto:a@example.org">Mail</a> <a href="/lisbon/feed.xml">Feed</a>
    <picture><source srcset="pictures/tram.jpg 480w, pictures/tram.jpg?2 960w"><img src="pictures/tram.jpg" alt=""></picture>
    <svg role="img" aria-label="A map"><use href="#pin"/><path id="pin" d="M38.716 -9.139L1 1"/></svg>
    <span aria-hidden="true"><svg><path d="M0 0"/></svg></span>
    <svg><title>A tram</title><image href="pictures/tram.jpg"/></svg>
    </main>
    </body></html>
    """,
    "days/index.html": "<!DOCTYPE html>\n<title>Days</title><body>\n<a href=\"../\">Up</a>\n</body>",
    "days/first day.html": "<!DOCTYPE html>\n<title>Day</title><body>\n<p id=tram>Tram\n</body>",
    "assets/site.css": """
    @import "more.css"; @namespace svg url(http://www.w3.org/2000/svg);
    /* url(https://else.example/a.png) */
    body { background: url(../pictures/tram.jpg); content: "url(https://else.example/)" }
    """,
    "assets/more.css": "a { color: red; filter: url(#none-of-ours) }\n",
    "assets/site.js": "// fetch(\"https://else.example/\")\nconst home = \"https://else.example/\";\n",
    "feed.xml": """
    <?xml version="1.0"?>
    <feed xmlns="http://www.w3.org/2005/Atom"><link href="https://example.org/lisbon/days/first%20day.html"/>
    <link href="https://else.example/"/></feed>
    """,
    "sitemap.xml": """
    <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
    <url><loc>https://example.org/lisbon/days/</loc></url></urlset>
    """,
    "assets/icon.svg": """
    <svg xmlns="http://www.w3.org/2000/svg"><style><![CDATA[a { fill: url(#a) }]]></style><path id="a"/></svg>
    """,
  ]
}
