import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The front page of a library: the cover of a shelf.
struct ShelfPage {
  private let scope: LibraryScope

  init(site: LibrarySite) { scope = LibraryScope(site: site, path: site.plan.addresses.home) }

  private var plan: LibraryPlan { scope.plan }
  private var words: Words { scope.words }

  var file: OutputFile {
    let title = scope.site.title
    let isLong = title.count > Self.longTitle
    return scope.file(
      "library-home", section: .trips, title: nil, description: plan.profile.description,
      [
        "title": .text(title.withHyphensHeld), "isLongTitle": .flag(isLong),
        "titleClass": TemplateValue(TitleSize.classes(of: title, isLong: isLong)),
        "kicker": TemplateValue(kicker), "description": TemplateValue(plan.profile.description),
        "cover": cover,
        "current": TemplateValue(plan.current.map { TripCard(scope: scope, card: $0).onTop }),
        "facts": facts.value, "years": TemplateValue(jumps), "isMany": .flag(isMany),
        "shelves": TemplateValue(shelves), "locked": locked,
        "toGo": NextUp(scope: scope).value, "sums": TemplateValue(sums),
        "isEmpty": .flag(plan.isEmpty),
        "steps": TemplateValue(plan.isEmpty ? steps : []),
      ])
  }

  /// Longer titles are set one size smaller.
  private static let longTitle = 48

  /// `12 trips and 1 planned · 2011–2026`.
  private var kicker: String? {
    guard plan.trips.count > 1 else { return nil }
    let parts = [scope.counted(TripCount(plan.totals)), plan.years.map { scope.years($0) }]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  private var cover: TemplateValue {
    guard let (card, chosen) = plan.cover else { return .none }
    let isOnTop = card.trip == plan.current?.trip
    guard let largest = chosen.sizes.last,
      let picture = scope.picture(
        chosen.sizes, use: .cover, alternative: chosen.alternative, isFirst: true)
    else { return .none }
    let ratio = Double(max(1, largest.width)) / Double(max(1, largest.height))
    let record: Record = [
      "picture": .record(picture),
      "isPlate": .flag(ratio < Self.leastOfCover || largest.width < Self.leastWidthOfCover),
      "href": .text(scope.link(card.page)), "language": scope.language(card.language),
      // That on top is named below the library itself.
      "note": TemplateValue(isOnTop ? nil : card.title),
    ]
    return .record(record)
  }

  /// Width by height: a taller picture would lose most of itself in a cover as wide as the page, and stands beside the
  /// title.
  private static let leastOfCover = 0.9
  /// Pixels: a smaller picture would be enlarged.
  private static let leastWidthOfCover = 1200

  private var facts: [Fact] {
    let totals = plan.totals
    let metres = totals.recordedMetres + totals.straightMetres
    var distance: Fact?
    if metres > 0 {
      let isAtLeast = totals.straightMetres > 0
      let fact = Fact(length(Double(metres), isAtLeast: isAtLeast), means)
      distance = isAtLeast ? fact.asLeast(in: words) : fact
    }
    return [
      scope.fact(totals.trips, .factTrips), scope.fact(totals.plannedTrips, .factTripsAhead),
      scope.fact(totals.days, .factDays, ahead: totals.daysAhead, to: plan.addresses.calendar),
      scope.fact(
        totals.countries, .factCountries, ahead: plan.ahead.countries, to: plan.addresses.countries),
      distance, undated,
      scope.fact(totals.nights, .factNights), scope.fact(totals.photos, .factPhotos),
      scope.fact(totals.words, .factWordsInAll),
    ].compactMap(\.self)
  }

  /// How far the recorded ways lead that nothing gives a day, apart as on the trips' own pages: no row below has them.
  private var undated: Fact? {
    let metres = plan.totals.undatedMetres
    return metres > 0 ? Fact(length(Double(metres), isAtLeast: false), words[.factUndated]) : nil
  }

  /// `by rail, by bus and in ways unknown`, as the front pages of the trips say it; `on the way` where nothing tells it.
  private var means: String {
    let means = plan.totals.means
    guard !means.ways.isEmpty else { return words[.factTravelled] }
    let phrases = means.ways.compactMap(\.factPhrase) + (means.isAlsoOtherwise ? [.factOtherways] : [])
    return words.list(phrases.map { words[$0] })
  }

  // MARK: - Shelves

  /// So many cards that on a phone they are rows, and elsewhere small.
  private var isMany: Bool { plan.trips.count > Self.mostLarge }
  private static let mostLarge = 24

  private var shelves: [Record] {
    plan.shelves.enumerated().map { index, shelf in
      [
        "id": .text(id(of: shelf, index)), "heading": .text(name(of: shelf)),
        "isWord": .flag(shelf.year == nil),
        "count": .text(scope.counted(TripCount(shelf))),
        "cards": TemplateValue(
          shelf.cards.map { TripCard(scope: scope, card: $0, isSmall: isMany).record }),
      ]
    }
  }

  /// The trips that open with a password, on a shelf of their own: nothing tells on which else they would stand.
  private var locked: TemplateValue {
    guard !plan.sealed.isEmpty else { return .none }
    let cards = plan.sealed.map { trip -> Record in
      ["href": .text(scope.link(trip.page)), "title": .text(trip.title.withHyphensHeld)]
    }
    let record: Record = [
      "count": .text(words.counted(.countTrips, cards.count)), "cards": TemplateValue(cards),
    ]
    return .record(record)
  }

  /// Ways down to the shelves, where there are many.
  private var jumps: [Record] {
    guard plan.shelves.count > Self.fewShelves else { return [] }
    return plan.shelves.enumerated().map { index, shelf in
      ["href": .text("#" + id(of: shelf, index)), "label": .text(name(of: shelf))]
    }
  }

  private static let fewShelves = 5

  private func id(of shelf: LibraryShelf, _ index: Int) -> String {
    switch shelf.heading {
    case .year(let year): "year-\(year)"
    case .undated, .category, .uncategorized: "shelf-\(index + 1)"
    }
  }

  private func name(of shelf: LibraryShelf) -> String {
    switch shelf.heading {
    case .year(let year): String(year)
    case .undated: words[.libraryUndated]
    case .category(let category): category
    case .uncategorized: words[.libraryUncategorized]
    }
  }

  /// Of what was at least so far no more than that.
  private func length(_ metres: Double, isAtLeast: Bool) -> Measure {
    isAtLeast
      ? words.lengths.leastDistance(metres, in: .kilometres)
      : words.lengths.distance(metres, in: .kilometres)
  }

  // MARK: - Sums

  private var sums: [Record] { [ways, money].compactMap(\.self) }

  private var ways: Record? {
    let ways = plan.totals.toldWays
    guard !ways.isEmpty else { return nil }
    var lines = ways.map { way in
      line(of: way, called: way.mode == nil && ways.count > 1 ? .mannerOther : way.mannerPhrase)
    }
    if let rest = plan.totals.restOfWays { lines.append(line(of: rest, called: .mannerRest)) }
    return ["heading": .text(words[.sumsWays]), "lines": TemplateValue(lines)]
  }

  /// In tenths, as on the pages of the trips: so the rows add up.
  private func line(of way: TripSummary.Way, called label: Phrase) -> Record {
    let (metres, isAtLeast) = (Double(way.recordedMetres + way.straightMetres), way.straightMetres > 0)
    let lengths = words.lengths
    let told =
      isAtLeast
      ? lengths.leastTenths(metres, in: .kilometres).text : lengths.tenths(metres, in: .kilometres).text
    return [
      "label": .text(words[label]),
      "value": .text(isAtLeast ? words(.atLeast, ["figure": told]) : told),
    ]
  }

  private var money: Record? {
    let (spent, inAll) = (plan.totals.spent, plan.totals.spentInAll)
    guard !spent.isEmpty else { return nil }
    var lines = spent.map { sum -> Record in
      ["label": .text(sum.currency.code), "value": .text(words.money.rounded(sum))]
    }
    let isConverted = inAll.map { sum in spent.contains { $0.currency != sum.currency } } ?? false
    if let inAll, isConverted {
      lines.append(["label": .text(words[.sumsInAll]), "value": .text(words.money.rounded(inAll))])
    }
    return [
      "heading": .text(words[.sumsMoney]), "lines": TemplateValue(lines),
      "note": TemplateValue(isConverted ? words[.sumsRates] : nil),
    ]
  }

  // MARK: - Without a trip

  /// How to begin.
  private var steps: [Record] {
    [
      ["text": .text(words[.welcomeNew]), "command": "tripbook new trip first-trip"],
      ["text": .text(words[.welcomeFill])],
      ["text": .text(words[.welcomeBuild]), "command": "tripbook build"],
    ]
  }
}
