import Foundation

/// Where something of a drawing lies: how its own plane is laid onto that of the picture.
struct DrawingPlane {
  private var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

  /// Whether all of it is squeezed into a line or a point.
  var isFlat: Bool { abs(a * d - b * c) < 1e-12 }

  /// The plane of what bears a list of changes, `translate(2 3) scale(4)`; nil where one is not understood.
  func changed(by transform: String) -> DrawingPlane? {
    var plane = self
    var rest = transform.trimmed
    while let open = rest.firstIndex(of: "(") {
      guard let close = rest[open...].firstIndex(of: ")") else { return nil }
      let name = rest[..<open].drop { $0 == "," || $0.isWhitespace }.trimmed
      let numbers = Self.numbers(rest[rest.index(after: open)..<close])
      let isElsewise = name == "rotate" && rest[open..<close].contains { "tua%".contains($0) }
      guard !isElsewise, let change = Self.change(String(name), numbers) else { return nil }
      plane = plane.times(change)
      rest = rest[rest.index(after: close)...]
    }
    return plane
  }

  func moved(_ x: Double, _ y: Double) -> DrawingPlane {
    var change = DrawingPlane()
    (change.e, change.f) = (x, y)
    return times(change)
  }

  /// The corners of a stretch of it, on the plane of the picture.
  func bounds(of box: DrawingBox) -> DrawingBox {
    var all: DrawingBox?
    for (x, y) in [
      (box.left, box.top), (box.right, box.top), (box.left, box.bottom), (box.right, box.bottom),
    ] {
      let point = DrawingBox(x: a * x + c * y + e, y: b * x + d * y + f)
      all = all.map { $0.with(point) } ?? point
    }
    return all ?? box
  }

  private func times(_ other: DrawingPlane) -> DrawingPlane {
    var both = DrawingPlane()
    both.a = a * other.a + c * other.b
    both.b = b * other.a + d * other.b
    both.c = a * other.c + c * other.d
    both.d = b * other.c + d * other.d
    both.e = a * other.e + c * other.f + e
    both.f = b * other.e + d * other.f + f
    return both
  }

  /// One change; angles are in degrees, and one in other units is not understood.
  private static func change(_ name: String, _ numbers: [Double]) -> DrawingPlane? {
    var change = DrawingPlane()
    switch (name, numbers.count) {
    case ("translate", 1...2): (change.e, change.f) = (numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): (change.a, change.d) = (numbers[0], numbers.count > 1 ? numbers[1] : numbers[0])
    case ("matrix", 6):
      (change.a, change.b, change.c, change.d, change.e, change.f) =
        (numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
    case ("rotate", 1), ("rotate", 3):
      let angle = numbers[0] * .pi / 180
      (change.a, change.b, change.c, change.d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
      if numbers.count == 3 {
        change = DrawingPlane().moved(numbers[1], numbers[2]).times(change).moved(-numbers[1], -numbers[2])
      }
    case ("skewX", 1): change.c = tan(numbers[0] * .pi / 180)
    case ("skewY", 1): change.b = tan(numbers[0] * .pi / 180)
    default: return nil
    }
    return change
  }

  /// Numbers as paths and lists of points have them: with or without anything between them.
  static func numbers(_ text: Substring) -> [Double] {
    var numbers: [Double] = []
    var word = ""
    func end() {
      if let number = Double(word) { numbers.append(number) }
      word = ""
    }
    for letter in text.utf8 {
      let sign = Character(Unicode.Scalar(letter))
      switch sign {
      case "0"..."9": word.append(sign)
      case ".":
        if word.contains(where: { ".eE".contains($0) }) { end() }
        word.append(sign)
      case "-", "+":
        if let last = word.last, last != "e", last != "E" { end() }
        word.append(sign)
      case "e", "E": word.append(sign)
      default: end()
      }
    }
    end()
    return numbers
  }
}

/// A stretch of a plane.
struct DrawingBox {
  var left, top, right, bottom: Double

  init(x: Double, y: Double) { (left, top, right, bottom) = (x, y, x, y) }

  init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  func with(_ other: DrawingBox) -> DrawingBox {
    DrawingBox(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func wider(by margin: Double) -> DrawingBox {
    DrawingBox(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
  }

  func meets(_ other: DrawingBox) -> Bool {
    left <= other.right && right >= other.left && top <= other.bottom && bottom >= other.top
  }
}

/// What a shape takes up on its own plane.
enum DrawingShape {
  /// Whether it has an extent at all.
  static func isThere(_ node: DrawingNode) -> Bool {
    func positive(_ name: String) -> Bool { (DrawingPaint.number((node[name] ?? "0").trimmed) ?? 1) > 0 }
    func isSet(_ name: String) -> Bool {
      node[name].map { (DrawingPaint.number($0.trimmed) ?? 1) > 0 } ?? true
    }
    switch node.name {
    case "rect": return positive("width") && positive("height")
    case "circle": return positive("r")
    case "ellipse":
      // One of the two is as long as the other where it is not written.
      return (positive("rx") || positive("ry")) && isSet("rx") && isSet("ry")
    case "path": return node["d"]?.trimmed.isEmpty == false
    case "polyline", "polygon": return node["points"]?.trimmed.isEmpty == false
    default: return true
    }
  }

  /// A box that holds all of it, its stroke left aside; nil where that cannot be told.
  static func box(of node: DrawingNode) -> DrawingBox? {
    func number(_ name: String) -> Double? {
      guard let text = node[name]?.trimmed else { return 0 }
      return Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
    switch node.name {
    case "rect":
      guard let x = number("x"), let y = number("y"), let width = number("width"),
        let height = number("height")
      else { return nil }
      return DrawingBox(left: x, top: y, right: x + width, bottom: y + height)
    case "circle", "ellipse":
      guard let x = number("cx"), let y = number("cy"), let r = number("r"), let rx = number("rx"),
        let ry = number("ry")
      else { return nil }
      return DrawingBox(x: x, y: y).wider(by: max(r, rx, ry))
    case "line":
      guard let x = number("x1"), let y = number("y1"), let x2 = number("x2"), let y2 = number("y2") else {
        return nil
      }
      return DrawingBox(x: x, y: y).with(DrawingBox(x: x2, y: y2))
    case "polyline", "polygon":
      let numbers = DrawingPlane.numbers((node["points"] ?? "")[...])
      return stride(from: 0, to: numbers.count - 1, by: 2).reduce(nil) { box, index in
        let point = DrawingBox(x: numbers[index], y: numbers[index + 1])
        return box?.with(point) ?? point
      }
    case "path": return path(node["d"] ?? "")
    default: return nil
    }
  }

  /// All points and corners of a path. An arc reaches no further than its two ends and twice its radii.
  private static func path(_ data: String) -> DrawingBox? {
    var box: DrawingBox?
    var (x, y, startX, startY) = (0.0, 0.0, 0.0, 0.0)
    func take(_ x: Double, _ y: Double, _ reach: Double = 0) {
      let point = DrawingBox(x: x, y: y).wider(by: reach)
      box = box?.with(point) ?? point
    }
    for (command, numbers) in commands(data) {
      let isRelative = command.isLowercase
      let letter = Character(command.uppercased())
      let size = ["M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0][letter]
      guard let size else { return nil }
      if size == 0 {
        (x, y) = (startX, startY)
        continue
      }
      // Flags of arcs may stand together, `a1 1 0 01.5.5`: then there are too few numbers.
      guard !numbers.isEmpty, numbers.count % size == 0 else { return nil }
      for start in stride(from: 0, to: numbers.count, by: size) {
        let part = numbers[start..<(start + size)]
        let (fromX, fromY) = isRelative ? (x, y) : (0, 0)
        switch letter {
        case "H": x = fromX + part[start]
        case "V": y = fromY + part[start]
        case "A":
          let reach = 2 * max(abs(part[start]), abs(part[start + 1]))
          take(x, y, reach)
          (x, y) = (fromX + part[start + 5], fromY + part[start + 6])
          take(x, y, reach)
        default:
          for index in stride(from: start, to: start + size, by: 2) {
            take(fromX + part[index], fromY + part[index + 1])
          }
          (x, y) = (fromX + part[start + size - 2], fromY + part[start + size - 1])
        }
        // A smooth curve has corners that are not written, as far away as the last ones were.
        if letter == "S" || letter == "T" { return nil }
        take(x, y)
        if letter == "M", start == 0 { (startX, startY) = (x, y) }
      }
    }
    return box
  }

  private static func commands(_ data: String) -> [(Character, [Double])] {
    var commands: [(Character, [Double])] = []
    var rest = data.trimmed
    while let command = rest.first {
      let inner = rest.dropFirst()
      let numbers = inner.prefix { !$0.isLetter || $0 == "e" || $0 == "E" }
      commands.append((command, DrawingPlane.numbers(numbers)))
      rest = inner[numbers.endIndex...]
    }
    return commands
  }
}
