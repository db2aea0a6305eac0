import Markdown
import SiteOutput
import TripModel

/// An entry on its way to a plan: a class, since it is sorted twice and large.
final class EntryDraft: Sendable {
  let entry: JournalEntry
  let day: Reasoned<LocalDate>
  let time: Reasoned<Moment>?
  let title: Reasoned<String>
  /// The text without the heading that became the title.
  private let body: MarkdownDocument
  private let position: Reasoned<Coordinate>?
  /// When and where the first of its pictures was taken, where nothing tells its hour.
  private let seen: (moment: Moment, place: Coordinate?)?

  /// Nil where nothing tells the entry's day.
  init?(entry: JournalEntry, sources: EntrySources) {
    self.entry = entry
    let shown = sources.shown(in: entry)
    let byPicture = (shown + sources.gallery(of: entry)).lazy.compactMap { photo in
      photo.taken == nil && !photo.photo.withholdsHour
        ? nil : photo.day.map { Reasoned($0.value, because: .pictureInText(file: photo.photo.file)) }
    }.first
    guard let day = sources.clocks.toldDay(of: entry) ?? byPicture else { return nil }
    self.day = day
    let (title, body) = EntryTitle.titleAndBody(
      of: entry, day: day.value, keepsDate: sources.calledByDate == entry.file)
    self.body = body
    let position =
      entry.withheld == nil
      ? Self.position(of: entry, titled: title, on: day.value, shown: shown, sources) : nil
    self.position = position
    time = Self.time(of: entry, day: day.value, at: position, shown: shown, sources)
    let isUntimed = time == nil && !entry.withholdsHour
    seen = isUntimed ? Self.firstSeen(of: shown + sources.gallery(of: entry), on: day.value) : nil
    let said =
      title.reason == .standard ? Self.captions(of: entry, shown + sources.gallery(of: entry)).first : nil
    self.title = said ?? title
  }

  /// What is said of the pictures of an entry without words, as a title: by the entry, else by the pictures themselves.
  private static func captions(of entry: JournalEntry, _ pictures: [PhotoPlan]) -> [Reasoned<String>] {
    let written = entry.body.images.map { Reasoned($0.title, because: .written(file: entry.file)) }
    let own = pictures.compactMap { picture in
      picture.caption.map { Reasoned($0.value, because: .pictureInText(file: picture.photo.file)) }
    }
    return (written + own).compactMap { said in
      let words = said.value.unlessCameraName.titleOfText(at: Wording.lengthOfFirstWords)
      return words.allSatisfy(\.isWhitespace) ? nil : Reasoned(words, because: said.reason)
    }
  }

  /// The written time, with its offset where the trip tells one; else that of the pictures in its text.
  private static func time(
    of entry: JournalEntry, day: LocalDate, at place: Reasoned<Coordinate>?, shown: [PhotoPlan],
    _ sources: EntrySources
  ) -> Reasoned<Moment>? {
    if entry.withholdsHour { return nil }
    let clocks = sources.clocks
    let written: Moment
    switch entry.time {
    case .moment(let moment): written = clocks.momentInUTC(of: entry) ?? moment
    case .timeOfDay(let time): written = Moment(local: clocks.local(time, on: day))
    case nil:
      let ground = groundOfHour(of: entry, at: place, sources)
      return EntryHour(day: day, ground: ground, sources: sources).first(of: shown)
    }
    let offset = written.offset ?? clocks.toldOffset(atLocal: written.local, near: place?.value)?.value
    return Reasoned(Moment(local: written.local, offset: offset), because: .written(file: entry.file))
  }

  /// When the first picture of the day was taken; nil where one before it keeps its hour back.
  private static func firstSeen(
    of pictures: [PhotoPlan], on day: LocalDate
  ) -> (moment: Moment, place: Coordinate?)? {
    for photo in pictures where photo.day.map({ $0.value == day }) ?? true {
      guard !photo.photo.withholdsHour, photo.photo.withheld == nil else { return nil }
      if photo.day != nil, let taken = photo.taken?.value { return (taken, photo.position?.value) }
    }
    return nil
  }

  /// Metres from the place of an entry beyond which a picture in it tells of another hour than that of being there.
  private static let reachOfHour = 2000.0

  /// How far around its place an entry was written: of a town that it names, its ground, wherever in it a picture is.
  private static func groundOfHour(
    of entry: JournalEntry, at position: Reasoned<Coordinate>?, _ sources: EntrySources
  ) -> TownGround? {
    guard let position, !position.reason.isRegion else { return nil }
    return sources.town(of: entry) ?? TownGround(middle: position.value, reach: reachOfHour, isTown: false)
  }

  private static func position(
    of entry: JournalEntry, titled title: Reasoned<String>, on day: LocalDate, shown: [PhotoPlan],
    _ sources: EntrySources
  ) -> Reasoned<Coordinate>? {
    let place = entry.place?.value
    let told = { (photo: PhotoPlan) in
      photo.position.map { Reasoned($0.value, because: Reason.pictureInText(file: photo.photo.file)) }
    }
    let hour = entry.withholdsHour ? nil : entry.time
    let seen = nearest(to: hour, on: day, of: shown, sources).flatMap(told)
    let first = pin(called: title, besides: seen, sources) ?? seen
    if let coordinate = place?.coordinate {
      guard sources.own.isArea(place?.name) else {
        return Reasoned(coordinate, because: .written(file: entry.file))
      }
      let region = Reasoned(coordinate, because: .inRegion(file: entry.file))
      return Optional(region).better(first)
    }
    if let own = sources.own[place?.name] { return own }
    guard let town = sources.towns.position(of: place?.name) else { return first }
    if case .pinNearby? = first?.reason, let first, first.value.distance(to: town.value) <= NamedTowns.reach {
      return Optional(town).better(first)
    }
    // What was taken elsewhere in the country around tells of another place than the town.
    let ground = sources.town(of: entry)
    let inTown = shown.first { photo in ground.map { sources.isTaken(photo, on: $0) } ?? false }
    return Optional(town).better(inTown.flatMap(told))
  }

  /// Of the pictures that tell a place the nearest to a written hour, else the first.
  private static func nearest(
    to time: JournalEntry.TimeClaim?, on day: LocalDate, of shown: [PhotoPlan], _ sources: EntrySources
  ) -> PhotoPlan? {
    let placed = shown.filter { $0.position != nil }
    let clocks = sources.clocks
    let hour: Moment
    switch time {
    case .moment(let moment): hour = moment
    case .timeOfDay(let time): hour = Moment(local: clocks.local(time, on: day))
    case nil: return placed.first
    }
    func seconds(from photo: PhotoPlan) -> Int {
      guard !photo.photo.withholdsHour, let taken = photo.taken?.value, let place = photo.position?.value
      else {
        return .max
      }
      let (shot, written) = (clocks.instant(taken, near: place), clocks.instant(hour, near: place))
      return abs(shot.seconds - written.seconds)
    }
    let far = placed.enumerated().map { (seconds: seconds(from: $1), index: $0) }
    return far.min { ($0.seconds, $0.index) < ($1.seconds, $1.index) }.map { placed[$0.index] }
  }

  /// The pin by whose name a text is headed, unless what it shows was taken far from there.
  private static func pin(
    called title: Reasoned<String>, besides seen: Reasoned<Coordinate>?, _ sources: EntrySources
  ) -> Reasoned<Coordinate>? {
    guard title.reason != .firstWords, let pin = sources.own[title.value], case .pinNearby = pin.reason,
      seen.map({ $0.value.distance(to: pin.value) <= NamedTowns.reach }) ?? true
    else { return nil }
    return pin
  }

  /// Where it was written, with what its day's pictures tell. With an hour alone that is where the nearest to it was taken:
  /// one of the text may be hours off.
  private func placed(by near: DayPhotos.Near?) -> Reasoned<Coordinate>? {
    guard entry.withheld == nil else { return nil }
    if case .pictureInText? = position?.reason, time != nil, entry.time != nil, entry.place == nil,
      let found = near?.position, found.value != position?.value
    {
      return found
    }
    return position.better(near?.position)
  }

  /// The ground of the town of which nothing but the name is known; nil where more is known, or nothing.
  func ground(_ towns: NamedTowns) -> TownGround? {
    guard let position, position.reason.isTown, let reach = towns.ground(of: entry.place?.value.name) else {
      return nil
    }
    return TownGround(middle: position.value, reach: reach)
  }

  /// What its page would like to be called.
  var slugWishes: [String] {
    let wish = entry.slugWish.isEmpty ? title.value : entry.slugWish
    return [wish, "\(wish) \(day.value)"]
  }

  /// By time, else by that of its first picture; an entry without either was written in the evening, after the day's photos.
  func order(_ clocks: LocalClocks) -> (Int, String) {
    if let seen { return (clocks.instant(seen.moment, near: seen.place).seconds, entry.file) }
    let moment = time?.value ?? clocks.end(of: day.value)
    return (clocks.instant(moment, near: position?.value).seconds, entry.file)
  }

  func plan(
    id: EntryID, page: OutputPath, pages: [String: OutputPath], sources: EntrySources, near: DayPhotos.Near?,
    quotes: QuotedParts
  ) -> EntryPlan {
    let body = quotes.filled(self.body, of: entry, pages: pages)
    let lead = EntryLead.shown(entry.lead, above: body)
    let withheld = entry.withheld
    var plan = EntryPlan.Contents(
      id: id, file: entry.file, page: page, title: title, day: day, time: time,
      placeName: entry.place?.value.name, position: placed(by: near), kind: entry.kind,
      tags: entry.tags, mood: entry.mood, weather: entry.weather, who: entry.who,
      cover: cover(sources) ?? near?.cover, lead: lead, gallery: gallery(sources),
      hasTrack: entry.track != nil, body: body,
      pictures: entry.pictures.compactMapValues { sources.photo($0)?.id },
      links: entry.links.compactMapValues { pages[$0] },
      excerpt: Wording.excerpt(of: body, lead: entry.lead, day: day.value),
      // What it quotes counts where it was written.
      wordCount: self.body.wordCount + (lead?.split { $0.isWhitespace }.count ?? 0))
    plan.withheld = withheld
    plan.until = entry.lastDay(from: day.value)
    plan.blockMarks = entry.blockMarks
    plan.focus = entry.focus
    plan.writers = entry.writers
    (plan.withholdsHour, plan.withholdsName) = (entry.withholdsHour, entry.withholdsName)
    return EntryPlan(plan)
  }

  /// What belongs to the entry and is not in its text, each once; what withholds its hour behind the rest, since
  /// between two others it would tell it.
  private func gallery(_ sources: EntrySources) -> [GalleryPicture] {
    guard !entry.gallery.isEmpty else { return [] }
    var seen = Set(sources.shown(in: entry).map(\.id))
    var pictures: [(shown: GalleryPicture, isLast: Bool)] = []
    for picture in entry.gallery {
      guard let photo = sources.photo(picture.file), seen.insert(photo.id).inserted else { continue }
      let shown = GalleryPicture(photo: photo.id, alternative: picture.alternative)
      pictures.append((shown, photo.photo.withholdsHour))
    }
    return pictures.filter { !$0.isLast }.map(\.shown) + pictures.filter(\.isLast).map(\.shown)
  }

  /// The named cover, else the first picture of the text to which no words lead with a colon, else the first that belongs to
  /// the entry; what was drawn only where there is nothing else, and no paper or screen.
  private func cover(_ sources: EntrySources) -> Reasoned<PhotoID>? {
    if let named = entry.cover.flatMap(sources.photo), named.hasStill {
      return Reasoned(named.id, because: .written(file: entry.file))
    }
    let stills = (sources.shown(in: entry) + sources.gallery(of: entry))
      .filter { $0.hasStill && !$0.isPaperOrScreen }
    let photographs = stills.filter { !$0.isGraphic }
    let announced = Set(body.announcedImages.compactMap { entry.pictures[$0].flatMap(sources.photo)?.id })
    let first = photographs.first { !announced.contains($0.id) } ?? photographs.first ?? stills.first
    return first.map { Reasoned($0.id, because: .pictureInText(file: $0.photo.file)) }
  }
}

/// Decides whether an entry's lead stands above its text.
enum EntryLead {
  /// Nil for one that only says again how the text begins.
  static func shown(_ lead: String?, above body: MarkdownDocument) -> String? {
    guard let lead else { return nil }
    let words = letters(lead)
    return words.isEmpty || letters(body.firstParagraph ?? "").starts(with: words) ? nil : lead
  }

  /// Looked for one by one: a lead mostly differs from the text in its first word.
  private static func letters(_ text: String) -> LazyFilterSequence<String> {
    text.prefix(2000).lowercased().lazy.filter { $0.isLetter || $0.isNumber }
  }
}

/// Finds what an entry is called.
enum EntryTitle {
  /// The written title, else the first heading, else the file's name, else the place, the text's first words
  /// or the date, which stands for none; and the text without the heading that would only say it again. A camera's name
  /// is none of these, nor that of who wrote it, nor, for what is of a day, the number of a day or its date, unless it
  /// `keepsDate` that is written as a feast's name. Nor does the text begin with a line that says no more than its day.
  static func titleAndBody(
    of entry: JournalEntry, day: LocalDate?, keepsDate: Bool = false
  ) -> (title: Reasoned<String>, body: MarkdownDocument) {
    let (title, body) = titleAndRest(of: entry, entry.body.withoutOpening(of: day), day, keepsDate)
    return (titleWithoutDate(title, ownDays(of: entry, day)), body.withoutOpening(of: day))
  }

  private static func titleAndRest(
    of entry: JournalEntry, _ text: MarkdownDocument, _ day: LocalDate?, _ keepsDate: Bool
  ) -> (title: Reasoned<String>, body: MarkdownDocument) {
    var body = text
    let counts = { (words: String) in
      day.map { DayNumberTitle.isOne(words) || DateTitle.isOne(words, of: $0) } ?? false
    }
    let heading = openingHeading(of: text)
    if let title = entry.title, !CameraName.isOne(title.value), !onlySaysDay(title.value, day, keepsDate) {
      if heading == title.value || heading == (title.value.withTypographicQuotes ?? title.value) {
        body = body.withoutFirstBlock
      }
      return (Reasoned(title.value, because: .written(file: entry.file)), body)
    }
    if let heading, counts(heading) {
      // Where the text goes on under other headings, this one tells its part from theirs, unless all are below it.
      let level = body.blocks[0].level ?? 0
      let isAlone = !body.blocks.dropFirst().contains { $0.level.map { $0 <= level } ?? false }
      return (untitled(entry, day: day), isAlone ? body.withoutFirstBlock : body)
    }
    // `Morning` above `Afternoon` and `Evening` tells one part from the others.
    if let heading, PartsOfDay.all.contains(heading.lowercased()),
      !body.blocks.dropFirst().allSatisfy({ $0.level == nil })
    {
      return (untitled(entry, day: day), body)
    }
    if let heading {
      body = body.withoutFirstBlock
      return (Reasoned(heading, because: .firstHeading), body)
    }
    if let heading = text.firstHeading, !heading.isEmpty, !CameraName.isOne(heading), !counts(heading) {
      return (Reasoned(heading, because: .firstHeading), body)
    }
    return (untitled(entry, day: day), body)
  }

  private static func ownDays(of entry: JournalEntry, _ day: LocalDate?) -> OwnDays? {
    day.map { OwnDays(first: $0, last: entry.lastDay(from: $0)) }
  }

  /// What somebody wrote as a title, behind the date with which that begins.
  private static func titleWithoutDate(_ title: Reasoned<String>, _ days: OwnDays?) -> Reasoned<String> {
    switch title.reason {
    case .written, .firstHeading:
      guard let rest = days?.behindDate(in: title.value), rest != title.value else { return title }
      return Reasoned(rest, because: title.reason, insteadOf: title.alternatives)
    default: return title
    }
  }

  private static func untitled(_ entry: JournalEntry, day: LocalDate?) -> Reasoned<String> {
    let ofFile =
      CameraName.isOne(entry.slugWish)
      ? "" : Wording.title(fromFileName: entry.slugWish, of: ownDays(of: entry, day))
    let isWeekday =
      day.map { WeekdayNames.shortDay(ofFile) == $0.weekday } ?? false
    let name = entry.isCalledByWriter || isWeekday || onlySaysDay(ofFile, day) ? "" : ofFile
    let place = entry.place?.value.name
    if !name.isEmpty {
      // A file has no capitals, and the place beside it is told as somebody wrote that.
      let isPlace = place?.lowercased() == name.lowercased()
      return Reasoned(isPlace ? place ?? name : name, because: .fileName)
    }
    if let place { return Reasoned(place, because: .written(file: entry.file)) }
    let words = Wording.firstWords(of: entry.body, day: day)
    if !words.isEmpty { return Reasoned(words, because: .firstWords) }
    return Reasoned(day?.description ?? EntryFileName.stem(entry.file), because: .standard)
  }

  /// Whether what somebody called an entry only counts the day or says its date. A weekday alone may be a name.
  private static func onlySaysDay(_ text: String, _ day: LocalDate?, _ keepsDate: Bool = false) -> Bool {
    guard let day else { return false }
    if DayNumberTitle.isOne(text) { return true }
    return DateTitle.isWhole(text, of: day) && !(keepsDate && DateTitle.isOfEachYear(text, of: day))
  }

  /// The heading with which a text begins.
  private static func openingHeading(of body: MarkdownDocument) -> String? {
    guard case .heading? = body.blocks.first, let heading = body.firstHeading, !heading.isEmpty,
      !CameraName.isOne(heading)
    else { return nil }
    return heading
  }
}

extension Block {
  /// That of a heading; nil for any other block.
  fileprivate var level: Int? { if case .heading(let level, _) = self { level } else { nil } }

  /// Whether it is a line of nothing but pictures.
  fileprivate var isOfPictures: Bool {
    guard case .paragraph(let line) = self else { return false }
    return line.allSatisfy {
      switch $0 {
      case .image, .softBreak, .hardBreak: true
      case .text(let words): words.allSatisfy(\.isWhitespace)
      default: false
      }
    }
  }

  /// Whether all that it says is which day that is, in so few words that nothing else can be in it.
  fileprivate func isDate(_ day: LocalDate) -> Bool {
    switch self {
    case .paragraph(let line), .heading(_, let line):
      line.count <= 8 && line.allSatisfy(\.isWords) && DateTitle.isWhole(line.plainText, of: day)
    default: false
    }
  }
}

extension Inline {
  /// Whether it is text, which may be set off.
  fileprivate var isWords: Bool {
    switch self {
    case .text, .softBreak: true
    case .emphasis(let line), .strong(let line): line.allSatisfy(\.isWords)
    default: false
    }
  }
}

extension MarkdownDocument {
  /// Without the line before all other words that says no more than its day, since pages say that themselves; a text of
  /// nothing else stays, and so does a heading that tells its part from others.
  fileprivate func withoutOpening(of day: LocalDate?) -> MarkdownDocument {
    guard let day, blocks.count > 1, let index = blocks.firstIndex(where: { !$0.isOfPictures }),
      blocks[index].isDate(day)
    else { return self }
    if let level = blocks[index].level {
      let isAlone = !blocks[(index + 1)...].contains { $0.level.map { $0 <= level } ?? false }
      guard isAlone, index > 0 else { return self }
    }
    var rest = blocks
    rest.remove(at: index)
    return MarkdownDocument(blocks: rest, footnotes: footnotes)
  }
}

/// The name of a text's file, where nothing else is known of it.
private enum EntryFileName {
  static func stem(_ file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}
