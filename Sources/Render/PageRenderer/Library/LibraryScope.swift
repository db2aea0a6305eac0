import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A shared page of a library on its way: where it stands, so that its links lead somewhere, and what all of them have.
struct LibraryScope {
  let site: LibrarySite
  let path: OutputPath

  var plan: LibraryPlan { site.plan }
  var words: Words { site.words }

  /// A link from this page to another file of the site.
  func link(_ target: OutputPath, fragment: String? = nil) -> String {
    site.published.link(from: path, to: target, fragment: fragment).text
  }

  func link(_ target: LibraryLink) -> String { link(target.page, fragment: target.fragment) }

  /// The finished page: `section` is the link that leads here, where one does, `title` nil for the front page,
  /// `description` a sentence for search engines and previews.
  func file(
    _ template: String, section: LibrarySection?, title: String?, description: String?, _ fields: Record
  ) -> OutputFile {
    var record = fields
    record["words"] = .record(site.wordsRecord)
    record["site"] = .record(siteRecord)
    let title = title?.withDashes
    let description = description.flatMap { $0.isEmpty ? nil : $0 }
    record["page"] = [
      "title": TemplateValue(title), "description": TemplateValue(description),
      "nav": TemplateValue(navigation(section)), "isSearch": .flag(path == plan.addresses.search),
      "card": [
        "address": TemplateValue(plan.profile.address(of: path)), "type": "website",
        "title": .text(title ?? site.title.withDashes), "text": .text(description ?? site.title),
        "picture": TemplateValue(card), "style": .text(card == nil ? "summary" : "summary_large_image"),
      ],
    ]
    return OutputFile(path: path, content: .bytes(site.templates.render(template, record)))
  }

  /// The picture of a preview, which only has an address where the site has one.
  private var card: Record? {
    guard site.hasCard, let address = plan.addresses.card.flatMap(plan.profile.address(of:)) else {
      return nil
    }
    let shape = CardPlan.Shape.preview
    return [
      "address": .text(address), "type": "image/png", "width": .text(String(shape.width)),
      "height": .text(String(shape.height)), "alt": .text(words[.libraryMapTitle]),
    ]
  }

  private var siteRecord: Record {
    [
      "title": .text(site.title.withDashes), "language": .text(plan.profile.language),
      "direction": .text(words[.direction]), "home": .text(link(plan.addresses.home)),
      "style": .text(asset("style.css")), "drawing": .text(asset("drawing.css")),
      "overviews": .text(asset("overviews.css")),
      "next": .text(asset("next.css")), "library": .text(asset(LibraryRenderer.sheet)),
      "icon": .text(asset(IconDrawing.shipped)),
      "scripts": [
        "site": .text(asset("site.js")), "search": .text(asset("search.js")),
        "map": .text(asset("map.js")), "library": .text(asset(LibraryRenderer.script)),
        "lists": .text(asset("lists.js")), "next": .text(asset("next.js")), "sky": .text(asset("sky.js")),
      ],
      "search": TemplateValue(plan.addresses.search.map { link($0, fragment: "q") }),
      "feed": TemplateValue(plan.addresses.feed.map { link($0) }),
      "json": .text(link(plan.addresses.json)), "isListed": .flag(plan.profile.isListed),
      "colophon": .text(colophon), "hasNames": .flag(!plan.countries.isEmpty || plan.next != nil),
    ]
  }

  private var colophon: String {
    ([site.title] + [plan.years.map { years($0) }].compactMap(\.self)).joined(separator: " · ")
  }

  private func asset(_ name: String) -> String {
    OutputPath(plan.addresses.assets + "/" + name).map { link($0) } ?? name
  }

  private func navigation(_ current: LibrarySection?) -> [Record] {
    LibrarySection.allCases.compactMap { section -> Record? in
      guard let target = section.target(in: plan) else { return nil }
      return [
        "label": .text(words[section.label]), "href": .text(link(target)),
        "current": section == current ? .text(target == path ? "page" : "true") : .none,
      ]
    }
  }
}

// MARK: - What is said on several of these pages

extension LibraryScope {
  /// `2019`, `2011–2026`.
  func years(_ years: ClosedRange<Int>) -> String {
    guard years.count > 1 else { return String(years.lowerBound) }
    return words(
      .libraryYears, ["first": String(years.lowerBound), "last": String(years.upperBound)])
  }

  /// The same of days in order; nil where there are none.
  func years(of days: [LocalDate]) -> String? {
    guard let first = days.first, let last = days.last else { return nil }
    return years(first.year...max(first.year, last.year))
  }

  /// Days in order, as one says them: those that follow one another as a range, a few others one by one; nil without any.
  func dates(_ days: [LocalDate]) -> String? {
    guard let first = days.first, let last = days.last else { return nil }
    let isOneStretch = last - first + 1 == days.count
    guard !isOneStretch, days.count <= Self.mostDaysNamed else { return words.dates.range(first, last) }
    return words.list(days.map { words.dates.plain($0) })
  }

  /// More are told from the first to the last.
  private static let mostDaysNamed = 3

  /// When a trip was or will be; nil where nothing of it has a day.
  func dates(of trip: TripSummary) -> String? {
    guard let start = trip.start, let end = trip.end else { return nil }
    return words.dates.range(start, end)
  }

  /// The tag of what is in another language than the page; nothing for its own.
  func language(_ tag: String) -> TemplateValue { tag == plan.profile.language ? .none : .text(tag) }

  func countDays(_ count: Int) -> String { words.counted(.countDays, count) }

  /// Countries with their flags, as many as a card has room for.
  func lands(_ codes: [String]) -> TemplateValue {
    guard !codes.isEmpty else { return .none }
    let shown = codes.prefix(Self.mostCountriesNamed)
    let record: Record = [
      "countries": TemplateValue(
        shown.map {
          ["name": .text(words.country($0)), "flag": .text(PageScope.flag(of: $0))] as Record
        }),
      "more": TemplateValue(codes.count > shown.count ? words.numbers.whole(codes.count - shown.count) : nil),
    ]
    return .record(record)
  }

  private static let mostCountriesNamed = 8

  /// A number with what it counts, and how many of it are to come: `9`, `days, 4 to come`; nil for none.
  func fact(_ count: Int, _ label: Phrase, ahead: Int = 0, to page: OutputPath? = nil) -> Fact? {
    guard count > 0 else { return nil }
    let what = words.form(of: label, for: count)
    let told = ahead > 0 ? words(.factAndAhead, ["what": what, "count": words.numbers.whole(ahead)]) : what
    var fact = Fact(words.numbers.whole(count), told)
    fact.href = page.map { link($0) }
    return fact
  }

  /// What stands for somebody without a picture: initials, in a colour that is the same on every page.
  func face(of person: PersonNumber) -> Record {
    [
      "initials": .text(Faces.initials(of: plan[person].name)),
      "colour": .text("face-\(person.index % Self.faces + 1)"),
    ]
  }

  /// As many as the style sheet has.
  private static let faces = 6
}
