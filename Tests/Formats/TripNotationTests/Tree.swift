import Diagnostics
import TripNotation
import Yams

/// What was read, without places: written in tests as plain literals, and comparable with the trees of Yams.
enum Tree: Equatable, Sendable {
  case text(Bytes)
  case list([Tree])
  case map([Pair])
  case empty
  case broken

  struct Pair: Equatable, Sendable {
    var key: Bytes
    var value: Tree
  }

  /// Text that is equal byte by byte: `String` would count two spellings of `é` as one.
  struct Bytes: Equatable, Sendable, CustomStringConvertible {
    var text: String
    var description: String { text.debugDescription }

    static func == (one: Bytes, other: Bytes) -> Bool {
      one.text.utf8.elementsEqual(other.text.utf8)
    }
  }

  init(_ node: TripNotation.Node) {
    switch node.kind {
    case .empty: self = .empty
    case .broken: self = .broken
    case .text(let text): self = .text(Bytes(text: text.value))
    case .list(let items): self = .list(items.map { Tree($0) })
    case .map(let fields):
      self = .map(fields.map { Pair(key: Bytes(text: $0.key), value: Tree($0.value)) })
    }
  }

  /// A tree of Yams; what its plain texts `~`, `null` and nothing are to us, nothing.
  init(_ node: Yams.Node) {
    switch node {
    case .scalar(let scalar):
      let isNothing = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      self = isNothing ? .empty : .text(Bytes(text: scalar.string))
    case .sequence(let items): self = .list(items.map { Tree($0) })
    case .mapping(let pairs):
      self = .map(pairs.map { Pair(key: Bytes(text: $0.key.string ?? "?"), value: Tree($0.value)) })
    case .alias: self = .broken
    }
  }
}

extension Tree: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral,
  ExpressibleByNilLiteral
{
  init(stringLiteral text: String) { self = .text(Bytes(text: text)) }
  init(arrayLiteral items: Tree...) { self = .list(items) }
  init(dictionaryLiteral pairs: (String, Tree)...) {
    self = .map(pairs.map { Pair(key: Bytes(text: $0.0), value: $0.1) })
  }
  init(nilLiteral: ()) { self = .empty }
}

extension Tree {
  /// Our own tree of a text; nil where something of it is refused.
  init?(accepted text: String) {
    let reading = read(text)
    if reading.diagnostics.contains(where: { $0.severity == .error }) { return nil }
    self = Tree(reading.root)
  }
}

extension Tree {
  /// The tree that Yams makes of a text; nil where it refuses something.
  ///
  /// Behind a byte order mark it counts the columns of the first line wrong, so it never gets one.
  init?(yams text: String) {
    let text = String(String.UnicodeScalarView(text.unicodeScalars.drop { $0 == "\u{FEFF}" }))
    do {
      self = try Yams.compose(yaml: text).map { Tree($0) } ?? .empty
    } catch {
      return nil
    }
  }
}

/// Reads a text as a file called `trip.yml`.
func read(_ text: String) -> NotationReader.Reading {
  NotationReader.read(Array(text.utf8), file: "trip.yml")
}
