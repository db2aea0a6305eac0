/// A part of a calendar between `BEGIN` and `END`, with what stands in it but in none of its own parts.
struct CalendarPart {
  /// In capitals: `VEVENT`.
  var kind: String
  var line: Int
  var properties: [CalendarLine] = []
  /// The part around it, as its number in the list of all.
  var parent: Int?

  /// The first property of a name.
  func first(_ name: String) -> CalendarLine? { properties.first { $0.name == name } }

  func all(_ name: String) -> [CalendarLine] { properties.filter { $0.name == name } }
}

/// All parts of a file in the order in which they begin.
struct CalendarParts {
  let parts: [CalendarPart]
  /// Lines that end what never began, or stand nowhere.
  let stray: [Int]
  /// Whether the last of them never ends.
  let isCutOff: Bool

  /// Parts within each other; what is deeper belongs to the deepest of these.
  private static let deepest = 16

  static func read(_ lines: [CalendarLine]) -> CalendarParts {
    var parts: [CalendarPart] = []
    var stray: [Int] = []
    /// The open parts, and how many deeper ones are taken as one with the last.
    var open: [Int] = []
    var below = 0
    for line in lines {
      let word = line.value.uppercased().filter { $0 != " " }
      switch line.name {
      case "BEGIN" where open.count == deepest: below += 1
      case "BEGIN":
        parts.append(CalendarPart(kind: word, line: line.number, parent: open.last))
        open.append(parts.count - 1)
      case "END" where below > 0: below -= 1
      case "END":
        // A part that was forgotten to be ended ends with the one around it.
        if let index = open.lastIndex(where: { parts[$0].kind == word }) {
          open.removeSubrange(index...)
        } else {
          stray.append(line.number)
        }
      default:
        if let last = open.last {
          parts[last].properties.append(line)
        } else {
          stray.append(line.number)
        }
      }
    }
    return CalendarParts(parts: parts, stray: stray, isCutOff: !open.isEmpty)
  }
}

/// A property as a file has it, for those who count what becomes of it.
package struct CalendarProperty: Hashable, Sendable {
  /// The parts that it stands in, but for the calendar around all of them, and its name: `VEVENT.VALARM.TRIGGER`; of one
  /// of the calendar itself `VCALENDAR.METHOD`.
  package var path: String
  package var line: Int
  /// The line on which the event, task or journal begins that it belongs to.
  package var item: Int?
}

extension CalendarParts {
  var properties: [CalendarProperty] {
    var paths: [String] = []
    var items: [Int?] = []
    var found: [CalendarProperty] = []
    for part in parts {
      // A part stands behind the one around it.
      let around = part.parent.flatMap { paths.indices.contains($0) ? $0 : nil }
      let outer = around.map { paths[$0] } ?? ""
      paths.append(outer.isEmpty || outer == "VCALENDAR" ? part.kind : outer + "." + part.kind)
      let isItem = ["VEVENT", "VTODO", "VJOURNAL"].contains(part.kind)
      items.append(around.flatMap { items[$0] } ?? (isItem ? part.line : nil))
      for property in part.properties {
        found.append(
          CalendarProperty(
            path: paths[paths.count - 1] + "." + property.name, line: property.number,
            item: items[items.count - 1]))
      }
    }
    return found
  }
}
