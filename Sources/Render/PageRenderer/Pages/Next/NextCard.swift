import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A destination as a card of the deck: its picture, name, country and tags, and what is known of it now.
struct NextCard {
  let scope: any NextScope
  let plan: NextPlan
  let index: Int
  /// The plan's, worked out once for all cards.
  let spelledTags: [TagKey: String]

  private var words: Words { scope.words }
  private var destination: DestinationPlan { plan.destinations[index] }

  /// Letters beyond which a name is set smaller, so that it takes no more than a few lines.
  private static let longName = 24

  /// As wide as the page on a phone; on a desk the top three stand beside it.
  private static let sizes = "(min-width: 60rem) calc(100vw - 30rem), 100vw"

  var record: Record {
    let destination = destination
    let tags = tags
    let picture = scope.picture(of: destination, sizes: Self.sizes, isFirst: index == 0)
    return [
      "id": .text(Self.id(of: destination)), "rank": .text(String(destination.rank)),
      "name": .text(destination.name), "isLong": .flag(destination.name.count > Self.longName),
      "href": .text(scope.link(destination.page, fragment: nil)),
      "land": TemplateValue(destination.country.map { words.country($0) }),
      "tagLines": .text(tags.joined(separator: "\n")), "tags": .list(tags.map { .text($0) }),
      "picture": TemplateValue(picture), "known": .list(known.map { .text($0) }),
      "now": now,
      "hint": TemplateValue(DestinationWords(scope: scope, plan: plan, index: index).hint),
    ]
  }

  /// What it is known by on the page, and to whoever keeps what was chosen: its folder, but for those few that the page calls
  /// something of its own.
  static func id(of destination: DestinationPlan) -> String {
    let isTaken = destination.slug == "main" || destination.slug.hasPrefix("s-")
    return destination.slug + (isTaken ? "-" : "")
  }

  /// The weather there at the moment, where a forecast still tells it.
  private var now: TemplateValue {
    DestinationNow(scope: scope, destination: destination, today: plan.today).value
  }

  /// As all cards spell them.
  private var tags: [String] { destination.tags.map { spelledTags[TagKey($0)] ?? $0 } }

  /// How warm it is there in this month, and what our money is worth.
  private var known: [String] {
    let month = destination.climate?.months.first { $0.month == plan.today.month }
    let names = words.dates.monthNames
    let warmth = month.map { month in
      words(
        .nextMonthMean,
        ["temperature": scope.degrees(month.mean), "month": names[plan.today.month - 1].long])
    }
    let money = DestinationWords(scope: scope, plan: plan, index: index)
    return [warmth, money.sameCurrency ?? DestinationRate(destination.rate, words: words)?.latest]
      .compactMap(\.self)
  }
}
