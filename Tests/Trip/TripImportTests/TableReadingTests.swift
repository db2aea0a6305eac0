import Diagnostics
import Testing
import TripModel

@testable import TripImport

/// Tables of apps and banks as expenses.
@Suite("A foreign table")
struct TableReadingTests {
  static let splitwise = """
    Date,Description,Category,Cost,Currency,Ana,Ben,Cleo

    2026-05-01,Pensão,Hotel,100.00,EUR,66.67,-33.33,-33.34
    2026-05-02,Dinner,Dining out,30.00,EUR,-10.00,20.00,-10.00
    2026-05-02,Taxi,Taxi,12.00,EUR,6.00,-6.00,0.00
    2026-05-02,Tram museum,Entertainment - Other,90.00,CHF,60.00,-60.00,0.00
    2026-05-02,For Ben alone,Gifts,5.00,EUR,5.00,-5.00,0.00
    2026-05-03,Ben paid Ana,Payment,20.00,EUR,-20.00,20.00,0.00
    2026-05-03,Boat,Something odd,90.00,EUR,15.00,15.00,-30.00
    2026-05-04,Given back,Taxi,-12.00,EUR,-6.00,6.00,0.00

    2026-05-31,Total balance, , ,EUR,57.67,-4.33,-73.34
    """

  @Test("of Splitwise says who paid and for whom to the cent, out of what is owed")
  func splitwise() {
    let reading = ImportTrip.read(Self.splitwise)
    #expect(reading.title == "Splitwise")
    #expect(
      ImportTrip.lines(reading) == [
        "2026-05-01 lodging 100.00 EUR Pensão, Ana for Ana 3333 Ben 3333 Cleo 3334",
        "2026-05-02 food 30.00 EUR Dinner, Ben for Ana 1 Ben 1 Cleo 1",
        "2026-05-02 transport 12.00 EUR Taxi, Ana for Ana 1 Ben 1",
        "2026-05-02 fun 90.00 CHF Tram museum, Ana for Ana 1 Ben 2",
        "2026-05-02 shopping 5.00 EUR For Ben alone, Ana for Ben 1",
        "2026-05-03 repayment 20.00 EUR Ben paid Ana, Ben for Ana 1",
        "2026-05-03 other 45.00 EUR Boat, Ana for Ana 2 Cleo 1",
        "2026-05-03 other 45.00 EUR Boat, Ben for Ben 2 Cleo 1",
        "2026-05-04 transport -12.00 EUR Given back, Ana for Ana 1 Ben 1",
      ])
    #expect(
      ImportTrip.problems(reading) == ["foreign-category 9:17", "several-paid 9:1"])
    #expect(reading.count == 9 && reading.totals == 1 && reading.leftOut == 0)
    #expect(reading.rows.flatMap(\.expenses).filter(\.isRepayment).map(\.what) == ["Ben paid Ana"])
  }

  @Test("in which thousands owe the largest amounts traps nowhere")
  func crowd() {
    var settings = ImportTrip.settings
    settings.travellers = (0..<10_000).map { Traveller(name: "P\($0)") }
    let names = settings.travellers.map(\.name).joined(separator: ",")
    let maximum = String(repeating: ",9999999999999.99", count: 10_000)
    let text = "Date,Description,Category,Cost,Currency,\(names)\n2026-05-01,A,Taxi,1.00,EUR\(maximum)\n"
    let reading = TableReading.read(
      Array(text.utf8), file: "t.csv", settings: settings, options: ImportOptions())
    #expect(reading.leftOut == 1 && ImportTrip.problems(reading) == ["row-left-out 2:1"])
  }

  @Test("counts lines of sums, and takes a petrol station for none")
  func totals() {
    let reading = ImportTrip.read(
      """
      Date,Description,Category,Cost,Currency,Ana,Ben
      2026-05-01,Total,Gas/fuel,40.00,EUR,20.00,-20.00
      2026-05-02,Total balance, , ,EUR,20.00,-20.00
      """)
    #expect(ImportTrip.lines(reading) == ["2026-05-01 transport 40.00 EUR Total, Ana for Ana 1 Ben 1"])
    #expect(reading.totals == 1 && reading.leftOut == 0 && reading.diagnostics.isEmpty)
  }

  @Test("of Splitwise in German is known by its headings too")
  func german() {
    let reading = ImportTrip.read(
      """
      Datum;Beschreibung;Kategorie;Kosten;Währung;Ana;Ben
      2026-05-01;Abendessen;Lebensmittel;24,50;EUR;12,25;-12,25
      """)
    #expect(ImportTrip.lines(reading) == ["2026-05-01 food 24.50 EUR Abendessen, Ana for Ana 1 Ben 1"])
  }

  @Test(
    "that somebody keeps by hand is known by its headings in each language",
    arguments: [
      "Fecha;Importe;Moneda;Concepto;Categoría;Pagado por;Forma de pago",
      "Fecha;Monto;Moneda;Detalle;Rubro;Quién paga;Medio de pago",
      "Date;Montant;Monnaie;Dépense;Catégorie;Payeur;Moyen de paiement",
      "Datum;Betrag;Währung;Ausgabe;Rubrik;Gezahlt von;Zahlungsart",
      "Data;Importo;Moneta;Voce;Categoria;Chi;Metodo di pagamento",
      "Data;Quantia;Moeda;Despesa;Categoria;Quem;Forma de pagamento",
      "Datum;Bedrag;Munt;Waarvoor;Rubriek;Betaald door;Betaalwijze",
    ])
  func headingsByHand(headings: String) {
    let reading = ImportTrip.read(headings + "\n2026-05-01;24,50;EUR;Cena;food;Ana;cash\n")
    #expect(reading.title == "a table by hand")
    #expect(
      ImportTrip.lines(reading).map { $0.hasPrefix("2026-05-01 food 24.50 EUR Cena") } == [true],
      "\(headings)")
  }

  @Test("of Settle Up names all in one column, and what each bears in another; a transfer is a repayment")
  func settleUp() {
    let reading = ImportTrip.read(
      """
      Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Exchange rate,Converted amount,Type,Receipt
      Ana,30.00,EUR,Ana;Ben;Cleo,10;10;10,Dinner,,2026-05-02 20:15:00,,30,expense,
      Ben,10.00,EUR,Ana;Ben,7.5;2.5,Taxi,,2026-05-03 09:00:00,,10,expense,
      Ben,5.00,EUR,Ana,5,,,2026-05-04 10:00:00,,5,transfer,
      Ben,5.00,EUR,Ana;Ben,5,,,2026-05-04 10:00:00,,5,expense,
      Ben,5.00,EUR,Ben,5,,,2026-05-04 10:00:00,,5,transfer,
      """)
    #expect(reading.title == "Settle Up")
    #expect(
      ImportTrip.lines(reading) == [
        "2026-05-02 20:15:00 other 30.00 EUR Dinner, Ana for Ana 1 Ben 1 Cleo 1",
        "2026-05-03 09:00:00 other 10.00 EUR Taxi, Ben for Ana 3 Ben 1",
        "2026-05-04 10:00:00 repayment 5.00 EUR repayment, Ben for Ana 1",
      ])
    #expect(
      ImportTrip.problems(reading).sorted() == ["bad-number 5:14", "foreign-category -", "row-left-out 6:45"])
  }

  @Test("of Tricount has what each one bears in a column")
  func tricount() {
    let reading = ImportTrip.read(
      """
      Title,Amount,Currency,Exchange rate,Amount in default currency,Type of transaction,Category,Paid by,Paid for Ana,Paid for Ben,Date & time
      Pastéis,7.80,EUR,1,7.80,Expense,Food & drink,Ben,3.90,3.90,2026-05-03 14:20
      Boat,90.00,EUR,1,90.00,Expense,Transport,Ana,60.00,30.00,2026-05-03 16:00
      Back to Ana,20.00,EUR,1,20.00,Reimbursement,,Ben,20.00,0.00,2026-05-04 10:00
      Deposit,50.00,EUR,1,50.00,Income,Accommodation,Ana,25.00,25.00,2026-05-05 09:00
      """)
    #expect(reading.title == "Tricount")
    #expect(
      ImportTrip.lines(reading) == [
        "2026-05-03 14:20:00 food 7.80 EUR Pastéis, Ben for Ana 1 Ben 1",
        "2026-05-03 16:00:00 transport 90.00 EUR Boat, Ana for Ana 2 Ben 1",
        "2026-05-04 10:00:00 repayment 20.00 EUR Back to Ana, Ben for Ana 1",
        "2026-05-05 09:00:00 lodging -50.00 EUR Deposit, Ana for Ana 1 Ben 1",
      ])
    #expect(ImportTrip.problems(reading) == [])
  }

  static let revolut = """
    Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance
    CARD_PAYMENT,Current,2026-05-01 14:20:11,2026-05-02 10:00:00,Café,-7.80,0.00,EUR,COMPLETED,92.20
    CARD_PAYMENT,Current,2026-05-01 18:20:00,2026-05-02 10:00:00,Tram,-10.00,0.50,EUR,COMPLETED,92.20
    TOPUP,Current,2026-05-01 09:00:00,2026-05-01 09:00:00,Top-Up,100.00,0.00,EUR,COMPLETED,100.00
    CARD_REFUND,Current,2026-05-03 09:00:00,2026-05-03 09:00:00,Shop,5.00,0.00,JPY,COMPLETED,100.00
    CARD_PAYMENT,Current,2026-05-04 09:00:00,,Hotel,-50.00,0.00,EUR,PENDING,100.00
    CARD_PAYMENT,Current,2026-05-04 09:00:00,,Hotel,-50.00,0.00,EUR,REVERTED,100.00
    ATM,Current,2026-05-04 09:00:00,2026-05-04 10:00:00,Cash,-50.00,0.00,EUR,COMPLETED,100.00
    TRANSFER,Current,2026-05-05 09:00:00,2026-05-04 10:00:00,From Ben,20.00,0.00,EUR,COMPLETED,100.00
    """

  @Test("of Revolut is used row by row, and what is no purchase is named")
  func revolut() {
    let reading = ImportTrip.read(Self.revolut) { $0.category = "fun" }
    #expect(reading.title == "Revolut")
    #expect(
      ImportTrip.lines(reading) == [
        "2026-05-01 14:20:11 fun 7.80 EUR Café", "2026-05-01 18:20:00 fun 10.50 EUR Tram",
        "2026-05-03 09:00:00 fun -5 JPY Shop",
      ])
    #expect(
      ImportTrip.problems(reading) == [
        "row-left-out 4:1", "row-left-out 6:65", "row-left-out 7:65", "row-left-out 8:1", "row-left-out 9:67",
      ])
  }

  @Test("of N26 has its currency in a heading, in the layouts of two years")
  func n26() {
    let new = ImportTrip.read(
      """
      "Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
      2026-05-01,2026-05-01,"Café, Lisboa",,Presentment,,Main,-7.8,-7.8,EUR,1
      2026-05-02,2026-05-02,Employer,DE00,"Credit Transfer",Salary,Main,1000,,,
      """)
    #expect(new.title == "N26")
    #expect(ImportTrip.lines(new) == ["2026-05-01 other 7.80 EUR Café, Lisboa"])
    #expect(ImportTrip.problems(new) == ["row-left-out 3:67", "foreign-category -"])
    let old = ImportTrip.read(
      """
      "Date","Payee","Account number","Transaction type","Payment reference","Category","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
      "2026-05-01","Café","","MasterCard Payment","","Bars & Restaurants","-7.8","-7.8","EUR","1.0"
      """)
    #expect(ImportTrip.lines(old) == ["2026-05-01 food 7.80 EUR Café"])
  }

  @Test("of a Sparkasse has days of two figures and commas, in the letters of Windows")
  func sparkasse() {
    let text = """
      "Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Betrag";"Waehrung";"Info"
      "DE00";"01.05.26";"01.05.26";"KARTENZAHLUNG";"2026-05-01T14:20";"CAF~ LISBOA   PT";"-1.007,80";"EUR";"Umsatz gebucht"
      "DE00";"02.05.26";"02.05.26";"KARTENZAHLUNG";"x";"HOTEL";"-50,00";"EUR";"Umsatz vorgemerkt"

      """
    // É of Windows-1252 in the place of a mark that stands nowhere else.
    let bytes = Array(text.utf8).map { $0 == UInt8(ascii: "~") ? 0xC9 : $0 }
    let reading = TableReading.read(
      bytes, file: "k.csv", settings: ImportTrip.settings, options: ImportOptions())
    #expect(reading.title == "Sparkasse (CSV-CAMT)")
    #expect(ImportTrip.lines(reading) == ["2026-05-01 other 1007.80 EUR CAFÉ LISBOA PT"])
    #expect(ImportTrip.problems(reading) == ["row-left-out 3:74", "foreign-category -"])
  }

  @Test("that nobody knows is read by the columns that are named, below what a bank says first")
  func mapped() {
    let text = """
      Konto;DE00
      Zeitraum;Mai

      Tag;Uhr;Was;Summe;Wer
      3.5.2026;14:20;Pastéis;7,80;Ben
      13.5.2026;;Zurück;-1.200,50 CHF;
      """
    let columns: [ExpenseColumn: String] = [
      .date: "Tag", .time: "Uhr", .what: "Was", .amount: "summe", .paidBy: "Wer",
    ]
    let reading = ImportTrip.read(text) {
      $0.columns = columns
      $0.category = "food"
    }
    #expect(
      ImportTrip.lines(reading) == [
        "2026-05-03 14:20:00 food 7.80 EUR Pastéis, Ben", "2026-05-13 food -1200.50 CHF Zurück",
      ])
    let unknown = ImportTrip.read(text)
    #expect(unknown.title == nil && ImportTrip.problems(unknown) == ["unknown-table 1:1"])
    let absent = ImportTrip.read(text) { $0.columns = [.date: "Tag", .amount: "Betrag"] }
    #expect(absent.title == nil && absent.diagnostics[0].message.contains("“Betrag”"))
  }

  @Test("whose amounts are mostly negative is that of an account")
  func account() {
    let text = "day,sum\n2026-05-01,-5\n2026-05-02,-6\n2026-05-03,7\n"
    let reading = ImportTrip.read(text) { $0.columns = [.date: "day", .amount: "sum"] }
    #expect(
      ImportTrip.lines(reading) == ["2026-05-01 other 5.00 EUR other", "2026-05-02 other 6.00 EUR other"])
    #expect(reading.leftOut == 1 && reading.diagnostics.contains { $0.message.contains("account") })
  }

  @Test(
    "with a row that cannot be read names the row, and loses no other",
    arguments: [
      (",food,5,EUR,x,,", "row-left-out 2:1"), ("2026-05-03,food,,EUR,x,,", "row-left-out 2:1"),
      ("3 May,food,5,EUR,x,,", "bad-date 2:1"), ("2026-02-30,food,5,EUR,x,,", "bad-date 2:1"),
      ("2026-05-03,food,five,EUR,x,,", "bad-money 2:17"), ("2026-05-03,food,1.2.3,EUR,x,,", "bad-money 2:17"),
      ("2026-05-03,food,5.001,EUR,x,,", "too-many-digits 2:17"),
      ("2026-05-03,food,5.5,JPY,x,,", "too-many-digits 2:17"),
      ("2026-05-03,food,0.00,EUR,x,,", "row-left-out 2:17"),
      ("2026-05-03,food,5,EUX,x,,", "bad-currency 2:19"),
      ("2026-05-03,food,5,EUR,x,,Dan", "unknown-traveller 2:26"),
      ("2026-05-03,food,5,EUR,x,0,", "bad-number 2:25"),
      ("2026-05-03,food,99999999999999999999,EUR,x,,", "bad-money 2:17"),
    ] as [(String, String)])
  func badRow(row: String, problem: String) {
    let reading = ImportTrip.read(
      "date,category,amount,currency,what,over,paid by\n\(row)\n2026-05-04,food,7.80,EUR,Pastéis,,Ben\n")
    #expect(ImportTrip.problems(reading) == [problem])
    #expect(reading.leftOut == 1 && ImportTrip.lines(reading) == ["2026-05-04 food 7.80 EUR Pastéis, Ben"])
  }

  @Test("with a stranger among its columns tells so once, and leaves out the rows with that name alone")
  func stranger() {
    let text = """
      Date,Description,Category,Cost,Currency,Ana M.,Ben,Cleo
      2026-05-01,A,Taxi,10.00,EUR,5.00,-5.00,0.00
      2026-05-01,B,Taxi,10.00,EUR,5.00,-5.00,0.00
      2026-05-02,C,Taxi,10.00,EUR,0.00,5.00,-5.00
      """
    let reading = ImportTrip.read(text)
    #expect(ImportTrip.problems(reading) == ["unknown-traveller 1:41"] && reading.leftOut == 2)
    #expect(ImportTrip.lines(reading) == ["2026-05-02 transport 10.00 EUR C, Ben for Ben 1 Cleo 1"])
    let named = ImportTrip.read(text) { $0.names = ["Ana M.": "Ana"] }
    #expect(named.diagnostics.isEmpty && named.rows.count == 3)
  }

  @Test("adds nothing twice, and two coffees of one day both")
  func twice() {
    let table =
      "date,category,amount,currency,what,over\n"
      + String(repeating: "2026-05-03,food,2,EUR,Coffee,\n", count: 2)
    let reading = ImportTrip.read(table)
    let first = reading.news(beside: [])
    #expect(first.expenses.count == 2 && first.there == 0)
    let one = reading.news(beside: Array(first.expenses.prefix(1)))
    #expect(one.expenses.count == 1 && one.there == 1)
    let second = reading.news(beside: first.expenses)
    #expect(second.expenses.isEmpty && second.there == 2)
  }

  @Test(
    "kept by hand is known where every heading says what it is",
    arguments: [
      (
        "Datum;Was;Betrag\n08.07.2023;Fähre;238,00\n09.07.2023;Waffeln;98 NOK\n",
        ["2023-07-08 other 238.00 EUR Fähre", "2023-07-09 other 98.00 NOK Waffeln"]
      ),
      ("fecha,importe,concepto\n2026-05-01,\"12,50\",Cena\n", ["2026-05-01 other 12.50 EUR Cena"]),
      ("Date;Montant (CHF);Libellé\n13/05/2026;12,50;Dîner\n", ["2026-05-13 other 12.50 CHF Dîner"]),
      ("Kategorie;Tag;Preis\nEssen;2026-05-01;4,50\n", ["2026-05-01 food 4.50 EUR food"]),
    ])
  func byHand(text: String, lines: [String]) {
    let reading = ImportTrip.read(text)
    #expect(ImportTrip.lines(reading) == lines && reading.leftOut == 0)
    #expect(reading.diagnostics.allSatisfy { $0.code == .foreignCategory })
  }

  @Test("with one more heading is nobody's, and told with the columns that say what they are")
  func oneMore() {
    let reading = ImportTrip.read("Datum;Ort;Betrag;Text\n08.07.2023;Kiel;238,00;Fähre\n")
    #expect(reading.title == nil && reading.rows.isEmpty)
    #expect(
      reading.diagnostics.first?.advice?.contains("--columns 'date=Datum, amount=Betrag, what=Text'.") == true
    )
    let other = ImportTrip.read("Buchungstag;Betrag;Empfänger\n08.07.2023;238,00;Fähre\n")
    #expect(
      other.diagnostics.first?.advice?.contains("--columns 'date=…, amount=Betrag, what=…'.") == true)
  }

  @Test("does not count what was typed by hand a second time, but what another paid")
  func typedByHand() throws {
    let reading = ImportTrip.read(
      """
      Datum;Was;Betrag;Bezahlt von
      01.05.2026;Fähre;238,00;Ana
      01.05.2026;Kaffee;2,00;Ana
      """)
    let ferry = try #require(reading.rows.first?.expenses.first)
    var typed = ferry
    (typed.what, typed.paidBy) = ("Color Line", nil)
    let news = reading.news(beside: [typed])
    #expect(news.expenses.map(\.what) == ["Kaffee"] && news.there == 0)
    #expect(news.doubted.map(\.expense.what) == ["Fähre"] && news.doubted.map(\.known.what) == ["Color Line"])
    // Where both are there, each is its own.
    let both = reading.news(beside: [typed, ferry])
    #expect(both.expenses.map(\.what) == ["Kaffee"] && both.there == 1 && both.doubted.isEmpty)
    typed.paidBy = "Ben"
    #expect(reading.news(beside: [typed]).expenses.map(\.what) == ["Fähre", "Kaffee"])
  }

  @Test("is not a workbook, and not nothing", arguments: ["PK\u{3}\u{4}", "", "\n\n"])
  func notTables(text: String) {
    #expect(ImportTrip.read(text).title == nil)
    #expect(ImportTrip.problems(ImportTrip.read(text)) == ["unknown-table -"])
  }

  @Test("that is hostile is read to its end")
  func hostile() {
    let head = "date,category,amount,currency,what,over\n"
    let commas = ImportTrip.read(
      head + String(repeating: ",", count: 1_000_000) + "x\n2026-05-03,food,2,EUR,x,\n")
    #expect(commas.rows.count == 1 && commas.leftOut == 1)
    let open = ImportTrip.read(head + "2026-05-03,food,2,EUR,\"x,\n2026-05-03,food,2,EUR,y,\n")
    #expect(open.rows.count == 2)
    let many = ImportTrip.read(head + String(repeating: "3/4/26,\"food,2,,-(x\n", count: 100_000))
    #expect(many.count == many.rows.count + many.leftOut + many.totals)
  }
}
