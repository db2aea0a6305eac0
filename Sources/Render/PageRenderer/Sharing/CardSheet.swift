import Lettering
import TripPlanning

/// A card with its words, as SVG that stands alone: a title, and below it facts on as few lines as hold them, as outlines.
///
/// They stand on paper below a drawing, or in the shade of a photo, of which there is nothing else here.
struct CardSheet {
  let shape: CardPlan.Shape
  /// Whether there is no photo beneath.
  let isDrawn: Bool
  let title: String
  /// Groups that share a line where they can, of facts that are not broken.
  let facts: [[String]]
  /// The colour of the line above the paper, where the trip has one of its own.
  let accent: String?
  let isRightToLeft: Bool
  let style: StandaloneStyle
  /// Nil where nothing can be lettered: then there are only drawings.
  let lettering: Lettering?

  /// What a drawing may fill, in pixels.
  struct Frame {
    var width: Double
    var height: Double
  }

  private var width: Double { Double(shape.width) }
  private var height: Double { Double(shape.height) }

  /// Nil where there is nothing to draw, and for what nobody would send to others: a picture to be downloaded without a
  /// word. `map` draws what stands above the words; nil for a photo.
  func markup(on map: ((Frame) -> String?)?) -> String? {
    let block = block
    if shape == .portrait, block == nil { return nil }
    let panel = block == nil ? 0 : panelHeight
    guard let map else { return block.map { svg(words(over: $0, from: height)) } }
    let ground = map(Frame(width: width, height: height - panel))
    return ground.map { svg($0 + (block.map { words(over: $0, from: height - panel) } ?? "")) }
  }

  /// The words' part of the card, at its foot, in pixels; a preview's photo fills the whole card.
  private var panelHeight: Double {
    shape == .portrait ? height - Double(shape.photoHeight) : Self.mapPanel
  }

  private static let mapPanel = 216.0

  /// The title as lines; nil where there is none, or a letter that no font has.
  private var block: LetteredBlock? {
    guard let lettering else { return nil }
    return LetteredBlock(
      title, in: .title, of: lettering, width: width - 2 * margin, sizes: sizes,
      isRightToLeft: isRightToLeft)
  }

  /// Pixels to an em, with the most lines.
  private var sizes: [(size: Double, lines: Int)] {
    switch (shape, isDrawn) {
    case (.portrait, _): [(104, 1), (84, 2), (68, 3)]
    case (.preview, false): [(96, 1), (76, 2), (62, 3)]
    case (.preview, true): [(68, 1), (44, 2)]
    }
  }

  private var margin: Double { shape == .portrait ? 76 : 64 }

  /// The facts on as few lines as hold them, the last of them left out where there is no room.
  private func lines(of lettering: Lettering, size: Double, most: Int) -> [LetteredLine] {
    func fits(_ line: String) -> Bool {
      let set = lettering.line(line, in: .facts, isRightToLeft: isRightToLeft)
      return set.map { $0.width * size <= width - 2 * margin } ?? false
    }
    let whole = facts.flatMap(\.self).joined(separator: " · ")
    var lines: [String] = []
    for group in fits(whole) ? [[whole]] : facts {
      var line: String?
      for fact in group {
        if let begun = line, fits(begun + " · " + fact) {
          line = begun + " · " + fact
        } else {
          if let line { lines.append(line) }
          line = fact
        }
      }
      if let line { lines.append(line) }
    }
    return lines.prefix(most).filter { !$0.isEmpty }.compactMap {
      LetteredBlock(
        $0, in: .facts, of: lettering, width: width - 2 * margin, sizes: [(size, 1)],
        isRightToLeft: isRightToLeft)?.lines.first
    }
  }

  /// How many lines of facts there is room for.
  private func mostFacts(beside linesOfTitle: Int) -> Int {
    switch (shape, isDrawn) {
    case (.portrait, _): linesOfTitle < 3 ? 3 : 2
    case (.preview, false): 2
    case (.preview, true): linesOfTitle < 2 ? 2 : 1
    }
  }

  /// The words from the foot of the card upwards, on paper from `top` on, or in the shade of a photo.
  private func words(over block: LetteredBlock, from top: Double) -> String {
    let (size, step) = shape == .portrait ? (36.0, 54.0) : (31.0, 46.0)
    let most = mostFacts(beside: block.lines.count)
    let facts = lettering.map { lines(of: $0, size: size, most: most) } ?? []
    let isOnPaper = top < height || shape == .portrait
    let (ink, quiet) = isOnPaper ? (style["--ink"], style["--ink2"]) : ("#fff", "#fff")
    var foot = height - (shape == .portrait ? 72 : isOnPaper ? 42 : 56)
    var drawn = ""
    for line in facts.reversed() {
      drawn += path(line, foot: foot, size: size, fill: quiet)
      foot -= step
    }
    if facts.isEmpty { foot += step }
    let leading = block.size * 1.08
    if shape == .portrait {
      // From the picture down, so that the title stands where one looks for it.
      foot = Double(shape.photoHeight) + 64 + block.size * 0.72 + leading * Double(block.lines.count - 1)
    } else {
      foot -= isOnPaper ? 14 : 20
    }
    for line in block.lines.reversed() {
      drawn += path(line, foot: foot, size: block.size, fill: ink)
      foot -= leading
    }
    return isOnPaper ? paper(from: height - panelHeight) + drawn : shade(from: foot - block.size) + drawn
  }

  private func path(_ line: LetteredLine, foot: Double, size: Double, fill: String) -> String {
    let x = isRightToLeft ? width - margin - line.width * size : margin
    return "<path fill=\"\(fill)\" d=\"\(line.path(x: x, foot: foot, size: size))\"/>"
  }

  /// Paper with a line in colour between it and the picture.
  private func paper(from top: Double) -> String {
    rectangle(y: top, height: height - top, fill: style["--paper"])
      + rectangle(y: top, height: 6, fill: accent ?? style["--accent"])
  }

  /// What white letters need over any photo: dark from where they begin.
  private func shade(from top: Double) -> String {
    let start = max(0, top - 140)
    return "<linearGradient id=\"shade\" x1=\"0\" y1=\"0\" x2=\"0\" y2=\"1\">"
      + "<stop offset=\"0\" stop-color=\"#0d0b08\" stop-opacity=\"0\"/>"
      + "<stop offset=\".45\" stop-color=\"#0d0b08\" stop-opacity=\".5\"/>"
      + "<stop offset=\"1\" stop-color=\"#0d0b08\" stop-opacity=\".84\"/></linearGradient>"
      + rectangle(y: start, height: height - start, fill: "url(#shade)")
  }

  private func rectangle(y: Double, height: Double, fill: String) -> String {
    "<rect x=\"0\" y=\"\(Int(y))\" width=\"\(Int(width))\" height=\"\(Int(height))\" fill=\"\(fill)\"/>"
  }

  private func svg(_ content: String) -> String {
    let (width, height) = (shape.width, shape.height)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
      + "viewBox=\"0 0 \(width) \(height)\">\(content)</svg>"
  }
}
