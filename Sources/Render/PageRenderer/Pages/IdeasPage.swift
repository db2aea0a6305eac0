import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What was saved to see: on a map, as cards by category, and in each order as lists for readers without script.
struct IdeasPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  private var words: Words { scope.words }
  private var ideas: [AttractionPlan] { scope.plan.itinerary.attractions }

  var file: OutputFile {
    let lede = words.counted(.ideasLede, ideas.count)
    let groups = groups
    let placed = groups.flatMap(\.ideas).filter { $0.position != nil }.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: zip(placed, 1...))
    return scope.file(
      "ideas", section: .ideas, title: words[.navIdeas], description: lede,
      [
        "lede": .text(lede), "map": TemplateValue(TripMap(scope: scope, name: "ideas").ideas(numbers)),
        "groups": TemplateValue(
          groups.map { group in
            [
              "heading": .text(group.label),
              "signHTML": .html(Signs.html(group.category, isHollow: group.ideas.allSatisfy(\.isSavedOnly))),
              "ideas": TemplateValue(
                group.ideas.map { idea in
                  IdeaCard(scope: scope, idea: idea, isLabelled: false, number: numbers[idea.id]).record
                }),
            ]
          }),
        "distances": ideas.contains { $0.nearest != nil } ? .text(words[.ideaDistances]) : .none,
        "orders": TemplateValue(orders), "isSorted": .flag(ideas.count > 1),
        "isFolded": .flag(ideas.count < Self.fewest),
        "isFiltered": .flag(groups.count > 1), "hasTagChoices": .flag(ideas.contains { !$0.tags.isEmpty }),
        "ratings": TemplateValue(ratingChoices), "prices": TemplateValue(priceChoices),
        "days": TemplateValue(dayChoices),
      ])
  }

  /// Of fewer one sees all: what chooses among them is folded away.
  private static let fewest = 12

  private typealias Group = (label: String, category: String?, ideas: [AttractionPlan])

  private var groups: [Group] {
    scope.site.ideaOrder.groups.map { group in
      (group.label, group.category, group.ideas.map { scope.plan[$0] })
    }
  }

  // MARK: - Without script

  /// All of them in each order, folded: only by what tells any two apart.
  private var orders: [Record] {
    let orders: [(Phrase, (AttractionPlan) -> Int?, Bool)] = [
      (.sortBestFirst, { $0.rating?.hundredths }, false), (.sortBestLast, { $0.rating?.hundredths }, true),
      (.sortCheapFirst, { $0.price?.level }, true), (.sortCheapLast, { $0.price?.level }, false),
      (.sortNearestFirst, { $0.nearest.map { Int($0.metres.rounded()) } }, true),
    ]
    return orders.compactMap { phrase, key, isRising in
      let known = ideas.compactMap { idea in key(idea).map { (idea: idea, key: $0) } }
      guard Set(known.map(\.key)).count > 1 else { return nil }
      let sorted = known.sorted { one, other in
        one.key == other.key ? one.idea.id.index < other.idea.id.index : isRising == (one.key < other.key)
      }
      return ["label": .text(words[phrase]), "lines": TemplateValue(sorted.map { line($0.idea) })]
    }
  }

  private func line(_ idea: AttractionPlan) -> Record {
    let card = IdeaCard(scope: scope, idea: idea)
    return [
      "href": .text(scope.link(idea.page)), "name": .text(idea.name), "rating": card.rating,
      "price": card.price, "distance": TemplateValue(card.distance),
    ]
  }

  // MARK: - With script

  /// What a list can be narrowed to; nothing where that would tell nothing apart.
  private var ratingChoices: [Record] {
    let known = Set(ideas.compactMap(\.rating))
    guard known.count > 1 else { return [] }
    return [450, 400, 300].compactMap { Rating(hundredths: $0) }.filter { minimum in
      known.contains { $0 >= minimum } && known.contains { $0 < minimum }
    }.map { minimum in
      [
        "value": .text(String(minimum.hundredths)),
        "label": .text(words(.filterFrom, ["rating": scope.figure(minimum)])),
      ]
    }
  }

  private var priceChoices: [Record] {
    let known = Set(ideas.compactMap(\.price?.level)).sorted()
    return known.dropLast().map { level in
      let sign = ideas.lazy.compactMap(\.price).compactMap(\.sign).first
      let price = PriceLevel(level: level, sign: sign)
      let shown = level == 0 ? words[.priceFree] : price.map { scope.signs(of: $0) } ?? ""
      return [
        "value": .text(String(level)),
        "label": .text(level == 0 ? shown : words(.filterUpTo, ["level": shown])),
      ]
    }
  }

  /// More days than these are told by their weekdays.
  private static let maxDays = 31

  private var dayChoices: [Record] {
    guard ideas.contains(where: { $0.hours != nil }) else { return [] }
    let days = scope.plan.days.map(\.date)
    guard (1...Self.maxDays).contains(days.count) else {
      return words.dates.weekdayNames.enumerated().map { index, name in
        day(index + 1, name.long)
      }
    }
    return days.map { day($0.weekday, scope.shortDate($0)) }
  }

  /// A day of the week, as a day of the trip or by itself.
  private func day(_ weekday: Int, _ name: String) -> Record {
    ["value": .text(String(weekday)), "label": .text(words(.filterOpenOn, ["day": name]))]
  }
}
