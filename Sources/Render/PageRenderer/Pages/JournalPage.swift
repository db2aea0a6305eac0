import Markdown
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The journal: an index of all entries in the order of time, day by day. A long one is a page a month, and its own page
/// leads to them.
struct JournalPage {
  private let scope: PageScope
  private let heat: HeatMap?
  /// Which of its months the page shows; nil on the journal's own.
  private let month: Int?

  init(site: TripSite, path: OutputPath, month: Int? = nil) {
    let scope = PageScope(site: site, path: path)
    self.scope = scope
    self.month = month
    let entries = site.plan.journal.entries
    let isCounted = entries.reduce(0) { $0 + $1.wordCount } >= Self.fewestCounted
    // A journal by months leads to its days by nothing else.
    heat =
      month == nil && (isCounted || !site.plan.addresses.journalMonths.isEmpty)
      ? JournalHeat.measure(site.plan).map { HeatMap(scope: scope, heat: $0) } : nil
  }

  /// Words: with fewer in all it says nothing which day has more of them.
  private static let fewestCounted = 500

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }
  private var months: [JournalMonth] { plan.addresses.journalMonths }

  /// Those that the page tells of, by their places in the plan.
  private var told: [Int] { month.map { months[$0].entries } ?? Array(plan.journal.entries.indices) }
  /// Those that stand on it.
  private var shown: [Int] { month == nil && !months.isEmpty ? [] : told }

  var file: OutputFile {
    let told = told
    let count = told.reduce(0) { $0 + plan.journal.entries[$1].wordCount }
    let lede = words.counted(.journalLede, told.count, ["words": words.counted(.countWords, count)])
    let name = month.map { self.name(of: months[$0]) }
    let days = days
    return scope.file(
      "journal", section: .journal,
      title: name.map { words[.navJournal] + " · " + $0 } ?? words[.navJournal], description: lede,
      [
        "title": .text(name ?? words[.navJournal]), "above": above, "lede": .text(lede),
        "heat": TemplateValue(heat?.record), "days": TemplateValue(days.records),
        "isMixed": .flag(days.isMixed), "months": TemplateValue(month == nil ? months.map(card) : []),
        "tagsHref": month == nil ? scope.allTags : .none,
        "turn": month.map { turning(at: $0).value(on: scope, label: .navJournal) } ?? .none,
      ])
  }

  // MARK: - The months

  private func name(of month: JournalMonth) -> String {
    month.entries.first.map { words.dates.month(plan.journal.entries[$0].day.value) } ?? ""
  }

  /// The month as a card: the picture of its first entry that has one stands for it, else what is drawn for its first.
  private func card(of month: JournalMonth) -> Record {
    let cover = month.entries.lazy.compactMap { plan.journal.entries[$0].cover?.value }.first
    let first = cover == nil ? month.entries.first : nil
    return [
      "href": .text(scope.link(month.page)), "title": .text(name(of: month)),
      "count": .text(words.counted(.countEntries, month.entries.count)),
      "picture": TemplateValue(cover.map { scope.picture(plan[$0], use: .shelf, alternative: "") }),
      "drawnHTML": TemplateValue(first.map { EntryVignette(scope: scope, entry: EntryID($0)).ofShelf }),
    ]
  }

  private var above: TemplateValue {
    guard month != nil, let journal = plan.addresses.journal else { return .none }
    let record: Record = ["href": .text(scope.link(journal)), "label": .text(words[.navJournal])]
    return .record(record)
  }

  private func turning(at index: Int) -> Turning {
    Turning(at: index, of: months, by: (.previousPage, .nextPage)) { month, phrase in
      Turning.Side(page: month.page, label: words[phrase], title: name(of: month))
    }
  }

  // MARK: - The days

  /// The way from a day to all of them: to the heat map, else from a month to the journal's own page.
  private var overview: String? {
    if heat != nil { return "#" + HeatMap.anchor }
    guard month != nil else { return nil }
    return plan.addresses.journal.map { scope.link($0, fragment: HeatMap.anchor) }
  }

  /// The entries that stand on the page, by their places in the plan, those of a day together. What was written in the
  /// small hours may stand between the entries of another day, which then comes twice.
  private var groups: [(date: LocalDate, entries: [Int])] {
    var groups: [(date: LocalDate, entries: [Int])] = []
    for index in shown {
      let day = plan.journal.entries[index].day.value
      if groups.last?.date != day { groups.append((day, [])) }
      groups[groups.count - 1].entries.append(index)
    }
    return groups
  }

  /// The days with their entries, and whether one comes twice.
  private var days: (records: [Record], isMixed: Bool) {
    let groups = groups
    let isDrawn =
      plan.days.count <= Self.maxDrawn && shown.allSatisfy { plan.journal.entries[$0].cover == nil }
    var anchored: Set<LocalDate> = []
    let overview = overview
    var before: Int?
    let records = groups.map { group -> Record in
      let isFirst = anchored.insert(group.date).inserted
      let isAgain = !isDrawn && goesOn(group.entries, from: before)
      before = group.entries.last
      let mayLead = groups.count <= Self.maxLed && !group.entries.count.isMultiple(of: 2)
      let isLed = mayLead && (group.entries.first.map { opening(of: EntryID($0)).isEnough } ?? false)
      let only = group.entries.count == 1 ? group.entries.first.map { plan.journal.entries[$0] } : nil
      let entries = group.entries.enumerated().map { place, index -> Record in
        let map = isDrawn && isFirst && place == 0 ? smallMap(of: group.date) : nil
        var told = record(EntryID(index), map: map, isLead: isLed && place == 0)
        // Beside others of its first day it says itself of which days it tells.
        if only == nil, let dates = scope.dates(of: plan.journal.entries[index]) {
          told = told.with(["time": .record(["iso": .text(group.date.description), "label": .text(dates)])])
        }
        return isAgain ? told.with(["title": told["excerpt"], "excerpt": .none]) : told
      }
      return [
        "anchor": isFirst ? .text(DayAnchors.journalAnchor(of: group.date)) : .none,
        "overview": TemplateValue(overview),
        "label": .text(scope.label(of: group.date)),
        "date": .record(date(of: group.date, only: only, isAgain: isAgain)),
        "again": TemplateValue(isAgain ? before.map { plan.journal.entries[$0].title.value } : nil),
        "hasNumber": .flag(scope.site.day(on: group.date).flatMap(plan.toldNumber) != nil),
        "entries": TemplateValue(entries),
      ]
    }
    return (records, anchored.count < groups.count)
  }

  /// A date that stands on one line beside its entries, with the year where it does not tell by itself which day is
  /// meant; in short on a row behind its number. The only entry of a day may tell of the days behind it as well.
  private func date(of day: LocalDate, only entry: EntryPlan?, isAgain: Bool) -> Record {
    if let entry, entry.until != nil { return scope.dayLink(of: entry) }
    return scope.dayLink(day).with(["label": .text(isAgain ? scope.shortDate(day) : scope.dateName(day))])
  }

  /// Whether a day's only entry is called as the one before it, as on a stay, and has words and no picture: then its
  /// words stand in a row below the heading of the first.
  private func goesOn(_ entries: [Int], from before: Int?) -> Bool {
    guard let before, entries.count == 1, let index = entries.first else { return false }
    let entry = plan.journal.entries[index]
    return entry.cover == nil && entry.title.value == plan.journal.entries[before].title.value
      && EntryTeaser(scope: scope, id: EntryID(index)).record["excerpt"].isShown
  }

  /// How the text of an entry that may lead its day begins, and whether that is enough to stand beside a large picture.
  private func opening(of id: EntryID) -> (paragraphs: [String], isEnough: Bool) {
    let entry = plan[id]
    let paragraphs = EntryExcerpt(entry: entry).opening(below: entry.title.value, upTo: Self.lengthOfLead)
    return (paragraphs, paragraphs.reduce(0) { $0 + $1.count } >= Self.leastOfLead)
  }

  /// Characters that fill half of a page beside its picture, and fewer than which leave a hole there.
  private static let (lengthOfLead, leastOfLead) = (420, 170)

  /// With more days on the page no entry leads its day by a large picture: rows are gone through faster.
  private static let maxLed = 20

  /// Days of a trip whose maps are drawn where no entry has a picture: a map weighs more than the address of one.
  private static let maxDrawn = 31

  /// The small map of a day.
  private func smallMap(of date: LocalDate) -> HTML? {
    scope.site.day(on: date).flatMap { TripMap(scope: scope, name: "day-\(date)").small(of: $0, isRow: true) }
  }

  /// How an entry begins, and the picture that stands for it; in a journal without any the map of its day. Beside others'
  /// pictures nothing is drawn in the place of one: its words have the whole width.
  private func record(_ id: EntryID, map: HTML?, isLead: Bool) -> Record {
    let cover = plan[id].cover?.value
    let entry = plan[id]
    let shown = cover ?? clip(of: entry)
    // An emoji and an hour alone tell nobody where it was.
    let kind = KindSign(entry.kind, in: words)?.label ?? ""
    let isUntold = entry.placeName == nil && kind.isEmpty
    let place = isUntold ? scope.toldTown(of: entry) : entry.placeName
    let besideTitle = place == entry.title.value ? nil : place
    let isLead = isLead && cover != nil
    let opening = isLead ? opening(of: id).paragraphs : []
    let teaser = EntryTeaser(scope: scope, id: id).record
    return teaser.with([
      "excerpt": (opening.first ?? pictures(of: entry) ?? way(beside: entry)).map(TemplateValue.text)
        ?? teaser["excerpt"],
      "further": TemplateValue(opening.dropFirst().map { ["text": .text($0)] }),
      "anchor": .text("e\(id.index + 1)"), "placeName": TemplateValue(besideTitle),
      "isAll": .flag(EntryRest(scope: scope, entry: plan[id]).isEmpty),
      "who": EntryArticle(scope: scope, id: id).who,
      "picture": TemplateValue(
        shown.map { scope.picture(plan[$0], use: .told(isLead: isLead), alternative: "") }),
      "mapHTML": TemplateValue(shown == nil ? map : nil), "isLead": .flag(isLead),
    ])
  }

  /// From where to where its day went, and how far, beside the only entry of that which says no more than its title.
  private func way(beside entry: EntryPlan) -> String? {
    guard EntryExcerpt(entry: entry).text(below: entry.title.value) == nil,
      let day = scope.site.day(on: entry.day.value), day.entries.count == 1, let ends = scope.ends(of: day)
    else { return nil }
    return [ends, DayDistance(besideTitleOf: day, on: scope)?.told].compactMap(\.self).joined(
      separator: " · ")
  }

  /// The first clip of an entry that has neither a picture nor words: its drawn sign tells the row from others.
  private func clip(of entry: EntryPlan) -> PhotoID? {
    guard entry.wordCount == 0 else { return nil }
    let all = entry.body.images.compactMap { entry.pictures[$0.source] } + entry.gallery.map(\.photo)
    return all.first { plan[$0].photo.isClip }
  }

  /// How many pictures and clips an entry without words has, where the one beside it is not all of them.
  private func pictures(of entry: EntryPlan) -> String? {
    guard entry.wordCount == 0 else { return nil }
    let all = Set(entry.pictures.values).union(entry.gallery.map(\.photo))
    let isSeen = all.count == 1 && entry.cover.map { all.contains($0.value) } ?? false
    return all.isEmpty || isSeen ? nil : scope.counted(all.map { plan[$0] })
  }
}
