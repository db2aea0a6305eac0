import Diagnostics
import TripModel
import TripNotation

/// The lists of a folder, and its money.
extension FolderReader {
  /// The names of their files: a new kind of list joins here, and is read below.
  static let listNames = ["pins", "budget", "weather", "itinerary", "attractions"]

  mutating func readLists(_ context: ListContext, into trip: inout Trip) {
    trip.pins = items(of: .pins, context, in: &trip)
    let isMoneyLeftOut = readBudget(context, into: &trip)
    if let reading = SmallFiles(files: files).read("trip").reading {
      trip.confidential += ConfidentialFields.found(in: reading)
    }
    var context = context
    context.categories = trip.budget?.categories.map(\.name) ?? []
    context.accounts = trip.budget?.accountNames ?? []
    trip.events = items(of: .events, context, in: &trip)
    keepReceiptsOfBookings(context, in: &trip)
    receipts = Set(trip.budget?.expenses.flatMap(\.receipts) ?? [])
      .union(trip.events.flatMap { $0.cost?.receipts ?? [] })
    // Nobody gets a sum of money that may have to be kept back.
    if isMoneyLeftOut {
      for index in trip.events.indices { trip.events[index].cost = nil }
    } else if trip.budget == nil, trip.events.contains(where: { $0.cost != nil }) {
      trip.budget = Budget()
      trip.budget?.datedRates = datedRates()
    }
    trip.weather = items(of: .weather, context, in: &trip)
    trip.attractions = items(of: .attractions, context, in: &trip)
    let known = trip.confidential.count
    trip.people = items(of: .people, context, in: &trip)
    keepBackPeople(in: &trip, Array(trip.confidential.dropFirst(known)))
    readDestinations(context, into: &trip)
  }

  /// Places to go next, with the tables beside them.
  private mutating func readDestinations(_ context: ListContext, into trip: inout Trip) {
    trip.destinations = items(of: .destinations, context, in: &trip)
    if let reading = SmallFiles(files: files).read(DestinationFile.name).reading {
      diagnostics += DestinationFile.emptiness(of: reading)
    }
    let tables = DestinationTables.read(files)
    diagnostics += tables.diagnostics
    (trip.climates, trip.forecasts) = (tables.climates, tables.forecasts)
    guard !trip.destinations.isEmpty else { return }
    trip.rates = trip.budget?.datedRates ?? datedRates()
  }

  /// - Returns: whether there is money of which nobody gets any.
  private mutating func readBudget(_ context: ListContext, into trip: inout Trip) -> Bool {
    guard let reading = small("budget") else { return false }
    trip.confidential += ConfidentialFields.codes(in: reading)
    let money = BudgetFile.read(reading, context)
    trip.budget = money.isLeftOut ? nil : money.budget
    // A line that does not read may name a receipt as well, so the whole file is asked; and what was read tells names that
    // no text is cut at, such as those with brackets.
    let mentioned = context.mentions.files(in: reading.file.lines.joined(separator: "\n"))
    keepReceipts(mentioned.union(money.budget.expenses.flatMap(\.receipts)), reading.file, &trip)
    diagnostics += money.diagnostics
    trip.budget?.datedRates = datedRates()
    return money.isLeftOut
  }

  /// What a bill shows is for nobody else, unless something that is published shows it (`ShownFiles`).
  private func keepReceipts(_ files: Set<String>, _ file: NotationFile, _ trip: inout Trip) {
    guard !files.isEmpty else { return }
    let reason = KeptBack(.isPrivate, at: SourcePlace(file: file.name))
    trip.filesKeptBack.append(FilesKeptBack(files: files, reasons: [reason], areReceipts: true))
  }

  /// The same of what was booked, where only costs are asked, and lines that speak of receipts: a picture of the room
  /// beside it is for all.
  private func keepReceiptsOfBookings(_ context: ListContext, in trip: inout Trip) {
    guard let reading = SmallFiles(files: files).read("itinerary").reading else { return }
    func speaksOfReceipts(_ text: String) -> Bool {
      let text = text.lowercased()
      return ["receipt", "bill", "invoice"].contains { text.contains($0) }
    }
    var texts = reading.file.lines.filter(speaksOfReceipts)
    reading.root.forEachField { field in
      let key = field.key.lowercased()
      if key == "cost" || key == "price" || speaksOfReceipts(key) { texts.append(field.value.allText) }
    }
    let mentioned = context.mentions.files(in: texts.joined(separator: "\n"))
    keepReceipts(mentioned.union(trip.events.flatMap { $0.cost?.receipts ?? [] }), reading.file, &trip)
  }

  /// The things of a list, with what else the file says of the trip; none where there is no such file.
  private mutating func items<Item>(
    of list: ListFile<Item>, _ context: ListContext, in trip: inout Trip
  ) -> [Item] {
    guard let reading = small(list.name) else { return [] }
    trip.confidential += list.confidential(reading)
    let read = list.read(reading, context)
    trip.filesKeptBack += read.filesKeptBack
    diagnostics += read.diagnostics
    return read.items
  }

  private mutating func datedRates() -> DatedRates {
    guard let file = files.rates else { return DatedRates() }
    let (rates, found) = RatesFile.read(file, inFolder: files.listing.root)
    diagnostics += found
    return rates
  }
}
