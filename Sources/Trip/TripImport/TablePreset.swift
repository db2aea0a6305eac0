import Importing
import TripModel

/// What is known of the tables of one app or bank.
struct TablePreset: Sendable {
  /// How negative amounts are meant.
  enum Sense: Sendable {
    /// What was spent is positive, what came back negative.
    case spentIsPositive
    /// The movements of an account: what was spent is negative, and what is positive came in.
    case spentIsNegative
  }

  /// What the columns of people hold.
  enum People: Sendable {
    /// Every column that is none of the others is a person, with what is owed to them (positive) or by them.
    case balances
    /// Columns such as `Paid for Ana` hold what each has to bear.
    case parts
    /// One column names them all, and another says what each has to bear.
    case lists
  }

  /// What `--preset` takes.
  let name: String
  /// What it is called in a sentence.
  let title: String
  /// The headings by which a column is known, folded; a currency in brackets behind one is left aside.
  let headings: [ExpenseColumn: [String]]
  /// The columns by which the table is known.
  let marks: [ExpenseColumn]
  /// Further headings by which it is known.
  var besides: [String] = []
  var dates: DateOrder?
  var decimals: DecimalMark?
  /// Nil where the amounts themselves have to show it.
  var sense: Sense?
  var people: People?
  /// Whether its texts are shielded, and its categories ours.
  var isOurs = false
  /// Whether it is known by all of its headings: one more, and it is another program's.
  var knowsAll = false
  /// Whether a column that holds codes of currencies is that of the currency, whatever it is called. Tables of apps and
  /// banks have others of what was changed.
  var findsCurrency = false

  /// In the order in which they are tried: the narrower first.
  static let all = [ours, revolut, n26, sparkasse, settleUp, tricount, splitwise, plain]

  static let ours = TablePreset(
    name: "tripbook", title: "Tripbook’s expenses.csv",
    headings: [
      .date: ["date"], .time: ["time"], .category: ["category"], .amount: ["amount"],
      .currency: ["currency"], .rate: ["rate"], .what: ["what"], .over: ["over"], .paidBy: ["paid by"],
      .sharedBy: ["for"], .paidWith: ["paid with"],
    ],
    marks: [.date, .category, .amount, .currency, .what, .over], decimals: .point, sense: .spentIsPositive,
    isOurs: true)

  /// As the app exports an account since 2021; the time is that of the purchase.
  static let revolut = TablePreset(
    name: "revolut", title: "Revolut",
    headings: [
      .date: ["started date"], .amount: ["amount"], .fee: ["fee"], .currency: ["currency"],
      .what: ["description"], .state: ["state"], .type: ["type"],
    ],
    marks: [.date, .amount, .fee, .currency, .what, .state, .type], decimals: .point, sense: .spentIsNegative)

  /// With the headings of 2024, or those before.
  static let n26 = TablePreset(
    name: "n26", title: "N26",
    headings: [
      .date: ["booking date", "date"], .amount: ["amount"], .what: ["partner name", "payee"],
      .type: ["type", "transaction type"], .category: ["category"],
    ],
    marks: [.date, .amount, .what, .type], besides: ["payment reference"], decimals: .point,
    sense: .spentIsNegative)

  /// CSV-CAMT of the German savings banks.
  static let sparkasse = TablePreset(
    name: "sparkasse", title: "Sparkasse (CSV-CAMT)",
    headings: [
      .date: ["buchungstag"], .amount: ["betrag"], .currency: ["waehrung", "währung"],
      .what: ["beguenstigter/zahlungspflichtiger", "begünstigter/zahlungspflichtiger"],
      .type: ["buchungstext"], .state: ["info"],
    ],
    marks: [.date, .amount, .currency, .what, .type, .state], dates: .dayFirst, decimals: .comma,
    sense: .spentIsNegative)

  /// Settle Up, and Splid, whose export has the same headings.
  static let settleUp = TablePreset(
    name: "settleup", title: "Settle Up",
    headings: [
      .date: ["date & time", "date and time", "date"], .amount: ["amount"], .currency: ["currency"],
      .what: ["purpose"], .category: ["category"], .type: ["type"], .paidBy: ["who paid"],
      .sharedBy: ["for whom"], .splitAmounts: ["split amounts"],
    ],
    marks: [.date, .amount, .currency, .paidBy, .sharedBy, .splitAmounts], sense: .spentIsPositive,
    people: .lists)

  static let tricount = TablePreset(
    name: "tricount", title: "Tricount",
    headings: [
      .date: [
        "date & time", "date and time", "date", "date et heure", "date & heure", "datum & uhrzeit",
        "datum und uhrzeit", "datum", "fecha y hora", "fecha", "data e ora", "data", "datum en tijd",
      ],
      .amount: ["amount", "montant", "betrag", "importe", "cantidad", "importo", "bedrag", "valor"],
      .currency: ["currency", "devise", "währung", "moneda", "divisa", "valuta", "moeda"],
      .what: ["title", "titre", "titel", "título", "titolo"],
      .category: ["category", "catégorie", "kategorie", "categoría", "categoria", "categorie"],
      .type: [
        "type of transaction", "transaction type", "type de transaction", "transaktionstyp",
        "art der transaktion", "tipo de transacción", "tipo di transazione", "type transactie",
        "tipo de transação",
      ],
      .paidBy: ["paid by", "payé par", "bezahlt von", "pagado por", "pagato da", "betaald door", "pago por"],
    ],
    marks: [.date, .amount, .what, .paidBy], sense: .spentIsPositive, people: .parts)

  static let splitwise = TablePreset(
    name: "splitwise", title: "Splitwise",
    headings: [
      .date: ["date", "datum", "fecha", "data"],
      .what: [
        "description", "beschreibung", "descripción", "descrizione", "beschrijving", "omschrijving",
        "descrição",
      ],
      .category: ["category", "kategorie", "catégorie", "categoría", "categoria", "categorie"],
      .amount: ["cost", "kosten", "coût", "coste", "costo", "custo"],
      .currency: ["currency", "währung", "devise", "moneda", "valuta", "moeda"],
    ],
    marks: [.date, .what, .category, .amount, .currency], sense: .spentIsPositive, people: .balances)

  /// A table that somebody keeps by hand, with the headings that one gives it.
  static let plain = TablePreset(
    name: "plain", title: "a table by hand",
    headings: [
      .date: [
        "date", "day", "datum", "tag", "fecha", "día", "dia", "jour", "data", "giorno", "dag",
      ],
      .time: ["time", "uhrzeit", "zeit", "heure", "hora", "ora", "tijd"],
      .amount: [
        "amount", "sum", "price", "cost", "betrag", "summe", "preis", "kosten", "montant", "somme", "prix",
        "coût", "cout", "importe", "monto", "cantidad", "precio", "coste", "importo", "prezzo", "costo",
        "bedrag", "prijs", "valor", "quantia", "preço", "preco", "custo", "total", "gesamt", "totale",
        "totaal",
      ],
      .currency: [
        "currency", "cur", "curr", "ccy", "währung", "waehrung", "devise", "monnaie", "moneda", "divisa",
        "valuta", "moneta", "moeda", "munt", "muntsoort",
      ],
      .what: [
        "what", "description", "text", "title", "purpose", "expense", "was", "beschreibung", "bezeichnung",
        "zweck", "wofür", "titel", "posten", "ausgabe", "libellé", "libelle", "intitulé", "objet", "titre",
        "désignation", "dépense", "quoi", "concepto", "descripción", "descripcion", "título", "titulo",
        "detalle", "gasto", "motivo", "qué", "descrizione", "causale", "titolo", "voce", "spesa", "cosa",
        "omschrijving", "beschrijving", "uitgave", "wat", "waarvoor", "descrição", "descricao", "despesa",
      ],
      .category: [
        "category", "kategorie", "rubrik", "catégorie", "rubrique", "categoría", "rubro", "categoria",
        "categorie", "rubriek",
      ],
      .paidBy: [
        "paid by", "who paid", "who", "payer", "paid", "bezahlt von", "gezahlt von", "wer hat bezahlt", "wer",
        "bezahlt", "payé par", "paye par", "qui a payé", "payeur", "qui", "payé", "pagado por", "quién pagó",
        "quien pago", "quién paga", "pagado", "pagato da", "chi ha pagato", "chi", "pagato", "betaald door",
        "wie betaalde", "betaald", "pago por", "quem pagou", "quem",
      ],
      .sharedBy: [
        "for", "for whom", "shared by", "split between", "für", "für wen", "geteilt durch", "pour",
        "pour qui", "partagé entre", "para", "para quién", "para quien", "dividido entre", "per", "per chi",
        "diviso tra", "voor", "voor wie", "verdeeld over", "para quem", "dividido por",
      ],
      .paidWith: [
        "paid with", "payment method", "bezahlt mit", "zahlungsart", "zahlungsmittel", "payé avec",
        "moyen de paiement", "mode de paiement", "pagado con", "forma de pago", "medio de pago",
        "método de pago", "pagato con", "metodo di pagamento", "betaald met", "betaalwijze", "pago com",
        "forma de pagamento", "meio de pagamento",
      ],
    ],
    marks: [.date, .amount], knowsAll: true, findsCurrency: true)

  /// A table whose columns are named by whoever imports it.
  static func mapped(_ columns: [ExpenseColumn: String]) -> TablePreset {
    TablePreset(
      name: "columns", title: "the columns that you named",
      headings: columns.mapValues { [folded($0)] }, marks: columns.keys.sorted { $0.rawValue < $1.rawValue },
      findsCurrency: true)
  }

  /// What stands before a name in the heading of a part.
  static let partWords = [
    "paid for", "impacted to", "payé pour", "impacté à", "bezahlt für", "betrifft", "pagado para",
    "pagado por",
    "pagato per", "betaald voor", "pago para",
  ]
}
