import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// A day: its picture, its story, its pictures and map, its hours and its money.
struct DayPage {
  private let scope: PageScope
  private let day: DayPlan
  private let index: Int

  init(site: TripSite, index: Int) {
    day = site.plan.days[index]
    scope = PageScope(site: site, path: day.page)
    self.index = index
  }

  /// So many pictures stand large; more are looked through as on the page of all photos.
  private static let maxSpread = 40

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  var file: OutputFile {
    let map = TripMap(scope: scope, name: "map", listsStops: true).of(day)
    let ideas = DayIdeas(scope: scope, day: day)
    let story = DayStory(scope: scope, day: day)
    let stories = story.records().filter { !$0.isBareStory }
    let isTold = !stories.isEmpty && story.isTold
    let lived = DayTimeline(scope: scope, day: day, story: story).records
    let isTimed = lived.contains { $0["time"].isShown }
    let hours = isTimed || map == nil || !areAllStops(lived) ? lived : []
    // The head of the page tells it where the hours do not.
    let shift = hours.contains { $0[DayTimeline.shift].isShown } ? nil : day.clockShift?.value
    let spending = SpendingColumn(scope: scope, day: day).value
    let temperatures = TemperatureFigure(scope: scope, day: day).value
    let gallery = story.gallery(
      in: story.rest.count > Self.maxSpread ? .page : .day, light: PageScope.maxPlaceholders)
    let chats = scope.chats(of: day)
    let facts = DayFacts(
      scope: scope, day: day, listsStops: map != nil, tellsSpending: spending.isShown)
    let head = story.head(isFirst: true)
    let isBare = day.cover == nil && day.photos.isEmpty && map == nil && gallery.isEmpty
    let drawing = isBare ? day.entries.first.map { EntryVignette(scope: scope, entry: $0).ofShelf } : nil
    // One way down leads to what is seen anyway.
    let leaps =
      stories.count
      + [!chats.isEmpty, !gallery.isEmpty, map != nil, !hours.isEmpty, spending.isShown].count { $0 }
    return scope.file(
      "day", section: .days, about: .day(day), title: scope.title(of: day),
      description: day.entries.first.map { plan[$0].excerpt } ?? scope.line(on: day),
      [
        "kicker": .text(kicker), "title": .text(scope.title(of: day).withHyphensHeld),
        "date": .record(scope.dayLink(day.date)),
        "where": scope.whereRecord(of: day),
        "weather": WeatherLine(scope: scope, weather: day.weather?.value).value,
        "line": TemplateValue(scope.line(on: day)),
        "hasOwnTitle": .flag(scope.ownTitle(of: day) != nil), "map": TemplateValue(map),
        "cover": head, "drawnHTML": TemplateValue(drawing), "isPlated": .flag(story.isPlated),
        "stories": TemplateValue(stories), "hasLeaps": .flag(leaps > 1), "story": TemplateValue(storyHref),
        "chats": TemplateValue(chats),
        "chatsHeading": .text(words.form(of: .chatsHeading, for: chats.count)),
        "stops": TemplateValue(map == nil ? [] : StopList(scope: scope).ofDay(day)),
        "facts": (story.isPlated ? facts.ofHead : facts.all).value,
        "profile": ProfileFigure(
          scope: scope, day: day, name: "profile",
          walk: map == nil ? nil : WalkFigure(scope: scope, day: day)
        ).value,
        "timeline": TemplateValue(hours), "clocks": TemplateValue(isTimed ? clocks : nil),
        "clock": ClockLine(scope: scope, shift: shift).value,
        "spending": spending, "temperatures": temperatures,
        "hasSide": .flag(spending.isShown || temperatures.isShown), "gallery": TemplateValue(gallery),
        "galleryHeading": .text(galleryHeading(of: story, isTold: isTold)), "isTold": .flag(isTold),
        "galleryNote": TemplateValue(gallery.count > 1 ? words[.picturesNote] : nil),
        "galleryCaption": TemplateValue(story.loneCaption),
        "photosHref": TemplateValue(
          day.photos.isEmpty ? nil : scope.site.anchors.photos(of: day.date, from: scope)),
        "mapHref": TemplateValue(map == nil ? nil : scope.site.anchors.map(of: day, from: scope)),
        "turn": turning.value(on: scope, label: .navDays),
        "empty": TemplateValue(spanning.isEmpty ? empty : nil),
        "spanning": TemplateValue(spanning),
        "kept": scope.kept(day.kept), "planned": TemplateValue(ideas.planned),
        "suggested": TemplateValue(ideas.suggested), "walk": ideas.walk,
      ])
  }

  /// Whether items are places that stand in the list below the map already, of which there is no more to say.
  private func areAllStops(_ items: [Record]) -> Bool {
    let stops = Set(day.route.stops.compactMap(\.place))
    let places = day.timeline.compactMap { item -> PlaceID? in
      guard case .item(let ref) = item.subject, ref.kind == .pin else { return nil }
      return PlaceID(ref.index)
    }
    return items.allSatisfy { $0["place"].isShown }
      && places.allSatisfy { stops.contains($0) && plan[$0].description == nil }
  }

  /// Whose clocks the hours are by; nil of a day of which nobody knows where it was.
  private var clocks: String? {
    day.route.isEmpty && !scope.whereRecord(of: day).isShown ? nil : words[.localTime]
  }

  /// What stands above the pictures that stand nowhere else: the one at the head of the page is counted elsewhere, too.
  private func galleryHeading(of story: DayStory, isTold: Bool) -> String {
    let rest = story.rest.map { plan[$0] }
    if story.hero == nil, !isTold { return scope.picturesHeading(rest) }
    let isMixed = rest.contains(where: \.photo.isClip)
    return isTold || isMixed ? words[.picturesAlso] : words.counted(.picturesMore, rest.count)
  }

  /// Which day of the trip it is; of a trip of one day that says nothing.
  private var kicker: String {
    guard let number = day.number, let dates = plan.dates, dates.count > 1 else { return "" }
    return words(
      .dayOfDays, ["number": words.numbers.whole(number), "count": words.numbers.whole(dates.count)])
  }

  /// Entries of several days that tell of this one and stand on an earlier one.
  private var spanning: [Record] {
    plan.entriesOfSeveralDays(on: day.date).map { entry in
      [
        "href": .text(scope.link(entry.page)), "title": .text(entry.title.value),
        "dates": TemplateValue(scope.dates(of: entry)),
      ]
    }
  }

  /// What is said of a day that holds nothing; a day that is not over may still hold something. Of one that is over what
  /// was spent was kept.
  private var empty: String? {
    let today = scope.site.plan.today
    guard day.isQuiet, day.date > today || !day.isPaidFor else { return nil }
    return words[day.date > today ? .emptyDayAhead : day.date == today ? .emptyDayToday : .emptyDay]
  }

  /// Where it stands in the story of the whole trip.
  private var storyHref: String? {
    plan.addresses.story.first { $0.days.contains(index) }.map {
      scope.link($0.page, fragment: "day-\(day.date)")
    }
  }

  /// From day to day, past several on end of which nothing was kept, which would be turned through one by one.
  private var turning: Turning {
    let isEmpty = plan.days.map { $0.isQuiet && !$0.isPaidFor }
    let held = plan.days.indices.filter { number in
      let around = [number - 1, number + 1].filter(plan.days.indices.contains)
      return number == index || !isEmpty[number] || !around.contains { isEmpty[$0] }
    }.map { plan.days[$0] }
    let place = held.firstIndex { $0.date == day.date } ?? 0
    return Turning(at: place, of: held, end: wholeTrip) { day, phrase in
      let date = scope.shortDate(day.date, besides: self.day.date)
      let side = Turning.Side(
        page: day.page, label: words(phrase, ["what": date]), title: scope.ownTitle(of: day))
      return side.showing(day.cover.map { plan[$0.value] }, broad: phrase == .after, on: scope)
    }
  }

  /// Where the days end: the trip as a whole. Its cover is not seen a second time where it is a picture of this day.
  private var wholeTrip: Turning.Side {
    let cover = plan.media.cover.map { plan[$0.value] }
    let side = Turning.Side(
      page: plan.addresses.home, label: words[.wholeTrip], title: scope.tripTitle)
    return side.showing(cover?.day?.value == day.date ? nil : cover, broad: true, on: scope)
  }
}
