package import SiteOutput
import TripModel

/// The entries of a month, which stand on a page of their own where the journal is too long for one.
package struct JournalMonth: Hashable, Sendable, Codable {
  package var page: OutputPath
  /// By their places in the plan, in the order of time.
  package var entries: [Int]

  /// A journal of more entries has a page for each month. It goes by their number alone: the index shows how each of them
  /// begins, however long it is.
  package static let maxEntriesTogether = 200

  /// The months from first to last; none where all entries stand on one page.
  static func split(_ entries: [EntryPlan], in root: [String]) -> [JournalMonth] {
    guard entries.count > maxEntriesTogether else { return [] }
    let months = Dictionary(grouping: entries.indices) { CalendarMonth(of: entries[$0].day.value) }
    guard months.count > 1 else { return [] }
    return months.sorted { $0.key < $1.key }.map { month, entries in
      // Below a folder of their own, where no entry's file can have the same name.
      let name = String(month.firstDay.description.dropLast(3))
      return JournalMonth(page: .page(root + ["journal", "months", name]), entries: entries)
    }
  }
}
