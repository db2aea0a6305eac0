package import Diagnostics
package import TripModel

/// A calendar (iCalendar, RFC 5545) as the values of its events. Pure, and in time that is linear in the file.
package struct CalendarFile: Sendable {
  package let file: String
  /// As they are written: what comes again is one, and each of its exceptions another.
  package private(set) var events: [CalendarEvent] = []
  /// Tasks and journals, in the order of the file.
  package private(set) var others: [CalendarOther] = []
  /// What is to be done with it, in capitals: `CANCEL`.
  package private(set) var method: String?
  /// Which program wrote it.
  package private(set) var program: String?
  /// What its owner calls it (`X-WR-CALNAME`, or `NAME` of RFC 7986).
  package private(set) var name: String?
  /// By whose clocks its owner lives, as many programs say (`X-WR-TIMEZONE`).
  package private(set) var zone: ZoneRules?
  package private(set) var problems: [Problem] = []
  /// All properties that stand in a part, in the order of the parts.
  package private(set) var properties: [CalendarProperty] = []
  private let lines: CalendarLines

  /// Something that could not be read, and was passed over.
  package struct Problem: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// A line that is no property, or stands nowhere.
      case line
      /// The value of a property, by its name.
      case value(String)
      /// A zone that nobody knows, by its name.
      case zone(String)
      /// A part of a rule by which something comes again.
      case rule(String)
      /// The file ends before its calendar does.
      case cutOff
    }

    package var kind: Kind
    package var line: Int

    init(_ kind: Kind, line: Int) {
      self.kind = kind
      self.line = line
    }
  }

  /// Whether bytes are a calendar, whatever the file is called.
  package static func isOne(_ bytes: [UInt8]) -> Bool {
    // Of UTF-16, which holds a nought beside each of these letters.
    let plain =
      CalendarLines.isWide(bytes)
      ? bytes.dropFirst(2).prefix(8192).filter { $0 != 0 } : Array(bytes.prefix(4096))
    let head = plain.map { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 0x20 : byte
    }
    let words = Array("BEGIN:VCALENDAR".utf8)
    return head.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }).contains {
      line in
      line.starts(with: words) || line.starts(with: [0xEF, 0xBB, 0xBF] + words)
    }
  }

  /// `file` is what it is called in diagnostics.
  package static func read(_ bytes: [UInt8], file: String) -> CalendarFile {
    let lines = CalendarLines(bytes)
    let parts = CalendarParts.read(lines.lines)
    var calendar = CalendarFile(file: file, lines: lines)
    var problems = (lines.junk + parts.stray).map { Problem(.line, line: $0) }
    if parts.isCutOff, let last = lines.lines.last { problems.append(Problem(.cutOff, line: last.number)) }
    var reader = EventReader(zones: CalendarZones(parts))
    for part in parts.parts {
      switch part.kind {
      case "VCALENDAR":
        calendar.method = calendar.method ?? part.first("METHOD")?.value.uppercased()
        calendar.program = calendar.program ?? part.first("PRODID")?.text
        calendar.name = calendar.name ?? (part.first("X-WR-CALNAME") ?? part.first("NAME"))?.text
        calendar.zone =
          calendar.zone ?? part.first("X-WR-TIMEZONE").flatMap { ZoneRules(identifier: $0.text) }
      case "VEVENT": calendar.events.append(reader.event(part))
      case "VTODO", "VJOURNAL":
        calendar.others.append(
          CalendarOther(kind: part.kind, line: part.line, summary: part.first("SUMMARY")?.text))
      default: break
      }
    }
    calendar.problems = (problems + reader.problems).sorted { $0.line < $1.line }
    calendar.properties = parts.properties
    return calendar
  }

  /// Where a line is, for those who have to be told.
  package func place(ofLine line: Int) -> SourcePlace { lines.place(line, file: file) }
}
