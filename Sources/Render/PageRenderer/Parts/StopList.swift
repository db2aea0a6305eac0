import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The stops of a way as a list, for who cannot see the map.
struct StopList {
  let scope: PageScope
  /// Whether each stop has the ways out to it.
  var leadsOut = true
  /// Whether the list stands below the zoomed map, whose pins find by its ids what their cards say.
  var isOnMap = false

  /// The trip's stops, with the days on which the way came by.
  ///
  /// On a trip of one day, and where few days have many stops, they are numbered along the way, as on its map; those of
  /// tracks that are no common way have their countries instead, by which their maps are called.
  /// Behind a name stands all that the days call it, however long: the list breaks its lines.
  func ofTrip() -> [Record] {
    let isOrdered = scope.tracksApart == nil
    if let day = scope.onlyDay, isOrdered { return ofDay(day, stops: scope.stopsOfTrip) }
    let isByDays = scope.areStopsNumberedByDays
    let countries = Set(scope.stopsOfTrip.compactMap { $0.locality?.country })
    let alike = toldAlike(scope.stopsOfTrip)
    return labelled(scope.stopsOfTrip).map { index, stop, label in
      let country = countries.count > 1 ? stop.locality?.country.map { scope.toldName(of: $0) } : nil
      let number = isOrdered ? scope.words.numbers.whole(index + 1) : country
      let away = label.isEmpty ? away(stop).flatMap { alike.contains($0) ? $0 : nil } : nil
      let date = away == nil || stop.days.count != 1 ? nil : stop.days.first.map { scope.shortDate($0) }
      let told = record(
        stop, at: index, label: label,
        marker: isByDays ? DayNumbers(scope: scope).text(stop.days) : number,
        details: (date == nil ? [] : [away].compactMap(\.self)).map(\.isolated),
        parts: scope.partNames(of: stop).filter { $0 != label }.map(\.isolated), called: date, isOfTrip: true)
      // Below the zoomed map all its days are told.
      guard !isOnMap, !told["href"].isShown, let day = stop.days.compactMap({ scope.site.day(on: $0) }).first
      else { return told }
      return told.with(["href": .text(scope.link(day.page))])
    }
  }

  /// The same for the front page: of many stops those that have a name or are in a town, and of these not more than a look
  /// takes in, where one was longest, with the last of all. Their numbers stay those of the map.
  func ofFront() -> [Record] {
    let all = ofTrip()
    let stops = scope.stopsOfTrip
    guard all.count > Self.maxOnFront, all.count == stops.count, scope.onlyDay == nil else { return all }
    let named = stops.indices.filter { index in
      scope.name(of: stops[index]) != nil || stops[index].locality?.isInTown ?? false
    }
    guard 2 * named.count >= stops.count else { return all }
    let longest = named.sorted { (stops[$1].days.count, $0) < (stops[$0].days.count, $1) }
    let (kept, last) = (longest.prefix(Self.maxOnFront), stops.count - 1)
    // Where all of it led to stands there in any case.
    let shown = kept.contains(last) ? Array(kept) : longest.prefix(Self.maxOnFront - 1) + [last]
    return shown.sorted().map { all[$0] }
  }

  /// The line that stands for those left out of a list, and leads to all.
  static func gap(leadingTo href: String, label: String) -> Record {
    [
      "marker": .none, "name": .text("… " + label), "detail": .none, "href": .text(href), "there": .none,
      "id": .none, "photo": .none, "facts": .none, "card": .none,
    ]
  }

  /// More stops push the days down.
  private static let maxOnFront = 20

  /// How far off a town a stop is of which nothing else is known.
  private func away(_ stop: Stop) -> String? {
    guard scope.name(of: stop) == nil, let place = stop.locality, place.townNearby != nil else { return nil }
    return scope.shortWords(for: place)
  }

  /// What that is, where it is so of several stops: then their days tell them apart.
  private func toldAlike(_ stops: [Stop]) -> Set<String> {
    let known = Dictionary(grouping: stops.compactMap(away)) { $0 }
    return Set(known.filter { $0.value.count > 1 }.keys)
  }

  /// What is on the map of an area at which no stop stands, behind all that are: where the way begins there.
  func apart(_ starts: [(name: String, coordinate: Coordinate)]) -> [Record] {
    starts.map { start in
      let out = WaysOut(words: scope.words, coordinate: start.coordinate, name: start.name)
      return [
        "marker": .none, "name": .text(start.name), "detail": .none, "href": .none,
        "there": leadsOut ? .record(out.folded) : .none, "id": .none, "photo": .none, "facts": .none,
        "card": .none,
      ]
    }
  }

  /// A day's stops, numbered as on its map, with their hours; where rides lead apart from each other these, and the stops
  /// that are no end of one.
  func ofDay(_ day: DayPlan) -> [Record] {
    guard let rides = RideRows(scope: scope, day: day), !rides.records.isEmpty else {
      return ofDay(day, stops: day.route.stops)
    }
    return rides.records + ofDay(day, stops: day.route.stops.filter { !rides.holds($0) })
  }

  private func ofDay(_ day: DayPlan, stops: [Stop]) -> [Record] {
    let isOrdered = day.route.ridesApart.isEmpty
    let walk = WalkStopNames(scope: scope, day: day)
    let end = isOrdered ? endBefore(stops, of: day) : nil
    let towns = stops.compactMap(bareTown)
    return labelled(stops).map { index, stop, label in
      let told = walk?.name(of: stop)
      // Where that is stands behind it.
      let place = told == nil ? nil : stop.locality.flatMap { scope.shortWords(for: $0) }?.isolated
      let elsewhere = told == nil ? elsewhere(stop, among: stops) : nil
      let isByHour = told == nil && elsewhere == nil && isToldByHour(stop, in: towns)
      return record(
        stop, at: index, label: label, marker: isOrdered ? scope.words.numbers.whole(index + 1) : nil,
        details: [
          place, isByHour ? nil : hours(of: stop), index == end ? scope.words[.stopAgain] : nil,
        ].compactMap(\.self),
        called: elsewhere ?? (isByHour ? hours(of: stop) : told), isTold: place != nil)
    }
  }

  /// `Elsewhere in Rome`: what a stop is called that has nothing but its town for a name, where others are told as parts of
  /// that; nil for any other stop.
  private func elsewhere(_ stop: Stop, among stops: [Stop]) -> String? {
    guard let town = bareTown(of: stop), stop.isBareCorner,
      stops.contains(where: { $0.part != nil && $0.locality?.town == town })
    else { return nil }
    return scope.words(.stopElsewhere, ["town": town])
  }

  /// Whether a stop has nothing but its town for a name, as others have.
  private func isToldByHour(_ stop: Stop, in towns: [String]) -> Bool {
    guard let town = bareTown(of: stop) else { return false }
    return towns.count { $0 == town } > 1
  }

  /// The town of a stop that has hours, and nothing but that town for a name: of several only the hours tell which is which.
  private func bareTown(of stop: Stop) -> String? {
    guard stop.times != nil, scope.name(of: stop) == nil, let place = stop.locality, place.isInTown else {
      return nil
    }
    return place.town
  }

  /// Which stop of a day is its end though others stand behind it, and no hour says so: one came back to it, as to a bed.
  private func endBefore(_ stops: [Stop], of day: DayPlan) -> Int? {
    guard let last = day.route.visits.last, last + 1 < stops.count,
      stops.map(\.coordinate) == day.route.stops.map(\.coordinate),
      let hour = (stops[last].timesAgain.last ?? stops[last].times)?.upperBound,
      let latest = stops.compactMap({ $0.times?.upperBound }).max(), hour < latest
    else { return nil }
    return last
  }

  /// Stops with what their map calls them.
  private func labelled(_ stops: [Stop]) -> [(index: Int, stop: Stop, label: String)] {
    let labels = StopLabels(scope: scope, stops: stops).names
    return zip(stops, labels).enumerated().map { index, named in (index, named.0, named.1) }
  }

  /// The id of a stop in the list, by its place on the way.
  static func id(at index: Int) -> String { "stop-\(index + 1)" }

  /// By the name on the map, and behind it its own, where that is another; one that goes on behind its town's is told in
  /// whole: `London Eye`, not `Eye` behind `London`, but for a station.
  private func record(
    _ stop: Stop, at index: Int, label: String, marker: String?, details: [String], parts: [String] = [],
    called: String? = nil, isTold: Bool = false, isOfTrip: Bool = false
  ) -> Record {
    let name = called ?? name(of: stop)
    // The town of which no more is known says the least here.
    let isGuess = stop.guess != nil && label != name && !label.isEmpty
    // In a town one was at more than its station.
    let isWhole =
      name.hasPrefix(label + " ") && !stop.isWiderThanPlace && StationName.towns(in: name).isEmpty
    let short = label.isEmpty || isGuess || isWhole ? name : label
    // Hours of more than one place are none of the place that names it.
    let isOwnSaid = short != name && !stop.isWiderThanPlace
    let page = short == name || isOwnSaid ? page(of: stop) : nil
    let town = isGuess ? [label] : []
    let told = town + details.filter { $0 != short.isolated }
    let behind = ((isOwnSaid ? [name.isolated] : []) + told + parts).compactMap { name -> String? in
      let rest = Self.rest(of: name, behind: short)
      // Of the town where one stayed `station` tells nothing.
      return isOfTrip && rest != name && rest.first?.isLowercase == true ? nil : rest
    }
    return [
      "marker": TemplateValue(marker), "name": .text(short),
      "detail": TemplateValue(behind.isEmpty ? nil : behind.joined(separator: scope.words[.listMark])),
      // On the page of the map they stand below it; behind a height, where that is would be read on: `20 m 7 km north`.
      "isParted": .flag(
        !behind.isEmpty && (isTold || !isOnMap && (isOwnSaid || told.isEmpty && !parts.isEmpty))),
      "href": TemplateValue(page.map { scope.link($0) }),
      "there": there(stop, name: called ?? scope.name(of: stop) ?? short),
      "id": isOnMap ? .text(Self.id(at: index)) : .none,
      "photo": isOnMap ? TemplateValue(photo(of: stop)) : .none,
      "facts": isOnMap ? TemplateValue(facts(of: stop, name: short)) : .none,
      // Above what is told of a pin stands what that is called.
      "card": isOnMap ? .record(card(of: stop, name: stop.place == nil ? short : name)) : .none,
    ]
  }

  /// What of a name stands behind that of its town, where a comma says that it is a name by itself, `Hbf` of
  /// `Vienna, Hbf`, or it is common words: `harbour` of `Tarifa harbour`, but not `Eye` of `London Eye`.
  static func rest(of name: String, behind town: String) -> String {
    let start = town + ", "
    if name.hasPrefix(start), name != start { return String(name.dropFirst(start.count)) }
    guard name.hasPrefix(town + " ") else { return name }
    let rest = name.dropFirst(town.count + 1)
    let isCommon = rest.first?.isLowercase == true && !rest.contains(where: \.isUppercase)
    return isCommon ? String(rest) : name
  }

  /// Days, and what was written, that a stop tells of; the pages of the days have all.
  private static let maxTold = 7

  /// What a reader asks of a stop of the trip: on which days one was there, how many pictures there are, and what was
  /// written. Nothing where that would say no more than the rest of the page.
  private func facts(of stop: Stop, name: String) -> Record? {
    let days = scope.onlyDay == nil ? listedDays(of: stop) : []
    let taken = scope.site.stopPictures.photos(at: stop, of: scope.plan)
    let counted = taken.isEmpty ? nil : scope.counted(taken.map { scope.plan[$0] })
    // There may be more that do not say where they were taken.
    let isPart = scope.site.stopPictures.leavesOutUnplaced(at: stop, besides: taken, of: scope.plan)
    let photos = counted.map { isPart ? scope.words(.photosPlaced, ["photos": $0]) : $0 }
    // What has nothing but the place for a title is behind the link of its day: seven times “Hanoi” tell nothing.
    let places: Set<String> = days.isEmpty ? [] : Set([name] + scope.partNames(of: stop))
    let entries = listed(stop.entries.filter { !places.contains(scope.plan[$0].title.value) })
    guard !days.isEmpty || photos != nil || !entries.isEmpty else { return nil }
    return [
      "days": TemplateValue(days), "photos": TemplateValue(counted == name ? nil : photos),
      "entries": TemplateValue(entries),
    ]
  }

  /// What was written at a stop, each with its page; of more than a few the first, and how many more there are: the journal
  /// has all.
  private func listed(_ entries: [EntryID]) -> [Record] {
    let first = entries.prefix(Self.maxTold).map { id -> Record in
      ["href": .text(scope.link(scope.plan[id].page)), "label": .text(scope.plan[id].title.value)]
    }
    let further = entries.count - first.count
    guard further > 0, let journal = scope.plan.addresses.journal else { return first }
    let label = scope.words.counted(.countEntriesFurther, further)
    return first + [["href": .text(scope.link(journal)), "label": .text(label)]]
  }

  /// The days on which one was at a stop, each with its page; of more than a week the first, and how many more there were:
  /// the list of days has all.
  private func listedDays(of stop: Stop) -> [Record] {
    let days = stop.days.compactMap { scope.site.day(on: $0) }
    let first = days.prefix(Self.maxTold).map { day -> Record in
      ["href": .text(scope.link(day.page)), "label": .text(scope.longLabel(of: day))]
    }
    guard days.count > first.count else { return first }
    let label = scope.words.counted(.countDaysFurther, days.count - first.count)
    return first + [["href": .text(scope.site.anchors.allDays(from: scope)), "label": .text(label)]]
  }

  /// What a pin's card says: the name, what is known of the place, and the days, as the list says them.
  private func card(of stop: Stop, name: String) -> Record {
    let place = stop.place.map { scope.plan[$0] }
    let page = page(of: stop) ?? stop.days.compactMap { scope.site.day(on: $0) }.first?.page
    let who = place?.who ?? []
    return [
      "title": .text(name), "href": TemplateValue(page.map { scope.link($0) }),
      "description": TemplateValue(ToldFacts(place?.description).line),
      "who": TemplateValue(who.isEmpty ? nil : scope.words.list(who)), "kept": scope.kept(place?.kept),
      "days": TemplateValue(listedDays(of: stop)),
    ]
  }

  private func photo(of stop: Stop) -> String? {
    let ofPlace = stop.place.flatMap { scope.plan[$0].picture }
    let first = ofPlace ?? stop.photos.first { scope.plan[$0].hasStill }
    return first.flatMap { scope.thumb(of: $0, atLeast: PageScope.widthOfCard) }
  }

  /// The ways out, unless the stop is at a place that only its author sees, or nothing but somewhere at sea.
  private func there(_ stop: Stop, name: String) -> TemplateValue {
    let isWater = stop.locality?.sea != nil && scope.name(of: stop) == nil
    guard leadsOut, !isWater, stop.place.map({ scope.plan[$0].kept == nil }) ?? true else { return .none }
    if let guess = stop.guess {
      return .record(PlaceSearch(words: scope.words, text: guess.words, name: name).folded)
    }
    return .record(WaysOut(words: scope.words, coordinate: stop.coordinate, name: name).folded)
  }

  /// Its name; without one words for somewhere in a country, since that is none, else what there is to see, and where
  /// nothing is, the position.
  private func name(of stop: Stop) -> String {
    if let name = scope.name(of: stop) { return name }
    if let place = stop.locality.flatMap({ scope.shortWords(for: $0) }) { return place }
    if stop.locality?.country != nil { return scope.words[.stopOnTheWay] }
    if !stop.photos.isEmpty { return scope.counted(stop.photos.map { scope.plan[$0] }) }
    return scope.words.position(stop.coordinate)
  }

  /// The page of its place; of a stop without a name that of its first photo.
  private func page(of stop: Stop) -> OutputPath? {
    if let place = stop.place { return scope.plan[place].page }
    return scope.name(of: stop) == nil ? stop.photos.first.map { scope.plan[$0].page } : nil
  }

  /// Seconds.
  private static let shortestStay = 3600
  /// Times that one was at a stop, of which the list tells the hours: who lives at one goes in and out all day.
  private static let maxVisits = 4

  /// `11:00–18:20`, of a stop to which one came back `11:00–12:10, 17:30`; where the clock was set since the stop before,
  /// with what it showed from then on: `11:00–18:20 (UTC+1)`. Of nothing but a ride `from 10:20` or `until 08:10`, and
  /// `from 13:10` where one stayed the night, or where only a picture tells until when; of a moment that is told twice `about 11:00`.
  private func hours(of stop: Stop) -> String? {
    guard let times = stop.times else { return nil }
    let dates = scope.words.dates
    let all = [times] + stop.timesAgain
    var visits = zip(all.indices, all).map { index, times in
      let (first, last) = (dates.time(times.lowerBound), dates.time(times.upperBound))
      let isIntoNight = stop.isIntoNight && index == all.count - 1
      if stop.isFromRide || isIntoNight { return scope.words(.stopFromHour, ["time": first]) }
      if stop.isUntilRide { return scope.words(.stopUntilHour, ["time": first]) }
      if stop.isMoment { return scope.words(.stopAboutHour, ["time": first]) }
      if index == 0, stop.endsByPicture {
        return stop.beginsByPicture ? first : scope.words(.stopFromHour, ["time": first])
      }
      if index == 0, stop.beginsByPicture { return scope.words(.stopUntilHour, ["time": last]) }
      // Less than an hour is told as when one was there.
      let seconds = times.upperBound.secondOfDay - times.lowerBound.secondOfDay
      return seconds < Self.shortestStay ? first : first + "–" + last
    }
    // Behind where one came at an hour and left at none, another hour would read as when that was.
    if visits.count == 2, stop.endsByPicture, !stop.beginsByPicture {
      visits[1] = scope.words(.stopAgainAt, ["time": visits[1]])
    }
    if visits.count > Self.maxVisits { visits = Array(visits.prefix(Self.maxVisits)) + ["…"] }
    let hours = visits.joined(separator: scope.words[.listMark])
    return stop.newClock.map { hours + " (" + dates.offset($0) + ")" } ?? hours
  }
}
