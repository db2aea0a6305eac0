package import Diagnostics

/// One of the kinds of things that a trip is made of.
package enum ItemKind: Int, CaseIterable, Hashable, Sendable {
  case entry, page, album, pin, attraction, event, expense, chat

  /// Whether a thing whose place must not be told goes with it, since it says nothing else.
  package var goesWithItsPlace: Bool { self == .pin || self == .attraction }

  /// Whether a thing is a position with something said of it: without one there is nothing.
  package var isPosition: Bool { self == .pin }

  /// As many are called, after their number: `1 entry`, `2 entries`.
  package func words(_ count: Int) -> String {
    let (one, many) =
      switch self {
      case .entry: ("entry", "entries")
      case .page: ("page", "pages")
      case .album: ("album", "albums")
      case .pin: ("pin", "pins")
      case .event: ("event", "events")
      case .attraction: ("attraction", "attractions")
      case .expense: ("expense", "expenses")
      case .chat: ("conversation", "conversations")
      }
    return "\(count) \(count == 1 ? one : many)"
  }
}

/// What all things of a trip have, of whatever kind: what is done with every thing is done with these.
package struct ItemHeader: Sendable {
  /// Where it was written: no two things of a trip have the same.
  package var source: SourcePlace
  /// Why readers do not get it; empty for what is published.
  package var keptBack: [KeptBack] = []
  /// When it was, or is to be; nil where it does not say so itself.
  package var when: DayAndTime?
  /// Where it was.
  package var at = ItemPlace()
  /// The same place in words: a street and a number.
  package var address: String?
  /// The files of the pictures that were named with it, beside those that its text shows.
  package var photos: [String] = []
  /// Who was there or takes part, as the traveller names them.
  package var who: [String] = []
  /// An address that it leads to.
  package var link: String?

  package init(source: SourcePlace) { self.source = source }

  /// The same but for one field.
  package func with<Value>(_ field: WritableKeyPath<ItemHeader, Value>, _ value: Value) -> ItemHeader {
    var header = self
    header[keyPath: field] = value
    return header
  }
}

/// Where something was, or what may be told of that.
package struct ItemPlace: Sendable {
  package var told: Written<NamedPlace>?
  /// What may be told of it instead, where it is withheld.
  package var withheld: PrivateRegion?

  package init(_ told: Written<NamedPlace>? = nil) { self.told = told }
}

/// A thing of a trip: something that the traveller wrote down, marked, booked or paid.
package protocol TripItem: Sendable {
  static var itemKind: ItemKind { get }
  var header: ItemHeader { get set }
  /// The last day of it; nil where it does not say so itself.
  var lastDay: LocalDate? { get }
  /// Whether it tells that one has been there by now, on whatever day: then it is as young as the youngest day.
  var wasSomeDay: Bool { get }
  /// What it calls the place that it is itself; nil for what is no place.
  var nameAsPlace: String? { get }
  /// Its places with the time at each, in the order in which one comes to them.
  var stations: [(place: ItemPlace, when: DayAndTime?)] { get }
  /// Changes its places, in the same order.
  mutating func changePlaces(_ change: (inout ItemPlace) -> Void)
}

extension TripItem {
  package var lastDay: LocalDate? { header.when?.date }
  package var wasSomeDay: Bool { false }
  package var nameAsPlace: String? { nil }
  package var stations: [(place: ItemPlace, when: DayAndTime?)] { [(header.at, header.when)] }
  package mutating func changePlaces(_ change: (inout ItemPlace) -> Void) { change(&header.at) }

  package var itemKind: ItemKind { Self.itemKind }
  package var source: SourcePlace { header.source }

  package var keptBack: [KeptBack] {
    get { header.keptBack }
    _modify { yield &header.keptBack }
  }

  package var photos: [String] {
    get { header.photos }
    _modify { yield &header.photos }
  }

  package var who: [String] {
    get { header.who }
    _modify { yield &header.who }
  }

  package var address: String? {
    get { header.address }
    _modify { yield &header.address }
  }

  package var link: String? {
    get { header.link }
    _modify { yield &header.link }
  }
}

/// A rule for things of whatever kind.
package protocol ItemRule {
  mutating func apply<Item: TripItem>(to item: inout Item)
}

/// The same for all things of a kind together.
private protocol ItemListRule {
  mutating func apply<Item: TripItem>(to items: inout [Item])
}

extension Trip {
  /// All kinds of things, one after another: a new kind joins here, and with it comes under every rule.
  private mutating func visit(_ rule: inout some ItemListRule) {
    rule.apply(to: &entries)
    rule.apply(to: &pages)
    rule.apply(to: &albums)
    rule.apply(to: &pins)
    rule.apply(to: &events)
    rule.apply(to: &attractions)
    rule.apply(to: &chats)
    guard var expenses = budget?.expenses else { return }
    budget?.expenses = []
    rule.apply(to: &expenses)
    budget?.expenses = expenses
  }

  /// Applies a rule to each thing.
  package mutating func apply(_ rule: inout some ItemRule) {
    var each = EachItem(rule: rule)
    visit(&each)
    rule = each.rule
  }

  /// Leaves the things of which that is true.
  package mutating func keepItems(where isKept: (any TripItem) -> Bool) {
    withoutActuallyEscaping(isKept) { isKept in
      var rule = ItemSieve(isKept: isKept)
      visit(&rule)
    }
  }

  /// The same for a rule that learns nothing of them.
  package mutating func apply(_ rule: some ItemRule) {
    var rule = rule
    apply(&rule)
  }

  /// Changes what each thing has in common with all others; nil leaves it as it is, which spares a copy of the thing.
  package mutating func updateHeaders(_ change: (ItemHeader, ItemKind) -> ItemHeader?) {
    withoutActuallyEscaping(change) { change in
      var rule = HeaderChange(change: change)
      visit(&rule)
    }
  }

  package var hasNoItems: Bool {
    var copy = self
    var count = ItemCount()
    copy.visit(&count)
    return count.count == 0
  }

  /// Shows each thing, kind by kind.
  package func forEachItem(_ look: (any TripItem) -> Void) {
    var copy = self
    copy.keepItems {
      look($0)
      return true
    }
  }
}

private struct EachItem<Rule: ItemRule>: ItemListRule {
  var rule: Rule

  mutating func apply<Item: TripItem>(to items: inout [Item]) {
    for index in items.indices { rule.apply(to: &items[index]) }
  }
}

private struct HeaderChange: ItemListRule {
  let change: (ItemHeader, ItemKind) -> ItemHeader?

  mutating func apply<Item: TripItem>(to items: inout [Item]) {
    for index in items.indices {
      if let header = change(items[index].header, Item.itemKind) { items[index].header = header }
    }
  }
}

private struct ItemCount: ItemListRule {
  var count = 0

  mutating func apply<Item: TripItem>(to items: inout [Item]) {
    // An album is nothing without its pictures.
    if Item.itemKind != .album { count += items.count }
  }
}

private struct ItemSieve: ItemListRule {
  let isKept: (any TripItem) -> Bool

  mutating func apply<Item: TripItem>(to items: inout [Item]) {
    // Each is asked once, and nothing is copied where all stay.
    let isGone = items.map { !isKept($0) }
    guard isGone.contains(true) else { return }
    items = zip(items, isGone).filter { !$1 }.map(\.0)
  }
}
