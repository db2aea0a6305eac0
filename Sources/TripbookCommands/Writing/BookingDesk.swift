import Diagnostics
import Foundation
import SiteBuilder
import TripCompiler
import TripImport
import TripModel
import TripWriter

/// Puts what a calendar says into the itinerary of a trip.
struct BookingDesk {
  let desk: Desk

  /// What became of the bookings of a calendar.
  private struct Added {
    /// The items as they are written.
    var items: [EventItem] = []
    var there = 0
    /// What of them no spelling says.
    var unwritten: [Diagnostic] = []
    var leftOut = 0
  }

  /// Adds all in one change, or nothing.
  func result(of bytes: [UInt8], file: String, isDryRun: Bool) throws(WriteProblem) -> WritingResult {
    let reading = BookingReading(
      bytes, file: file, settings: desk.trip.settings, clocks: desk.survey.clocks)
    let itinerary = desk.folder.smallFile("itinerary")
    let before = (try? Data(contentsOf: URL(fileURLWithPath: desk.folder.root + "/" + itinerary))).map {
      Array($0)
    }
    var grown = try grown(before, with: reading, file: itinerary)
    if !isDryRun, !grown.added.items.isEmpty {
      try desk.folder.change(itinerary) { old throws(WriteProblem) in
        if old != before { grown = try self.grown(old, with: reading, file: itinerary) }
        return grown.bytes
      }
    }
    let added = grown.added
    var result = WritingResult(lines: lines(reading, added, file: itinerary, isDryRun: isDryRun))
    result.diagnostics = (reading.diagnostics + added.unwritten).inReadingOrder().gathered()
    if reading.count == 0 { result.diagnostics.append(.nothing(in: file)) }
    if reading.leftOut + added.leftOut > 0 || reading.count == 0 {
      result.exitStatus = added.items.isEmpty && added.there == 0 ? 3 : 1
    }
    return result
  }

  private func lines(_ reading: BookingReading, _ added: Added, file: String, isDryRun: Bool) -> [String] {
    var lines: [String] = []
    if isDryRun {
      for item in added.items {
        lines += item.lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
      }
    }
    lines.append(
      "Calendar: \(Console.count(reading.count, "event")): \(added.items.count) \(isDryRun ? "to be added" : "added"), "
        + "\(added.there) already there, \(reading.leftOut + added.leftOut) left out.")
    if !added.items.isEmpty, !isDryRun {
      lines.append("Wrote \(Console.count(added.items.count, "event")) into \(desk.shown(file)):")
      lines += added.items.prefix(40).map { "  \($0.start)  \($0.kind): \($0.title)" }
      if added.items.count > 40 { lines.append("  … and \(added.items.count - 40) more") }
      lines.append("Next: \(desk.command("build")).")
    }
    return lines
  }

  /// The file with what is new. All is written and read at once; what would not be read as it is meant is left out of its event, and told.
  private func grown(
    _ old: [UInt8]?, with reading: BookingReading, file: String
  ) throws(WriteProblem) -> (bytes: [UInt8], added: Added) {
    let known = desk.survey.itinerary(old ?? [], file: file).0
    let news = reading.news(beside: known)
    var added = Added()
    added.there = news.there
    added.unwritten = news.remarks
    var open = news.bookings.map { (event: $0, item: EventItem($0)) }
    while !open.isEmpty {
      let edited = try ListGrowth.adding(all: open.map(\.item.lines), below: nil, to: old, file: file)
      let misread = misread(open, in: edited, file: file)
      if misread.isEmpty {
        added.items = open.map(\.item)
        return (edited.bytes, added)
      }
      var unwritten: Set<Int> = []
      for (index, keys) in misread.sorted(by: { $0.key < $1.key }) {
        for key in keys {
          if open[index].item.leaveOut(key) {
            added.unwritten.append(.unwritten(key, of: open[index].event))
          } else if unwritten.insert(index).inserted {
            added.leftOut += 1
            added.unwritten.append(.unwritten(open[index].event))
          }
        }
      }
      open = open.indices.filter { !unwritten.contains($0) }.map { open[$0] }
    }
    return (old ?? [], added)
  }

  /// The fields of the new events, by their numbers, that do not say what is meant, or not without a word about them.
  private func misread(
    _ open: [(event: TripEvent, item: EventItem)], in edited: Edited, file: String
  ) -> [Int: Set<String>] {
    let (events, diagnostics) = desk.survey.itinerary(edited.bytes, file: file)
    var byLine: [Int: TripEvent] = [:]
    for event in events { if let line = event.place.span?.line { byLine[line] = event } }
    /// Of each new line, which event and which field it is.
    var owners: [Int: (index: Int, key: String)] = [:]
    var misread: [Int: Set<String>] = [:]
    var line = edited.lines.lowerBound
    for (index, (event, item)) in open.enumerated() {
      let keys = item.keys
      for (offset, key) in keys.enumerated() { owners[line + offset] = (index, key) }
      if let read = byLine[line] {
        // What was left out of an event before is missing on purpose.
        let differences = EventItem.differences(event, read).filter(keys.contains)
        if !differences.isEmpty { misread[index, default: []].formUnion(differences) }
      } else {
        misread[index, default: []].insert(item.kind)
      }
      line += keys.count
    }
    for line in diagnostics.compactMap({ $0.place?.span?.line }) {
      if let (index, key) = owners[line] { misread[index, default: []].insert(key) }
    }
    return misread
  }
}

extension Diagnostic {
  fileprivate static func unwritten(_ key: String, of event: TripEvent) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged, "Written without its `\(key)`: a build would misread it",
      at: event.place,
      advice: "Write it into itinerary.yml by hand; `tripbook check` says how it is read.")
  }

  fileprivate static func unwritten(_ event: TripEvent) -> Diagnostic {
    Diagnostic(
      .error, .cannotAppend, "Event left out: a build would misread it",
      at: event.place,
      advice: "Write it into itinerary.yml by hand; `tripbook check` says how it is read.")
  }

  fileprivate static func nothing(in file: String) -> Diagnostic {
    Diagnostic(
      .error, .eventLeftOut, "No events in this calendar", at: SourcePlace(file: file),
      advice: "Export it again, or open the booking in your calendar and export that.")
  }
}
