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

  private func card(_ idea: AttractionPlan) -> Record {
    IdeaCard(scope: scope, idea: idea, date: day.date).record
  }
}
