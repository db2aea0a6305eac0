import Foundation
import Markdown
import TripModel

/// Villages at which days began and ended, by titles and names of files that read as ways: `Zubiri to Pamplona`.
///
/// Who calls each stage by its two ends names places that the gazetteer may not have. Such a title is believed at one
/// end where anything else says that it is right at the other: the town there, the next day's title, or those of most days.
struct EndsOfWays {
  /// One end of a day, with what the traveller calls it.
  struct End {
    let day: LocalDate
    let at: Coordinate
    let name: String
  }

  private let ways: [LocalDate: TitledWay]
  private let router: Router
  private let meant: [String: [TownReading]]
  private let recorded: RecordedEnds
  /// Whether so many ends are the towns that the gazetteer has there that the others are believed by themselves.
  private var areBelieved = false

  /// So many ends of ways, and more than half of those in towns, are called by these.
  private static let fewest = 3
  /// Metres from a town within which a name that is like its own means it.
  private static let reachOfTown = 8_000.0
  /// Metres from the middle of a town, however small, within which that is where one was.
  private static let middle = 2_500.0
  /// Metres within which a town of the name is meant, and no village that has it too.
  private static let reachOfSame = 60_000.0
  /// Metres within which the end of a day and the start of the next are one place.
  private static let onePlace = 2_000.0

  /// The ends that have no name of their own; of what is published alone.
  static func find(
    in entries: [EntryPlan], _ tracks: [TrackPlan], names lookup: PlaceLookup, router: Router
  ) -> [End] {
    let ways = titled(entries, tracks)
    guard !ways.isEmpty else { return [] }
    let asked = Set(ways.values.flatMap { [$0.from, $0.to] }).sorted()
    var found = EndsOfWays(
      ways: ways, router: router, meant: lookup.towns(meantBy: asked), recorded: RecordedEnds(tracks))
    found.believe()
    let ends = found.lastOnes() + found.firstOnes()
    return ends.isEmpty ? [] : found.spelled(ends, by: entries)
  }

  /// The ways by which days are called: by the title or the file of their only entry, else by their only such recording.
  private static func titled(_ entries: [EntryPlan], _ tracks: [TrackPlan]) -> [LocalDate: TitledWay] {
    var recorded: [LocalDate: [TitledWay]] = [:]
    // What was cut may be called by the street in which it began.
    for track in tracks where track.days.count == 1 && !track.isCut && !track.isPlanned {
      if let way = track.title.flatMap(TitledWay.init) ?? TitledWay(track.fileStem) {
        recorded[track.days[0], default: []].append(way)
      }
    }
    var ways = recorded.compactMapValues { $0.count == 1 ? $0[0] : nil }
    let open = entries.filter { $0.withheld == nil && $0.kept == nil }
    for (day, ofDay) in Dictionary(grouping: open, by: { $0.day.value }) where ofDay.count == 1 {
      let entry = ofDay[0]
      let isWritten = entry.title.reason != .standard && entry.title.reason != .firstWords
      let title = isWritten ? TitledWay(entry.title.value) : nil
      if let way = title ?? stem(of: entry).flatMap(TitledWay.init) { ways[day] = way }
    }
    return ways
  }

  /// The name of an entry's file without its ending, where that may be told; nil for a day of a diary in one file.
  private static func stem(of entry: EntryPlan) -> String? {
    guard !entry.withholdsName, !entry.file.contains("#"), let name = entry.file.split(separator: "/").last
    else { return nil }
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? String(name)
  }

  // MARK: - What is believed

  private mutating func believe() {
    var (agreeing, inTowns) = (0, 0)
    for (day, way) in ways {
      for (stop, name) in [(router.firstStop(of: day), way.from), (router.lastStop(of: day), way.to)] {
        guard let stop else { continue }
        if agrees(stop, name) { agreeing += 1 }
        if agrees(stop, name) || stop.locality.map(hasTown) ?? false { inTowns += 1 }
      }
    }
    areBelieved = agreeing >= Self.fewest && 2 * agreeing > inTowns
  }

  /// Whether the stop has the name by the gazetteer or by anything of the traveller's.
  private func agrees(_ stop: Stop, _ name: String) -> Bool {
    if let own = stop.name?.value, DayEnds.isSame(name, own) { return true }
    guard let place = stop.locality, place.sea == nil, let town = place.town else { return false }
    return DayEnds.isSame(name, town) && (place.isInTown || place.metres <= Self.reachOfTown)
  }

  private func hasTown(_ place: Locality) -> Bool {
    place.isInTown && (place.quarter != nil || place.metres <= max(Self.middle, place.townReach))
  }

  // MARK: - The ends

  private func lastOnes() -> [End] {
    ways.sorted { $0.key < $1.key }.compactMap { day, way in
      let isToldNext = ways[day + 1].map { DayEnds.isSame($0.from, way.to) } ?? false
      let isToldHere = router.firstStop(of: day).map { agrees($0, way.from) } ?? false
      guard areBelieved || isToldNext || isToldHere, let stop = router.lastStop(of: day),
        router.hasEnded(day, at: stop.coordinate),
        recorded.ends(day, at: stop.coordinate) || router.firstStop(of: day + 1) != nil
      else { return nil }
      return end(day, stop, way.to)
    }
  }

  private func firstOnes() -> [End] {
    ways.sorted { $0.key < $1.key }.compactMap { day, way in
      let isToldBefore = ways[day + -1].map { DayEnds.isSame($0.to, way.from) } ?? false
      let isToldHere = router.lastStop(of: day).map { agrees($0, way.to) } ?? false
      guard areBelieved || isToldBefore || isToldHere, let stop = router.firstStop(of: day),
        recorded.begins(day, at: stop.coordinate) || isLast(of: day + -1, at: stop.coordinate)
      else { return nil }
      return end(day, stop, way.from)
    }
  }

  private func isLast(of day: LocalDate, at place: Coordinate) -> Bool {
    router.lastStop(of: day).map { $0.coordinate.distance(to: place) <= Self.onePlace } ?? false
  }

  /// Nil where the place has a name, or where a town of that name is near, and elsewhere.
  private func end(_ day: LocalDate, _ stop: Stop, _ name: String) -> End? {
    guard !stop.isNamedHere, let place = stop.locality, place.sea == nil, let town = place.town,
      !hasTown(place)
    else { return nil }
    let here = stop.coordinate
    if DayEnds.isSame(name, town), place.isInTown || place.metres <= Self.reachOfTown {
      return place.isInTown ? nil : End(day: day, at: here, name: town)
    }
    let near = (meant[name] ?? []).map { $0.coordinate.distance(to: here) }.min()
    if let near, near > Self.reachOfTown, near <= Self.reachOfSame { return nil }
    return End(day: day, at: here, name: name)
  }

  // MARK: - Spelling

  /// With the accents that the texts have, and names of files often lack: those of that day and of the days beside it, and all
  /// titles that are that name.
  private func spelled(_ ends: [End], by entries: [EntryPlan]) -> [End] {
    let open = entries.filter { $0.withheld == nil && $0.kept == nil }
    let titles = ways.values.flatMap { [$0.from, $0.to] }.sorted() + open.map(\.title.value)
    let accented = titles.filter { !$0.allSatisfy(\.isASCII) }
    let spellings = Dictionary(accented.map { ($0.folded, $0) }, uniquingKeysWith: { first, _ in first })
    let byDay = Dictionary(grouping: open) { $0.day.value }
    return ends.map { end in
      guard end.name.allSatisfy(\.isASCII) else { return end }
      let near = [end.day, end.day + 1, end.day - 1].flatMap { byDay[$0] ?? [] }
      let texts = near.flatMap { [$0.title.value, $0.body.plainText] }
      let name = spellings[end.name.folded] ?? Self.spelled(end.name, in: texts)
      return End(day: end.day, at: end.at, name: name)
    }
  }

  private static func spelled(_ name: String, in texts: [String]) -> String {
    for text in texts {
      var from = text.startIndex
      while let found = text.range(of: name, options: .diacriticInsensitive, range: from..<text.endIndex) {
        let isWhole =
          text[..<found.lowerBound].last.map { !$0.isLetter } ?? true
          && text[found.upperBound...].first.map { !$0.isLetter } ?? true
        if isWhole, text[found] != name { return String(text[found]) }
        from = found.upperBound
      }
    }
    return name
  }
}

/// Where recordings of days began and ended; of what was cut near a private place nobody is told.
private struct RecordedEnds {
  private var first: [LocalDate: [Coordinate]] = [:]
  private var last: [LocalDate: [Coordinate]] = [:]
  private var cut: Set<LocalDate> = []

  /// Metres from an end within which a stop stands for it.
  private static let reach = 1_000.0

  init(_ tracks: [TrackPlan]) {
    for track in tracks where !track.isPlanned {
      if track.isCut { cut.formUnion(track.days) }
      guard let start = track.days.first, let end = track.days.last else { continue }
      if let point = track.segments.first?.runs.first?.first {
        first[start, default: []].append(point.coordinate)
      }
      if let point = track.segments.last?.runs.last?.last { last[end, default: []].append(point.coordinate) }
    }
  }

  func begins(_ day: LocalDate, at place: Coordinate) -> Bool { isThere(place, first[day], day) }

  func ends(_ day: LocalDate, at place: Coordinate) -> Bool { isThere(place, last[day], day) }

  private func isThere(_ place: Coordinate, _ ends: [Coordinate]?, _ day: LocalDate) -> Bool {
    !cut.contains(day) && (ends ?? []).contains { $0.distance(to: place) <= Self.reach }
  }
}
