import BareDrawing
import Testing

@Suite("A bare drawing")
struct BareDrawingTests {
  private static let shape = "<path d=\"M0 0L9 9\"/>"

  private static func svg(_ inner: String, _ attributes: String = "viewBox=\"0 0 40 20\"") -> [UInt8] {
    Array(
      ("<?xml version=\"1.0\"?><svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" "
        + "xmlns:inkscape=\"http://www.inkscape.org/\" \(attributes)>\(inner)</svg>").utf8)
  }

  private static func bare(_ inner: String, _ attributes: String = "viewBox=\"0 0 40 20\"") throws
    -> BareDrawing
  {
    try BareDrawing(svg(inner, attributes))
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
      ("<style>.a{fill:u\\72l(zq)}</style>", .style),
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

  @Test("keeps a plain sheet of styles, and styles as attributes")
  func styles() throws {
    let sheet = "/* plain */ .a{fill:#c00;stroke:url(#g)}"
    let bare = try Self.bare(
      "<style>\(sheet)</style><g style=\"fill: red; position: fixed\" class=\"a\"/>" + Self.shape)
    #expect(bare.markup.contains("<style>\(sheet)</style><g class=\"a\" fill=\"red\"></g>"))
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
        _ = try BareDrawing(bytes)
        return nil
      } catch { return error }
    }
    #expect(problem(Self.svg("<g>")) == .broken(line: 1))
    #expect(problem(Array("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg>&a;</svg>".utf8)) == .entity(line: 1))
    #expect(problem(Self.svg("<title>Nothing</title>")) == .empty)
    #expect(problem(Array("<html><path/></html>".utf8)) == .notSVG)
    #expect(problem(Array("a cat".utf8)) == .broken(line: 1))
    #expect(problem(Array(repeating: 0x20, count: BareDrawing.largest + 1)) == .tooLarge)
    #expect(
      problem(Self.svg(String(repeating: "<g>", count: 500) + String(repeating: "</g>", count: 500)))
        == .tooLarge)
  }

  @Test("is the same when it is made bare again")
  func twice() throws {
    let once = try Self.bare("<g id=\"a\" style=\"fill:red\"><text>a &amp; b</text></g><use href=\"#a\"/>")
    #expect(try BareDrawing(Array(once.markup.utf8)).markup == once.markup)
  }
}

extension String {
  fileprivate func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
