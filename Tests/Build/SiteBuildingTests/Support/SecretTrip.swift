import ByteSearch
import Foundation

/// A trip in which everything that is kept back bears marks found nowhere else: each begins with `Zqx`.
struct SecretTrip {
  let folder: String

  /// Letters and signs that are written in several ways: with percent codes, as references, as escapes.
  static let sign = "Zqx☂“é&<"

  /// What nobody may read, each where it stands in the folder.
  static let words = [
    "ZqxTitle", "ZqxBody", "ZqxTag", "ZqxPlace", "ZqxWho", "ZqxMood", "ZqxWeather", "ZqxAlternative",
    "ZqxCaption",
    "ZqxPrivate", "ZqxDrafts", "ZqxUntil", "ZqxFrom", "ZqxPin", "ZqxPinTag", "ZqxPinWords", "zqxlink.example",
    "ZqxExpense", "ZqxWay", "ZqxWaypoint", "zqx-slug", "zqx-picture", "zqx-pinned", "zqx-album", "zqx-beside",
    "ZqxLead", "ZqxListed", "zqx-listed", "ZqxBundle", "zqx-bundle", "zqx-lying", "ZqxToml", "ZqxNote",
    "ZqxOwn",
    "zqx-own", "zqx-paged", "ZqxEvent", "ZqxNote2", "ZqxCode", "+351 999 47 11", "ZqxIdea", "ZqxIdeaTag",
    "ZqxStreet", "ZqxReview", "zqxidea.example", "ZqxChat", "ZqxSender", "ZqxMessage", "zqx-sent", sign,
  ]
  /// Positions and amounts, as the site would write them and as a plan holds them.
  static let numbers = ["38.1112", "38.3334", "38.2223", "4711.13", "4,711.13", "38.4445", "123.77"]
  /// Pictures that are kept back.
  static let pictures = [
    "photos/zqx-picture.jpg", "photos/zqx-pinned.jpg", "photos/seaside/zqx-album.jpg",
    "photos/zqx-beside.jpg",
    "journal/2026-05-03-zqx-slug.jpg", "photos/zqx-listed.jpg", "photos/zqx-paged.jpg",
    "content/posts/2026-05-04-zqx-bundle/zqx-lying.jpg", "photos/zqx-sent.jpg",
  ]

  /// With `isMarked: false` nothing says that anything is to be kept back.
  init(in workspace: TemporaryFolder, as name: String, isMarked: Bool) throws {
    folder = workspace.path + "/" + name
    for (file, text) in Self.texts {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      let kept = isMarked ? lines : lines.filter { !$0.contains("@") }
      let written = kept.filter { !isMarked || !$0.hasPrefix("%") }
        .map { $0.replacing("@", with: "").replacing("%", with: "") }.joined(separator: "\n")
      let place = isMarked ? file : file.replacing("_drafts/", with: "journal/2026-05-02-")
      try workspace.write(
        name + "/" + place, isMarked ? written : written.replacing(", private: yes}", with: "}"))
    }
    let originals = [
      "BRK_0402.JPG", "BRK_0407.JPG", "BRK_0415.JPG", "BRK_0421.JPG", "BRK_0426.JPG", "BRK_0433.JPG",
      "BRK_0441.JPG", "BRK_0446.JPG", "BRK_0452.JPG", "BRK_0457.JPG",
    ]
    for (file, original) in zip(["photos/good.jpg"] + Self.pictures, originals) {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: Checkout.exampleTrip + "/photos/" + original))
      try workspace.write(name + "/" + file, bytes)
    }
  }

  private static let texts: [(String, String)] = [
    (
      "trip.yml",
      "title: Lisbon\nurl: https://example.org/\nvisibility: public\ntravellers: [Ana, Ben]\ntime zone: Europe/Lisbon\nstart: 2026-05-01\nend: 2026-05-09\n"
        + "publish: {bookings: yes, prices: yes}\n"
    ),
    (
      "journal/2026-05-03-good.md",
      "---\ntitle: Good morning\ntime: 09:00\n---\nWe told [the rest](2026-05-03-zqx-slug.md) later.\n\n"
        + "![A square](../photos/good.jpg)\n![Ours](../photos/zqx-beside.jpg)\n"
    ),
    (
      "journal/2026-05-03-zqx-slug.md",
      "---\ntitle: ZqxTitle \(sign)\n@draft: yes\ntime: 14:00\nplace: ZqxPlace, 38.1112 -9.1112\ntags: [ZqxTag]\n"
        + "who: [ZqxWho]\nmood: ZqxMood\nweather: ZqxWeather\ndescription: ZqxLead\n"
        + "gallery:\n  - ../photos/zqx-listed.jpg\n  - {src: ../photos/good.jpg, caption: ZqxListed}\n---\nZqxBody \(sign).\n\n"
        + "![ZqxAlternative](../photos/zqx-picture.jpg \"ZqxCaption\")\n![](2026-05-03-zqx-slug.jpg)\n"
    ),
    (
      "journal/2026-05-04-hush.md",
      "---\ntitle: ZqxPrivate\n@Private: Yes\nplace: 38.1112 -9.1112\n---\nZqxPrivate.\n"
    ),
    // As other programs keep them: a folder with its pictures, TOML, a note of a vault.
    (
      "content/posts/2026-05-04-zqx-bundle/index.md",
      "---\ntitle: ZqxBundle\n@status: draft\n---\nZqxBundle.\n"
    ),
    (
      "content/posts/2026-05-05-toml.md",
      "+++\ntitle = \"ZqxToml\"\n@draft = true\n+++\nZqxToml.\n"
    ),
    ("notes/note.md", "---\ntitle: ZqxNote\ndate: 2026-05-06\n@dg-publish: false\n---\nZqxNote.\n"),
    (
      "pages/zqx-own.md",
      "---\ntitle: ZqxOwn\n@draft: yes\n---\nZqxOwn.\n\n![](../photos/zqx-paged.jpg)\n"
    ),
    (
      "pages/good-list.md",
      "---\ntitle: Good list\n---\nSee [the other](zqx-own.md), and [good](../journal/2026-05-03-good.md).\n"
    ),
    // A conversation says that it is published, or is kept back.
    (
      "chats/2026-05-04-zqx-chat.md",
      "---\nchat: ZqxChat\n%private: no\n---\n- 09:05 ZqxSender: ZqxMessage ![](../photos/zqx-sent.jpg)\n"
    ),
    (
      "chats/2026-05-03-good.md", "---\nchat: Crew\nprivate: no\n---\n- 09:05 Ana: We are told.\n"
    ),
    ("_drafts/later.md", "# ZqxDrafts\n\nZqxDrafts.\n"),
    ("journal/2026-05-05-until.md", "---\ntitle: ZqxUntil\n@publishDate: 2026-08-01\n---\nZqxUntil.\n"),
    ("journal/2026-05-06-from.md", "---\ntitle: ZqxFrom\n@expiryDate: 2026-05-20\n---\nZqxFrom.\n"),
    (
      "pins.yml",
      "- title: Good view\n  at: 38.7150 -9.1240\n  description: Over the roofs.\n"
        + "- title: ZqxPin\n  at: 38.3334 -9.3334\n  time: 2026-05-04 10:00\n  tags: [ZqxPinTag]\n"
        + "  link: https://zqxlink.example\n  photos: [zqx-pinned.jpg]\n  description: ZqxPinWords\n@  private: yes\n"
    ),
    (
      "attractions.yml",
      "- name: Good tower\n  at: 38.7139 -9.1335\n  day: 2026-05-04\n"
        + "- name: ZqxIdea\n  at: 38.2223 -9.3334\n  tags: [ZqxIdeaTag]\n  address: ZqxStreet\n  day: 2026-05-07\n"
        + "  website: https://zqxidea.example\n  reviews: [ZqxReview]\n  visited: yes\n@  private: yes\n"
    ),
    (
      "budget.yml",
      "expenses:\n  - 2026-05-03 food 12.50 Coffee, paid by Ana\n"
        + "  - {date: 2026-05-09, category: fun, amount: 4711.13, what: ZqxExpense, paid by: Ben, private: yes}\n"
    ),
    (
      "itinerary.yml",
      "- hotel: Good bed\n  at: Good bed, 38.7160 -9.1250\n  start: 2026-05-03 15:00\n  end: 2026-05-05 11:00\n"
        + "- train: ZqxEvent\n  from: ZqxFrom, 38.4445 -9.4445\n  start: 2026-05-04 10:00\n  note: ZqxNote2\n"
        + "  cost: 123.77, paid by Ana\n  booking: ZqxCode\n  phone: +351 999 47 11\n@  private: yes\n"
    ),
    ("photos/seaside/album.md", "---\ntitle: An album\n@private: yes\n---\n"),
    ("photos/zqx-beside.md", "---\ntitle: A picture\n@private: yes\n---\n"),
    (
      "tracks/2026-05-03-zqx-slug.gpx",
      """
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
      <wpt lat="38.3334" lon="-9.2"><name>ZqxWaypoint</name></wpt>
      <trk><name>ZqxWay</name><trkseg>
      <trkpt lat="38.70" lon="-9.20"><time>2026-05-03T10:00:00Z</time></trkpt>
      <trkpt lat="38.71" lon="-9.21"><time>2026-05-03T10:30:00Z</time></trkpt>
      </trkseg></trk></gpx>
      """
    ),
  ]
}

/// The ways in which a text may stand in a file of a site.
func writtenForms(of text: String) -> Set<String> {
  var forms: Set<String> = [text, text.lowercased(), text.uppercased()]
  for form in forms {
    forms.insert(form.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? form)
    forms.insert(form.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? form)
    let html = form.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    forms.formUnion([html, html.replacing("“", with: "&ldquo;").replacing("é", with: "&eacute;")])
    forms.insert(form.unicodeScalars.map { $0.isASCII ? String($0) : "&#\($0.value);" }.joined())
    forms.insert(
      form.unicodeScalars.map { $0.isASCII ? String($0) : "&#x\(String($0.value, radix: 16));" }.joined())
    let units = form.utf16.map { unit in
      unit < 128
        ? String(UnicodeScalar(UInt8(truncatingIfNeeded: unit)))
        : "\\u" + String(UInt32(unit) + 0x10000, radix: 16).dropFirst()
    }
    forms.formUnion([
      units.joined(), html.replacing("&lt;", with: "\\u003c").replacing("&amp;", with: "\\u0026"),
    ])
  }
  return forms
}

extension SiteTree {
  /// The files in whose name or bytes a text stands, in whatever way it is written.
  func traces(of text: String) -> [String] {
    let forms = writtenForms(of: text)
    let wanted = forms.map { Array($0.utf8) }
    return names.filter { name in
      if forms.contains(where: { name.contains($0) }) { return true }
      let bytes = Array(files[name] ?? Data())
      return wanted.contains { bytes.span.holds($0) }
    }
  }
}
