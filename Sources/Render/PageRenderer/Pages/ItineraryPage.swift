import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// What was booked and what is planned, day by day, a hotel on each of its nights.
struct ItineraryPage {
  private let scope: PageScope

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  var file: OutputFile {
    let lede = words.counted(.itineraryLede, plan.itinerary.events.count + ideas.count)
    let map = TripMap(scope: scope, name: "itinerary").itinerary()
    return scope.file(
      "itinerary", section: .itinerary, title: words[.navItinerary], description: lede,
      [
        "lede": .text(lede), "map": TemplateValue(map),
        "unplaced": TemplateValue(map == nil ? nil : unplaced),
        "days": TemplateValue(days), "company": TemplateValue(company),
        "travellers": TemplateValue(company == nil ? travellers : []),
        "organisers": TemplateValue(scope.organisers),
        "ics": TemplateValue(plan.addresses.ics.map { scope.link($0) }),
      ])
  }

  /// How many have places of which none is on the map; nil where there are none.
  private var unplaced: String? {
    let count = plan.itinerary.events.count { $0.isUnplaced { _ in true } }
    return count > 0 ? words.counted(.mapUnplaced, count) : nil
  }

  /// The id of a day, to which signs of several things on the map lead.
  static func id(of day: LocalDate) -> String { "day-" + day.description }

  private var days: [Record] {
    var items: [LocalDate: [Record]] = [:]
    for item in self.items { items[item.order.0, default: []].append(item.record) }
    let sayings = ItinerarySayings(scope: scope).byDay()
    return Set(items.keys).union(sayings.keys).sorted().map { day in
      let number = scope.site.day(on: day).flatMap {
        plan.toldNumber(of: $0) == nil ? nil : scope.label(of: $0)
      }
      return [
        "id": .text(Self.id(of: day)), "heading": .text(words.dates.long(day)),
        "label": TemplateValue(number),
        "href": TemplateValue(scope.site.day(on: day).map { scope.link($0.page) }),
        "iso": .text(day.description), "items": TemplateValue(items[day] ?? []),
        "remarks": TemplateValue((sayings[day] ?? []).map { ["text": .text($0)] }),
      ]
    }
  }

  /// What was saved to be seen on a day: planned as much as what is booked, and in the file for calendars as well.
  private var ideas: [AttractionPlan] { plan.itinerary.attractions.filter { $0.day != nil } }

  /// Each part of each event and each saved thing on its day, in order of time there; what has none stands at the
  /// day's end.
  private var items: [(order: (LocalDate, Int, Int), record: Record)] {
    var all: [(order: (LocalDate, Int, Int), record: Record)] = []
    for event in plan.itinerary.events {
      let eventWords = EventWords(scope: scope, event: event)
      for day in event.days {
        let phase = event.phase(on: day)
        let time: EventTime? = phase == .begins ? event.start : phase == .ends ? event.end : nil
        let clock: Record = ["time": TemplateValue(time?.time.map { words.dates.time($0) })]
        var record = eventWords.item(phase, on: day).with(clock)
        if phase == .begins { record = record.with(eventWords.sumsOnList) }
        all.append(((day, time?.instant?.seconds ?? .max, event.id.index), record))
      }
    }
    for (index, idea) in ideas.enumerated() {
      guard let day = idea.day else { continue }
      let seconds = idea.time.map { $0.instant(assuming: .utc).seconds } ?? .max
      all.append(
        (
          (day, seconds, plan.itinerary.events.count + index),
          IdeaCard(scope: scope, idea: idea, date: day).planLine
        ))
    }
    return all.sorted { $0.order < $1.order }
  }

  /// Those who come along in a line; nil where the trip is one traveller's, and where somebody has not said yes.
  private var company: String? {
    let all = plan.profile.travellers
    guard all.count > 1, all.allSatisfy({ $0.status == .accepted }) else { return nil }
    return words.list(all.map(\.name))
  }

  /// All who were asked, each with what they said where that is not that they come; nobody where the trip is one
  /// traveller's.
  private var travellers: [Record] {
    guard plan.profile.travellers.count > 1 else { return [] }
    return plan.profile.travellers.map { traveller in
      let status: Phrase? =
        switch traveller.status {
        case .accepted: nil
        case .invited: .travellerInvited
        case .declined: .travellerDeclined
        }
      return ["name": .text(traveller.name), "status": TemplateValue(status.map { words[$0] })]
    }
  }
}
