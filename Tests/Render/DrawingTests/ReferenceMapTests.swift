import Claims
import Foundation
import Testing
import TripModel

@testable import Drawing

@Suite("Maps for reference")
struct ReferenceMapTests {
  static let frames: [(name: String, frame: MapFrame)] = [("wide", .wide), ("narrow", .narrow)]

  /// Draws every map into a folder where `TRIPBOOK_MAPS` names one: `make maps`.
  @Test(
    "can be looked at, all of them", .enabled(if: ProcessInfo.processInfo.environment["TRIPBOOK_MAPS"] != nil)
  )
  func gallery() throws {
    let folder = URL(fileURLWithPath: try unwrapped(ProcessInfo.processInfo.environment["TRIPBOOK_MAPS"]))
    let assets = URL(fileURLWithPath: GroundTests.folder).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var figures = ""
    for map in ReferenceMap.all {
      for (name, frame) in Self.frames {
        let drawing = try draw(map, frame)
        let svg = drawing.markup
        figures +=
          "<figure class=\"\(name)\" id=\"\(map.name)-\(name)\">\(svg)"
          + "<figcaption>\(map.name), \(name): \(svg.utf8.count) bytes</figcaption></figure>\n"
      }
    }
    let style = try String(contentsOf: assets.appendingPathComponent("drawing.css"), encoding: .utf8)
    let page = """
      <!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <meta name="color-scheme" content="light dark"><title>Maps for reference</title>
      <style>\(style)
      body{margin:1rem;font:14px sans-serif}figure{margin:0 0 1rem}
      .wide{max-width:1000px}.narrow{max-width:400px}</style>
      \(figures)</html>
      """
    try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
  }

  @Test("have names that touch neither one another, nor a marker, nor the edge", arguments: ReferenceMap.all)
  func collisions(map: ReferenceMap) throws {
    for (name, frame) in Self.frames {
      let parsed = try unwrapped(ParsedSVG(try draw(map, frame).markup))
      let boxes = parsed.lettering
      let sheet = try unwrapped(parsed.elements.first?.sheet)
      // On the whole Earth without a place, no sea may have room for its name on a phone.
      #expect(!boxes.isEmpty || map.name == "no-place")
      for (index, box) in boxes.enumerated() {
        #expect(sheet.contains(box.box), "“\(box.text)” leaves the map of \(map.name), \(name)")
        for other in boxes.dropFirst(index + 1)
        where other.box.inset(by: 0.6).overlaps(box.box.inset(by: 0.6)) {
          Issue.record("“\(box.text)” and “\(other.text)” touch on the map of \(map.name), \(name)")
        }
      }
      for marker in parsed.all(ofClass: "map-stop") {
        guard let disc = marker.disc else { continue }
        for box in boxes where box.box.inset(by: 1).overlaps(disc.inset(by: 1)) && !box.isNumber {
          Issue.record("“\(box.text)” lies on a marker on the map of \(map.name), \(name)")
        }
      }
    }
  }

  @Test("are drawn as they were when somebody last looked at them", arguments: ReferenceMap.all)
  func golden(map: ReferenceMap) throws {
    for (name, frame) in Self.frames {
      let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appending(path: "Fixtures/reference-maps/\(map.name)-\(name).txt")
      let outline = MapOutline(try unwrapped(ParsedSVG(try draw(map, frame).markup))).text
      if ProcessInfo.processInfo.environment["TRIPBOOK_RECORD"] != nil {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(outline.utf8).write(to: file)
        Issue.record("recorded: look at the map (`make maps`), then keep the file")
      }
      let golden = try String(contentsOf: file, encoding: .utf8)
      claim(
        outline, is: golden, "\(map.name), \(name): look at `make maps`, then record with TRIPBOOK_RECORD=1")
    }
  }

  private func draw(_ map: ReferenceMap, _ frame: MapFrame) throws -> SVGDrawing {
    try #require(
      drawMap(
        try map.content(), frame: frame, on: GroundTests.atlas, units: .kilometres, wording: .plain,
        idPrefix: "m-\(map.name)-\(Int(frame.width))"))
  }
}

/// A text of a drawing with the room that it takes.
private struct Lettering {
  let text: String
  let box: Box
  let isNumber: Bool
}

extension ParsedSVG {
  /// The names of a map, and the words in its corners.
  fileprivate var lettering: [Lettering] {
    all("text").compactMap { text in
      // What is turned is measured by a browser (`Tests/Browser/claims/maps.py`).
      guard let x = text.number("x"), let base = text.number("y"), let size = text.number("font-size"),
        text.attributes["transform"] == nil
      else { return nil }
      let y = base + (text.number("dy") ?? 0)
      let width = TextWidth.of(text.text, size: size)
      let left: Double =
        switch text.attributes["text-anchor"] {
        case "middle": x - width / 2
        case "end": x - width
        default: x
        }
      let isNumber = (text.attributes["class"] ?? "").contains("number")
      // From the height of capitals down to the base line.
      let box = Box(minX: left, minY: y - 0.75 * size, maxX: left + width, maxY: y)
      return Lettering(text: text.text, box: box, isNumber: isNumber)
    }.filter { !$0.isNumber }
  }
}

extension ParsedSVG.Element {
  fileprivate var sheet: Box? {
    guard let width = number("width"), let height = number("height") else { return nil }
    return Box(minX: 0, minY: 0, maxX: width, maxY: height)
  }

  fileprivate var disc: Box? {
    guard let x = number("cx"), let y = number("cy"), let radius = number("r") else { return nil }
    return Box(minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius)
  }
}
