import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What the front page has of a trip that is nothing but a plan, and not yet dated: its pages, the first of its ideas, and
/// where it may go. One that has days shows these in their place.
struct FrontPlan {
  let scope: PageScope

  private var plan: TripPlan { scope.plan }
  private var words: Words { scope.words }

  /// As many ideas are a look, of more: all of them have a page.
  private static let maxIdeas = 6
  /// As wide as the picture of a row.
  private static let sizes = "9rem"

  /// Nothing of any other trip.
  var value: TemplateValue {
    guard plan.isUndatedPlan else { return .none }
    let ideas = ideas
    let record: Record = [
      "pages": TemplateValue(pages), "pagesHeading": .text(words[.planPages]),
      "ideas": TemplateValue(ideas.map { IdeaCard(scope: scope, idea: $0).record }),
      "ideasHeading": .text(words.counted(.planIdeas, plan.itinerary.attractions.count)),
      "ideasHref": TemplateValue(plan.addresses.ideas.map { scope.link($0) }),
      "destinations": TemplateValue(destinations),
      "destinationsHref": TemplateValue(plan.next.map { scope.link($0.page) }),
      "destinationsLabel": TemplateValue(
        plan.next.map { words.counted(.nextToGo, $0.destinations.count) }),
    ]
    return .record(record)
  }

  /// The author's own pages, as the navigation has them.
  private var pages: [Record] {
    plan.journal.pages.filter { $0.navigation.rank != nil }.map { page in
      Record.bareCard.with([
        "href": .text(scope.link(page.page)), "title": .text(page.title.value.withHyphensHeld),
        "excerpt": .text(page.lead ?? page.excerpt), "kept": scope.kept(page.kept),
      ])
    }
  }

  /// The first of each category, in the order of their page, then the second, so that they are as different as they can be.
  private var ideas: [AttractionPlan] {
    let groups = scope.site.ideaOrder.groups.map(\.ideas)
    let longest = groups.map(\.count).max() ?? 0
    let inTurn = (0..<longest).flatMap { turn in
      groups.compactMap { $0.indices.contains(turn) ? $0[turn] : nil }
    }
    return inTurn.prefix(Self.maxIdeas).map { plan[$0] }
  }

  private var destinations: [Record] {
    (plan.next?.destinations ?? []).map { destination in
      let country = destination.country.map { words.country($0) }
      let picture = scope.picture(of: destination, sizes: Self.sizes, isFirst: false)
      return Record.bareCard.with([
        "href": .text(scope.link(destination.page)), "title": .text(destination.name),
        "excerpt": TemplateValue(destination.note ?? country), "picture": TemplateValue(picture),
      ])
    }
  }
}
