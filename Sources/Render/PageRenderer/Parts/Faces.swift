import SiteLanguage
import TripModel
import TripPlanning

/// The people of a trip as bylines name them: each with a round picture, or a mark of initials in a colour that is the same
/// everywhere.
struct Faces {
  /// The places of people in the plan's list, by their names.
  private let places: [PersonKey: Int]
  private let profiles: [PersonProfile]

  /// As many as the style sheet has.
  private static let colours = 6

  /// Behind those whom the trip names otherwise come those who wrote in its conversations.
  init(of plan: TripPlan) {
    var places: [PersonKey: Int] = [:]
    for name in plan.people.map(\.name) + plan.journal.conversations.flatMap(\.who) {
      let key = PersonKey(name)
      if places[key] == nil { places[key] = places.count }
    }
    self.places = places
    profiles = plan.profile.people
  }

  func records(of names: [String], on scope: PageScope) -> TemplateValue {
    TemplateValue(names.map { record(of: $0, on: scope).with(["count": .none]) })
  }

  /// Each with the number of messages that they wrote.
  func records(of writers: [ConversationPlan.Writer], on scope: PageScope) -> TemplateValue {
    TemplateValue(
      writers.map { writer in
        let count = scope.words.numbers.whole(writer.messageCount)
        return record(of: writer.name, on: scope).with(["count": .text(count)])
      })
  }

  func record(of name: String, on scope: PageScope) -> Record {
    let colour = (places[PersonKey(name)] ?? 0) % Self.colours + 1
    let portrait = profiles.first { $0.isCalled(name) }?.portrait.first
    return [
      "name": .text(name), "initials": .text(Self.initials(of: name)), "colour": .text("face-\(colour)"),
      "portrait": TemplateValue(portrait.map { scope.link($0.path) }),
    ]
  }

  /// The first letters of the first word and of the last one: `Ana Luísa Costa` is `AC`. Of scripts that do not part words
  /// by capitals, and whose first letter says enough, only that.
  static func initials(of name: String) -> String {
    let words = name.split { $0.isWhitespace || $0 == "-" }.compactMap { word in word.first(where: \.isLetter)
    }
    guard let first = words.first else { return String(name.first ?? "?") }
    guard words.count > 1, let last = words.last, first.isCased, last.isCased else {
      return first.uppercased()
    }
    return first.uppercased() + last.uppercased()
  }
}
