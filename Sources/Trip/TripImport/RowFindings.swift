import CSVText
import Diagnostics

extension RowRefusal {
  static func badAmount(_ cell: CSVTable.Cell) -> RowRefusal {
    .wrong(
      .badMoney, "Invalid amount: “\(cell.text.short)”", cell,
      advice: "Write it like 23.50, and import again.")
  }

  static func payment(_ cell: CSVTable.Cell) -> RowRefusal {
    .noExpense(
      "Payment between people (“\(cell.text.short)”), and it is not clear who paid whom", cell,
      advice: "Add it by hand, such as: `tripbook new expense 'repayment 40, paid by Ben, for Ana'`.")
  }
}

extension Diagnostic {
  static func stranger(_ name: String, _ known: [String], at place: SourcePlace) -> Diagnostic {
    let near = Spelling.nearest(to: name, among: known.sorted().prefix(200))
    let way =
      near.map { "If it is \($0), say --as '\(name.short)=\($0)'. Otherwise" }
      ?? "If trip.yml has another name, say --as '\(name.short)=NAME'. Otherwise"
    return Diagnostic(
      .error, .unknownTraveller,
      "“\(name.short)” is not a traveller who shares costs; rows with that name are left out",
      at: place, advice: "\(way) write below `travellers:` in trip.yml: - \(name.short)")
  }

  static func noCategory(_ file: String) -> Diagnostic {
    Diagnostic(
      .note, .foreignCategory, "Rows without a category; written as other",
      at: SourcePlace(file: file), advice: "To use another: --category food.")
  }

  /// `likely` is what the words of the row say of it.
  static func foreignCategory(
    _ foreign: String, as category: String, likely: String?, at place: SourcePlace
  ) -> Diagnostic {
    Diagnostic(
      .note, .foreignCategory, "“\(foreign.short)” is written as \(category)", at: place,
      advice: "To use another: --category '\(foreign.short)=\(likely ?? "shopping")'.")
  }

  static func foreignMeans(_ foreign: String, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .foreignCategory, "“\(foreign.short)” is no means of payment here; it is left away", at: place,
      advice: "To keep it, write below `accounts:` in budget.yml `\(foreign.short): ~`, and import again.")
  }

  static func severalPaid(_ count: Int, at place: SourcePlace) -> Diagnostic {
    Diagnostic(
      .note, .severalPaid,
      "Several people paid this; written as \(count) expenses that leave everybody's balance as it is",
      at: place)
  }
}
