import CSVText

/// What the headings of a table say that it is about.
enum TableLook {
  /// It has a column of amounts.
  case money
  /// A list of Google's saved places: a title and an address of each.
  case savedPlaces
  /// Nothing that anything here reads.
  case other

  /// `start` are the first bytes of the table; banks write lines before their headings.
  init(_ start: [UInt8]) {
    let rows = CSVTable(file: "", bytes: start).rows.prefix(Self.maxBeforeHead).map { row in
      row.cells.map { $0.text.lowercased() }
    }
    if rows.contains(where: { SavedPlaces.isHead($0) }) {
      self = .savedPlaces
    } else {
      let isMoney = rows.contains { row in
        row.contains { cell in cell.split { !$0.isLetter }.contains { Self.amounts.contains(String($0)) } }
      }
      self = isMoney ? .money : .other
    }
  }

  private static let maxBeforeHead = 20

  /// What columns of amounts are called.
  private static let amounts: Set<String> = [
    "amount", "amounts", "sum", "price", "cost", "costs", "spent", "expense", "expenses", "paid", "debit",
    "total", "betrag", "summe", "preis", "kosten", "ausgabe", "ausgaben", "bezahlt", "umsatz", "montant",
    "somme", "prix", "coût", "dépense", "dépenses", "débit", "importe", "monto", "cantidad", "precio",
    "coste",
    "gasto", "gastos", "importo", "prezzo", "costo", "spesa", "spese", "bedrag", "prijs", "uitgaven", "valor",
    "preço", "custo", "despesa", "despesas", "kwota", "cena", "koszt", "wydatki", "částka", "výdaje", "beløb",
    "beløp", "pris", "belopp", "summa", "hinta", "сумма", "цена", "金額", "金额", "支出", "금액",
  ]
}
