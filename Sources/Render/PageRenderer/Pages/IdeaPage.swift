import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// One saved attraction: where it is, when it is open, what is said of it.
struct IdeaPage {
  private let scope: PageScope
  private let idea: AttractionPlan

  init(site: TripSite, idea: AttractionPlan) {
    scope = PageScope(site: site, path: idea.page)
    self.idea = idea
  }

  private var words: Words { scope.words }

  /// More photos than this are an album.
  private static let maxPhotos = 48

  var file: OutputFile {
    let card = IdeaCard(scope: scope, idea: idea)
    return scope.file(
      "idea", section: .ideas, about: .attraction(idea), title: idea.name, description: idea.description,
      card.record.with([
        "map": TemplateValue(TripMap(scope: scope, name: "where", isInColumn: true).spot(idea)),
        "where": scope.whereRecord(idea.locality), "position": TemplateValue(position),
        "copied": TemplateValue(ways?.copied), "ways": TemplateValue(ways?.links ?? []),
        "address": TemplateValue(idea.address), "phone": phone,
        "website": SafeLink.record(idea.website),
        "cost": TemplateValue(idea.cost.map { words.money.text($0) }),
        "isCostKept": .flag(idea.isCostKept),
        "week": TemplateValue(idea.hours.map { HoursStyle(words: words).rows($0) } ?? []),
        "isLate": .flag(idea.hours.map { HoursStyle(words: words).isLate($0) } ?? false),
        "hoursText": TemplateValue(hoursText), "thatDay": TemplateValue(thatDay),
        "reviews": TemplateValue(idea.reviews.map(review)),
        "state": .text(words[idea.wasVisited ? .ideaVisited : .ideaNotVisited]),
        "isStateTold": .flag(idea.isVisited != nil),
        "pin": TemplateValue(idea.pin.map { place($0) }),
        "entries": TemplateValue(idea.entries.map { EntryTeaser(scope: scope, id: $0).record }),
        "tagged": TemplateValue(
          idea.taggedPlaces.map { PlaceLine(scope: scope, place: scope.plan[$0]).record(number: nil) }),
        "gallery": TemplateValue(
          scope.tiles(idea.photos.prefix(Self.maxPhotos).map { scope.plan[$0] })),
        "photosHeading": .text(words.counted(.picturesHeading, idea.photos.count)),
        "turn": turning.value(on: scope, label: .navIdeas),
      ]))
  }

  /// Of what is only known to be in a town nothing more exact is told.
  private var isInTown: Bool { idea.position?.reason.isTown == true }

  private var position: String? { isInTown ? nil : idea.position.map { words.position($0.value) } }

  private var ways: WaysOut? {
    guard idea.kept == nil, !isInTown else { return nil }
    return idea.position.map { WaysOut(words: words, coordinate: $0.value, name: idea.name) }
  }

  /// A number that devices can call, where it is one.
  private var phone: TemplateValue {
    guard let phone = idea.phone else { return .none }
    let number = PhoneNumber(written: phone)
    return .record(["href": TemplateValue(number.href), "label": .text(phone)])
  }

  private func place(_ id: PlaceID) -> Record {
    let place = scope.plan[id]
    return ["href": .text(scope.link(place.page)), "title": .text(place.title)]
  }

  /// `Thu 7 May, 17:30 · open 09:00–18:00`: when it is planned, and when it is open on that day.
  private var thatDay: String? {
    guard let hours = idea.hours, let day = idea.day else { return nil }
    let clock = idea.time.map { words.dates.time($0.local.time) }
    let planned = [words.dates.short(day), clock].compactMap(\.self).joined(separator: ", ")
    return [planned, HoursStyle(words: words).open(hours.on(day))].joined(separator: " · ")
  }

  /// In the traveller's own words, where they could not be understood.
  private var hoursText: String? {
    idea.hours == nil ? idea.hoursText.map { words(.hoursAsWritten, ["hours": $0.isolated]) } : nil
  }

  private func review(_ review: Attraction.Review) -> Record {
    let who = [review.by?.isolated, review.date.map { words.dates.plain($0) }].compactMap(\.self)
    return [
      "text": TemplateValue(review.text), "rating": TemplateValue(review.rating.map { scope.stars($0) }),
      "who": TemplateValue(who.isEmpty ? nil : who.joined(separator: " · ")),
    ]
  }

  private var turning: Turning {
    let order = scope.site.ideaOrder
    return Turning(at: order.place(of: idea.id), of: order.all, by: (.previousIdea, .nextIdea)) {
      id, phrase in
      let idea = scope.plan[id]
      return Turning.Side(page: idea.page, label: words[phrase], title: idea.name)
    }
  }
}
