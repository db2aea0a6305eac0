import SiteLanguage
import TripModel
import TripPlanning

/// A mail that asks somebody to come along, in the site's language. It tells what readers of the site may know,
/// and nothing else.
struct Invitation {
  let scope: PageScope
  let name: String

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  var subject: String { words(.invitationSubject, ["trip": scope.tripTitle]).withPlainSpaces }

  var body: String {
    let parts: [String?] = [
      words(.invitationHello, ["name": name]), words[.invitationAsk], facts, planned, companions,
      scope.organisers, address,
      words[.invitationAnswer],
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n").withPlainSpaces
  }

  /// What it is, where and when.
  private var facts: String {
    let dates = plan.dates.map { words.dates.range($0.start.value, $0.end.value) }
    let head = [scope.tripTitle, plan.way.destination?.value.name, dates].compactMap(\.self)
    return [head.joined(separator: ", "), plan.profile.description].compactMap(\.self).joined(separator: "\n")
  }

  /// What begins when, and what is meant to be seen; no booking, price or telephone number, which is for those who
  /// come along.
  private var planned: String? {
    let events = plan.itinerary.events.map { event in
      let kind = EventWords(scope: scope, event: event).kind
      let isSaid = event.title.lowercased().contains(kind.lowercased())
      return (day: event.start.day, words: (isSaid ? "" : kind + ", ") + event.title)
    }
    let ideas = plan.itinerary.attractions.compactMap { idea in idea.day.map { (day: $0, words: idea.name) } }
    let all = (events + ideas).enumerated().sorted {
      ($0.element.day, $0.offset) < ($1.element.day, $1.offset)
    }
    guard !all.isEmpty else { return nil }
    let lines = all.map { "- " + words.dates.short($0.element.day) + ": " + $0.element.words }
    return ([words[.invitationPlanned]] + lines).joined(separator: "\n")
  }

  private var companions: String? {
    let others = plan.profile.travellers.filter { $0.status == .accepted && $0.name != name }.map(\.name)
    return others.isEmpty ? nil : words(.invitationCompanions, ["names": words.list(others)])
  }

  private var address: String? {
    plan.publication.address.map { words(.invitationAddress, ["address": $0.text]) }
  }
}
