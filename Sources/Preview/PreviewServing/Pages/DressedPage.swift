/// A page with what the preview adds to it: its style, and the script that hears of changes, let in by the page's own
/// policy.
struct DressedPage {
  let bytes: [UInt8]

  /// The folder of addresses that no site has, since no name in it may begin with a point.
  static let folder = ".tripbook"

  /// - Parameters:
  ///   - page: HTML.
  ///   - stamp: what the page can be told by from another version.
  init(_ page: [UInt8], stamp: String) {
    let added = Array(
      """
      <link rel="stylesheet" href="/\(Self.folder)/preview.css">
      <script src="/\(Self.folder)/preview.js" defer data-stamp="\(stamp)"></script>

      """.utf8)
    let place = Self.end(ofHeadIn: page) ?? page.count
    bytes = PagePolicy.widened(in: page[..<place]) + added + page[place...]
  }

  /// Where `</head>` begins: before any text of the traveller's, whatever that holds.
  private static func end(ofHeadIn page: [UInt8]) -> Int? {
    let mark = Array("</head>".utf8)
    guard page.count >= mark.count else { return nil }
    return (0...(page.count - mark.count)).first {
      page[$0] == mark[0] && page[$0..<($0 + mark.count)].elementsEqual(mark)
    }
  }
}
