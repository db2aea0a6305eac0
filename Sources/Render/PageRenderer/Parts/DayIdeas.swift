import SiteLanguage
import TripModel
import TripPlanning

/// What is planned for a day, and what might still be seen on it.
struct DayIdeas {
  let scope: PageScope
  let day: DayPlan

  /// Those committed to the day that have no time; the others stand in its hours.
  var planned: [Record] {
    day.committed.map { scope.plan[$0] }.filter { $0.time == nil }.map(card)
  }

  /// Saved and on no day yet, by category.
  var suggested: [Record] {
    var groups: [(label: String, category: String?, ideas: [Record])] = []
    for id in day.ideas {
      let idea = scope.plan[id]
      let label = idea.category.map { scope.label(ofCategory: $0) } ?? scope.words[.otherIdeas]
      if groups.last?.label != label { groups.append((label, idea.category, [])) }
      groups[groups.count - 1].ideas.append(card(idea))
    }
    return groups.map { group in
      [
        "heading": .text(group.label), "signHTML": .html(Signs.html(group.category)),
        "ideas": TemplateValue(group.ideas),
      ]
    }
  }

  /// The way through them, as a list and as a link to a map that leads along it.
  var walk: TemplateValue {
    guard let walk = day.walk else { return .none }
    let words = scope.words
    let start = walk.bed.map { scope.plan[$0] }.map { bed -> Record in
      ["marker": .text(""), "name": .text(bed.title), "href": .text(scope.link(bed.page)), "detail": .none]
    }
    let stops = zip(walk.ideas, walk.metres).enumerated().map { index, leg -> Record in
      let idea = scope.plan[leg.0]
      return [
        "marker": .text(words.numbers.whole(index + 1)), "name": .text(idea.name),
        "href": .text(scope.link(idea.page)),
        "detail": TemplateValue(
          leg.1.map { words(.walkLeg, ["distance": scope.distance($0).text]) }),
      ]
    }
    // The sum of what stands in the rows.
    let metres = walk.metres.compactMap(\.self)
      .reduce(0) { $0 + words.lengths.written($1, in: scope.plan.profile.units) }
    let isKept = walk.ideas.contains { scope.plan[$0].kept != nil }
    return .record([
      "note": .text(words(.walkNote, ["distance": scope.distance(metres).text])),
      "stops": TemplateValue([start].compactMap(\.self) + stops),
      "href": TemplateValue(isKept ? nil : WaysOut.through(walk.points)),
    ])
  }

  private func card(_ idea: AttractionPlan) -> Record {
    IdeaCard(scope: scope, idea: idea, date: day.date).record
  }
}
