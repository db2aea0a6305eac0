/// What the file of a text would be called with its day first, where its own name begins with a day that is not read.
package struct DatedName: Hashable, Sendable {
  package var day: LocalDate
  /// The last of several.
  package var until: LocalDate?
  /// Without the folders that it lies in.
  package var name: String

  package init(day: LocalDate, until: LocalDate? = nil, name: String) {
    self.day = day
    self.until = until
    self.name = name
  }
}

extension DatedName {
  /// Its day or days as a `date` field has them.
  package var written: String { until.map { "\(day) to \($0)" } ?? day.description }
}

extension [DatedName] {
  /// What the traveller can do, for those that may be meant; nil where there is none.
  package var advice: String? {
    guard let first else { return nil }
    guard count > 1 else {
      return "Rename it to \(first.name), or write `date: \(first.written)` at its top."
    }
    let names = map(\.name).joined(separator: " or ")
    return "Rename it to \(names), whichever day it is about."
  }
}
