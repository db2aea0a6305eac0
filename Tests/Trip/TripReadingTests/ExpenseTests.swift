import Claims
import Diagnostics
import Rounds
import Testing
import TripModel
import TripNotation

@testable import TripReading

@Suite("Expenses")
struct ExpenseTests {
  private static let settings: TripSettings = {
    var settings = TripSettings()
    settings.travellers = [
      Traveller(name: "Ana"), Traveller(name: "Ana Maria"), Traveller(name: "Inés"), Traveller(name: "Ben"),
      Traveller(name: "Cem", status: .invited), Traveller(name: "Smith, John"),
      Traveller(name: "Eve for Two"),
    ]
    return settings
  }()

  /// A budget of these expenses, with two categories of its own.
  private func budget(_ items: String) -> BudgetFile {
    let text = "categories:\n  food to go: 20\n  Surf: 30\nexpenses:\n" + items
    return BudgetFile.read(
      NotationReader.read(Array(text.utf8), file: "budget.yml"), ListContext(settings: Self.settings))
  }

  private func describe(_ expense: Expense) -> String {
    let sign = expense.isRefund ? "-" : ""
    let shares = expense.shares.map { "\($0.traveller)×\($0.parts)" }.joined(separator: "+")
    let when =
      expense.when.date.description + (expense.when.time.map { " " + $0.hourAndMinute } ?? "")
      + (expense.when.offset?.description ?? "")
    return [
      when, expense.category, sign + expense.amount.decimal + " " + expense.amount.currency.code,
      expense.what,
      expense.paidBy ?? "-", shares.isEmpty ? "-" : shares,
    ].joined(separator: "; ") + (expense.days == 1 ? "" : "; \(expense.days) days")
  }

  private static let lines = table(
    #"""
    2026-05-01 lodging 350 Pensão Flor, 4 nights, paid by Ana → 2026-05-01; lodging; 350.00 EUR; Pensão Flor, 4 nights; Ana; -
    2026-05-01 lodging 350 Flor, over 4 nights, paid by Ana, for Ana Ben → 2026-05-01; lodging; 350.00 EUR; Flor; Ana; Ana×1+Ben×1; 4 days
    2026-05-01 lodging 350 Flor, for Ben, Over 3 Days → 2026-05-01; lodging; 350.00 EUR; Flor; -; Ben×1; 3 days
    2026-05-01 lodging 350, over 1 night → 2026-05-01; lodging; 350.00 EUR; lodging; -; -
    2026-05-01 lodging 350 Bridge over 3 days → 2026-05-01; lodging; 350.00 EUR; Bridge over 3 days; -; -
    2026-05-01 lodging 350 Flor, over 4, over the bakery → 2026-05-01; lodging; 350.00 EUR; Flor, over 4, over the bakery; -; -
    2026-05-03 14:20 food 7.80 Pastéis for four, paid by Ben, for Ana Ben → 2026-05-03 14:20; food; 7.80 EUR; Pastéis for four; Ben; Ana×1+Ben×1
    2026-05-04 transport refund 12.50 Tram card → 2026-05-04; transport; -12.50 EUR; Tram card; -; -
    2026-05-03 food to go 5 Wrap → 2026-05-03; food to go; 5.00 EUR; Wrap; -; -
    2026-05-03 FOOD  5  Wrap → 2026-05-03; food; 5.00 EUR; Wrap; -; -
    2026-05-03 surf Refund CHF 5 Board → 2026-05-03; Surf; -5.00 CHF; Board; -; -
    2026-05-03 food 23.50 CHF Fondue → 2026-05-03; food; 23.50 CHF; Fondue; -; -
    2026-05-03 food €7,80 → 2026-05-03; food; 7.80 EUR; food; -; -
    2026-05-03 food 7,80€ Ice, for Ana Maria Ana → 2026-05-03; food; 7.80 EUR; Ice; -; Ana Maria×1+Ana×1
    2026-05-03 food 7.80 € Ice, paid by ana maria → 2026-05-03; food; 7.80 EUR; Ice; Ana Maria; -
    2026-05-03 food 12 EUR 5 beers → 2026-05-03; food; 12.00 EUR; 5 beers; -; -
    2026-05-03 food 350, paid by Ana → 2026-05-03; food; 350.00 EUR; food; Ana; -
    2026-05-03 food 350 CHF, for Ben, paid by Ana → 2026-05-03; food; 350.00 CHF; food; Ana; Ben×1
    2026-05-03 food 5 Ice, paid by Inés, → 2026-05-03; food; 5.00 EUR; Ice; Inés; -
    2026-05-03 food 5 Ice, for four → 2026-05-03; food; 5.00 EUR; Ice, for four; -; -
    2026-05-03 food 5 Present for Ana → 2026-05-03; food; 5.00 EUR; Present for Ana; -; -
    2026-05-03 food 5 ft of liquorice → 2026-05-03; food; 5.00 EUR; ft of liquorice; -; -
    2026-05-03 food 1'200.50 Feast → 2026-05-03; food; 1200.50 EUR; Feast; -; -
    2026-05-03 14:20 +02:00 food 5 Ice → 2026-05-03 14:20+02:00; food; 5.00 EUR; Ice; -; -
    2026-05-03 14:20+02:00 food 5 Ice → 2026-05-03 14:20+02:00; food; 5.00 EUR; Ice; -; -
    2026-05-03 14:20 Europe/Lisbon food 5 Ice → 2026-05-03 14:20+01:00; food; 5.00 EUR; Ice; -; -
    2026-05-03 lodging 120 EUR ALL inclusive → 2026-05-03; lodging; 120.00 EUR; ALL inclusive; -; -
    2026-05-03 food $12 USD Beer → 2026-05-03; food; 12.00 USD; Beer; -; -
    2026-05-03 food 12.- Beer → 2026-05-03; food; 12.00 EUR; Beer; -; -
    2026-05-03 food 12.- CHF Beer → 2026-05-03; food; 12.00 CHF; Beer; -; -
    2026-05-03 food 1\#u{A0}200 Feast → 2026-05-03; food; 1200.00 EUR; Feast; -; -
    2026-05-03 food 5 Ice, paid by Smith, John → 2026-05-03; food; 5.00 EUR; Ice; Smith, John; -
    2026-05-03 food 5 Ice, for Eve for Two Ben → 2026-05-03; food; 5.00 EUR; Ice; -; Eve for Two×1+Ben×1
    2026-05-03 food 5 Ice, paid by BEN, for ana → 2026-05-03; food; 5.00 EUR; Ice; Ben; Ana×1
    14.05.2026 food 5 Toast → 2026-05-14; food; 5.00 EUR; Toast; -; -
    5/14/2026 09:05 food 5 Toast → 2026-05-14 09:05; food; 5.00 EUR; Toast; -; -
    2026-05-03T09:05 food 5 Toast → 2026-05-03 09:05; food; 5.00 EUR; Toast; -; -
    2026-05-03 food 5 euros Ice → 2026-05-03; food; 5.00 EUR; Ice; -; -
    2026-05-03 transport 15 lari Bus, paid by Ana → 2026-05-03; transport; 15.00 GEL; Bus; Ana; -
    2026-05-03 fun 9000 dram → 2026-05-03; fun; 9000.00 AMD; fun; -; -
    2026-05-03 food yen 1200 Ramen → 2026-05-03; food; 1200 JPY; Ramen; -; -
    2026-05-03 food 1 234,50 lari Feast → 2026-05-03; food; 1234.50 GEL; Feast; -; -
    2026-05-03 food 12 dollars CAD Poutine → 2026-05-03; food; 12.00 CAD; Poutine; -; -
    2026-05-03 food 12 dram of whisky → 2026-05-03; food; 12.00 EUR; dram of whisky; -; -
    2026-05-03 food 12 real coffee → 2026-05-03; food; 12.00 EUR; real coffee; -; -
    2026-05-03 fun 5 won at cards → 2026-05-03; fun; 5.00 EUR; won at cards; -; -
    2026-05-03 fun 25 Real Madrid tour → 2026-05-03; fun; 25.00 EUR; Real Madrid tour; -; -
    2026-05-03 food 200000 dong, paid by Ana → 2026-05-03; food; 200000 VND; food; Ana; -
    """#)

  @Test("a line reads as what it says", arguments: lines)
  func reads(line: String, expected: String) {
    let file = budget("- \(line)")
    claim(file.diagnostics.map(\.told), is: [])
    claim(file.budget.expenses.map(describe), is: [expected])
  }

  private static let known =
    "Categories: food to go, Surf, food, lodging, transport, fun, shopping, sights, health, other; add your own under `categories:`."

  private static let mistakes = table(
    #"""
    food 5 Ice → expense-without-date 5:3 Missing day of an expense before “food” | What is only planned is a sum under `categories:`; what was paid begins with its day: YYYY-MM-DD food 5 Ice
    2026-02-30 food 5 → no-such-day 5:3 No such day “2026-02-30”: February 2026 has 28 days | Correct the year, month or day.
    3 May 2026 food 5 Ice → bad-date 5:3 Unclear date “3 May 2026”: write year, month, day | Write 2026-05-03.
    03/05/2026 food 5 Ice → ambiguous-date 5:3 Ambiguous date “03/05/2026”: 3 May 2026 or 5 March 2026 | Write 2026-05-03 for 3 May 2026, 2026-03-05 for 5 March 2026.
    May 3 food 5 Ice → bad-date 5:3 Missing year in “May 3” | Write year, month and day, such as 2026-05-03.
    food 14.05.2026 5 Ice → expense-without-date 5:3 Missing day of an expense before “food” | Write: 14.05.2026 food 5 Ice
    food 2026-05-03T14:05 5 Ice → expense-without-date 5:3 Missing day of an expense before “food” | Write: 2026-05-03T14:05 food 5 Ice
    food 2026-05-03 5 Ice → expense-without-date 5:3 Missing day of an expense before “food” | Write: 2026-05-03 food 5 Ice
    2026-05-03 to 2026-05-05 lodging 300 Inn → date-range 5:3 More than one day in an expense: “2026-05-03 to 2026-05-05” | Write: 2026-05-03 lodging 300 Inn
    14.05.2026–16.05.2026 lodging 300 Inn → date-range 5:3 More than one day in an expense: “14.05.2026–16.05.2026” | Write: 2026-05-14 lodging 300 Inn
    2026-05-03–05 lodging 300 Inn → date-range 5:3 More than one day in an expense: “2026-05-03–05” | Write: 2026-05-03 lodging 300 Inn
    2026-05-03 5 food Ice → expense-without-category 5:14 Missing category before “5” | Write: 2026-05-03 food 5 Ice
    2026-05-03 12.50 food Ice → expense-without-category 5:14 Missing category before “12.50” | Write: 2026-05-03 food 12.50 Ice
    2026-05-03 14.20 food 7.80 Ice → bad-time 5:14 Invalid time: “14.20” | Write 14:20.
    2026-05-03 2:05 pm food 7.80 Ice → bad-time 5:14 Invalid time: “2:05 pm” | Write 14:05.
    2026-05-03 2 pm food 7.80 Ice → bad-time 5:14 Invalid time: “2 pm” | Write 14:00.
    2026-05-03 14:20 Europe/Lisbn food 5 → bad-zone 5:20 Unknown time zone: “Europe/Lisbn” | Did you mean Europe/Lisbon?
    2026-05-03 14:20 CET food 5 → zone-abbreviation 5:20 Ambiguous time zone “CET”: several zones share this short name | Write the zone by its place, such as Europe/Paris.
    2026-05-03 food food 5 → expense-without-amount 5:19 Expected an amount, found “food” | Delete one of the two categories.
    2026-05-03 food Ice 12.50 EUR here → expense-without-amount 5:19 Expected an amount, found “Ice” | Write: 2026-05-03 food 12.50 EUR Ice here
    2026-05-03 refund fun 12 Card → expense-without-category 5:14 The word refund is before the category | Write: 2026-05-03 fun refund 12 Card
    2026-05-03 food 1 200 Feast → two-amounts 5:19 Two numbers, “1 200”: which is the amount? | Write 1200 if it is one number, or 1 EUR 200 if it is not.
    2026-05-03 food 1 000 000 IDR Nasi → two-amounts 5:19 Two numbers, “1 000 000”: which is the amount? | Write 1000000 if it is one number, or 1 EUR 000 000 if it is not.
    2026-05-03 food EUR 12 CHF beer → two-currencies 5:19 Two currencies: “EUR 12 CHF” | Write one of them: 12 EUR or 12 CHF.
    2026-05-03 food 12 EUR CHF beer → two-currencies 5:19 Two currencies: “12 EUR CHF” | Write one of them: 12 EUR or 12 CHF.
    2026-05-03 food €12 CHF beer → two-currencies 5:19 Two currencies: “€12 CHF” | Write one of them: 12 EUR or 12 CHF.
    2026-05-03 food 5 eur Ice → bad-currency 5:21 Unknown currency: “eur” | Did you mean EUR?
    2026-05-03 food 2,500,000 rial three lunches → shared-symbol 5:29 Ambiguous currency “rial”: 5 are called so | Write the code: IRR, OMR, QAR, SAR, YER.
    2026-05-03 food 200 US dollars Dinner → bad-currency 5:23 A currency is written as its code, and not as “US dollars” | Write it behind the amount, such as 200 USD. If it is EUR, write 200 EUR US dollars.
    2026-05-03 food 12 swiss francs Tea → bad-currency 5:22 A currency is written as its code, and not as “swiss francs” | Write it behind the amount, such as 12 CHF. If it is EUR, write 12 EUR swiss francs.
    2026-05-03 food 60 tetri Bread → bad-money 5:19 “60 tetri” is not an amount of money | Write 0.60.
    2026-05-03 food 20000 toman Water → bad-money 5:19 “20000 toman” is not an amount of money | Write 200000 IRR.
    2026-05-03 food 2 x 12 lari Tea → bad-money 5:19 “2 x 12 lari” is more than one number | Write: 2026-05-03 food 24 GEL Tea
    2026-05-03 food 4x38 = 152 → bad-money 5:19 “4x38” is more than one number | Write: 2026-05-03 food 152
    2026-05-03 food 4x38 = 150 EUR Ice → bad-money 5:19 “4x38” is more than one number | Write: 2026-05-03 food 150 EUR Ice
    2026-05-03 food Tea 12 lari here → expense-without-amount 5:19 Expected an amount, found “Tea” | Write: 2026-05-03 food 12 lari Tea here
    2026-05-03 food 500 rupees Tip → shared-symbol 5:23 Ambiguous currency “rupees”: 6 are called so | Write the code: INR, LKR, MUR, NPR, PKR, SCR.
    2026-05-03 food 5 X4 Ice → bad-currency 5:21 Unknown currency: “X4” | Write the three capitals of its code, such as EUR, CHF or JPY. If it is so many times that, write 20.
    2026-05-03 food 5 Ice, paid by Ana, paid by Ben → named-twice 5:26 Payer given twice: “paid by Ana” | Keep one payer, or write an expense for each.
    2026-05-03 food 5 Ice, for Ana, for Ben → named-twice 5:26 Names given twice: “for Ana” | Write all names in one place at the end, with spaces between them: , for Ana Ben
    2026-05-03 lodging 5 Inn, over 3 nights, over 2 days → named-twice 5:29 Number of days given twice: “over 3 nights” | Keep one of them.
    2026-05-03 lodging 5 Inn, over 0 nights → bad-number 5:34 Cost spread over 0 nights; the limit is 400 days | Correct the number, or leave it out.
    {date: 2026-05-03, category: fun, amount: 5, over: a week} → bad-number 5:54 Invalid number of nights or days: “a week” | Write it like 4 nights or 3 days.
    2026-05-03 food 30 Dinner at the long table by the water with all of them: fish and wine, paid by Ana → colon-in-expense 5:3 Colon in an expense cuts the line in two | Put quotes round the whole line: - '2026-05-03 food 30 Dinner at the long table by the water with all of them: fish and wine, paid by Ana'
    food 5 Ice: two → colon-in-expense 5:3 Colon in an expense cuts the line in two | Put quotes round the whole line: - 'food 5 Ice: two'
    2026-05-03 25:00 food 5 → bad-time 5:14 Invalid time: “25:00” | Write hours and minutes on a 24-hour clock, such as 14:05.
    2026-05-03 fod 5 Ice → unknown-category 5:14 Unknown category: “fod” | Did you mean food?
    2026-05-03 rent 5 Ice → unknown-category 5:14 Unknown category: “rent” | Did you mean lodging?
    2026-05-03 tattoo 5 Ink → unknown-category 5:14 Unknown category: “tattoo” | \#(known)
    2026-05-03 5 Ice → expense-without-category 5:14 Missing category before “5” | Write: 2026-05-03 food 5 Ice
    2026-05-03 → expense-without-category 5:3 Missing category and amount | Write its amount in the place of AMOUNT: 2026-05-03 food AMOUNT
    2026-05-03 food → expense-without-amount 5:3 Missing amount | Write its amount in the place of AMOUNT: 2026-05-03 food AMOUNT
    2026-05-03 food Ice → expense-without-amount 5:19 Expected an amount, found “Ice” | Write its amount in the place of AMOUNT: 2026-05-03 food AMOUNT Ice
    2026-05-03 food 12 5 beers → two-amounts 5:19 Two numbers, “12 5”: which is the amount? | Write the currency after the amount: 12 EUR 5.
    2026-05-03 food 1,200 Feast → ambiguous-money 5:19 Ambiguous amount “1,200”: 1200 or 1.200 | Write 1200 or 1.20.
    2026-05-03 food -5 Ice → negative-amount 5:19 Amount not above zero: “-5” | Write money that comes back with the word refund before it.
    2026-05-03 food 12 kr Bun → shared-symbol 5:22 Ambiguous currency sign “kr”: 4 currencies use it | Write the code: DKK, ISK, NOK, SEK.
    2026-05-03 food 5 Ice, paid by Cem → unknown-traveller 5:34 Cem shares no costs: the status is invited | Set `status: accepted` for Cem in trip.yml, or leave the name out.
    2026-05-03 food 5 Ice, for Ana Cem → unknown-traveller 5:34 Cem shares no costs: the status is invited | Set `status: accepted` for Cem in trip.yml, or leave the name out.
    2026-05-03 food 5 Ice, for Ana ana → named-twice 5:34 “ana” is named twice | Name each once; for unequal shares write `for: {Ana: 2, Ben: 1}`.
    2026-05-03 food 5 Back: again → colon-in-expense 5:3 Colon in an expense cuts the line in two | Put quotes round the whole line: - '2026-05-03 food 5 Back: again'
    {date: 2026-05-03, category: fun, amount: 5, for: {Ana: 2, ana: 1}} → named-twice 5:62 “ana” is named twice | Name each once; for unequal shares write `for: {Ana: 2, Ben: 1}`.
    {date: 2026-05-03, category: fun, amount: 5, for: {Ana: 0}} → bad-number 5:59 Share of Ana must be a whole number from 1 to 1000000000 | Write it like {Ana: 2}.
    {date: 2026-05-03, category: fun, amount: 5, for: [Ana, Zoe]} → unknown-traveller 5:59 “Zoe” is not a traveller | Travellers: Ana, Ana Maria, Inés, Ben, Cem, Smith, John, Eve for Two.
    {date: 2026-05-03, category: fun, amount: 5, refund: perhaps} → bad-yes-no 5:56 `refund` must be `yes` or `no` | Write `yes` or `no`.
    {date: 2026-05-03, category: fun, amount: 5 CHF, rate: 0} → bad-number 5:58 Invalid rate: “0” | Write what one CHF is worth in EUR, a plain number with a point, such as 1.064.
    {date: 2026-05-03, category: repayment, amount: 5, paid by: Zoe, for: Ana} → unknown-traveller 5:63 “Zoe” is not a traveller | Travellers: Ana, Ana Maria, Inés, Ben, Cem, Smith, John, Eve for Two.
    {date: 2026-05-03, category: fun, amount: 5, paid by: Cem} → unknown-traveller 5:57 Cem shares no costs: the status is invited | Set `status: accepted` for Cem in trip.yml, or leave the name out.
    {date: 2026-05-03, category: fun} → missing-field 5:3 Missing `amount` in an expense | Add a line like `amount: …`.
    """#)

  @Test("a line that does not read says which part did not, and the next one is kept", arguments: mistakes)
  func mistake(line: String, expected: String) {
    let file = budget("- \(line)\n- 2026-05-09 food 1 Bread")
    claim(
      file.diagnostics.map(\.told),
      is: [
        "error " + expected.replacing(" 5:", with: " budget.yml:5:", maxReplacements: 1)
      ])
    claim(file.budget.expenses.map(\.what), is: ["Bread"])
  }

  private static let dayless = table(
    """
    2026-03-05 2026-03-05 lunch 12 euro → Write: 2026-03-05 food 12 EUR lunch
    2026-03-05 2026-03-05 taxi ~ 5, paid by Ana → Write: 2026-03-05 transport 5 taxi, paid by Ana
    2026-03-04 2026-03-05 bus to Kazbegi 15 lari → Begin it with its day, from 2026-03-04 to 2026-03-05: 2026-03-04 transport 15 GEL bus to Kazbegi
    2026-03-05 2026-03-05 lamp 38€ (!!) → Begin it with its day, and fill in what is in capitals: 2026-03-05 CATEGORY 38 EUR lamp (!!)
    2026-03-05 2026-03-05 hotel 6 usd → Write: 2026-03-05 lodging 6 USD hotel
    2026-03-05 2026-03-05 tea, two → Begin it with its day, and fill in what is in capitals: 2026-03-05 CATEGORY AMOUNT tea, two
    2026-03-05 2026-03-05 Kyoto 2026-05-02 food 90 → Write: 2026-05-02 food 90 Kyoto
    2026-03-05 2026-03-05 14:20 lunch 12 → Write: 2026-03-05 14:20 food 12 lunch
    2026-03-06 2026-03-05 lunch 12 euro → What is only planned is a sum under `categories:`; what was paid begins with its day: YYYY-MM-DD food 12 EUR lunch
    2026-03-01 2026-03-25 lunch 12 euro → What is only planned is a sum under `categories:`; what was paid begins with its day: YYYY-MM-DD food 12 EUR lunch
    """)

  @Test(
    "a line without its day is shown whole as it is to be, with the day of the lines around it",
    arguments: dayless)
  func withoutDay(line: String, advice: String) {
    let (before, behind, written) = (line.prefix(10), line.dropFirst(11).prefix(10), line.dropFirst(22))
    let file = budget("- \(before) food 1 Bread\n- \(written)\n- \(behind) food 1 Bread")
    claim(file.diagnostics.map(\.code), is: [.expenseWithoutDate])
    claim(file.diagnostics.first?.advice, is: advice)
  }

  @Test(
    "a word and an amount with a colon between are told once",
    arguments: [
      ("hotel: 30€", "colon-in-expense", "Write: 2026-03-05 lodging 30 EUR hotel"),
      ("food: 30", "colon-in-expense", "Write: 2026-03-05 food 30"),
      ("steps: free", "expense-without-amount", "What cost nothing is no expense: take the line out."),
    ])
  func oneField(item: String, code: String, advice: String) {
    let bread = "- 2026-03-05 food 1 Bread"
    let file = budget("\(bread)\n- \(item)\n\(bread)")
    claim(file.diagnostics.map(\.code.rawValue), is: [code])
    claim(file.diagnostics.first?.advice, is: advice)
    claim(file.budget.unread.count, is: 1)
  }

  private static let everybody = "Travellers: Ana, Ana Maria, Inés, Ben, Cem, Smith, John, Eve for Two."

  private static let doubts = table(
    #"""
    2026-05-03 food 5 Ice, for Ana, Ben → names-as-text 5:26 Read as text: “for Ana, Ben” | If it says for whom it was, write: 2026-05-03 food 5 Ice, for Ana Ben
    2026-10-25 02:30 Europe/Berlin food 5 Ice → repeated-hour 5:20 Ambiguous time: 02:30 came twice in Europe/Berlin on 2026-10-25; the first is used | Write +02:00 instead of the zone for the first, +01:00 for the second.
    2026-05-03 food 5 Ice, for Ana and Ben → names-as-text 5:26 Read as text: “for Ana and Ben” | If it says for whom it was, write: 2026-05-03 food 5 Ice, for Ana Ben
    2026-05-03 food 5 Ice paid by Ben → names-as-text 5:21 Read as text: “Ice paid by Ben” | If it says who paid, write: 2026-05-03 food 5 Ice, paid by Ben
    2026-05-03 food 5 Ice, paid by Bne → unknown-traveller 5:34 “Bne” is not a traveller; read as text | Did you mean Ben?
    2026-05-03 food 5 Ice, paid by Zoe → unknown-traveller 5:34 “Zoe” is not a traveller; read as text | \#(everybody)
    2026-05-03 lodging 5 Inn, paid by Zoe over 4 nights → unknown-traveller 5:37 “Zoe” is not a traveller; read as text | \#(everybody)
    {date: 2026-05-03, category: fun, amount: 5, paid by: Zoe} → unknown-traveller 5:57 “Zoe” is not a traveller; counted without a payer | \#(everybody)
    {date: 2026-05-03, category: fun, amount: 5, paid by: Bne, for: Ana} → unknown-traveller 5:57 “Bne” is not a traveller; counted without a payer | Did you mean Ben?
    2026-05-03 food 5 Ice, paid by Ben for Ana → names-as-text 5:26 Read as text: “paid by Ben for Ana” | If it says who paid and for whom, write: 2026-05-03 food 5 Ice, paid by Ben, for Ana
    2026-05-03 food 5 Ice, Ben paid → names-as-text 5:26 Read as text: “Ben paid” | If it says who paid, write: 2026-05-03 food 5 Ice, paid by Ben
    2026-05-03 food 5 Ice, bezahlt von Ben → names-as-text 5:26 Read as text: “bezahlt von Ben” | If it says who paid, write: 2026-05-03 food 5 Ice, paid by Ben
    2026-05-03 food 5 paid by Ben → names-as-text 5:21 Read as text: “paid by Ben” | If it says who paid, write: 2026-05-03 food 5, paid by Ben
    2026-05-03 food 5 Ice, Ben and I paid → names-as-text 5:26 Read as text: “Ben and I paid” | If it says who paid, end the line with: , paid by Ben
    2026-05-03 food 5 Ice, split with Ana → names-as-text 5:26 Read as text: “split with Ana” | If it says for whom it was, write: 2026-05-03 food 5 Ice, for Ana
    2026-05-03 food 5 Ice, refund → words-as-text 5:26 Read as text: “refund”; the amount counts as spent | If it came back, write the word refund before the amount, such as: food refund 12.50
    2026-05-03 food 5 each → words-as-text 5:21 The amount is counted once, though “each” may say for how many it is | Write what it came to in all.
    2026-05-03 food 5 XYZ → bad-currency 5:21 “XYZ” is no currency, so the amount is counted in EUR | Write the three capitals of its code, such as EUR, CHF or JPY. If it is EUR, write 5 EUR XYZ.
    2026-05-03 food 15000 dong bun → bad-currency 5:25 “dong” may be a currency, and the amount is counted in EUR | Write 15000 VND if it is; else 15000 EUR dong.
    2026-05-03 food 12 won → bad-currency 5:22 “won” may be a currency, and the amount is counted in EUR | Write 12 KRW or 12 KPW if it is; else 12 EUR won.
    2026-05-03 food 40 real Caipirinha → bad-currency 5:22 “real” may be a currency, and the amount is counted in EUR | Write 40 BRL if it is; else 40 EUR real.
    2026-05-03 food 5 Ice, for Inis → unknown-traveller 5:30 “Inis” is not a traveller; read as text | Did you mean Inés?
    """#)

  @Test("what was probably meant as a name or a code is kept as text, with a warning", arguments: doubts)
  func doubt(line: String, expected: String) {
    let file = budget("- \(line)")
    claim(
      file.diagnostics.map(\.told),
      is: [
        "warning " + expected.replacing(" 5:", with: " budget.yml:5:", maxReplacements: 1)
      ])
    claim(file.budget.expenses.count, is: 1)
  }

  @Test("a map reads as the line does, with what only a map can say")
  func maps() throws {
    let file = budget(
      """
      - {date: 2026-05-03, category: fun, amount: 23.50 CHF, what: Tram museum, paid by: Ana, for: {Ana: 2, Ben: 1}}
      - {date: 2026-05-03, time: 9:05, category: FUN, amount: "1,5", refund: yes, rate: 1.04, for: Ana Maria Ben}
      - "2026-05-04 fun 60 Back again: same taxi"
      - {date: 2026-05-03, category: fun, amount: 1, price: 2}
      - {date: 2026-05-03, category: lodging, amount: 100, over: 4 nights}
      - {date: 2026-05-03, category: lodging, amount: 100, over: 3}
      """)
    claim(
      file.budget.expenses.map(describe),
      is: [
        "2026-05-03; fun; 23.50 CHF; Tram museum; Ana; Ana×2+Ben×1",
        "2026-05-03 09:05; fun; -1.50 EUR; fun; -; Ana Maria×1+Ben×1",
        "2026-05-04; fun; 60.00 EUR; Back again: same taxi; -; -", "2026-05-03; fun; 1.00 EUR; fun; -; -",
        "2026-05-03; lodging; 100.00 EUR; lodging; -; -; 4 days",
        "2026-05-03; lodging; 100.00 EUR; lodging; -; -; 3 days",
      ])
    claim(file.budget.expenses[1].rate?.description, is: "1.04")
    // A rate for an amount in the trip's own currency is needless, and `price` no field.
    claim(file.diagnostics.map(\.code), is: [.badNumber, .unknownKey])
  }

  @Test(
    "a line of thirty thousand letters is told what is wrong with it",
    arguments: ["a/b ", "+1 ", "12 ", "food ", ", for ", ", paid by Ana ", "CET ", "2026-05-03 ", "x"])
  func longLines(piece: String) {
    for start in ["", "2026-05-03 14:20 ", "2026-05-03 food ", "2026-05-03 food 5 "] {
      let file = budget("- \"" + start + String(repeating: piece, count: 30_000 / piece.utf8.count) + "\"")
      #expect(file.diagnostics.count + file.budget.expenses.count == 1 || start.hasSuffix("5 "))
    }
  }

  @Test("thousands of lines that nearly name somebody are all read")
  func manyLines() {
    let count = Rounds.of(4000, nightly: 20_000)
    let file = budget(
      String(repeating: "- 2026-05-03 food 5 Ice, paid by Ana Mari, for fuor\n", count: count))
    claim(file.budget.expenses.count, is: count)
  }
}

@Suite("The budget")
struct BudgetFileTests {
  private func read(_ text: String) -> BudgetFile {
    BudgetFile.read(
      NotationReader.read(Array(text.utf8), file: "budget.yml"), ListContext(settings: TripSettings()))
  }

  @Test("total, categories and rates are read, and a mistake in one does not lose the others")
  func parts() {
    let file = read(
      """
      total: 1400 EUR
      categories: {food: 300, fun: 15O, Surf lessons: , sights: 20 CHF, health: [1]}
      rates: {CHF: 1.04, chf: 1, XYZ: 2, USD: "0,9", JPY: 0.006, SEK: [1], NOK: }
      expenses:
        - 2026-05-03 surf lessons 5
        - 2026-05-03 fun 5
      """)
    claim(file.budget.total?.decimal, is: "1400.00")
    claim(file.budget.categories.map(\.name), is: ["food"])
    claim(file.budget.rates.map { "\($0.key) \($0.value)" }.sorted(), is: ["CHF 1.04", "JPY 0.006"])
    claim(file.budget.expenses.map(\.category), is: ["Surf lessons", "fun"])
    claim(
      file.diagnostics.map(\.told),
      is: [
        "error bad-currency budget.yml:2:32 Unknown currency: “O” | Write the three capitals of its code, such as EUR, CHF or JPY.",
        "error bad-currency budget.yml:2:59 Budget in another currency than the trip's, EUR | Write it in EUR, or set `currency: CHF` in trip.yml.",
        "error wrong-kind budget.yml:2:75 Missing amount of `health` | Write its budget after the colon, such as 300.",
        "error bad-currency budget.yml:3:20 Unknown currency: “chf” | Did you mean CHF?",
        "error bad-currency budget.yml:3:28 Unknown currency: “XYZ” | Write the three capitals of its code, such as EUR, CHF or JPY.",
        "error bad-number budget.yml:3:41 Invalid rate: “0,9” | Write 0.9.",
        "error bad-number budget.yml:3:65 Invalid rate | Write what one SEK is worth in EUR, a plain number with a point, such as 0.09009.",
      ])
  }

  @Test("accounts tell what they held and what was put into them, and purchases with what they were paid")
  func accounts() throws {
    let file = read(
      """
      accounts:
        purse: 300
        yen: {held: 20000 JPY, warn below: 3000, added: 2026-05-06 1000 JPY}
        card:
        bag: {held: 5 EUR, added: [2026-05-06 5 USD, someday]}
      expenses:
        - 2026-05-03 food 5 Soup, from the purse, receipt soup.jpg
        - 2026-05-03 food 5 Stew, by card
        - 2026-05-03 food 5 Tea, paid in cash
        - 2026-05-03 food 5 Cake, with a friend
        - {date: 2026-05-03, category: food, amount: 5, paid with: yen, receipt: [a.jpg, b.pdf], at: "1, 2"}
        - {date: 2026-05-03, category: food, amount: 5, paid with: pruse}
      """)
    let accounts = file.budget.accounts
    claim(accounts.map(\.name), is: ["purse", "yen", "bag"])
    claim(file.budget.accountNames, is: ["purse", "yen", "card", "bag"])
    claim(accounts.map(\.held.decimal), is: ["300.00", "20000", "5.00"])
    claim(accounts[1].warnBelow?.decimal, is: "3000")
    claim(accounts[1].additions.map(\.amount.decimal), is: ["1000"])
    let expenses = file.budget.expenses
    claim(expenses.map(\.means), is: ["purse", "card", "cash", nil, "yen", nil])
    claim(expenses.map(\.what), is: ["Soup", "Stew", "Tea", "Cake, with a friend", "food", "food"])
    claim(expenses.map(\.receipts), is: [["soup.jpg"], [], [], [], ["a.jpg", "b.pdf"], []])
    #expect(expenses[4].header.at.told?.value.coordinate != nil)
    claim(
      file.diagnostics.map(\.told.firstWords),
      is: [
        "error bad-currency", "error bad-money", "error unknown-word",
      ])
    claim(file.diagnostics.last?.advice, is: "Did you mean purse?")
  }

  @Test(
    "what was put into an account has its day in every form that is read, with a time or without",
    arguments: [
      ("2026-05-06", "2026-05-06"), ("14.05.2026", "2026-05-14"), ("2026-05-06T10:00", "2026-05-06"),
      ("5/14/2026 10:00", "2026-05-14"),
    ])
  func additions(written: String, day: String) {
    let file = read("accounts:\n  yen:\n    held: 20000 JPY\n    added: \(written) 1000 JPY\n")
    claim(file.diagnostics.map(\.told), is: [])
    let additions = file.budget.accounts.flatMap(\.additions)
    claim(additions.map { "\($0.day) \($0.amount.decimal)" }, is: ["\(day) 1000"])
  }

  @Test(
    "a second expense behind the first is told, however its day is written",
    arguments: ["2026-05-14", "14.05.2026"])
  func behind(day: String) {
    let file = read("expenses:\n  - 2026-05-01 lodging 350 Inn; \(day) food 7.80 Tea\n")
    #expect(file.diagnostics.contains { $0.code.rawValue == "missing-dash" })
    #expect(file.budget.expenses.isEmpty)
  }

  @Test(
    "expenses that do not read are counted with their days, also those of which the notation makes no item",
    arguments: [
      ("  - 2026-05-03 food 5 Soup\n", []),
      ("  - 2026-05-03 food five Soup\n  - food 5 Tea\n", ["2026-05-03", "-"]),
      ("  - {date: 2026-05-03, category: food}\n  - 2026-05-04 food 6 Tea\n", ["2026-05-03"]),
      ("  - date: 2026-05-03\n    category: food\n  - 2026-05-04 food 5 Tea\n", ["2026-05-03"]),
      ("  - 2026-05-03 food 5 Soup\n    2026-05-04 food 6 Tea\n", ["2026-05-03", "2026-05-04"]),
      ("  - 2026-05-03 food 5 Soup\n  2026-05-04 food 6 Tea\n", ["2026-05-04"]),
      ("  - \"2026-05-03 food 5 Soup\n  - 2026-05-04 food 6 Tea\n", ["2026-05-03"]),
      ("  2026-05-03 food 5 Soup\n  2026-05-04 food 6 Tea\n", ["2026-05-03", "2026-05-04"]),
      ("- 2026-05-03 food five Soup\n# 2026-05-04 food 6 Tea\n-\nrates: {CHF: 1.04}\n", ["2026-05-03"]),
    ] as [(String, [String])])
  func unread(items: String, days: [String]) {
    let file = read("total: 100\nexpenses:\n" + items)
    claim(file.budget.unread.map { $0.day?.description ?? "-" }, is: days, "\(file.diagnostics.map(\.told))")
  }

  @Test(
    "what may be private is not among the expenses that do not read",
    arguments: [
      "- 2026-05-03 food five Ring, private", "- 2026-05-03 food five Ring, privat, paid by Ana",
      "- 2026-05-03 food five Ring (private)", "- 2026-05-03 food five Ring private",
      "- {date: 2026-05-03, category: food, draft: yes}", "- {date: 2026-05-03, what: \"Ring, private\"}",
      "- date: 2026-05-03\n  category: food\n  privte: yes", "- \"2026-05-03 food 5 Ring, private",
      "- date: 2026-05-03\n  category food\n  private: yes",
    ])
  func privateUnread(item: String) {
    let file = read("total: 100\nexpenses:\n" + item + "\n")
    claim(file.budget.expenses.count, is: 0)
    claim(file.budget.unread, is: [])
  }

  @Test(
    "a total that does not read is no sum of the categories, nor is a sum that lacks one",
    arguments: [
      ("total: 14oo\ncategories: {food: 300}", true), ("categories: {food: 300, fun: 15O}", true),
      ("total: 1400\ncategories: {food: 300, fun: 15O}", false), ("categories: {food: 300, fun: }", false),
      ("total:\ncategories: {food: 300}", false),
    ])
  func putAside(text: String, isUnread: Bool) { claim(read(text).budget.isPutAsideUnread, is: isUnread) }

  @Test("an empty budget is one without expenses", arguments: ["", "# later\n", "total:\nexpenses: []\n"])
  func empty(text: String) {
    let file = read(text)
    #expect(file.budget.expenses.isEmpty && file.budget.total == nil && file.diagnostics.isEmpty)
  }
}

extension String {
  /// The severity and the code.
  fileprivate var firstWords: String { split(separator: " ").prefix(2).joined(separator: " ") }
}
