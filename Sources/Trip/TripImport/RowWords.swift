/// What apps and banks call rows that are no purchases.
enum RowWords {
  static func isTotal(_ text: String) -> Bool { totals.contains(folded(text)) }

  static func isPayment(_ text: String) -> Bool { payments.contains(folded(text)) }

  /// Tricount's word for money that the group got.
  static func isIncome(_ text: String) -> Bool { incomes.contains(folded(text)) }

  static func isDone(_ text: String) -> Bool { done.contains(folded(text)) }

  static func isExchange(_ text: String) -> Bool { exchanges.contains(folded(text)) }

  static func isCash(_ text: String) -> Bool {
    let text = folded(text)
    return cash.contains { text == $0 || text.hasPrefix($0 + " ") }
  }

  static func isRefund(_ text: String) -> Bool {
    let text = folded(text)
    return refunds.contains { text.contains($0) }
  }

  /// Whether a word means all who travel.
  static func isEveryone(_ text: String) -> Bool { everyone.contains(folded(text)) }

  /// Whether a word means both of two.
  static func isBoth(_ text: String) -> Bool { both.contains(folded(text)) }

  /// What is called so by banks and apps, as we call it.
  static func means(_ text: String) -> String? { meansWords[folded(text)] }

  private static let meansWords = [
    "bar": "cash", "bargeld": "cash", "espèces": "cash", "efectivo": "cash", "contanti": "cash",
    "contant": "cash", "dinheiro": "cash", "karte": "card", "carte": "card", "tarjeta": "card",
    "carta": "card", "kaart": "card", "cartão": "card", "kreditkarte": "credit card",
    "carte de crédit": "credit card",
    "tarjeta de crédito": "credit card", "debitkarte": "debit card", "girocard": "debit card",
    "überweisung": "transfer", "virement": "transfer", "transferencia": "transfer", "bonifico": "transfer",
    "gutschein": "voucher", "apple pay": "phone", "google pay": "phone",
  ]

  private static let everyone: Set<String> = [
    "all", "everyone", "everybody", "all of us", "us all", "us", "group", "the group", "*", "alle",
    "wir alle",
    "alle zusammen", "jeder", "uns", "gruppe", "tous", "toutes", "tout le monde", "nous", "nous tous",
    "todos", "todas",
    "todo el mundo", "nosotros", "toda a gente", "tutti", "tutte", "noi", "iedereen", "allen", "allemaal",
    "všichni",
    "wszyscy", "alle sammen", "alla", "kaikki", "mindenki", "все", "всі", "усі", "всички", "όλοι", "herkes",
    "toți",
    "svi", "vsi", "visi", "kõik", "allir", "tots", "全員", "みんな", "大家", "所有人", "모두",
  ]
  private static let both: Set<String> = [
    "both", "both of us", "beide", "wir beide", "les deux", "ambos", "los dos", "os dois", "entrambi", "oba",
    "begge", "båda", "оба",
  ]
  private static let totals: Set<String> = [
    "total balance", "total", "totals", "gesamtsaldo", "gesamtbilanz", "summe", "gesamt", "solde total",
    "saldo total", "saldo totale", "totaal saldo",
  ]
  private static let payments: Set<String> = [
    "payment", "zahlung", "paiement", "pago", "pagamento", "betaling", "reimbursement", "remboursement",
    "money transfer", "transfer", "balance", "rückzahlung", "erstattung", "reembolso", "rimborso",
    "terugbetaling", "settlement", "settle up", "settled up", "transfert d'argent", "repayment",
    "återbetalning", "tilbakebetaling",
    "spłata", "возврат долга", "返金", "返済", "virement", "geldüberweisung", "überweisung",
  ]
  private static let incomes: Set<String> = [
    "income", "revenu", "rentrée d'argent", "einnahme", "einkommen", "ingreso", "entrata", "inkomsten",
    "receita",
  ]
  private static let done: Set<String> = ["completed", "umsatz gebucht", "gebucht", "booked", "done"]
  private static let exchanges: Set<String> = [
    "exchange", "topup", "top-up", "currency exchange", "pocket", "savings", "vault", "space transfer",
  ]
  private static let cash = [
    "atm", "cash withdrawal", "bargeldauszahlung", "geldautomat", "bargeldauszahlung debitkarte",
    "bargeldauszahlung kreditkarte",
  ]
  private static let refunds = [
    "refund", "rückerstattung", "erstattung", "remboursement", "reembolso", "rimborso", "terugbetaling",
    "card refund", "stornierung",
  ]
}
