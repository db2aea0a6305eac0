import Diagnostics
import PhotoMetadata

@testable import SiteAuditing

extension TextReader {
  /// What an audit reads of a published site, which may be anybody's.
  static let audits = [
    TextReader(
      name: "audited-pages", seeds: .texts(pages),
      words: [
        "<img src=\"", "srcset=\"a 1x, b,c 2x\"", "<svg>", "</svg>", "<title>", "<style>", "</style>",
        "<script>",
        "</script>", "<![CDATA[", "<!--", "-->", "<base href=\"", "<iframe srcdoc=\"", "style=\"", "url(",
        "\\75 rl(",
        "@import \"", "image-set(", "//else.example/", "https://", "../", "%2e%2e/", "#a", "id=\"a\"",
        "&quot;",
        "data:image/jpeg;base64,/9j/", "</html>", "<html>", "<body>", "</tripbook-page>", "<!ENTITY a \"b\">",
        "48.1374,11.5755", "48°08′14.6″N", "48&deg;", "lat=\"", "-34.6037", "° S", "fetch(\"",
      ], longest: 2048, read: findings),
    TextReader(
      name: "audited-pictures", seeds: .base64(PictureSeeds.all),
      words: [
        "Exif\0\0", "II*\0", "MM\0*", "http://ns.adobe.com/xap/1.0/\0", "Photoshop 3.0\0", "8BIM", "eXIf",
        "tEXt", "zTXt",
        "iTXt", "XML:com.adobe.xmp", "EXIF", "XMP ", "iinf", "iloc", "exif:GPSLatitude=", "ftypmp42",
      ], longest: 4096, read: traces),
  ]

  private static let pages = [
    "<!DOCTYPE html><title>A</title><p id=a><a href=\"#a\">x</a><img alt='' src=b.jpg><svg><path d='M1.5 2.5'/></svg>",
    "<style>@import 'a.css'; a { background: url(b.png) }</style><script>fetch('https://else.example/')</script>",
    "<p data-lat='48.1374' data-lon='11.5755'>48°08′14.6″N 11°34′31.8″E",
  ]

  private static let circle = ForbiddenCircle(
    latitude: 48.1374, longitude: 11.5755, metres: 2000, name: "home")

  /// The same bytes as a page, a drawing, a style sheet, a script and a feed.
  private static func findings(_ bytes: [UInt8]) -> String {
    let text = PublishedText(file: "a/b.html", raw: bytes)
    let site = SiteFiles([.init(path: "a/b.html", folder: "/nowhere")])
    let base = AddressBase(file: "a/b.html", siteAddress: SiteAddress(firstPage: "https://example.org/c/"))
    let reports = [
      MarkupAudit.read(page: text, base: base, site: site).report,
      MarkupAudit.read(drawing: text, base: base, site: site).report,
      MachineFileAudit.report(on: text, base: base, site: site),
    ]
    let whole = 0..<text.bytes.count
    let addresses =
      StyleAddresses(in: text.bytes, whole).found + ScriptAddresses.found(in: text.bytes, whole)
    for found in addresses {
      // A text that ends behind its opening quote holds an empty address at the very end.
      let isWithin = found.range.lowerBound >= 0 && found.range.upperBound <= whole.upperBound
      claim(isWithin, "an address outside of its text")
    }
    let positions = PositionSearch(circles: [circle]).found(in: text.bytes)
    let places = positions.map { text.place($0.range) }
    return "\(reports.flatMap(\.diagnostics)) \(addresses) \(places)"
  }

  private static func traces(_ bytes: [UInt8]) -> String {
    do throws(PhotoProblem) {
      return "\(try PictureTraces.read(bytes: bytes).found)"
    } catch {
      return error.message
    }
  }
}
