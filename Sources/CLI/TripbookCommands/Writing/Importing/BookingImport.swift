import Diagnostics
import SiteBuilding
import TripCompiling
import TripImport
import TripModel
import TripReading
import TripWriting

/// Puts what a calendar says into the itinerary of a trip.
struct BookingImport {
  let session: EditSession
  let reading: BookingReading
  /// What the calendar is called.
  let file: String
  let isDryRun: Bool

  func result() throws(WriteProblem) -> WritingResult {
    let added = try session.add(to: .events, isDryRun: isDryRun) { (known) -> ListImport<BookingDraft> in
      let news = reading.news(beside: known)
      return ListImport(
        drafts: news.bookings.map(BookingDraft.init), there: news.there, remarks: news.remarks)
    }
    let leftOut = reading.leftOut + added.leftOut.count
    var result = added.result(lines(added, leftOut: leftOut), reading.diagnostics, leftOut: leftOut)
    if reading.count == 0 {
      result.diagnostics.append(.nothing(in: file))
      result.exitStatus = 3
    }
    return result
  }

  private func lines(_ added: ListImport<BookingDraft>, leftOut: Int) -> [String] {
    var lines: [String] = []
    if isDryRun {
      for draft in added.drafts {
        lines += draft.lines.enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
      }
    }
    lines.append(
      "Calendar: \(Console.count(reading.count, "event")): \(added.drafts.count) "
        + "\(isDryRun ? "to be added" : "added"), "
        + "\(added.there) already there, \(leftOut) left out.")
    if added.drafts.isEmpty || isDryRun { return lines }
    let file = session.shown(session.folder.smallFile("itinerary"))
    lines.append("Wrote \(Console.count(added.drafts.count, "event")) into \(file):")
    lines += added.drafts.prefix(40).map {
      "  \($0.item.start.written)  \($0.item.kind.rawValue): \($0.item.title)"
    }
    if added.drafts.count > 40 { lines.append("  … and \(added.drafts.count - 40) more") }
    return lines + session.withNext()
  }
}

/// An event with those of its fields that a build reads as they are meant.
private struct BookingDraft: ImportedItem {
  let item: TripEvent
  private var fields: ListItem
  private(set) var isWritten = true

  init(_ event: TripEvent) {
    item = event
    fields = ListItem(event)
  }

  var lines: [String] { fields.lines }

  /// What was left out before is missing on purpose.
  func misreadLines(_ read: TripEvent) -> [Int] {
    ListItem.differences(item, read).compactMap(fields.keys.firstIndex)
  }

  /// Leaves fields out; without some there is no event.
  mutating func rewrite(_ misread: Set<Int>) -> [Diagnostic] {
    let keys = misread.sorted().map { fields.keys[$0] }
    isWritten = keys.allSatisfy(ListItem.canLeaveOut)
    let left = keys.filter(ListItem.canLeaveOut)
    for key in left { fields.leaveOut(key) }
    return left.map { .unwritten($0, of: item) }
      + (isWritten ? [] : [.misread("Event", at: item.source, file: "itinerary.yml")])
  }
}

extension Diagnostic {
  fileprivate static func unwritten(_ key: String, of event: TripEvent) -> Diagnostic {
    Diagnostic(
      .warning, .eventChanged, "Written without its `\(key)`: a build would misread it",
      at: event.source,
      advice: "Write it into itinerary.yml by hand; `tripbook check` says how it is read.")
  }

  fileprivate static func nothing(in file: String) -> Diagnostic {
    Diagnostic(
      .error, .eventLeftOut, "No events in this calendar", at: SourcePlace(file: file),
      advice: "Export it again, or open the booking in your calendar and export that.")
  }
}
