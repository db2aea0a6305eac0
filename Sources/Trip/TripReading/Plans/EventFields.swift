import Diagnostics
import TripModel
import TripNotation

/// The fields of what was booked, or is planned, an item of `itinerary.yml`.
struct EventFields: ListItemFields {
  static let kind = ListKind(
    file: "itinerary", item: "an event", each: .event, all: .events, namesFiles: true,
    confidential: ConfidentialFields.found)

  private let words: ExpenseWords
  /// Whether nobody knows yet when the trip is.
  private let isUndated: Bool
  private let photos: PictureNames

  init(_ context: ListContext) {
    photos = context.photos
    isUndated = context.settings.start == nil
    words = ExpenseWords(
      categories: context.categories, travellers: context.settings.travellers,
      money: MoneyText(tripCurrency: context.settings.currency), accounts: context.accounts,
      receipts: context.receipts)
  }

  /// Nil where its kind, its title or its start is missing.
  func read(_ fields: inout FieldReader, _ node: Node) -> TripEvent? {
    let named = kindAndTitle(&fields)
    fields.require("start", advice: isUndated ? Self.untilDated : nil)
    let start = eventTime(&fields, "start")
    let end = eventTime(&fields, "end")
    let isEvent = named != nil && start != nil
    var event = TripEvent(
      kind: named?.0 ?? .activity, title: named?.1.value ?? "",
      start: start ?? TripEvent.Time(DayAndTime(date: LocalDate(dayNumber: 0))), end: end,
      place: fields.findings.file.place(of: named?.1.range ?? node.range))
    event.from = place(&fields, "from")
    event.to = place(&fields, "to")
    event.at = place(&fields, "at")
    event.address = fields.filled("address")
    event.booking = fields.filled("booking")
    event.phone = fields.reading("phone", PhoneText.number)
    event.link = fields.reading("website", LinkKind.page)
    event.note = fields.filled("note")
    event.photos = fields.pictures("photos", photos)
    event.who = travellers(&fields)
    let category = fields.reading("category") { text throws(Problem) in try words.category(text) }
    let reminder = fields.reading("remind", reminder)
    event.remindSeconds = reminder?.seconds
    event.isUnreminded = reminder.map { $0.seconds == nil } ?? false
    event.cost = cost(&fields, of: event, category)
    checkState(&fields)
    fields.allowKeepingKeys()
    fields.propose(["price": "cost", "costs": "cost", "amount": "cost", "total": "cost", "fee": "cost"])
    passOverLength(&fields)
    if named != nil { fields.proposeNone(of: TripEvent.Kind.allCases.map(\.rawValue)) }
    if isEvent, let end, isBackwards(event, end, &fields) { event.end = nil }
    return isEvent ? event : nil
  }

  private static let untilDated =
    "Add its day as `start: …` once it is known. Until then it is an idea: keep it in attractions.yml, beginning "
    + "with `- name: …`."

  /// The one key that says what it is, with what is written behind it.
  private func kindAndTitle(_ fields: inout FieldReader) -> (TripEvent.Kind, TextNode)? {
    let given = givenKinds(&fields)
    guard let (kind, key) = given.first else {
      let slip = fields.keys.lazy.compactMap { key in
        KindWords.meant(by: key).map { (key, meant: $0) }
      }.first
      // One slip is told once.
      if let slip { fields.allow(slip.0) }
      fields.findings.report(
        typed(&fields).map { .kindInField($0, at: fields.range) } ?? .noKind(slip, at: fields.range))
      return nil
    }
    if given.count > 1, let second = fields.field(given[1].key) {
      fields.findings.report(.twoKinds(kind, given[1].kind, at: second.keyRange))
      return nil
    }
    guard let title = fields.textNode(key), !title.value.isEmpty else {
      if fields.field(key)?.value.kind == .empty || fields.textNode(key) != nil {
        fields.report(
          .missingField, "Missing name of this \(kind.rawValue)", at: key,
          advice: "Write it like `\(kind.rawValue): \(kind.example)`.")
      }
      return nil
    }
    return (kind, title)
  }

  /// The kinds that the event names by its keys, in the order of all kinds: with capitals too, as nouns have them in
  /// German.
  private func givenKinds(_ fields: inout FieldReader) -> [(kind: TripEvent.Kind, key: String)] {
    let keys = fields.keys
    var given: [(kind: TripEvent.Kind, key: String)] = []
    for kind in TripEvent.Kind.allCases {
      let key = keys.first { $0.lowercased() == kind.rawValue } ?? kind.rawValue
      if fields.field(key) != nil { given.append((kind: kind, key: key)) }
    }
    return given
  }

  /// `type: flight` and `name: TP 661`, as it should be written.
  private func typed(_ fields: inout FieldReader) -> String? {
    guard let key = fields.keys.first(where: { ["type", "kind", "art", "tipo"].contains($0.lowercased()) }),
      let kind = fields.textNode(key).flatMap({ KindWords.meant(by: $0.value) })
    else { return nil }
    let name = fields.keys.first { ["name", "title", "titel", "titre"].contains($0.lowercased()) }
    return "- \(kind): " + (name.flatMap { fields.textNode($0)?.value } ?? "…")
  }

  private func eventTime(_ fields: inout FieldReader, _ key: String) -> TripEvent.Time? {
    guard let when = fields.dayAndTime(key) else { return nil }
    // A zone stands behind the time, alone or in brackets.
    let last = fields.textNode(key)?.value.split(separator: " ").last ?? ""
    let name = last.split { "[]".contains($0) }.last.map(String.init) ?? ""
    return TripEvent.Time(when, zone: when.time == nil ? nil : ZoneRules(identifier: name))
  }

  private func place(_ fields: inout FieldReader, _ key: String) -> Written<NamedPlace>? {
    guard let text = fields.textNode(key)?.value else { return nil }
    guard let day = LeadingDay(text[...]) else { return fields.place(key) }
    fields.report(
      .badCoordinate, "Day in `\(key)`, which is a place", at: key,
      advice: "Write it as `\(key == "to" ? "end" : "start"): \(day.date)\(day.rest)`.")
    return nil
  }

  /// Who goes. Somebody else's name may stand there too, so a name is told only where it is nearly a traveller's.
  private func travellers(_ fields: inout FieldReader) -> [String] {
    let names = fields.namesOfPeople("who") ?? []
    for name in names where words.names.name(name.value) == nil {
      guard let meant = Spelling.nearest(to: name.value, among: words.names.all) else { continue }
      fields.findings.report(
        Problem(
          .unknownTraveller, "“\(name.value.shortened)” is not a traveller", at: name.range,
          advice: "Did you mean \(meant)?"), as: .warning)
    }
    return names.map(\.value)
  }

  /// An event has no state but to be published or not; what is called off would be shown as if it took place.
  private func checkState(_ fields: inout FieldReader) {
    guard fields.keys.contains("status"), let text = fields.textNode("status") else { return }
    let calledOff: Set = [
      "cancelled", "canceled", "cancel", "called off", "abgesagt", "storniert", "annulé", "annulée",
      "cancelado",
      "cancelada", "annullato", "cancellato", "geannuleerd",
    ]
    guard calledOff.contains(text.value.lowercased()) else { return }
    fields.findings.report(
      Problem(
        .unknownWord, "Cancelled event is shown: events have no such `status`", at: text.range,
        advice: "Delete the event, or write `private: yes` to keep it back."), as: .warning)
  }

  /// How long it takes, as calendars have it: no slip of a field of ours, which says when it ends.
  private func passOverLength(_ fields: inout FieldReader) {
    let words: Set = ["duration", "dauer", "durée", "duración", "durata", "duração", "duur"]
    for key in fields.keys where words.contains(key.lowercased()) {
      guard let field = fields.field(key) else { continue }
      fields.findings.report(
        Problem(
          .foreignField, "Field ignored: `\(key.shortened)`", at: field.keyRange,
          advice: "It can stay. How long an event takes is told by its `end`."), as: .note)
    }
  }

  /// What is wrong whatever the zones are: no journey ends two days before it begins.
  private func isBackwards(_ event: TripEvent, _ end: TripEvent.Time, _ fields: inout FieldReader) -> Bool {
    let (start, end) = (event.start.when, end.when)
    let isBefore =
      if let start = start.moment?.instant, let end = end.moment?.instant {
        end < start
      } else if !event.kind.isRide, start.date == end.date, let from = start.time, let to = end.time {
        // What goes nowhere ends by the clocks by which it began.
        to < from
      } else {
        end.date < start.date - (event.kind.isRide ? 1 : 0)
      }
    if isBefore {
      fields.report(
        .endsBeforeStart, "This \(event.kind.rawValue) ends before it begins", at: "end",
        advice: "Correct one of the two, or its time zone.")
    }
    return isBefore
  }

  /// How long before it one is to be reminded; nil for not at all.
  private struct Reminder {
    var seconds: Int?
  }

  private func reminder(_ text: TextNode) throws(Problem) -> Reminder {
    if ["no", "false"].contains(text.value.lowercased()) { return Reminder(seconds: nil) }
    let seconds = try DurationText.seconds(text)
    guard (0...28 * 86_400).contains(seconds) else {
      throw Problem(
        .badDuration, "Invalid reminder: “\(text.value.shortened)”", at: text.range,
        advice: "Write how long before the event, such as `2h` or `1 day`, at most 28 days; or `no`.")
    }
    return Reminder(seconds: seconds)
  }
}

extension EventFields {
  /// What it costs: `420 EUR, paid by Ana, for Ana Ben`, or a map. It counts on the first day.
  private func cost(_ fields: inout FieldReader, of event: TripEvent, _ category: String?) -> Expense? {
    guard let node = fields.node("cost") else { return nil }
    // What is free counts in no sum.
    if let text = node.text, AmountGuess.isNothing(text.value) { return nil }
    var terms: ExpenseTerms?
    if node.fields != nil {
      terms = FieldReader.read(node, as: "the cost of an event", &fields.findings) {
        ExpenseMap(words: words).terms(&$0)
      }
    } else {
      let line = fields.textNode("cost").map { fields.findings.lineWithoutAddresses($0) }
      let cost = line.flatMap { line in
        fields.findings.value(of: line) { text throws(Problem) in try CostText(text, words: words) }
      }
      terms = cost?.terms
      if let doubt = cost?.doubt { fields.findings.report(doubt, as: .warning) }
      terms?.receipts = (cost?.receipts ?? []).compactMap { words.receipts.file($0, &fields.findings) }
    }
    guard let terms else { return nil }
    var cost = Expense(
      when: event.start.when, category: category ?? event.kind.category, amount: terms.amount,
      isRefund: terms.isRefund, what: event.title, paidBy: terms.payer, shares: terms.shares,
      place: fields.findings.file.place(of: node.range))
    (cost.rate, cost.days, cost.isBooking) = (terms.rate, terms.days, true)
    (cost.means, cost.receipts) = (terms.means, terms.receipts)
    return cost
  }
}

extension TripEvent.Kind {
  /// How one of the kind is called, for those who have to be told.
  fileprivate var example: String {
    switch self {
    case .flight: "KL1693 Amsterdam to Lisbon"
    case .train: "IC 525 to Porto"
    case .bus: "Night bus to Faro"
    case .ferry: "Cacilhas to Lisbon"
    case .hotel: "Pensão Flor"
    case .carRental: "A small one, from the airport"
    case .parking: "Behind the station"
    case .activity: "Surfing lesson"
    case .restaurant: "Table for four"
    case .direction: "Along the coast to Sagres"
    case .transport: "Taxi to the airport"
    }
  }
}

extension Problem {
  fileprivate static func noKind(_ slip: (key: String, meant: String)?, at range: TextRange) -> Problem {
    let kinds = TripEvent.Kind.allCases.map(\.rawValue)
    return Problem(
      .missingField, "Missing kind of event", at: range,
      advice: slip.map { "Did you mean `\($0.meant)` instead of `\($0.key.shortened)`?" }
        ?? "Begin it with its kind and name, like `- hotel: Pensão Flor`. "
        + "Kinds: \(kinds.dropLast().joined(separator: ", ")) and \(kinds.last ?? "")."
    )
  }

  fileprivate static func kindInField(_ line: String, at range: TextRange) -> Problem {
    Problem(
      .missingField, "Missing kind of event at its beginning", at: range,
      advice: "Begin the event with `\(line.shortened)`.")
  }

  fileprivate static func twoKinds(_ one: TripEvent.Kind, _ other: TripEvent.Kind, at range: TextRange)
    -> Problem
  {
    Problem(
      .twoKinds, "Two kinds in one event: \(one.rawValue) and \(other.rawValue)", at: range,
      advice: "Write two events, each beginning with a dash.")
  }
}
