import CSVText
import Diagnostics

/// Why a row becomes no expense.
enum RowRefusal: Error {
  /// A line of sums, which is no expense and nobody misses.
  case total
  /// The reason has been told already, for its column or its name.
  case told
  /// A reason of its own.
  case because(Severity, DiagnosticCode, String, CSVTable.Cell?, advice: String)

  /// It reads well, and is no expense.
  static func noExpense(_ message: String, _ cell: CSVTable.Cell?, advice: String) -> RowRefusal {
    .because(.warning, .rowLeftOut, message, cell, advice: advice)
  }

  static func missing(_ what: String, _ column: String) -> RowRefusal {
    .because(
      .error, .rowLeftOut, "Row left out: missing \(what)", nil,
      advice: "Fill in its `\(column)`, or add the expense by hand: `tripbook new expense`.")
  }

  static func wrong(
    _ code: DiagnosticCode, _ message: String, _ cell: CSVTable.Cell, advice: String
  ) -> RowRefusal { .because(.error, code, message, cell, advice: advice) }
}

extension String {
  /// For a message: texts of tables may be as long as they like.
  var short: String { count > 60 ? prefix(60) + "…" : self }
}
