import Claims
import Foundation
import Testing

@testable import Drawing

@Suite("SVG elements")
struct SVGElementTests {
  @Test(
    "Numbers have one decimal at most, no exponent, no minus zero, and are never NaN",
    arguments: [
      (-0.04, "0"), (.nan, "0"), (.infinity, "0"), (-12.25, "-12.3"), (7, "7"), (0.05, "0.1"),
      (1e300, "1000000000"),
    ] as [(Double, String)])
  func numbers(_ value: Double, _ expected: String) {
    claim(svgNumber(value), is: expected)
  }

  @Test("Shares become per cent with two decimals")
  func shares() {
    claim(svgPerCent(1 / 3.0), is: "33.33%")
    claim(svgPerCent(0.5), is: "50%")
    claim(svgPerCent(0.0005), is: "0.05%")
  }

  @Test(
    "No text breaks out of an element or an attribute, and an XML parser reads back what may be said",
    arguments: [
      "</title><script>alert(1)</script>", "\"'><a href=\"x\">", "]]>&amp;&#0;",
      "\u{0}\u{8}\u{1B}x\u{FFFE}\u{7F}",
      "a\u{0301}\u{202E}gnp", "<!--", "👨‍👩‍👧‍👦 & <b>",
    ])
  func hostileText(_ text: String) throws {
    let element = SVGElement("a").with("href", text).containing(SVGElement("title").containing(text: text))
    let parsed = try unwrapped(ParsedSVG(element.markup))
    let allowed = String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F && $0.value != 0xFFFE }))
    claim(parsed.elements.map(\.name), is: ["a", "title"])
    claim(parsed.elements[0].attributes["href"], is: allowed)
    claim(parsed.elements[1].text, is: allowed)
  }

  @Test("Attributes and children stand in the order in which they were given; nil leaves one out")
  func order() {
    let element = SVGElement("g").with("class", "a").with("x", 1.5).with("y", nil)
      .containing(SVGElement("path"), SVGElement("rect")).containing(text: "t")
    claim(element.markup, is: "<g class=\"a\" x=\"1.5\"><path/><rect/>t</g>")
  }

  @Test("A path is written in relative steps whose rounding never adds up")
  func pathSteps() {
    var writer = PathWriter()
    writer.polyline((0...100).map { Point(x: Double($0) * 0.333, y: 0) })
    let steps = writer.text.dropFirst("M0 0l".count).split(separator: " ").compactMap { Double($0) }
    let pen = steps.reduce(0) { $0 + Int(($1 * 10).rounded()) }
    claim(steps.count, is: 200)
    claim(pen, is: 333)
  }

  @Test(
    "A curve bends at each corner of its ring but those that are kept",
    arguments: [
      (-1.0, 10.0, "M0 5q0-5 5-5t5 5-5 5-5-5z"), (0, 10, "M0 0q10 0 10 5t-10 5z"),
    ])
  func curve(kept: Double, side: Double, written: String) {
    let square = [(0.0, 0.0), (1, 0), (1, 1), (0, 1)].map { Point(x: $0.0 * side, y: $0.1 * side) }
    var writer = PathWriter()
    writer.curve(square) { $0.x == kept }
    claim(writer.text, is: written)
  }

  @Test("Signs and blanks part the numbers of a path")
  func pathSeparators() {
    var writer = PathWriter()
    writer.polygon([Point(x: 1, y: -2), Point(x: 0.5, y: 3), Point(x: 2, y: 3), Point(x: 2, y: 3.01)])
    writer.dot(at: Point(x: .nan, y: 1e12))
    claim(writer.text, is: "M1-2l-.5 5 1.5 0zM0 10000000h0")
  }
}
