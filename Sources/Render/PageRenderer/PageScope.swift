import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A page on its way: where it stands, so that its links lead somewhere, and what all pages have.
struct PageScope {
  let site: TripSite
  let path: OutputPath
  /// Whether what is made will be read away from the site, as in a feed: then links are absolute, where that can be.
  var isElsewhere = false

  var words: Words { site.words }
  var plan: TripPlan { site.plan }

  /// A link from this page to another file of the site.
  func link(_ target: OutputPath, fragment: String? = nil) -> String {
    if isElsewhere, let address = plan.publication.address(of: target) {
      return address + (fragment.map { "#" + $0 } ?? "")
    }
    return site.published.link(from: path, to: target, fragment: fragment).text
  }

  /// The finished page: `template` is its kind, `section` the shipped link of the navigation that leads here, `title`
  /// nil for the trip's own page, `description` a sentence for search engines and previews.
  func file(
    _ template: String, section: SiteSection?, about subject: PageSubject = .section, title: String?,
    description: String?, _ fields: Record
  ) -> OutputFile {
    let title = title?.withDashes
    let card = PreviewCard(scope: self, subject: subject, title: title, description: description)
    let facts = LinkedData(
      scope: self, subject: subject, section: section, title: title, description: description)
    var record = fields
    record["words"] = .record(site.wordsRecord)
    let framed = site.frames.framed(template, of: site.templates, at: path, in: section) {
      PageFrame(site: siteRecord, navigation: navigation(section))
    }
    record["site"] = .record(framed.frame.site)
    record["page"] = [
      "title": TemplateValue(title), "description": TemplateValue(description),
      "nav": framed.frame.navigation, "isSearch": .flag(section == .search),
      "card": .record(card.record), "facts": TemplateValue(facts.records),
    ]
    return OutputFile(path: path, content: .bytes(framed.template?.filled(with: record) ?? []))
  }

  private var siteRecord: Record {
    [
      "title": .text(tripTitle.withDashes), "above": above, "language": .text(plan.profile.language),
      "direction": .text(words[.direction]), "home": .text(link(plan.addresses.home)),
      "style": .text(asset("style.css")), "drawing": .text(asset("drawing.css")),
      "overviews": .text(asset("overviews.css")), "next": .text(asset("next.css")),
      "icon": .text(icon), "scripts": .record(scripts),
      "search": TemplateValue(plan.addresses.search.map { link($0, fragment: "q") }),
      "isListed": .flag(plan.publication.isListed), "accent": TemplateValue(accent),
      "variables": TemplateValue(site.sheets.hasVariables ? asset(OwnSheets.variables) : nil),
      "feed": TemplateValue(plan.addresses.feed.map { link($0) }),
      // No line begins with a dot.
      "colophon": .text(site.colophon.replacing(" · ", with: "\u{A0}· ")), "hasNames": .flag(site.hasNames),
    ]
  }

  /// The way up to the library: it is at the top of the site.
  private var above: TemplateValue {
    guard let library = plan.publication.library else { return .none }
    let isOtherwise = library.title != nil && library.language != plan.profile.language
    let record: Record = [
      "href": .text(link(.top("index.html"))), "title": .text(library.title ?? words[.libraryUntitled]),
      "language": TemplateValue(isOtherwise ? library.language : nil),
    ]
    return .record(record)
  }

  /// The scripts by what they are for: `site.scripts.viewer`.
  private var scripts: Record {
    ["site", "viewer", "lists", "search", "live", "map", "profile", "next", "sky"].reduce(into: [:]) {
      $0[$1] = .text(asset($1 + ".js"))
    }
  }

  /// The sheet of the trip's accent: the traveller's own before ours.
  private var accent: String? {
    if site.sheets.hasAccent { return asset(AccentSheet.name) }
    return plan.profile.hasOwnAccent ? link(plan.addresses.accent) : nil
  }

  /// The picture beside the page's name: the traveller's own drawing, the trip's icon, or the shipped one.
  private var icon: String {
    plan.profile.icon == nil || site.sheets.hasIcon
      ? asset(IconDrawing.shipped) : link(plan.addresses.icon)
  }

  func asset(_ name: String) -> String {
    let path = site.sheets.path(
      of: name, in: plan.addresses.assets, under: plan.publication.addresses)
    return path.map { link($0) } ?? name
  }

  private func navigation(_ current: SiteSection?) -> TemplateValue {
    let links = SiteSection.listed.compactMap { section -> Record? in
      guard let (target, fragment) = section.target(in: plan) else { return nil }
      let isThisPage = target == path && fragment == nil
      return [
        "label": .text(words[section.label]), "href": .text(link(target, fragment: fragment)),
        "current": section == current ? .text(isThisPage ? "page" : "true") : .none,
      ]
    }
    return TemplateValue(links + ownLinks)
  }

  /// The author's own pages stand behind the shipped parts.
  private var ownLinks: [Record] {
    plan.journal.pages.filter { $0.navigation.rank != nil }.map { own in
      [
        "label": .text(own.title.value), "href": .text(link(own.page)),
        "current": own.page == path ? "page" : .none,
      ]
    }
  }
}

extension PageScope {
  /// Who organises the trip, in a sentence; nil where nobody is said to.
  var organisers: String? {
    let names = plan.profile.travellers.filter(\.isOrganiser).map(\.name)
    return names.isEmpty ? nil : words(.organisedBy, ["names": words.list(names)])
  }

  /// Who was asked along and has not answered, where no itinerary lists them with their states; nil where that is nobody.
  var invited: String? {
    let names = plan.profile.travellers.filter { $0.status == .invited }.map(\.name)
    guard !names.isEmpty, plan.addresses.itinerary == nil else { return nil }
    return words(.travellersAsked, ["names": words.list(names), "status": words[.travellerInvited]])
  }
}

extension Record {
  /// The record as a field of another.
  var value: TemplateValue { .record(self) }
}

extension TripPlan {
  /// Those who travel: whoever has not said yes is left out.
  var travellerNames: [String] { profile.travellers.filter { $0.status == .accepted }.map(\.name) }
}

/// A part of the site with a link in the navigation.
enum SiteSection: CaseIterable {
  case trip, story, days, itinerary, calendar, journal, chats, photos, map, places, ideas, next, budget,
    figures, search

  /// Those in the line of links: search has a sign of its own beside it.
  static let listed = allCases.filter { $0 != .search }

  var label: Phrase {
    switch self {
    case .trip: .navTrip
    case .story: .navStory
    case .days: .navDays
    case .itinerary: .navItinerary
    case .calendar: .navCalendar
    case .journal: .navJournal
    case .chats: .navChats
    case .photos: .navPhotos
    case .map: .navMap
    case .places: .navPlaces
    case .ideas: .navIdeas
    case .next: .navNext
    case .budget: .navBudget
    case .figures: .navFigures
    case .search: .navSearch
    }
  }

  /// Where the link leads; nil where the trip has nothing of the kind.
  func target(in plan: TripPlan) -> (OutputPath, fragment: String?)? {
    if plan.isOfOneDay, self == .days || self == .calendar { return nil }
    let target: OutputPath?
    switch self {
    case .trip: target = plan.addresses.home
    case .story: target = plan.addresses.story.first?.page
    case .days: return plan.addresses.calendar == nil ? nil : (plan.addresses.home, "days")
    case .itinerary: target = plan.addresses.itinerary
    case .calendar: target = plan.addresses.calendar
    case .journal: target = plan.addresses.journal
    case .chats: target = plan.addresses.chats
    case .photos: target = plan.addresses.photos
    case .map: target = plan.addresses.map
    case .places: target = plan.addresses.places
    case .ideas: target = plan.addresses.ideas
    case .next: target = plan.next?.page
    case .budget: target = plan.addresses.budget
    case .figures: target = plan.addresses.figures
    case .search: target = plan.addresses.search
    }
    return target.map { ($0, nil) }
  }
}
