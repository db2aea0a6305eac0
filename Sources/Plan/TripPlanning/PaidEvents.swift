import TripModel

extension [TimelineItem] {
  /// With the purchase of each event of the day that has no price of its own: the one of the same name at the same time,
  /// which is one thing with it, else the only one with a name like it about when it begins or ends. Where prices are kept
  /// back, no purchase tells one.
  func withPurchases(of events: [EventPlan], among expenses: [ExpensePlan]) -> [TimelineItem] {
    var items = self
    var told: Set<ItemRef> = []
    // The very name at the very time goes first, lest another of a like name takes it.
    for isExact in [true, false] {
      for index in indices where items[index].purchase == nil {
        guard case .event(let id, .begins) = self[index].subject, let time = self[index].time,
          let event = events.first(where: { $0.id == id }), event.price == nil, event.isPricePublic,
          event.kept == nil
        else { continue }
        let fitting = compactMap { other -> ItemRef? in
          guard let paid = other.time, case .item(let ref) = other.subject, ref.kind == .expense,
            !told.contains(ref)
          else { return nil }
          let expense = expenses[ref.index]
          guard expense.kept == nil else { return nil }
          let isIt =
            isExact
            ? paid == time && expense.expense.what.withArrows == event.title
            : event.isLike(expense, paid: paid, at: time)
          return isIt ? ref : nil
        }
        guard let ref = fitting.last, isExact || fitting.count == 1 else { continue }
        items[index].purchase = ref
        told.insert(ref)
      }
    }
    for index in items.indices {
      if case .item(let ref) = items[index].subject { items[index].isPartOfEvent = told.contains(ref) }
    }
    return items
  }
}

extension EventPlan {
  /// Seconds from its beginning or its end within which it is paid: at the door, or on leaving.
  private static let atDoor = 1800

  /// Whether a purchase is probably of this: `Hammam` at 15:50, and the hammam that is booked for 16:00.
  fileprivate func isLike(_ expense: ExpensePlan, paid: LocalTime, at time: LocalTime) -> Bool {
    let spent = expense.expense
    guard !spent.isBooking, !spent.isRefund, !spent.isRepayment else { return false }
    let leaving = end.flatMap { $0.day == start.day ? $0.time : nil }
    let isAtDoor = [time, leaving].compactMap(\.self).contains {
      abs($0.secondOfDay - paid.secondOfDay) <= Self.atDoor
    }
    return isAtDoor && (isNamed(like: spent.what) || isRide(to: spent.what))
  }

  /// Whether a name tells a ride and its goal: `Bus to Tarifa`. That says enough only at its hour.
  private func isRide(to name: String) -> Bool {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard kind.isRide, let to, to.index(in: words) != nil, from?.index(in: words) == nil else { return false }
    return words.contains { KnownKind(word: $0)?.isRide ?? false }
  }

  /// Whether a name is this one's, or that of the way of a ride.
  func isNamed(like name: String) -> Bool { isTitled(like: name) || isWay(named: name) }

  /// Whether a name tells a ride by both its ends, in their order: `Train from Seville to Cádiz, two seats`.
  private func isWay(named name: String) -> Bool {
    guard kind.isRide, let from, let to else { return false }
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let start = from.index(in: words), let arrival = to.index(in: words) else { return false }
    return start < arrival
  }

  /// Whether a name is the title but for words that one of them has more: `Room over the bakery, Tarifa`. The town alone
  /// names nothing in it: petrol in Moab is not of the Red Cliffs Motel, Moab.
  private func isTitled(like name: String) -> Bool {
    let (bought, booked) = (name.wordsOfName, title.wordsOfName)
    let shorter = bought.count <= booked.count ? bought : booked
    let town = (at?.locality?.town ?? "").wordsOfName.union((at?.locality?.city ?? "").wordsOfName)
    return shorter.isSubset(of: bought.count <= booked.count ? booked : bought)
      && shorter.contains { $0.isTelling && (bought == booked || !town.contains($0)) }
  }
}

extension EventPlace {
  /// Where its town stands among some words, or the first word of its name; nil where neither does.
  fileprivate func index(in words: [String]) -> Int? {
    let first = (name ?? "").split { !$0.isLetter && !$0.isNumber }.first.map(String.init)
    for called in [locality?.town, locality?.city, first].compactMap(\.self) {
      let own = called.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
      guard own.contains(where: { $0.isTelling }),
        let start = words.indices.first(where: { words[$0...].starts(with: own) })
      else { continue }
      return start
    }
    return nil
  }
}

extension String {
  /// The words that it is of, small.
  var wordsOfName: Set<String> {
    Set(lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init))
  }

  /// The letters of a word that tells something, in alphabets whose words are mostly longer.
  private static let tellingLetters = 4

  /// Whether a word says what a thing is: `and`, `two` and `12` do not.
  fileprivate var isTelling: Bool {
    contains(where: \.isLetter) && (count >= Self.tellingLetters || !allSatisfy(\.isASCII))
  }
}

extension [DayPlan] {
  /// The events that purchases paid, by the places of these among the expenses.
  var paidEvents: [Int: EventID] {
    var paid: [Int: EventID] = [:]
    for item in lazy.flatMap(\.timeline) {
      guard case .event(let id, _) = item.subject, let ref = item.purchase, ref.kind == .expense else {
        continue
      }
      paid[ref.index] = id
    }
    return paid
  }
}
