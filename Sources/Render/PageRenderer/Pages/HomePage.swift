import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The front page: what the trip was, in one long look.
struct HomePage {
  private let scope: PageScope

  init(site: TripSite) { scope = PageScope(site: site, path: site.plan.addresses.home) }

  private var plan: TripPlan { scope.plan }
  private var words: Words { scope.words }

  var file: OutputFile {
    let (route, ways, now) = (route, undatedWays, FrontNow(scope: scope))
    let (frontPlaces, chats) = (FrontPlaces(scope: scope), FrontChats(scope: scope).value)
    // Where nobody wrote anything else, who talks is what one asks first.
    let areChatsFirst = plan.journal.entries.isEmpty
    let description = plan.profile.description ?? frontPlaces?.sentence ?? FrontWay(scope: scope).sentence
    return scope.file(
      "home", section: .trip, about: .trip, title: nil, description: description,
      [
        "title": .text(months ?? scope.tripTitle.withHyphensHeld),
        "titleClass": TemplateValue(titleClass),
        "icon": TemplateValue(plan.profile.icon), "kicker": TemplateValue(kicker), "when": when,
        "where": countries,
        "plannedLands": TemplateValue(
          plan.plannedCountries.isEmpty ? nil : words.list(plan.plannedCountries.map(words.country))),
        "status": TemplateValue(status),
        "who": TemplateValue(plan.travellerNames.isEmpty ? nil : words.list(plan.travellerNames)),
        "invited": TemplateValue(scope.invited), "organisers": TemplateValue(scope.organisers),
        "people": TemplateValue(PersonCards(scope: scope).records),
        "sentence": TemplateValue(plan.profile.description == nil ? description : nil),
        "description": TemplateValue(plan.profile.description?.inDirectionOfMost),
        "places": frontPlaces?.value ?? .none, "plan": FrontPlan(scope: scope).value,
        "cover": cover, "hasCover": .flag(plan.media.cover != nil),
        "facts": FrontFacts(scope: scope).facts.value,
        // Where there is no picture, the way is what one sees first.
        "routeFirst": plan.media.cover == nil ? route : .none,
        "route": plan.media.cover == nil ? .none : route, "groups": TemplateValue(groups),
        "daysHeading": .text(words.counted(.daysHeading, plan.days.count)),
        "hasDays": .flag(!plan.days.isEmpty && !plan.isSilent), "silent": silence,
        "chatsFirst": areChatsFirst ? chats : .none, "chats": areChatsFirst ? .none : chats,
        "story": TemplateValue(plan.addresses.story.first.map { scope.link($0.page) }),
        "goOn": .text(words[.storyGoOn]), "parts": .text(scope.storyParts),
        "calendarHref": TemplateValue(plan.isOfOneDay ? nil : plan.addresses.calendar.map { scope.link($0) }),
        "latest": TemplateValue(now.latest), "next": TemplateValue(now.next), "today": now.today,
        "nextHeading": .text(words[plan.toldState == .planned ? .nextFirst : .nextHeading]),
        "itinerary": TemplateValue(plan.addresses.itinerary.map { scope.link($0) }),
        "isEmpty": .flag(
          !plan.isUndatedPlan && plan.days.isEmpty && plan.places.isEmpty && plan.addresses.budget == nil
            && plan.media.photos.isEmpty && plan.way.route.isEmpty),
        "undated": FrontPictures(scope: scope).value, "undatedWays": TemplateValue(ways.cards),
        "undatedRows": TemplateValue(ways.rows),
        "profile": profile,
        "undatedWaysHeading": .text(
          words.form(
            of: ways.arePlanned ? .plannedWays : .undatedWays, for: ways.cards.count + ways.rows.count)),
        "mapHref": TemplateValue(plan.addresses.map.map { scope.link($0) }),
        "share": SharePicture(scope: scope).value,
        "kept": plan.publication.kept == nil ? .none : .text(words[.keptTrip]),
      ])
  }

  private var isLongTitle: Bool {
    scope.tripTitle.count > Self.longTitle || months != nil && scope.tripTitle.count > Self.longMonths
  }

  /// By what the style sheet knows how large it can be.
  private var titleClass: String? {
    TitleSize.classes(of: months ?? scope.tripTitle, isLong: isLongTitle)
  }

  /// Longer titles are set one size smaller.
  private static let longTitle = 48

  /// Of a title that is made of months as many: set as large as a name they would take four lines.
  private static let longMonths = 16

  /// The months that the trip is called by, where nothing else names it: no line ends within one. Nil for a name.
  private var months: String? {
    guard scope.isCalledByMonths, let dates = plan.dates else { return nil }
    return words.dates.months(dates.start.value, dates.end.value)
  }

  private var kicker: String? {
    let parts = [plan.profile.category, plan.way.destination?.value.name].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " · ")
  }

  private var when: TemplateValue {
    guard let dates = plan.dates else { return .none }
    let (start, end) = (dates.start.value, dates.end.value)
    let isOpen = isOpen(dates)
    // A folder that nothing names is called by its months: they are not told again.
    guard isOpen || months == nil else { return .none }
    let text = isOpen ? words(.since, ["date": words.dates.plain(start)]) : words.dates.range(start, end)
    return ["text": .text(text)]
  }

  /// The countries of the trip with their flags, in the order of the way.
  private var countries: TemplateValue {
    let told = plan.toldCountries
    let countries = told.prefix(Self.maxCountries)
    guard !countries.isEmpty else { return .none }
    let names = countries.map {
      ["name": .text(words.country($0)), "flag": .text(PageScope.flag(of: $0))] as Record
    }
    let more = told.count - countries.count
    let record: Record = [
      "countries": TemplateValue(names), "more": TemplateValue(more > 0 ? words.numbers.whole(more) : nil),
    ]
    return .record(record)
  }

  /// More than these are counted, not named.
  private static let maxCountries = 40

  /// Where the trip stands today, as long as it is not over.
  private var status: String? {
    guard let dates = plan.dates else { return plan.isUndatedPlan ? words[.notYetDated] : nil }
    switch plan.toldState {
    case .planned: return words.counted(.startsIn, dates.start.value - scope.site.plan.today)
    case .underWay:
      let number = scope.site.plan.today - dates.start.value + 1
      guard dates.hasWrittenEnd, dates.count > 1 else { return isOpen(dates) ? words[.underWay] : nil }
      return words(
        .dayOfDays, ["number": words.numbers.whole(number), "count": words.numbers.whole(dates.count)])
    case .ended: return nil
    }
  }

  /// Whether the traveller wrote when it began, and not yet when it ends.
  private func isOpen(_ dates: TripDates) -> Bool { plan.isOnTheWay && !dates.hasWrittenEnd }

  private var cover: TemplateValue {
    guard let chosen = plan.media.cover else { return .none }
    let photo = plan[chosen.value]
    let width = photo.derivatives.last?.width ?? photo.photo.width
    let isPlate = photo.ratio < Self.minOfCover || width < Self.minWidthOfCover
    let use = isPlate ? PictureUse.plate(width: width) : .cover
    // A number says nothing of it, and of a text its first sentences are enough.
    let title = photo.caption == nil && scope.placeAndTime(of: photo) == nil ? nil : scope.title(of: photo)
    let note = title?.cut(at: Self.longestNote)
    let alternative = scope.words(for: photo, besides: [title].compactMap(\.self))
    let record: Record = [
      "picture": .record(scope.picture(photo, use: use, alternative: alternative, isFirst: true)),
      "isPlate": .flag(isPlate),
      "isAside": .flag(!isPlate && isTitleAside),
      "isBroad": .flag(photo.ratio >= Self.leastBroad.ratio && width >= Self.leastBroad.width),
      "focus": TemplateValue(plan.profile.coverFocus == .middle ? nil : plan.profile.coverFocus.rawValue),
      "href": .text(scope.link(photo.page)), "note": TemplateValue(note),
    ]
    return .record(record)
  }

  /// Whether the title lies at the far end of the cover's foot, and not where lines begin.
  private var isTitleAside: Bool {
    let end: PictureSide = words.isRightToLeft ? .left : .right
    return plan.profile.calmSideOfCover == end
  }

  /// Characters: two lines or three.
  private static let longestNote = 160
  /// Width by height: a taller picture would lose most of itself in a cover as wide as the page, and stands beside the
  /// title.
  private static let minOfCover = 0.9
  /// Pixels: a smaller picture would be enlarged.
  private static let minWidthOfCover = 1200
  /// Width by height and pixels of one that fills the width of a page on which nothing stands beside it.
  private static let leastBroad = (ratio: 1.15, width: 600)

  /// The tracks that nothing gives a day, which no other page names, as rows with maps and, where there are more than a
  /// look takes in, as rows without behind them; of one that is all of the trip the page tells anyway.
  private var undatedWays: (cards: [Record], rows: [Record], arePlanned: Bool) {
    let tracks = plan.undatedTracks
    let count = min(tracks.count, Self.maxUndated)
    let records = tracks.enumerated().map { index, found in
      TrackCard(
        scope: scope, track: found.track, rest: found.rest, start: found.start, name: "track-\(index + 1)",
        count: count, isBare: index >= count
      ).record
    }
    return (
      Array(records.prefix(count)), Array(records.dropFirst(count)),
      tracks.allSatisfy(\.track.isPlanned)
    )
  }

  /// How high the only track of the trip leads.
  private var profile: TemplateValue {
    guard let track = plan.onlyUndatedTrack else { return .none }
    return ProfileFigure(scope: scope, track: track, name: "profile").value
  }

  /// As many are a look: further tracks have no map.
  private static let maxUndated = PicturesApart.most

  private var route: TemplateValue {
    let names = FrontPlaces(scope: scope)?.names ?? []
    let list = StopList(scope: scope, leadsOut: false)
    // What is cut does not list them all.
    let listsAll = names.isEmpty && list.ofFront().count == scope.stopsOfTrip.count
    let drawing = TripMap(scope: scope, name: "route", listsStops: listsAll)
    guard let map = drawing.wholeTrip() else { return .none }
    let starts = names.isEmpty ? drawing.stillWayAndLists.map(drawing.startsApart) ?? [] : []
    let (ofStops, apart) = names.isEmpty ? (list.ofFront(), list.apart(starts)) : (names, [])
    let listed = ofStops + apart
    // The only stop of an only day is what the trip is called by.
    let stops = plan.isOfOneDay && !plan.isOfOnePlace && listed.count == 1 ? [] : listed
    // Each start stands apart from the stops.
    let whole = max(scope.stopsOfTrip.count, listed.count - starts.count) + starts.count
    let count = names.isEmpty && !stops.isEmpty ? whole : stops.count
    let isCut = stops.count < count
    let all = names.isEmpty ? plan.addresses.map : plan.addresses.places
    let rest = isCut || stops.count > Self.maxStopsOnPhone ? all : nil
    // Where a stop has the names of several a number would be that of neither.
    let isOfSeveral = names.isEmpty && scope.stopsOfTrip.contains { !scope.partNames(of: $0).isEmpty }
    let told = words.counted(names.isEmpty ? .allStopsCounted : .allPlacesCounted, count)
    let allLabel = isOfSeveral ? words[.wholeMap] : told
    // Behind a list that is cut stands the way to all: among the stops it would be read as one.
    let gap = isCut ? rest.map { StopList.gap(leadingTo: scope.link($0), label: allLabel) } : nil
    let shown = gap.map { stops.isEmpty ? [] : stops + [$0] } ?? stops
    // The map of one place is small, and the name stands beside it.
    let record: Record = [
      "heading": .text(routeHeading), "isLone": .flag(plan.isOfOnePlace),
      "map": .record(map), "isOfNames": .flag(!names.isEmpty), "isCut": .flag(isCut),
      "stops": TemplateValue(shown), "allHref": TemplateValue(rest.map { scope.link($0) }),
      "allLabel": .text(allLabel),
      "numbersNote": TemplateValue(names.isEmpty ? scope.noteOnNumbers : nil),
      "mapHref": TemplateValue(plan.addresses.map.map { scope.link($0) }),
    ]
    return .record(record)
  }

  /// One below the other more are no look: on a phone the first of them stand on the page, with a link to all.
  private static let maxStopsOnPhone = 12

  private var routeHeading: String {
    if plan.isOfOnePlace { return whereHeading }
    // What its texts name is where one was, and no word of where it is to go.
    if plan.isNowhere { return plan.way.toldAreas.isEmpty ? words[.destinationHeading] : whereHeading }
    if plan.isUndatedPlan { return whereHeading }
    if let tracks = scope.tracksApart { return scope.counted(tracks: tracks) }
    if plan.isWayUndated { return words[.stopsUndated] }
    if plan.way.route.isEmpty && !plan.places.isEmpty { return words[.navPlaces] }
    return plan.way.route.isWayToSee ? words[.routeHeading] : whereHeading
  }

  /// Nobody is known to have been where nothing has a date, and nobody was yet where the trip is to come.
  private var whereHeading: String {
    if plan.dates == nil { return words[.whereUndated] }
    return words[plan.toldState == .planned ? .destinationHeading : .whereHeading]
  }

  /// The days as cards, under headings where they are many or several journeys.
  private var groups: [Record] {
    let days = DayGroups(plan: plan, words: words)
    return days.groups.map { group in
      [
        "heading": TemplateValue(group.heading), "cards": TemplateValue(cards(group.days, days.look)),
        "isList": .flag(days.look != .card), "isMapped": .flag(days.look == .mapped),
      ]
    }
  }

  /// What is said instead of the days where nothing was kept of any, with the way to their pages.
  private var silence: TemplateValue {
    guard plan.isSilent, let first = plan.days.first, let last = plan.days.last else { return .none }
    let dates = words.dates.range(first.date, last.date)
    let record: Record = [
      "href": .text(scope.link(first.page)),
      "label": .text(words.counted(.silentDays, plan.days.count, ["dates": dates])),
    ]
    return .record(record)
  }

  /// The cards of some days. Those of a stay are lines on the card of its first; those that hold nothing are named on the card before them, else in a line of their own; a
  /// trip of nothing else, which is still to come, shows all its days.
  private func cards(_ days: [DayPlan], _ look: DayCard.Look) -> [Record] {
    let isAhead = plan.days.allSatisfy(\.isQuiet) && plan.days.last.map { $0.date >= plan.today } ?? false
    var cards: [DayCard] = []
    var early: [DayPlan] = []
    for day in days {
      if let last = cards.indices.last, !day.isQuiet, cards[last].holds(day) {
        cards[last].stayed.append(day)
      } else if !day.isQuiet || isAhead {
        cards.append(DayCard(scope: scope, day: day, look: look))
      } else if let last = cards.indices.last {
        cards[last].quiet.append(day)
      } else {
        early.append(day)
      }
    }
    let before = early.isEmpty ? [] : [QuietDays(scope: scope, days: early).record]
    return before + cards.map(\.record)
  }
}
