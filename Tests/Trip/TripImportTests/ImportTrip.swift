import Diagnostics
import TripModel

@testable import TripImport

/// Reads tables for a trip of Ana, Ben and Cleo in euros.
enum ImportTrip {
  static var settings: TripSettings {
    var settings = TripSettings()
    settings.travellers = ["Ana", "Ben", "Cleo"].map { Traveller(name: $0) }
    settings.travellers.append(Traveller(name: "Dan", status: .invited))
    return settings
  }

  static func read(_ text: String, _ change: (inout ImportOptions) -> Void = { _ in }) -> TableReading {
    var options = ImportOptions()
    change(&options)
    return TableReading.read(Array(text.utf8), file: "table.csv", settings: settings, options: options)
  }

  /// Each expense on a line: day, category, amount, text, who paid and the parts.
  static func lines(_ reading: TableReading) -> [String] {
    reading.rows.flatMap(\.expenses).map { expense in
      let time = expense.when.time.map { " \($0)" } ?? ""
      let amount = (expense.isRefund ? "-" : "") + expense.amount.decimal + " \(expense.amount.currency)"
      let shares = expense.shares.map { "\($0.traveller) \($0.parts)" }.joined(separator: " ")
      let who = [expense.paidBy, shares.isEmpty ? nil : shares].compactMap(\.self).joined(separator: " for ")
      return "\(expense.when.date)\(time) \(expense.category) \(amount) \(expense.what)"
        + (who.isEmpty ? "" : ", \(who)")
    }
  }

  /// The code and the place of each diagnostic.
  static func problems(_ reading: TableReading) -> [String] {
    reading.diagnostics.map {
      "\($0.code.rawValue) \($0.place?.span.map { "\($0.line):\($0.column)" } ?? "-")"
    }
  }
}
