import SiteLanguage
import SiteOutput
import TrackFigures
import TripModel
import TripPlanning

/// The whole trip on one map, with everything on it as lists.
struct MapPage {
  private let scope: PageScope

  private var plan: TripPlan { scope.plan }

  init(site: TripSite, path: OutputPath) { scope = PageScope(site: site, path: path) }

  var file: OutputFile {
    let words = scope.words
    // Of days it is said in the key, since the map comes long before the list of stops.
    let numbersNote = scope.areStopsNumberedByDays ? scope.noteOnNumbers : nil
    let drawing = TripMap(scope: scope, name: "map", isLive: true, numbersNote: numbersNote)
    // A map of the world, enlarged, is a coast of straight lines: what lies in small areas far apart stands on their maps.
    let still = drawing.stillWayAndLists
    let byAreas = still.flatMap(drawing.everythingByAreas)
    let closer = TripMap(scope: scope, name: "parts")
    let whole = byAreas == nil ? still.flatMap(closer.whole) : nil
    let map = byAreas ?? drawing.everything(isWholeBelow: whole != nil)
    let parts =
      byAreas == nil
      ? whole ?? still.flatMap { closer.partsOfRegion($0) ?? closer.partsOfLongWay($0) } : nil
    let starts = byAreas == nil ? [] : still.map(drawing.startsApart) ?? []
    let days = PlayedDays.ofTrip(scope)
    let areas = PlaceAreas(scope: scope)
    let listed = DayAnchors.listed(of: plan) { scope.ownTitle(of: $0) }
    let list = StopList(scope: scope, isOnMap: true)
    let stops = list.ofTrip() + list.apart(starts)
    // The only stop is the map's subject, and no list: its line stands below without a heading and a number.
    let isLone = stops.count == 1
    return scope.file(
      "map", section: .map, title: words[.navMap],
      description: words(.mapOfTrip, ["title": scope.tripTitle]),
      [
        "lede": .text(lede(drawing, isByAreas: byAreas != nil)), "map": TemplateValue(map),
        "parts": TemplateValue(parts),
        "isMapped": .flag(map != nil), "isLive": .flag(map != nil && byAreas == nil),
        "ends": TemplateValue(ends),
        "numbersNote": TemplateValue(numbersNote == nil || map == nil ? scope.noteOnNumbers : nil),
        "stopsHeading": .text(scope.stopsHeading),
        "isLoneStop": .flag(isLone), "isByDays": .flag(scope.areStopsNumberedByDays),
        "stops": TemplateValue(isLone ? stops.map { $0.with(["marker": .none]) } : stops),
        "places": TemplateValue(areas == nil ? places : []),
        "areas": TemplateValue(areas?.records(isOnMap: true) ?? []),
        "ideas": TemplateValue(
          plan.itinerary.attractions.filter { $0.position != nil }.map {
            IdeaLine(scope: scope, idea: $0).record
          }),
        // Those that were visited have the signs of places.
        "ideasNote": TemplateValue(
          plan.itinerary.attractions.contains { $0.position != nil && !$0.wasVisited }
            ? words[.mapIdeas] : nil),
        // A player asks the choice where it has come also where there is but one day.
        "dayChoices": TemplateValue(days.records), "isOfDays": .flag(days.records.count > 1),
        "kindChoices": TemplateValue(kindChoices),
        "isNarrowed": .flag(days.records.count > 1 || !kindChoices.isEmpty),
        "countText": .text(words[listsIdeas ? .mapCountIdeas : .mapCount]),
        "dayCountText": .text(words[listsIdeas ? .mapCountDayIdeas : .mapCountDay]),
        "allText": TemplateValue(allText),
        "isPlayed": .flag(isOneWay && !days.records.isEmpty),
        "unit": TemplateValue(days.unit?.name), "unitMetres": TemplateValue(days.unit?.metres),
        "soFar": .text(words[.mapSoFar]),
        "geojson": TemplateValue(plan.addresses.geojson.map { scope.link($0) }),
        "gpx": TemplateValue(plan.addresses.gpx.map { scope.link($0) }), "gpxLabel": .text(scope.gpxLabel),
        "days": TemplateValue(listed.map(day)),
        "daysLabel": TemplateValue(
          listed.count > DayGroups.maxWithoutMonths ? words.counted(.countDays, listed.count) : nil),
      ])
  }

  /// The places as one list, with the numbers that they have on the map where its way has none.
  private var places: [Record] {
    let numbered = scope.numberedPlaces
    let areBeside = Signs.areBeside(numbered ?? [])
    return (numbered ?? plan.places).enumerated().map { index, place in
      PlaceLine(scope: scope, place: place, isOnMap: true, isNumberBeside: areBeside)
        .record(number: numbered == nil ? nil : index + 1)
    }
  }

  /// What stands where a script tells how much of the lists it shows, until anything is chosen: all of it. Nil where there
  /// is none.
  private var allText: String? {
    let ideas = plan.itinerary.attractions.count { $0.position != nil }
    let count = plan.places.count + ideas
    guard count > 0 else { return nil }
    let told = scope.words.numbers.whole(count)
    return scope.words(listsIdeas ? .mapListedIdeas : .mapListed, ["count": told])
  }

  /// Whether the lists below, of which a script counts what is shown, have places and ideas.
  private var listsIdeas: Bool {
    !plan.places.isEmpty && plan.itinerary.attractions.contains { $0.position != nil }
  }

  /// What the map shows, or what of the bookings it does not; where nothing of the trip is on it, that.
  private func lede(_ map: TripMap, isByAreas: Bool) -> String {
    guard plan.isNowhere else {
      let drawn = placesDrawn
      let unplaced = plan.itinerary.events.count { event in
        event.isUnplaced { position in
          drawn.contains { $0.distance(to: position) <= EventPlan.reachOnMap }
        }
      }
      if unplaced > 0 { return scope.words.counted(.mapUnplaced, unplaced) }
      // Where nothing leads from one place to another there is no route to speak of.
      if isByAreas, plan.way.route.isWayToSee { return scope.words[.mapByAreas] }
      if hasWay { return scope.words[isOneWay ? .mapLede : .mapTracks] }
      let count = placesOnMap
      return count > 1 && isOfPictures
        ? scope.words[.mapPictures] : scope.words.counted(.placesLede, count)
    }
    guard map.destination != nil else { return scope.words[.mapNowhere] }
    if let name = plan.way.destination?.value.name { return scope.words(.mapDestination, ["place": name]) }
    let told = plan.way.toldAreas
    return told.isEmpty
      ? scope.words[.mapNowhere] : scope.words(.mapTold, ["places": scope.words.list(told)])
  }

  /// Whether there is a way that leads from one place to the next: not where tracks share nothing but a folder.
  private var isOneWay: Bool { hasWay && scope.tracksApart == nil }

  private var hasWay: Bool { plan.way.route.isWayToSee && !plan.isWithoutWay }

  /// Where something stands on the map, or a line of it ends.
  private var placesDrawn: [Coordinate] {
    let route = plan.way.route
    let ends = route.legs.flatMap { [$0.points.first, $0.points.last].compactMap(\.self) }
    return route.stops.map(\.coordinate) + ends + plan.places.map(\.coordinate)
      + plan.itinerary.attractions.compactMap { $0.position?.value }
  }

  /// Whether nothing but pictures tells of places.
  private var isOfPictures: Bool {
    plan.places.isEmpty && !plan.itinerary.attractions.contains { $0.position != nil }
      && !plan.journal.entries.contains { $0.position != nil } && plan.itinerary.events.isEmpty
      && plan.way.route.stops.allSatisfy { !$0.photos.isEmpty } && !plan.way.route.stops.isEmpty
  }

  /// How many places a map without a way shows: what was visited and what was saved, each once.
  private var placesOnMap: Int {
    let unnamed = plan.way.route.stops.count { $0.place == nil }
    let saved = plan.itinerary.attractions.count { $0.position != nil && $0.pin == nil }
    let count = plan.places.count + unnamed + saved
    guard count == 0 else { return count }
    // Where it begins and ends is all that is known.
    return max(1, Set([plan.way.start, plan.way.end].compactMap { $0?.value.coordinate }).count)
  }

  /// Where the trip begins and ends, and on which days its way does; by coordinates where no name says it. Nothing where
  /// the way that was found comes back to where it began, since two equal lines say no more than the map.
  private var ends: [Record] {
    if let start = plan.way.start, let end = plan.way.end, start.reason == .content, end.reason == .content,
      areOne(start.value, end.value)
    {
      return []
    }
    let dates = plan.days.count > 1 ? scope.stopsOfTrip.flatMap(\.days) : []
    func end(_ label: Phrase, _ end: Reasoned<TripEnd>, on date: LocalDate?) -> Record {
      // What is still to come, and what was only said, has no day of the way.
      let isAhead = label == .routeStartAhead || label == .routeEndAhead
      let isOnWay = end.reason == .content || end.value.isStop
      let day = isOnWay && !isAhead ? date.flatMap { scope.site.day(on: $0) } : nil
      // So far from a town, it is anywhere around that.
      let isNamed = end.value.name != nil || end.value.locality?.isInTown == true
      return [
        "label": .text(scope.words[label]),
        "name": TemplateValue(end.value.name ?? end.value.locality.flatMap(scope.shortWords)),
        "position": TemplateValue(isNamed ? nil : scope.words.position(end.value.coordinate)),
        "date": TemplateValue(day?.date.description),
        "day": TemplateValue(
          day.map { day -> Record in
            ["href": .text(scope.link(day.page)), "label": .text(scope.longLabel(of: day))]
          }),
      ]
    }
    // Of tracks that are no common way nothing is the first, and of a way without a day nobody knows who began there: of
    // places that were saved for some day it is their order.
    func told(_ end: Reasoned<TripEnd>?, _ label: Phrase, undated: Phrase) -> (Reasoned<TripEnd>, Phrase)? {
      guard let end, end.reason == .content else { return end.map { ($0, label) } }
      if scope.tracksApart != nil { return nil }
      return (end, plan.days.isEmpty ? undated : label)
    }
    let start = told(plan.way.start, plan.startTense.startLabel, undated: .wayFrom)
    let last = told(plan.way.end, plan.endTense.endLabel, undated: .wayTo)
    return [
      start.map { end($0.1, $0.0, on: dates.min()) }, last.map { end($0.1, $0.0, on: dates.max()) },
    ].compactMap(\.self)
  }

  /// Whether both ends are at one place, as far as anybody would tell them apart: of days in one town both are that town.
  private func areOne(_ start: TripEnd, _ end: TripEnd) -> Bool {
    scope.words.position(start.coordinate) == scope.words.position(end.coordinate)
      || plan.way.route.stops.count == 1 && start.name != nil && start.name == end.name
  }

  /// The kinds of places by their names, in the order in which they come; nothing where there is but one.
  private var kindChoices: [Record] {
    var seen: Set<String> = []
    let kinds = (plan.places.compactMap(\.category) + plan.itinerary.attractions.compactMap(\.category))
      .map { scope.label(ofCategory: $0) }
      .filter { seen.insert($0).inserted }
    return kinds.count > 1 ? kinds.map { ["label": .text($0)] } : []
  }

  private func day(_ day: DayPlan) -> Record {
    let distance = DayDistance(besideTitleOf: day, on: scope)
    return [
      "marker": .text(scope.label(of: day)), "name": .text(scope.title(of: day)),
      "href": .text(scope.link(day.page)), "id": .text(DayAnchors.anchor(of: day.date)),
      "date": .text(day.date.description),
      "detail": TemplateValue(distance?.short ?? (plan.isUnfound(day) ? scope.words[.dayUnfound] : nil)),
      "spoken": TemplateValue(distance.flatMap { $0.isAtLeast ? $0.told : nil }),
    ]
  }
}
