import SiteLanguage
import TripModel
import TripPlanning

/// A day as a card: its picture, else its map, else what is drawn for its first entry, else its words alone.
struct DayCard {
  let scope: PageScope
  let day: DayPlan
  var look = Look.card

  /// How much room it has.
  enum Look: Hashable {
    case card
    /// A row of a long list: its picture is small, and no map stands for one.
    case row
    /// A row where few days have a picture: a small map stands before the words of the others.
    case mapped
  }

  /// The days behind it that hold nothing.
  var quiet: [DayPlan] = []

  /// The days behind it that are called as it is, as those of a stay: a line each below its one heading.
  var stayed: [DayPlan] = []

  private var isRow: Bool { look != .card }

  /// Whether a day behind it is no more than a line below its heading: in a long list one of the same name, with words
  /// and without a picture. Behind a day of which nothing was kept a heading begins anew, so that days stay in order.
  func holds(_ next: DayPlan) -> Bool {
    look == .row && quiet.isEmpty && next.kept == nil && scope.ownTitle(of: next) != nil
      && scope.title(of: next) == scope.title(of: day) && scope.plan.cardPicture(of: next) == nil
      && DayCard(scope: scope, day: next, look: look).excerpt != nil
  }

  private var lines: [Record] {
    stayed.map { day -> Record in
      let card = DayCard(scope: scope, day: day, look: look)
      return [
        "href": .text(scope.link(day.page)), "label": .text(scope.label(of: day)),
        "date": day.number == nil ? .none : .text(scope.dateName(day.date)),
        "text": TemplateValue(card.excerpt), "signs": TemplateValue(card.signs),
      ]
    }
  }

  var record: Record {
    let record: Record = [
      "href": .text(scope.link(day.page)), "number": .text(scope.label(of: day)),
      "date": ["iso": .text(day.date.description), "label": .text(scope.dateName(day.date))],
      "hasNumber": .flag(scope.plan.toldNumber(of: day) != nil),
      "hasOwnTitle": .flag(scope.ownTitle(of: day) != nil),
      "title": .text(scope.title(of: day).withHyphensHeld),
      "excerpt": TemplateValue(excerpt),
      "picture": picture,
      "isSmall": .flag(cover.map { isRow ? $0.isSpeck : $0.isStamp || $0.isGraphic } ?? false),
      "isSpeck": .flag(!isRow && cover?.isSpeck ?? false),
      "isTall": .flag(cover.map { $0.ratio < Self.tall } ?? false), "mapHTML": map,
      "signs": TemplateValue(signs), "strip": TemplateValue(strip), "kept": scope.kept(day.kept),
      "stayed": TemplateValue(lines), "isQuiet": .flag(false),
    ]
    return record.with(QuietDays(scope: scope, days: quiet).fields)
  }

  /// What its first entry begins with and its title does not say, as much of it as a card or a row has room for: a
  /// browser that cuts cuts within a word.
  private var excerpt: String? {
    let first = day.entries.first.map { EntryExcerpt(entry: scope.plan[$0]) }
    let text: String? =
      if let first {
        first.text(below: scope.title(of: day)) ?? scope.ends(of: day)
      } else {
        scope.line(on: day)
      }
    let length = look == .row ? 75 : Self.lengthOfExcerpt
    return text?.cutAtClause(at: length) ?? scope.pictureTitle(of: day, upTo: length)
      ?? firstWords?.cutAtClause(at: length)
  }

  /// What was said first on a day that nothing else tells.
  private var firstWords: String? {
    guard day.entries.isEmpty, let chat = day.chats.first else { return nil }
    return scope.firstWords(of: scope.plan[chat])
  }

  /// Characters: four or five lines of a card.
  static let lengthOfExcerpt = 150

  /// Whether its line says how far it was, as where nothing was recorded of it: two figures for one way would differ.
  private var isDistanceSaid: Bool {
    day.entries.isEmpty && day.way == nil
      && day.remarks.contains { if case .crossing(let metres, _, _) = $0 { metres > 0 } else { false } }
  }

  /// Width by height below which a picture would lose most of itself in a wide frame.
  private static let tall = 0.87

  /// A speck is as large as it is, on a card and in a row; of what was drawn or written a card cuts nothing off.
  private var cover: PhotoPlan? { scope.plan.cardPicture(of: day).map { scope.plan[$0] } }

  private var picture: TemplateValue {
    guard let cover else { return .none }
    return .record(scope.picture(cover, use: isRow ? .thumb : .card))
  }

  /// A strip of further pictures below what is told of the only day, which has the width of the page: from all over it, as
  /// many as fill one row or two.
  private var strip: [Record] {
    guard look == .card, scope.plan.days.count == 1, let cover else { return [] }
    let taken: Set<PhotoID?> = [cover.id, scope.plan.media.cover?.value]
    let others = day.photos.map { scope.plan[$0] }.filter { photo in
      !taken.contains(photo.id) && photo.hasStill && !photo.isGraphic && !photo.isPaperOrScreen
        && !photo.isStamp
    }
    let rows = min(Self.rowsOfStrip, others.count / Self.picturesInRow)
    let count = rows * Self.picturesInRow
    return (0..<count).map { index in
      scope.picture(others[index * others.count / count], use: .thumb, alternative: "")
    }
  }

  private static let rowsOfStrip = 2
  private static let picturesInRow = 3

  /// Whether the map of the trip, above the cards, is that of the day: a third one of the same way would tell nothing.
  private var isOnMapAbove: Bool { scope.plan.days.count == 1 && !scope.plan.isNowhere }

  private var map: TemplateValue {
    guard cover == nil, !isOnMapAbove, look != .row,
      day.cover.map({ !scope.plan.isAboveCards($0.value) }) ?? true
    else {
      return .none
    }
    let map = TripMap(scope: scope, name: "day-\(day.date)")
    return TemplateValue((isRow ? map.cell(of: day) : map.small(of: day)) ?? day.vignette(on: scope))
  }

  private var signs: [Record] {
    let words = scope.words
    var signs: [Record] = []
    func add(_ symbol: String, _ text: String, spoken: String? = nil) {
      signs.append(["symbol": .text(symbol), "text": .text(text), "spoken": TemplateValue(spoken)])
    }
    // As the calendar has it, so that all of them stand on one line.
    if !isDistanceSaid, let distance = DayDistance(besideTitleOf: day, on: scope) {
      let isFlown = day.isOnlyFlown && !distance.isBeyondFlights
      add(isFlown ? "flight" : "way", distance.short, spoken: distance.isAtLeast ? distance.told : nil)
    }
    // Of a row with its only picture nobody counts them.
    if day.photos.count > (isRow && cover != nil ? 1 : 0) {
      add("photo", scope.counted(day.photos.map { scope.plan[$0] }))
    }
    if day.entries.count > (isOfSeveralEntries ? 0 : 1) {
      add("entry", words.counted(.countEntries, day.entries.count))
    }
    let messages = day.chats.reduce(0) { $0 + scope.plan[$1].messages.count }
    if messages > 0 { add("entry", words.counted(.countMessages, messages)) }
    if let money = day.money, money.spent.minorUnits != 0 { add("money", words.money.rounded(money.spent)) }
    return signs
  }
}

extension DayCard {
  /// Whether some day has more than one entry: then each card says how many, since one without would have none.
  private var isOfSeveralEntries: Bool { scope.plan.days.contains { $0.entries.count > 1 } }
}

extension PageScope {
  /// From where to where a day went of which its words say nothing but what it is called by: `Bussang – Portieux`.
  func ends(of day: DayPlan) -> String? {
    day.route.stops.count > 1 ? towns(of: day, besides: title(of: day)) : nil
  }

  /// What the picture of a day is called that only its date tells from others, to stand below that; nil where the day
  /// has a name, a line or an entry, and where nobody described the picture.
  func pictureTitle(of day: DayPlan, upTo length: Int) -> String? {
    guard day.entries.isEmpty, ownTitle(of: day) == nil, line(on: day) == nil else { return nil }
    guard let caption = day.cover.flatMap({ plan[$0.value].caption?.value }), !caption.isEmpty else {
      return nil
    }
    return caption.cutAtClause(at: length)
  }
}

extension DayPlan {
  /// Whether all that is known of its way was flown.
  fileprivate var isOnlyFlown: Bool {
    way == nil && !route.legs.isEmpty && route.legs.allSatisfy { $0.mode == .flight }
  }

  /// What is drawn for its first entry; nil for a day without any.
  func vignette(on scope: PageScope) -> HTML? {
    entries.first.map { EntryVignette(scope: scope, entry: $0).ofCard }
  }
}

/// An entry in a few words, with the way to the whole.
struct EntryTeaser {
  let scope: PageScope
  let id: EntryID

  /// Read where it stands in the plan.
  private var entry: EntryPlan { _read { yield scope.site.plan.journal.entries[id.index] } }

  var record: Record {
    [
      "href": .text(scope.link(entry.page)), "title": .text(entry.title.value.withHyphensHeld),
      "excerpt": TemplateValue(
        EntryExcerpt(entry: entry).text(below: entry.title.value)?.cutAtClause(at: DayCard.lengthOfExcerpt)),
      "day": .text(scope.label(of: entry.day.value)), "date": .record(scope.dayLink(of: entry)),
      "time": scope.hour(of: entry),
      "placeName": TemplateValue(entry.placeBesideTitle),
      "kind": TemplateValue(KindSign(entry.kind, in: scope.words)?.record),
      "length": .text(scope.words.counted(.countWords, entry.wordCount)), "kept": scope.kept(entry.kept),
    ]
  }

  /// The same with its picture, where nothing around it shows what it is of.
  var pictured: Record {
    guard let cover = entry.cover.map({ scope.plan[$0.value] }), cover.hasStill else { return record }
    let picture = scope.picture(cover, use: .thumb, alternative: "", isLight: true)
    return record.with(["picture": .record(picture)])
  }
}
