/// Finds what of a drawing an eye can see, and what that needs: all else would only tell a reader of the file.
///
/// What is drawn over by something else, or in the colour of what it stands on, counts as seen.
final class DrawingSight {
  private let root: DrawingNode
  private var named: [String: DrawingNode] = [:]
  private let reach: DrawingReach
  private var steps = 0
  /// What was looked at already as something that is drawn elsewhere: by what, and in what paint.
  private var known: [Visit: Bool] = [:]
  private var sources: [String: Bool] = [:]

  private struct Visit: Hashable {
    var node: ObjectIdentifier
    var paint: DrawingPaint
    var isTrial: Bool
  }

  /// What is around an element.
  private struct Around {
    var paint = DrawingPaint()
    /// Where its plane lies; nil once that cannot be told.
    var plane: DrawingPlane? = DrawingPlane()
    var isWithinUse = false
    /// Whether only its outline counts, as of what clips.
    var isOutline = false
    /// Whether it is only asked about, and nothing is marked.
    var isTrial = false
  }

  private static let maxSteps = 2_000_000

  /// - Returns: nil where it would take too long to find out.
  init?(_ root: DrawingNode, window: DrawingBox) {
    self.root = root
    reach = DrawingReach(root, window: window)
    root.forEach { node in
      if let id = node["id"], named[id] == nil { named[id] = node }
    }
    _ = look(at: root, Around())
    seeWhatIsNeeded()
    guard steps < Self.maxSteps else { return nil }
  }

  // MARK: - Looking

  /// Marks what is seen of an element.
  private func look(at node: DrawingNode, _ around: Around) -> Bool {
    steps += 1
    guard steps < Self.maxSteps, !DrawingWords.unseen.contains(node.name),
      node["display"]?.trimmed.lowercased() != "none"
    else { return false }
    var inner = around
    inner.paint = around.paint.within(node, paints: paints)
    if around.isOutline { (inner.paint.fills, inner.paint.fillOpacity, inner.paint.opacity) = (true, 1, 1) }
    guard inner.paint.opacity >= DrawingPaint.minimum else { return false }
    if let transform = node["transform"] {
      if DrawingPlane().changed(by: transform)?.isFlat == true { return false }
      inner.plane = around.plane?.changed(by: transform)
    }
    if isSqueezed(node) || isClippedAway(node) { return false }
    // Filters may show what lies outside, and inner pictures have windows of their own.
    if node["filter"] != nil || node.name == "svg" && node !== root { inner.plane = nil }
    let isSeen = isSeen(node, inner)
    if isSeen, !inner.isTrial { node.see() }
    return isSeen
  }

  private func isSeen(_ node: DrawingNode, _ inner: Around) -> Bool {
    if node.name == "use" { return lookThrough(node, inner) }
    if DrawingWords.texts.contains(node.name) { return lookAtLetters(node, inner) }
    if DrawingWords.shapes.contains(node.name) {
      return inner.paint.isPainted && DrawingShape.isThere(node)
        && reach.isInWindow(node, inner.paint, inner.plane)
    }
    var isSeen = false
    for child in node.children where look(at: child, inner) { isSeen = true }
    return isSeen
  }

  private func lookAtLetters(_ node: DrawingNode, _ inner: Around) -> Bool {
    var isSeen = false
    for part in node.content {
      switch part {
      case .text(let letters):
        guard inner.paint.isPainted, inner.paint.letterHeight > 0,
          reach.areLettersInWindow(node, inner.paint, inner.plane)
        else { continue }
        if !inner.isTrial { node.showsLetters = true }
        if !letters.allSatisfy(\.isWhitespace) { isSeen = true }
      case .node(let child): if look(at: child, inner) { isSeen = true }
      }
    }
    return isSeen
  }

  /// What is drawn here and stands elsewhere. A copy within a copy is left out when it is written.
  private func lookThrough(_ node: DrawingNode, _ inner: Around) -> Bool {
    guard !inner.isWithinUse, let id = node["href"]?.dropFirst(), let target = named[String(id)],
      !DrawingWords.resources.contains(target.name)
    else { return false }
    let visit = Visit(node: ObjectIdentifier(target), paint: inner.paint, isTrial: inner.isTrial)
    if let isSeen = known[visit] { return isSeen }
    var within = inner
    within.isWithinUse = true
    // One look for all places: so nothing is taken for lying outside.
    within.plane = nil
    let isSeen: Bool
    if target.name == "symbol" {
      within.paint = within.paint.within(target, paints: paints)
      var isAnySeen = false
      if target["display"]?.trimmed.lowercased() != "none", !isClippedAway(target) {
        for child in target.children where look(at: child, within) { isAnySeen = true }
      }
      isSeen = isAnySeen
    } else {
      isSeen = look(at: target, within)
    }
    known[visit] = isSeen
    return isSeen
  }

  /// Whether a window of its own has no width or no height.
  private func isSqueezed(_ node: DrawingNode) -> Bool {
    guard node.name == "svg", node !== root else { return false }
    return ["width", "height"].contains { name in
      node[name].flatMap { DrawingPaint.number($0.trimmed) }.map { $0 <= 0 } ?? false
    }
  }

  // MARK: - What shows, clips and hides others

  private func isClippedAway(_ node: DrawingNode) -> Bool {
    if let id = place(node["clip-path"]), let clip = named[id] {
      return clip.name == "clipPath" && !isAnything(of: clip, isOutline: true)
    }
    if let id = place(node["mask"]), let mask = named[id] {
      return mask.name == "mask" && (!isAnything(of: mask, isOutline: false) || isBlack(mask))
    }
    return false
  }

  /// Whether anything of what clips, masks or repeats is there.
  private func isAnything(of source: DrawingNode, isOutline: Bool) -> Bool {
    guard let id = source["id"] else { return false }
    if let known = sources[id] { return known }
    // One that leads back to itself shows nothing.
    sources[id] = false
    var around = Around()
    (around.isOutline, around.plane, around.isTrial) = (isOutline, nil, true)
    var isAnything = false
    for child in source.children where look(at: child, around) { isAnything = true }
    sources[id] = isAnything
    return isAnything
  }

  /// Whether all in a mask is of the colour that lets nothing through.
  private func isBlack(_ mask: DrawingNode) -> Bool {
    guard mask["mask-type"] != "alpha" else { return false }
    var isBlack = true
    mask.forEach { node in
      guard DrawingWords.shapes.contains(node.name) else { return }
      let fill = node.inherited("fill") ?? "black"
      let stroke = node.inherited("stroke") ?? "none"
      let isDark = DrawingPaint.isBlack(fill) || fill == "none"
      if node.name == "use" || !isDark || !(DrawingPaint.isBlack(stroke) || stroke == "none") {
        isBlack = false
      }
    }
    return isBlack
  }

  /// Whether a gradient or a pattern paints anything.
  private func paints(_ id: String) -> Bool {
    guard let source = named[id] else { return false }
    if source.name == "pattern" {
      return isAnything(of: source, isOutline: false) || source["href"] != nil
    }
    guard source.name.hasSuffix("Gradient") else { return false }
    if let known = sources[id] { return known }
    sources[id] = false
    let stops = source.children.filter { $0.name == "stop" }
    let isAny =
      stops.contains { stop in
        (DrawingPaint.number((stop["stop-opacity"] ?? "1").trimmed) ?? 1) >= DrawingPaint.minimum
          && DrawingPaint.isColour(stop["stop-color"] ?? "black") { _ in true }
      } || stops.isEmpty && source["href"].map { paints(String($0.dropFirst())) } == true
    sources[id] = isAny
    return isAny
  }

  private func place(_ value: String?) -> String? { value.flatMap { DrawingValues.place(in: $0)?.id } }

  // MARK: - What is needed

  /// Marks what the attributes of what is seen lead to, and so on.
  private func seeWhatIsNeeded() {
    var done: Set<String> = []
    var waiting = seenPlaces(in: root)
    while let id = waiting.popLast() {
      guard done.insert(id).inserted, let source = named[id] else { continue }
      if DrawingWords.resources.contains(source.name) {
        if source.name.hasSuffix("Gradient") || source.name == "filter" {
          source.forEach { $0.see() }
        } else {
          var around = Around()
          (around.isOutline, around.plane) = (source.name == "clipPath", nil)
          for child in source.children { _ = look(at: child, around) }
        }
      }
      source.see()
      waiting += seenPlaces(in: source)
    }
  }

  private func seenPlaces(in node: DrawingNode) -> [String] {
    var places: [String] = []
    node.forEach { node in
      guard node.isSeen else { return }
      places += DrawingNames.places(in: node)
    }
    return places
  }
}
