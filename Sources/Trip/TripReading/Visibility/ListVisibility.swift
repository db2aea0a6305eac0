import Diagnostics
import TripModel
import TripNotation

/// Which items of a file that is a list, or holds one, are kept back; and what a mistake in the file may hide.
struct ListVisibility {
  /// Of each item that could be read.
  private(set) var marks: [VisibilityMarks] = []
  /// A mark that may be about everything in the file: then all of it is left out.
  private(set) var doubtAboutAll: Diagnostic?
  /// Lines of items that were lost together with a mark.
  private(set) var lostLines: [String] = []

  /// `list` is the node that holds the items.
  init(
    _ items: [Node], of list: Node?, in reading: NotationReader.Reading, each thing: KeptThing, all: KeptThing
  ) {
    marks = items.map { VisibilityMarks(of: $0, in: reading.file, thing) }
    let lost = reading.lostMarks(of: VisibilityKey.ofItem)
    guard !lost.isEmpty else { return }
    let owners = ItemLines(of: list, in: reading.file)
    let positions = Dictionary(grouping: items.indices) { owners.start(ofLine: items[$0].range.line) }
    var seen: Set<Int> = []
    for mark in lost {
      guard let start = owners.start(ofLine: mark.range.line) else {
        if doubtAboutAll == nil { doubtAboutAll = .lostMark(mark, in: reading.file, all) }
        continue
      }
      guard seen.insert(start).inserted else { continue }
      let known = positions[start] ?? []
      for index in known { marks[index] = VisibilityMarks(doubt: .lostMark(mark, in: reading.file, thing)) }
      if known.isEmpty { lostLines += owners.lines(from: start) }
    }
  }
}

/// Which line begins the item that a line of a block list stands in, found by indentation alone.
private struct ItemLines {
  private let lines: [String]
  /// By line; nil outside of the list.
  private var starts: [Int?]

  init(of list: Node?, in file: NotationFile) {
    lines = file.lines
    starts = Array(repeating: nil, count: file.lines.count)
    guard let list, list.items != nil else { return }
    let column = list.range.start
    var above: [(indent: Int, start: Int?)] = []
    for (index, line) in file.lines.enumerated() {
      let rest = line.utf8.drop { $0 == 0x20 || $0 == 0x09 }
      guard let first = rest.first else {
        starts[index] = above.last?.start
        continue
      }
      let indent = line.utf8.count - rest.count
      while let last = above.last, last.indent >= indent { above.removeLast() }
      let isDash =
        first == UInt8(ascii: "-") && rest.dropFirst().first.map { $0 == 0x20 || $0 == 0x09 } ?? true
      let isStart = isDash && indent == column && index >= list.range.line
      above.append((indent, isStart ? index : above.last?.start))
      starts[index] = above.last?.start
    }
  }

  func start(ofLine line: Int) -> Int? { starts.indices.contains(line) ? starts[line] : nil }

  func lines(from start: Int) -> ArraySlice<String> {
    let end = starts[start...].firstIndex { $0 != start } ?? starts.endIndex
    return lines[start..<end]
  }
}
