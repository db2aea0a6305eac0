/// How far what is drawn may reach, and whether anything of that is within the drawing's window.
final class DrawingReach {
  private let root: DrawingNode
  private let window: DrawingBox
  private var letterCounts: [ObjectIdentifier: Int] = [:]

  init(_ root: DrawingNode, window: DrawingBox) { (self.root, self.window) = (root, window) }

  func isInWindow(_ node: DrawingNode, _ paint: DrawingPaint, _ plane: DrawingPlane?) -> Bool {
    guard let plane, let box = DrawingShape.box(of: node), node["marker-end"] == nil,
      node["marker-start"] == nil, node["marker-mid"] == nil, node["marker"] == nil
    else { return true }
    guard paint.strokes else { return plane.bounds(of: box).meets(window) }
    // A stroke's corner reaches so many times as far as half its width (SVG 2, stroke-miterlimit); how wide it is was
    // written anywhere around.
    let reach = widestStroke * max(2, widestMiter)
    guard reach.isFinite, node["vector-effect"] == nil else { return true }
    return plane.bounds(of: box.wider(by: reach)).meets(window)
  }

  /// Letters stand near the last place that is written for them, as far away as all of them side by side would reach;
  /// seen unless all is outside.
  func areLettersInWindow(_ node: DrawingNode, _ paint: DrawingPaint, _ plane: DrawingPlane?) -> Bool {
    guard let plane, paint.letterHeight.isFinite else { return true }
    var (xs, ys): ([Double], [Double]) = ([], [])
    var outermost = node
    var text: DrawingNode? = node
    while let part = text, DrawingWords.texts.contains(part.name) {
      let isMoved = Self.moving.contains { part[$0] != nil }
      guard !isMoved, part.name != "textPath" else { return true }
      if xs.isEmpty { xs = DrawingPlane.numbers((part["x"] ?? "")[...]) }
      if ys.isEmpty { ys = DrawingPlane.numbers((part["y"] ?? "")[...]) }
      if ["x", "y"].contains(where: { part[$0]?.contains { $0.isLetter || $0 == "%" } == true }) {
        return true
      }
      outermost = part
      text = part.parent
    }
    guard max(1, xs.count) * max(1, ys.count) < 1000 else { return true }
    let letters = letterCount(of: outermost) + 2
    let box = (xs.isEmpty ? [0] : xs).flatMap { x in (ys.isEmpty ? [0] : ys).map { DrawingBox(x: x, y: $0) } }
      .reduce(nil) { (box: DrawingBox?, point) in box?.with(point) ?? point }
    guard let box else { return true }
    return plane.bounds(of: box.wider(by: Double(letters) * 2 * paint.letterHeight)).meets(window)
  }

  private func letterCount(of text: DrawingNode) -> Int {
    let id = ObjectIdentifier(text)
    if let known = letterCounts[id] { return known }
    let count = text.letterCount
    letterCounts[id] = count
    return count
  }

  /// What moves letters away from where they would stand.
  private static let moving = ["dx", "dy", "textLength", "letter-spacing", "word-spacing", "baseline-shift"]

  private lazy var widestStroke = widest("stroke-width", atLeast: 1)
  private lazy var widestMiter = widest("stroke-miterlimit", atLeast: 4)

  private func widest(_ name: String, atLeast minimum: Double) -> Double {
    var widest = minimum
    root.forEach { node in
      if let written = node[name] { widest = max(widest, DrawingPaint.number(written.trimmed) ?? .infinity) }
    }
    return widest
  }
}
