import SiteLanguage
import TripPlanning

/// What was saved to see in the order of its page, in which the pages of each follow one another as well.
struct IdeaOrder: Sendable {
  /// Those of one category; of those that have none that is nil.
  struct Group: Sendable {
    var label: String
    var category: String?
    var ideas: [AttractionID]
  }

  /// In the order in which the categories first occur; what has none last.
  let groups: [Group]
  /// All of them, group by group.
  let all: [AttractionID]
  private let places: [AttractionID: Int]

  init(of plan: TripPlan, _ words: Words) {
    var groups: [Group] = []
    var positions: [String: Int] = [:]
    var others: [AttractionID] = []
    for idea in plan.itinerary.attractions {
      guard let category = idea.category else {
        others.append(idea.id)
        continue
      }
      let label = words.label(ofCategory: category)
      if let position = positions[label] {
        groups[position].ideas.append(idea.id)
      } else {
        positions[label] = groups.count
        groups.append(Group(label: label, category: category, ideas: [idea.id]))
      }
    }
    if !others.isEmpty {
      let label = words[groups.isEmpty ? .allIdeas : .otherIdeas]
      groups.append(Group(label: label, category: nil, ideas: others))
    }
    self.groups = groups
    all = groups.flatMap(\.ideas)
    places = Dictionary(uniqueKeysWithValues: zip(all, 0...))
  }

  /// Where one of them stands among all.
  func place(of idea: AttractionID) -> Int { places[idea] ?? all.endIndex }
}
