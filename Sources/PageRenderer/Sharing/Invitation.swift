import SiteLanguage
import TripModel
import TripPlanner

/// A mail that asks somebody to come along (G3), in the site's language. It tells what readers of the site may know, and nothing else.
struct Invitation {
  let scope: PageScope
  let name: String

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  var subject: String { words(.invitationSubject, ["trip": plan.title.value]) }

  var body: String {
    let parts: [String?] = [
      words(.invitationHello, ["name": name]), words[.invitationAsk], facts, planned, companions, address,
      words[.invitationAnswer],
    ]
    return parts.compactMap(\.self).joined(separator: "\n\n")
  }

  /// What it is, where and when.
  private var facts: String {
    let dates = plan.dates.map { words.dates.range($0.start.value, $0.end.value) }
    let head = [plan.title.value, plan.destination?.value.name, dates].compactMap(\.self)
    return [head.joined(separator: ", "), plan.description].compactMap(\.self).joined(separator: "\n")
  }

  /// What begins when; no booking, price or telephone number, which is for those who come along.
  private var planned: String? {
    guard !plan.events.isEmpty else { return nil }
    let lines = plan.events.map { event in
      let day = words.dates.short(event.start.day)
      return "- " + day + ": " + EventWords(scope: scope, event: event).kind + ", " + event.title
    }
    return ([words[.invitationPlanned]] + lines).joined(separator: "\n")
  }

  private var companions: String? {
    let others = plan.travellers.filter { $0.status == .accepted && $0.name != name }.map(\.name)
    return others.isEmpty ? nil : words(.invitationCompanions, ["names": words.list(others)])
  }

  private var address: String? {
    plan.address.map { words(.invitationAddress, ["address": $0.text]) }
  }
}
