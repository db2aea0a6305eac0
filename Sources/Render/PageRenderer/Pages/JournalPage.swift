import Markdown
import SiteLanguage
import SiteOutput
import TripModel
import TripPlanning

/// The journal: all entries in the order of time, day by day, to be read from end to end.
struct JournalPage {
  private let scope: PageScope

  private let heat: HeatMap?

  init(site: TripSite, path: OutputPath) {
    let scope = PageScope(site: site, path: path)
    self.scope = scope
    heat = JournalHeat.measure(site.plan).map { HeatMap(scope: scope, heat: $0) }
  }

  private var words: Words { scope.words }
  private var plan: TripPlan { scope.plan }

  /// A longer journal would be too heavy as one page: it shows how entries begin.
  private static let maxWholeEntries = 200

  var file: OutputFile {
    let count = plan.journal.entries.reduce(0) { $0 + $1.wordCount }
    let lede = words.counted(
      .journalLede, plan.journal.entries.count, ["words": words.counted(.countWords, count)])
    return scope.file(
      "journal", section: .journal, title: words[.navJournal], description: lede,
      [
        "lede": .text(lede), "heat": TemplateValue(heat?.record), "days": TemplateValue(days),
        "tagsHref": scope.allTags,
      ])
  }

  private var days: [Record] {
    var groups: [(date: LocalDate, entries: [Record])] = []
    for index in plan.journal.entries.indices {
      let day = plan.journal.entries[index].day.value
      if groups.last?.date != day { groups.append((day, [])) }
      groups[groups.count - 1].entries.append(record(EntryID(index)))
    }
    // What was written in the small hours may stand between the entries of another day.
    var anchored: Set<LocalDate> = []
    return groups.map { group in
      [
        "anchor": anchored.insert(group.date).inserted ? .text(HeatMap.anchor(of: group.date)) : .none,
        "overview": heat == nil ? .none : .text("#" + HeatMap.anchor),
        "label": .text(scope.label(of: group.date)), "date": .record(scope.dayLink(group.date)),
        "hasNumber": .flag(scope.site.day(on: group.date)?.number != nil),
        "entries": TemplateValue(group.entries),
      ]
    }
  }

  private func record(_ id: EntryID) -> Record {
    let article = EntryArticle(scope: scope, id: id)
    let isWhole = plan.journal.entries.count <= Self.maxWholeEntries
    let body = isWhole ? article.leadFigure + article.body(topLevel: 4, hasInitial: false) : .empty
    return EntryTeaser(scope: scope, id: id).record.with([
      // Without a text, the lead stands there as the excerpt; where texts are left out, with the way to the entry's page.
      "isAll": .flag(isWhole),
      "bodyHTML": .html(body), "standfirst": TemplateValue(body.text.isEmpty ? nil : plan[id].lead),
      "anchor": .text("e\(id.index + 1)"),
      "meta": TemplateValue(article.meta.map { ["text": .text($0)] }),
    ])
  }
}
