import DrawingSanitizing
import Testing

@Suite("A bare drawing")
struct DrawingSanitizerTests {
  private static let shape = "<path d=\"M0 0L9 9\"/>"

  private static func svg(_ inner: String, _ attributes: String = "viewBox=\"0 0 40 20\"") -> [UInt8] {
    Array(
      ("<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        + "xmlns:inkscape=\"http://www.inkscape.org/\" \(attributes)>\(inner)</svg>").utf8)
  }

  private static func bare(_ inner: String, _ attributes: String = "viewBox=\"0 0 40 20\"") throws
    -> DrawingSanitizer
  {
    try DrawingSanitizer(svg(inner, attributes))
  }

  @Test("keeps what is drawn")
  func drawn() throws {
    let inner = """
      <defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs>\
      <g transform="translate(2 3)"><circle cx="4" cy="5" r="6" fill="url(#a)"></circle></g><text x="1">é &lt; ü</text>
      """
    let bare = try Self.bare(inner)
    #expect(
      bare.markup
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"20\" viewBox=\"0.0 0.0 40.0 20.0\">\(inner)</svg>"
    )
    #expect(bare.leftOut.isEmpty)
  }

  @Test(
    "holds nothing that runs, moves, asks for something or tells of its file",
    arguments: [
      ("<script>alert(1)</script>", .script), ("<g onload=\"alert(1)\"></g>", .script),
      ("<g ONCLICK=\"alert(1)\"></g>", .script), ("<image href=\"https://example.org/zq.png\"/>", .picture),
      ("<image xlink:href=\"data:image/png;base64,zq\"/>", .picture),
      ("<foreignObject><body xmlns=\"http://www.w3.org/1999/xhtml\">zq</body></foreignObject>", .foreign),
      ("<html xmlns=\"http://www.w3.org/1999/xhtml\"><script>zq</script></html>", nil),
      ("<animate attributeName=\"href\" to=\"javascript:zq\"/>", .animation),
      ("<set attributeName=\"onclick\" to=\"zq\"/>", .animation),
      ("<style>@import 'https://example.org/zq.css';</style>", .style),
      ("<style>.a{fill:url(https://example.org/zq)}</style>", .style),
      ("<style>.a{fill:u\\72l(zq)}</style>", .style), ("<style>.a{fill:red} zq</style>", .style),
      ("<style>.a{background:image-set('zq')}</style>", .style),
      ("<a href=\"javascript:zq\"><circle r=\"1\"/></a>", nil),
      ("<use href=\"https://example.org/zq#a\"/>", nil),
      ("<use xlink:href=\"data:image/svg+xml,zq\"/>", nil),
      ("<g fill=\"url(https://example.org/zq)\"/>", nil), ("<g fill=\"url(//zq)\"/>", nil),
      ("<g style=\"fill:url('https://example.org/zq')\"/>", nil), ("<g style=\"fill:u\\72l(zq)\"/>", nil),
      ("<g filter=\"image(zq)\"/>", nil), ("<metadata>zq</metadata>", nil), ("<title>zq</title>", nil),
      ("<desc>zq</desc>", nil), ("<!-- zq -->", nil), ("<?zq zq?>", nil), ("<inkscape:path d=\"zq\"/>", nil),
      ("<g inkscape:export-filename=\"/home/zq/a.png\"/>", nil), ("<g data-name=\"zq\"/>", nil),
      ("<handler>zq</handler>", .foreign), ("<iframe src=\"zq\"/>", .foreign),
      ("<g id=\"zq'&quot;&gt;\"/>", nil),
    ] as [(String, DrawingLoss?)])
  func inert(inner: String, loss: DrawingLoss?) throws {
    let bare = try Self.bare(inner + Self.shape)
    #expect(bare.leftOut == [loss].compactMap(\.self))
    for sign in ["zq", "script", "alert", "http://example", "https:", "data:", "<a ", "on", "@", "<?", "<!"]
    where sign != "on" || inner.contains("=\"alert") {
      #expect(!bare.markup.lowercased().contains(sign == "on" ? " on" : sign), "\(sign): \(bare.markup)")
    }
    #expect(bare.markup.contains("<path d=\"M0 0L9 9\">"))
  }

  @Test(
    "says styles and sheets with attributes, in the order in which browsers take them",
    arguments: [
      ("", "<g style=\"fill: red; position: fixed\">", " fill=\"red\""),
      ("/* plain */ .a{fill:#c00}", "<g class=\"a\">", " fill=\"#c00\""),
      (".a,.b { fill : red }", "<g class=\"x b\" fill=\"blue\">", " fill=\"red\""),
      (".a{fill:red}", "<g class=\"a\" style=\"fill:blue\">", " fill=\"blue\""),
      (".a{fill:red !important}", "<g class=\"a\" style=\"fill:blue\">", " fill=\"red\""),
      ("g{fill:red} .a{fill:blue} g{fill:lime}", "<g class=\"a\">", " fill=\"blue\""),
      ("#i{fill:red} .a{fill:blue}", "<g id=\"i\" class=\"a\">", " fill=\"red\""),
      ("svg g{fill:red}", "<g>", " fill=\"red\""),
      ("svg > g{fill:red}", "<g>", " fill=\"red\""), ("defs g{fill:red}", "<g>", ""),
      ("g.a.b{fill:red}", "<g class=\"a\">", ""),
      ("@media print{.a{fill:red}}", "<g class=\"a\">", ""), (".a:hover{fill:red}", "<g class=\"a\">", ""),
    ])
  func styles(sheet: String, group: String, said: String) throws {
    let bare = try Self.bare("<style>\(sheet)</style>\(group)\(Self.shape)</g>")
    #expect(
      bare.markup.hasSuffix("<g\(said)><path d=\"M0 0L9 9\"></path></g></svg>"),
      "\(bare.markup)")
  }

  @Test("draws no copies of copies, which could be millions")
  func copies() throws {
    let bare = try Self.bare(
      "<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><path d=\"M1 1\"/></g><use href=\"#a\"/><use href=\"#b\"/>"
    )
    #expect(bare.markup.components(of: "<use ") == 2)
  }

  @Test(
    "says how large it is",
    arguments: [
      ("viewBox=\"0 0 40 20\"", 40, 20), ("width=\"100\" viewBox=\"0 0 40 20\"", 100, 50),
      ("width=\"2in\" height=\"25.4mm\"", 192, 96),
      ("width=\"100%\" height=\"100%\" viewBox=\"0 0 8 4\"", 8, 4),
      ("", 300, 150), ("viewBox=\"0 0 -1 x\"", 300, 150), ("width=\"90000\" height=\"90000\"", 4000, 4000),
      ("height=\"40\" viewBox=\"0,0,40,20\"", 80, 40),
    ])
  func size(attributes: String, width: Int, height: Int) throws {
    let bare = try Self.bare(Self.shape, attributes)
    #expect(bare.width == width && bare.height == height)
  }

  @Test("is none of a file that is broken, empty, something else or too large")
  func problems() {
    func problem(_ bytes: [UInt8]) -> DrawingProblem? {
      do throws(DrawingProblem) {
        _ = try DrawingSanitizer(bytes)
        return nil
      } catch { return error }
    }
    #expect(problem(Self.svg("<g>")) == .broken(line: 1))
    #expect(problem(Array("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg>&a;</svg>".utf8)) == .entity(line: 1))
    #expect(problem(Self.svg("<title>Nothing</title>")) == .empty)
    #expect(problem(Array("<html><path/></html>".utf8)) == .notSVG)
    #expect(problem(Array("a cat".utf8)) == .broken(line: 1))
    #expect(problem(Array(repeating: 0x20, count: DrawingSanitizer.largest + 1)) == .tooLarge)
    #expect(
      problem(Self.svg(String(repeating: "<g>", count: 500) + String(repeating: "</g>", count: 500)))
        == .tooLarge)
  }

  /// What holds the word `zq` in a way that no eye sees.
  private static let hidden = [
    "<g display=\"none\">zq</g>", "<g style=\"display:none\">zq</g>",
    "<g style=\"DISPLAY : none !important\">zq</g>",
    "<g inkscape:groupmode=\"layer\" inkscape:label=\"zq\" style=\"display:none\">zq</g>",
    "<g visibility=\"hidden\">zq</g>",
    "<g visibility=\"collapse\">zq</g>", "<g opacity=\"0\">zq</g>", "<g opacity=\"0.0\">zq</g>",
    "<g style=\"opacity:0%\">zq</g>",
    "<g opacity=\".05\"><g opacity=\".05\">zq</g></g>", "<g fill=\"none\">zq</g>",
    "<g fill-opacity=\"0\">zq</g>",
    "<g fill=\"transparent\">zq</g>", "<g fill=\"rgba(0,0,0,0)\">zq</g>", "<g fill=\"#12345600\">zq</g>",
    "<g fill=\"#0000\">zq</g>",
    "<g fill=\"none\" stroke=\"red\" stroke-width=\"0\">zq</g>",
    "<g fill=\"none\" stroke=\"red\" stroke-opacity=\"0\">zq</g>",
    "<g fill=\"url(#nowhere)\">zq</g>", "<g fill=\"url(#nowhere) none\">zq</g>",
    "<g transform=\"scale(0)\">zq</g>",
    "<g transform=\"translate(3) matrix(1 1 1 1 0 0)\">zq</g>", "<g transform=\"translate(-9999 0)\">zq</g>",
    "<g style=\"transform:translateX(-9999px)\">zq</g>", "<g style=\"transform:scale3d(0,0,0)\">zq</g>",
    "<g style=\"scale:0\">zq</g>",
    "<g style=\"opacity:calc(0)\">zq</g>", "<g style=\"display:/**/none\">zq</g>",
    "<g style=\"display:var(--x)\">zq</g>",
    "<g style=\"clip-path:inset(100%)\">zq</g>", "<g style=\"filter:opacity(0)\">zq</g>",
    "<g style=\"clip:rect(0 0 0 0)\">zq</g>",
    "<g font-size=\"0\">zq</g>", "<g style=\"font-size:0px\">zq</g>",
    "<svg width=\"0\" height=\"9\">zq</svg>",
    "<clipPath id=\"c\"/><g clip-path=\"url(#c)\">zq</g>",
    "<clipPath id=\"c\"><rect width=\"0\" height=\"1\"/></clipPath><g clip-path=\"url(#c)\">zq</g>",
    "<mask id=\"c\"/><g mask=\"url(#c)\">zq</g>",
    "<mask id=\"c\"><rect width=\"9\" height=\"9\" fill=\"black\"/></mask><g mask='url(\"#c\")'>zq</g>",
    "<linearGradient id=\"c\"><stop stop-opacity=\"0\"/></linearGradient><g fill=\"url(#c)\">zq</g>",
    "<pattern id=\"c\"/><g fill=\"url(#c)\">zq</g>", "<defs><g>zq</g></defs>", "<symbol id=\"s\">zq</symbol>",
    "<pattern id=\"p\">zq</pattern>",
    "<marker id=\"m\">zq</marker>", "<defs><g id=\"d\">zq</g></defs><use href=\"#d\" display=\"none\"/>",
    "<defs><g id=\"d\">zq</g></defs><use href=\"#d\" opacity=\"0\"/>",
    "<defs><g id=\"d\">zq</g></defs><use href=\"#d\" fill=\"none\"/>",
    "<defs><g id=\"d\">zq</g></defs><g visibility=\"hidden\"><use href=\"#d\"/></g>",
    "<pattern id=\"p\">zq</pattern><rect x=\"999\" width=\"9\" height=\"9\" fill=\"url(#p)\"/>",
    "<style>.x{display:none}</style><g class=\"x\">zq</g>", "<style>#x{opacity:0}</style><g id=\"x\">zq</g>",
    "<style>g g{visibility:hidden}</style><g><g>zq</g></g>",
    "<style>@media print{.x{display:none}}</style><g class=\"x\">zq</g>",
    "<style>.x:not(.y){display:none}</style><g class=\"x\">zq</g>",
    "<style>.\\78{d\\69splay:none}</style><g class=\"x\">zq</g>",

    "<style>rect + g{display:none}</style><g>zq</g>",
    "<style>.x{display:none}.x{display:none</style><g class=\"x\">zq</g>", "<switch><g>zq</g></switch>",
  ]

  @Test("holds nothing that no eye sees, be it words or shapes", arguments: hidden)
  func unseen(inner: String) throws {
    let text = "<text x=\"1\" y=\"9\">zq</text>"
    for part in [text, "<text x=\"1\" y=\"9\">a<tspan>zq</tspan></text>"] {
      let bare = try Self.bare("<circle r=\"5\"/>" + inner.replacing(">zq<", with: ">" + part + "<"))
      #expect(!bare.markup.contains("zq") && bare.markup.contains("<circle r=\"5\">"), "\(bare.markup)")
    }
    guard !inner.contains("font-size") else { return }
    let shapes = "<path d=\"M1 1h4v31337z\"/><rect x=\"1\" width=\"31337\" height=\"3\"/><line x2=\"31337\"/>"
    let bare = try Self.bare("<circle r=\"5\"/>" + inner.replacing(">zq<", with: ">" + shapes + "<"))
    #expect(!bare.markup.contains("31337") || inner.contains("-9999 0"), "\(bare.markup)")
  }

  @Test(
    "holds nothing that lies outside",
    arguments: [
      "<text x=\"-999\" y=\"5\">zq</text>", "<text x=\"5\" y=\"999\">zq</text>",
      "<rect x=\"44444\" width=\"4\" height=\"4\"/>",
      "<circle cx=\"-44444\" r=\"4\"/>", "<path d=\"M44444 5h3v3z\"/>",
      "<path d=\"m44444 5 3 3a1 1 0 0 1 3 3c1 1 2 2 3 3z\"/>",
      "<g transform=\"translate(44444)\"><rect width=\"4\" height=\"4\"/></g>",
      "<polygon points=\"44444,1 44445,1 44445,9\"/>",
      "<g transform=\"rotate(180) translate(44444)\"><rect width=\"4\" height=\"4\"/></g>",
      "<line stroke=\"red\" x1=\"44444\" x2=\"44445\"/>",
    ])
  func outside(inner: String) throws {
    let bare = try Self.bare("<circle r=\"5\"/>" + inner)
    #expect(!bare.markup.contains("zq") && !bare.markup.contains("44444"), "\(bare.markup)")
  }

  @Test(
    "holds all that is seen",
    arguments: [
      "<g fill=\"none\" stroke=\"red\">zq</g>",
      "<g visibility=\"hidden\"><g visibility=\"visible\">zq</g></g>", "<g opacity=\"0.5\">zq</g>",
      "<g fill=\"none\"><g fill=\"red\">zq</g></g>", "<g fill=\"url(#nowhere) red\">zq</g>",
      "<g clip-path=\"url(#nowhere)\">zq</g>",
      "<clipPath id=\"c\"><rect width=\"9\" height=\"9\" fill=\"none\"/></clipPath><g clip-path=\"url(#c)\">zq</g>",
      "<mask id=\"c\" fill=\"white\"><rect width=\"9\" height=\"9\"/></mask><g mask=\"url(#c)\">zq</g>",
      "<linearGradient id=\"b\"><stop/></linearGradient><linearGradient id=\"c\" href=\"#b\"/><g fill=\"url(#c)\">zq</g>",
      "<defs><g id=\"d\">zq</g></defs><use href=\"#d\"/>",
      "<g display=\"none\"><g id=\"d\">zq</g></g><use href=\"#d\"/>",
      "<symbol id=\"s\">zq</symbol><use xlink:href=\"#s\" x=\"3\"/>",
      "<defs><g id=\"d\" fill=\"red\">zq</g></defs><use href=\"#d\" fill=\"none\"/>",
      "<g transform=\"rotate(45 20 10) skewX(3) scale(.5)\">zq</g>", "<g style=\"filter:blur(2px)\">zq</g>",
      "<svg width=\"9\" height=\"9\">zq</svg>",
      "<style>.y{display:none}</style><g class=\"x\">zq</g>",
      "<style>.x{fill:none;stroke:#000}</style><g class=\"x\">zq</g>",
      "<pattern id=\"p\" width=\"4\" height=\"4\">zq</pattern><rect width=\"9\" height=\"9\" fill=\"url(#p)\"/>",
      "<marker id=\"m\">zq</marker><path d=\"M0 0h9\" marker-end=\"url(#m)\" stroke=\"red\"/>",
    ])
  func seen(inner: String) throws {
    let part = "<text x=\"1\" y=\"9\">zq</text><path d=\"M1 1h31337\"/>"
    let bare = try Self.bare(inner.replacing(">zq<", with: ">" + part + "<"))
    #expect(bare.markup.contains("zq") && bare.markup.contains("31337"), "\(bare.markup)")
    #expect(try DrawingSanitizer(Array(bare.markup.utf8)).markup == bare.markup)
  }

  @Test("says no name that somebody gave to a part, and leads to the same parts")
  func names() throws {
    let inner = """
      <defs><linearGradient id="zq-hotel"><stop offset="0"/></linearGradient><filter id="zq-blur"><feGaussianBlur \
      stdDeviation="1" result="zq-one"/><feOffset in="zq-one" dx="1"/></filter></defs><g id="zq-layer" class="zq">\
      <path id="zq-way" d="M0 0L9 9" fill="url('#zq-hotel')" filter="url(#zq-blur)"/><text font-family="ZqHand, Arial">\
      <textPath href="#zq-way">a</textPath></text></g>
      """
    let bare = try Self.bare(inner)
    #expect(!bare.markup.lowercased().contains("zq"))
    for part in [
      "<linearGradient id=\"a\">", "<filter id=\"b\">", "result=\"a\"", "in=\"a\"", "<g><path id=\"c\"",
      "fill=\"url(#a)\"",
      "filter=\"url(#b)\"", "href=\"#c\"", "font-family=\"Arial\"",
    ] { #expect(bare.markup.contains(part), "\(part): \(bare.markup)") }
  }

  @Test("is none where nothing is seen, and takes no longer for many copies")
  func bounds() throws {
    #expect(throws: DrawingProblem.empty) { try Self.bare("<g opacity=\"0\">\(Self.shape)</g>") }
    #expect(throws: DrawingProblem.empty) { try Self.bare(Self.shape, "display=\"none\"") }
    // What is hidden by more than names, ids and classes may be anything.
    #expect(throws: DrawingProblem.empty) {
      try Self.bare("<style>[class=x]{display:none}</style><g class=\"x\">\(Self.shape)</g>")
    }
    let leaves = String(repeating: "<path d=\"M0 0h1\"/>", count: 20_000)
    let copies = String(repeating: "<use href=\"#a\"/>", count: 20_000)
    let bare = try Self.bare("<g id=\"a\">\(leaves)</g>\(copies)")
    #expect(bare.markup.components(of: "<use ") == 20_000)
    let parts = try Self.bare("<text>" + String(repeating: "a<tspan>b</tspan>", count: 20_000) + "</text>")
    #expect(parts.markup.components(of: "<tspan>") == 20_000)
  }

  @Test("is the same when it is made bare again")
  func twice() throws {
    let once = try Self.bare("<g id=\"a\" style=\"fill:red\"><text>a &amp; b</text></g><use href=\"#a\"/>")
    #expect(try DrawingSanitizer(Array(once.markup.utf8)).markup == once.markup)
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
