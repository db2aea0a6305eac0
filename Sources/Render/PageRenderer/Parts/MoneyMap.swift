import Drawing
import SiteLanguage
import TripModel
import TripPlanning

/// Where money was spent: on a map, and as a list of the places, those of most money first.
struct MoneyMap {
  let scope: PageScope
  let budget: BudgetPlan

  /// More would be no list to read; those of least money stay out.
  private static let maxPlaces = 60
  private static let maxDays = 12
  /// Of so many purchases one with a place is few.
  private static let maxOfFew = 3

  private let signs: SpendingSigns

  init(scope: PageScope, budget: BudgetPlan) {
    (self.scope, self.budget) = (scope, budget)
    signs = SpendingSigns(budget)
  }

  private var words: Words { scope.words }

  var value: TemplateValue {
    let places = Array(budget.places.prefix(Self.maxPlaces))
    guard !places.isEmpty else { return .none }
    let marks = places.enumerated().map { index, place -> MapMark in
      var mark = MapMark(
        kind: .pin(Signs.sign(of: category(of: place)), number: words.numbers.whole(index + 1)),
        name: name(of: place), coordinate: place.coordinate, link: href(of: place))
      mark.list = "#spent-list"
      mark.ownKind = signs.ownKind(of: category(of: place))
      return mark
    }
    var content = MapContent(marks: marks)
    content.ownKindNames = ownKindNames(of: places)
    // One drawing leaves room for the list beside it; that of a town has its region there.
    let isBeside = content.reach == .land || isLittle
    let sheet = TripMap(scope: scope, name: "spent", isInColumn: isBeside)
    let map = sheet.figure(
      content, isLight: isBeside, title: words(.mapOfMoney, ["title": scope.tripTitle]))
    let lines = places.enumerated().map { index, place -> Record in
      [
        "marker": .text(words.numbers.whole(index + 1)), "name": .text(name(of: place)),
        "href": TemplateValue(href(of: place)), "amount": .text(words.money.text(place.spent)),
        "note": .text(purchases(at: place)),
        "days": TemplateValue(
          place.days.prefix(Self.maxDays).map {
            scope.dayLink($0).with(["label": .text(scope.shortDate($0))])
          }),
      ]
    }
    return .record([
      "note": .text(note + (isSignOther(at: places) ? " " + words[.spentSigns] : "")),
      "map": TemplateValue(map), "isBeside": .flag(isBeside && !isLittle && map != nil),
      "isSmall": .flag(isLittle && map != nil),
      "lines": TemplateValue(lines),
    ])
  }

  /// What the traveller's own categories are called, of which something was bought there.
  private func ownKindNames(of places: [MoneyPlace]) -> [OwnKind: String] {
    let named = places.compactMap { place -> (OwnKind, String)? in
      guard let name = category(of: place), let kind = signs.ownKind(of: name) else { return nil }
      return (kind, scope.label(ofCategory: name))
    }
    return Dictionary(named) { first, _ in first }
  }

  /// How many there are, and whether these are guessed to be there; where all was given back, that.
  private func purchases(at place: MoneyPlace) -> String {
    let count = bought(place.expenses)
    let guessed = bought(place.guessed)
    let told = count > 0 ? words.counted(.countPurchases, count) : words[.givenBack]
    guard guessed > 0 else { return told }
    let about =
      guessed == count
      ? words[.spentAbout]
      : words(.spentAboutSome, ["number": words.numbers.whole(guessed)])
    return [told, about].joined(separator: words[.listMark])
  }

  /// How much of all that was spent is known to be among it, and where that is little that it is no more. What is a guess
  /// is counted apart.
  private var note: String {
    let all = bought(budget.expenses.indices)
    let guessed = bought(budget.places.flatMap(\.guessed))
    let known = known
    let placed = bought(known)
    let told = words(
      Self.maxOfFew * placed < all ? .spentWhereFew : .spentWhereNote,
      [
        "placed": words.numbers.whole(placed), "count": words.counted(.countPurchases, all),
        "amount": words.money.text(knownSum), "total": words.money.text(budget.spent),
      ])
    let about = guessed > 0 ? words.counted(.spentWhereGuessed, guessed) : nil
    return [guessed > 0 && known.isEmpty ? nil : told, about, nowhere].compactMap(\.self)
      .joined(separator: " ")
  }

  /// How much of the money has no place there; nil where that is nothing.
  private var nowhere: String? {
    let placed = Set(budget.places.flatMap(\.expenses))
    let sum = budget.expenses.indices.filter { !placed.contains($0) }
      .reduce(Money.zero(budget.currency)) { $0 + budget.expenses[$1].amount.value }
    guard sum.minorUnits > 0 else { return nil }
    return words(.spentNowhere, ["amount": words.money.text(sum)])
  }

  /// How many of these are purchases: what was given back is none.
  private func bought(_ positions: some Sequence<Int>) -> Int {
    positions.count { !budget.expenses[$0].expense.isRefund }
  }

  /// The purchases whose place is more than a guess, by their positions in the budget's list.
  private var known: Set<Int> {
    Set(budget.places.flatMap(\.expenses)).subtracting(budget.places.flatMap(\.guessed))
  }

  private var knownSum: Money {
    known.reduce(Money.zero(budget.currency)) { $0 + budget.expenses[$1].amount.value }
  }

  /// Whether the place of less than half of the money is known: then its map is no more than a sketch beside the list.
  private var isLittle: Bool { knownSum.minorUnits < budget.spent.minorUnits / 2 }

  /// Whether one of these has another sign here than wherever else it stands.
  private func isSignOther(at places: [MoneyPlace]) -> Bool {
    places.contains { place in
      guard let id = place.place else { return false }
      let name = category(of: place)
      return signs.ownKind(of: name) != nil || Signs.sign(of: name) != Signs.sign(of: scope.plan[id].category)
    }
  }

  /// What it is called; where nothing tells that, how far it is from which town, and its degrees where no town is known.
  private func name(of place: MoneyPlace) -> String {
    place.name ?? place.locality.flatMap(scope.shortWords) ?? words.position(place.coordinate)
  }

  /// Its page, else its first day.
  private func href(of place: MoneyPlace) -> String? {
    if let id = place.place { return scope.link(scope.plan[id].page) }
    return place.days.lazy.compactMap { scope.site.day(on: $0) }.first.map {
      scope.link($0.page, fragment: "spending")
    }
  }

  /// What the dearest purchase was for, as everywhere else on the page; that of the place where nobody says it.
  private func category(of place: MoneyPlace) -> String? {
    let dearest = place.expenses.map { budget.expenses[$0] }.max {
      $0.amount.value.minorUnits < $1.amount.value.minorUnits
    }
    return dearest?.expense.category ?? place.place.flatMap { scope.plan[$0].category }
  }
}
