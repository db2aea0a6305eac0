import Diagnostics
import Markdown
import OrderedWork
import SiteOutput
import TripModel

extension TripPlanner {
  /// The journal in the order of time, with what its author left open.
  mutating func planEntries(
    photos: [PhotoPlan], clocks: LocalClocks, ownPages: [String: OutputPath], own: OwnPlaces,
    towns: NamedTowns, book: inout AddressBook
  ) -> [EntryPlan] {
    let sources = EntrySources(
      trip: trip, photos: photos, own: own, towns: towns, clocks: clocks, names: names)
    let all = mapAtOnce(trip.entries, share: Self.share) { EntryDraft(entry: $0, sources: sources) }
    var drafts = all.compactMap(\.self)
    tellWithoutDay(zip(trip.entries, all).filter { $0.1 == nil }.map { $0.0 }, photos)
    let twins = EntryTwins(drafts, sources: sources)
    drafts = twins.told
    // Addresses are given in the order of names, so that an entry's does not depend on its time.
    let names = drafts.map { $0.entry.file }
    var pages: [OutputPath?] = Array(repeating: nil, count: drafts.count)
    for index in drafts.indices.sorted(by: { names[$0] < names[$1] }) {
      pages[index] = .page(root + ["journal", book.folder(in: "journal", wishes: drafts[index].slugWishes)])
    }
    let placed = zip(drafts, pages).compactMap { draft, page in page.map { (draft: draft, page: $0) } }
    let told = ownPages.merging(placed.map { ($0.draft.entry.file, $0.page) }) { first, _ in first }
    let ofTwins = twins.files.compactMap { file, twin in told[twin].map { (file, $0) } }
    let byFile = told.merging(ofTwins) { first, _ in first }
    let photosOfDay = Dictionary(grouping: photos.indices) { photos[$0].day?.value }
      .mapValues { DayPhotos($0, of: photos, clocks: clocks) }
    let order = placed.map { $0.draft.order(clocks) }
    let ofTold = twins.byTold
    let inOrder = order.indices.sorted { order[$0] < order[$1] }
    let quotes = QuotedParts(of: trip)
    var plans = mapAtOnce(Array(inOrder.enumerated()), share: Self.share) { number, index in
      let (draft, page) = placed[index]
      let near = photosOfDay[draft.day.value]?.near(
        draft.time?.value, in: draft.ground(towns), sources)
      var plan = draft.plan(
        id: EntryID(number), page: page, pages: byFile, sources: sources, near: near, quotes: quotes)
      plan.twins = ofTold[plan.file] ?? []
      return plan
    }
    partCovers(of: &plans, among: photosOfDay, clocks)
    return plans
  }

  /// Gives each text of a day a picture of its own, where it has only one of the day: the same would stand beside each of
  /// them. What another of them shows is of that one.
  private func partCovers(
    of entries: inout [EntryPlan], among photos: [LocalDate?: DayPhotos], _ clocks: LocalClocks
  ) {
    for (day, indices) in Dictionary(grouping: entries.indices, by: { entries[$0].day.value })
    where indices.count > 1 {
      var taken: Set<PhotoID> = []
      for index in indices {
        if let cover = entries[index].cover, !cover.reason.isOfDay { taken.insert(cover.value) }
        taken.formUnion(entries[index].pictures.values)
        taken.formUnion(entries[index].gallery.map(\.photo))
      }
      for index in indices {
        guard let cover = entries[index].cover, cover.reason.isOfDay, !taken.insert(cover.value).inserted
        else { continue }
        let next = photos[day]?.cover(at: entries[index].time?.value, besides: taken, clocks)
        if let next { taken.insert(next.value) }
        entries[index].cover = next
      }
    }
  }

  private mutating func tellWithoutDay(_ entries: [JournalEntry], _ photos: [PhotoPlan]) {
    guard !entries.isEmpty else { return }
    let seen = Set(photos.compactMap { $0.day?.value })
    let first = seen.min()
    // What is shown is of a day of the trip, where that is known.
    let day = trip.settings.start ?? (seen.count == 1 ? first : nil)
    for entry in entries {
      if let advice = trip.datedNames[entry.file]?.advice {
        diagnostics.append(.dayInName(entry, advice: advice))
      } else if let number = entry.dayNumber, number >= 0 {
        diagnostics.append(.numberWithoutStart(entry, firstSeen: first))
      } else {
        diagnostics.append(.entryWithoutDay(entry, day: day))
      }
    }
  }

  /// Entries that are planned in one go.
  private static let share = 200

  /// Gives an entry without a position that of a track near its time; likewise one that only names the town, and one with an
  /// hour that stands where a picture was taken at another.
  func place(
    _ entries: inout [EntryPlan], _ photos: [PhotoPlan], along tracks: [TimedTrack], clocks: LocalClocks
  ) {
    func isOpen(_ entry: EntryPlan) -> Bool {
      entry.time != nil && entry.withheld == nil
        && entry.position?.reason.isVague ?? true
    }
    let apart = seenAtOtherHours(entries, photos, clocks)
    let open = entries.indices.filter { isOpen(entries[$0]) || apart.contains($0) }
    guard !open.isEmpty else { return }
    let positions = TrackPositions(tracks)
    for index in open {
      guard let time = entries[index].time?.value else { continue }
      let found = positions.position(at: clocks.instant(time))
      let (here, ground) = (entries[index].position, towns.ground(of: entries[index].placeName))
      if let here, here.reason.isTown, let ground, let found,
        found.value.distance(to: here.value) > ground || names.locality(at: found.value)?.sea != nil
      {
        continue
      }
      entries[index].position = apart.contains(index) ? found ?? here : here.better(found)
    }
  }

  /// Seconds between an hour and that of a picture within which both were at one place.
  private static let sameHour = 30 * 60

  /// The entries with an hour of their own that have their positions from pictures of other hours.
  private func seenAtOtherHours(
    _ entries: [EntryPlan], _ photos: [PhotoPlan], _ clocks: LocalClocks
  ) -> Set<Int> {
    let asked = entries.indices.filter { index in
      guard entries[index].placeName == nil, case .written? = entries[index].time?.reason else {
        return false
      }
      return entries[index].pictureOfPosition != nil
    }
    guard !asked.isEmpty else { return [] }
    let taken = Dictionary(
      photos.compactMap { photo in photo.taken.map { (photo.photo.file, $0.value) } },
      uniquingKeysWith: { first, _ in first })
    let apart = asked.filter { index in
      guard let time = entries[index].time?.value, let file = entries[index].pictureOfPosition,
        let shot = taken[file]
      else { return false }
      let place = entries[index].position?.value
      let seconds = clocks.instant(shot, near: place).seconds - clocks.instant(time, near: place).seconds
      return abs(seconds) > Self.sameHour
    }
    return Set(apart)
  }

  /// Metres within which all that is known of a day is one place.
  private static let onePlace = 2_000.0

  /// Takes a position that only the hour tells from an entry whose place nobody knows: that would be called by the name
  /// wherever one was about then. So it is with one of no hour and no place, which has that of the day's first picture.
  /// Where the whole day was at one place, that is it.
  func unplace(_ entries: inout [EntryPlan], _ photos: [PhotoPlan], along tracks: [TimedTrack]) {
    let guesses = entries.indices.filter { index in
      entries[index].isPlacedByHour && (entries[index].isOfDayAlone || isKnownByNothing(entries[index]))
    }
    guard !guesses.isEmpty else { return }
    let days = Set(guesses.map { entries[$0].day.value })
    var points: [LocalDate: [Coordinate]] = [:]
    for photo in photos {
      guard let day = photo.day?.value, days.contains(day), let position = photo.position,
        !position.reason.isEstimate
      else { continue }
      points[day, default: []].append(position.value)
    }
    for piece in tracks.lazy.flatMap(\.pieces) {
      guard let day = piece.day, days.contains(day) else { continue }
      points[day, default: []] += piece.points.map(\.coordinate)
    }
    for index in guesses {
      guard let here = entries[index].position?.value else { continue }
      let isOnePlace = (points[entries[index].day.value] ?? []).allSatisfy {
        $0.distance(to: here) <= Self.onePlace
      }
      if !isOnePlace { entries[index].position = nil }
    }
  }

  /// Whether an entry names a place, and neither the trip nor the gazetteer tells where that is.
  func isKnownByNothing(_ entry: EntryPlan) -> Bool {
    guard let name = entry.placeName, entry.withheld == nil else { return false }
    if case .written? = entry.position?.reason { return false }
    return own[name] == nil && towns.position(of: name) == nil && area(of: name) == nil
  }
}

extension EntryPlan {
  /// The picture that tells where it was written, where one does.
  fileprivate var pictureOfPosition: String? {
    switch self.position?.reason {
    case .pictureInText(let file)?, .nearestInTime(let file)?: file
    default: nil
    }
  }

  /// Whether it says neither when nor where it was written.
  fileprivate var isOfDayAlone: Bool { self.time == nil && self.placeName == nil && self.withheld == nil }

  /// Whether no more than the time tells where it was written.
  fileprivate var isPlacedByHour: Bool {
    switch self.position?.reason {
    case .nearestInTime?, .track?, .between?: true
    default: false
    }
  }
}

extension Reason {
  /// Whether a picture is only one of the day.
  fileprivate var isOfDay: Bool { if case .nearestInTime = self { true } else { false } }
}

extension Reasoned<Coordinate>? {
  /// Another position where there is none yet, or where it tells more exactly where in a town or a region one was.
  func better(_ other: Self) -> Self {
    guard let here = self else { return other }
    let reach = here.reason.isTown ? NamedTowns.reach : here.reason.isRegion ? NamedTowns.reachOfRegion : 0
    guard reach > 0, let other, other.value.distance(to: here.value) <= reach else { return here }
    return Reasoned(other.value, because: other.reason, insteadOf: [here.reason])
  }
}

/// What entries are completed from.
struct EntrySources: Sendable {
  private let photos: [PhotoPlan]
  /// The first photo of each file: its place among `photos`, since photos are large and there are many.
  private let places: [String: Int]
  /// What the traveller's own files say of places by their names.
  let own: OwnPlaces
  let towns: NamedTowns
  let clocks: LocalClocks
  let rides: BookedRideEnds
  private let names: PlaceLookup
  /// The file of the only entry with a written title that says its own date. Who calls one so that calls the others
  /// otherwise means the day by that name: `4th of July`. Of several they are only dates.
  let calledByDate: String?

  init(
    trip: Trip, photos: [PhotoPlan], own: OwnPlaces, towns: NamedTowns, clocks: LocalClocks,
    names: PlaceLookup
  ) {
    self.photos = photos
    self.names = names
    rides = BookedRideEnds(trip.events, clocks: clocks) { place in
      place.coordinate ?? own[place.name]?.value ?? towns.position(of: place.name)?.value
    }
    places = Dictionary(
      photos.lazy.enumerated().map { ($1.photo.file, $0) }, uniquingKeysWith: { first, _ in first })
    self.own = own
    self.towns = towns
    self.clocks = clocks
    let dated = trip.entries.filter { entry in
      guard let title = entry.title?.value, let day = clocks.toldDay(of: entry)?.value else { return false }
      return DateTitle.isWhole(title, of: day)
    }
    calledByDate = dated.count == 1 ? dated[0].file : nil
  }

  /// A photo by its file.
  func photo(_ file: String) -> PhotoPlan? { places[file].map { photos[$0] } }

  /// The trip's photos in an entry's text, in the order of the text.
  func shown(in entry: JournalEntry) -> [PhotoPlan] {
    // Most texts show none, and a text is large.
    entry.pictures.isEmpty ? [] : entry.body.images.compactMap { entry.pictures[$0.source] }.compactMap(photo)
  }

  /// The ground of the town by whose name alone an entry tells its place; nil where the trip tells more.
  func town(of entry: JournalEntry) -> TownGround? {
    guard let place = entry.place?.value, place.coordinate == nil, own[place.name] == nil,
      let middle = towns.position(of: place.name)?.value, let reach = towns.ground(of: place.name)
    else { return nil }
    return TownGround(middle: middle, reach: reach)
  }

  /// Whether a picture says that it was taken there. The open sea before a town is no part of it.
  func isTaken(_ photo: PhotoPlan, on ground: TownGround) -> Bool {
    guard let place = photo.position?.value, place.distance(to: ground.middle) <= ground.reach else {
      return false
    }
    return !ground.isTown || names.locality(at: place)?.sea == nil
  }

  /// The trip's photos that belong to an entry, in its order.
  func gallery(of entry: JournalEntry) -> [PhotoPlan] { entry.gallery.compactMap { photo($0.file) } }
}

/// How far around its middle a town that an entry names, or another place of one, may be.
struct TownGround {
  let middle: Coordinate
  /// Metres.
  let reach: Double
  /// Whether it is a town by its name, and no place that something tells.
  var isTown = true
}

/// The photos of one day by their time, to be asked which was taken near to an entry's.
struct DayPhotos: Sendable {
  /// A photo of the day by its place among the trip's.
  private typealias Timed = (seconds: Int, photo: Int)

  private let photos: [PhotoPlan]
  private let all: [Int]
  private let placed: [Timed]
  /// Those that may stand for what was written, and of these what tells its time: nobody chose them, so none was drawn or
  /// written itself.
  private let covers: [Int]
  private let timedCovers: [Timed]

  /// What the day's photos say about an entry that does not say it itself.
  struct Near: Sendable {
    var cover: Reasoned<PhotoID>?
    var position: Reasoned<Coordinate>?
  }

  /// Seconds within which an entry was probably written where a photo was taken.
  private static let reach = 2 * 3600

  /// `day` are the places of the day's photos among all of the trip, in order.
  init(_ day: [Int], of photos: [PhotoPlan], clocks: LocalClocks) {
    self.photos = photos
    all = day
    let timed: [Timed] = day.compactMap { index in
      photos[index].taken.map {
        (clocks.instant($0.value, near: photos[index].position?.value).seconds, index)
      }
    }.sorted { ($0.seconds, $0.photo) < ($1.seconds, $1.photo) }
    placed = timed.filter { photos[$0.photo].position != nil }
    func mayCover(_ photo: Int) -> Bool { !photos[photo].isGraphic && !photos[photo].isPaperOrScreen }
    covers = day.filter(mayCover)
    timedCovers = timed.filter { mayCover($0.photo) }
  }

  /// The nearest in time; without a time, the day's first. Where a town is named, the position is that of one in it.
  func near(_ time: Moment?, in ground: TownGround?, _ sources: EntrySources) -> Near {
    func isThere(_ photo: Int) -> Bool {
      let photo = photos[photo]
      return photo.position != nil && ground.map { sources.isTaken(photo, on: $0) } ?? true
    }
    guard let seconds = time.map({ sources.clocks.instant($0).seconds }) else {
      return near(cover: covers.first, placed: all.first(where: isThere))
    }
    let there = ground == nil ? placed : placed.filter { isThere($0.photo) }
    let place = Self.nearest(to: seconds, among: there).flatMap {
      abs($0.seconds - seconds) <= Self.reach ? $0 : nil
    }
    let cover = Self.nearest(to: seconds, among: timedCovers)?.photo ?? covers.first
    return near(cover: cover, placed: place?.photo)
  }

  /// The nearest photograph about a time besides those that stand for others; without a time, the next of the day.
  func cover(at time: Moment?, besides taken: Set<PhotoID>, _ clocks: LocalClocks) -> Reasoned<PhotoID>? {
    func isFree(_ photo: Int) -> Bool { photos[photo].hasStill && !taken.contains(photos[photo].id) }
    guard let seconds = time.map({ clocks.instant($0).seconds }) else {
      return near(cover: covers.first(where: isFree), placed: nil).cover
    }
    let around = timedCovers.filter { abs($0.seconds - seconds) <= Self.reach && isFree($0.photo) }
    return near(cover: Self.nearest(to: seconds, among: around)?.photo, placed: nil).cover
  }

  private func near(cover: Int?, placed: Int?) -> Near {
    Near(cover.map { photos[$0] }, placed.map { photos[$0] })
  }

  private static func nearest(to seconds: Int, among photos: [Timed]) -> Timed? {
    let next = photos.firstIndex(sortedBy: \.seconds, notBelow: seconds)
    let around = photos[max(0, next - 1)..<min(photos.count, next + 1)]
    return around.min { abs($0.seconds - seconds) < abs($1.seconds - seconds) }
  }
}

extension DayPhotos.Near {
  fileprivate init(_ cover: PhotoPlan?, _ placed: PhotoPlan?) {
    let cover = cover.flatMap { $0.hasStill ? $0 : nil }
    self.cover = cover.map { Reasoned($0.id, because: .nearestInTime(file: $0.photo.file)) }
    position = placed.flatMap { photo in
      photo.position.map { Reasoned($0.value, because: .nearestInTime(file: photo.photo.file)) }
    }
  }
}

extension Diagnostic {
  fileprivate static func dayInName(_ entry: JournalEntry, advice: String) -> Diagnostic {
    Diagnostic(
      .error, .entryWithoutDay, "Entry left out: the day in its name is not read",
      at: SourcePlace(file: entry.diskFile), advice: advice)
  }

  /// One line in trip.yml mends it for all of them. `firstSeen` is the first day of pictures, which may be of the day
  /// before the trip.
  fileprivate static func numberWithoutStart(_ entry: JournalEntry, firstSeen: LocalDate?) -> Diagnostic {
    let start = "`start: \(firstSeen?.description ?? "2026-05-03")`"
    return Diagnostic(
      .error, .entryWithoutDay, "Entry left out: its name counts days, and nothing tells which was day 1",
      at: SourcePlace(file: entry.diskFile),
      advice:
        "Such days are counted from `start` in trip.yml: write \(start) there, "
        + (firstSeen == nil
          ? "with the day that was day 1." : "the first day of pictures, or the day that was day 1.")
        + " To keep it out, \(keepingOut).")
  }

  /// What it shows is of `day`, where one of the trip is known.
  fileprivate static func entryWithoutDay(_ entry: JournalEntry, day: LocalDate?) -> Diagnostic {
    let isBefore = entry.dayNumber.map { $0 < 0 } ?? false
    let shown = day.map { isBefore ? $0 + (entry.dayNumber ?? 0) : $0 }
    let day = shown?.description ?? "2026-05-03"
    return Diagnostic(
      .error, .entryWithoutDay,
      isBefore
        ? "Entry without a sure day left out: was there a day 0 between it and day 1?"
        : "Entry without a day left out",
      at: SourcePlace(file: entry.diskFile),
      advice: isBefore
        ? "Write its date at its top, such as `date: \(day)`." : waysOut(of: entry.file, day: day))
  }

  private static let keepingOut = "write `draft: yes` at its top, or name it in .tripbookignore"

  /// A text that is for its writer, or for one other, is to be kept out before anything that publishes it is named.
  private static func waysOut(of file: String, day: String) -> String {
    let out = keepingOut
    let stem = FileName(file).stem
    let own = file.split(separator: "/").last.map(String.init) ?? file
    let name = ["index", "_index"].contains(stem) ? "\(day).md" : "\(day)-\(own)"
    let dated = "its file name with a date, such as \(name), or write `date: \(day)` at its top"
    return NoteName.isNote(stem)
      ? "To keep it out, \(out). To publish it, so that everybody reads all of it, begin \(dated)."
      : "Begin \(dated). To keep it out, \(out)."
  }
}
