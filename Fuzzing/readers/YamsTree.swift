import TripNotation
import Yams

/// What libyaml makes of an input that the notation has accepted.
enum YamsTree {
  /// Claims that it is the same tree, or that something was said about the input.
  static func check(_ bytes: [UInt8], _ reading: NotationReader.Reading) {
    // Behind a byte order mark it counts the columns of the first line wrong.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    do {
      let theirs = try Yams.compose(yaml: String(decoding: text, as: UTF8.self)).map(shape) ?? "~"
      claim(theirs.utf8.elementsEqual(reading.root.shape.utf8), "\(reading.root.shape), there \(theirs)")
    } catch {
      claim(!reading.diagnostics.isEmpty, "accepted without a word, there: \(error)")
    }
  }

  private static func shape(_ node: Yams.Node) -> String {
    switch node {
    case .scalar(let scalar):
      let isNothing = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      return isNothing ? "~" : scalar.string.debugDescription
    case .sequence(let items): return "[" + items.map(shape).joined(separator: ", ") + "]"
    case .mapping(let pairs):
      let fields = pairs.map { ($0.key.string ?? "?").debugDescription + ": " + shape($0.value) }
      return "{" + fields.joined(separator: ", ") + "}"
    case .alias: return "!"
    }
  }
}
